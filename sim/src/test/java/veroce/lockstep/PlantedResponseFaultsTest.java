package veroce.lockstep;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.EnumSet;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
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
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;
import veroce.reference.ReferenceEndpoint;

/** Every kind of difference in Reads and atomics is found, on the side that asks and on the one that answers. */
class PlantedResponseFaultsTest {
    private static final int SIZE = 1 << 16;
    private static final int HALF = 0x80_0000;
    /** Places behind the base transport header. */
    private static final int RESPONSE_AETH = 16;
    private static final int RESPONSE_PAYLOAD = 20;
    private static final int SUMMAND = 28 + 7;

    /** Reads and atomics in both directions, with a lost and a marked response and a request that comes twice. */
    private static void play(Fault fault) {
        Network toPeer = network(4).add(FaultRule.of(veroce.network.Fault.DROP).psn(HALF + 3).shots(1));
        Network toDevice = network(5).add(FaultRule.of(veroce.network.Fault.DROP).psn(HALF + 2).shots(1))
            .add(FaultRule.of(veroce.network.Fault.MARK).psn(HALF + 9).shots(1))
            .add(FaultRule.of(veroce.network.Fault.TRIM).psn(HALF + 5).shots(1))
            .add(FaultRule.of(veroce.network.Fault.DUPLICATE).opcode(Opcode.FETCH_ADD));
        ReferenceEndpoint peer = endpoint(1);
        try (Lockstep device = new Lockstep(new FaultyEndpoint(endpoint(2), fault), TransportSettings.RESET,
                Pace.REFERENCE)) {
            Link link = new Link(peer, device, toPeer, toDevice);
            QueuePairSettings settings = new QueuePairOptions().pmtu(256).window(128, 32, 4).reads(8).atomics().paths(2)
                .settings();
            Connection c = Connection.between(peer, settings, device, settings);
            long own = peer.memory().allocate(SIZE, 64);
            long target = device.memory().allocate(SIZE, 64);
            int ownKey = peer.register(1, own, SIZE, EnumSet.allOf(Access.class));
            int key = device.register(1, target, SIZE, EnumSet.allOf(Access.class));
            peer.memory().write(own, pattern());
            device.memory().write(target, pattern());
            for (int i = 0; i < 3; i++) {
                device.postSend(c.rightPair(), SendRequest.read(i, target + 4096 * i, key, 3000, own + 1000 * i,
                    ownKey));
                peer.postSend(c.leftPair(), SendRequest.read(i, own + SIZE / 2 + 4096 * i, ownKey, 3000,
                    target + SIZE / 2 + 100 * i, key));
                peer.postSend(c.leftPair(), SendRequest.fetchAndAdd(10 + i, own + SIZE - 64, ownKey, target + SIZE - 8,
                    key, 5));
                device.postSend(c.rightPair(), SendRequest.fetchAndAdd(10 + i, target + SIZE - 64, key,
                    own + SIZE - 8, ownKey, 7));
            }
            link.runTo(200 * Time.MICROSECOND);
            device.postSend(c.rightPair(), SendRequest.read(20, target + 20_000, key, 100, own, ownKey));
            link.runTo(Time.MILLISECOND);
        }
    }

    private static ReferenceEndpoint endpoint(int number) {
        return new ReferenceEndpoint(Address.of(0x0200_0000_0000L + number, "10.0.0." + number), new HostMemory(),
            TransportSettings.RESET, 100_000_000_000L);
    }

    private static Network network(long seed) {
        return new Network(Collections.nCopies(2, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)), seed);
    }

    private static byte[] pattern() {
        byte[] bytes = new byte[SIZE];
        for (int i = 0; i < SIZE; i++) {
            bytes[i] = (byte) (i * 37 + i / 256);
        }
        return bytes;
    }

    private static Packet packet(byte[] frame) {
        return PacketDecoder.decode(frame).packet();
    }

    private static Predicate<Packet> opcode(int opcode) {
        return packet -> packet.bth().opcode() == opcode;
    }

    /** Inverts bits of one byte, counted from the base transport header, of the first packet of that opcode. */
    private static UnaryOperator<byte[]> bits(int opcode, int at, int bits) {
        int[] done = new int[1];
        return frame -> {
            if (packet(frame).trimmed() || !opcode(opcode).test(packet(frame)) || done[0]++ > 0) {
                return frame;
            }
            byte[] copy = frame.clone();
            copy[packet(frame).bthOffset() + at] ^= (byte) bits;
            return Packets.from(copy).frame();
        };
    }

    private static UnaryOperator<byte[]> lose(Predicate<Packet> selects) {
        return frame -> selects.test(packet(frame)) ? null : frame;
    }

    private static boolean isDropNakOfResponses(Packet packet) {
        return opcode(Opcode.ACKNOWLEDGE_RSP).test(packet)
            && packet.extension(Aeth.class).syndrome() == Syndrome.PACKET_DROP;
    }

    private static void isFound(Fault fault, String... parts) {
        var thrown = assertThatThrownBy(() -> play(fault)).isInstanceOf(Divergence.class);
        for (String part : parts) {
            thrown.hasMessageContaining(part);
        }
    }

    @Test void withoutAFaultNothingDiffers() {
        assertThatCode(() -> play(Fault.in(UnaryOperator.identity()))).doesNotThrowAnyException();
    }

    // ---- the side that asks

    @Test void aWrongByteOfAResponse() {
        isFound(Fault.in(bits(Opcode.READ_RESPONSE_FIRST, RESPONSE_PAYLOAD + 9, 1)), "the reference takes PSN 8388608",
            "other than wanted from byte 9");
    }

    @Test void aResponseThatIsNotTaken() {
        isFound(Fault.in(lose(opcode(Opcode.READ_RESPONSE_LAST))), "the reference takes PSN");
    }

    @Test void aReadThatIsNotTheOneAskedFor() {
        isFound(Fault.out(bits(Opcode.READ_REQUEST, 23, 1)), "the device sends", "RETH VA");
        isFound(Fault.out(bits(Opcode.FETCH_ADD, SUMMAND, 1)), "the device sends", "AtomicETH");
    }

    @Test void acknowledgementsOfResponsesThatDoNotCome() {
        isFound(Fault.out(lose(opcode(Opcode.ACKNOWLEDGE_RSP).and(p -> !isDropNakOfResponses(p)))),
            "the device owes an answer to responses");
        isFound(Fault.out(lose(PlantedResponseFaultsTest::isDropNakOfResponses)), "only the reference owes [DropNak",
            "toResponses=true");
    }

    @Test void anAcknowledgementOfAResponseThatHasNotCome() {
        isFound(Fault.out(bits(Opcode.ACKNOWLEDGE_RSP, 11, 0x40)), "no state since the last report");
    }

    @Test void aMarkOfAResponseThatIsNotEchoed() {
        isFound(Fault.out(frame -> packet(frame).bth().becn() ? Packets.from(frame).congestion(false, false).frame()
            : frame), "does not echo");
    }

    @Test void aReadThatCompletesAsSomethingElse() {
        isFound(Fault.completion(c -> c.id() == 1 ? Completion.failed(c.queuePair(), 1, false,
            CompletionStatus.FLUSHED) : c), "the device completes", "status=FLUSHED");
    }

    // ---- the side that answers

    @Test void aWrongByteThatIsRead() {
        isFound(Fault.out(bits(Opcode.READ_RESPONSE_FIRST, RESPONSE_PAYLOAD + 3, 1)), "the device sends Read Response",
            "its payload is not that of the message");
    }

    @Test void aResponseThatNamesAnotherRequest() {
        isFound(Fault.out(bits(Opcode.READ_RESPONSE_FIRST, RESPONSE_AETH + 3, 2)), "the device sends Read Response", "AETH MSN");
    }

    @Test void anAtomicThatAddsSomethingElse() {
        isFound(Fault.in(bits(Opcode.FETCH_ADD, SUMMAND, 1)), "the device sends Atomic Acknowledge", "AtomicAckETH");
    }

    @Test void aWrongResultOfAnAtomic() {
        isFound(Fault.out(bits(Opcode.ATOMIC_ACKNOWLEDGE, 27, 1)), "the device sends Atomic Acknowledge",
            "AtomicAckETH");
    }

    @Test void aResponseThatIsMissingOrTooEarly() {
        int[] seen = new int[1];
        isFound(Fault.out(frame -> opcode(Opcode.READ_RESPONSE_MIDDLE).test(packet(frame)) && seen[0]++ == 2 ? null
            : frame), "the device sends Read Response", "the next new one is PSN");
    }
}
