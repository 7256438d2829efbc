package veroce.invariant;

import veroce.packet.DecodedFrame;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;

/** Frames of hand-made traces. */
final class Frames {
    private static final int NO_ORDER = 0xff_ffff;

    private Frames() {}

    private static PacketBuilder frame(int opcode, int psn) {
        return Packets.veroce(opcode).ethernet(2, 1).ipv4("10.0.0.1", "10.0.0.2").destQp(1).psn(psn & 0xff_ffff);
    }

    private static DecodedFrame decoded(PacketBuilder packet) {
        return PacketDecoder.decode(packet.frame());
    }

    /** A Write of one packet. */
    static PacketBuilder write(int psn) {
        return frame(Opcode.WRITE_ONLY, psn).msn(1).reth(0, 1, 16).payload(new byte[16]);
    }

    /** A packet of a Write of several: the first, or one in its middle. */
    static DecodedFrame part(int psn, int order) {
        var packet = frame(order == 0 ? Opcode.WRITE_FIRST : Opcode.WRITE_MIDDLE, psn).msn(1).reth(0, 1, 1 << 20)
            .payload(new byte[4096]);
        return decoded(order == 0 ? packet : packet.packetOrder(order));
    }

    static DecodedFrame data(int psn) {
        return decoded(write(psn));
    }

    /** One that tells when it left, on a path; marked by the network or not. */
    static DecodedFrame told(int psn, int path, int stamp, boolean marked) {
        return decoded(write(psn).path(path).stamp(stamp).ecn(marked ? 3 : 2));
    }

    /** An acknowledgement that tells of what has come. */
    static DecodedFrame echo(int psn, int path, boolean becn, Echo echo) {
        return decoded(frame(Opcode.ACKNOWLEDGE, psn).aeth(Syndrome.ACK, 0).path(path).congestion(false, becn)
            .echo(echo));
    }

    static DecodedFrame asking(int psn) {
        return decoded(write(psn).ackRequest());
    }

    static DecodedFrame again(int psn) {
        return decoded(write(psn).retransmission());
    }

    /** A Send of one packet, which needs a receive work request. */
    static DecodedFrame send(int psn) {
        return decoded(frame(Opcode.SEND_ONLY, psn).msn(1).rqMsn(0).payload(new byte[16]).ackRequest());
    }

    private static DecodedFrame answer(int psn, int syndrome) {
        return decoded(frame(Opcode.ACKNOWLEDGE, psn).aeth(syndrome, 0).packetOrder(NO_ORDER));
    }

    static DecodedFrame ack(int psn) {
        return answer(psn, Syndrome.ACK);
    }

    static DecodedFrame rnr(int psn) {
        return answer(psn, Syndrome.RNR_NAK + 1);
    }

    /** Refuses a packet, whose PO it names. */
    static DecodedFrame nak(int psn, int order, int syndrome) {
        return decoded(frame(Opcode.ACKNOWLEDGE, psn).aeth(syndrome, 0).packetOrder(order));
    }

    static DecodedFrame dropNak(int psn) {
        return answer(psn, Syndrome.PACKET_DROP);
    }

    /** Of a packet that was sent again. */
    static DecodedFrame dropNakAgain(int psn) {
        return decoded(frame(Opcode.ACKNOWLEDGE, psn).aeth(Syndrome.PACKET_DROP, 0).packetOrder(0xff_ffff)
            .retransmission());
    }

    /** Tells of so many PSNs from one on; those below 64 behind it that have a bit are received. */
    static DecodedFrame sack(int psn, int start, int length, long bits) {
        return decoded(frame(Opcode.SACK, psn).aeth(Syndrome.ACK, 0).packetOrder(0)
            .with(new SackEth(length, start & 0xff_ffff, 0, bits)));
    }
}
