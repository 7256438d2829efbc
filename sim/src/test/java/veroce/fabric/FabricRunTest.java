package veroce.fabric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import veroce.network.FabricSettings;

/** In a fabric of 64 hosts; what 128 have is shown by {@code ./veroce fabric} (docs/congestion.md). */
class FabricRunTest {
    private static final FabricSettings FABRIC = FabricSettings.of(64, 4, 4, true, true);

    private static FabricResult run(FabricScenario scenario, FabricArm arm) {
        return new FabricRun(FABRIC, scenario, arm, 0, 21).run();
    }

    /** What a host can take has to be shared by 32 senders, whatever they do: control is what they waste on the way. */
    @Test void anIncastWastesLittleWithControlAndMuchWithoutIt() {
        var without = run(FabricScenario.SMALL_INCAST, FabricArm.NONE);
        var with = run(FabricScenario.SMALL_INCAST, FabricArm.NSI);
        assertThat(with.unfinished()).isZero();
        assertThat(with.timeouts()).isZero();
        assertThat(with.late()).isLessThanOrEqualTo(1.15);
        assertThat(with.trimmed()).isLessThan(without.trimmed() / 2);
    }

    @Test void pathsThatLearnPassAFailedSpine() {
        var rotating = new FabricRun(FABRIC, FabricScenario.FAILED_SPINE, FabricArm.NSI_ROTATING, 300 * 4096L, 21)
            .run();
        var learning = new FabricRun(FABRIC, FabricScenario.FAILED_SPINE, FabricArm.NSI, 300 * 4096L, 21).run();
        assertThat(learning.unfinished()).isZero();
        assertThat(learning.late()).isLessThan(rotating.late());
        assertThat(learning.rolls()).isPositive();
    }

    @Test void newcomersGetTheirShare() {
        assertThat(run(FabricScenario.CONVERGENCE, FabricArm.NSI).jain()).isGreaterThanOrEqualTo(0.97);
    }

    @Test void aSeedGivesTheSameFigures() {
        assertThat(run(FabricScenario.SMALL_INCAST, FabricArm.NSI)).usingRecursiveComparison()
            .isEqualTo(run(FabricScenario.SMALL_INCAST, FabricArm.NSI));
    }

    @Test void aFabricThatCannotBeIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> FabricSettings.of(65, 4, 4, true, true))
            .withMessageContaining("65 hosts below 4 leaves");
        assertThatIllegalArgumentException().isThrownBy(() -> FabricSettings.of(64, 0, 4, true, true))
            .withMessageContaining("at least 2 leaves");
        assertThatIllegalArgumentException().isThrownBy(() -> FabricSettings.of(64, 4, 0, true, true))
            .withMessageContaining("0 spines");
    }

    /** Each scenario needs something of its fabric; what is too small is said before anything runs. */
    @Test void aFabricThatIsTooSmallForAScenarioIsRefused() {
        var small = FabricSettings.of(4, 2, 2, true, true);
        for (var scenario : FabricScenario.values()) {
            boolean fits = scenario == FabricScenario.PERMUTATION || scenario == FabricScenario.ALL_TO_ALL
                || scenario == FabricScenario.RING_ALL_REDUCE;
            if (fits) {
                assertThat(new FabricRun(small, scenario, FabricArm.NSI, 0, 1).run().unfinished()).isZero();
            } else {
                assertThatIllegalArgumentException()
                    .isThrownBy(() -> new FabricRun(small, scenario, FabricArm.NSI, 0, 1))
                    .withMessageContaining(scenario.title() + " in a fabric of 4 hosts, 2 leaves and 2 spines");
            }
        }
    }
}
