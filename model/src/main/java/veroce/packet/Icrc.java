package veroce.packet;

import java.util.zip.CRC32;

/** The invariant CRC: CRC-32 over IP header to payload pad, with the fields that switches may change read as ones. */
public final class Icrc {
    public static final int SIZE = 4;
    private static final byte[] PREFIX = {-1, -1, -1, -1, -1, -1, -1, -1};

    private Icrc() {}

    /**
     * The ICRC of a packet as a number; on the wire its least significant byte comes first.
     *
     * @param ip   offset of the IP header
     * @param udp  offset of the UDP header, which tells the size of the IP header
     * @param end  offset behind the last covered byte, at least {@code udp + 20}
     */
    public static int compute(byte[] frame, int ip, int udp, int end) {
        // Only the headers in front of the last masked byte are copied.
        byte[] covered = new byte[udp + Udp.SIZE + Bth.SIZE - ip];
        System.arraycopy(frame, ip, covered, 0, covered.length);
        int udpAt = udp - ip;
        if (udpAt == IpHeader.V6.SIZE) {
            covered[0] |= 0x0f;
            ones(covered, 1, 3);
            ones(covered, 7, 1);
        } else {
            ones(covered, 1, 1);
            ones(covered, 8, 1);
            ones(covered, 10, 2);
        }
        ones(covered, udpAt + 6, 2);
        ones(covered, udpAt + Udp.SIZE + 4, 1);
        CRC32 crc = new CRC32();
        crc.update(PREFIX);
        crc.update(covered);
        crc.update(frame, ip + covered.length, end - ip - covered.length);
        return (int) crc.getValue();
    }

    /** The ICRC that stands at an offset. */
    public static int read(byte[] frame, int at) {
        return Integer.reverseBytes((int) Bytes.u32(frame, at));
    }

    private static void ones(byte[] bytes, int from, int count) {
        for (int i = 0; i < count; i++) {
            bytes[from + i] = -1;
        }
    }
}
