package rnic.transmit;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What asks for its peer; {@link TransmitPathTest} has the rest. */
class PeerLookupTest {
    @Test void anAnswerKnowsItsPeer() {
        WrongDrive.isAnswered(new PeerLookup(RnicParameters.SMALL), "an answer knows its peer already",
            Map.of("in_valid", 1L, "out_ready", 1L), Map.of("in_payload_is_answer", 1L));
    }
}
