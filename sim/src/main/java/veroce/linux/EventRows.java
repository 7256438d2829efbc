package veroce.linux;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import veroce.guest.GuestShell;

/**
 * Events in a guest: of queue pairs and completion queues, while they come and go; of completions on all vectors; with
 * messages that are lost, with one vector, and with event queues that are full at once.
 */
final class EventRows {
    static final String PROGRAM = "verbs_events";
    /** What loads the driver so that each completion vector is there in a guest of one processor. */
    static final String ALL_VECTORS = " vectors=8";
    private static final int SECONDS = 300;
    private static final int ROUNDS = 210;
    private static final int KILLS = 6;
    private static final int COMPLETION_VECTORS = 7;
    private static final int LOST = 3;
    private static final int ITERATIONS = 20;
    private static final int SERVER = 0;
    private static final int CLIENT = 1;

    private final GuestPair pair;
    private final PingPong pingPong;
    private final Consumer<String> progress;
    private final List<LinuxRow> rows;

    /** @param rows take what is seen */
    EventRows(GuestPair pair, PingPong pingPong, Consumer<String> progress, List<LinuxRow> rows) {
        this.pair = pair;
        this.pingPong = pingPong;
        this.progress = progress;
        this.rows = rows;
    }

    void look() {
        events();
        killed();
        lost();
        reloaded("with one vector", " vectors=1");
        reloaded("with event queues of two entries", ALL_VECTORS + " eq_entries=2");
        load(ALL_VECTORS);
    }

    private String line(int rounds) {
        return "/usr/bin/" + PROGRAM + " veroce0 1 " + GuestPair.address(SERVER) + " " + rounds;
    }

    private void events() {
        progress.accept(PROGRAM);
        var before = interrupts();
        var answer = shell().run("timeout " + SECONDS + " " + line(ROUNDS), 2 * SECONDS);
        rows.addAll(ProgramRows.said("", answer.text()));
        row(PROGRAM, "all tried", answer.code() == 0 ? "all tried" : answer.code() + ": " + answer.text());
        var after = interrupts();
        long moved = after.entrySet().stream().filter(vector -> vector.getKey() > 0
            && vector.getValue() > before.getOrDefault(vector.getKey(), 0L)).count();
        row("completion vectors that have interrupted", "" + COMPLETION_VECTORS, "" + moved);
        row("what it leaves in its NIC", "{}", pair.left(CLIENT));
    }

    /** How often each vector of the device has interrupted. */
    private Map<Integer, Long> interrupts() {
        var counts = new TreeMap<Integer, Long>();
        shell().demand("grep veroce- /proc/interrupts", SECONDS).lines().map(String::strip).forEach(line -> {
            String[] words = line.split("\\s+");
            String name = Arrays.stream(words).filter(word -> word.startsWith("veroce-")).findFirst().orElseThrow();
            counts.put(Integer.parseInt(name.substring("veroce-".length(), name.indexOf('@'))),
                Long.parseLong(words[1]));
        });
        return counts;
    }

    /** Killed while it opens, is told and closes, at whatever it is then. */
    private void killed() {
        progress.accept(PROGRAM + " is killed");
        row("kill -9 while events are under way, " + KILLS + " times", "0", code("for i in $(seq " + KILLS + "); do "
            + line(0) + " > /run/events 2>&1 & sleep 1.$i; kill -9 $! || { cat /run/events; exit 1; }; wait $!; done; true"));
        row("what that leaves in its NIC", "{}", pair.left(CLIENT));
    }

    /** A program that waits for an event of which the message never comes is told by the driver's poll. */
    private void lost() {
        long before = polled();
        pair.guest(CLIENT).nic().withhold(LOST);
        pingPong.run("ibv_rc_pingpong with events, " + LOST + " messages lost", 0, "-e ", PingPong.BYTES, ITERATIONS);
        row("messages that are still to be lost", "0", "" + pair.guest(CLIENT).nic().toWithhold());
        pair.guest(CLIENT).nic().withhold(0);
        long found = polled() - before;
        row("events that the poll has found", LOST + " or more", found >= LOST ? LOST + " or more" : "" + found);
    }

    private long polled() {
        return Long.parseLong(shell().demand("cat /sys/class/infiniband/veroce0/ports/1/hw_counters/events_polled",
            SECONDS).strip());
    }

    private void reloaded(String how, String parameters) {
        load(parameters);
        pingPong.run("ibv_rc_pingpong with events, driver " + how, 0, "-e ", PingPong.BYTES, ITERATIONS);
        var answer = shell().run("timeout " + SECONDS + " " + line(COMPLETION_VECTORS), 2 * SECONDS);
        rows.addAll(ProgramRows.said("driver " + how + ": ", answer.text()));
        row(PROGRAM + ", driver " + how, "all tried", answer.code() == 0 ? "all tried" : answer.code() + ": "
            + answer.text());
    }

    private void load(String parameters) {
        row("the driver comes again with" + parameters, "0", code("rmmod veroce && " + GuestPair.LOAD
            + pair.interfaceName(CLIENT) + parameters));
    }

    private GuestShell shell() {
        return pair.shell(CLIENT);
    }

    private void row(String title, String expected, String seen) {
        rows.add(new LinuxRow(title, expected, seen));
    }

    private String code(String command) {
        return pair.code(CLIENT, command, SECONDS);
    }
}
