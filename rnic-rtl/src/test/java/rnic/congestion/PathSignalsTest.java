package rnic.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.Words;
import rnic.protocol.RnicParameters;

/** News at any time, a signal in nearly every cycle: no news waits or is lost, and signals are rare. */
class PathSignalsTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_618);
    private static final int CYCLES = 20_000;

    @Test void newsGoBeforeSignalsAndSignalsAreRare() {
        var random = new Random(SEED);
        try (var dut = Words.simulation(new PathSignals(RnicParameters.SMALL), SEED)) {
            int last = -PathSignals.APART;
            int signals = 0;
            for (int i = 0; i < CYCLES; i++) {
                boolean told = random.nextInt(3) == 0;
                boolean signal = random.nextInt(8) > 0;
                boolean learns = i / 1000 % 5 < 4;
                dut.pin("told_valid").set(told);
                dut.pin("told_value_qp").set(1);
                dut.pin("signal_valid").set(signal);
                dut.pin("signal_value_qp").set(2);
                dut.pin("learn").set(learns);
                dut.settle();
                boolean isTold = dut.pin("news_valid").isSet();
                boolean isSignal = isTold && dut.pin("news_value_qp").get() == 2;
                assertThat(isTold && !isSignal).as("news in cycle %d", i).isEqualTo(told && learns);
                if (isSignal) {
                    assertThat(i - last).as("cycles between two signals").isGreaterThanOrEqualTo(PathSignals.APART);
                    last = i;
                    signals++;
                }
                dut.step();
            }
            assertThat(signals).isGreaterThan(CYCLES / 100);
        }
    }
}
