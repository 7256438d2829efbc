package veroce.linux;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * Programs that open the device, make objects and end them, lap after lap, while the function is lost in one way or the
 * other: commands are under way then. None of the programs hangs, all are refused in the end, and the device comes back.
 */
final class TurnRows {
    static final String PROGRAM = "verbs_turns";
    private static final int SECONDS = 180;
    private static final int BUDGET = 20;
    private static final int CLIENT = 1;
    private static final int RESETS = 3;
    private static final int PROGRAMS = 3;
    private static final String FUNCTION = "$(readlink -f /sys/class/infiniband/veroce0/device)";
    private static final String REMOVE = "echo 1 > " + FUNCTION + "/remove";
    private static final String RESCAN = "echo 1 > /sys/bus/pci/rescan && sleep 1 && ls /sys/class/infiniband/veroce0";

    private final GuestPair pair;
    private final PingPong pingPong;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;
    private final SplittableRandom random;

    /** @param rows take what is seen */
    TurnRows(GuestPair pair, PingPong pingPong, LinuxSettings settings, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.pingPong = pingPong;
        this.progress = progress;
        this.rows = rows;
        random = new SplittableRandom(settings.seed());
    }

    void look() {
        for (int i = 1; i <= RESETS; i++) {
            String what = "commands are under way, reset " + i;
            begin(what);
            row(what, "0", code("echo 1 > " + FUNCTION + "/reset"));
            end(what, "EIO");
            again(what, "rmmod veroce && " + GuestPair.LOAD + pair.interfaceName(CLIENT) + EventRows.ALL_VECTORS);
        }
        String removed = "commands are under way, removal";
        begin(removed);
        row(removed, "0", code(REMOVE));
        end(removed, "ENODEV");
        again(removed, RESCAN);
        String pulled = "commands are under way, the card is pulled out";
        begin(pulled);
        pair.guest(CLIENT).nic().pull();
        end(pulled, "EIO");
        row(pulled + ": its place is given up", "0", code(REMOVE));
        pair.guest(CLIENT).nic().plug();
        again(pulled, RESCAN);
        pingPong.run("ibv_rc_pingpong after all that", 0, "-e ");
    }

    private void begin(String what) {
        progress.accept(what);
        pair.shell(CLIENT).demand("for i in $(seq " + PROGRAMS + "); do /usr/bin/" + PROGRAM + " veroce0 > /run/turns$i 2>&1 & done;"
            + " rm -f /run/over; (while [ ! -e /run/over ]; do /usr/bin/ibv_devinfo -v; done > /run/devinfo 2>&1) &"
            + " sleep 1." + random.nextInt(100, 1000), SECONDS);
    }

    /** What all of them say when they are asked to end, if all say the same. */
    private void end(String what, String error) {
        String said = pair.shell(CLIENT).run("sleep 2; touch /run/over; kill -TERM $(pidof " + PROGRAM + "); for i in $(seq " + BUDGET
            + "); do pidof " + PROGRAM + " ibv_devinfo > /dev/null || break; sleep 1; done; pidof " + PROGRAM
            + " ibv_devinfo; cat /run/turns*", SECONDS).text();
        row(what + ": " + PROGRAMS + " programs", "some turns, at last " + error, said.lines().distinct()
            .collect(Collectors.joining("; ")));
    }

    private void again(String what, String command) {
        row(what + ": it comes again", "0", code(command));
        row(what + ": what is in the NIC then", "{}", pair.left(CLIENT));
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }

    private String code(String command) {
        return pair.code(CLIENT, "timeout " + BUDGET + " sh -c '" + command + "'", SECONDS);
    }
}
