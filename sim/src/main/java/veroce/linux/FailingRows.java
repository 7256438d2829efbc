package veroce.linux;

import java.util.List;
import java.util.function.Consumer;
import veroce.guest.GuestShell;

/**
 * In a kernel that fails where it is told to: each allocation of a probe, and of each verb that makes or ends something,
 * fails in turn. What cannot be made is refused, and nothing is left of it.
 */
final class FailingRows {
    static final List<String> PROGRAMS = List.of("failing_write", "verbs_failing");
    private static final int SECONDS = 120;
    /** A probe and its end take some tenths of a second, and there are hundreds. */
    private static final int LONG_SECONDS = 3600;
    private static final int CLIENT = 1;
    private static final String DRIVER = "/sys/bus/pci/drivers/veroce";

    private final GuestPair pair;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    FailingRows(GuestPair pair, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.progress = progress;
        this.rows = rows;
    }

    void look() {
        row("allocations can fail", "0", pair.code(CLIENT, LostMemory.MOUNT + " && cd " + LostMemory.DEBUG
            + " && for i in failslab fail_page_alloc fail_usercopy; do echo 0 > $i/verbose; done"
            + " && echo N > failslab/ignore-gfp-wait && echo N > fail_page_alloc/ignore-gfp-wait"
            + " && echo N > fail_page_alloc/ignore-gfp-highmem && echo 0 > fail_page_alloc/min-order", SECONDS));
        verbs();
        probe();
    }

    private void verbs() {
        progress.accept("allocations of verbs fail");
        var answer = shell().run("timeout " + LONG_SECONDS + " /usr/bin/verbs_failing veroce0 1 2>&1",
            LONG_SECONDS + SECONDS);
        rows.addAll(ProgramRows.said("", answer.text()));
        row("verbs_failing", "all tried", answer.code() == 0 ? "all tried" : answer.code() + ": " + answer.text());
        row("what it leaves in its NIC", "{}", pair.left(CLIENT));
    }

    /** The driver stays loaded, and its function is given to it again and again. */
    private void probe() {
        progress.accept("allocations of a probe fail");
        String function = shell().demand("basename $(readlink -f /sys/class/infiniband/veroce0/device)", SECONDS)
            .strip();
        row("the driver gives its function back", "0", pair.code(CLIENT, "echo " + function + " > " + DRIVER
            + "/unbind", SECONDS));
        var answer = shell().run("timeout " + LONG_SECONDS + " /usr/bin/failing_write " + DRIVER + "/bind " + function
            + " " + DRIVER + "/unbind 2>&1", LONG_SECONDS + SECONDS);
        rows.addAll(ProgramRows.said("", answer.text()));
        row("failing_write", "all tried", answer.code() == 0 ? "all tried" : answer.code() + ": " + answer.text());
        var commands = pair.guest(CLIENT).nic().commands();
        row("what it leaves in its NIC", "{} and 0 event queues", commands.left() + " and " + commands.eventQueues()
            + " event queues");
        row("and in its kernel: interrupts, devices", "0, 0", shell().run("grep -c veroce- /proc/interrupts;"
            + " ls /sys/class/infiniband | wc -l", SECONDS).text().replace("\n", ", "));
        row("the driver has its function again", "0", pair.code(CLIENT, "echo " + function + " > " + DRIVER + "/bind"
            + " && sleep 1 && ls /sys/class/infiniband/veroce0", SECONDS));
    }

    private GuestShell shell() {
        return pair.shell(CLIENT);
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }
}
