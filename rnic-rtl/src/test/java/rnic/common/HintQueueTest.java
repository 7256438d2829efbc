package rnic.common;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a queue of hints asks of its surroundings; {@link ActiveRingTest} has the rest. */
class HintQueueTest {
    @Test void aHintPassesOnlyToWhoTakesIt() {
        WrongDrive.isAnswered(new HintQueue(16, 3, 1), "a hint that passes is taken",
            Map.of("hints_0_valid", 1L, "may_pass", 1L, "next_ready", 1L), Map.of("next_ready", 0L));
    }
}
