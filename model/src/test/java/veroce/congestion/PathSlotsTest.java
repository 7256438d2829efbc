package veroce.congestion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;

class PathSlotsTest {
    private static final int NO_SLOT = PathChoice.NONE;

    private static PathSlots slots(int count) {
        return new PathSlots(new PathRules(count, 1, 4, 6, 0, false, 0), 0);
    }

    @Test void withoutNewsTheyAreTakenInTurn() {
        var slots = slots(16);
        int[] taken = IntStream.range(0, 48).map(i -> slots.choose(NO_SLOT)).toArray();
        for (int i = 16; i < taken.length; i++) {
            assertThat(taken[i]).isEqualTo(taken[i - 16]);
        }
        assertThat(IntStream.of(taken).distinct().count()).isEqualTo(16);
    }

    @Test void aMarkedSlotIsPassedOverOnce() {
        var slots = slots(4);
        int first = slots.choose(NO_SLOT);
        slots.acknowledged(slots.port(first), true, 0);
        int[] next = IntStream.range(0, 7).map(i -> slots.choose(NO_SLOT)).toArray();
        assertThat(next).startsWith((first + 1) % 4, (first + 2) % 4, (first + 3) % 4, (first + 1) % 4);
        assertThat(next[6]).as("the penalty is paid").isEqualTo(first);
    }

    @Test void aTrimCostsFourTurns() {
        var slots = slots(2);
        int first = slots.choose(NO_SLOT);
        slots.trimmed(slots.port(first), 0);
        long others = IntStream.range(0, 5).map(i -> slots.choose(NO_SLOT)).filter(slot -> slot != first).count();
        assertThat(others).isGreaterThanOrEqualTo(4);
    }

    @Test void aRetransmissionTakesAnotherSlot() {
        var slots = slots(16);
        var random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            int before = random.nextInt(16);
            slots.acknowledged(slots.port(random.nextInt(16)), random.nextInt(3) == 0, 0);
            assertThat(slots.chooseAgain(before)).isNotEqualTo(before);
        }
        assertThat(slots(1).chooseAgain(0)).as("there is no other").isZero();
    }

    @Test void marksThatStayRollTheEntropyAndOldPortsSayNothing() {
        var slots = slots(16);
        int old = slots.port(5);
        for (int i = 0; i < 6; i++) {
            assertThat(slots.port(5)).isEqualTo(old);
            slots.acknowledged(old, true, 0);
        }
        int port = slots.port(5);
        assertThat(port).isNotEqualTo(old);
        assertThat(slots.slot(port)).isEqualTo(5);
        for (int i = 0; i < 20; i++) {
            slots.acknowledged(old, true, 0);
            slots.trimmed(old, 0);
        }
        assertThat(slots.port(5)).isEqualTo(port);
        assertThat(slots.rolls()).isEqualTo(1);
    }

    @Test void goodNewsForgivesMarks() {
        var slots = slots(16);
        int port = slots.port(5);
        for (int i = 0; i < 100; i++) {
            slots.acknowledged(port, i % 2 == 0, 0);
        }
        assertThat(slots.rolls()).isZero();
    }

    @Test void aLossRollsAtOnce() {
        var slots = slots(16);
        int port = slots.port(7);
        slots.lost(7, 0);
        assertThat(slots.port(7)).isNotEqualTo(port);
    }

    @Test void aSlotThatIsAKnownPathIsKept() {
        var slots = new PathSlots(PathRules.AT_ONCE.named(), 0);
        for (int i = 0; i < 100; i++) {
            slots.trimmed(slots.port(3), 0);
            slots.lost(3, 0);
        }
        assertThat(slots.port(3)).isEqualTo(3);
    }

    /** Two round trips of 9.3 us. */
    private static final PathRules RULES = PathRules.hashed(9_340_000);

    private static PathSlots hashed() {
        return new PathSlots(RULES, 8 << 16);
    }

    /** A flow of the simulator in which the rules were found; entropies are its own, so ports are made up here. */
    @Test void everyEventOfTheSimulatorLeavesTheSameSlots() throws IOException {
        var slots = hashed();
        int again = 0;
        int rolled = 0;
        int number = 0;
        try (var lines = new BufferedReader(new InputStreamReader(new GZIPInputStream(
                PathSlotsTest.class.getResourceAsStream("paths.txt.gz")), StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String where = "line " + ++number + ": " + line;
                String[] words = line.split(" ");
                int[] n = IntStream.range(1, words.length).map(i -> Integer.parseInt(words[i])).toArray();
                if (words[0].equals("PICK")) {
                    assertThat(n[1] < 0 ? slots.choose(NO_SLOT) : slots.chooseAgain(n[1])).as(where).isEqualTo(n[2]);
                    assertThat(slots.kept(0).pointer()).as(where).isEqualTo(n[3]);
                    again += n[1] < 0 ? 0 : 1;
                    continue;
                }
                long rolls = slots.rolls();
                int port = slots.port(n[1]) ^ (n[3] == 1 ? 0 : 16);
                switch (n[2]) {
                    case 0, 1 -> slots.acknowledged(port, n[2] == 1, n[0] % CongestionEvent.CLOCK);
                    case 2 -> slots.trimmed(port, n[0] % CongestionEvent.CLOCK);
                    default -> slots.lost(n[1], n[0] % CongestionEvent.CLOCK);
                }
                assertThat(slots.kept(n[1])).as(where)
                    .isEqualTo(new PathSlots.Kept(n[4], n[5], n[7], n[8], slots.kept(0).pointer()));
                assertThat(slots.rolls() - rolls).as(where).isEqualTo(n[6]);
                rolled += n[6];
            }
        }
        assertThat(number).isEqualTo(2520);
        assertThat(again).isGreaterThan(20);
        assertThat(rolled).isGreaterThan(40);
    }

    @Test void oneSlotAtATimeChangesForMarks() {
        var slots = hashed();
        for (int i = 0; i < 4; i++) {
            for (int slot : new int[] {2, 5}) {
                slots.acknowledged(slot, true, 1000);
            }
        }
        assertThat(slots.port(2)).isNotEqualTo(2);
        assertThat(slots.port(5)).as("held back").isEqualTo(5);
        slots.acknowledged(5, true, 1000 + RULES.rollGap() - 1);
        assertThat(slots.port(5)).isEqualTo(5);
        slots.trimmed(5, 1000 + RULES.rollGap());
        assertThat(slots.port(5)).as("the gap is over").isNotEqualTo(5);
    }

    @Test void aLossNeverWaitsAndMakesMarksWait() {
        var slots = hashed();
        slots.lost(3, CongestionEvent.CLOCK - 10);
        slots.lost(4, CongestionEvent.CLOCK - 9);
        assertThat(slots.rolls()).isEqualTo(2);
        for (int i = 0; i < 20; i++) {
            slots.acknowledged(5, true, RULES.rollGap() - 10);
        }
        assertThat(slots.rolls()).as("across the wrap of the clock").isEqualTo(2);
        assertThat(slots.kept(5).marks()).isEqualTo(15);
        slots.acknowledged(5, true, RULES.rollGap() - 9);
        assertThat(slots.rolls()).isEqualTo(3);
    }

    @Test void whatIsSentAgainGoesWhereGoodNewsCameFromLast() {
        var slots = hashed();
        int turn = slots.kept(0).pointer();
        assertThat(slots.chooseAgain(3)).as("no news").isEqualTo(turn);
        slots.acknowledged(11, false, 0);
        assertThat(slots.chooseAgain(3)).isEqualTo(11);
        assertThat(slots.chooseAgain(11)).as("there is no other good one").isEqualTo(turn + 1);
        slots.acknowledged(7, false, 0);
        slots.acknowledged(7, false, 0);
        slots.acknowledged(9, true, 0);
        assertThat(slots.chooseAgain(3)).isEqualTo(7);
        assertThat(slots.chooseAgain(7)).isEqualTo(11);
        assertThat(slots.kept(0).pointer()).as("turns are not touched").isEqualTo(turn + 2);
        slots.lost(7, 0);
        assertThat(slots.kept(0)).extracting(PathSlots.Kept::good, PathSlots.Kept::goodBefore)
            .containsExactly(11, NO_SLOT);
        slots.acknowledged(8, false, 0);
        slots.lost(11, 0);
        assertThat(slots.chooseAgain(8)).as("the other one has changed").isEqualTo(turn + 2);
        slots.lost(8, 0);
        assertThat(slots.chooseAgain(3)).as("both have").isEqualTo(turn + 3);
    }

    @Test void oldNewsIsNoGoodNews() {
        var slots = hashed();
        slots.lost(6, 0);
        slots.acknowledged(6, false, 0);
        assertThat(slots.kept(0).good()).isEqualTo(NO_SLOT);
    }

    /** Ports have 14 bits, and entropies differ. */
    @Test void entropiesAreOfTenBitsAndHardlyRepeat() {
        var slots = slots(1);
        var seen = new HashMap<Integer, Integer>();
        for (int i = 0; i < 1000; i++) {
            slots.lost(0, 0);
            assertThat(slots.port(0)).isBetween(0, (1 << 14) - 1);
            seen.merge(slots.port(0), 1, Integer::sum);
        }
        assertThat(seen).hasSizeGreaterThan(500);
    }

    private static PathSlots named() {
        return new PathSlots(PathRules.AT_ONCE.named(), 0);
    }

    @Test void aNamedPathThatLosesIsLeftAndTwoAreKept() {
        var slots = named();
        for (int slot = 0; slot < 16; slot++) {
            slots.lost(slot, 0);
            slots.lost(slot, 0);
        }
        assertThat(slots.changes().bads()).isEqualTo(14);
        int[] taken = IntStream.range(0, 32).map(i -> slots.choose(NO_SLOT)).distinct().sorted().toArray();
        assertThat(taken).containsExactly(14, 15);
        assertThat(slots.chooseAgain(14)).as("again, on the other one").isEqualTo(15);
        assertThat(slots.deny(14)).isTrue();
        assertThat(slots.chooseAgain(15)).as("there is no other").isEqualTo(15);
        assertThat(slots.deny(15)).as("the last good one").isFalse();
        assertThat(slots.allow(3)).as("one that was left").isTrue();
        assertThat(slots.deny(15)).isTrue();
        assertThat(slots.choose(NO_SLOT)).isEqualTo(3);
        assertThat(slots.deny(16)).isFalse();
        assertThat(slots.allow(16)).isFalse();
    }

    @Test void aPathThatWasLeftHearsNoNewsButTheAnswerToItsProbe() {
        var slots = named();
        slots.acknowledged(5, true, 0);
        slots.acknowledged(5, false, 0);
        slots.lost(5, 0);
        assertThat(slots.kept(5)).isEqualTo(new PathSlots.Kept(0, 0, NO_SLOT, NO_SLOT, slots.kept(0).pointer()));
        slots.acknowledged(5, true, 0);
        slots.acknowledged(5, false, 0);
        slots.trimmed(5, 0);
        assertThat(slots.kept(5)).extracting(PathSlots.Kept::marks, PathSlots.Kept::good).containsExactly(0, NO_SLOT);
        slots.answered(6, 0);
        slots.answered(5, 0);
        slots.answered(5, 0);
        assertThat(slots.changes()).isEqualTo(new PathSlots.Changes(1, 1, 0));
        slots.deny(5);
        slots.answered(5, 0);
        slots.lost(5, 0);
        assertThat(slots.state(5)).as("what the host has taken, no answer gives back").isEqualTo(PathSlots.State.DENIED);
    }

    /** Of a flow that sends all the time: the times of probes, from a loss on. */
    @Test void probesComeEverLaterAndAreForWhoSendsOnly() {
        var slots = named();
        slots.lost(2, 100);
        slots.lost(9, 150);
        var probed = new StringBuilder();
        for (int now = 150; now < 150 + 320 * 40; now++) {
            slots.choose(NO_SLOT);
            int slot = slots.probe(now);
            if (slot != NO_SLOT) {
                probed.append(slot).append(" at ").append((now - 150) / 320.0).append(", ");
            }
        }
        assertThat(probed.toString()).isEqualTo("2 at 1.0, 9 at 2.0, 2 at 4.0, 9 at 8.0, 2 at 16.0, 9 at 32.0, ");
        slots.answered(9, 20_000);
        assertThat(slots.untilProbe(20_000)).as("one is back, so the other may be").isEqualTo(320);
        assertThat(slots.probe(20_320)).isEqualTo(2);
        assertThat(slots.probes()).as("nothing was sent since").isFalse();
        assertThat(slots.probe(21_000)).isEqualTo(NO_SLOT);
        slots.choose(NO_SLOT);
        assertThat(slots.probe(21_000)).isEqualTo(2);
    }

    @Test void probesHaveTheirLimits() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ProbeRules(0, 320, 6)).withMessageContaining("1 to 15");
        assertThatIllegalArgumentException().isThrownBy(() -> new ProbeRules(2, 512, 6)).withMessageContaining("1 to 511");
        assertThatIllegalArgumentException().isThrownBy(() -> new ProbeRules(2, 320, 7)).withMessageContaining("0 to 6");
    }

    @Test void thereAreOneToSixteen() {
        assertThatIllegalArgumentException().isThrownBy(() -> new PathRules(17, 1, 4, 6, 0, false, 0))
            .withMessageContaining("1 to 16");
        assertThatIllegalArgumentException().isThrownBy(() -> new PathRules(16, 1, 4, 16, 0, false, 0))
            .withMessageContaining("1 to 15");
        assertThatIllegalArgumentException().isThrownBy(() -> new PathRules(16, 1, 4, 4, 1 << 15, false, 0))
            .withMessageContaining("0 to 32767");
    }
}
