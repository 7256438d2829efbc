package veroce.lockstep;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Broken;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.invariant.ConnectionMonitors;
import veroce.lockstep.FaultyEndpoint.Fault;
import veroce.memory.HostMemory;
import veroce.network.FaultRule;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;
import veroce.reference.ReferenceEndpoint;

/** Every kind of difference is found: a reference with one planted fault, in lockstep with one that has none. */
class PlantedFaultsTest {
    private static final int SIZE = 1 << 16;
    private static final int FIRST = 0xff_fffa;
    /** Places behind the base transport header: of answers, and of Middle packets of Writes. */
    private static final int AETH = 12;
    private static final int SACK = 20;
    private static final int BITMAP = 24;
    private static final int MSN = 12;
    private static final int RETH = 16;
    private static final int KEY = 24 + 3;
    private static final int PAYLOAD = 36;

    /**
     * Sends and Writes in both directions to and from the device, with a loss, a trimmed and a marked packet, a receive
     * queue that is empty for a while, and at the end a Write that must be refused.
     *
     * @param watched with the monitors that are on in every scenario
     */
    private static void play(Fault fault, boolean watched) {
        Network toPeer = network(4);
        Network toDevice = network(5).add(FaultRule.of(veroce.network.Fault.DROP).psn(FIRST + 2).shots(1))
            .add(FaultRule.of(veroce.network.Fault.TRIM).psn(FIRST + 40).shots(1))
            .add(FaultRule.of(veroce.network.Fault.MARK).psn(FIRST + 52).shots(1));
        toPeer.add(FaultRule.of(veroce.network.Fault.DROP).psn(3).shots(1));
        ReferenceEndpoint peer = endpoint(1);
        try (Lockstep device = new Lockstep(new FaultyEndpoint(endpoint(2), fault), TransportSettings.RESET,
                Pace.REFERENCE)) {
            Link link = new Link(peer, device, toPeer, toDevice);
            QueuePairOptions options = new QueuePairOptions().pmtu(256).window(128, 32, 4).rnr(7, 1).paths(2);
            QueuePairSettings toRight = options.numbering(Numbering.from(FIRST)).settings();
            QueuePairSettings toLeft = options.numbering(Numbering.from(0)).settings();
            Connection c = Connection.between(peer, toRight, device, toLeft);
            ConnectionMonitors monitors = new ConnectionMonitors(5 * Time.MICROSECOND);
            if (watched) {
                link.tap(monitors);
            }
            monitors.watch(c, toRight, toLeft);
            long own = peer.memory().allocate(SIZE, 64);
            long target = device.memory().allocate(SIZE, 64);
            int ownKey = peer.register(1, own, SIZE, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
            int key = device.register(1, target, SIZE, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
            peer.memory().write(own, pattern());
            device.memory().write(target + SIZE / 2, pattern(), 0, SIZE / 2);
            peer.postSend(c.leftPair(), SendRequest.write(1, own, ownKey, 8000, target + 3, key));
            peer.postSend(c.leftPair(), SendRequest.write(2, own, ownKey, 3000, target + 9000, key).withImmediate(7));
            peer.postSend(c.leftPair(), SendRequest.send(3, own, ownKey, 2000).asSolicited());
            device.postReceive(c.rightPair(), new ReceiveRequest(1, target, key, 0));
            device.postSend(c.rightPair(), SendRequest.write(4, target + SIZE / 2, key, 4000, own + 40_000, ownKey));
            link.runTo(60 * Time.MICROSECOND);
            device.postReceive(c.rightPair(), new ReceiveRequest(2, target + 14_000, key, 2000));
            link.runTo(400 * Time.MICROSECOND);
            peer.postSend(c.leftPair(), SendRequest.write(6, own, ownKey, 1000, target + 20_000, key));
            link.runTo(460 * Time.MICROSECOND);
            peer.postSend(c.leftPair(), SendRequest.write(7, own, ownKey, 1000, target + 21_000, key));
            link.runTo(500 * Time.MICROSECOND);
            while (device.poll(0) != null) {
                continue;
            }
            peer.postSend(c.leftPair(), SendRequest.write(5, own, ownKey, 10, target, key ^ 1));
            link.runTo(700 * Time.MICROSECOND);
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
            bytes[i] = (byte) (i * 31 + i / 256);
        }
        return bytes;
    }

    // ---- faults

    private static Packet packet(byte[] frame) {
        return PacketDecoder.decode(frame).packet();
    }

    /** Changes the first packet that is selected; its ICRC is right again. */
    private static UnaryOperator<byte[]> once(Predicate<Packet> selects, UnaryOperator<PacketBuilder> change) {
        return onceFrame(selects, frame -> change.apply(Packets.from(frame)).frame());
    }

    private static UnaryOperator<byte[]> onceFrame(Predicate<Packet> selects, UnaryOperator<byte[]> change) {
        int[] done = new int[1];
        return frame -> {
            Packet packet = packet(frame);
            return packet.trimmed() || !selects.test(packet) || done[0]++ > 0 ? frame : change.apply(frame);
        };
    }

    /** Inverts bits of one byte, counted from the base transport header, of the first packet that is selected. */
    private static UnaryOperator<byte[]> bits(Predicate<Packet> selects, int at, int bits) {
        return onceFrame(selects, frame -> {
            byte[] copy = frame.clone();
            copy[packet(frame).bthOffset() + at] ^= (byte) bits;
            return Packets.from(copy).frame();
        });
    }

    /** Loses every packet that is selected. */
    private static UnaryOperator<byte[]> lose(Predicate<Packet> selects) {
        return frame -> selects.test(packet(frame)) ? null : frame;
    }

    private static Predicate<Packet> opcode(int opcode) {
        return packet -> packet.bth().opcode() == opcode;
    }

    private static boolean isData(Packet packet) {
        return packet.format().consumesPsn();
    }

    private static Predicate<Packet> syndrome(int type) {
        return packet -> packet.extension(Aeth.class) != null && packet.extension(Aeth.class).syndrome() == type;
    }

    private static void isFound(Fault fault, String... parts) {
        var thrown = assertThatThrownBy(() -> play(fault, false)).isInstanceOf(Divergence.class);
        for (String part : parts) {
            thrown.hasMessageContaining(part);
        }
    }

    @Test void withoutAFaultNothingDiffers() {
        assertThatCode(() -> play(Fault.in(UnaryOperator.identity()), true)).doesNotThrowAnyException();
    }

    // ---- placements

    @Test void aWrongByte() {
        isFound(Fault.in(bits(opcode(Opcode.WRITE_MIDDLE), PAYLOAD + 9, 1)), "the reference takes",
            "other than wanted from byte 9");
    }

    @Test void aWrongAddress() {
        isFound(Fault.in(bits(opcode(Opcode.WRITE_MIDDLE), RETH + 7, 1)), "the reference takes PSN",
            "what the device writes next is 256 bytes");
    }

    @Test void aPacketThatIsNotTaken() {
        int[] seen = new int[1];
        isFound(Fault.in(frame -> opcode(Opcode.WRITE_MIDDLE).test(packet(frame)) && seen[0]++ == 7 ? null : frame),
            "the reference takes PSN");
    }

    @Test void aPacketThatIsTakenThoughItMustBeRefused() {
        isFound(Fault.in(bits(opcode(Opcode.WRITE_ONLY).and(packet -> packet.payloadLength() == 10), KEY, 1)),
            "no state since the last report", "fatal 54");
    }

    // ---- completions

    @Test void completionsThatSayTheWrongThing() {
        isFound(Fault.completion(c -> new Completion(c.queuePair(), c.id(), c.receive(), c.operation(), c.status(),
            c.length() + 1, c.immediate(), c.solicited())), "the device completes");
        isFound(Fault.completion(c -> new Completion(c.queuePair(), c.id(), c.receive(), c.operation(), c.status(),
            c.length(), c.immediate(), false)), "the device completes", "solicited=false");
        isFound(Fault.completion(c -> new Completion(c.queuePair(), c.id(), c.receive(), c.operation(), c.status(),
            c.length(), c.immediate() == 7 ? 8 : c.immediate(), c.solicited())), "immediate=8", "immediate=7");
        isFound(Fault.completion(c -> c.receive() ? c
            : Completion.failed(c.queuePair(), c.id(), false, CompletionStatus.FLUSHED)), "status=FLUSHED");
    }

    @Test void aCompletionThatDoesNotCome() {
        isFound(Fault.completion(c -> c.receive() && c.id() == 2 ? null : c), "only the reference completes");
    }

    @Test void completionsInTheWrongOrder() {
        isFound(Fault.completion(c -> c.receive() ? new Completion(c.queuePair(), 3 - c.id(), true, c.operation(),
            c.status(), c.length(), c.immediate(), c.solicited()) : c), "id=2", "id=1");
    }

    // ---- acknowledgements

    @Test void anAckOfWhatHasNotCome() {
        isFound(Fault.out(once(syndrome(Syndrome.ACK), copy -> copy.psn(FIRST + 30 & 0xff_ffff))),
            "no state since the last report");
    }

    @Test void anAckThatGoesBack() {
        int[] seen = new int[1];
        isFound(Fault.out(frame -> opcode(Opcode.ACKNOWLEDGE).test(packet(frame)) && seen[0]++ == 4
            ? Packets.from(frame).psn(FIRST).frame() : frame), "no state since the last report");
    }

    @Test void anAckWithAWrongMessageNumber() {
        isFound(Fault.out(bits(syndrome(Syndrome.ACK), AETH + 3, 4)), "no state since the last report");
    }

    @Test void acksThatDoNotCome() {
        isFound(Fault.out(lose(syndrome(Syndrome.ACK))), "the device owes an answer");
    }

    @Test void aSackWithAWrongBit() {
        isFound(Fault.out(bits(opcode(Opcode.SACK), BITMAP + 15, 1)), "no state since the last report");
    }

    @Test void aSackThatReachesTooFar() {
        isFound(Fault.out(bits(opcode(Opcode.SACK), SACK, 4)), "no state since the last report");
    }

    @Test void aSackThatBeginsElsewhere() {
        isFound(Fault.out(bits(opcode(Opcode.SACK), SACK + 3, 1)), "no state since the last report");
    }

    @Test void aMarkThatIsNotEchoed() {
        isFound(Fault.out(frame -> packet(frame).bth().becn() ? Packets.from(frame).congestion(false, false).frame()
            : frame), "does not echo");
    }

    @Test void anEchoWithoutAMark() {
        isFound(Fault.out(once(syndrome(Syndrome.ACK), copy -> copy.congestion(false, true))),
            "echoes more congestion marks");
    }

    @Test void outerHeaders() {
        isFound(Fault.out(once(syndrome(Syndrome.ACK), copy -> copy.dscp(8))), "DSCP: 46 != 8");
        isFound(Fault.out(once(PlantedFaultsTest::isData, copy -> copy.hopLimit(3))), "TTL: 64 != 3");
    }

    // ---- NAKs

    @Test void anRnrNakWithAWrongTimerOrNone() {
        isFound(Fault.out(bits(syndrome(Syndrome.RNR_NAK + 1), AETH, 3)), "no state since the last report");
        isFound(Fault.out(lose(syndrome(Syndrome.RNR_NAK + 1))), "the device owes an answer");
    }

    @Test void aSecondRnrNakForOnePacket() {
        byte[][] nak = new byte[1][];
        isFound(Fault.out(frame -> {
            boolean repeats = nak[0] != null && opcode(Opcode.ACKNOWLEDGE).test(packet(frame));
            nak[0] = syndrome(Syndrome.RNR_NAK + 1).test(packet(frame)) ? frame : nak[0];
            return repeats ? nak[0] : frame;
        }), "no state since the last report");
    }

    @Test void aDropNakForAnotherPacketOrNone() {
        isFound(Fault.out(once(syndrome(Syndrome.PACKET_DROP), copy -> copy.psn(35))),
            "the device sends", "the reference owes DropNak[psn=34");
        isFound(Fault.out(once(syndrome(Syndrome.PACKET_DROP), copy -> copy.retransmission())),
            "the reference owes DropNak[psn=34");
        isFound(Fault.out(lose(syndrome(Syndrome.PACKET_DROP))), "only the reference owes [DropNak");
    }

    @Test void aFatalNakWithAnotherCodeOrNone() {
        isFound(Fault.out(bits(syndrome(Syndrome.REMOTE_ACCESS), AETH, 3)), "no state since the last report");
        isFound(Fault.out(lose(syndrome(Syndrome.REMOTE_ACCESS))), "the device owes an answer");
    }

    @Test void aRequestThatIsRefusedWithoutCause() {
        isFound(Fault.in(bits(opcode(Opcode.WRITE_MIDDLE), KEY, 1)), "the reference takes PSN");
    }

    // ---- the sender

    @Test void aDataPacketThatIsNotTheOneAskedFor() {
        isFound(Fault.out(bits(opcode(Opcode.WRITE_MIDDLE), PAYLOAD, 1)),
            "its payload is not that of the message");
        isFound(Fault.out(bits(opcode(Opcode.WRITE_MIDDLE), MSN + 3, 3)), "MSN: 1 != 2");
        isFound(Fault.out(bits(opcode(Opcode.WRITE_LAST), 8, 0x80)), "without AckReq");
    }

    @Test void aDataPacketThatIsMissingOrTooEarly() {
        int[] seen = new int[1];
        isFound(Fault.out(frame -> opcode(Opcode.WRITE_MIDDLE).test(packet(frame)) && seen[0]++ == 2 ? null : frame),
            "the next new one is PSN 3");
        isFound(Fault.out(once(opcode(Opcode.WRITE_MIDDLE), copy -> copy.psn(9).retransmission())),
            "it was never sent before");
    }

    @Test void aRetransmissionOnThePathThatLostIt() {
        isFound(Fault.out(frame -> isData(packet(frame)) ? Packets.from(frame).path(0).frame() : frame),
            "it takes the path of its last transmission");
    }

    /** Lockstep compares what is sent again; that nothing is without a cause is seen on the wire. */
    @Test void aRetransmissionThatNobodyHasAskedFor() {
        byte[][] before = new byte[1][];
        int[] copies = new int[1];
        Fault fault = Fault.more(frame -> {
            Packet packet = packet(frame);
            if (isData(packet) && packet.bth().psn() == 6) {
                before[0] = Packets.from(frame).retransmission().frame();
            }
            // The first may be a tail probe that newer packets have passed, and the second one that was under way.
            boolean isBehind = isData(packet) && packet.bth().psn() >= 9 && packet.bth().psn() < 12;
            return isBehind && !packet.bth().retransmission()
                ? Packets.from(before[0]).path(packet(before[0]).udp().sourcePort() + ++copies[0] & 1).frame() : null;
        });
        assertThatThrownBy(() -> play(fault, true)).isInstanceOf(Broken.class).hasMessageStartingWith("S5");
    }

    // ---- counters

    @Test void aCounterThatIsOneOff() {
        isFound(Fault.counters(counters -> {
            Map<String, Long> changed = new TreeMap<>(counters);
            changed.merge("rx_ok", 1L, Long::sum);
            changed.merge("rx_icrc", 1L, Long::sum);
            return changed;
        }), "rx_icrc is 1 in the device, 0 in the reference");
    }

    @Test void aFrameThatIsCutOff() {
        int[] seen = new int[1];
        isFound(Fault.in(frame -> isData(packet(frame)) && seen[0]++ == 9 ? Arrays.copyOf(frame, frame.length - 1)
            : frame), "the reference takes PSN");
    }
}
