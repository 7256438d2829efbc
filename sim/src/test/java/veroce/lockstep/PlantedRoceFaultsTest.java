package veroce.lockstep;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
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

/** Every kind of difference is found in RoCEv2 too: a reference with one planted fault, in lockstep with one without. */
class PlantedRoceFaultsTest {
    private static final int SIZE = 1 << 16;
    /** Places behind the base transport header. */
    private static final int MSN = 12 + 3;
    private static final int KEY = 12 + 11;
    private static final int PAYLOAD = 12 + 5;
    private static final int PSN = 11;

    private enum Planted {
        A_WRONG_BYTE_IS_WRITTEN(Fault.in(bits(opcode(Opcode.WRITE_MIDDLE), PAYLOAD, 1)), "with another byte"),
        A_BYTE_GOES_TO_ANOTHER_PLACE(Fault.in(bits(opcode(Opcode.WRITE_FIRST), 12 + 7, 64)), "it owes none such"),
        A_PACKET_IS_NOT_TAKEN(Fault.in(lose(opcode(Opcode.SEND_ONLY))), "has refused"),
        AN_ACKNOWLEDGEMENT_COUNTS_A_MESSAGE_MORE(Fault.out(bits(syndrome(Syndrome.ACK), MSN, 1)), "no state"),
        AN_ACKNOWLEDGEMENT_NAMES_ANOTHER_PACKET(Fault.out(bits(syndrome(Syndrome.ACK), PSN, 64)), "no state"),
        NO_ACKNOWLEDGEMENT_LEAVES(Fault.out(lose(opcode(Opcode.ACKNOWLEDGE))), "owes"),
        A_GAP_IS_TOLD_WITH_ANOTHER_PSN(Fault.out(bits(syndrome(Syndrome.PSN_SEQUENCE), PSN, 1)), "it owes none such"),
        A_RESPONSE_HAS_ANOTHER_BYTE(Fault.out(bits(opcode(Opcode.READ_RESPONSE_MIDDLE), PAYLOAD, 1)), "payload"),
        A_PACKET_OF_A_RESPONSE_NEVER_LEAVES(Fault.out(lose(opcode(Opcode.READ_RESPONSE_LAST)
            .or(opcode(Opcode.READ_RESPONSE_ONLY)))), "has not told its peer"),
        AN_ATOMIC_FINDS_ANOTHER_VALUE(Fault.out(bits(opcode(Opcode.ATOMIC_ACKNOWLEDGE), 12 + 11, 1)), "AtomicAck"),
        A_REQUEST_HAS_ANOTHER_KEY(Fault.out(bits(opcode(Opcode.WRITE_ONLY), KEY, 1)), "RETH"),
        A_REQUEST_HAS_ANOTHER_BYTE(Fault.out(bits(opcode(Opcode.SEND_LAST), PAYLOAD, 1)), "payload"),
        A_COMPLETION_IS_LOST(Fault.completion(one -> one.receive() ? null : one), "completes"),
        A_COMPLETION_IS_TOO_LONG(Fault.completion(PlantedRoceFaultsTest::longer), "completes"),
        A_COUNTER_COUNTS_TWICE(Fault.counters(PlantedRoceFaultsTest::twice), "rx_ok");

        private final Fault fault;
        private final List<String> parts;

        Planted(Fault fault, String... parts) {
            this.fault = fault;
            this.parts = List.of(parts);
        }
    }

    /** All verbs both ways, with a loss in each direction. */
    private static void play(Fault fault) {
        Network toPeer = network(4).add(FaultRule.of(veroce.network.Fault.DROP).psn(5).shots(1));
        Network toDevice = network(5).add(FaultRule.of(veroce.network.Fault.DROP).psn(7).shots(1));
        ReferenceEndpoint peer = endpoint(1);
        try (Lockstep device = new Lockstep(new FaultyEndpoint(endpoint(2), fault), TransportSettings.RESET,
                Pace.REFERENCE, Profile.ROCE_V2)) {
            Link link = new Link(peer, device, toPeer, toDevice);
            QueuePairSettings settings = new QueuePairOptions().profile(Profile.ROCE_V2).pmtu(256).rnr(7, 1).reads(4)
                .atomics().rtoExponent(4).retries(2).settings();
            Connection c = Connection.between(peer, settings, device, settings);
            long own = peer.memory().allocate(SIZE, 64);
            long other = device.memory().allocate(SIZE, 64);
            int ownKey = peer.register(1, own, SIZE, EnumSet.allOf(Access.class));
            int key = device.register(1, other, SIZE, EnumSet.allOf(Access.class));
            byte[] bytes = new byte[SIZE];
            new SplittableRandom(7).nextBytes(bytes);
            peer.memory().write(own, bytes, 0, SIZE / 2);
            device.memory().write(other + SIZE / 2, bytes, 0, SIZE / 2);
            device.postReceive(c.rightPair(), new ReceiveRequest(1, other + 20_000, key, 3000));
            device.postReceive(c.rightPair(), new ReceiveRequest(2, other + 24_000, key, 3000));
            peer.postReceive(c.leftPair(), new ReceiveRequest(3, own + 40_000, ownKey, 3000));
            peer.postSend(c.leftPair(), SendRequest.write(1, own, ownKey, 3000, other, key));
            peer.postSend(c.leftPair(), SendRequest.send(2, own, ownKey, 2000));
            peer.postSend(c.leftPair(), SendRequest.send(3, own, ownKey, 200));
            peer.postSend(c.leftPair(), SendRequest.read(4, own + 50_000, ownKey, 1500, other + SIZE / 2, key));
            peer.postSend(c.leftPair(), SendRequest.fetchAndAdd(5, own + 60_000, ownKey, other + 30_000, key, 5));
            device.postSend(c.rightPair(), SendRequest.write(6, other + SIZE / 2, key, 2500, own + 44_000, ownKey));
            device.postSend(c.rightPair(), SendRequest.send(7, other + SIZE / 2, key, 900));
            device.postSend(c.rightPair(), SendRequest.write(8, other + SIZE / 2, key, 100, own + 48_000, ownKey));
            device.postSend(c.rightPair(), SendRequest.read(9, other + 10_000, key, 1500, own, ownKey));
            link.runTo(3 * Time.MILLISECOND);
            for (Completion next = device.poll(0); next != null; next = device.poll(0)) {
                continue;
            }
        }
    }

    private static ReferenceEndpoint endpoint(int number) {
        return new ReferenceEndpoint(Address.of(0x0200_0000_0000L + number, "10.0.0." + number), new HostMemory(),
            TransportSettings.RESET, 100_000_000_000L);
    }

    private static Network network(long seed) {
        return new Network(List.of(PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)), seed);
    }

    private static Packet packet(byte[] frame) {
        return PacketDecoder.decode(frame).packet();
    }

    /** Inverts bits of one byte, counted from the base transport header, of each packet that is selected. */
    private static UnaryOperator<byte[]> bits(Predicate<Packet> selects, int at, int bits) {
        return frame -> {
            if (!selects.test(packet(frame))) {
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

    private static Predicate<Packet> opcode(int opcode) {
        return packet -> packet.bth().opcode() == opcode;
    }

    private static Predicate<Packet> syndrome(int syndrome) {
        return packet -> packet.bth().opcode() == Opcode.ACKNOWLEDGE
            && packet.extension(Aeth.class).syndrome() == syndrome;
    }

    private static Completion longer(Completion one) {
        return one.receive() ? new Completion(one.queuePair(), one.id(), true, one.operation(), one.status(),
            one.length() + 1, one.immediate(), one.solicited()) : one;
    }

    private static Map<String, Long> twice(Map<String, Long> counters) {
        Map<String, Long> more = new TreeMap<>(counters);
        more.computeIfPresent("rx_ok", (_, count) -> 2 * count);
        return more;
    }

    @Test void withoutAFaultNothingDiffers() {
        assertThatCode(() -> play(Fault.in(UnaryOperator.identity()))).doesNotThrowAnyException();
    }

    @ParameterizedTest @EnumSource void isFound(Planted planted) {
        assertThatThrownBy(() -> play(planted.fault)).isInstanceOf(Divergence.class)
            .extracting(Throwable::getMessage).asString().containsAnyOf(planted.parts.toArray(String[]::new));
    }
}
