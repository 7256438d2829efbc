package veroce.linux;

import java.util.List;
import java.util.function.Consumer;

/** Connections that a connection manager makes, between two guests: Debian's rping, and perftest with -R. */
final class CmRows {
    /** Modules of the kernel that load with the driver, and what connection managers need. */
    static final List<String> MODULES = List.of("udp_tunnel", "ip6_udp_tunnel", "rdma_ucm");
    static final String MODPROBE = "modprobe -a ib_uverbs " + String.join(" ", MODULES);
    static final List<String> PROGRAMS = List.of("rping");
    private static final int SECONDS = 180;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private final GuestPair pair;
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    CmRows(GuestPair pair, LinuxSettings settings, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.settings = settings;
        this.progress = progress;
        this.rows = rows;
    }

    void look() {
        String at = GuestPair.address(SERVER);
        for (double loss : new double[] {0, settings.loss()}) {
            rping("rping", loss, at);
            String line = "/usr/bin/ib_write_bw -R -F -s 32768 -n 5";
            run("ib_write_bw -R", loss, line, line + " " + at);
        }
        for (int i = 0; i < 2; i++) {
            row("what connections leave in NIC " + (i + 1), "{}", pair.left(i));
        }
    }

    /** -V compares what has come back with what was sent. */
    void rping(String title, double loss, String address) {
        String line = "/usr/bin/rping -a " + address + " -C 60 -v -V ";
        run(title, loss, line + "-s", line + "-c");
    }

    private void run(String program, double loss, String server, String client) {
        String title = program + (loss == 0 ? "" : ", some frames lost");
        progress.accept(title);
        pair.loses(loss);
        long before = pair.lost();
        pair.shell(SERVER).demand(Server.waiting("timeout " + SECONDS + " " + server), SECONDS);
        var answer = pair.shell(CLIENT).run("timeout " + SECONDS + " " + client, 2 * SECONDS);
        row(title, "0", answer.code() == 0 ? "0" : answer.code() + ": " + answer.text().replace("\n", " | "));
        var ended = pair.shell(SERVER).run(Server.ended(SECONDS), 2 * SECONDS).text();
        row(title + ": its server", "ended 0", ended.lines().reduce("", (_, last) -> last).equals("ended 0") ? "ended 0"
            : ended.replace("\n", " | "));
        if (loss > 0) {
            row(title + ": they were", "yes", pair.lost() > before ? "yes" : "none of " + pair.sent());
        }
        pair.loses(0);
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }
}
