package rnic.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import rnic.messages.FlowEvent.Kind;

/**
 * The contract of a slot, whatever algorithm is in it: of each flow one event at most is inside, in the order in which
 * they came; nothing is lost but acknowledgements that are one with the next of their flow; and nobody waits long.
 */
final class CongestionMonitor {
    private final int cycles;
    private final List<Deque<QueuedEvent>> waiting = new ArrayList<>();
    private final long[] inside;
    private final long longest;
    private long waited;
    private long joined;
    private boolean begun;
    private final boolean[] hasBegun;
    /** Notifications that have not become events. */
    private final int[] noticed;
    private final boolean[] flooded;

    CongestionMonitor(int flows, int cycles) {
        this.cycles = cycles;
        inside = new long[flows];
        hasBegun = new boolean[flows];
        noticed = new int[flows];
        flooded = new boolean[flows];
        Arrays.fill(inside, Long.MIN_VALUE / 2);
        longest = (cycles + 1L) * 2;
        for (int i = 0; i < flows; i++) {
            waiting.add(new ArrayDeque<>());
        }
    }

    void taken(long cycle, int flow, QueuedEvent event) {
        begun = true;
        waiting.get(flow).add(event);
    }

    /** A notification is for this flow: behind some of its events, once. */
    void noticed(int flow) {
        noticed[flow]++;
    }

    /** From now on any number of notifications may be for this flow. */
    void flooded(int flow) {
        flooded[flow] = true;
    }

    /** An event is offered and not taken; behind the first ones, and where a question holds none up, never for long. */
    void waits(long cycle, boolean offered, boolean held) {
        waited = offered ? waited + (held ? 0 : 1) : 0;
        assertThat(begun && waited > longest).as("an event waits for %d cycles", waited).isFalse();
    }

    void left(long cycle, int flow, QueuedEvent event) {
        assertThat(cycle - inside[flow]).as("cycles between two events of flow %d", flow).isGreaterThan(cycles);
        inside[flow] = cycle;
        if (!hasBegun[flow]) {
            hasBegun[flow] = true;
            assertThat(event.kind()).as("what begins flow %d", flow).isEqualTo(Kind.SETUP);
            return;
        }
        if (event.kind() == Kind.TICK) {
            return;
        }
        if (event.kind() == Kind.CNP && flooded[flow]) {
            return;
        }
        if (event.kind() == Kind.CNP && noticed[flow] > 0) {
            noticed[flow]--;
            return;
        }
        var queue = waiting.get(flow);
        assertThat(queue).as("events of flow %d, of which %s leaves", flow, event).isNotEmpty();
        var first = queue.remove();
        while (!event.equals(first)) {
            assertThat(first.kind()).as("%s of flow %d, when %s leaves", first, flow, event).isEqualTo(Kind.ACK);
            assertThat(queue).as("what follows %s of flow %d, when %s leaves", first, flow, event).isNotEmpty();
            var next = queue.remove();
            assertThat(next.kind()).as("%s behind %s, when %s leaves", next, first, event).isEqualTo(Kind.ACK);
            first = next.behind(first);
            joined++;
        }
    }

    /** Acknowledgements that became one with the next. */
    long joined() {
        return joined;
    }

    void isFinished() {
        assertThat(waiting).allSatisfy(queue -> assertThat(queue).isEmpty());
        assertThat(noticed).containsOnly(0);
    }
}
