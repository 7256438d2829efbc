package veroce.fabric;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import veroce.ProjectRoot;
import veroce.congestion.PathRules;
import veroce.endpoint.Congestion;
import veroce.endpoint.Time;
import veroce.network.FabricSettings;
import veroce.network.HostNoise;

/** In a fabric of 64 hosts; what 128 have is shown by {@code ./veroce fabric} (docs/congestion.md). */
class FabricRunTest {
    private static final FabricSettings FABRIC = FabricSettings.of(64, 4, 4, true, true);

    private static FabricRun of(FabricScenario scenario, FabricArm arm, long bytes) {
        return new FabricRun(FABRIC, scenario, arm.rules(FABRIC), HostNoise.NONE, bytes, 21);
    }

    private static FabricResult run(FabricScenario scenario, FabricArm arm) {
        return of(scenario, arm, 0).run();
    }

    /** What a host can take has to be shared by 32 senders, whatever they do: control is what they waste on the way. */
    @Test void anIncastWastesLittleWithControlAndMuchWithoutIt() {
        var without = run(FabricScenario.SMALL_INCAST, FabricArm.NONE);
        var with = run(FabricScenario.SMALL_INCAST, FabricArm.NSM);
        assertThat(with.unfinished()).isZero();
        assertThat(with.timeouts()).isZero();
        assertThat(with.late()).isLessThanOrEqualTo(1.15);
        assertThat(with.trimmed()).isLessThan(without.trimmed() / 2);
    }

    @Test void pathsThatLearnPassAFailedSpine() {
        var rotating = of(FabricScenario.FAILED_SPINE, FabricArm.NSI_ROTATING, 300 * 4096L)
            .run();
        var learning = of(FabricScenario.FAILED_SPINE, FabricArm.NSM, 300 * 4096L).run();
        assertThat(learning.unfinished()).isZero();
        assertThat(learning.late()).isLessThan(rotating.late());
        assertThat(learning.rolls()).isPositive();
    }

    @Test void newcomersGetTheirShare() {
        assertThat(run(FabricScenario.CONVERGENCE, FabricArm.NSM).jain()).isGreaterThanOrEqualTo(0.97);
    }

    @Test void newcomersHaveItSoonAndPathsThatLearnMissNothingForLong() {
        assertThat(run(FabricScenario.CONVERGENCE, FabricArm.NSM).settled()).isBetween(0L, Time.MILLISECOND / 2);
        assertThat(run(FabricScenario.CONVERGENCE, FabricArm.DCQCN).settled()).isGreaterThan(Time.MILLISECOND / 2);
        assertThat(run(FabricScenario.FAILED_SPINE, FabricArm.NSM).settled()).isBetween(0L, Time.MILLISECOND / 5);
        assertThat(run(FabricScenario.SMALL_INCAST, FabricArm.NSM).settled()).as("nothing happens").isZero();
    }

    private static FabricResult of(FabricSettings asked, FabricScenario scenario, FabricArm arm) {
        var fabric = scenario.in(asked);
        return new FabricRun(fabric, scenario, arm.rules(fabric), HostNoise.NONE, 0, 21).run();
    }

    /** Few flows, of which each is more than a link carries: over one path as the hash will have it, over all as one. */
    @Test void fatFlowsNeedManyPaths() {
        var one = of(FabricSettings.of(64, 4, 8, true, true), FabricScenario.FAT_FLOWS, FabricArm.DCQCN_ECMP);
        var all = of(FabricSettings.of(64, 4, 8, true, true), FabricScenario.FAT_FLOWS, FabricArm.NSM);
        assertThat(all.unfinished()).isZero();
        assertThat(all.whole()).isBetween(1.0, one.whole() / 1.3);
    }

    /** A ring is as fast as its slowest rank, and no slower. */
    @Test void aSlowRankCostsWhatItCosts() {
        var result = of(FABRIC, FabricScenario.SLOW_RANK, FabricArm.NSM);
        assertThat(result.unfinished()).isZero();
        assertThat(result.whole()).isBetween(1.0, 1.1);
        assertThat(result.timeouts()).isZero();
    }

    @Test void whoSharesASeventhOfTheWayGetsASeventh() {
        var result = of(FABRIC, FabricScenario.OVERSUBSCRIBED, FabricArm.NSM);
        assertThat(result.unfinished()).isZero();
        assertThat(result.median()).isBetween(0.98, 1.2);
        assertThat(result.late()).isLessThan(1.4);
    }

    private static FabricResult ring(FabricSettings asked, FabricScenario scenario, FabricArm arm) {
        var fabric = scenario.in(asked.cut(8));
        return new FabricRun(fabric, scenario, arm.rules(fabric), HostNoise.NONE, 64 * 4096L, 21).run();
    }

    /** Eight planes are as good as one fabric if ports name them, and one that is lost is left; a hash finds it again and again. */
    @Test void planesShareTheLoadAndOneMayBeLost() {
        var named = FabricSettings.of(32, 4, 8, true, false);
        var whole = ring(named, FabricScenario.RING_ALL_REDUCE, FabricArm.NSM);
        assertThat(whole.whole()).isBetween(1.0, 1.15);
        assertThat(whole.duplicates() + whole.trimmed() + whole.timeouts()).isZero();
        var lost = ring(named, FabricScenario.LOST_PLANE, FabricArm.NSM);
        assertThat(lost.unfinished()).isZero();
        assertThat(lost.timeouts()).isZero();
        var hashed = ring(FabricSettings.of(32, 4, 8, true, true), FabricScenario.LOST_PLANE, FabricArm.NSM);
        assertThat(hashed.unfinished()).isZero();
        assertThat(hashed.rolls()).isPositive();
        assertThat(lost.whole()).isBetween(whole.whole(), hashed.whole());
        assertThat(hashed.whole()).isLessThan(ring(named, FabricScenario.LOST_PLANE, FabricArm.NONE_ROTATING).whole());
    }

    /** A round trip that is set wrong, late acknowledgements and hosts that stand still cost time and no more. */
    @Test void whatRulesDoNotSupposeStopsNothing() {
        var noise = new HostNoise(5 * Time.MICROSECOND, 20 * Time.MICROSECOND, 200 * Time.MICROSECOND);
        for (double base : new double[] {0.5, 2}) {
            var rules = FabricArm.NSM_LEARNING.rules(FABRIC, Math.round(base * FABRIC.roundTrip()));
            var result = new FabricRun(FABRIC, FabricScenario.PERMUTATION, rules, noise, 100 * 4096L, 21).run();
            assertThat(result.unfinished()).isZero();
            assertThat(result.late()).isLessThan(base < 1 ? 12 : 2);
        }
    }

    @Test void anAlgorithmOfOnesOwnIsAClassWithOneMethod() throws IOException {
        Path root = ProjectRoot.find();
        String source = Files.readString(root.resolve("sim/src/test/java/veroce/fabric/Mine.java"));
        assertThat(root.resolve("docs/congestion.md")).content().contains(source.substring(source.indexOf("public")));
        var congestion = new Congestion(true, Mine::new, PathRules.hashed(FABRIC.roundTrip()));
        var result = new FabricRun(FABRIC, FabricScenario.PERMUTATION, new FabricRules(64, congestion), HostNoise.NONE,
            100 * 4096L, 21).run();
        assertThat(result.unfinished()).isZero();
        assertThat(result.late()).isBetween(1.0, 2.0);
    }

    @Test void curvesAreOfTheWholeRunAndAPageNeedsNothingBesideIt(@TempDir Path folder) throws IOException {
        var rules = FabricArm.NSM.rules(FABRIC);
        var trace = new FabricRun(FABRIC, FabricScenario.SMALL_INCAST, rules, HostNoise.NONE, 0, 21).trace();
        assertThat(trace.rates()).hasSize(8)
            .allSatisfy(curve -> assertThat(curve.values()).hasSameSizeAs(trace.times()));
        assertThat(trace.windows().getFirst().values()[0]).as("the most").isEqualTo(41);
        assertThat(trace.queues()).extracting(FabricTrace.Curve::name).contains("before host 0");
        Path file = folder.resolve("page.html");
        FabricPage.write("a title", "a text", trace, file);
        String text = Files.readString(file);
        assertThat(text.contains("echarts.init(place")).as("what draws is within").isTrue();
        assertThat(text.substring(0, text.indexOf("<script>"))).contains("a title", "a text", "Queues")
            .doesNotContain("src=");
    }

    @Test void aSeedGivesTheSameFigures() {
        assertThat(run(FabricScenario.SMALL_INCAST, FabricArm.NSM)).usingRecursiveComparison()
            .isEqualTo(run(FabricScenario.SMALL_INCAST, FabricArm.NSM));
    }

    @Test void aFabricThatCannotBeIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> FabricSettings.of(65, 4, 4, true, true))
            .withMessageContaining("65 hosts below 4 leaves");
        assertThatIllegalArgumentException().isThrownBy(() -> FabricSettings.of(64, 0, 4, true, true))
            .withMessageContaining("at least 2 leaves");
        assertThatIllegalArgumentException().isThrownBy(() -> FabricSettings.of(64, 4, 0, true, true))
            .withMessageContaining("0 spines");
        assertThatIllegalArgumentException().isThrownBy(() -> FABRIC.cut(0)).withMessageContaining("0 planes");
        assertThatIllegalArgumentException().isThrownBy(() -> FABRIC.cut(3))
            .withMessageContaining("3 planes of 4 spines").withMessageContaining("divisor");
        assertThatIllegalArgumentException().isThrownBy(() -> FABRIC.oversubscribed(0)).withMessageContaining("1/0");
        assertThatIllegalArgumentException().isThrownBy(() -> FabricScenario.LOST_PLANE.in(FABRIC))
            .withMessageContaining("8 spines");
    }

    /** Each scenario needs something of its fabric; what is too small is said before anything runs. */
    @Test void aFabricThatIsTooSmallForAScenarioIsRefused() {
        var small = FabricSettings.of(4, 2, 2, true, true);
        for (var scenario : FabricScenario.values()) {
            boolean fits = scenario == FabricScenario.PERMUTATION || scenario == FabricScenario.ALL_TO_ALL
                || scenario == FabricScenario.RING_ALL_REDUCE || scenario == FabricScenario.FAT_FLOWS
                || scenario == FabricScenario.SLOW_RANK || scenario == FabricScenario.OVERSUBSCRIBED;
            if (fits) {
                var run = new FabricRun(small, scenario, FabricArm.NSM.rules(small), HostNoise.NONE, 0, 1);
                assertThat(run.run().unfinished()).isZero();
            } else {
                assertThatIllegalArgumentException()
                    .isThrownBy(() -> new FabricRun(small, scenario, FabricArm.NSM.rules(small), HostNoise.NONE, 0, 1))
                    .withMessageContaining(scenario.title() + " in a fabric of 4 hosts, 2 leaves and 2 spines");
            }
        }
    }
}
