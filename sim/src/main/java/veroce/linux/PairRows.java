package veroce.linux;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import veroce.guest.GuestShell;

/** Debian's own programs of verbs in two guests, over the NICs and the network between them. */
final class PairRows {
    /** What a program may take: lost tails cost simulated time, which goes slowly. */
    private static final int SECONDS = 180;
    private static final int LIVES = 12;
    private static final int END_SECONDS = 60;
    /** What timeout gives then, 128 and the signal. */
    private static final int TERMINATED = 143;
    private static final int ITERATIONS = 100;
    private static final int BYTES = 4096;
    private static final int LARGE = 1 << 20;
    private static final String PINGPONG = "/usr/bin/ibv_rc_pingpong -d veroce0 -g 1 ";
    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private final GuestPair pair;
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows = new ArrayList<>();

    PairRows(GuestPair pair, LinuxSettings settings, Consumer<String> progress) {
        this.pair = pair;
        this.settings = settings;
        this.progress = progress;
    }

    List<LinuxRow> look() {
        for (int i = 0; i < 2; i++) {
            load(i);
        }
        large();
        rows.addAll(new AttackRows(pair, progress).look());
        for (double loss : new double[] {0, settings.loss()}) {
            for (String mode : new String[] {"", "-e "}) {
                pingpong("ibv_rc_pingpong " + (mode.isEmpty() ? "polling" : "with events")
                    + (loss == 0 ? "" : ", some frames lost"), loss, mode);
            }
        }
        rows.addAll(new PerftestRows(pair, settings, progress).look());
        killed();
        pingpong("ibv_rc_pingpong after that", 0, "");
        many();
        for (int i = 0; i < 2; i++) {
            row("the driver is unloaded from guest " + (i + 1), "0", code(i, "rmmod veroce"));
        }
        return rows;
    }

    /** What has been seen so far. */
    List<LinuxRow> rows() {
        return rows;
    }

    private void load(int number) {
        String guest = "guest " + (number + 1);
        row("the driver is loaded in " + guest, "0", code(number, "modprobe ib_uverbs && insmod /veroce.ko netdev="
            + pair.interfaceOf(number)));
        row("ibv_devinfo -v in " + guest, "veroce0, PORT_ACTIVE, Ethernet, max_qp 14, GID of "
            + GuestPair.address(number), code(number, "/usr/bin/ibv_devinfo -v > /run/devinfo").equals("0")
            ? devinfo(number) : shell(number).run("cat /run/devinfo; dmesg | tail -n 5", SECONDS).text());
    }

    private String devinfo(int number) {
        String said = shell(number).demand("cat /run/devinfo", SECONDS);
        String address = GuestPair.address(number);
        return word(said, "hca_id:") + ", " + word(said, "state:") + ", " + word(said, "link_layer:") + ", max_qp "
            + word(said, "max_qp:") + ", GID of " + (said.contains("::ffff:" + address) ? address : "nobody");
    }

    private static String word(String said, String before) {
        return said.lines().map(String::strip).filter(line -> line.startsWith(before)).findFirst()
            .map(line -> line.substring(before.length()).strip().split("\\s+")[0]).orElse("no " + before);
    }

    /** Memory of a program that lies in as many pieces on the bus as it has pages. */
    private void large() {
        pingpong("1 MiB in many pieces", 0, "", LARGE, 4);
    }

    private void pingpong(String title, double loss, String mode) {
        pingpong(title, loss, mode, BYTES, ITERATIONS);
    }

    private void pingpong(String title, double loss, String mode, int bytes, int iterations) {
        progress.accept(title);
        pair.loses(loss);
        long before = pair.lost();
        byte[] random = fill(bytes);
        String line = PINGPONG + "-s " + bytes + " " + mode + "-n " + iterations;
        shell(SERVER).demand("(timeout " + SECONDS + " " + line + " > /run/server 2>&1; echo ended $? >> /run/server) &"
            + " sleep 1", SECONDS);
        row(title, "0, " + iterations + " iterations", client(line));
        row(title + ": its server", "0, " + iterations + " iterations", server());
        row(title + ": bytes in both guests", bytes + " and " + bytes, same(SERVER, random) + " and "
            + same(CLIENT, random));
        if (loss > 0) {
            row(title + ": they were", "yes", pair.lost() > before ? "yes" : "none of " + pair.sent());
        }
        pair.loses(0);
    }

    /** The client's memory gets bytes of which each is told from its neighbours, when it opens its region. */
    private byte[] fill(int bytes) {
        var random = new byte[bytes];
        new SplittableRandom(settings.seed() + rows.size()).nextBytes(random);
        commands(SERVER).takeClosed();
        commands(CLIENT).takeClosed();
        commands(CLIENT).atOpening(memory -> {
            System.arraycopy(random, 0, memory, 0, Math.min(bytes, memory.length));
            return memory;
        });
        return random;
    }

    private String client(String line) {
        var answer = shell(CLIENT).run("timeout " + SECONDS + " " + line + " " + GuestPair.address(SERVER),
            2 * SECONDS);
        return ending(answer.code(), answer.text());
    }

    /** Waits for its end, and tells it. */
    private String server() {
        var answer = shell(SERVER).run("for i in $(seq " + SECONDS + "); do grep -q ended /run/server && break;"
            + " sleep 1; done; cat /run/server", 2 * SECONDS);
        String code = word(answer.text(), "ended");
        return ending(code.matches("\\d+") ? Integer.parseInt(code) : -1, answer.text());
    }

    /** How it ended, and what it said of its work; or all that it said. */
    private static String ending(int code, String text) {
        String said = text.lines().filter(line -> line.contains(" iters in ")).findFirst().orElse(null);
        return code == 0 && said != null ? "0, " + said.split(" ")[0] + " iterations"
            : (code == TERMINATED ? "did not end in " + SECONDS + " s" : code) + ": " + text.replace("\n", " | ");
    }

    /** How many bytes of the region that a program has closed are as they were in the client's memory at first. */
    private String same(int number, byte[] wanted) {
        var region = commands(number).takeClosed();
        if (region == null) {
            return "no region";
        }
        int same = 0;
        int before = 0;
        for (int i = 0; i < Math.min(wanted.length, region.last().length); i++) {
            same += region.last()[i] == wanted[i] ? 1 : 0;
            before += region.first()[i] == wanted[i] ? 1 : 0;
        }
        return number == SERVER && before > wanted.length / 2 ? "they were there before" : Integer.toString(same);
    }

    /** A client that ends in the middle of its work leaves nothing behind, in the kernel or in the NIC. */
    private void killed() {
        progress.accept("a client is killed");
        String line = PINGPONG + "-n 1000000";
        shell(SERVER).demand("(" + line + " > /run/server 2>&1; echo ended $? >> /run/server) & sleep 1", SECONDS);
        shell(CLIENT).demand(line + " " + GuestPair.address(SERVER) + " > /run/client 2>&1 & sleep 4", SECONDS);
        long frames = pair.sent();
        shell(CLIENT).demand("sleep 1", SECONDS);
        row("frames go before a client is killed", "yes", pair.sent() > frames ? "yes" : "no");
        row("kill -9 of it", "0", code(CLIENT, "kill -9 $(pidof ibv_rc_pingpong)"));
        row("what it leaves in its NIC", "{}", left(CLIENT));
        row("its server is killed too", "0", code(SERVER, "kill -9 $(pidof ibv_rc_pingpong)"));
        row("what that leaves in its NIC", "{}", left(SERVER));
    }

    /** More queue pairs, one after the other, than the NIC has numbers, so that some begin another life. */
    private void many() {
        progress.accept("one after the other");
        String line = "timeout 60 " + PINGPONG + "-n 2 ";
        shell(SERVER).demand("(for i in $(seq " + LIVES + "); do " + line + "; done > /run/server 2>&1) &"
            + " sleep 1", SECONDS);
        row(LIVES + " more, one after the other", "0", code(CLIENT, "for i in $(seq " + LIVES + "); do"
            + " for j in $(seq 20); do " + line + GuestPair.address(SERVER)
            + " > /run/client 2>&1 && break; sleep 1; done;"
            + " grep iters /run/client || exit 1; done"));
        row("what they leave in the NICs", "{} and {}", left(SERVER) + " and " + left(CLIENT));
    }

    /** Objects in a NIC; its kernel ends those of a process some time after it has gone from the list of processes. */
    private String left(int number) {
        for (int i = 0; i < END_SECONDS && !commands(number).left().isEmpty(); i++) {
            shell(number).demand("sleep 1", SECONDS);
        }
        var left = commands(number).left();
        return left + (left.isEmpty() ? "" : " after " + END_SECONDS + " s");
    }

    private GivenCommands commands(int number) {
        return pair.guest(number).nic().commands();
    }

    private GuestShell shell(int number) {
        return pair.guest(number).shell();
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }

    private String code(int number, String command) {
        var answer = shell(number).run("(" + command + ")", SECONDS);
        return answer.code() == 0 ? "0" : answer.code() + ": " + answer.text() + "; the kernel's last words: "
            + shell(number).run("dmesg | tail -n 3", SECONDS).text();
    }
}
