package veroce.linux;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Debian's programs between our NIC with its driver, which speaks RoCEv2 then, and soft-RoCE of a kernel that knows
 * nothing of us; from either to the other.
 */
final class PeerRows {
    private static final int SECONDS = 180;
    private static final int END_SECONDS = 60;
    /** Room for packets of 4096 bytes. */
    private static final int MTU = 4220;
    /** The NIC's time goes slowly: 17 ms of it are seconds. */
    private static final String LOAD = "insmod /veroce.ko profile=roce timeout_max=12 netdev=";
    private static final String COUNTERS = "/sys/class/infiniband/veroce0/ports/1/hw_counters/";
    /** Of our NIC, which stay 0 with a peer that is well. */
    private static final List<String> FAULTS = List.of("rx_other", "rx_icrc", "rx_access", "tx_fatal_naks",
        "cq_overflow", "qp_errors", "writes_refused", "doorbell_denied");

    private final PeerPair pair;
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows = new ArrayList<>();
    private Map<String, Integer> kernels;

    PeerRows(PeerPair pair, LinuxSettings settings, Consumer<String> progress) {
        this.pair = pair;
        this.settings = settings;
        this.progress = progress;
    }

    /** What has been seen so far. */
    List<LinuxRow> rows() {
        return rows;
    }

    void look() {
        load();
        var programs = new PeerPrograms(pair, settings, progress, rows);
        for (double loss : new double[] {0, settings.loss()}) {
            for (boolean isFromUs : new boolean[] {true, false}) {
                programs.pingPong(isFromUs, loss);
            }
        }
        for (PeerRun run : PeerPrograms.RUNS) {
            for (boolean isFromUs : new boolean[] {true, false}) {
                programs.perftest(run, isFromUs);
            }
        }
        for (double loss : new double[] {0, settings.loss()}) {
            for (boolean isFromUs : new boolean[] {true, false}) {
                programs.connected("rping -C 20 -v -V", isFromUs, loss);
            }
        }
        end();
    }

    private void load() {
        String ours = pair.interfaceOf(true, MTU);
        row("the driver is loaded with profile=roce", "0", code(true, CmRows.MODPROBE + " && " + LOAD + ours
            + EventRows.ALL_VECTORS));
        kernels = pair.ours().nic().commands().left();
        row("its profile", "roce", code(true, "cat /sys/module/veroce/parameters/profile"));
        row("soft-RoCE of the other guest", "0", code(false, "modprobe -a ib_uverbs rdma_ucm " + String.join(" ",
            PeerGuest.MODULES) + " && /usr/bin/rdma link add rxe0 type rxe netdev " + pair.interfaceOf(false, MTU)));
        row("drivers of either's own", "veroce0 and rxe0", code(true, "ls /sys/class/infiniband") + " and "
            + code(false, "ls /sys/class/infiniband"));
    }

    private void end() {
        var network = pair.network();
        row("frames were lost on the way to the kernel, and to us", "yes and yes",
            (network.lostToThem() > 0 ? "yes" : "no") + " and " + (network.lostToUs() > 0 ? "yes" : "no"));
        row("frames of our NIC that are not RoCEv2", "0 of " + network.sent(), network.foreign() + " of "
            + network.sent());
        for (String counter : FAULTS) {
            row("our NIC's counter " + counter, "0", code(true, "cat " + COUNTERS + counter));
        }
        row("what is left in our NIC", "{}", left());
        row("the driver is unloaded", "0", code(true, "rmmod veroce"));
    }

    /** The kernel ends what processes had some time after they have gone. */
    private String left() {
        var commands = pair.ours().nic().commands();
        for (int i = 0; i < END_SECONDS && !commands.left().equals(kernels); i++) {
            pair.shell(true).demand("sleep 1", SECONDS);
        }
        return commands.left().equals(kernels) ? "{}" : commands.left() + ", " + kernels + " of them the kernel's";
    }

    /** What a command says, or 0 if it says nothing; or how it failed. */
    private String code(boolean isOurs, String command) {
        var answer = pair.shell(isOurs).run("(" + command + ") 2>&1", SECONDS);
        return answer.code() == 0 ? answer.text().isBlank() ? "0" : answer.text().strip()
            : answer.code() + ": " + answer.text() + "; the kernel's last words: "
            + pair.shell(isOurs).run("dmesg | tail -n 3", SECONDS).text();
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }
}
