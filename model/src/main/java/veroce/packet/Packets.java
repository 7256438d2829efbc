package veroce.packet;

import java.util.Arrays;

/**
 * Where packets begin: {@code Packets.veroce(WRITE_ONLY).ipv4("10.0.0.1", "10.0.0.2").destQp(0x123).psn(100).msn(1)
 * .reth(address, key, 16).payload(bytes).frame()}.
 */
public final class Packets {
    private Packets() {}

    /** A packet of profiles P1 to P3; {@code opcode} is one of {@link Opcode}. */
    public static PacketBuilder veroce(int opcode) {
        return of(WirePort.VEROCE, opcode);
    }

    /** A packet of RoCEv2, profile P0. */
    public static PacketBuilder roce(int opcode) {
        return of(WirePort.ROCE_V2, opcode);
    }

    public static PacketBuilder of(WirePort port, int opcode) {
        return new PacketBuilder(port, opcode, LegalPacket.format(port, opcode));
    }

    /**
     * The packet of a frame, to be changed or built again. Its header fields, body and Ethernet padding are kept as
     * they are and not checked; lengths, IPv4 checksum and ICRC are made anew.
     */
    public static PacketBuilder from(byte[] frame) {
        DecodedFrame decoded = PacketDecoder.decode(frame);
        Packet packet = decoded.packet();
        if (packet.bth() == null) {
            throw new PacketException("frame", "its " + frame.length + " bytes hold no whole base transport header ("
                + decoded.disposition().counter() + ")", "give an unbroken IP packet to UDP port 4791 or 4794");
        }
        return PacketCopy.of(packet, frame);
    }

    /** The payload of a frame without pad; {@code packet} is what the decoder says of it. */
    public static byte[] payload(byte[] frame, Packet packet) {
        return Arrays.copyOfRange(frame, packet.payloadOffset(), packet.payloadOffset() + packet.payloadLength());
    }
}
