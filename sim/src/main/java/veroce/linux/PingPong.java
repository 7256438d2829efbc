package veroce.linux;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/** Debian's ibv_rc_pingpong, or one like it, between two guests; the bytes that it sends are compared in the memory of both. */
final class PingPong {
    /** What a program may take: lost tails cost simulated time, which goes slowly. */
    private static final int SECONDS = 180;
    /** What timeout gives then, 128 and the signal. */
    private static final int TERMINATED = 143;
    static final int BYTES = 4096;
    static final int ITERATIONS = 100;
    static final String PROGRAM = "ibv_rc_pingpong";
    static final String LINE = line(PROGRAM);
    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private final GuestPair pair;
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;
    private final String line;

    /** @param rows take what is seen */
    PingPong(GuestPair pair, LinuxSettings settings, Consumer<String> progress, List<LinuxRow> rows) {
        this(PROGRAM, pair, settings, progress, rows);
    }

    /** @param program that has options and output of {@value #PROGRAM} */
    PingPong(String program, GuestPair pair, LinuxSettings settings, Consumer<String> progress, List<LinuxRow> rows) {
        line = line(program);
        this.pair = pair;
        this.settings = settings;
        this.progress = progress;
        this.rows = rows;
    }

    private static String line(String program) {
        return "/usr/bin/" + program + " -d veroce0 -g 1 ";
    }

    /** @param mode more options of the program, each with a space behind it */
    void run(String title, double loss, String mode) {
        run(title, loss, mode, BYTES, ITERATIONS);
    }

    void run(String title, double loss, String mode, int bytes, int iterations) {
        progress.accept(title);
        pair.loses(loss);
        long before = pair.lost();
        byte[] random = fill(bytes);
        String whole = line + "-s " + bytes + " " + mode + "-n " + iterations;
        pair.shell(SERVER).demand(Server.listening("timeout " + SECONDS + " " + whole), SECONDS);
        row(title, "0, " + iterations + " iterations", client(whole));
        row(title + ": its server", "0, " + iterations + " iterations", server());
        row(title + ": bytes in both guests", bytes + " and " + bytes, same(SERVER, random) + " and "
            + same(CLIENT, random));
        if (loss > 0) {
            row(title + ": they were", "yes", pair.lost() > before ? "yes" : "none of " + pair.sent());
        }
        pair.loses(0);
        commands(CLIENT).atOpening(memory -> memory);
    }

    /** Begins it at both ends, where it goes on until something happens to it. */
    void begin(String what, String mode) {
        String whole = line + mode + "-n 1000000 ";
        pair.shell(SERVER).demand(Server.listening(whole), SECONDS);
        pair.shell(CLIENT).demand("(" + whole + GuestPair.address(SERVER) + " > /run/client 2>&1;"
            + " echo ended $? >> /run/client) & sleep 4", SECONDS);
        long frames = pair.sent();
        pair.shell(CLIENT).demand("sleep 1", SECONDS);
        row("frames go before " + what, "yes", pair.sent() > frames ? "yes" : "no");
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

    private String client(String whole) {
        var answer = pair.shell(CLIENT).run("timeout " + SECONDS + " " + whole + " " + GuestPair.address(SERVER),
            2 * SECONDS);
        return ending(answer.code(), answer.text());
    }

    /** Waits for its end, and tells it. */
    private String server() {
        var answer = pair.shell(SERVER).run(Server.ended(SECONDS), 2 * SECONDS);
        String code = answer.text().lines().filter(line -> line.startsWith("ended ")).findFirst()
            .map(line -> line.substring("ended ".length()).strip()).orElse("");
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

    private GivenCommands commands(int number) {
        return pair.guest(number).nic().commands();
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }
}
