package rnic.parse;

import java.util.Arrays;
import java.util.Random;
import java.util.zip.CRC32;

/** Section 10 of the wire profile in plain Java, over the CRC-32 of the JDK; and frames whose ICRC it makes right. */
public final class IcrcRules {
    /** What the network may change, from the first byte of the IP header: byte and the bits of it. */
    private static final int[][] IPV4_VARIANT = {{1, 0xFF}, {8, 0xFF}, {10, 0xFF}, {11, 0xFF}, {26, 0xFF}, {27, 0xFF},
        {32, 0xFF}};
    private static final int[][] IPV6_VARIANT = {{0, 0x0F}, {1, 0xFF}, {2, 0xFF}, {3, 0xFF}, {7, 0xFF}, {46, 0xFF},
        {47, 0xFF},
        {52, 0xFF}};

    private IcrcRules() {}

    /**
     * A frame with a good ICRC, all else random: that many bytes behind the base transport header, then Ethernet
     * padding.
     */
    public static byte[] frame(boolean ipv6, boolean tagged, int body, int padding, Random random) {
        int ip = tagged ? 18 : 14;
        int ipBytes = (ipv6 ? 40 : 20) + 8 + 12 + body + 4;
        byte[] frame = new byte[ip + ipBytes + padding];
        random.nextBytes(frame);
        if (tagged) {
            put16(frame, 12, 0x8100);
        }
        put16(frame, ip - 2, ipv6 ? 0x86DD : 0x0800);
        put16(frame, ipv6 ? ip + 4 : ip + 2, ipv6 ? ipBytes - 40 : ipBytes);
        frame[ip] = (byte) (ipv6 ? 0x60 | frame[ip] & 0xF : 0x45);
        int icrc = crc(frame, ip, ip + ipBytes - 4, ipv6);
        for (int i = 0; i < 4; i++) {
            frame[ip + ipBytes - 4 + i] = (byte) (icrc >>> 8 * i);
        }
        return frame;
    }

    /** Number of the IP header's first byte, or 0 when the frame is neither IPv4 nor IPv6. */
    static int ip(byte[] frame) {
        int type = frame.length < 14 ? 0 : u16(frame, 12);
        int ip = type == 0x8100 ? 18 : 14;
        if (type == 0x8100) {
            type = frame.length < 18 ? 0 : u16(frame, 16);
        }
        return type == 0x0800 || type == 0x86DD ? ip : 0;
    }

    /** Number of the byte behind the IP packet, or 0 when the frame does not say. */
    static int end(byte[] frame) {
        int ip = ip(frame);
        boolean ipv6 = ip > 0 && u16(frame, ip - 2) == 0x86DD;
        int length = ip + (ipv6 ? 4 : 2);
        return ip == 0 || frame.length < length + 2 ? 0 : ip + u16(frame, length) + (ipv6 ? 40 : 0);
    }

    /** The frame has every byte of a packet that is long enough for UDP, the base transport header and an ICRC. */
    static boolean whole(byte[] frame) {
        int ip = ip(frame);
        int least = ip > 0 && u16(frame, ip - 2) == 0x86DD ? 40 + 24 : 20 + 24;
        return end(frame) >= ip + least && frame.length >= end(frame);
    }

    static boolean good(byte[] frame) {
        int end = end(frame);
        if (!whole(frame)) {
            return false;
        }
        int icrc = crc(frame, ip(frame), end - 4, u16(frame, ip(frame) - 2) == 0x86DD);
        return Integer.reverseBytes(icrc) == (u16(frame, end - 4) << 16 | u16(frame, end - 2));
    }

    /** A bit that the network may change. */
    static boolean isVariant(boolean ipv6, int fromIp, int bit) {
        for (int[] variant : ipv6 ? IPV6_VARIANT : IPV4_VARIANT) {
            if (variant[0] == fromIp && (variant[1] >> bit & 1) == 1) {
                return true;
            }
        }
        return false;
    }

    /** The ICRC of the bytes from the IP header to before its place. */
    public static int crc(byte[] frame, int ip, int end, boolean ipv6) {
        byte[] covered = Arrays.copyOfRange(frame, ip, end);
        for (int[] variant : ipv6 ? IPV6_VARIANT : IPV4_VARIANT) {
            covered[variant[0]] |= (byte) variant[1];
        }
        var crc = new CRC32();
        crc.update(new byte[] {-1, -1, -1, -1, -1, -1, -1, -1});
        crc.update(covered);
        return (int) crc.getValue();
    }

    private static int u16(byte[] bytes, int at) {
        return (bytes[at] & 0xFF) << 8 | bytes[at + 1] & 0xFF;
    }

    private static void put16(byte[] bytes, int at, int value) {
        bytes[at] = (byte) (value >> 8);
        bytes[at + 1] = (byte) value;
    }
}
