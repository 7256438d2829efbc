package veroce.linux;

import java.util.List;
import java.util.function.Consumer;

/**
 * The machine of a peer ends from one moment to the next, in the middle of a transfer. The program that is left ends with
 * its retries, its guest and its NIC go on, and frames that the network leads back to them arrive as those of anybody.
 */
final class KilledRows {
    private static final int SECONDS = 180;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;
    /** Both send; a timeout of 16 us, which doubles with six of the seven retries, ends within 4 ms of simulated time. */
    private static final String LINE = "/usr/bin/ib_write_bw -d veroce0 -x 1 -F -b -s 32768 -n 1000000 -u 2";
    private static final String LOOP = PingPong.LINE + "-c -e -n 20 ";

    private final GuestPair pair;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    KilledRows(GuestPair pair, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.progress = progress;
        this.rows = rows;
    }

    void look() {
        progress.accept("a guest is killed");
        for (int i = 0; i < 2; i++) {
            row("the driver comes again in guest " + (i + 1), "0", code(i, GuestPair.LOAD + pair.interfaceName(i)));
        }
        pair.shell(SERVER).demand(Server.listening("timeout " + SECONDS + " " + LINE), SECONDS);
        pair.shell(CLIENT).demand(LINE + " " + GuestPair.address(SERVER) + " > /run/client 2>&1 & sleep 4", SECONDS);
        long frames = pair.sent();
        pair.shell(CLIENT).demand("sleep 1", SECONDS);
        row("frames go before a guest is killed", "yes", pair.sent() > frames ? "yes" : "no");
        pair.guest(CLIENT).kill();
        String said = pair.shell(SERVER).run(Server.ended(SECONDS), 2 * SECONDS).text();
        row("the program of its peer: retries exceeded", "Failed status 12", said.contains("Failed status 12:")
            ? "Failed status 12" : said.replace("\n", " | "));
        row("and it ends by itself", "ended 1", said.lines().reduce("", (_, last) -> last));
        row("what it leaves in its NIC", "{}", pair.left(SERVER));
        row("ibv_devinfo then", "0", code(SERVER, "/usr/bin/ibv_devinfo | grep PORT_ACTIVE"));
        pair.leadsBack(SERVER);
        row("ibv_rc_pingpong with itself", "0", code(SERVER, "timeout " + SECONDS + " " + LOOP + "> /run/server 2>&1 & sleep 2;"
            + " timeout " + SECONDS + " " + LOOP + GuestPair.address(SERVER) + " > /run/client 2>&1 && wait $!"
            + " || { cat /run/server /run/client; exit 1; }"));
        row("what that leaves in its NIC", "{}", pair.left(SERVER));
        row("the driver is unloaded", "0", code(SERVER, "rmmod veroce"));
        String complaint = pair.guest(SERVER).complaint();
        row("the other guest and its NIC are well", "yes", complaint == null ? "yes" : complaint);
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }

    private String code(int number, String command) {
        return pair.code(number, command, 2 * SECONDS);
    }
}
