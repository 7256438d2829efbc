package rnic.complete;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What the gate asks of the count of placements; {@link CompletionWriterTest} has the rest. */
class CompletionGateTest {
    @Test void aPlacementThatWasVisibleStaysSo() {
        WrongDrive.isAnswered(new CompletionGate(RnicParameters.SMALL),
            "placements that were visible stay so until their completion has passed",
            Map.of("in_valid", 1L, "in_payload_placements", 5L, "in_payload_waiting", 1L, "visible", 5L),
            Map.of("visible", 4L));
    }
}
