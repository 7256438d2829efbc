package rnic.receive;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.RnicParameters;

/** Responses against a list of what has gone out, with requests and new lives beside them in every cycle. */
class PendingCheckTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_281);
    private static final int PAIRS = 16;
    private static final int LAPS = 16;
    private static final int MASK = 0xFFFFFF;

    private record Sent(int number, boolean atomic, int request, int first) {}

    private record Due(boolean awaited, boolean fitting) {}

    private static final class Bench implements AutoCloseable {
        private final int reads;
        private final Random random;
        private final Simulation<PendingCheck.Io> dut;
        private final PendingCheck.Io io;
        private final Sent[][] table;
        private final int[] numbers = new int[PAIRS];
        private final Deque<Due> due = new ArrayDeque<>();
        private final Deque<Boolean> atomics = new ArrayDeque<>();
        private int renewing = -1;
        private int left;
        private int awaited;
        private int fitting;

        Bench(Engine engine, int reads, Random random) {
            this.reads = reads;
            this.random = random;
            var small = RnicParameters.SMALL;
            dut = Simulation.of(new PendingCheck(new RnicParameters("test", 32, PAIRS, small.window(), 64, small.mrs(),
                small.completionQueues(), small.addressHandles(), small.bufferBytes(), small.clockKilohertz(), reads,
                true, 0)), engine);
            io = dut.io();
            table = new Sent[PAIRS][reads];
            for (int i = 1; i < PendingCheck.LATENCY; i++) {
                due.add(new Due(false, false));
            }
            atomics.add(false);
            for (int qp = 0; qp < PAIRS; qp++) {
                renewing = qp;
                while (renewing >= 0) {
                    dut.pin(io.pending().valid()).set(false);
                    setUp();
                    dut.step();
                }
            }
        }

        /** Before an edge: a life ends its beginning when it is taken. */
        private void setUp() {
            dut.pin(io.setup().valid()).set(renewing >= 0);
            dut.pin(io.setup().payload()).set(Math.max(0, renewing));
            dut.settle();
            if (renewing >= 0 && dut.pin(io.setup().ready()).isSet()) {
                table[renewing] = new Sent[reads];
                numbers[renewing] = 0;
                renewing = -1;
            }
        }

        void step() {
            int beginning = renewing;
            var sent = request(beginning);
            ask(beginning);
            setUp();
            dut.step();
            if (sent >= 0) {
                int number = ++numbers[sent];
                table[sent][number % reads] = going;
            }
            check();
            if (renewing < 0 && random.nextInt(200) == 0) {
                renewing = random.nextInt(PAIRS);
                left = 6 * reads + 20;
            }
            assertThat(left--).as("cycles of a life's beginning").isGreaterThan(renewing < 0 ? Integer.MIN_VALUE : 0);
        }

        private Sent going;

        /** A request of another queue pair goes out: the queue pair, or -1. */
        private int request(int beginning) {
            int qp = random.nextInt(PAIRS);
            boolean goes = random.nextInt(3) == 0 && qp != beginning;
            int number = numbers[qp] + 1;
            going = new Sent(number, random.nextBoolean(), random.nextInt(4), random.nextInt(4));
            dut.pin(io.pending().valid()).set(goes);
            dut.pin(io.pending().value().qp()).set(qp);
            dut.pin(io.pending().value().slot()).set(number % reads);
            dut.pin(io.pending().value().lap()).set(number / reads % LAPS);
            dut.pin(io.pending().value().atomic()).set(going.atomic());
            dut.pin(io.pending().value().request()).set(going.request());
            dut.pin(io.pending().value().responsePsn()).set(going.first());
            return goes ? qp : -1;
        }

        /** A response in every cycle: to the newest requests, to old ones, to none; but of a queue pair that begins. */
        private void ask(int beginning) {
            int qp = random.nextInt(PAIRS);
            qp = qp == beginning ? (qp + 1) % PAIRS : qp;    // it has none
            int back = random.nextInt(4) > 0 ? random.nextInt(reads) : random.nextInt(20 * reads);
            int number = numbers[qp] - back & MASK;
            int po = random.nextInt(4);
            var entry = table[qp][number % reads];
            boolean right = entry != null && random.nextInt(3) > 0;
            int psn = right ? entry.first() + po : random.nextInt(8);
            int request = right && random.nextInt(8) > 0 ? entry.request() : random.nextInt(4);
            boolean atomic = right && random.nextInt(8) > 0 ? entry.atomic() : random.nextBoolean();
            int syndrome = random.nextInt(8) > 0 ? random.nextInt(32) : random.nextInt(256);
            dut.pin(io.qp()).set(qp);
            dut.pin(io.psn()).set(psn & MASK);
            dut.pin(io.po()).set(po);
            dut.pin(io.msn()).set(number);
            dut.pin(io.request()).set(request);
            dut.pin(io.syndrome()).set(syndrome);
            dut.pin(io.atomic()).set(atomics.remove());
            atomics.add(atomic);
            boolean isAwaited = entry != null && entry.number() / reads % LAPS == number / reads % LAPS;
            due.add(new Due(isAwaited, isAwaited && entry.request() == request && entry.first() == (psn - po & MASK)
                && entry.atomic() == atomic && syndrome < 32));
        }

        private void check() {
            var expected = due.remove();
            assertThat(dut.pin(io.awaited()).isSet()).as("awaited, seed %d", SEED).isEqualTo(expected.awaited());
            if (expected.awaited()) {
                assertThat(dut.pin(io.fitting()).isSet()).as("fitting, seed %d", SEED).isEqualTo(expected.fitting());
                awaited++;
                fitting += expected.fitting() ? 1 : 0;
            }
        }

        @Override public void close() {
            dut.close();
        }
    }

    private static void traffic(Engine engine, int reads, int cycles) {
        try (var bench = new Bench(engine, reads, new Random(SEED + reads))) {
            for (int i = 0; i < cycles; i++) {
                bench.step();
            }
            assertThat(bench.fitting).isGreaterThan(cycles / 20);
            assertThat(bench.awaited - bench.fitting).as("that fit nothing").isGreaterThan(cycles / 20);
        }
    }

    @ParameterizedTest @ValueSource(ints = {1, 2, 16, 32})
    void everyResponseIsJudgedByTheRequestsThatHaveGoneOut(int reads) {
        traffic(Engine.JVM, reads, 30_000);
    }

    @EachEngine void everyEngineAgrees(Engine engine) {
        traffic(engine, 16, engine == Engine.ICARUS ? 2_000 : 20_000);
    }
}
