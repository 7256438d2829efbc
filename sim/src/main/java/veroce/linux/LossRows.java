package veroce.linux;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * What a device can lose while programs use it: its link, all that it knows, and its place on the bus. Programs are told,
 * can be ended, and leave nothing; then the device is there again.
 */
final class LossRows {
    static final List<String> PROGRAMS = List.of("ibv_asyncwatch");
    private static final int SECONDS = 180;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;
    private static final String FUNCTION = "/sys/class/infiniband/veroce0/device";

    private final GuestPair pair;
    private final PingPong pingPong;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    LossRows(GuestPair pair, PingPong pingPong, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.pingPong = pingPong;
        this.progress = progress;
        this.rows = rows;
    }

    void look() {
        link();
        reset();
        removal();
    }

    private void link() {
        progress.accept("the link goes and comes");
        String of = pair.interfaceName(CLIENT);
        watch();
        row("the link goes", "0", code("ip link set " + of + " down && sleep 1"));
        row("the port then", "DOWN", port());
        row("the link comes", "0", code("ip link set " + of + " up && sleep 2"));
        row("the port then", "ACTIVE", port());
        row("what ibv_asyncwatch has told", "PORT_ERR, PORT_ACTIVE", told());
        pingPong.run("ibv_rc_pingpong after that", 0, "-e ");
    }

    private String port() {
        String state = pair.shell(CLIENT).demand("cat /sys/class/infiniband/veroce0/ports/1/state", SECONDS).strip();
        return state.substring(state.indexOf(' ') + 1);
    }

    private void watch() {
        pair.shell(CLIENT).demand("/usr/bin/ibv_asyncwatch > /run/watch 2>&1 & sleep 1", SECONDS);
    }

    /** The events that were told since, without the prefix that all have. */
    private String told() {
        String said = pair.shell(CLIENT).run("kill $(pidof ibv_asyncwatch); cat /run/watch", SECONDS).text();
        return said.lines().filter(line -> line.contains("event_type")).map(line -> line.strip().split("\\s+")[1]
            .replace("IBV_EVENT_", "")).collect(Collectors.joining(", "));
    }

    private void reset() {
        progress.accept("the function is reset");
        pingPong.begin("the function is reset", "");
        watch();
        row("memory that guest 2 did not show before", "{}", refused());
        row("the function is reset under load", "0", code("echo 1 > " + FUNCTION + "/reset"));
        row("what ibv_asyncwatch has told then", "DEVICE_FATAL", told());
        refused(); // the kernel takes the bus from the NIC before it resets it: what was under way is refused
        String late = pair.shell(CLIENT).run("timeout 20 " + PingPong.LINE + "2>&1", SECONDS).text().strip();
        row("a program that comes then", "Couldn't get context for veroce0", late);
        row("the port then", "DOWN", port());
        end("the function was reset under");
        row("memory that guest 2 did not show since", "{}", refused());
        row("the driver comes anew", "0", code("rmmod veroce && " + GuestPair.LOAD + pair.interfaceName(CLIENT)
            + EventRows.ALL_VECTORS));
        pingPong.run("ibv_rc_pingpong after a reset", 0, "-e ");
    }

    private void removal() {
        progress.accept("the function is removed");
        pingPong.begin("the function is removed", "");
        watch();
        row("the function is removed under load", "0", code("echo 1 > $(readlink -f " + FUNCTION + ")/remove"));
        row("what ibv_asyncwatch has told then", "DEVICE_FATAL", told());
        row("RDMA devices then", "0", pair.shell(CLIENT).demand("ls /sys/class/infiniband | wc -l", SECONDS).strip());
        row("event queues of the NIC then", "0", "" + pair.guest(CLIENT).nic().commands().eventQueues());
        row("what it leaves in the NIC", "{}", pair.guest(CLIENT).nic().commands().left().toString());
        end("the function was removed under");
        row("the function comes again", "0", code("echo 1 > /sys/bus/pci/rescan && sleep 1"
            + " && ls /sys/class/infiniband/veroce0"));
        pingPong.run("ibv_rc_pingpong after a removal", 0, "-e ");
    }

    private String refused() {
        return pair.guest(CLIENT).nic().dma().takeRefused().toString();
    }

    private void end(String what) {
        row("the program that " + what + " it is killed", "0", code("kill -9 $(pidof " + PingPong.PROGRAM + ") && for i in $(seq 60); do"
            + " pidof " + PingPong.PROGRAM + " > /dev/null || exit 0; sleep 1; done; exit 1"));
        row("its server is killed", "0", pair.code(SERVER, "kill -9 $(pidof " + PingPong.PROGRAM + ")", SECONDS));
        row("what that leaves in its NIC", "{}", pair.left(SERVER));
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }

    private String code(String command) {
        return pair.code(CLIENT, command, SECONDS);
    }
}
