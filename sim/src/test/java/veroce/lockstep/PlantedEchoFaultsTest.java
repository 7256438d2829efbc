package veroce.lockstep;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.lockstep.FaultyEndpoint.Fault;
import veroce.memory.HostMemory;
import veroce.network.FaultRule;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.packet.DropCause;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;
import veroce.reference.ReferenceEndpoint;

/** What a device tells wrongly of packets, or of when they leave, is found: a reference with one planted fault. */
class PlantedEchoFaultsTest {
    private static final int SIZE = 1 << 16;
    private static final int FIRST = 0xff_fffa;

    /** Writes in both directions, to the device with a loss, a trimmed and two marked packets. */
    private static void play(Fault fault) {
        Network toDevice = network(5).add(FaultRule.of(veroce.network.Fault.DROP).psn(FIRST + 2).shots(1))
            .add(FaultRule.of(veroce.network.Fault.TRIM).psn(9).shots(1))
            .add(FaultRule.of(veroce.network.Fault.MARK).psn(12).shots(1))
            .add(FaultRule.of(veroce.network.Fault.MARK).psn(30).shots(1));
        Network toPeer = network(4).add(FaultRule.of(veroce.network.Fault.DROP).psn(3).shots(1));
        ReferenceEndpoint peer = endpoint(1);
        try (Lockstep device = new Lockstep(new FaultyEndpoint(endpoint(2), fault), TransportSettings.RESET,
                Pace.REFERENCE)) {
            Link link = new Link(peer, device, toPeer, toDevice);
            QueuePairOptions options = new QueuePairOptions().pmtu(256).window(128, 32, 4).paths(2)
                .congestion(Congestion.TOLD);
            QueuePairSettings toRight = options.numbering(Numbering.from(FIRST)).settings();
            QueuePairSettings toLeft = options.numbering(Numbering.from(0)).settings();
            Connection c = Connection.between(peer, toRight, device, toLeft);
            long own = peer.memory().allocate(SIZE, 64);
            long target = device.memory().allocate(SIZE, 64);
            int ownKey = peer.register(1, own, SIZE, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
            int key = device.register(1, target, SIZE, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
            for (int i = 0; i < 4; i++) {
                peer.postSend(c.leftPair(), SendRequest.write(i, own, ownKey, 3000, target + 3, key));
                device.postSend(c.rightPair(), SendRequest.write(i, target + SIZE / 2, key, 1500, own + 40_000, ownKey));
                link.runTo((i + 1) * 150 * Time.MICROSECOND);
            }
            link.runTo(900 * Time.MICROSECOND);
            while (device.poll(0) != null) {
                continue;
            }
        }
    }

    private static ReferenceEndpoint endpoint(int number) {
        return new ReferenceEndpoint(Address.of(0x0200_0000_0000L + number, "10.0.0." + number), new HostMemory(),
            TransportSettings.RESET, 100_000_000_000L);
    }

    private static Network network(long seed) {
        return new Network(List.of(PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0),
            PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)), seed);
    }

    /** Changes every packet that is selected but the first ones. */
    private static void isFound(int before, Predicate<Packet> selects, UnaryOperator<PacketBuilder> change, String... parts) {
        int[] seen = new int[1];
        Fault fault = Fault.out(frame -> {
            Packet packet = PacketDecoder.decode(frame).packet();
            return selects.test(packet) && seen[0]++ >= before ? change.apply(Packets.from(frame)).frame() : frame;
        });
        var thrown = assertThatThrownBy(() -> play(fault)).isInstanceOf(Divergence.class);
        for (String part : parts) {
            thrown.hasMessageContaining(part);
        }
    }

    private static boolean isAck(Packet packet) {
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        return !packet.format().consumesPsn() && aeth != null && aeth.syndrome() == Syndrome.ACK;
    }

    private static boolean isDropNak(Packet packet) {
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        return aeth != null && aeth.syndrome() == Syndrome.PACKET_DROP;
    }

    /** The echo is the POETH of an acknowledgement; a copy has its headers as they are. */
    private static UnaryOperator<PacketBuilder> echo(UnaryOperator<Echo> change) {
        return copy -> replaced(copy, header -> header instanceof ExtensionHeader.PoEth order
            ? order(change.apply(Echo.of(order))) : header);
    }

    private static ExtensionHeader.PoEth order(Echo echo) {
        int word = (echo.held() ? 1 << 31 : 0) | echo.stamp() << 17 | (echo.beyond() & 0xfff) << 5 | echo.marked() & 31;
        return new ExtensionHeader.PoEth(word >>> 24, word & 0xff_ffff);
    }

    private static PacketBuilder stamped(PacketBuilder copy, int stamp) {
        return replaced(copy.stamp(stamp), header -> header instanceof ExtensionHeader.MsnEth number
            ? new ExtensionHeader.MsnEth(stamp >> 6, number.msn()) : header);
    }

    private static PacketBuilder replaced(PacketBuilder copy, UnaryOperator<ExtensionHeader> change) {
        Packet packet = PacketDecoder.decode(copy.frame()).packet();
        return copy.chain(packet.extensions().stream().map(change).toArray(ExtensionHeader[]::new));
    }

    @Test void withoutAFaultNothingDiffers() {
        assertThatCode(() -> play(Fault.in(UnaryOperator.identity()))).doesNotThrowAnyException();
    }

    @Test void aStampThatNobodyHasSent() {
        isFound(0, PlantedEchoFaultsTest::isAck, echo(e -> new Echo(e.held(), e.stamp() ^ 0x2000, e.beyond(), e.marked())),
            "no packet that is the newest has the stamp");
    }

    @Test void packetsThatHaveNotCome() {
        isFound(2, PlantedEchoFaultsTest::isAck, echo(e -> new Echo(e.held(), e.stamp(), e.beyond() + 1, e.marked())),
            "packets were taken");
    }

    @Test void packetsAboveAGapThatAreNotTold() {
        int[] seen = new int[1];
        isFound(0, packet -> isAck(packet) && Echo.of(packet.extension(ExtensionHeader.PoEth.class)).beyond() > 3
            && seen[0]++ > 1, echo(e -> new Echo(e.held(), e.stamp(), 0, e.marked())), "were told before");
    }

    @Test void aMarkTooManyOrTooFew() {
        isFound(0, PlantedEchoFaultsTest::isAck, echo(e -> new Echo(e.held(), e.stamp(), e.beyond(), e.marked() + 1)),
            "packets have come marked");
        isFound(0, PlantedEchoFaultsTest::isAck, echo(e -> new Echo(e.held(), e.stamp(), e.beyond(), 0)),
            "packets have come marked");
    }

    @Test void aPathThatNothingHasCome() {
        isFound(1, PlantedEchoFaultsTest::isAck, copy -> copy.path(7), "no packet that has come has the path 7");
        isFound(0, packet -> isAck(packet) && !packet.bth().becn() && packet.udp().path() == 1, copy -> copy.path(0),
            "no packet that is the newest has the stamp");
    }

    @Test void aMarkOfAnotherPacketOrNone() {
        isFound(0, packet -> isAck(packet) && packet.bth().becn(), copy -> copy.congestion(false, false), "does not echo");
        isFound(3, PlantedEchoFaultsTest::isAck, copy -> copy.congestion(false, true), "");
    }

    @Test void aDropNakOfAnotherPathOrForAnotherCause() {
        isFound(0, PlantedEchoFaultsTest::isDropNak, copy -> copy.path(7), "the reference owes DropNak[psn=9");
        isFound(0, PlantedEchoFaultsTest::isDropNak, copy -> copy.cause(DropCause.RECEIVER), "cause=FABRIC");
    }

    @Test void aStampThatIsNotOfItsTime() {
        isFound(0, packet -> packet.bth().opcode() == Opcode.WRITE_MIDDLE, copy -> stamped(copy, 17), "its stamp is");
        int[] first = {-1};
        isFound(0, packet -> {
            boolean data = packet.format().consumesPsn();
            first[0] = data && first[0] < 0 ? Echo.stamp(packet) : first[0];
            return data && packet.bth().retransmission();
        }, copy -> stamped(copy, first[0]), "its stamp is");
    }
}
