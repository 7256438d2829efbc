package veroce.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;

/** The time to recover is that from the fall to the first time as good as before; the end of messages is no fall. */
class OutageTest {
    private static Outage outage(DoubleUnaryOperator rate) {
        var times = new ArrayList<Double>();
        var rates = new ArrayList<Double>();
        for (double time = 2.5; time < 1000; time += 5) {
            times.add(time);
            rates.add(time > 900 ? 1 : rate.applyAsDouble(time));
        }
        return new Outage(times, rates);
    }

    @Test void fromTheFallUntilItIsAsGoodAgain() {
        assertThat(outage(time -> time > 210 && time < 350 ? 60 : 97).recovery(200)).isBetween(145.0, 155.0);
        assertThat(outage(time -> time > 210 && time < 350 ? 60 : 97).meanwhile(220, 340)).isEqualTo(60);
    }

    @Test void whoNeverFallsNeedsNoTime() {
        assertThat(outage(time -> 97).recovery(200)).isZero();
        assertThat(outage(time -> time > 300 ? 94 : 97).recovery(200)).as("95 % are enough").isZero();
    }

    @Test void whoStaysBelowDoesNotRecover() {
        assertThat(outage(time -> time > 210 ? 80 : 97).recovery(200)).isNegative();
    }
}
