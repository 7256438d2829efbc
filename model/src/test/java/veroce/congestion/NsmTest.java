package veroce.congestion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import veroce.congestion.CongestionEvent.Kind;

class NsmTest {
    private static final NsmSettings SETTINGS = NsmSettings.of(100_000_000_000L, 9_340_000, 4096, true);
    private static final long SEED = Long.getLong("hdl.seed", 1);
    private static final int PACKET = CongestionDecision.PACKET;

    /**
     * Flows of the simulator in which the rules were found, a program of its own in another language: the constants of
     * each, then a line per event with all that it left.
     */
    @Test void everyEventOfTheSimulatorLeavesTheSameState() throws IOException {
        int events = 0;
        int flows = 0;
        Nsm nsm = null;
        try (var lines = new BufferedReader(new InputStreamReader(new GZIPInputStream(
                NsmTest.class.getResourceAsStream("nsm.txt.gz")), StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ");
                if (words[0].equals("BASE")) {
                    nsm = new Nsm(settings(words));
                    nsm.accept(CongestionEvent.of(Kind.SETUP, 0, false, 0));
                    flows++;
                    continue;
                }
                var event = new CongestionEvent(Kind.valueOf(words[0]), number(words[1]), number(words[2]),
                    number(words[3]), number(words[4]), false, number(words[5]));
                var decision = nsm.accept(event);
                var expected = new Nsm.State(number(words[6]), number(words[7]), number(words[8]), number(words[9]),
                    number(words[10]), number(words[11]) == 1, number(words[12]) == 1, number(words[13]));
                assertThat(nsm.state()).as("flow %d, event %d: %s", flows, events, event).isEqualTo(expected);
                assertThat(decision.window()).isEqualTo(expected.window());
                events++;
            }
        }
        assertThat(flows).isEqualTo(24);
        assertThat(events).isEqualTo(6169);
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    private static NsmSettings settings(String... words) {
        Map<String, Integer> of = new HashMap<>();
        for (int i = 0; i < words.length; i += 2) {
            of.put(words[i], number(words[i + 1]));
        }
        return new NsmSettings(of.get("BASE"), of.get("TQ"), of.get("MAXC"), of.get("MINC"), of.get("AI"), of.get("G"),
            of.get("FS"), of.get("LREF"), of.get("FAST"), of.get("PER"), 12, true);
    }

    /** Two of the four fabrics that the traces are of. */
    @Test void theConstantsFollowFromLineRateAndRoundTrip() {
        assertThat(SETTINGS).isEqualTo(new NsmSettings(149, 83, 11_008, 256, 22, 315, 20, 102, 16, 298, 12, true));
        assertThat(NsmSettings.of(100_000_000_000L, 17_340_000, 4096, true))
            .isEqualTo(new NsmSettings(277, 155, 20_480, 256, 75, 169, 38, 109, 16, 554, 12, true));
    }

    /** G2, one cut per period, and the widths of what a circuit keeps. */
    @Test void whateverHappensTheInvariantsHold() {
        var random = new Random(SEED);
        for (int run = 0; run < 40; run++) {
            var settings = randomSettings(random);
            var nsm = new Nsm(settings);
            int now = random.nextInt(CongestionEvent.CLOCK);
            nsm.accept(CongestionEvent.of(Kind.SETUP, 0, false, now));
            boolean cut = false;
            for (int i = 0; i < 5000; i++) {
                now = (now + random.nextInt(random.nextInt(50) == 0 ? 40_000 : 60)) % CongestionEvent.CLOCK;
                var before = nsm.state();
                var event = random(settings, now, random);
                var decision = nsm.accept(event);
                var after = nsm.state();
                String where = String.format("seed %d, run %d, event %d: %s, %s -> %s", SEED, run, i, event, before,
                    after);
                assertThat(decision.window()).as(where).isBetween(settings.windowLeast(), settings.windowMost());
                assertThat(decision.rate() > 0).as(where).isEqualTo(decision.window() < PACKET);
                assertThat(after.credit()).as(where).isBetween(0, (1 << 14) / 68);
                assertThat(after.fast()).as(where).isLessThan(1 << 9);
                assertThat(Math.min(after.least(), after.leastBefore())).as(where).isBetween(0, Nsm.UNKNOWN);
                if (after.end() != before.end() || !before.begun() || event.kind() == Kind.SETUP) {
                    cut = false;
                }
                if (event.kind() == Kind.ACK && after.window() < before.window()) {
                    assertThat(cut).as(where).isFalse();
                    assertThat(after.window()).as(where).isGreaterThanOrEqualTo(Math.min(before.window() / 2,
                        before.window() - before.window() / 2));
                    cut = true;
                }
            }
        }
    }

    private static NsmSettings randomSettings(Random random) {
        int base = 16 + random.nextInt(1500);
        int most = PACKET + random.nextInt(CongestionDecision.MOST - PACKET);
        int least = CongestionDecision.LEAST + random.nextInt(most - CongestionDecision.LEAST);
        return new NsmSettings(base, 4 + random.nextInt(508), most,
            random.nextBoolean() ? CongestionDecision.LEAST : least, 1 + random.nextInt(255), 1 + random.nextInt(4095),
            random.nextInt(128), random.nextInt(160), random.nextInt(1024), 1 + random.nextInt((1 << 15) - 1), 12,
            random.nextBoolean());
    }

    private static CongestionEvent random(NsmSettings settings, int now, Random random) {
        var kind = random.nextInt(4) > 0 ? Kind.ACK : Kind.values()[random.nextInt(Kind.values().length)];
        int near = settings.baseRtt() + random.nextInt(2 * settings.target()) - 8;
        return new CongestionEvent(kind, random.nextInt(257), random.nextInt(32),
            random.nextInt(20) == 0 ? CongestionEvent.UNTIMED : random.nextInt(4) == 0 ? random.nextInt(1 << 14) : near,
            random.nextInt(257), random.nextBoolean(), now);
    }

    /** G3. */
    @Test void anOldAcknowledgementChangesNothing() {
        var nsm = new Nsm(SETTINGS);
        nsm.accept(CongestionEvent.ack(4, 1, 500, 30, 1000));
        var before = nsm.state();
        nsm.accept(CongestionEvent.ack(0, 1, 16_000, 30, 5000));
        assertThat(nsm.state()).isEqualTo(before);
    }

    private static int after(Nsm nsm, int delay, int now) {
        return nsm.accept(CongestionEvent.ack(4, 0, SETTINGS.baseRtt() + delay, 30, now)).window();
    }

    @Test void oneFastPathOfThisPeriodOrTheOneBeforeSpeaksForTheWindow() {
        var nsm = new Nsm(SETTINGS);
        after(nsm, 5, 0);
        for (int now = 10; now < 600; now += 10) {
            assertThat(after(nsm, 1000, now)).as("after %d/16 us", now).isEqualTo(SETTINGS.windowMost());
        }
        assertThat(after(nsm, 1000, 600)).as("two periods without a fast one")
            .isLessThan(SETTINGS.windowMost());
    }

    /** The clock goes round within a period, and an end of long ago is not one that is to come. */
    @Test void aPeriodEndsAcrossTheWrapOfTheClock() {
        var nsm = new Nsm(SETTINGS);
        int start = CongestionEvent.CLOCK - 100;
        after(nsm, 1000, start);
        int window = nsm.state().window();
        assertThat(after(nsm, 1000, start + 99)).isEqualTo(window);
        assertThat(after(nsm, 1000, SETTINGS.period() - 100)).as("the end itself is in it").isEqualTo(window);
        assertThat(after(nsm, 1000, SETTINGS.period() - 99)).isLessThan(window);
    }

    @Test void withoutATimeNothingIsSaidUntilOneIsKnown() {
        var nsm = new Nsm(SETTINGS);
        nsm.accept(CongestionEvent.of(Kind.TIMEOUT, 0, false, 0));
        int window = nsm.state().window();
        assertThat(nsm.accept(CongestionEvent.ack(200, 0, CongestionEvent.UNTIMED, 30, 10)).window()).isEqualTo(window);
        after(nsm, 5, 20);
        window = nsm.state().window();
        assertThat(nsm.accept(CongestionEvent.ack(40, 0, CongestionEvent.UNTIMED, 30, 30)).window())
            .as("the least that is known counts").isGreaterThan(window);
    }

    /** At the ends of what settings allow, where no trace comes. */
    @Test void theTargetStaysWithinHalfAndTwice() {
        for (int reference : new int[] {0, 159}) {
            var settings = new NsmSettings(149, 511, 11_008, 256, 255, 4095, 127, reference, 0, 298, 12, true);
            int target = reference == 0 ? 255 : 1022;
            var below = new Nsm(settings);
            below.accept(CongestionEvent.of(Kind.TRIM, 0, false, 0));
            below.accept(CongestionEvent.ack(1, 0, 149 + target - 1, 30, 1));
            // What is left of the target is less than a sixteenth of a packet.
            assertThat(below.state().window()).as("target %d", target).isEqualTo(11_008 - PACKET);
            var at = new Nsm(settings);
            at.accept(CongestionEvent.of(Kind.TRIM, 0, false, 0));
            at.accept(CongestionEvent.ack(1, 0, 149 + target, 30, 1));
            assertThat(at.state().cut()).as("target %d", target).isTrue();
        }
    }

    @Test void theQuotientByTheTargetIsOfEvenNumbersAboveItsTable() {
        var nsm = new Nsm(new NsmSettings(149, 511, 1 << 19, 256, 255, 4095, 8, 154, 0, 298, 12, true));
        nsm.accept(CongestionEvent.of(Kind.TIMEOUT, 0, false, 0));
        nsm.accept(CongestionEvent.ack(64, 0, 149 + 7, 30, 1));
        // A window of 2^18 has the target 521, so 520 divides: 255 * 514 * 126 >> 16 = 251, of 64 packets over 1024.
        assertThat(nsm.state().window()).isEqualTo((1 << 18) + 64 * 251 / 64);
    }

    @Test void aDelayHasAMost() {
        var nsm = new Nsm(new NsmSettings(16, 83, 11_008, 256, 22, 315, 20, 102, 16, 298, 12, true));
        nsm.accept(CongestionEvent.ack(1, 0, (1 << 14) - 1, 30, 1));
        assertThat(nsm.state().least()).isEqualTo(16_000);
    }

    @Test void aWindowBelowOnePacketIsPacedByTheRoundTrip() {
        var nsm = new Nsm(new NsmSettings(149, 83, 11_008, 32, 22, 315, 20, 102, 16, 298, 12, true));
        CongestionDecision decision = null;
        for (int i = 0; i < 20; i++) {
            decision = nsm.accept(CongestionEvent.of(Kind.TIMEOUT, 0, false, i));
        }
        assertThat(decision.window()).isEqualTo(32);
        // An eighth of 4 KiB per 9.3 us is 440 Mb/s; the reciprocal is right to 3 %.
        double exact = 4096 * 8 / 8.0 / (149 / 16.0);
        assertThat((double) decision.rate()).isBetween(exact * 0.93, exact * 1.07);
    }

    @Test void lossCountsIfTheFabricDoesNotTrim() {
        var trims = new Nsm(SETTINGS);
        var drops = new Nsm(NsmSettings.of(100_000_000_000L, 9_340_000, 4096, false));
        var loss = CongestionEvent.of(Kind.LOSS, 30, false, 10);
        assertThat(trims.accept(loss).window()).isEqualTo(SETTINGS.windowMost());
        assertThat(drops.accept(loss).window()).isEqualTo(SETTINGS.windowMost() - PACKET);
    }

    @Test void constantsThatCannotBeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> NsmSettings.of(100_000_000_000L, 100_000, 4096, true))
            .withMessageContaining("base round trip").withMessageContaining("16 to 16383");
        assertThatIllegalArgumentException().isThrownBy(() -> new NsmSettings(149, 600, 11_008, 256, 22, 315, 20,
            102, 16, 298, 12, true)).withMessageContaining("a target of 600: use 4 to 511 sixteenths of a us");
        assertThatIllegalArgumentException().isThrownBy(() -> new NsmSettings(149, 83, 11_008, 16, 22, 315, 20, 102, 16,
            298, 12, true)).withMessageContaining("least window of 16: use 32 to 11008");
    }
}
