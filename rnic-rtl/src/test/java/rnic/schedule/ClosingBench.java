package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import rnic.common.Words;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** A segment builder whose queue pairs are closed while it makes their packets, cycle by cycle. */
final class ClosingBench implements AutoCloseable {
    private static final List<QueuePairState> CLOSED = List.of(QueuePairState.ERR, QueuePairState.RESET,
        QueuePairState.INIT, QueuePairState.RTR);
    private static final List<QueuePairState> OPEN = List.of(QueuePairState.RTS, QueuePairState.SQD);
    private static final int PAIRS = RnicParameters.SMALL.queuePairs();
    /** More than everything of a trial takes. */
    private static final int CYCLES = 80;
    /** A packet that need not wait is shown by then. */
    private static final int SHOWN = 12;

    private record Write(int qp, QueuePairState state) {}

    private final Random random;
    private final Simulation<SegmentBuilder.Io> dut;
    private final Deque<Write> writes = new ArrayDeque<>();
    /** Outputs that show the packet, and since when. */
    private final Set<String> shows = new TreeSet<>();
    private long since;
    private long cycle;
    private int psn;

    ClosingBench(long seed) {
        random = new Random(seed);
        dut = Words.simulation(new SegmentBuilder(RnicParameters.SMALL), seed);
        for (var valid : List.of("segments_valid", "state_valid", "mr_valid")) {
            dut.pin(valid).set(0);
        }
        ready(true);
        SegmentBuilderTest.mr().forEach((name, value) -> dut.pin("mr_value_" + name).set(value));
        dut.pin("mr_valid").set(1);
        step(0);
        dut.pin("mr_valid").set(0);
        for (int qp = 0; qp < PAIRS; qp++) {
            begin(qp);
        }
        while (!writes.isEmpty()) {
            step(0);
        }
    }

    /** Whether a packet was forgotten. */
    boolean trial(String what) {
        int qp = random.nextInt(PAIRS);
        int other = (qp + 1 + random.nextInt(PAIRS - 1)) % PAIRS;
        boolean waits = random.nextBoolean();
        if (waits) {
            ready(false);
            give(other, true);
        }
        boolean isGood = random.nextInt(3) > 0;
        long taken = give(qp, isGood);
        int delay = random.nextInt(24);
        int room = 1 + random.nextInt(40);
        boolean itself = random.nextInt(4) > 0;
        boolean closes = random.nextInt(4) > 0;
        var states = closes ? CLOSED : OPEN;
        for (int i = 1; i < CYCLES; i++) {
            if (i == delay + 1) {
                writes.add(new Write(itself ? qp : other, states.get(random.nextInt(states.size()))));
            }
            if (i > delay + 1 && closes && i == delay + 2 + room % 4) {
                begin(itself ? qp : other);
            }
            if (i == room) {
                ready(true);
            }
            step(qp);
        }
        long closed = taken + delay + 1;
        boolean mayForget = itself && closes;
        boolean isShown = !shows.isEmpty();
        if (!mayForget || !waits && delay > SHOWN) {
            assertThat(isShown).as("shown; %s", what).isTrue();
        }
        if (isShown) {
            assertThat(shows).as(what).isEqualTo(isGood ? Set.of("transmissions", "sent") : Set.of("failures", "sent"));
            if (mayForget) {
                assertThat(since).as("shown behind the closing; %s", what).isLessThanOrEqualTo(closed);
            }
            if (!isGood) {
                begin(qp);                                   // which stopped behind it
            }
        }
        for (int i = 0; i < SHOWN; i++) {
            step(qp);
        }
        give(qp, true);
        for (int i = 0; i < SHOWN; i++) {
            step(qp);
        }
        assertThat(shows).as("the next packet; %s", what).containsExactly("sent", "transmissions");
        return !isShown;
    }

    private void begin(int qp) {
        for (var state : List.of(QueuePairState.RESET, QueuePairState.INIT, QueuePairState.RTR, QueuePairState.RTS)) {
            writes.add(new Write(qp, state));
        }
    }

    private void ready(boolean ready) {
        for (var out : List.of("transmissions", "sent", "failures")) {
            dut.pin(out + "_ready").set(ready);
        }
    }

    /** The cycle in which the packet is taken, which is then the one that is watched. */
    private long give(int qp, boolean isGood) {
        psn = psn + 1 & 0xFFFFFF;
        shows.clear();
        var segment = SegmentBuilderTest.segment(psn, 0, 0, 0, 64);
        segment.put("flow_qp", (long) qp);
        segment.put("retrans", 0L);
        segment.put("oldest", 1L);
        if (!isGood) {
            segment.put(random.nextBoolean() ? "wqe_bad" : "offset", 1L);
            segment.put("length", 4096L);
        }
        segment.forEach((name, value) -> dut.pin("segments_payload_" + name).set(value));
        dut.pin("segments_valid").set(1);
        for (int budget = 0;; budget++) {
            assertThat(budget).as("cycles without being taken").isLessThan(CYCLES);
            dut.settle();
            boolean taken = dut.pin("segments_ready").isSet();
            step(qp);
            if (taken) {
                dut.pin("segments_valid").set(0);
                return cycle - 1;
            }
        }
    }

    private void step(int qp) {
        var write = writes.poll();
        dut.pin("state_valid").set(write != null);
        if (write != null) {
            dut.pin("state_value_qp").set(write.qp());
            dut.pin("state_value_state").set(write.state().ordinal());
        }
        dut.settle();
        see("transmissions", dut.pin("transmissions_payload_psn").get() == psn);
        see("sent", dut.pin("sent_payload_psn").get() == psn);
        see("failures", dut.pin("failures_payload_qp").get() == qp);
        dut.step();
        cycle++;
    }

    private void see(String out, boolean isIt) {
        if (dut.pin(out + "_valid").isSet() && isIt && shows.add(out)) {
            since = cycle;
        }
    }

    @Override public void close() {
        dut.close();
    }
}
