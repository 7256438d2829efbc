package veroce.packet;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import veroce.Shipped;

/** Differences field by field: each one found, and named as in the wire profile. */
class PacketComparisonTest {
    private static PacketBuilder write() {
        return Packets.veroce(Opcode.WRITE_ONLY).destQp(1).psn(2).msn(3).reth(0x1000, 4, 16).payload(new byte[5]);
    }

    private static String differences(PacketBuilder left, PacketBuilder right) {
        return PacketComparison.of(left.frame(), right.frame()).toString();
    }

    @Test void equalPackets() {
        assertThat(PacketComparison.of(write().frame(), write().frame())).isEmpty();
        assertThat(PacketComparison.of(write().packet(), write().packet())).isEmpty();
    }

    @Test void fieldsInWireOrder() {
        assertThat(PacketComparison.of(write().packet(), write().psn(3).ackRequest().reth(0x1000, 5, 16).packet()))
            .hasToString("[BTH AckReq: 0 != 1, BTH PSN: 2 != 3, RETH R_Key: 0x00000004 != 0x00000005]");
    }

    @Test void headersThatOneOfThemLacks() {
        Packet plain = PacketDecoder.decode(Shipped.frame("WRITE_ONLY")).packet();
        Packet tagged = PacketDecoder.decode(Shipped.frame("WRITE_ONLY_VLAN")).packet();
        assertThat(PacketComparison.of(plain, tagged))
            .hasToString("[Ethernet EtherType: 0x0800 != 0x8100, 802.1Q: absent != present]");
        assertThat(PacketComparison.of(tagged, plain))
            .hasToString("[Ethernet EtherType: 0x8100 != 0x0800, 802.1Q: present != absent]");
    }

    @Test void bytesBehindTheHeaders() {
        assertThat(differences(write(), write().payload(new byte[] {0, 0, 0, 7, 0})))
            .isEqualTo("[payload byte 3: 0x00 != 0x07]");
        assertThat(differences(write(), write().pad((byte) 0, (byte) 1, (byte) 0)))
            .isEqualTo("[pad byte 1: 0x00 != 0x01]");
        assertThat(differences(write().force(ForcedField.ICRC, 1), write().force(ForcedField.ICRC, 2)))
            .isEqualTo("[ICRC byte 0: 0x01 != 0x02]");
        assertThat(differences(write().trailer((byte) 1, (byte) 2), write().trailer((byte) 1, (byte) 3)))
            .isEqualTo("[Ethernet padding byte 1: 0x02 != 0x03]");
        assertThat(differences(write().trailer(), write().trailer((byte) 1))).isEqualTo("[frame length: 86 != 87]");
        assertThat(PacketComparison.of(new byte[] {1, 2}, new byte[] {1, 3})).hasToString("[frame byte 1: 0x02 !="
            + " 0x03]");
    }

    @Property(tries = 2000, edgeCases = EdgeCasesMode.NONE)
    void framesDifferExactlyIfADifferenceIsFound(@ForAll @IntRange(max = 67) int which, @ForAll long seed,
            @ForAll int place, @ForAll byte value) {
        byte[] frame = new LegalPackets(seed).packet(LegalPackets.format(which)).frame();
        byte[] other = frame.clone();
        other[Math.floorMod(place, frame.length)] = value;
        boolean same = frame[Math.floorMod(place, frame.length)] == value;
        assertThat(PacketComparison.of(frame, other).isEmpty()).isEqualTo(same);
        assertThat(PacketComparison.of(other, frame).isEmpty()).isEqualTo(same);
    }
}
