package veroce.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.simulate.Engine;

/** What is measured beside: go-back-N moves every byte too, and pays for each loss with a round trip. */
class GoBackTest {
    private static final Effort EFFORT = new Effort(RnicParameters.ALVEO_100G, Engine.REFERENCE, true, 1, 1,
        Effort.Wish.NONE);

    private static Move.Moved move(double loss, boolean goesBack) {
        var move = Move.of("loss " + loss, "", loss, Engine.REFERENCE, EFFORT.shape().paths(1, 0).harm(loss, 1, 0), 8_000);
        return Move.all(List.of(goesBack ? move.goingBack() : move), 1, step -> { }).getFirst();
    }

    @Test void withoutLossBothAreTheSame() {
        assertThat(move(0, true).result().goodputPercent()).isEqualTo(move(0, false).result().goodputPercent());
    }

    @Test void aLossCostsWhatIsUnderWay() {
        var back = move(0.01, true).result();
        var selective = move(0.01, false).result();
        assertThat((double) back.resends()).as("a round trip of 10 us is 30 packets, the gap is told later")
            .isBetween(20.0 * back.dataLost(), 60.0 * back.dataLost());
        assertThat(back.steadyPercent()).isBetween(50.0, 80.0);
        assertThat(selective.steadyPercent()).isGreaterThan(95);
    }
}
