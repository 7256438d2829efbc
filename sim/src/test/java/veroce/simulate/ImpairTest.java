package veroce.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.Shipped;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;
import veroce.packet.Disposition;
import veroce.packet.IcrcVerdict;
import veroce.reference.Verdict;

/** Injected faults against the verdicts: what was put in must come out, no more and no less. */
class ImpairTest {
    private static final Capture WRITES = Shipped.capture("rxe-rc-write.pcap");

    private static Totals totals(Impair.Result result) {
        Totals totals = new Totals();
        new ReferenceFrontEnd(FrontEndParameters.DEFAULT).run(result.capture().frames(), totals);
        return totals;
    }

    @Test void noImpairmentChangesNothing() {
        Impair.Result result = Impair.apply(WRITES, Impairment.NONE);
        assertThat(result.capture()).isEqualTo(WRITES);
        assertThat(result.injected()).isEqualTo(new Injected(0, 0, 0, 0, 0));
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5})
    void reorderingLosesAndRepeatsNothing(long seed) {
        Impair.Result result = Impair.apply(WRITES, new Impairment(16, 0, 0, 0, seed));
        Totals totals = totals(result);
        assertThat(result.injected().reordered()).isPositive();
        assertThat(new HashSet<>(result.capture().frames())).isEqualTo(new HashSet<>(WRITES.frames()));
        assertThat(result.capture().frames()).hasSameSizeAs(WRITES.frames());
        assertThat(totals.verdict(Verdict.IN_ORDER) + totals.verdict(Verdict.OUT_OF_ORDER)).isEqualTo(400);
        assertThat(totals.verdict(Verdict.OUT_OF_ORDER)).isPositive();
        assertThat(displacements(result.capture().frames())).allMatch(places -> places <= 16);
    }

    /** How many places each frame arrives after a frame that was sent behind it. */
    private static List<Integer> displacements(List<CapturedFrame> arrived) {
        List<Integer> places = new ArrayList<>();
        int newest = 0;
        for (CapturedFrame frame : arrived) {
            int sent = Integer.parseInt(frame.label());
            places.add(newest - sent);
            newest = Math.max(newest, sent);
        }
        return places;
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5})
    void everyInjectedDuplicateIsFoundAndNoOther(long seed) {
        Impair.Result result = Impair.apply(WRITES, new Impairment(8, 0.2, 0, 0, seed));
        Totals totals = totals(result);
        assertThat(result.injected().duplicated()).isBetween(40, 130);
        assertThat(totals.frames()).isEqualTo(400 + result.injected().duplicated());
        assertThat(totals.verdict(Verdict.DUPLICATE)).isEqualTo(result.injected().duplicatedNumbered());
        assertThat(totals.verdict(Verdict.IN_ORDER) + totals.verdict(Verdict.OUT_OF_ORDER)).isEqualTo(400);
    }

    @Test void copiesOfFramesThatNoWindowSeesAreCountedApart() {
        Capture reads = Shipped.capture("rxe-rc-read.pcap");
        Impair.Result result = Impair.apply(reads, new Impairment(0, 1, 0, 0, 1));
        assertThat(result.injected()).isEqualTo(new Injected(0, 60, 18, 0, 0));
        assertThat(totals(result).verdict(Verdict.DUPLICATE)).isEqualTo(18);
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5})
    void everyLostFrameLeavesAHole(long seed) {
        Capture head = new Capture("head", WRITES.frames().subList(0, 256));
        Impair.Result result = Impair.apply(head, new Impairment(0, 0, 0.1, 0, seed));
        Totals totals = totals(result);
        assertThat(result.injected().lost()).isBetween(10, 50);
        assertThat(totals.frames()).isEqualTo(256 - result.injected().lost());
        assertThat(totals.verdict(Verdict.OUTSIDE)).isZero();
        assertThat(totals.verdict(Verdict.DUPLICATE)).isZero();
        int beforeTheFirstHole = 0;
        while (result.capture().frames().get(beforeTheFirstHole).label().equals(
            Integer.toString(beforeTheFirstHole + 1))) {
            beforeTheFirstHole++;
        }
        assertThat(totals.verdict(Verdict.IN_ORDER)).isEqualTo(beforeTheFirstHole);
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3, 4, 5})
    void everyFlippedBitSpoilsTheIcrcAndNothingElse(long seed) {
        Impair.Result result = Impair.apply(WRITES, new Impairment(0, 0, 0, 0.3, seed));
        Totals totals = totals(result);
        assertThat(result.injected().flipped()).isBetween(80, 160);
        assertThat(totals.icrc(IcrcVerdict.BAD)).isEqualTo(result.injected().flipped());
        assertThat(totals.disposition(Disposition.RX_ICRC)).isEqualTo(result.injected().flipped());
        assertThat(totals.disposition(Disposition.RX_OK)).isEqualTo(400 - result.injected().flipped());
    }

    @Test void flippedBitsFallEverywhereBehindTheUdpHeader() {
        CapturedFrame frame = Shipped.capture("rxe-rc-ack.pcap").frames().getFirst();
        boolean[] seen = new boolean[frame.bytes().length * 8];
        for (long seed = 0; seed < 20_000; seed++) {
            Capture one = new Capture("one", List.of(frame));
            byte[] flipped = Impair.apply(one, new Impairment(0, 0, 0, 1, seed)).capture().frames().getFirst().bytes();
            for (int bit = 0; bit < seen.length; bit++) {
                seen[bit] |= ((frame.bytes()[bit / 8] ^ flipped[bit / 8]) >> bit % 8 & 1) != 0;
            }
        }
        for (int bit = 0; bit < seen.length; bit++) {
            assertThat(seen[bit]).as("bit " + bit).isEqualTo(bit / 8 >= 42 && bit / 8 != 46);
        }
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3})
    void copiesDoNotCountAsReordered(long seed) {
        Injected single = Impair.apply(WRITES, new Impairment(16, 0, 0, 0, seed)).injected();
        Injected doubled = Impair.apply(WRITES, new Impairment(16, 0.5, 0, 0, seed)).injected();
        assertThat(doubled.duplicated()).isPositive();
        assertThat(doubled.reordered()).isEqualTo(single.reordered());
    }

    @Test void theSameSeedGivesTheSameFramesAndAnotherSeedOthers() {
        Impairment impairment = new Impairment(8, 0.1, 0.1, 0.1, 7);
        assertThat(Impair.apply(WRITES, impairment)).isEqualTo(Impair.apply(WRITES, impairment));
        assertThat(Impair.apply(WRITES, new Impairment(8, 0.1, 0.1, 0.1, 8)).capture())
            .isNotEqualTo(Impair.apply(WRITES, impairment).capture());
    }

    @Test void theFirstFrameOfAWindowIsSpared() {
        Impair.Result result = Impair.apply(WRITES, new Impairment(50, 0, 1, 0, 1));
        assertThat(result.capture().frames()).extracting(CapturedFrame::label).containsExactly("1");
    }

    @Test void impossibleRatesAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Impairment(0, 0, 1.5, 0, 1))
            .withMessage("a probability of loss of 1.5: use 0 to 1");
        assertThatIllegalArgumentException().isThrownBy(() -> new Impairment(0, Double.NaN, 0, 0, 1))
            .withMessage("a probability of duplication of NaN: use 0 to 1");
        assertThatIllegalArgumentException().isThrownBy(() -> new Impairment(0, 0.5, 0.5, 0.5, 1))
            .withMessageContaining("use at most 1");
        assertThatIllegalArgumentException().isThrownBy(() -> new Impairment(-1, 0, 0, 0, 1))
            .withMessage("a reordering of -1 places: use 0 to 1000000");
    }
}
