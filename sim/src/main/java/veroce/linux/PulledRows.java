package veroce.linux;

import java.util.List;
import java.util.function.Consumer;

/**
 * The card is pulled out without a word: from one moment on its function is all ones to whoever reads it. The driver finds
 * out by itself, or by the next command; nobody waits for an answer that cannot come, and when the card is in again and
 * the bus has been looked at, the device is as before.
 */
final class PulledRows {
    private static final int SECONDS = 180;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;
    /** Less than the driver waits for an answer of a NIC that is there. */
    private static final int BUDGET = 20;
    private static final String FUNCTION = "/sys/class/infiniband/veroce0/device";
    private static final String PORT = "/sys/class/infiniband/veroce0/ports/1/state";
    private static final String COUNTER = "/sys/class/infiniband/veroce0/ports/1/hw_counters/tx_packets";
    private static final String POLL = "/sys/module/veroce/parameters/poll_ms";
    private static final int NEVER = 600_000;

    private final GuestPair pair;
    private final PingPong pingPong;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    PulledRows(GuestPair pair, PingPong pingPong, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.pingPong = pingPong;
        this.progress = progress;
        this.rows = rows;
    }

    void look() {
        foundByItself();
        foundByACommand();
        var nic = pair.guest(CLIENT).nic();
        beginsAnew("the NIC begins anew by itself", nic::restart);
        beginsAnew("somebody resets it by its register", nic::askForReset);
        pingPong.run("ibv_rc_pingpong with the card in again", 0, "-e ");
    }

    /** Programs that wait for events are told, and end; who asks for a device then gets none. */
    private void foundByItself() {
        progress.accept("the card is pulled out");
        pingPong.begin("the card is pulled out", "-e ");
        pull();
        row("the driver finds it by itself: the program", "Couldn't request CQ notification, ended 1", ended());
        row("a program that comes then", "Couldn't get context for veroce0", after());
        row("the port then", "DOWN", port());
        row("its counters then", "cat: read error: Input/output error", pair.shell(CLIENT).run("cat " + COUNTER + " 2>&1",
            SECONDS).text());
        takeOut();
    }

    /** Whoever polls is not told; it is killed, and its end does not wait for the NIC either. */
    private void foundByACommand() {
        progress.accept("the card is pulled out, and a command finds it");
        pair.shell(CLIENT).demand("old=$(cat " + POLL + "); echo " + NEVER + " > " + POLL + "; sleep 2", SECONDS);
        pingPong.begin("the card is pulled out again", "");
        pull();
        row("a command finds it: the program that asks", "Couldn't register MR", after());
        row("and the next one", "Couldn't get context for veroce0", after());
        row("the program that was there is killed", "0", code("kill -9 $(pidof " + PingPong.PROGRAM + ")"
            + " && for i in $(seq " + BUDGET + "); do pidof " + PingPong.PROGRAM + " > /dev/null || exit 0; sleep 1; done;"
            + " exit 1"));
        pair.shell(CLIENT).demand("echo $old > " + POLL, SECONDS);
        takeOut();
    }

    /** Behind a bridge that stays: it is there, and knows nothing of what programs have. */
    private void beginsAnew(String what, Runnable how) {
        progress.accept(what);
        pingPong.begin(what, "-e ");
        pair.shell(CLIENT).demand("dmesg -c > /dev/null", SECONDS);
        how.run();
        row(what + ", which the driver finds: the port", "DOWN", pair.shell(CLIENT).run("for i in $(seq " + BUDGET
            + "); do grep -q DOWN " + PORT + " && break; sleep 1; done; cut -d' ' -f2 " + PORT, SECONDS).text());
        row("a program that comes then", "Couldn't get context for veroce0", after());
        takeOut();
    }

    private void pull() {
        pair.shell(CLIENT).demand("dmesg -c > /dev/null", SECONDS);
        pair.guest(CLIENT).nic().pull();
    }

    /** What the client has said when it has ended, without its addresses. */
    private String ended() {
        String said = pair.shell(CLIENT).run("for i in $(seq " + BUDGET + "); do grep -q ended /run/client && break; sleep 1;"
            + " done; grep -v address: /run/client", SECONDS).text();
        return String.join(", ", said.lines().map(String::strip).toList());
    }

    private String after() {
        return pair.shell(CLIENT).run("timeout " + BUDGET + " " + PingPong.LINE + "2>&1", SECONDS).text().strip();
    }

    private String port() {
        String state = pair.shell(CLIENT).demand("cat " + PORT, SECONDS).strip();
        return state.substring(state.indexOf(' ') + 1);
    }

    /** What is left of the device goes, and comes again. */
    private void takeOut() {
        row("how often the driver says that the device is unusable", "1", pair.shell(CLIENT).run(
            "dmesg | grep -c 'is unusable'", SECONDS).text().strip());
        row("its place on the bus is given up", "0", code("timeout " + BUDGET + " sh -c 'echo 1 > $(readlink -f " + FUNCTION
            + ")/remove'"));
        row("RDMA devices and interrupts then", "0, 0", pair.shell(CLIENT).run("ls /sys/class/infiniband | wc -l;"
            + " grep -c veroce- /proc/interrupts", SECONDS).text().replace("\n", ", "));
        row("its server is killed", "0", pair.code(SERVER, "kill -9 $(pidof " + PingPong.PROGRAM + ")", SECONDS));
        row("what that leaves in its NIC", "{}", pair.left(SERVER));
        pair.guest(CLIENT).nic().plug();
        row("it comes again", "0", code("echo 1 > /sys/bus/pci/rescan && sleep 1 && ls /sys/class/infiniband/veroce0"));
        row("what is in its NIC then", "{}", pair.left(CLIENT));
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }

    private String code(String command) {
        return pair.code(CLIENT, command, SECONDS);
    }
}
