package rnic.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.messages.FlowEvent.Kind;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;

/** Congestion notifications in the slot: events of both flows of their queue pair, behind everything else. */
class NotificationsTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_617);
    private static final int EVENTS = 20_000;
    private static final int PAIRS = SlotBench.SIZE.queuePairs();

    private static SlotBench bench(boolean ticks, long seed) {
        return bench(ticks, CongestionAlgorithm.STATE + 1, seed);
    }

    private static SlotBench bench(boolean ticks, int cycles, long seed) {
        return new SlotBench(new NoticeWindow(ticks, cycles), Model::new, seed);
    }

    /** {@link NoticeWindow} in Java. */
    private static final class Model implements veroce.congestion.CongestionControl {
        private int window;

        @Override public CongestionDecision accept(CongestionEvent event) {
            switch (event.kind()) {
                case SETUP -> window = NoticeWindow.MOST;
                case CNP -> window = Math.max(CongestionDecision.PACKET, window / 2);
                default -> { }
            }
            return new CongestionDecision(window, 0);
        }
    }

    private static QueuedEvent event(Random random) {
        return random.nextInt(30) == 0 ? QueuedEvent.of(Kind.SETUP) : random.nextInt(8) == 0 ? QueuedEvent.of(Kind.TRIM)
            : QueuedEvent.ack(random.nextInt(9), 200);
    }

    /** Beside events that come faster than the slot decides, and slower. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void bothFlowsHearOfIt(boolean ticks) {
        var random = new Random(SEED);
        try (var bench = bench(ticks, SEED)) {
            bench.idle(2 * SlotBench.FLOWS);
            int since = 0;
            for (int i = 0; i < EVENTS; i++) {
                bench.clock(bench.now() + random.nextInt(4));
                int rest = random.nextInt(i / 1000 % 2 == 0 ? 4 : 40);
                if (since > 40 && random.nextInt(4) == 0) {  // the last one has become two events
                    bench.notice(random.nextInt(PAIRS), true);
                    since = 0;
                }
                bench.send(random.nextInt(i % 3 == 0 ? 2 : SlotBench.FLOWS), event(random));
                bench.idle(rest);
                since += rest;
            }
            bench.finish();
            assertThat(bench.answers()).as("answers beside events").isGreaterThan(EVENTS / 100);
            for (int flow = 0; flow < SlotBench.FLOWS; flow++) {
                assertThat(bench.status(flow).window()).as("what the host reads of flow %d", flow)
                    .isEqualTo(bench.newest[flow].window());
            }
        }
    }

    /** As long as other events come every cycle, notifications wait; one that finds too many others is forgotten. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void theyHoldNothingUp(boolean ticks) {
        try (var bench = bench(ticks, SEED)) {
            bench.idle(2 * SlotBench.FLOWS);
            for (int i = 0; i < CongestionSlot.NOTICES + 5; i++) {
                bench.notice(i % PAIRS, i < CongestionSlot.NOTICES);
                assertThat(bench.send(i % SlotBench.FLOWS, QueuedEvent.of(Kind.SETUP))).as("cycles that it waits").isZero();
            }
            bench.idle(16 * SlotBench.FLOWS);
            bench.finish();
            for (int flow = 0; flow < SlotBench.FLOWS; flow++) {
                assertThat(bench.status(flow)).as("flow %d, behind the beginning of a life", flow)
                    .isEqualTo(new HostView.Status(NoticeWindow.MOST / 2, 0, 0, false, 0, 0, 0));
            }
        }
    }

    /** More than are decided, of two queue pairs in turn: others find a place at once. */
    @Test void aFloodLeavesHalfOfThePlaces() {
        try (var bench = bench(false, SEED)) {
            bench.idle(2 * SlotBench.FLOWS);
            for (int i = 0; i < 12; i++) {
                bench.notice(i % 2, true);
                bench.idle(2);
            }
            for (int flow = 2; flow < CongestionSlot.PLACES / 2; flow++) {
                assertThat(bench.send(flow, QueuedEvent.of(Kind.TRIM))).as("cycles that it waits").isZero();
            }
            bench.idle(16 * SlotBench.FLOWS);
            bench.finish();
        }
    }

    /** Every other cycle one, for ever: it is one event of each flow at a time, others are heard, and all are looked at. */
    @Test void aFloodIsOneNotificationAtATime() {
        try (var bench = bench(true, CongestionAlgorithm.MOST_CYCLES, SEED)) {
            bench.idle(2 * SlotBench.FLOWS);
            for (int i = 0; i < 2000; i++) {
                bench.clock(bench.now() + 1);
                bench.flood(0);
                bench.idle(1);
                if (i % 100 == 99) {
                    bench.notice(1 + i / 100 % (PAIRS - 1), true);
                }
                bench.idle(1);
                assertThat(bench.longestUnseen()).as("two cycles each without a tick").isLessThan(80);
            }
            bench.idle(16 * SlotBench.FLOWS);
            bench.finish();
        }
    }
}
