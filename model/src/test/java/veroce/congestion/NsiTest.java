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

class NsiTest {
    private static final NsiSettings SETTINGS = NsiSettings.of(100_000_000_000L, 9_340_000, 4096, true);
    private static final long SEED = Long.getLong("hdl.seed", 1);
    private static final int PACKET = CongestionDecision.PACKET;

    /**
     * Nine flows of the simulator in which the rules were found, a program of its own in another language: the constants
     * of each, then a line per event with the window that it left.
     */
    @Test void everyEventOfTheSimulatorLeavesTheSameWindow() throws IOException {
        int events = 0;
        int flows = 0;
        Nsi nsi = null;
        try (var lines = new BufferedReader(new InputStreamReader(new GZIPInputStream(
                NsiTest.class.getResourceAsStream("nsi.txt.gz")), StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ");
                if (words[0].equals("BASE")) {
                    nsi = new Nsi(settings(words));
                    nsi.accept(CongestionEvent.of(Kind.SETUP, 0, false, 0));
                    flows++;
                    continue;
                }
                var event = new CongestionEvent(Kind.valueOf(words[0]), number(words[1]), number(words[2]),
                    number(words[3]), number(words[4]), false, number(words[5]));
                assertThat(nsi.accept(event).window()).as("flow %d, event %d: %s", flows, events, event)
                    .isEqualTo(number(words[6]));
                events++;
            }
        }
        assertThat(flows).isEqualTo(9);
        assertThat(events).isEqualTo(6711);
    }

    private static int number(String word) {
        return Integer.parseInt(word);
    }

    private static NsiSettings settings(String... words) {
        Map<String, Integer> of = new HashMap<>();
        for (int i = 0; i < words.length; i += 2) {
            of.put(words[i], number(words[i + 1]));
        }
        return new NsiSettings(of.get("BASE"), of.get("TQ"), of.get("MAXC"), of.get("MINC"), of.get("AI"), of.get("G"),
            of.get("SMALL"), of.get("FS"), of.get("LREF"), of.get("FAST"), 12, true);
    }

    /** G2, and the widths of what a circuit keeps. */
    @Test void whateverHappensTheWindowStaysWithinItsLimits() {
        var random = new Random(SEED);
        var nsi = new Nsi(SETTINGS);
        for (int i = 0; i < 200_000; i++) {
            var kind = Kind.values()[random.nextInt(Kind.values().length)];
            var decision = nsi.accept(new CongestionEvent(kind, random.nextInt(257), random.nextInt(32),
                random.nextInt(20) == 0 ? CongestionEvent.UNTIMED : random.nextInt(1 << 14), random.nextInt(257),
                random.nextBoolean(), random.nextInt(CongestionEvent.CLOCK)));
            assertThat(decision.window()).as("seed %d, event %d: %s", SEED, i, nsi)
                .isBetween(SETTINGS.windowLeast(), SETTINGS.windowMost());
            assertThat(decision.rate() > 0).as("seed %d, event %d: %s", SEED, i, nsi)
                .isEqualTo(decision.window() < PACKET);
        }
    }

    /** G3. */
    @Test void anOldAcknowledgementChangesNothing() {
        var nsi = new Nsi(SETTINGS);
        nsi.accept(CongestionEvent.ack(4, 1, 500, 30, 1000));
        var before = nsi.toString();
        nsi.accept(CongestionEvent.ack(0, 1, 16_000, 30, 5000));
        assertThat(nsi).hasToString(before);
    }

    /** G7: marks and delay shrink it once per round trip of an empty network. */
    @Test void itShrinksOncePerRoundTrip() {
        var nsi = new Nsi(SETTINGS);
        int clock = 0;
        int last = 0;
        for (int i = 0; i < 1000; i++) {
            clock += 7;
            int before = nsi.window();
            nsi.accept(CongestionEvent.ack(4, 1, SETTINGS.baseRtt() + SETTINGS.target() * 3 / 2, 30, clock));
            if (nsi.window() < before) {
                assertThat(clock - last).isGreaterThan(SETTINGS.baseRtt());
                last = clock;
            }
        }
        assertThat(last).as("it shrinks at all").isPositive();
        assertThat(nsi.window()).isLessThan(SETTINGS.windowMost());
    }

    @Test void aWindowBelowOnePacketIsPacedByTheRoundTrip() {
        var nsi = new Nsi(SETTINGS);
        CongestionDecision decision = null;
        for (int i = 0; i < 20; i++) {
            decision = nsi.accept(CongestionEvent.of(Kind.TIMEOUT, 0, false, i));
        }
        assertThat(decision.window()).isEqualTo(SETTINGS.windowLeast());
        // An eighth of 4 KiB per 9.3 us is 440 Mb/s; the reciprocal is right to 3 %.
        double exact = 4096 * 8 / 8.0 / (SETTINGS.baseRtt() / 16.0);
        assertThat((double) decision.rate()).isBetween(exact * 0.93, exact * 1.07);
    }

    @Test void lossCountsIfTheFabricDoesNotTrim() {
        var trims = new Nsi(SETTINGS);
        var drops = new Nsi(NsiSettings.of(100_000_000_000L, 9_340_000, 4096, false));
        var loss = CongestionEvent.of(Kind.LOSS, 30, false, 10);
        assertThat(trims.accept(loss).window()).isEqualTo(SETTINGS.windowMost());
        assertThat(drops.accept(loss).window()).isEqualTo(SETTINGS.windowMost() - PACKET);
    }

    @Test void theConstantsOfTheDocumentFollowFromLineRateAndRoundTrip() {
        assertThat(SETTINGS).isEqualTo(new NsiSettings(149, 111, 11_008, 32, 29, 236, 5, 13, 102, 16, 12, true));
    }

    @Test void constantsThatCannotBeAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> NsiSettings.of(100_000_000_000L, 100_000, 4096, true))
            .withMessageContaining("base round trip").withMessageContaining("16 to 16383");
    }
}
