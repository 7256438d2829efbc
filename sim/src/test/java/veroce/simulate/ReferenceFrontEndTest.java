package veroce.simulate;

import static org.assertj.core.api.Assertions.assertThat;
import static veroce.reference.Verdict.DUPLICATE;
import static veroce.reference.Verdict.IN_ORDER;
import static veroce.reference.Verdict.NOT_TRACKED;
import static veroce.reference.Verdict.OUT_OF_ORDER;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.capture.CapturedFrame;
import veroce.packet.FrameBuilder;
import veroce.packet.WirePort;
import veroce.reference.Verdict;

/** Which frames enter which window. */
class ReferenceFrontEndTest {
    private final FrontEnd frontEnd = new ReferenceFrontEnd(FrontEndParameters.DEFAULT);

    private static FrameBuilder roce() {
        return new FrameBuilder().port(WirePort.ROCE_V2);
    }

    private Verdict verdict(byte[] frame) {
        List<FrameResult> results = new ArrayList<>();
        frontEnd.run(List.of(CapturedFrame.whole("x", frame)), results::add);
        return results.getFirst().verdict();
    }

    @Test void eachSourceAddressHasItsOwnWindow() {
        assertThat(verdict(roce().source(1).psn(500).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(roce().source(2).psn(70).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(roce().source(1).psn(501).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(roce().source(2).psn(71).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(roce().ipv6().source(1).psn(9).build())).isEqualTo(IN_ORDER);
    }

    @Test void eachQueuePairHasItsOwnWindow() {
        assertThat(verdict(roce().destQp(4).psn(500).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(roce().destQp(5).psn(70).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(roce().destQp(4).psn(501).build())).isEqualTo(IN_ORDER);
    }

    @Test void requestsAndResponsesOfTheVeroceProfileAreNumberedApart() {
        assertThat(verdict(new FrameBuilder().opcode(0x04).psn(500).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(new FrameBuilder().opcode(0x10).psn(70).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(new FrameBuilder().opcode(0x12).psn(71).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(new FrameBuilder().opcode(0x04).psn(501).build())).isEqualTo(IN_ORDER);
    }

    @Test void answersOfRoceAndSignalsEnterNoWindow() {
        for (int opcode : new int[] {0x0d, 0x0e, 0x0f, 0x10, 0x11, 0x12, 0x24, 0x64, 0x81}) {
            assertThat(verdict(roce().opcode(opcode).build())).as("opcode 0x%x", opcode).isEqualTo(NOT_TRACKED);
        }
        for (int opcode : new int[] {0x11, 0x18, 0x19, 0x1e, 0x81, 0x82, 0x83, 0x84}) {
            assertThat(verdict(new FrameBuilder().opcode(opcode).build())).as("opcode 0x%x", opcode)
                .isEqualTo(NOT_TRACKED);
        }
    }

    @Test void aDamagedFrameLeavesItsPsnMissing() {
        assertThat(verdict(roce().psn(10).build())).isEqualTo(IN_ORDER);
        byte[] damaged = roce().psn(11).build();
        damaged[45] ^= 1;
        assertThat(verdict(damaged)).isEqualTo(NOT_TRACKED);
        assertThat(verdict(roce().psn(12).build())).isEqualTo(OUT_OF_ORDER);
        assertThat(verdict(roce().psn(11).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(roce().psn(12).build())).isEqualTo(DUPLICATE);
    }

    @Test void aRoceReadRequestReservesThePsnsOfItsResponse() {
        FrameBuilder read = roce().opcode(0x0c).extensions(FrameBuilder.bytes(8, 0, 4, 0, 4, 3000));
        assertThat(verdict(read.psn(100).build())).isEqualTo(IN_ORDER);
        assertThat(verdict(roce().psn(102).build())).isEqualTo(DUPLICATE);
        assertThat(verdict(roce().psn(103).build())).isEqualTo(IN_ORDER);
    }
}
