package veroce.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Profile;
import veroce.simulate.Engine;

/** What is measured beside: RoCEv2 moves every byte too, and pays for each loss with a round trip. */
class GoBackTest {
    private static final Effort EFFORT = new Effort(RnicParameters.ALVEO_100G, Engine.REFERENCE, Size.QUICK, 1, 1,
        Effort.Wish.NONE);

    private static Move.Moved move(double loss, Profile profile) {
        var shape = EFFORT.shape().paths(1, 0).window(128, 8).harm(loss, 1, 0).speaking(profile);
        return Move.all(List.of(Move.of("loss " + loss, "", loss, Engine.REFERENCE, shape, 6_400)), 1, step -> { })
            .getFirst();
    }

    @Test void withoutLossEachReachesItsCeiling() {
        for (var profile : Profile.values()) {
            var moved = move(0, profile);
            assertThat(moved.result().goodputPercent()).as(profile.name())
                .isBetween(moved.ceiling() - 1.5, moved.ceiling());
        }
        assertThat(move(0, Profile.ROCE_V2).ceiling()).as("headers of 24 bytes less").isBetween(98.0, 98.1);
    }

    @Test void aLossCostsWhatIsUnderWay() {
        var back = move(0.01, Profile.ROCE_V2).result();
        var selective = move(0.01, Profile.VEROCE).result();
        assertThat((double) back.resends()).as("a round trip of 10 us is 30 packets")
            .isBetween(15.0 * back.dataLost(), 60.0 * back.dataLost());
        assertThat(back.goodputPercent()).isBetween(40.0, 85.0);
        assertThat(selective.goodputPercent()).isGreaterThan(94);
    }
}
