package rnic.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.LinkedHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of packet formats against the document. */
class PacketFormatTest {
    @Test void everyFormatIsThatOfTheDocument() {
        assertThat(ProfileTables.LINES).hasSize(30 + 25 + 13);
        assertThat(PacketFormat.ALL).hasSameSizeAs(ProfileTables.LINES);
        for (var line : ProfileTables.LINES) {
            var format = find(line.port(), line.opcode());
            var offsets = new LinkedHashMap<String, Integer>();
            for (var extension : format.extensions()) {
                offsets.put(extension.name(), format.offsetOf(extension));
            }
            assertThat(offsets).as("port %d, opcode %02X", line.port(), line.opcode())
                .containsExactlyEntriesOf(line.headers());
            assertThat(format.headerBytes()).as("hdr of port %d, opcode %02X", line.port(), line.opcode())
                .isEqualTo(line.bytes());
        }
    }

    @Test void noOpcodeHasTwoFormats() {
        var seen = new HashSet<Integer>();
        for (var format : PacketFormat.ALL) {
            assertThat(seen.add(format.port().number() << 8 | format.opcode())).as(format.name()).isTrue();
        }
    }

    /** Sections 4 and 5 of the document. */
    @ParameterizedTest
    @CsvSource({"DETH,8", "MSNETH,4", "RETH,16", "AETH,4", "RQETH,4", "POETH,4", "IMMDT,4", "IETH,4", "ATOMICETH,28",
        "ATOMICACKETH,8",
        "SACKETH,20", "RTTETH,20", "RESV16,16"})
    void extensionHeadersHaveTheSizesOfTheDocument(Extension extension, int bytes) {
        assertThat(extension.bytes()).isEqualTo(bytes);
    }

    @Test void outerHeadersHaveTheSizesOfTheDocument() {
        assertThat(new int[] {Ethernet.BYTES, Vlan.BYTES, Ipv4.BYTES, Ipv6.BYTES, Udp.BYTES, Bth.BYTES})
            .containsExactly(14, 4, 20, 40, 8, 12);
    }

    @Test void offsetsAreThoseOfSomeFormat() {
        assertThat(PacketFormat.offsetsOf(Extension.IMMDT)).containsExactly(12, 20, 24, 28, 36, 40);
        assertThat(PacketFormat.offsetsOf(Extension.RTTETH)).containsExactly(12);
    }

    @Test void anAbsentHeaderHasNoOffset() {
        assertThatThrownBy(() -> find(4794, 0x84).offsetOf(Extension.RETH)).isInstanceOf(IllegalArgumentException.class)
            .hasMessage("Slow-Packet signal on port 4794 has no RETH");
    }

    private static PacketFormat find(int port, int opcode) {
        for (var format : PacketFormat.ALL) {
            if (format.port().number() == port && format.opcode() == opcode) {
                return format;
            }
        }
        throw new AssertionError("no format of port " + port + ", opcode " + Integer.toHexString(opcode));
    }
}
