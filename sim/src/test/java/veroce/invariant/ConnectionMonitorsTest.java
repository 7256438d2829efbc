package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Address;
import veroce.endpoint.Broken;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;
import veroce.reference.ReferenceEndpoint;

/** Which frames count for the monitors: those that count for the endpoint they reach. */
class ConnectionMonitorsTest {
    private static final int PACKETS = 20;

    private final Endpoint left = endpoint(1);
    private final Endpoint right = endpoint(2);
    private final ConnectionMonitors monitors = new ConnectionMonitors(5 * Time.MICROSECOND);
    private Connection connection;

    private static Endpoint endpoint(int number) {
        return new ReferenceEndpoint(Address.of(0x0200_0000_0000L + number, "10.0.0." + number), new HostMemory(),
            TransportSettings.RESET, Time.SECOND);
    }

    @BeforeEach void packetsHaveLeft() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        connection = Connection.between(left, settings, right, settings);
        monitors.watch(connection, settings, settings);
        for (int psn = 0; psn < PACKETS; psn++) {
            monitors.frame(left, right, false, write(psn).frame(), 0);
        }
    }

    private PacketBuilder write(int psn) {
        return Packets.veroce(Opcode.WRITE_ONLY).ethernet(left.address().mac(), right.address().mac())
            .ip(left.address().ip(), right.address().ip()).destQp(connection.rightPair()).psn(psn).msn(psn + 1)
            .reth(0, 1, 16).payload(new byte[16]);
    }

    private PacketBuilder dropNak(int psn) {
        return Packets.veroce(Opcode.ACKNOWLEDGE).ethernet(right.address().mac(), left.address().mac())
            .ip(right.address().ip(), left.address().ip()).destQp(connection.leftPair()).psn(psn)
            .aeth(Syndrome.PACKET_DROP, 0).packetOrder(0xff_ffff);
    }

    /** A Packet Drop NAK arrives, after which the packet is sent again. */
    private void play(UnaryOperator<PacketBuilder> change) {
        monitors.frame(right, left, true, change.apply(dropNak(7)).frame(), 10 * Time.MICROSECOND);
        monitors.frame(left, right, false, write(7).retransmission().frame(), 11 * Time.MICROSECOND);
    }

    private void isIgnored(UnaryOperator<PacketBuilder> change) {
        assertThatThrownBy(() -> play(change)).isInstanceOf(Broken.class).hasMessageStartingWith("S5");
    }

    @Test void aPacketDropNakIsACause() {
        assertThatCode(() -> play(nak -> nak)).doesNotThrowAnyException();
    }

    @Test void oneForAnotherMacAddressIsNot() {
        isIgnored(nak -> nak.ethernet(right.address().mac(), left.address().mac() ^ 4));
    }

    @Test void oneOfAnotherPartitionIsNot() {
        isIgnored(nak -> nak.partitionKey(0x1234));
    }

    @Test void oneOfALimitedMemberIs() {
        assertThatCode(() -> play(nak -> nak.partitionKey(0x7fff))).doesNotThrowAnyException();
    }

    @Test void oneFromAnotherSourceIsNot() {
        isIgnored(nak -> nak.ip(left.address().ip(), left.address().ip()));
    }

    @Test void oneOfAnotherVirtualNetworkIsNot() {
        isIgnored(nak -> nak.vlan(7));
    }

    @Test void oneWithAPriorityTagIs() {
        assertThatCode(() -> play(nak -> nak.vlan(0))).doesNotThrowAnyException();
    }

    @Test void oneWithAReservedSyndromeIsNot() {
        isIgnored(nak -> nak.unchecked().aeth(Syndrome.PACKET_DROP ^ 0x81, 0));
    }

    @Test void oneOfAConnectionThatIsNotWatchedAnyMoreIsNot() {
        monitors.forget(connection);
        assertThatCode(() -> play(nak -> nak.partitionKey(0x1234))).doesNotThrowAnyException();
    }
}
