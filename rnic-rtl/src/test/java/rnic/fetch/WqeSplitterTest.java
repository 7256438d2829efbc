package rnic.fetch;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What the beats of a burst have to be; {@link SendQueueTest} has the rest. */
class WqeSplitterTest {
    private static final Map<String, Long> ONE =
        Map.of("orders_valid", 1L, "orders_payload_count", 1L, "beats_valid", 1L, "beats_payload_last", 1L);

    private static void isAnswered(String claim, Map<String, Long> wrong) {
        WrongDrive.isAnswered(new WqeSplitter(RnicParameters.SMALL, 32), claim, ONE, wrong);
    }

    @Test void aBurstIsAsLongAsItsOrder() {
        isAnswered("the last beat of a burst ends the last WQE", Map.of("beats_payload_last", 0L));
        isAnswered("the last beat of a burst ends the last WQE", Map.of("orders_payload_count", 2L));
    }

    @Test void anOrderIsOfARequestAtLeast() {
        isAnswered("an order is over with its last WQE", Map.of("orders_payload_count", 0L, "beats_valid", 0L));
    }
}
