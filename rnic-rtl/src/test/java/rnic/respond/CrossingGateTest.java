package rnic.respond;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What {@link CrossingGate} claims; what it does is in {@link ResponderTest}. */
class CrossingGateTest {
    /** V13: what is before a Read would not be in host memory any more. */
    @Test void visiblePlacementsStayVisible() {
        WrongDrive.isAnswered(new CrossingGate(RnicParameters.SMALL), "everything before who leaves is visible",
            Map.of("in_valid", 1L, "in_payload_placements", 9L, "visible", 9L), Map.of("visible", 8L, "out_ready", 1L));
    }
}
