package rnic.receive;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What the tables of the checks may be told; {@link ReceiveCoreTest} has the rest. */
class ReceiveChecksTest {
    private static final Map<String, Long> TOP = Map.of("mr_valid", 1L, "mr_value_mr_valid", 1L,
        "mr_value_mr_base", -4096L, "mr_value_mr_length", 4096L);

    private static void isAnswered(String claim, Map<String, Long> right, Map<String, Long> wrong) {
        WrongDrive.isAnswered(new ReceiveChecks(RnicParameters.SMALL), claim, right, wrong);
    }

    @Test void aRegionHasBytes() {
        isAnswered("an MR has bytes", TOP, Map.of("mr_value_mr_length", 0L,
            "mr_value_mr_base", 0L));
    }

    @Test void aRegionEndsWithinTheAddressSpace() {
        isAnswered("an MR ends within the address space", TOP, Map.of("mr_value_mr_length", 4097L));
        isAnswered("an MR ends within the address space", TOP, Map.of("mr_value_mr_length", 0xFFFF_FFFFL));
    }

    @Test void noMessageBeginsBehindTheExpectedPacket() {
        isAnswered("the message that is awaited begins at the expected packet or before it",
            Map.of("progress_valid", 1L, "progress_value_progress_expected", 2L,
                "progress_value_progress_message_start", 0xFFFFFFL),
            Map.of("progress_value_progress_message_start", 3L));
    }
}
