package rnic.acknowledge;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.LateDrive;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** What {@link AckBuilder} counts on when a life ends is claimed: a stage more in the receive core would be seen. */
class LateAnswersTest {
    private static final Map<String, Long> RESET =
        Map.of("state_valid", 1L, "state_value_state", (long) QueuePairState.RESET.ordinal());

    @Test void aPacketDropNakComesInTime() {
        new LateDrive<>(new AckBuilder(RnicParameters.SMALL), "no Packet Drop NAK of an old life comes in late",
            List.of(), RESET, AckBuilder.DECIDED, Map.of("drop_nak_valid", 1L)).isAnswered();
    }

    /** Its row comes late; that it may be sent was read before the end. */
    @Test void anAnswerComesInTime() {
        new LateDrive<>(new AckBuilder(RnicParameters.SMALL), "no answer of an old life comes in late",
            List.of(Map.of("state_valid", 1L, "state_value_state", (long) QueuePairState.RTS.ordinal()),
                Map.of("requests_valid", 1L)), RESET, AckBuilder.DECIDED - SackSpan.LATENCY,
            Map.of("sack_row_valid", 1L)).isAnswered();
    }
}
