package veroce.linux;

import java.util.List;
import java.util.function.Consumer;

/** Shared receive queues: Debian's ibv_srq_pingpong, and a program of ours that tries their corners. */
final class SharedRows {
    static final String PING_PONG = "ibv_srq_pingpong";
    static final String PROGRAM = "verbs_srq";
    private static final String QUEUE_PAIRS = "-q 6 ";
    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private final GuestPair pair;
    private final LinuxSettings settings;
    private final PingPong pingPong;
    private final ProgramRows programs;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    SharedRows(GuestPair pair, LinuxSettings settings, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.settings = settings;
        this.rows = rows;
        pingPong = new PingPong(PING_PONG, pair, settings, progress, rows);
        programs = new ProgramRows(pair, progress);
    }

    void look() {
        for (double loss : new double[] {0, settings.loss()}) {
            for (String mode : new String[] {"", "-e "}) {
                pingPong.run(PING_PONG + " " + (mode.isEmpty() ? "polling" : "with events")
                    + (loss == 0 ? "" : ", some frames lost"), loss, QUEUE_PAIRS + mode);
            }
        }
        rows.addAll(programs.look(List.of(PROGRAM)));
        rows.add(new LinuxRow("what shared receive queues leave in the NICs", "{} and {}", pair.left(SERVER) + " and "
            + pair.left(CLIENT)));
    }
}
