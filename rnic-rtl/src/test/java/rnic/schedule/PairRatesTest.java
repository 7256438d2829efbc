package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.congestion.NoCongestionControl;
import rnic.protocol.RnicParameters;

/** What the pacer is told, of queue pairs whose flows get paces and lose them, and whose host changes its mind. */
class PairRatesTest {
    private static final long SEED = Long.getLong("hdl.seed", 14_601);
    private static final int PAIRS = RnicParameters.SMALL.queuePairs();
    /** Flows of the last pairs have none. */
    private static final int PACED = PAIRS - 4;

    /** Those from here on are slowed by notifications, those before by the algorithm of the NIC. */
    private static final int REACTING = PAIRS / 2;
    private static final RnicParameters BOTH = RnicParameters.SMALL.controlled(new NoCongestionControl()).speakingRoce();

    private final long[] host = new long[PAIRS];
    private final long[] decided = new long[2 * PAIRS];
    /** What the pacer has: what the host says is told it by itself. */
    private final long[] told = new long[PAIRS];
    private final int[] telling = new int[PAIRS];
    private final long[] busyUntil = new long[2 * PAIRS];

    @Test void thePacerHearsOfTheLeastRate() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new PairRates(BOTH), SEED)) {
            dut.pin(dut.io().host().valid()).set(0);
            dut.pin(dut.io().reaction().orElseThrow().valid()).set(0);
            dut.pin(dut.io().decision().orElseThrow().valid()).set(0);
            for (int i = 0; i < PAIRS + 20; i++) {
                step(dut, random, i);
            }
            dut.pin(dut.io().host().valid()).set(1);
            dut.pin(dut.io().host().value().rate()).set(0);
            for (int qp = 0; qp < PAIRS; qp++) {
                dut.pin(dut.io().host().value().qp()).set(qp);
                step(dut, random, qp);
            }
            Arrays.fill(telling, 0);
            long cycle = 0;
            for (int round = 0; round < 200; round++) {
                int busy = random.nextInt(60);
                for (int i = 0; i < busy; i++, cycle++) {
                    say(dut, random, cycle);
                    step(dut, random, cycle);
                }
                dut.pin(dut.io().host().valid()).set(0);
                dut.pin(dut.io().reaction().orElseThrow().valid()).set(0);
                dut.pin(dut.io().decision().orElseThrow().valid()).set(0);
                for (int i = 0; i < 1000; i++, cycle++) {
                    step(dut, random, cycle);
                }
                for (int qp = 0; qp < PAIRS; qp++) {
                    assertThat(told[qp]).as("queue pair %d in round %d, -Dhdl.seed=%d", qp, round, SEED)
                        .isEqualTo(expected(qp));
                }
            }
        }
        assertThat(Arrays.stream(telling).limit(PACED).min().orElseThrow()).isGreaterThan(20);
        assertThat(Arrays.stream(telling).skip(PACED)).as("of who has no pace nothing is told").containsOnly(0);
    }

    private long expected(int qp) {
        return Arrays.stream(new long[] {host[qp], decided[qp], decided[qp + PAIRS]}).filter(rate -> rate > 0).min()
            .orElse(0);
    }

    private void say(Simulation<PairRates.Io> dut, Random random, long cycle) {
        var io = dut.io();
        boolean writes = random.nextInt(8) == 0;
        int qp = random.nextInt(PAIRS);
        long rate = rate(random);
        dut.pin(io.host().valid()).set(writes);
        dut.pin(io.host().value().qp()).set(qp);
        dut.pin(io.host().value().rate()).set(rate);
        if (writes) {
            host[qp] = rate;
            told[qp] = rate;
        }
        int flow = random.nextInt(2 * PAIRS);
        boolean decides = random.nextBoolean() && cycle >= busyUntil[flow];
        long pace = flow % PAIRS < PACED ? rate(random) : 0;
        var decision = io.decision().orElseThrow();
        boolean reacts = flow % PAIRS >= REACTING && flow % PAIRS < PACED;
        dut.pin(decision.valid()).set(decides && !reacts);
        dut.pin(decision.value().flow().qp()).set(flow % PAIRS);
        dut.pin(decision.value().flow().responses()).set(flow >= PAIRS);
        dut.pin(decision.value().rate()).set(pace);
        var reaction = io.reaction().orElseThrow();
        dut.pin(reaction.valid()).set(decides && reacts);
        dut.pin(reaction.value().qp()).set(flow % PAIRS);
        dut.pin(reaction.value().rate()).set(pace);
        if (decides) {
            decided[reacts ? flow % PAIRS : flow] = pace;
            busyUntil[flow] = cycle + 4;
        }
    }

    private static long rate(Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> 0;
            case 1 -> 1 + random.nextInt(3);
            default -> 1 + random.nextInt((1 << 20) - 1);
        };
    }

    private void step(Simulation<PairRates.Io> dut, Random random, long cycle) {
        var rate = dut.io().rate();
        dut.pin(rate.ready()).set(random.nextInt(4) == 0);
        dut.settle();
        if (dut.pin(rate.valid()).isSet() && dut.pin(rate.ready()).isSet()) {
            int qp = (int) dut.pin(rate.payload().qp()).get();
            told[qp] = dut.pin(rate.payload().rate()).get();
            telling[qp]++;
        }
        dut.step();
    }
}
