package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The packet tables against the "hdr" and "space" columns of the wire profile, which state them a second time. */
class OpcodesTest {
    private static final int[][] VEROCE_SIZES = {
        {0x00, 20}, {0x01, 24}, {0x02, 24}, {0x03, 28}, {0x04, 20}, {0x05, 24}, {0x06, 32}, {0x07, 36}, {0x08, 36},
        {0x09, 44}, {0x0a, 32}, {0x0b, 40}, {0x0c, 32}, {0x0d, 20}, {0x0e, 24}, {0x0f, 24}, {0x10, 20}, {0x11, 20},
        {0x12, 28}, {0x13, 44}, {0x14, 44}, {0x16, 28}, {0x17, 24}, {0x18, 40}, {0x19, 20}, {0x1e, 40}, {0x81, 28},
        {0x82, 32}, {0x83, 32}, {0x84, 12}};
    private static final int[][] ROCE_SIZES = {
        {0x00, 12}, {0x01, 12}, {0x02, 12}, {0x03, 16}, {0x04, 12}, {0x05, 16}, {0x06, 28}, {0x07, 12}, {0x08, 12},
        {0x09, 16}, {0x0a, 28}, {0x0b, 32}, {0x0c, 28}, {0x0d, 16}, {0x0e, 12}, {0x0f, 16}, {0x10, 16}, {0x11, 16},
        {0x12, 24}, {0x13, 40}, {0x14, 40}, {0x16, 16}, {0x17, 16}, {0x20, 12}, {0x21, 12}, {0x22, 12}, {0x23, 16},
        {0x24, 12}, {0x25, 16}, {0x26, 28}, {0x27, 12}, {0x28, 12}, {0x29, 16}, {0x2a, 28}, {0x2b, 32}, {0x64, 20},
        {0x65, 24}, {0x81, 28}};

    @Test void headerSizesAreThoseOfTheTables() {
        assertThat(sizes(WirePort.VEROCE)).isDeepEqualTo(VEROCE_SIZES);
        assertThat(sizes(WirePort.ROCE_V2)).isDeepEqualTo(ROCE_SIZES);
    }

    @Test void theDeepestHeaderChainIsFortyFourBytes() {
        assertThat(Opcodes.all(WirePort.VEROCE)).extracting(OpcodeFormat::headerSize).allMatch(size -> size <= 44)
            .contains(44);
    }

    @Test void onlyDataResponsesAndAtomicAnswersBelongToTheResponseSpace() {
        assertThat(opcodes(WirePort.VEROCE, PsnSpace.RSP)).containsExactly(0x0d, 0x0e, 0x0f, 0x10, 0x12);
        assertThat(opcodes(WirePort.ROCE_V2, PsnSpace.RSP)).isEmpty();
    }

    @Test void requestsOfBothProfilesAreNumberedAndAnswersOfRoceAreNot() {
        Integer[] requests = {0x00, 0x01, 0x02, 0x03, 0x04, 0x05, 0x06, 0x07, 0x08, 0x09, 0x0a, 0x0b, 0x0c, 0x13, 0x14,
            0x16, 0x17};
        assertThat(opcodes(WirePort.VEROCE, PsnSpace.SQ)).containsExactly(requests);
        assertThat(opcodes(WirePort.ROCE_V2, PsnSpace.SQ)).containsExactly(requests);
    }

    private static int[][] sizes(WirePort port) {
        return Opcodes.all(port).stream().map(format -> new int[] {format.opcode(), format.headerSize()})
            .toArray(int[][]::new);
    }

    private static List<Integer> opcodes(WirePort port, PsnSpace space) {
        List<Integer> opcodes = new ArrayList<>();
        for (OpcodeFormat format : Opcodes.all(port)) {
            if (format.space() == space) {
                opcodes.add(format.opcode());
            }
        }
        return opcodes;
    }
}
