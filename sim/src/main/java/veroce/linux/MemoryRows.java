package veroce.linux;

import java.util.List;
import java.util.function.Consumer;
import veroce.guest.GuestShell;

/**
 * When memory is short in both guests: what can be given back is, again and again, and pages are moved, though it is
 * not known whether one of the regions would be if it could. Every byte is right. And memory that cannot be a region is
 * refused, and leaves nothing, in the NIC or in the kernel.
 */
final class MemoryRows {
    static final String PROGRAM = "verbs_memory";
    private static final int SECONDS = 180;
    private static final int CLIENT = 1;
    /** What is left to the guests. */
    private static final int LEFT_MEBIBYTES = 64;
    private static final String GROUPS = "/run/groups";
    private static final String GROUP = GROUPS + "/small";

    private final GuestPair pair;
    private final LinuxSettings settings;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    MemoryRows(GuestPair pair, LinuxSettings settings, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.settings = settings;
        this.progress = progress;
        this.rows = rows;
    }

    void look() {
        refused();
        scarce();
    }

    private void refused() {
        progress.accept(PROGRAM);
        long before = pinned();
        pair.shell(CLIENT).demand("mkdir -p " + GROUPS + " && mount -t cgroup2 none " + GROUPS + " && echo +memory > " + GROUPS
            + "/cgroup.subtree_control && mkdir " + GROUP + " && echo 64M > " + GROUP + "/memory.max", SECONDS);
        var answer = pair.shell(CLIENT).run("timeout " + SECONDS + " /usr/bin/" + PROGRAM + " veroce0 " + GROUP + " 2>&1",
            2 * SECONDS);
        rows.addAll(ProgramRows.said("", answer.text()));
        row(PROGRAM, "all tried", answer.code() == 0 ? "all tried" : answer.code() + ": " + answer.text());
        row("what it leaves in its NIC", "{}", pair.left(CLIENT));
        row("pages that its kernel keeps for the NIC", "0", "" + (pinned() - before));
        pair.shell(CLIENT).demand("rmdir " + GROUP + " && umount " + GROUPS, SECONDS);
    }

    /** Pages of processes that are kept where they are. */
    private long pinned() {
        pair.shell(CLIENT).demand("echo 1 > /proc/sys/vm/stat_refresh", SECONDS); // each processor counts by itself at first
        return count(pair.shell(CLIENT), "nr_foll_pin_acquired") - count(pair.shell(CLIENT), "nr_foll_pin_released");
    }

    private static long count(GuestShell shell, String name) {
        return Long.parseLong(shell.demand("grep '^" + name + " ' /proc/vmstat", SECONDS).strip().split(" ")[1]);
    }

    private void scarce() {
        progress.accept("memory is short");
        var moved = new long[2];
        for (int i = 0; i < 2; i++) {
            pair.shell(i).demand("mkdir -p /run/eaten && mount -t tmpfs -o size=100% none /run/eaten && fallocate -l"
                + " $(($(awk '/MemAvailable/ {print $2}' /proc/meminfo) / 1024 - " + LEFT_MEBIBYTES + "))M /run/eaten/all;"
                + " touch /run/short; (while [ -e /run/short ]; do echo 3 > /proc/sys/vm/drop_caches;"
                + " echo 1 > /proc/sys/vm/compact_memory; sleep 0.2; done) &", SECONDS);
            moved[i] = count(pair.shell(i), "pgmigrate_success");
        }
        rows.addAll(new PerftestRows(pair, settings, progress).lookWhen("memory is short"));
        for (int i = 0; i < 2; i++) {
            boolean hasMoved = count(pair.shell(i), "pgmigrate_success") > moved[i];
            row("pages were moved meanwhile in guest " + (i + 1), "yes", hasMoved ? "yes" : "no");
            pair.shell(i).demand("rm /run/short; sleep 1; umount /run/eaten", SECONDS);
        }
        row("what they leave in the NICs", "{} and {}", pair.left(0) + " and " + pair.left(1));
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }
}
