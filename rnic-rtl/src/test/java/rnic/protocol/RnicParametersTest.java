package rnic.protocol;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every size has its limits, and what is beyond them is refused with the name, the value and what is possible. */
class RnicParametersTest {
    private static final int CLOCK = 8;
    private static final int[] SMALL = {32, 16, 128, 8, 64, 16, 16, 32 * 1024, 322_266};

    /** The small NIC with one of its numbers, in the order of the record, replaced. */
    private static RnicParameters with(int place, int value) {
        int[] n = Arrays.copyOf(SMALL, SMALL.length);
        n[place] = value;
        return new RnicParameters("test", n[0], n[1], n[2], n[3], n[4], n[5], n[6], n[7], n[8]);
    }

    private static void isRefused(int place, int value, String what) {
        assertThatThrownBy(() -> with(place, value)).isInstanceOf(IllegalArgumentException.class)
            .hasMessageContaining("RnicParameters: " + what + " is " + value + "; it must be ");
    }

    @ParameterizedTest
    @CsvSource({"0, bytes, 32, 128", "1, queuePairs, 16, 16384", "2, window, 128, 256", "3, messages, 4, 256",
        "4, mrs, 16, 65536", "5, completionQueues, 2, 4096", "6, addressHandles, 2, 16384",
        "7, bufferBytes, 16384, 1048576"})
    void powersOfTwoBetweenTheirLimits(int place, String what, int least, int most) {
        for (int value = least; value <= most; value *= 2) {
            int good = value;
            assertThatCode(() -> with(place, good)).as("%s %s", what, value).doesNotThrowAnyException();
        }
        for (int value : new int[] {least / 2, most * 2, least + 1, least + least / 2, 0, -least, Integer.MIN_VALUE}) {
            isRefused(place, value, what);
        }
    }

    @Test void theClockIsBetweenSixteenMegahertzAndAGigahertz() {
        for (int kilohertz : new int[] {16_000, 322_266, 1_000_000}) {
            assertThatCode(() -> with(CLOCK, kilohertz)).doesNotThrowAnyException();
        }
        for (int kilohertz : new int[] {15_999, 1_000_001, 0, -322_266}) {
            isRefused(CLOCK, kilohertz, "clockKilohertz");
        }
    }

    @ParameterizedTest @ValueSource(strings = {"", "Small", "1g", "-a", "a_b", "a b"})
    void aNameThatCannotBePartOfAFileNameIsRefused(String name) {
        assertThatThrownBy(() -> new RnicParameters(name, 32, 16, 128, 8, 64, 16, 16, 32 * 1024, 322_266))
            .isInstanceOf(IllegalArgumentException.class).hasMessageContaining("name '" + name + "'");
    }
}
