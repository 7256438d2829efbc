package veroce.invariant;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import veroce.endpoint.Broken;
import veroce.endpoint.Numbering;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;

/**
 * Two ends of a RoCEv2 connection under their monitors. Messages are numbered from 1, times are in microseconds, PSNs
 * begin just below their wrap and are said as positions.
 */
class RoceTrace {
    static final int PMTU = 1024;
    static final int WINDOW = 8;
    static final int FIRST = 0xff_fffe;
    static final int PATIENCE = 2;

    final QueuePairSettings settings = new QueuePairOptions().profile(Profile.ROCE_V2).pmtu(PMTU).paths(1)
        .window(WINDOW, WINDOW, 1).numbering(Numbering.from(FIRST)).settings();
    private final RoceRequests requests = new RoceRequests(settings);
    private final RoceSenderMonitor sender = new RoceSenderMonitor("requester", settings, requests,
        PATIENCE * Time.MICROSECOND);
    private final RoceAnswerMonitor responder = new RoceAnswerMonitor("responder", requests,
        settings.numbering().message(), PATIENCE * Time.MICROSECOND);

    // ---- frames

    static PacketBuilder packet(int opcode, int position) {
        return Packets.roce(opcode).destQp(2).psn(FIRST + position & 0xff_ffff);
    }

    static byte[] bytes(int length, int value) {
        byte[] bytes = new byte[length];
        Arrays.fill(bytes, (byte) value);
        return bytes;
    }

    /** A Write of one packet, which asks. */
    static PacketBuilder write(int position) {
        return packet(Opcode.WRITE_ONLY, position).reth(0x1000, 7, 16).payload(bytes(16, position)).ackRequest();
    }

    static PacketBuilder first(int position, int length) {
        return packet(Opcode.WRITE_FIRST, position).reth(0x1000, 7, length).payload(bytes(PMTU, position));
    }

    static PacketBuilder middle(int position) {
        return packet(Opcode.WRITE_MIDDLE, position).payload(bytes(PMTU, position));
    }

    static PacketBuilder last(int position, int length) {
        return packet(Opcode.WRITE_LAST, position).payload(bytes(length, position)).ackRequest();
    }

    static PacketBuilder read(int position, long address, int length) {
        return packet(Opcode.READ_REQUEST, position).reth(address, 7, length).ackRequest();
    }

    static PacketBuilder answer(int position, int syndrome, int messages) {
        return packet(Opcode.ACKNOWLEDGE, position).aeth(syndrome, messages);
    }

    static PacketBuilder ack(int position, int messages) {
        return answer(position, Syndrome.ACK, messages);
    }

    static PacketBuilder response(int opcode, int position, int length) {
        var packet = packet(opcode, position).payload(bytes(length, 1));
        return opcode == Opcode.READ_RESPONSE_MIDDLE ? packet : packet.aeth(Syndrome.ACK, 1);
    }

    // ---- what happens

    void leaves(PacketBuilder request, long at) {
        byte[] frame = request.frame();
        sender.requestLeaves(PacketDecoder.decode(frame), frame, at * Time.MICROSECOND);
    }

    /** Leaves, and arrives at once. */
    void goes(PacketBuilder request, long at) {
        leaves(request, at);
        responder.requestArrives(PacketDecoder.decode(request.frame()), at * Time.MICROSECOND);
    }

    void answers(PacketBuilder answer, long at) {
        responder.answerLeaves(PacketDecoder.decode(answer.frame()), at * Time.MICROSECOND);
    }

    /** The requester gets it, wherever it came from. */
    void comes(PacketBuilder answer, long at) {
        sender.answerArrives(PacketDecoder.decode(answer.frame()), at * Time.MICROSECOND);
    }

    static void breaks(String rule, Runnable what) {
        assertThatThrownBy(what::run).isInstanceOf(Broken.class).hasMessageStartingWith(rule + ":");
    }

    void breaks(String rule, PacketBuilder request, long at) {
        breaks(rule, () -> leaves(request, at));
    }
}
