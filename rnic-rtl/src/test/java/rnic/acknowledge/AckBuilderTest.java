package rnic.acknowledge;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.Scoreboard;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.FlowNumber;
import rnic.common.ValidDriver;
import rnic.protocol.AnswerKind;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.track.SackTracker;
import rnic.transmit.FieldsShow;

/** Every kind of answer against the rules of the reliability document, for many queue pairs at once. */
class AckBuilderTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_275);
    private static final int QUEUE_PAIRS = 16;
    /** Rows of both spaces. */
    private static final int FLOWS = 2 * QUEUE_PAIRS;
    private static final int MASK = 0xFFFFFF;

    record Echoed(int path, boolean marked, boolean held, int stamp, int marks, int taken) {
        static final Echoed NONE = new Echoed(0, false, false, 0, 0, 0);

        static Echoed random(Random random, int taken) {
            return new Echoed(random.nextInt(1 << 14), random.nextBoolean(), random.nextBoolean(), random.nextInt(1 << 14),
                random.nextInt(32), taken & 0xFFF);
        }

        /** What POETH has, for a frontier that may have passed what was counted. */
        long word(int expected) {
            int beyond = Math.max(0, (taken + 1 - expected) << 20 >> 20);
            return (held ? 1L << 31 : 0) | (long) stamp << 17 | beyond << 5 | marks;
        }

        int port() {
            return 0xC000 | path;
        }
    }

    record Request(FlowNumber flow, int code, boolean notReady, boolean becn, boolean gapless, Echoed echo) {
        Request(int row, int code, boolean notReady, boolean becn, boolean gapless, Echoed echo) {
            this(FlowNumber.of(row, QUEUE_PAIRS), code, notReady, becn, gapless, echo);
        }
    }

    record Sack(int validLength, int start, BigInteger bitmap) {}

    record Context(int qp, int pkey, int handle, int paths, boolean extended) {}

    record Got(FlowNumber flow, AnswerKind kind, int psn, int syndrome, int msn, long po, boolean becn, boolean retrans,
               int cause, boolean named, int port, Sack sack, Context peer) {
        Got(int row, AnswerKind kind, int psn, int syndrome, int msn, long po, boolean becn, boolean retrans, Sack sack,
            Context peer) {
            this(FlowNumber.of(row, QUEUE_PAIRS), kind, psn, syndrome, msn, po, becn, retrans, 0, false, 0, sack, peer);
        }

        /** The same between ends that have agreed on cc_ext; else it is as it is. */
        Got telling(int why, int path) {
            return peer.extended() ? new Got(flow, kind, psn, syndrome, msn, po, becn, retrans, why, true, 0xC000 | path,
                sack, peer) : this;
        }

        Got telling(Echoed echo) {
            return telling(0, echo.path());
        }

        Got echoing(Echoed echo, int expected) {
            return peer.extended() ? new Got(flow, kind, psn, syndrome, msn, echo.word(expected), echo.marked(), retrans,
                0, true, echo.port(), sack, peer) : this;
        }

        int row() {
            return flow.row(QUEUE_PAIRS);
        }
    }

    record Failed(int qp, int cause) {}

    /** What the code of a refusal says of why the queue pair fails. */
    private static final Map<Integer, FailureCause> CAUSES = Map.of(1, FailureCause.REQUEST_INVALID,
        2, FailureCause.REQUEST_ACCESS, 3, FailureCause.RECEIVE_ACCESS, 5, FailureCause.RECEIVE_LENGTH);

    /** What receiver and tracker know of a flow; the last lines are the same for both of a queue pair. */
    private static final class Known {
        private int expected;
        private BigInteger arrived = BigInteger.ZERO;             // bit i: PSN expected + i
        private int reported;
        private int messages;
        private int messageStart;
        private int threshold;
        private int profile;
        private int timer;
        private int chunk;
        private Context peer;
        private QueuePairState state = QueuePairState.RTS;
        private boolean waits;
    }

    private static final class Bench implements AutoCloseable {
        private final int window;
        private final boolean rotate;
        private final Random random;
        private final Simulation<AckBuilder.Io> dut;
        private final Known[] flows = new Known[FLOWS];
        private final StreamSource<Request> requests;
        private final ValidDriver drops;
        private final Scoreboard<Got> dropNaks = new Scoreboard<>("Packet Drop NAK");
        private final Scoreboard<Got> others = new Scoreboard<>("answer");
        private final Scoreboard<Failed> failures = new Scoreboard<>("failure");
        private final StreamSink<Got> answers;
        private final List<Got> got = new ArrayList<>();
        private final List<Failed> failed = new ArrayList<>();
        private boolean isJudged = true;
        private final Map<AnswerKind, Integer> seen = new EnumMap<>(AnswerKind.class);

        Bench(Engine engine, int window, boolean rotate, double stall, Random random) {
            this.window = window;
            this.rotate = rotate;
            this.random = random;
            var small = RnicParameters.SMALL;
            dut = Simulation.of(new AckBuilder(new RnicParameters("test", 32, QUEUE_PAIRS, window, small.messages(),
                small.mrs(), small.completionQueues(), small.addressHandles(), small.bufferBytes(),
                small.clockKilohertz())), engine);
            requests = dut.add(new StreamSource<>(dut, dut.io().requests(), Request.class));
            drops = new ValidDriver(dut, "drop_nak");
            dut.pin(dut.io().rotate()).set(rotate);
            for (int qp = 0; qp < QUEUE_PAIRS; qp++) {
                flows[qp] = new Known();
                flows[QUEUE_PAIRS + qp] = new Known();
                configure(qp);
            }
            dut.add(new Tracker(this));
            answers = dut.add(new StreamSink<>(dut, dut.io().answers(), Got.class).stall(stall).to(this::got));
            dut.add(new StreamSink<>(dut, dut.io().failures(), Failed.class).stall(stall).to(this::failed));
        }

        /** The link takes nothing; nothing is expected of it any more. */
        void stop(boolean on) {
            isJudged = false;
            answers.stall(on ? 1 : 0);
        }

        private void failed(Failed failure) {
            if (isJudged) {
                failures.observe(failure);
            }
            failed.add(failure);
        }

        /** Cycles until nothing is let go any more. */
        int lettingGo(int most) {
            int last = 0;
            for (int i = 0; i < most; i++) {
                dut.step();
                dut.settle();
                last = dut.pin(dut.io().lettingGo()).isSet() ? i : last;
            }
            assertThat(last).as("cycles in which something is let go").isBetween(1, most - 2);
            return last;
        }

        private void configure(int qp) {
            var pair = flows[qp];
            pair.threshold = random.nextInt(4) == 0 ? random.nextInt(256) : random.nextInt(20);
            pair.profile = 1 + random.nextInt(3);
            pair.timer = random.nextInt(32);
            pair.peer = new Context(random.nextInt(MASK + 1), random.nextInt(1 << 16), random.nextInt(
                RnicParameters.SMALL.addressHandles()), 1 + random.nextInt(16), random.nextBoolean());
            new FieldsShow(dut, "setup_valid", "setup_payload_").once(numbers(Map.of("qp", qp,
                "sack_threshold", pair.threshold, "profile", pair.profile, "rnr_timer",
                pair.timer, "peer_qp", pair.peer.qp(), "peer_pkey", pair.peer.pkey(),
                "peer_handle", pair.peer.handle(), "peer_paths",
                pair.peer.paths(), "peer_extended", pair.peer.extended() ? 1 : 0)));
            var other = flows[QUEUE_PAIRS + qp];
            other.threshold = pair.threshold;
            other.profile = pair.profile;
            other.timer = pair.timer;
            other.peer = pair.peer;
            setState(qp, QueuePairState.RTS);
            advance(qp);
            advance(QUEUE_PAIRS + qp);
        }

        private static Map<String, BigInteger> numbers(Map<String, Integer> values) {
            var numbers = new TreeMap<String, BigInteger>();
            values.forEach((name, value) -> numbers.put(name, BigInteger.valueOf(value)));
            return numbers;
        }

        void setState(int qp, QueuePairState state) {
            flows[qp].state = state;
            flows[QUEUE_PAIRS + qp].state = state;
            new FieldsShow(dut, "state_valid", "state_value_").once(numbers(Map.of("qp", qp, "state",
                state.ordinal())));
        }

        /** Another state of the receiver; what is reported may lag behind the tracker. */
        void advance(int row) {
            var pair = flows[row];
            pair.expected = random.nextInt(5) == 0 ? MASK - random.nextInt(300) : random.nextInt(MASK + 1);
            pair.arrived = switch (random.nextInt(4)) {
                case 0 -> BigInteger.ZERO;
                case 1 -> new BigInteger(1 + random.nextInt(30), random).clearBit(0);
                default -> new BigInteger(1 + random.nextInt(window), random).clearBit(0);
            };
            int lag = random.nextInt(3) == 0 ? random.nextInt(50) : 0;
            pair.reported = pair.expected - lag & MASK;
            pair.messages = random.nextInt(MASK + 1);
            pair.messageStart = pair.reported - random.nextInt(1000) & MASK;
            new FieldsShow(dut, "reported_valid", "reported_value_").once(numbers(Map.of("flow", row,
                "progress_expected", pair.reported, "progress_messages", pair.messages, "progress_message_start",
                pair.messageStart)));
        }

        /** An acknowledgement is wanted: reliability section 3, on transmit of ack_pend. */
        void want(int row) {
            var pair = flows[row];
            pair.waits = true;
            boolean responses = row >= QUEUE_PAIRS;
            int code = !responses && random.nextInt(6) == 0 ? new int[] {1, 2, 3, 5}[random.nextInt(4)] : 0;
            boolean notReady = !responses && random.nextInt(6) == 0;
            boolean becn = random.nextBoolean();
            boolean gapless = pair.arrived.signum() == 0 && random.nextInt(4) > 0;
            var echo = Echoed.random(random, pair.reported - 1 - random.nextInt(2000)
                + (gapless ? 0 : random.nextInt(2300)));
            requests.send(new Request(row, code, notReady, becn, gapless, echo));
            boolean works = pair.state == QueuePairState.RTR || pair.state == QueuePairState.RTS
                || pair.state == QueuePairState.SQD;
            boolean sends = works || code != 0 && pair.state == QueuePairState.ERR;
            int order = pair.reported - pair.messageStart & MASK;
            int newest = pair.arrived.bitLength() - 1;                    // hPSN - ePSN
            int span = newest + 1 - pair.threshold;                       // OOOD - TH
            var none = new Sack(0, 0, BigInteger.ZERO);
            Got got;
            if (code != 0) {
                got = new Got(row, AnswerKind.NAK, pair.reported, 0x60 + (code & 3), pair.messages, order, false, false,
                    none, pair.peer).telling(echo);
                if (works) {
                    failures.expect(new Failed(row % QUEUE_PAIRS, CAUSES.get(code).ordinal()));
                }
            } else if (notReady) {
                got = new Got(row, AnswerKind.RNR_NAK, pair.reported, 0x20 + pair.timer, pair.messages, order, false,
                    false, none, pair.peer).telling(echo);
            } else if (span > 0 && newest >= 0) {
                got = sack(row, pair, span, becn, order).echoing(echo, pair.reported);
            } else {
                got = ack(row, pair, becn).echoing(echo, pair.reported);
            }
            if (sends) {
                others.expect(got);
            }
        }

        private static Got ack(int row, Known pair, boolean becn) {
            return new Got(row, AnswerKind.ACK, pair.reported, 0x1F, pair.messages, MASK, becn, false,
                new Sack(0, 0, BigInteger.ZERO), pair.peer);
        }

        private Got sack(int row, Known pair, int span, boolean becn, int order) {
            int chunks = (span + 127) / 128;
            int chunk = rotate && pair.chunk < chunks ? pair.chunk : 0;
            pair.chunk = chunk + 1 < chunks ? chunk + 1 : 0;
            if (pair.profile < 2) {
                return ack(row, pair, becn);
            }
            int length = Math.min(128, span - 128 * chunk);
            var bits = pair.arrived.shiftRight(128 * chunk).mod(BigInteger.ONE.shiftLeft(length));
            return new Got(row, AnswerKind.SACK, pair.reported, 0x1F, pair.messages, order, becn, false,
                new Sack(length, pair.expected + 128 * chunk & MASK, bits), pair.peer);
        }

        /** A trimmed packet, in this cycle. */
        void drop(int row, int psn, boolean retrans) {
            int path = random.nextInt(1 << 14);
            int cause = random.nextInt(4);
            drops.show(Map.of("flow_qp", row % (long) QUEUE_PAIRS, "flow_responses", row < QUEUE_PAIRS ? 0L : 1, "psn",
                (long) psn, "retrans", retrans ? 1L : 0, "path", (long) path, "cause", (long) cause));
            var state = flows[row].state;
            if (state == QueuePairState.RTS || state == QueuePairState.RTR || state == QueuePairState.SQD) {
                dropNaks.expect(new Got(row, AnswerKind.DROP_NAK, psn, 0x60, 0, MASK, false, retrans,
                    new Sack(0, 0, BigInteger.ZERO), flows[row].peer).telling(cause, path));
            }
        }

        private void got(Got got) {
            this.got.add(got);
            if (!isJudged) {
                return;
            }
            seen.merge(got.kind(), 1, Integer::sum);
            var plain = new Got(got.flow(), got.kind(), got.psn(), got.syndrome(), got.msn(), got.po(), got.becn(),
                got.retrans(), got.cause(), got.named(), got.named() ? got.port() : 0,
                got.kind() == AnswerKind.SACK ? got.sack() : new Sack(0, 0, BigInteger.ZERO), got.peer());
            if (got.kind() == AnswerKind.DROP_NAK) {
                // AETH.MSN of a Packet Drop NAK is ignored by its receiver.
                dropNaks.observe(new Got(got.flow(), got.kind(), got.psn(), got.syndrome(), 0, got.po(), got.becn(),
                    got.retrans(), got.cause(), got.named(), plain.port(), plain.sack(), got.peer()));
            } else {
                others.observe(plain);
                flows[got.row()].waits = false;
            }
        }

        void drain() {
            drops.idle(random);
            for (int i = 0; i < 10_000 && !(others.isDone() && dropNaks.isDone() && failures.isDone()
                && requests.isDone()); i++) {
                dut.step();
            }
            dut.step(60);
            others.assertDone();
            dropNaks.assertDone();
            failures.assertDone();
            for (var pair : flows) {
                pair.waits = false;                                       // also who was not answered
            }
        }

        @Override public void close() {
            dut.close();
        }
    }

    /** Answers requests for rows as the tracker does. */
    private static final class Tracker implements Agent {
        private record Asked(long cycle, int row) {}

        private final Bench bench;
        private final Deque<Asked> asked = new ArrayDeque<>();
        private long cycle;

        Tracker(Bench bench) {
            this.bench = bench;
        }

        @Override public void drive() {
            cycle++;
            var row = bench.dut.io().sackRow();
            boolean due = !asked.isEmpty() && asked.peek().cycle() + SackTracker.SACK_LATENCY == cycle;
            bench.dut.pin(row.valid()).set(due);
            bench.dut.pin(row.value().bitmap()).setBig(new BigInteger(bench.window, bench.random));
            bench.dut.pin(row.value().expected()).set(bench.random.nextInt(MASK));
            if (due) {
                var next = asked.remove();
                var pair = bench.flows[next.row()];
                bench.dut.pin(row.value().bitmap()).setBig(pair.arrived);
                bench.dut.pin(row.value().expected()).set(pair.expected);
            }
        }

        @Override public void sample() {
            var request = bench.dut.io().sackRequest();
            if (bench.dut.pin(request.valid()).isSet()) {
                asked.add(new Asked(cycle, (int) bench.dut.pin(request.value()).get()));
            }
        }
    }

    private static void traffic(Engine engine, int window, boolean rotate, double stall, int rounds) {
        var random = new Random(SEED + window + (long) (10 * stall));
        try (var bench = new Bench(engine, window, rotate, stall, random)) {
            for (int round = 0; round < rounds; round++) {
                int row = random.nextInt(FLOWS);
                if (!bench.flows[row].waits && random.nextInt(3) > 0) {
                    bench.drops.idle(random);
                    if (random.nextInt(2) == 0) {
                        bench.advance(row);
                    }
                    bench.want(row);
                }
                bench.drops.idle(random);
                int dropping = random.nextInt(4 * FLOWS);
                if (dropping < FLOWS && bench.flows[dropping].state != QueuePairState.RESET) {
                    bench.drop(dropping, random.nextInt(MASK), random.nextBoolean());
                }
                bench.dut.step();
                bench.drops.idle(random);
                if (random.nextInt(60) == 0) {
                    bench.drain();
                    bench.setState(row % QUEUE_PAIRS, QueuePairState.values()[random.nextInt(6)]);
                }
            }
            bench.drain();
            if (rounds > 1000) {
                assertThat(bench.seen.values()).hasSize(5).allMatch(count -> count > 20);
            }
        }
    }

    @ParameterizedTest @ValueSource(ints = {128, 256})
    void everyAnswerFollowsTheRules(int window) {
        traffic(Engine.JVM, window, true, 0, 5000);
        traffic(Engine.JVM, window, true, 0.6, 5000);
        traffic(Engine.JVM, window, false, 0.2, 2000);
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(engine, 256, true, 0.3, engine == Engine.ICARUS ? 300 : 3000);
    }

    /** A link that takes nothing, and a queue pair that lives again before it does: what waits is of the old life. */
    @ParameterizedTest @ValueSource(ints = {1, 3, 40, 300})
    void whatWaitsOfAQueuePairThatIsResetGoesNowhere(int waiting) {
        var random = new Random(SEED);
        try (var bench = new Bench(Engine.JVM, 256, true, 0, random)) {
            bench.stop(true);
            bench.drops.idle(random);
            var old = bench.flows[5].peer;
            for (int i = 0; i < waiting; i++) {
                int qp = random.nextBoolean() ? 5 : 6;
                bench.drops.show(Map.of("flow_qp", (long) qp, "flow_responses", i % 2L, "psn", (long) i,
                    "retrans", 0L));
                bench.dut.step();
                bench.drops.idle(random);
                if (i < 12) {                                // who asks later waits at the port
                    bench.requests.send(new Request(5, 1 + i % 3, false, false, false, Echoed.NONE));     // fatal: a failure too
                }
                bench.dut.step(2);
            }
            bench.dut.step(100);
            bench.setState(5, QueuePairState.RESET);
            int busy = bench.lettingGo(400);
            assertThat(busy).as("cycles").isLessThanOrEqualTo(48 + 256 + 32);
            bench.configure(5);
            bench.got.clear();
            bench.dut.step(10);
            bench.stop(false);
            bench.dut.step(1000);
            assertThat(bench.got).filteredOn(got -> got.peer().equals(bench.flows[5].peer)).isEmpty();
            // One had been shown to the line.
            assertThat(bench.got).filteredOn(got -> got.peer().equals(old)).hasSizeLessThanOrEqualTo(1);
            assertThat(bench.failed).isEmpty();
            assertThat(bench.got).filteredOn(got -> got.flow().qp() == 6).hasSizeGreaterThanOrEqualTo(waiting / 4);
        }
    }

    /** Packet Drop NAKs of others in every cycle do not keep the search from its end. */
    @Test void theSearchEndsBesidePacketDropNaksInEveryCycle() {
        var random = new Random(SEED);
        try (var bench = new Bench(Engine.JVM, 256, true, 0, random)) {
            bench.stop(true);
            bench.drops.show(Map.of("flow_qp", 6L, "psn", 1L, "retrans", 0L));
            bench.dut.step(200);
            bench.stop(false);
            bench.setState(5, QueuePairState.RESET);
            bench.drops.show(Map.of("flow_qp", 6L, "psn", 1L, "retrans", 0L));
            assertThat(bench.lettingGo(2000)).isLessThanOrEqualTo(48 + 4 * 256 + 100);
        }
    }

    /** Two hundred and fifty-six wait; the next is dropped and counted. */
    @Test void packetDropNaksWithoutRoomAreCounted() {
        try (var bench = new Bench(Engine.JVM, 256, true, 1, new Random(SEED))) {
            int full = 0;
            for (int i = 0; i < 400; i++) {
                bench.drops.show(Map.of("flow_qp", 1L, "psn", (long) i, "retrans", 0L));
                bench.dut.settle();
                full += bench.dut.pin(bench.dut.io().nakFull()).isSet() ? 1 : 0;
                bench.dut.step();
            }
            assertThat(400 - full).isBetween(256, 256 + 64);
        }
    }
}
