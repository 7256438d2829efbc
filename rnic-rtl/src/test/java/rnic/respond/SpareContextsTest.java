package rnic.respond;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;

/** What the surroundings owe; what it does itself is seen with the {@link ContextAllocator} around it, and proved. */
class SpareContextsTest {
    private static final SpareContexts CIRCUIT = new SpareContexts(4, 8);

    @Test void oneIsTakenOrComesBack() {
        WrongDrive.isAnswered(CIRCUIT, "none is taken while another comes back", Map.of("taken", 1L),
            Map.of("returned_valid", 1L));
    }

    @Test void noMoreAreTakenThanThereAre() {
        WrongDrive.isAnswered(new SpareContexts(4, 4), "what is taken is there", Map.of("taken", 1L), Map.of());
    }
}
