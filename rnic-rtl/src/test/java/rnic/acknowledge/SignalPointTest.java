package rnic.acknowledge;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.protocol.RnicParameters;

/** Who is told of congestion: of marked packets in any order and as close as they come, one per queue pair and gap. */
class SignalPointTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_401);
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.speakingRoce();
    private static final int PAIRS = PARAMETERS.queuePairs();
    private static final int GAP = 800;

    private final Random random = new Random(SEED);
    private final List<Integer> notices = new ArrayList<>();
    private Simulation<SignalPoint.Io> dut;

    @ParameterizedTest @ValueSource(ints = {SignalPoint.LONG_TIME, SignalPoint.SHORT_TIME})
    void oneNotificationForEachQueuePairAndGap(int timeBits) {
        int clock = 1 << timeBits;
        System.out.println("SignalPointTest: seed " + SEED);
        try (var simulation = Words.simulation(new SignalPoint(PARAMETERS, timeBits), SEED)) {
            dut = simulation;
            dut.pin(dut.io().gap()).set(GAP);
            dut.pin(dut.io().signals().ready()).set(1);
            step(PAIRS + 4);
            long[] last = new long[PAIRS];
            Arrays.fill(last, -1);                           // never
            long now = clock - 20_000;                       // it wraps
            int expected = 0;
            for (int round = 0; round < 4000; round++) {
                now += random.nextInt(3) == 0 ? 799 + random.nextInt(3) : random.nextInt(600);
                dut.pin(dut.io().now()).set(now % clock);
                step(8);
                notices.clear();
                List<Integer> due = new ArrayList<>();
                int few = 1 + random.nextInt(PAIRS);
                for (int i = random.nextInt(12); i > 0; i--) {
                    int qp = random.nextInt(few);
                    mark(qp);
                    if (last[qp] < 0 || (now - last[qp]) % clock >= GAP) {
                        last[qp] = now;
                        due.add(qp);
                    }
                    step(random.nextInt(4) == 0 ? random.nextInt(4) : 0);
                }
                step(12);
                assertThat(notices).as("round %d, -Dhdl.seed=%d", round, SEED).isEqualTo(due);
                expected += due.size();
            }
            assertThat(expected).isGreaterThan(4000);
        }
    }

    /** What waits is what came first; of the rest nothing is kept, and it comes with the next packet, gap or not. */
    @Test void oneThatFindsNoRoomComesWithTheNextPacket() {
        try (var simulation = Words.simulation(new SignalPoint(new RnicParameters("many", 32, 64, 128, 8, 64, 16,
            16, 32 * 1024, 322_266).speakingRoce(), SignalPoint.LONG_TIME), SEED)) {
            dut = simulation;
            dut.pin(dut.io().gap()).set(GAP);
            dut.pin(dut.io().signals().ready()).set(0);
            step(80);
            for (int qp = 0; qp < 64; qp++) {
                mark(qp);
            }
            step(12);
            dut.pin(dut.io().signals().ready()).set(1);
            step(100);
            int waited = notices.size();
            assertThat(waited).isBetween(SignalPoint.WAITING, SignalPoint.WAITING + 2);
            assertThat(notices).isSorted();
            for (int qp = 0; qp < 64; qp++) {
                mark(qp);
                step(3);
            }
            step(12);
            assertThat(notices).isSorted().hasSize(64).doesNotHaveDuplicates();
        }
    }

    private void mark(int qp) {
        dut.pin(dut.io().packet().valid()).set(1);
        dut.pin(dut.io().packet().value().qp()).set(qp);
        step(1);
        dut.pin(dut.io().packet().valid()).set(0);
    }

    private void step(int cycles) {
        var out = dut.io().signals();
        for (int i = 0; i < cycles; i++) {
            dut.settle();
            if (dut.pin(out.valid()).isSet() && dut.pin(out.ready()).isSet()) {
                notices.add((int) dut.pin(out.payload().qp()).get());
            }
            dut.step();
        }
    }
}
