package veroce.fabric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.network.FabricSettings;
import veroce.network.HostNoise;
import veroce.simulate.Engine;

/** Simulated NICs among reference endpoints. */
class FabricNicsTest {
    private static final FabricSettings FABRIC = FabricSettings.of(8, 2, 2, true, true);
    private static final FabricHosts NICS = new FabricHosts(2, RnicParameters.SMALL, Engine.JVM);

    private static FabricRun of(FabricScenario scenario, FabricArm arm, FabricHosts hosts) {
        return new FabricRun(FABRIC, scenario, arm.rules(FABRIC), HostNoise.NONE, 64 * 4096L, 21, hosts);
    }

    /** Four spines, of which one is slow. */
    private static FabricResult slow(FabricArm arm) {
        var fabric = FabricSettings.of(8, 2, 4, true, true);
        return new FabricRun(fabric, FabricScenario.HALF_RATE, arm.rules(fabric), HostNoise.NONE, 512 * 4096L, 21, NICS).run();
    }

    /** The NIC of this configuration takes 32 bytes at 322 MHz: 82 Gb/s of the line. */
    @Test void theyTakePartInAPermutation() {
        var result = of(FabricScenario.PERMUTATION, FabricArm.NONE_ROTATING, NICS).run();
        assertThat(result.unfinished()).isZero();
        assertThat(result.ratios()).hasSize(8);
        assertThat(Arrays.stream(result.nics()).boxed()).hasSizeBetween(2, 4)
            .allSatisfy(ratio -> assertThat(ratio).isBetween(1.0, 4.0));
    }

    /** Paths in turn wait for it, paths that learn use both as far as they go. */
    @Tag("long") @Test void whosePathsLearnUseASlowSpineAsFarAsItGoes() {
        var learning = slow(FabricArm.NSM);
        var turning = slow(FabricArm.NSM_ROTATING);
        assertThat(learning.unfinished() + turning.unfinished()).isZero();
        assertThat(learning.timeouts()).isZero();
        assertThat(learning.rolls()).as("slots that took another port").isPositive();
        assertThat(Arrays.stream(learning.nics()).max().orElseThrow()).as("1.14 at best, paths in turn 2")
            .isLessThan(Arrays.stream(turning.nics()).min().orElseThrow());
    }

    @Test void theSameSeedGivesTheSameTimes() {
        var first = of(FabricScenario.PERMUTATION, FabricArm.NONE_ROTATING, NICS).run();
        var again = of(FabricScenario.PERMUTATION, FabricArm.NONE_ROTATING, NICS).run();
        assertThat(again.ratios()).containsExactly(first.ratios());
    }

    @Test void whatTheyCannotDoIsSaid() {
        assertThatIllegalArgumentException().isThrownBy(() -> of(FabricScenario.PERMUTATION, FabricArm.NSI, NICS))
            .withMessageContaining("--algorithm nsm, nsm-at-once, nsm-rotating or none-rotating");
        var reference = new FabricHosts(2, RnicParameters.SMALL, Engine.REFERENCE);
        assertThatIllegalArgumentException().isThrownBy(() -> of(FabricScenario.PERMUTATION, FabricArm.NONE_ROTATING,
            reference)).withMessageContaining("one that runs hardware");
        var many = new FabricHosts(9, RnicParameters.SMALL, Engine.JVM);
        assertThatIllegalArgumentException().isThrownBy(() -> of(FabricScenario.PERMUTATION, FabricArm.NONE_ROTATING,
            many)).withMessageContaining("at most 8");
    }
}
