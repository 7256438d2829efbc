package rnic.receive;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What a table of errors asks of its surroundings; {@link ReceiveCoreTest} has the rest. */
class ErrorTableTest {
    @Test void nothingIsRecordedFromElsewhereBesideAFatalPacket() {
        WrongDrive.isAnswered(new ErrorTable(RnicParameters.SMALL),
            "nothing is recorded from elsewhere beside a fatal packet",
            Map.of("mark_valid", 1L), Map.of("fatal", 1L));
    }
}
