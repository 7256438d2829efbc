package rnic.schedule;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What the tables of the scheduler ask of it; {@link TxSchedulerTest} has the rest. */
class SendTablesTest {
    @Test void noRowIsWrittenWhileALifeBegins() {
        WrongDrive.isAnswered(new SendTables(RnicParameters.SMALL), "no row is written while a life begins",
            Map.of("setup_valid", 1L), Map.of("row_write_valid", 1L));
    }
}
