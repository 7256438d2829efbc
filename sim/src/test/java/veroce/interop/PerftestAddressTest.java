package veroce.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import veroce.packet.IpAddress;

/** Queue pairs as perftest tells them. */
class PerftestAddressTest {
    /** As perftest 4.5 of Debian 12 wrote it, over soft-RoCE at 10.0.0.1. */
    private static final String WRITTEN = "0000:0001:000011:3c5a21:000002a6:00007f2c9d1e5000:"
        + "00:00:00:00:00:00:00:00:00:00:ff:ff:0a:00:00:01:00000000:\0";

    @Test void itReadsWhatPerftestWrites() {
        assertThat(PerftestAddress.decode(bytes(WRITTEN))).isEqualTo(new PerftestAddress(0, 1, 0x11, 0x3c5a21, 0x2a6,
            0x7f2c9d1e5000L, IpAddress.parse("10.0.0.1"), 0));
    }

    @Test void itWritesWhatPerftestReads() {
        assertThat(PerftestAddress.decode(bytes(WRITTEN)).encode()).isEqualTo(bytes(WRITTEN)).hasSize(108);
    }

    @Test void addressesOfBothKindsAndLargestNumbersComeBack() {
        for (String ip : new String[] {"fd00::2", "10.0.0.2", "::1", "255.255.255.255"}) {
            var told = new PerftestAddress(0xffff, 16, 0xff_ffff, 0xff_ffff, -1, -2L, IpAddress.parse(ip), -1);
            assertThat(PerftestAddress.decode(told.encode())).isEqualTo(told);
        }
    }

    @Test void whatIsNoneIsToldOf() {
        assertThatThrownBy(() -> PerftestAddress.decode(Arrays.copyOf(bytes("0000:0001:rest"), 108)))
            .hasMessageContaining("0000:0001:rest").hasMessageContaining("-x");
        assertThatThrownBy(() -> PerftestAddress.decode(bytes(WRITTEN.replace("3c5a21", "3c5g21"))))
            .hasMessageContaining("3c5g21");
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }
}
