package rnic.receive;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.math.BigInteger;
import java.util.EnumSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/** The receive core against the reliability document in plain numbers, with traffic in every cycle. */
class ReceiveCoreTest {
    private static final long SEED = Long.getLong("hdl.seed", 33_2026);
    private static final int DOMAIN = 7;
    /** MRs that lack a right. */
    private static final int[] LACKING = {2, 1, 6, 7, 8};
    private static final BigInteger BASE = BigInteger.valueOf(0x12_FFF8_0000L);

    @Test void everyDecisionIsTheModels() {
        var run = new Run(Engine.JVM, SEED);
        try (var bench = run.bench) {
            run.begin();
            for (int phase = 0; phase < 30; phase++) {
                bench.density(0);
                run.pause(50);
                bench.density(phase % 3 == 0 ? 100 : 50);
                bench.settings(phase % 7 != 0, phase % 5 != 0);
                run.traffic(1000, phase % 2 == 0 ? 400 : 30);
                run.renew();
            }
            run.pause(60);
            var expected = EnumSet.copyOf(Row.of(RnicParameters.SMALL));
            expected.removeAll(EnumSet.of(Row.RX_SACK, Row.RX_ACK_STALE, Row.RX_ACK_FULL, Row.RX_ACK_BAD));
            assertThat(bench.rows().keySet()).as("rows met: " + bench.rows()).isEqualTo(expected);
            assertThat(bench.acknowledged()).isGreaterThan(30);
            assertThat(bench.rows().get(Row.RX_OK)).isGreaterThan(5000);
            assertThat(bench.responses()).as("responses that were placed").isGreaterThan(1000);
            assertThat(bench.kept()).as("Reads and atomics that were accepted").isGreaterThan(300);
            assertThat(bench.rejected()).as("contexts that were given back").isGreaterThan(500);
            assertThat(bench.failures()).as("failures for responses")
                .containsOnlyKeys(CompletionStatus.BAD_RESPONSE, CompletionStatus.LOCAL_PROTECTION);
        }
    }

    /** A bench with its peers. */
    private static final class Run {
        final Random random;
        final ReceiveBench bench;
        final ReceiveTraffic traffic;

        Run(Engine engine, long seed) {
            random = new Random(seed);
            bench = new ReceiveBench(RnicParameters.SMALL, engine, random, "repeat with -Dhdl.seed=" + SEED);
            traffic = new ReceiveTraffic(bench, BASE, random);
        }

        void begin() {
            bench.density(0);
            pause(20);
            for (int i = 0; i < RnicParameters.SMALL.mrs(); i++) {
                boolean bad = i > 0;
                var rights = EnumSet.allOf(ReceiveModel.Right.class);
                int missing = i;
                rights.removeIf(right -> missing == LACKING[right.ordinal()]);
                bench.mr(i, new ReceiveModel.Mr(i != 4, i == 5 ? 0x5B : 0x5A, i == 3 ? 8 : DOMAIN, rights,
                    bad ? BASE.add(BigInteger.valueOf(random.nextInt(1 << 16))) : BASE,
                    bad ? 1 << 19 : 1 << 20));
            }
            for (int qp = 0; qp < 16; qp++) {
                setup(qp);
            }
        }

        void pause(int cycles) {
            for (int i = 0; i < cycles; i++) {
                cycle(12);
            }
        }

        void traffic(int cycles, int damage) {
            for (int i = 0; i < cycles; i++) {
                cycle(damage);
            }
        }

        private int qp = 0;

        private void cycle(int damage) {
            if (!bench.wantsFrame()) {
                bench.step(null, null);
                return;
            }
            if (random.nextInt(4) == 0) {
                qp = random.nextInt(16);
            }
            bench.step(traffic.next(qp, damage), wqe(damage));
        }

        private ReceiveModel.Entry wqe(int damage) {
            boolean rung = random.nextInt(damage) != 0;
            boolean onChip = random.nextInt(damage) != 0;
            long length = random.nextInt(damage) == 0 ? random.nextInt(20000) : 1 << 15;
            long key = random.nextInt(damage) == 0 ? random.nextInt(8) << 8 | 0x5A : 0x5A;
            return new ReceiveModel.Entry(rung, onChip, BASE.add(BigInteger.valueOf(random.nextInt(1 << 19))), length,
                key, random.nextInt(4 * damage) == 0);
        }

        /** Queue pairs that broke the rules begin anew, some after a while in the error state. */
        void renew() {
            bench.density(40);                                        // what is written to tables needs a free cycle
            for (int renewed = 0; renewed < 16; renewed++) {
                if (bench.model().inError(renewed) || random.nextInt(6) == 0) {
                    if (random.nextBoolean()) {
                        change(renewed, QueuePairState.ERR);
                        if (random.nextBoolean()) {
                            mark(renewed, 3);
                        }
                        traffic(100, 12);
                    }
                    setup(renewed);
                }
            }
        }

        private void change(int changed, QueuePairState state) {
            while (bench.wantsFrame()) {
                cycle(12);
            }
            bench.state(changed, state);
        }

        /** A local failure is recorded while no packet is there. */
        private void mark(int failed, int code) {
            bench.density(0);
            for (int i = 0; i < 2 * ReceiveCore.LATENCY; i++) {
                cycle(12);
            }
            bench.mark(failed, code);
            bench.density(40);
        }

        void setup(int renewed) {
            change(renewed, QueuePairState.RESET);
            traffic(64, 12);
            change(renewed, QueuePairState.INIT);
            var context = new ReceiveModel.Context(random.nextInt(1 << 16), DOMAIN, random.nextInt(5), 1 + random
                .nextInt(3), random.nextInt(6) != 0, random.nextInt(9) != 0, random.nextInt(9) != 0,
                random.nextInt(3) == 0 ? random.nextInt(5) : 4, random.nextInt(6) == 0 ? 0 : 4, 7,
                random.nextInt(16),
                random.nextBoolean(), new BigInteger(128, random), random.nextBoolean() ? 0 : 1 + random.nextInt(4095),
                random.nextInt(8),
                random.nextBoolean() ? 0xFFFFFF - random.nextInt(200) : random.nextInt(1 << 24),
                random.nextBoolean() ? 0xFFFFFF - random.nextInt(200) : random.nextInt(1 << 24));
            while (bench.wantsFrame()) {
                cycle(12);
            }
            bench.beginSetup(renewed, context);
            boolean ends = false;
            for (int budget = 0; !ends; budget++) {
                assertThat(budget).as("cycles of a setup").isLessThan(2000);
                ends = bench.endsSetup();
                cycle(12);
            }
            bench.endSetup(renewed, context);
            traffic.setup(renewed, context);
            var states = new QueuePairState[] {QueuePairState.RTS, QueuePairState.RTS, QueuePairState.RTS,
                QueuePairState.RTR, QueuePairState.SQD, QueuePairState.INIT};
            change(renewed, states[random.nextInt(random.nextInt(3) == 0 ? states.length : 3)]);
        }
    }
}
