package veroce.packet;

/**
 * Another choice where the public record leaves something open (wire profile section 15): frames as this package builds
 * and reads them, and as they then are on the wire.
 *
 * @param udpPort     destination port of the profiles P1 to P3
 * @param retrans     Retrans stands so many bits behind bit 65 of BTH
 * @param sackBytes   the bytes of the bitmap of SACKETH in the other order
 * @param sackBits    the bits of each of its bytes in the other order
 * @param sackMissing 1 means missing
 */
public record WireChoice(int udpPort, int retrans, boolean sackBytes, boolean sackBits, boolean sackMissing) {
    public static final WireChoice OURS = new WireChoice(WirePort.VEROCE.number(), 0, false, false, false);
    private static final int RETRANS_BYTE = 8;
    private static final int RETRANS = 0x40;
    private static final int BITMAP = 24;
    private static final int BITMAP_BYTES = 16;

    /** A frame of ours as it is sent. */
    public byte[] write(byte[] frame) {
        return changed(frame, WirePort.VEROCE.number(), udpPort, RETRANS, RETRANS >> retrans);
    }

    /** A frame that has come, as ours would be; one to our port, if that is not this one, is to another. */
    public byte[] read(byte[] frame) {
        return changed(frame, udpPort, WirePort.VEROCE.number(), RETRANS >> retrans, RETRANS);
    }

    private byte[] changed(byte[] frame, int portBefore, int portAfter, int retransBefore, int retransAfter) {
        Packet packet = PacketDecoder.decode(frame).packet();
        if (equals(OURS) || packet.ip() == null || packet.udp() == null) {
            return frame;
        }
        int ipAt = packet.vlan() == null ? 14 : 18;
        int udp = ipAt + packet.ip().size();
        int port = Bytes.u16(frame, udp + 2);
        if (port != portBefore && port != portAfter) {
            return frame;
        }
        byte[] copy = frame.clone();
        int to = port == portBefore ? portAfter : portBefore;
        copy[udp + 2] = (byte) (to >> 8);
        copy[udp + 3] = (byte) to;
        int bth = udp + Udp.SIZE;
        if (port == portBefore && frame.length > bth + RETRANS_BYTE) {
            int bits = copy[bth + RETRANS_BYTE] & ~retransBefore & ~retransAfter;
            copy[bth + RETRANS_BYTE] = (byte) (bits | ((frame[bth + RETRANS_BYTE] & retransBefore) != 0 ? retransAfter : 0));
            int opcode = frame[bth] & 0xff;
            if ((opcode == Opcode.SACK || opcode == Opcode.SACK_RSP) && frame.length >= bth + BITMAP + BITMAP_BYTES) {
                bitmap(copy, bth + BITMAP);
            }
        }
        int end = udp + packet.ip().payloadLength() - Icrc.SIZE;
        if (end >= bth + Bth.SIZE && end + Icrc.SIZE <= frame.length
                && Icrc.compute(frame, ipAt, udp, end) == Icrc.read(frame, end)) {
            int icrc = Integer.reverseBytes(Icrc.compute(copy, ipAt, udp, end));
            for (int i = 0; i < Icrc.SIZE; i++) {
                copy[end + i] = (byte) (icrc >> 8 * (Icrc.SIZE - 1 - i));
            }
        }
        return copy;
    }

    private void bitmap(byte[] frame, int at) {
        byte[] before = new byte[BITMAP_BYTES];
        System.arraycopy(frame, at, before, 0, BITMAP_BYTES);
        for (int i = 0; i < BITMAP_BYTES; i++) {
            int value = before[sackBytes ? BITMAP_BYTES - 1 - i : i] & 0xff;
            int ordered = sackBits ? Integer.reverse(value) >>> 24 : value;
            frame[at + i] = (byte) (sackMissing ? ~ordered : ordered);
        }
    }
}
