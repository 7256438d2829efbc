package rnic.top;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.FlowNumber;
import rnic.protocol.AnswerKind;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.track.SackTracker;
import rnic.transmit.FieldsShow;

/**
 * Packets in any order through the real tracker: a sender that believes the answers must learn of every packet, and
 * never of one that did not arrive.
 */
class AnswerLoopTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_276);
    private static final int MASK = 0xFFFFFF;
    private static final int THRESHOLD = 8;
    private static final int QUEUE_PAIRS = 16;
    private static final int COUNTS = 0xFFF;
    /** Rows of both spaces. */
    private static final int FLOWS = 2 * QUEUE_PAIRS;

    record Sack(int validLength, int start, BigInteger bitmap) {}

    record Got(FlowNumber flow, AnswerKind kind, int psn, int syndrome, int msn, long po, boolean becn, boolean retrans,
               boolean named, int port, Sack sack) {}

    record Done(int qp, int wqeIndex) {}

    /** One flow: a sender that sends what it believes missing. */
    private static final class Sender {
        private final Set<Integer> arrived = new HashSet<>();
        private final Set<Integer> sacked = new HashSet<>();
        private int una;
        private int next;
        private int completed;
        private int messages;
        private final Map<Integer, Boolean> markedByPath = new HashMap<>();
        private final List<Integer> stamps = new ArrayList<>();
        private int marks;
        /** Packets taken before the first PSN, and what an acknowledgement told of them last, modulo 4096. */
        private int before;
        private int told;
        private int stampTold;

        int taken() {
            return before + arrived.size() & COUNTS;
        }
    }

    private static final class Bench implements AutoCloseable {
        private final Simulation<AnswerLoop.Io> dut;
        private final RnicParameters parameters;
        private final Sender[] senders = new Sender[FLOWS];
        private final Random random;
        private final Map<AnswerKind, Integer> kinds = new EnumMap<>(AnswerKind.class);
        private long cycle;
        private long answered;
        private int completions;
        private int paths;
        private int echoes;
        private int above;

        Bench(Engine engine, int window, double stall, Random random) {
            this.random = random;
            var small = RnicParameters.SMALL;
            parameters = new RnicParameters("test", 32, QUEUE_PAIRS, window, 64, small.mrs(), small.completionQueues(),
                small.addressHandles(), small.bufferBytes(), small.clockKilohertz());
            dut = Simulation.of(new AnswerLoop(parameters), engine);
            dut.add(new StreamSink<>(dut, dut.io().answers(), Got.class).stall(stall).to(this::got));
            dut.add(new StreamSink<>(dut, dut.io().completions(), Done.class).stall(stall).to(this::done));
            for (int row = 0; row < FLOWS; row++) {
                begin(row, random.nextBoolean() ? MASK - random.nextInt(100) : random.nextInt(MASK));
            }
        }

        private void begin(int row, int psn) {
            var sender = new Sender();
            sender.una = psn;
            sender.next = psn;
            sender.before = psn - 1;
            sender.told = psn - 1 & COUNTS;
            senders[row] = sender;
            var setup = dut.io().setup();
            dut.pin(setup.payload().flow()).set(row);
            dut.pin(setup.payload().psn()).set(psn);
            dut.pin(setup.valid()).set(true);
            dut.stepUntil(dut.pin(setup.ready()), 1, 2000);
            dut.step();
            dut.pin(setup.valid()).set(false);
            dut.stepUntil(dut.pin(dut.io().setupDone()), 1, 2000);
            dut.step();
            new FieldsShow(dut, "context_valid", "context_payload_").once(Map.of("qp",
                BigInteger.valueOf(row % QUEUE_PAIRS),
                "sack_threshold", BigInteger.valueOf(THRESHOLD), "profile", BigInteger.TWO,
                "peer_extended", BigInteger.valueOf(row % 2)));
            new FieldsShow(dut, "state_valid", "state_value_").once(Map.of("qp",
                BigInteger.valueOf(row % QUEUE_PAIRS), "state",
                BigInteger.valueOf(QueuePairState.RTS.ordinal())));
        }

        /** The packet at this PSN ends a message; every fourth does. */
        private static boolean ends(int psn) {
            return psn % 4 == 3;
        }

        /** One packet, lost or not. */
        void packet(int row, int psn, boolean lost, boolean ackRequest) {
            var sender = senders[row];
            if (lost) {
                idle(1);
                return;
            }
            boolean ends = ends(psn);
            if (ends && row < QUEUE_PAIRS && !sender.arrived.contains(psn)) {
                int msn = message(sender, psn);
                new FieldsShow(dut, "stash_valid", "stash_value_").once(Map.of("qp", BigInteger.valueOf(row),
                    "msn", BigInteger.valueOf(msn), "kind", BigInteger.ONE, "wqe_index",
                    BigInteger.valueOf(msn - 1 & parameters.messages() - 1)));
                cycle++;
            }
            sender.arrived.add(psn);
            var arrival = dut.io().arrival();
            dut.pin(arrival.valid()).set(true);
            dut.pin(arrival.value().flow()).set(row);
            dut.pin(arrival.value().psn()).set(psn);
            dut.pin(arrival.value().endsMessage()).set(ends);
            dut.pin(arrival.value().consumesReceive()).set(ends && row < QUEUE_PAIRS);
            dut.pin(dut.io().ackRequest()).set(ackRequest);
            boolean marked = random.nextInt(8) == 0;
            int path = ++paths & 0x3FFF;
            int stamp = 7 * sender.stamps.size() & 0x3FFF;    // none twice
            sender.marks += marked ? 1 : 0;
            sender.markedByPath.put(path, marked);
            sender.stamps.add(stamp);
            dut.pin(dut.io().congested()).set(marked);
            dut.pin(dut.io().departure().path()).set(path);
            dut.pin(dut.io().departure().stamp()).set(stamp);
            idle(1);
            dut.pin(arrival.valid()).set(false);
        }

        /** Number of the message that ends at this PSN: all before it end at every fourth PSN. */
        private int message(Sender sender, int psn) {
            int count = 0;
            for (int at = sender.una; at != (psn + 1 & MASK); at = at + 1 & MASK) {
                count += ends(at) ? 1 : 0;
            }
            return sender.messages + count;
        }

        void idle(int cycles) {
            for (int i = 0; i < cycles; i++) {
                dut.pin(dut.io().now()).set(cycle / 20 & 0xFFFF);
                dut.step();
                cycle++;
            }
        }

        private void done(Done done) {
            assertThat(done.wqeIndex()).isEqualTo(senders[done.qp()].completed++);
            completions++;
        }

        private void got(Got got) {
            kinds.merge(got.kind(), 1, Integer::sum);
            answered = cycle;
            var sender = senders[got.flow().row(QUEUE_PAIRS)];
            int steps = got.psn() - sender.una & MASK;          // the header takes back one
            assertThat(steps < 1 << 23).as("an acknowledgement never goes back").isTrue();
            for (int i = 0; i < steps; i++) {
                assertThat(sender.arrived).as("acknowledged, seed %d", SEED).contains(sender.una);
                sender.messages += ends(sender.una) ? 1 : 0;
                sender.una = sender.una + 1 & MASK;
            }
            assertThat(got.msn()).as("messages complete, seed %d", SEED).isEqualTo(sender.messages & MASK);
            echoed(sender, got);
            if (got.kind() == AnswerKind.SACK) {
                int newest = sender.arrived.stream().mapToInt(psn -> psn - sender.una & MASK)
                    .filter(ahead -> ahead < 1 << 23).max().orElse(0);
                int last = got.sack().start() + got.sack().validLength() - 1 - sender.una & MASK;
                assertThat(last).as("end of the bitmap, seed %d", SEED).isLessThanOrEqualTo(newest - THRESHOLD);
                for (int i = 0; i < got.sack().validLength(); i++) {
                    if (got.sack().bitmap().testBit(i)) {
                        int psn = got.sack().start() + i & MASK;
                        assertThat(sender.arrived).as("reported, seed %d", SEED).contains(psn);
                        sender.sacked.add(psn);
                    }
                }
            }
        }

        /** What it says of packets is true, never less than before, and nothing at all unless both ends want it. */
        private void echoed(Sender sender, Got got) {
            boolean extended = got.flow().qp() % 2 == 1;
            assertThat(got.named()).isEqualTo(extended);
            if (!extended) {
                assertThat(got.po() >>> 24).as("reserved").isZero();
                return;
            }
            int beyond = (int) (got.po() >> 5) & COUNTS;
            int told = sender.una - 1 + beyond & COUNTS;
            int more = told - sender.told & COUNTS;
            assertThat(more).as("never less than before, seed %d", SEED).isLessThan(parameters.window() + 1);
            assertThat(sender.taken() - told & COUNTS).as("no more than were taken, seed %d", SEED)
                .isLessThan(parameters.window() + 1);
            sender.told = told;
            above += beyond > 0 ? 1 : 0;
            assertThat(got.port() >> 14).isEqualTo(3);
            assertThat(sender.markedByPath).as("the packet that the port names, seed %d", SEED)
                .containsEntry(got.port() & 0x3FFF, got.becn());
            assertThat(sender.marks - (got.po() & 31) & 31).as("marks, seed %d", SEED).isLessThan(8);
            int newest = sender.stamps.lastIndexOf((int) (got.po() >> 17) & 0x3FFF);
            assertThat(newest).as("no older stamp than before, seed %d", SEED).isGreaterThanOrEqualTo(sender.stampTold);
            sender.stampTold = newest;
            echoes++;
        }

        @Override public void close() {
            dut.close();
        }
    }

    private static void traffic(Engine engine, int window, double loss, double stall, int packets) {
        var random = new Random(SEED + window);
        try (var bench = new Bench(engine, window, stall, random)) {
            for (int i = 0; i < packets; i++) {
                int row = random.nextInt(2) * QUEUE_PAIRS + random.nextInt(random.nextBoolean() ? 2 : QUEUE_PAIRS);
                var sender = bench.senders[row];
                boolean mayGo = (sender.next - sender.una & MASK) < window - 1
                    && bench.message(sender, sender.next | 3) - sender.messages <= bench.parameters.messages();
                int psn = mayGo && random.nextInt(4) > 0 ? sender.next : sender.una;
                if (psn == sender.next && mayGo) {
                    sender.next = sender.next + 1 & MASK;
                } else {
                    while (psn != sender.next && sender.sacked.contains(psn)) {
                        psn = psn + 1 & MASK;
                    }
                    if (psn == sender.next) {
                        continue;
                    }
                }
                bench.packet(row, psn, random.nextDouble() < loss, random.nextInt(6) == 0);
                bench.idle(random.nextInt(4));
            }
            for (int round = 0; round < 400; round++) {
                for (int row = 0; row < FLOWS; row++) {
                    var sender = bench.senders[row];
                    if (sender.una != sender.next) {
                        bench.packet(row, sender.una, false, true);
                    }
                }
                bench.idle(60);
            }
            int messages = 0;
            for (int row = 0; row < FLOWS; row++) {
                var sender = bench.senders[row];
                assertThat(sender.una).as("all acknowledged, seed %d", SEED).isEqualTo(sender.next);
                if (row % 2 == 1) {
                    assertThat(sender.told).as("all told, seed %d", SEED).isEqualTo(sender.taken());
                }
                messages += row < QUEUE_PAIRS ? sender.messages : 0;
            }
            assertThat(bench.completions).isEqualTo(messages);
            assertThat(bench.echoes).isGreaterThan(100);
            assertThat(bench.above).isGreaterThan(loss > 0.02 ? 20 : 0);
            assertThat(bench.kinds.get(AnswerKind.ACK)).isGreaterThan(100);
            assertThat(bench.kinds.getOrDefault(AnswerKind.SACK, 0)).isGreaterThan(loss > 0.02 ? 20 : 0);
        }
    }

    @ParameterizedTest @ValueSource(ints = {128, 256})
    void aSenderLearnsOfEveryPacketThatArrived(int window) {
        traffic(Engine.JVM, window, 0.05, 0, 20_000);
        traffic(Engine.JVM, window, 0.2, 0.5, 10_000);
    }

    /** From the retirement of a packet that asks for it to the acknowledgement, with nothing else going on. */
    @Test void anIdleAcknowledgementTakesAFixedTime() {
        var random = new Random(SEED);
        try (var bench = new Bench(Engine.JVM, 256, 0, random)) {
            var latencies = new TreeSet<Long>();
            for (int i = 0; i < 50; i++) {
                int row = random.nextInt(FLOWS);
                var sender = bench.senders[row];
                long began = bench.cycle;
                bench.packet(row, sender.next, false, true);
                sender.next = sender.next + 1 & MASK;
                long sent = bench.cycle - 1;
                bench.idle(100 + random.nextInt(7));
                assertThat(bench.answered).isGreaterThan(began);
                latencies.add(bench.answered - sent - SackTracker.LATENCY);
            }
            assertThat(latencies).containsExactly(9L);
        }
    }
}
