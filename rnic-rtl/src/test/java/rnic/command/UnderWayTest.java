package rnic.command;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;

/** What a table of counts asks of its surroundings; {@link DrainsTest} has the rest. */
class UnderWayTest {
    @Test void nobodyWatchesWhileCountsAreCleared() {
        WrongDrive.isAnswered(new UnderWay(16, 5), "nobody watches while the counts are cleared",
            Map.of("clear_valid", 1L), Map.of("watching", 1L));
    }
}
