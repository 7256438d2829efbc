package veroce.scenario;

import java.util.ArrayList;
import java.util.List;
import veroce.endpoint.Address;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.network.Recorder;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.WireChoice;
import veroce.scoreboard.Buffers;

/** One endpoint under test, and a peer whose every frame the test writes itself. */
final class ScriptedPeer implements AutoCloseable {
    static final int FIRST_PSN = 1000;
    static final int PEER_PAIR = 0x77;
    static final Address OWN = Address.of(0x0200_0000_0001L, "10.0.0.1");
    static final Address PEER = Address.of(0x0200_0000_0002L, "10.0.0.2");
    private static final int SIZE = 1 << 16;

    final Endpoint endpoint;
    final Buffers buffers;
    final int pair;
    private final List<Sent> sent = new ArrayList<>();
    private final Recorder wire = KeptFailures.wire();
    private WireChoice choice = WireChoice.OURS;
    private long now;

    /** A packet of the endpoint with the time of its last bit. */
    record Sent(Packet packet, long at) {
        /** Counted from the first PSN of the endpoint, which is 0. */
        int psn() {
            return packet.bth().psn();
        }

        boolean again() {
            return packet.bth().retransmission();
        }
    }

    ScriptedPeer(EndpointMaker maker, QueuePairSettings settings) {
        endpoint = maker.make(OWN, TransportSettings.RESET);
        endpoint.attach((frame, at) -> {
            wire.frame(null, null, false, frame, at);
            sent.add(new Sent(good(choice.read(frame)).packet(), at));
        });
        buffers = new Buffers(endpoint, 1, SIZE, 1);
        pair = endpoint.create(settings);
        endpoint.connect(pair, new Peer(PEER, PEER_PAIR, Numbering.from(FIRST_PSN)));
        now = endpoint.now();
    }

    private void sends(byte[] frame) {
        wire.frame(null, null, false, frame, now());
        endpoint.receive(frame, now());
    }

    /** From now on the peer makes another choice where the wire profile leaves something open. */
    void choose(WireChoice other) {
        choice = other;
    }

    private static DecodedFrame good(byte[] frame) {
        DecodedFrame decoded = PacketDecoder.decode(frame);
        if (!decoded.disposition().counter().equals("rx_ok")) {
            throw new AssertionError("the endpoint sent a frame that is " + decoded.disposition().counter());
        }
        return decoded;
    }

    /** A packet from the peer, the n-th after the first PSN. */
    PacketBuilder packet(int opcode, int after) {
        return Packets.veroce(opcode).ethernet(PEER.mac(), OWN.mac()).ip(PEER.ip(), OWN.ip()).destQp(pair)
            .psn(FIRST_PSN + after & 0xff_ffff);
    }

    /** A Send of one packet: the n-th message and receive request, counted from 0. */
    PacketBuilder send(int after) {
        return packet(Opcode.SEND_ONLY, after).msn(1 + after).rqMsn(after).payload(new byte[16]);
    }

    /** A Write of one packet of 16 bytes to the start of the target. */
    PacketBuilder write(int after) {
        return packet(Opcode.WRITE_ONLY, after).msn(1 + after).reth(buffers.target(), key(), 16)
            .payload(new byte[16]);
    }

    long key() {
        return Integer.toUnsignedLong(buffers.targetKey());
    }

    /** An acknowledgement from the peer. */
    PacketBuilder ack(int psn, int syndrome, int msn) {
        return packet(Opcode.ACKNOWLEDGE, 0).psn(psn & 0xff_ffff).aeth(syndrome, msn).packetOrder(0xff_ffff);
    }

    PacketBuilder sack(int psn, int msn, ExtensionHeader.SackEth bits) {
        return packet(Opcode.SACK, 0).psn(psn & 0xff_ffff).aeth(0x1f, msn).packetOrder(0).with(bits);
    }

    /** Lengths of the SACKs that the endpoint has sent. */
    List<Integer> sacks() {
        return sent.stream().map(Sent::packet).filter(packet -> packet.extension(ExtensionHeader.SackEth.class) != null)
            .map(packet -> packet.extension(ExtensionHeader.SackEth.class).length()).toList();
    }

    void postReceive(int length) {
        endpoint.postReceive(pair, new ReceiveRequest(1, buffers.target(), buffers.targetKey(), length));
    }

    /** Writes of ours, each of so many packets of 256 bytes. */
    void postWrites(int count, int packets) {
        for (int i = 0; i < count; i++) {
            endpoint.postSend(pair, SendRequest.write(i, buffers.source(), buffers.sourceKey(), 256L * packets, 0, 0));
        }
        run(5 * Time.MICROSECOND);
    }

    /** The counters that a frame increments, but for the space of time until the endpoint has answered it. */
    String give(byte[] frame) {
        var before = endpoint.counters();
        sends(choice.write(frame));
        run(5 * Time.MICROSECOND);
        List<String> changed = new ArrayList<>();
        endpoint.counters().forEach((name, value) -> {
            if (name.startsWith("rx_") && value - before.getOrDefault(name, 0L) > 0) {
                changed.add(name);
            }
        });
        return String.join(" ", changed);
    }

    String give(PacketBuilder packet) {
        return give(packet.frame());
    }

    /** A frame arrives now; time goes on later. */
    void arrives(PacketBuilder packet) {
        sends(choice.write(packet.frame()));
        run(0);
    }

    /** Commands of hardware take time. */
    long now() {
        now = Math.max(now, endpoint.now());
        return now;
    }

    /** What the endpoint has sent since this was asked last. */
    List<Sent> sent() {
        List<Sent> all = List.copyOf(sent);
        sent.clear();
        return all;
    }

    void run(long picoseconds) {
        now = now() + picoseconds;
        endpoint.advance(now);
    }

    /** What the endpoint has sent since this was asked last, short: opcode, PSN, syndrome and MSN. */
    List<String> answers() {
        List<String> texts = new ArrayList<>();
        for (Packet packet : sent.stream().map(Sent::packet).toList()) {
            ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
            String kind = packet.bth().opcode() == Opcode.SACK ? "SACK" : aeth == null ? "DATA"
                : Integer.toHexString(aeth.syndrome());
            texts.add(kind + " " + (packet.bth().psn() - (aeth == null ? 0 : FIRST_PSN))
                + (aeth == null ? packet.bth().retransmission() ? " again" : "" : " " + aeth.msn()));
        }
        sent.clear();
        return texts;
    }

    @Override public void close() {
        endpoint.close();
    }
}
