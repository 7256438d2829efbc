package rnic.transmit;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.LateDrive;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** What {@link TransmitPath} counts on when a life or an MR ends is claimed: a stage more in front would be seen. */
class LatePacketsTest {
    @Test void aPacketOfAnOldLifeIsShownInTime() {
        new LateDrive<>(new TransmitPath(RnicParameters.SMALL), "no packet of an old life is shown late", List.of(),
            Map.of("state_valid", 1L, "state_value_state", (long) QueuePairState.RESET.ordinal()),
            TransmitPath.DECIDED, Map.of("transmissions_valid", 1L, "requests_ready", 1L)).isAnswered();
    }

    @Test void aPacketOutOfAnOldMrIsShownInTime() {
        new LateDrive<>(new TransmitPath(RnicParameters.SMALL), "no packet out of an old MR is shown late", List.of(),
            Map.of("mr_valid", 1L), TransmitPath.DECIDED,
            Map.of("transmissions_valid", 1L, "transmissions_payload_in_mr", 1L, "transmissions_payload_length", 64L,
                "requests_ready", 1L))
            .isAnswered();
    }
}
