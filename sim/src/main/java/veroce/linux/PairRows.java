package veroce.linux;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Debian's own programs of verbs in two guests, over the NICs and the network between them. */
final class PairRows {
    private static final int SECONDS = 180;
    private static final int LIVES = 12;
    private static final int LARGE = 1 << 20;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private final GuestPair pair;
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows = new ArrayList<>();
    private final PingPong pingPong;

    PairRows(GuestPair pair, LinuxSettings settings, Consumer<String> progress) {
        this.pair = pair;
        this.settings = settings;
        this.progress = progress;
        pingPong = new PingPong(pair, settings, progress, rows);
    }

    List<LinuxRow> look() {
        for (int i = 0; i < 2; i++) {
            load(i);
        }
        pingPong.run("1 MiB in many pieces", 0, "", LARGE, 4); // as many on the bus as it has pages
        part(LinuxPart.ATTACKS, () -> rows.addAll(new ProgramRows(pair, progress).look(ProgramRows.PROGRAMS)));
        part(LinuxPart.PINGPONG, this::pingPong);
        part(LinuxPart.PERFTEST, () -> rows.addAll(new PerftestRows(pair, settings, progress).look()));
        part(LinuxPart.SIZES, () -> rows.addAll(new PerftestRows(pair, settings, progress).lookAtAllSizes()));
        part(LinuxPart.SHARED, () -> new SharedRows(pair, settings, progress, rows).look());
        part(LinuxPart.MEMORY, () -> new MemoryRows(pair, settings, progress, rows).look());
        part(LinuxPart.PINGPONG, this::ended);
        var connections = new CmRows(pair, settings, progress, rows);
        part(LinuxPart.ADDRESSES, () -> new AddressRows(pair, pingPong, connections, rows).look());
        part(LinuxPart.CONNECTIONS, connections::look);
        part(LinuxPart.EVENTS, () -> new EventRows(pair, pingPong, progress, rows).look());
        part(LinuxPart.LOSSES, () -> new LossRows(pair, pingPong, progress, rows).look());
        part(LinuxPart.PULLED, () -> new PulledRows(pair, pingPong, progress, rows).look());
        part(LinuxPart.TURNS, () -> new TurnRows(pair, pingPong, settings, progress, rows).look());
        part(LinuxPart.FAILING, () -> new FailingRows(pair, progress, rows).look());
        for (int i = 0; i < 2; i++) {
            row("event queues of guest " + (i + 1), "8", "" + pair.guest(i).nic().commands().eventQueues());
            row("the driver is unloaded from guest " + (i + 1), "0", code(i, "rmmod veroce"));
            row("event queues that it leaves", "0", "" + pair.guest(i).nic().commands().eventQueues());
            if (settings.kernel() == LinuxKernel.CHECKED) {
                rows.add(LostMemory.row(pair.shell(i), "guest " + (i + 1)));
            }
        }
        return rows;
    }

    private void part(LinuxPart part, Runnable look) {
        if (settings.has(part)) {
            look.run();
        }
    }

    private void pingPong() {
        for (double loss : new double[] {0, settings.loss()}) {
            for (String mode : new String[] {"", "-e "}) {
                pingPong.run("ibv_rc_pingpong " + (mode.isEmpty() ? "polling" : "with events")
                    + (loss == 0 ? "" : ", some frames lost"), loss, mode);
            }
        }
    }

    private void ended() {
        killed();
        pingPong.run("ibv_rc_pingpong after that", 0, "");
        many();
    }

    /** What has been seen so far. */
    List<LinuxRow> rows() {
        return rows;
    }

    private void load(int number) {
        String guest = "guest " + (number + 1);
        row("the driver is loaded in " + guest, "0", code(number, CmRows.MODPROBE + " && " + GuestPair.LOAD
            + pair.interfaceOf(number) + EventRows.ALL_VECTORS));
        pair.begins(number);
        row("the NIC of " + guest + " is behind an IOMMU", number == CLIENT ? "yes" : "no", pair.shell(number)
            .demand("[ -e /sys/class/infiniband/veroce0/device/iommu_group ] && echo yes || echo no", SECONDS).strip());
        row("ibv_devinfo -v in " + guest, "veroce0, PORT_ACTIVE, Ethernet, max_qp 14, GID of "
            + GuestPair.address(number), code(number, "/usr/bin/ibv_devinfo -v > /run/devinfo").equals("0")
            ? devinfo(number) : pair.shell(number).run("cat /run/devinfo; dmesg | tail -n 5", SECONDS).text());
    }

    private String devinfo(int number) {
        String said = pair.shell(number).demand("cat /run/devinfo", SECONDS);
        String address = GuestPair.address(number);
        return word(said, "hca_id:") + ", " + word(said, "state:") + ", " + word(said, "link_layer:") + ", max_qp "
            + word(said, "max_qp:") + ", GID of " + (said.contains("::ffff:" + address) ? address : "nobody");
    }

    private static String word(String said, String before) {
        return said.lines().map(String::strip).filter(line -> line.startsWith(before)).findFirst()
            .map(line -> line.substring(before.length()).strip().split("\\s+")[0]).orElse("no " + before);
    }

    /** A client that ends in the middle of its work leaves nothing behind, in the kernel or in the NIC. */
    private void killed() {
        progress.accept("a client is killed");
        pingPong.begin("a client is killed", "");
        row("kill -9 of it", "0", code(CLIENT, "kill -9 $(pidof " + PingPong.PROGRAM + ")"));
        row("what it leaves in its NIC", "{}", pair.left(CLIENT));
        row("its server is killed too", "0", code(SERVER, "kill -9 $(pidof " + PingPong.PROGRAM + ")"));
        row("what that leaves in its NIC", "{}", pair.left(SERVER));
    }

    /** More queue pairs, one after the other, than the NIC has numbers, so that some begin another life. */
    private void many() {
        progress.accept("one after the other");
        String line = "timeout 60 " + PingPong.LINE + "-n 2 ";
        pair.shell(SERVER).demand("(for i in $(seq " + LIVES + "); do " + line + "; done > /run/server 2>&1) &"
            + " sleep 1", SECONDS);
        row(LIVES + " more, one after the other", "0", code(CLIENT, "for i in $(seq " + LIVES + "); do"
            + " for j in $(seq 20); do " + line + GuestPair.address(SERVER)
            + " > /run/client 2>&1 && break; sleep 1; done;"
            + " grep iters /run/client || exit 1; done"));
        row("what they leave in the NICs", "{} and {}", pair.left(SERVER) + " and " + pair.left(CLIENT));
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }

    private String code(int number, String command) {
        return pair.code(number, command, SECONDS);
    }
}
