package rnic.acknowledge;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.FlowNumber;
import rnic.protocol.RnicParameters;

/** When requests for acknowledgements come: counting, deadlines, merging, back to back and with stalls. */
class AckPolicyTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_274);
    private static final int QUEUE_PAIRS = 32;
    /** Rows of both spaces. */
    private static final int FLOWS = 2 * QUEUE_PAIRS;
    /** Events whose deadlines all fit, though time stands still. */
    private static final int DENSE = 2000;
    /** Cycles from an event to its request when nothing waits, at most. */
    private static final int SOON = 14;
    /** Flows whose requests fill every place before the builder. */
    private static final int FILLING = 20;

    record Event(FlowNumber flow, boolean congested, boolean counting, boolean advancing, boolean completing,
                 boolean urgent, boolean notReady, int code, int behindGap) {
        Event(int row, boolean congested, boolean counting, boolean advancing, boolean completing, boolean urgent,
              boolean notReady, int code, int behindGap) {
            this(FlowNumber.of(row, QUEUE_PAIRS), congested, counting, advancing, completing, urgent, notReady, code,
                behindGap);
        }

        static Event counting(int row) {
            return new Event(row, false, true, true, false, false, false, 0, 0);
        }

        static Event urgent(int row, boolean congested) {
            return new Event(row, congested, true, true, false, true, false, 0, 0);
        }

        Event of(int otherRow) {
            return new Event(otherRow, congested, counting, advancing, completing, urgent, notReady, code, behindGap);
        }
    }

    record Request(FlowNumber flow, int code, boolean notReady, boolean becn, boolean gapless) {
        Request(int row, int code, boolean notReady, boolean becn, boolean gapless) {
            this(FlowNumber.of(row, QUEUE_PAIRS), code, notReady, becn, gapless);
        }

        int row() {
            return flow.row(QUEUE_PAIRS);
        }
    }

    private static final class Bench implements AutoCloseable {
        private final Simulation<AckPolicy.Io> dut;
        private final StreamSource<Event> events;
        private final StreamSink<Request> sink;
        private final List<Request> requests = new ArrayList<>();
        private final List<Long> cycles = new ArrayList<>();
        private long cycle;

        Bench(Engine engine, int ackEvery, double stall) {
            var small = RnicParameters.SMALL;
            dut = Simulation.of(new AckPolicy(new RnicParameters("test", 32, QUEUE_PAIRS, small.window(),
                small.messages(), small.mrs(), small.completionQueues(), small.addressHandles(),
                small.bufferBytes(), small.clockKilohertz())), engine);
            dut.pin(dut.io().ackEvery()).set(ackEvery);
            dut.pin(dut.io().ackDelay()).set(100);
            events = dut.add(new StreamSource<>(dut, dut.io().events(), Event.class));
            sink = dut.add(new StreamSink<>(dut, dut.io().requests(), Request.class).stall(stall));
            sink.to(request -> {
                requests.add(request);
                cycles.add(cycle);
            });
            for (int row = 0; row < FLOWS; row++) {
                renew(row);
            }
        }

        void renew(int row) {
            dut.pin(dut.io().setup().payload().flow()).set(row);
            dut.pin(dut.io().setup().valid()).set(true);
            dut.stepUntil(dut.pin(dut.io().setup().ready()), 1, 500);
            dut.step();
            dut.pin(dut.io().setup().valid()).set(false);
        }

        void time(long now) {
            dut.pin(dut.io().now()).set(now & 0xFFFF);
        }

        void step(int cycles) {
            for (int i = 0; i < cycles; i++) {
                dut.step();
                cycle++;
            }
        }

        long requestsOf(int row) {
            return requests.stream().filter(request -> request.row() == row).count();
        }

        @Override public void close() {
            dut.close();
        }
    }

    @Test void everyNthPacketIsAcknowledged() {
        for (int every : new int[] {1, 2, 4, 16}) {
            try (var bench = new Bench(Engine.JVM, every, 0)) {
                for (int i = 1; i <= 64; i++) {
                    bench.events.send(Event.counting(i % 2));
                    bench.step(SOON);
                    assertThat(bench.requests.size()).as("after %d packets, N = %d", i, every)
                        .isEqualTo(i / 2 / every + (i + 1) / 2 / every);
                }
            }
        }
    }

    /** The state of a queue pair is right in every cycle, however close its packets are. */
    @Test void packetsBackToBackAreAllCounted() {
        var random = new Random(SEED);
        try (var bench = new Bench(Engine.JVM, 16, 0)) {
            long counted = 0;
            for (int burst = 0; burst < 500; burst++) {
                int length = 1 + random.nextInt(15);
                for (int i = 0; i < length; i++) {
                    bench.events.send(Event.counting(5));
                    if (random.nextInt(4) == 0) {
                        bench.events.send(Event.counting(random.nextBoolean() ? 6 : 7));
                    }
                }
                counted += length;
                bench.step(2 * length + 3 * SOON);
                assertThat(bench.requestsOf(5)).as("after %d packets", counted).isEqualTo(counted / 16);
            }
        }
    }

    @Test void whenNobodyWaitsAnEventAsksAtOnce() {
        try (var bench = new Bench(Engine.JVM, 4, 0)) {
            bench.step(SOON);
            for (int row = 0; row < 20; row++) {
                bench.events.send(Event.urgent(row, false));
                long sent = bench.cycle;
                bench.step(SOON);
                assertThat(bench.cycles.getLast() - sent).isEqualTo(AckPolicy.DIRECT);
            }
        }
    }

    /** Two packets behind a gap, then the one that closes it; the requests come at once or in turn. */
    @ParameterizedTest @ValueSource(doubles = {0, 0.95})
    void aRequestKnowsWhetherPacketsAreMissing(double stall) {
        try (var bench = new Bench(Engine.JVM, 4, stall)) {
            for (int behindGap : new int[] {1, 1, 511, 0, 511}) {
                bench.events.send(new Event(2, false, true, false, false, true, false, 0, behindGap));
                bench.step(300);
            }
            assertThat(bench.requests.stream().map(Request::gapless)).containsExactly(false, false, false, false, true);
        }
    }

    /** However close behind it comes, an event sees what the one before it has left of every field. */
    @ParameterizedTest @ValueSource(ints = {1, 2, 3, 4, 5, 6})
    void anEventSeesWhatTheOneBeforeHasLeft(int distance) {
        try (var bench = new Bench(Engine.JVM, 4, 0)) {
            var urgent = new Event(0, false, true, true, false, true, false, 0, 0);
            var plain = Event.counting(0);
            bench.step(SOON);
            // First what is left for the next one, then what is taken along.
            follows(bench, 1, distance, new Event(0, false, true, true, false, false, false, 2, 0), urgent);
            assertThat(bench.requests).containsExactly(new Request(1, 2, false, false, true));
            follows(bench, 2, distance, new Event(0, true, true, true, false, false, false, 0, 0), urgent);
            assertThat(bench.requests).containsExactly(new Request(2, 0, false, true, true));
            follows(bench, 3, distance, new Event(0, false, true, true, false, false, false, 0, 1), urgent);
            assertThat(bench.requests).containsExactly(new Request(3, 0, false, false, false));
            follows(bench, 4, distance, new Event(0, true, true, true, false, true, false, 0, 0), urgent);
            assertThat(bench.requests).containsExactly(new Request(4, 0, false, true, true),
                new Request(4, 0, false, false, true));
            follows(bench, 5, distance, new Event(0, false, false, false, false, false, true, 0, 0),
                new Event(0, false, true, false, false, true, false, 0, 0));
            assertThat(bench.requests).containsExactly(new Request(5, 0, true, false, true),
                new Request(5, 0, false, false, true));
            follows(bench, 6, distance, plain, plain);
            assertThat(bench.requests).isEmpty();
            follows(bench, 6, distance, plain, plain);
            assertThat(bench.requests).containsExactly(new Request(6, 0, false, false, true));
            follows(bench, 7, distance, plain, urgent);
            assertThat(bench.requests).hasSize(1);

            // A deadline that was overtaken, and one that begins close behind it: one acknowledgement in time.
            follows(bench, 8, distance, urgent, plain);
            follows(bench, 9, distance, urgent, plain);
            bench.requests.clear();
            bench.time(50);
            follows(bench, 8, distance, urgent, plain);
            bench.requests.clear();
            bench.time(149);
            bench.step(40);
            assertThat(bench.requestsOf(8)).as("of the deadline that was overtaken").isZero();
            assertThat(bench.requestsOf(9)).isEqualTo(1);
            bench.time(150);
            bench.step(40);
            assertThat(bench.requestsOf(8)).isEqualTo(1);
            assertThat(bench.requestsOf(7)).as("the urgent one took its deadline with it").isZero();
        }
    }

    /** The second event comes so many cycles behind the first; what is between them are other queue pairs'. */
    private static void follows(Bench bench, int row, int distance, Event first, Event second) {
        bench.requests.clear();
        bench.events.send(first.of(row));
        for (int other = 1; other < distance; other++) {
            bench.events.send(new Event(30 + other, false, false, false, false, false, false, 0, 0));
        }
        bench.events.send(second.of(row));
        bench.step(distance + SOON);
    }

    @Test void aPacketAloneIsAcknowledgedWhenItsTimeHasCome() {
        try (var bench = new Bench(Engine.JVM, 4, 0)) {
            for (int round = 0; round < 20; round++) {
                int row = 3 * round;
                long start = 65_500 + 170L * round;
                bench.time(start);
                bench.events.send(Event.counting(row));
                bench.step(SOON);
                bench.time(start + 99);
                bench.step(SOON);
                assertThat(bench.requestsOf(row)).isZero();
                bench.time(start + 100);
                bench.step(SOON + 4);
                assertThat(bench.requestsOf(row)).isEqualTo(1);
            }
        }
    }

    /** The builder takes nothing, a queue pair lives again, and then it does. */
    @Test void aRequestThatWaitsWhileAnotherLifeBeginsIsLetGo() {
        try (var bench = new Bench(Engine.JVM, 4, 1)) {
            for (int row = 20; row < 40; row++) {
                bench.events.send(Event.urgent(row % 2 == 0 ? row : 21, false));
                bench.step(SOON);
            }
            for (int row : new int[] {21, 24, 38}) {
                bench.renew(row);
                bench.step(2 * SOON);
            }
            bench.sink.stall(0);
            bench.step(100);
            assertThat(bench.requestsOf(21) + bench.requestsOf(24) + bench.requestsOf(38)).isZero();
            assertThat(bench.requests).hasSize(8);
            bench.events.send(Event.urgent(24, false));
            bench.step(SOON);
            assertThat(bench.requestsOf(24)).isEqualTo(1);
        }
    }

    /** While the ring takes its turn, deadlines wait: none is forgotten. */
    @ParameterizedTest @ValueSource(doubles = {0.3, 0.6, 0.9})
    void aDeadlineThatComesWhileTheRingTakesItsTurnIsNotLost(double stall) {
        try (var bench = new Bench(Engine.JVM, 4, stall)) {
            for (int round = 0; round < 60; round++) {
                bench.time(200L * round);
                for (int row = 0; row < 4; row++) {
                    bench.events.send(Event.counting(row));
                }
                bench.step(SOON);
                for (int row = 10; row < 50; row++) {
                    bench.events.send(Event.urgent(row, false));
                }
                bench.step(round % 30);
                bench.time(200L * round + 100);
                bench.step(1000);
                for (int row = 0; row < 4; row++) {
                    assertThat(bench.requestsOf(row)).as("flow %d, round %d", row, round).isEqualTo(round + 1);
                }
            }
        }
    }

    /** The same while another queue pair begins a new life. */
    @Test void aDeadlineThatComesWhileALifeBeginsIsNotLost() {
        try (var bench = new Bench(Engine.JVM, 4, 0)) {
            for (int delay = 0; delay < 12; delay++) {
                bench.time(200L * delay);
                bench.events.send(Event.counting(5));
                bench.step(SOON);
                var setup = bench.dut.io().setup();
                bench.dut.pin(setup.payload().flow()).set(9);
                for (int cycle = 0; cycle < 12; cycle++) {
                    if (cycle == delay) {
                        bench.time(200L * delay + 100);
                    }
                    bench.dut.pin(setup.valid()).set(cycle >= 4);
                    bench.dut.settle();
                    boolean taken = cycle >= 4 && bench.dut.pin(setup.ready()).isSet();
                    bench.step(1);
                    if (taken) {
                        break;
                    }
                }
                bench.dut.pin(setup.valid()).set(false);
                bench.time(200L * delay + 100);
                bench.step(3 * SOON);
                assertThat(bench.requestsOf(5)).as("time comes in cycle %d", delay).isEqualTo(delay + 1);
            }
        }
    }

    /** A deadline that an acknowledgement has overtaken means nothing; the next one counts from its own packet. */
    @Test void aDeadlineBelongsToItsOwnPacket() {
        try (var bench = new Bench(Engine.JVM, 4, 0)) {
            bench.events.send(Event.counting(9), Event.urgent(9, false));
            bench.step(SOON);
            assertThat(bench.requests).hasSize(1);
            bench.time(50);
            bench.events.send(Event.counting(9));
            bench.step(SOON);
            bench.time(149);
            bench.step(3 * SOON);
            assertThat(bench.requests).hasSize(1);
            bench.time(150);
            bench.step(SOON + 4);
            assertThat(bench.requests).hasSize(2);
        }
    }

    @Test void withoutRoomForADeadlineTheAcknowledgementComesAtOnce() {
        try (var bench = new Bench(Engine.JVM, 16, 0)) {
            for (int i = 0; i < 1100; i++) {
                bench.events.send(Event.counting(i % FLOWS), Event.urgent(i % FLOWS, false));
            }
            bench.step(4000);
            int before = bench.requests.size();
            bench.events.send(Event.counting(11));
            bench.step(SOON);
            assertThat(bench.requests).hasSize(before + 1);
            bench.time(100);
            bench.step(4000);
            assertThat(bench.requests).as("no deadline was left alone").hasSize(before + 1);
        }
    }

    @Test void whatARequestSays() {
        try (var bench = new Bench(Engine.JVM, 4, 0)) {
            bench.events.send(new Event(1, true, true, true, false, false, false, 0, 0));
            bench.step(SOON);
            bench.events.send(Event.urgent(1, false));
            bench.step(SOON);
            assertThat(bench.requests.getLast()).isEqualTo(new Request(1, 0, false, true, true));
            bench.events.send(Event.urgent(1, false));
            bench.step(SOON);
            assertThat(bench.requests.getLast()).isEqualTo(new Request(1, 0, false, false, true));
            bench.events.send(new Event(1, false, false, false, false, false, true, 0, 0));
            bench.step(SOON);
            assertThat(bench.requests.getLast()).isEqualTo(new Request(1, 0, true, false, true));
            bench.events.send(new Event(1, false, true, true, false, true, false, 2, 0));
            bench.step(SOON);
            bench.events.send(Event.urgent(1, false));
            bench.step(SOON);
            assertThat(bench.requests.subList(3, 5)).containsOnly(new Request(1, 2, false, false, true));
            bench.renew(1);
            bench.events.send(Event.urgent(1, false));
            bench.step(SOON);
            assertThat(bench.requests.getLast()).isEqualTo(new Request(1, 0, false, false, true));
        }
    }

    /**
     * Requests that wait for the builder collect what comes meanwhile, in every cycle something, close behind each
     * other and far: each says all of its own queue pair and nothing of another.
     */
    @Test void aRequestThatHasWaitedSaysWhatHasComeMeanwhile() {
        var random = new Random(SEED + 7);
        try (var bench = new Bench(Engine.JVM, 16, 0)) {
            var codes = new int[FLOWS];
            var behindGap = new int[FLOWS];
            for (int round = 0; round < 40; round++) {
                bench.sink.stall(1);
                for (int row = 0; row < FILLING; row++) {
                    bench.events.send(Event.urgent(row, false));      // until there is no room: the others wait
                }
                bench.step(FILLING + SOON);
                bench.requests.clear();
                var notReady = new boolean[FLOWS];
                var congested = new boolean[FLOWS];
                for (int i = 0; i < 6 * FLOWS; i++) {
                    boolean ends = i >= 5 * FLOWS;
                    int row = ends ? i % FLOWS : FILLING + random.nextInt(i % 64 < 32 ? 3 : FLOWS - FILLING);
                    var event = ends ? new Event(row, false, false, false, false, true, false, 0, 0)
                        : collected(row, behindGap[row], random);
                    bench.events.send(event);
                    notReady[row] = event.notReady() || notReady[row] && !event.advancing();
                    congested[row] |= event.congested();
                    codes[row] = event.code() == 0 ? codes[row] : event.code();
                    behindGap[row] = behindGap[row] + event.behindGap() & 511;
                }
                bench.step(6 * FLOWS + SOON);
                bench.sink.stall(round % 2 == 0 ? 0 : 0.5);
                bench.step(10 * FLOWS);
                for (int row = FILLING; row < FLOWS; row++) {
                    int which = row;
                    assertThat(bench.requests.stream().filter(request -> request.row() == which))
                        .as("round %d, seed %d", round, SEED)
                        .containsExactly(new Request(row, codes[row], notReady[row], congested[row],
                            behindGap[row] == 0));
                }
            }
        }
    }

    /** Often the gap before it closes. */
    private static Event collected(int row, int behindGap, Random random) {
        boolean notReady = random.nextInt(3) == 0;
        int gap = random.nextInt(3) > 0 ? 0 : random.nextBoolean() ? -behindGap & 511 : random.nextInt(512);
        return new Event(row, random.nextInt(9) == 0, false, !notReady && random.nextInt(4) == 0, false,
            random.nextInt(4) == 0, notReady, random.nextInt(9) == 0 ? 1 + random.nextInt(3) : 0, gap);
    }

    /** Random events as dense as they can be, stalled sinks: nobody waits for ever, nobody asks for nothing. */
    private static void traffic(Engine engine, double stall, int count) {
        var random = new Random(SEED + (long) (100 * stall));
        try (var bench = new Bench(engine, 4, stall)) {
            bench.dut.pin(bench.dut.io().ackOnEnd()).set(true);
            var reasons = new int[FLOWS];
            var counted = new int[FLOWS];
            var congested = new int[FLOWS];
            for (int i = 0; i < count; i++) {
                int row = random.nextInt(random.nextBoolean() ? 3 : FLOWS);
                boolean counting = random.nextInt(5) > 0;
                var event = new Event(row, random.nextInt(9) == 0, counting, false, counting && random.nextInt(9) == 0,
                    random.nextInt(9) == 0, !counting && random.nextInt(5) == 0, 0, random.nextInt(512));
                bench.events.send(event);
                counted[row] += counting ? 1 : 0;
                congested[row] += event.congested() ? 1 : 0;
                if (event.urgent() || event.notReady() || event.completing() || counted[row] == 4) {
                    reasons[row]++;
                    counted[row] = 0;
                }
                bench.step(random.nextInt(3));
            }
            for (int i = 0; i < 60_000 && !bench.events.isDone(); i++) {
                bench.step(1);
            }
            bench.step(400);
            for (int row = 0; row < FLOWS; row++) {
                bench.events.send(Event.urgent(row, false));
            }
            bench.step(4000);
            var asked = new int[FLOWS];
            var becns = new int[FLOWS];
            for (var request : bench.requests) {
                asked[request.row()]++;
                becns[request.row()] += request.becn() ? 1 : 0;
            }
            for (int row = 0; row < FLOWS; row++) {
                assertThat(asked[row]).as("flow %d, seed %d", row, SEED).isBetween(1, reasons[row] + 1);
                assertThat(becns[row]).as("flow %d, seed %d", row, SEED)
                    .isBetween(congested[row] > 0 ? 1 : 0, congested[row]);
            }
        }
    }

    @ParameterizedTest @ValueSource(doubles = {0, 0.5, 0.9})
    void nobodyIsForgottenAndNobodyAsksForNothing(double stall) {
        traffic(Engine.JVM, stall, DENSE);
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(engine, 0.3, engine == Engine.ICARUS ? 300 : DENSE);
    }
}
