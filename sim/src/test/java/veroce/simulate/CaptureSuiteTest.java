package veroce.simulate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.Shipped;
import veroce.packet.IcrcVerdict;
import veroce.reference.Verdict;

/** The shipped captures under every kind of fault, as {@code ./veroce captures} feeds them. */
class CaptureSuiteTest {
    private final List<CaptureSuite.Entry> entries = new CaptureSuite(Engine.REFERENCE, FrontEndParameters.DEFAULT, 1)
        .run(CaptureSuite.captures(Shipped.pcap("")), entry -> { });

    private List<Totals> of(String scenario) {
        List<Totals> totals = new ArrayList<>();
        for (CaptureSuite.Entry entry : entries) {
            if (entry.scenario().equals(scenario)) {
                totals.add(entry.run().totals());
            }
        }
        return totals;
    }

    private static long sum(List<Totals> totals, Verdict verdict) {
        return totals.stream().mapToLong(each -> each.verdict(verdict)).sum();
    }

    @Test void sevenCapturesAndSixScenariosAgreeWithWhatWasInjected() {
        assertThat(entries).hasSize(42).allSatisfy(entry -> assertThat(entry.problems()).isEmpty());
    }

    @Test void theCapturesThemselvesAreInOrderAndGood() {
        List<Totals> clean = of("as captured");
        assertThat(clean.stream().mapToLong(Totals::frames).sum()).isEqualTo(945);
        assertThat(clean).allSatisfy(totals -> assertThat(totals.icrc(IcrcVerdict.GOOD)).isEqualTo(totals.frames()));
        // 200 Sends, 400 Writes, 18 Read Requests, 50 atomics; acknowledgements, answers, UC and UD are not numbered.
        assertThat(sum(clean, Verdict.IN_ORDER)).isEqualTo(668);
        assertThat(sum(clean, Verdict.NOT_TRACKED)).isEqualTo(945 - 668);
    }

    @Test void everyVerdictOccurs() {
        for (Verdict verdict : Verdict.values()) {
            assertThat(sum(of("all faults"), verdict)).as(verdict.toString()).isPositive();
        }
        assertThat(sum(of("reordered"), Verdict.OUT_OF_ORDER)).isPositive();
        assertThat(sum(of("losses"), Verdict.OUTSIDE)).isPositive();
    }

    @Test void aMiscountIsNoticed() {
        Totals clean = entries.getFirst().run().totals();
        assertThat(InjectionCheck.violations(clean, clean, new Injected(0, 0, 0, 0, 0))).isEmpty();
        assertThat(InjectionCheck.violations(clean, clean, new Injected(0, 0, 0, 1, 0)))
            .containsExactly("frames: the injected faults leave 99, counted were 100");
        assertThat(InjectionCheck.violations(clean, clean, new Injected(0, 0, 0, 0, 1)))
            .containsExactly("frames with a bad ICRC: the injected faults leave 1, counted were 0",
                "rx_icrc: the injected faults leave 1, counted were 0");
        assertThat(InjectionCheck.violations(clean, clean, new Injected(0, 0, 1, 0, 0)))
            .containsExactly("duplicates: the injected faults leave 1, counted were 0");
    }

    @Test void aFrontEndThatErrsIsHeldAgainstTheReference() {
        var frames = Shipped.capture("rxe-rc-send.pcap").frames().subList(0, 3);
        List<FrameResult> right = new ArrayList<>();
        new ReferenceFrontEnd(FrontEndParameters.DEFAULT).run(frames, right::add);
        Comparison comparison = new Comparison(FrontEndParameters.DEFAULT, frames);
        comparison.accept(right.getFirst());
        FrameResult second = right.get(1);
        comparison.accept(new FrameResult(second.frame(), right.getFirst().packet(), IcrcVerdict.BAD,
            second.disposition(), Verdict.DUPLICATE, 1));
        assertThat(comparison.differences()).hasSize(6);
        assertThat(comparison.differences().get(0)).startsWith("frame 2: the IP header: expected V4[");
        assertThat(comparison.differences().get(1)).startsWith("frame 2: the BTH: expected Bth[opcode=2,");
        assertThat(comparison.differences().get(2)).startsWith("frame 2: the format: expected OpcodeFormat[");
        assertThat(comparison.differences().subList(3, 6)).containsExactly(
            "frame 2: the ICRC verdict: expected GOOD, got BAD",
            "frame 2: the window's verdict: expected IN_ORDER, got DUPLICATE",
            "no result for frame 3");
        comparison.accept(right.get(2));
        comparison.accept(right.get(2));
        assertThat(comparison.differences()).hasSize(6).last().isEqualTo("a result too many, for frame 3");
    }
}
