package rnic.parse;

import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;

/** Which headers there may be; the table of malformed input has the rest. */
class HeaderJudgeTest {
    @Test void aPacketIsOfOneVersionOfIp() {
        WrongDrive.isAnswered(new HeaderJudge(), "a packet for a port of ours is of one version of IP",
            Map.of("headers_valid", 1L, "headers_value_veroce", 1L, "headers_value_is_ipv4", 1L),
            Map.of("headers_value_is_ipv6", 1L));
    }
}
