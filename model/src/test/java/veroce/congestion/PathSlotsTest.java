package veroce.congestion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.HashMap;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PathSlotsTest {
    private static final int NO_SLOT = PathChoice.NONE;

    private static PathSlots slots(int count) {
        return new PathSlots(new PathRules(count, 1, 4, 6), 0);
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
        slots.acknowledged(slots.port(first), true);
        int[] next = IntStream.range(0, 7).map(i -> slots.choose(NO_SLOT)).toArray();
        assertThat(next).startsWith((first + 1) % 4, (first + 2) % 4, (first + 3) % 4, (first + 1) % 4);
        assertThat(next[6]).as("the penalty is paid").isEqualTo(first);
    }

    @Test void aTrimCostsFourTurns() {
        var slots = slots(2);
        int first = slots.choose(NO_SLOT);
        slots.trimmed(slots.port(first));
        long others = IntStream.range(0, 5).map(i -> slots.choose(NO_SLOT)).filter(slot -> slot != first).count();
        assertThat(others).isGreaterThanOrEqualTo(4);
    }

    @Test void aRetransmissionTakesAnotherSlot() {
        var slots = slots(16);
        var random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            int before = random.nextInt(16);
            slots.acknowledged(slots.port(random.nextInt(16)), random.nextInt(3) == 0);
            assertThat(slots.choose(before)).isNotEqualTo(before);
        }
        assertThat(slots(1).choose(0)).as("there is no other").isZero();
    }

    @Test void marksThatStayRollTheEntropyAndOldPortsSayNothing() {
        var slots = slots(16);
        int old = slots.port(5);
        for (int i = 0; i < 6; i++) {
            assertThat(slots.port(5)).isEqualTo(old);
            slots.acknowledged(old, true);
        }
        int port = slots.port(5);
        assertThat(port).isNotEqualTo(old);
        assertThat(slots.slot(port)).isEqualTo(5);
        for (int i = 0; i < 20; i++) {
            slots.acknowledged(old, true);
            slots.trimmed(old);
        }
        assertThat(slots.port(5)).isEqualTo(port);
        assertThat(slots.rolls()).isEqualTo(1);
    }

    @Test void goodNewsForgivesMarks() {
        var slots = slots(16);
        int port = slots.port(5);
        for (int i = 0; i < 100; i++) {
            slots.acknowledged(port, i % 2 == 0);
        }
        assertThat(slots.rolls()).isZero();
    }

    @Test void aLossRollsAtOnce() {
        var slots = slots(16);
        int port = slots.port(7);
        slots.lost(7);
        assertThat(slots.port(7)).isNotEqualTo(port);
    }

    @Test void aSlotThatIsAKnownPathIsKept() {
        var slots = new PathSlots(new PathRules(16, 1, 4, 0), 0);
        for (int i = 0; i < 100; i++) {
            slots.trimmed(slots.port(3));
            slots.lost(3);
        }
        assertThat(slots.port(3)).isEqualTo(3);
    }

    /** Ports have 14 bits, and entropies differ. */
    @Test void entropiesAreOfTenBitsAndHardlyRepeat() {
        var slots = slots(1);
        var seen = new HashMap<Integer, Integer>();
        for (int i = 0; i < 1000; i++) {
            slots.lost(0);
            assertThat(slots.port(0)).isBetween(0, (1 << 14) - 1);
            seen.merge(slots.port(0), 1, Integer::sum);
        }
        assertThat(seen).hasSizeGreaterThan(500);
    }

    @Test void thereAreOneToSixteen() {
        assertThatIllegalArgumentException().isThrownBy(() -> new PathRules(17, 1, 4, 6)).withMessageContaining("1 to 16");
    }
}
