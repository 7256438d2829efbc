package veroce.scoreboard;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** The judge of bytes that are placed twice, beside one that keeps a flag for each byte. */
class WrittenOnceTest {
    private static final long ADDRESS = 0x7_0000_0123L;
    private static final int SIZE = 1000;

    @Property(tries = 200)
    void aByteMayBeWrittenOnceUntilItIsCleared(@ForAll long seed) {
        var random = new Random(seed);
        var once = new WrittenOnce(ADDRESS, SIZE);
        var flags = new boolean[SIZE];
        for (int i = 0; i < 60; i++) {
            int from = random.nextInt(SIZE);
            int length = 1 + random.nextInt(Math.min(random.nextBoolean() ? 4 : 140, SIZE - from));
            if (random.nextInt(4) == 0) {
                once.clear(from, length);
                Arrays.fill(flags, from, from + length, false);
                continue;
            }
            int again = from;
            while (again < from + length && !flags[again]) {
                again++;
            }
            if (again < from + length) {
                assertThatThrownBy(() -> once.written(ADDRESS + from, length)).isInstanceOf(Mismatch.class)
                    .hasMessage("byte %d of the target is written a second time, by a write of %d bytes at %d", again,
                        length, from);
                return;
            }
            once.written(ADDRESS + from, length);
            Arrays.fill(flags, from, from + length, true);
        }
    }

    @Test void bytesOutsideOfTheBufferAreNotItsBusiness() {
        var once = new WrittenOnce(ADDRESS, SIZE);
        for (int i = 0; i < 2; i++) {
            assertThatCode(() -> once.written(ADDRESS - 64, 64)).doesNotThrowAnyException();
            assertThatCode(() -> once.written(ADDRESS + SIZE, 64)).doesNotThrowAnyException();
        }
    }

    @Test void everythingMayBeWrittenAnewAfterClear() {
        var once = new WrittenOnce(ADDRESS, SIZE);
        once.written(ADDRESS, SIZE);
        once.clear();
        once.written(ADDRESS, SIZE);
        assertThatThrownBy(() -> once.written(ADDRESS + SIZE - 1, 1)).isInstanceOf(Mismatch.class);
    }
}
