package veroce.interop;

import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import veroce.guest.GuestException;
import veroce.packet.IpAddress;

/**
 * What perftest tells of one queue pair over its TCP connection: 107 characters of hexadecimal fields with colons
 * between them, and a NUL.
 *
 * @param lid         local identifier of InfiniBand; 0 of RoCE
 * @param reads       Reads and atomics that may be open
 * @param psn         of the first packet that it sends
 * @param key         remote key of its buffer; {@code address} is where the peer's Writes, Reads and atomics begin
 * @param gid         its IP address; IPv4 is told as the IPv6 address that maps it
 * @param sharedQueue number of a shared receive queue; 0 for none
 */
record PerftestAddress(int lid, int reads, int queuePair, int psn, int key, long address, IpAddress gid,
                       int sharedQueue) {
    static final int BYTES = 108;
    private static final int GID_BYTES = 16;
    private static final int FIELDS = 6 + GID_BYTES + 1;
    private static final long MAPPED = 0xffff_0000_0000L;

    byte[] encode() {
        var text = new StringBuilder(String.format("%04x:%04x:%06x:%06x:%08x:%016x:", lid, reads, queuePair, psn, key,
            address));
        for (byte octet : gidBytes()) {
            text.append(HexFormat.of().toHexDigits(octet)).append(':');
        }
        text.append(String.format("%08x:", sharedQueue)).append('\0');
        return text.toString().getBytes(StandardCharsets.US_ASCII);
    }

    static PerftestAddress decode(byte[] message) {
        String text = new String(message, StandardCharsets.US_ASCII);
        String[] fields = text.split(":", -1);
        if (message.length != BYTES || fields.length < FIELDS) {
            throw new GuestException("perftest told of a queue pair '" + text.strip() + "': expected " + FIELDS
                + " hexadecimal fields in " + BYTES + " bytes; run it with -x, so that it tells its GID");
        }
        try {
            long high = 0;
            long low = 0;
            for (int i = 0; i < GID_BYTES; i++) {
                long octet = Long.parseLong(fields[6 + i], 16);
                high = i < 8 ? high << 8 | octet : high;
                low = i < 8 ? low : low << 8 | octet;
            }
            boolean v4 = high == 0 && low >>> 32 == 0xffff;
            return new PerftestAddress(number(fields[0]), number(fields[1]), number(fields[2]), number(fields[3]),
                Integer.parseUnsignedInt(fields[4], 16), Long.parseUnsignedLong(fields[5], 16),
                v4 ? IpAddress.v4(low & 0xffff_ffffL) : new IpAddress(true, high, low),
                Integer.parseUnsignedInt(fields[FIELDS - 1], 16));
        } catch (NumberFormatException e) {
            throw new GuestException("perftest told of a queue pair '" + text.strip() + "': " + e.getMessage());
        }
    }

    private static int number(String field) {
        return Integer.parseInt(field, 16);
    }

    private byte[] gidBytes() {
        byte[] bytes = new byte[GID_BYTES];
        long low = gid.v6() ? gid.low() : MAPPED | gid.low();
        for (int i = 0; i < 8; i++) {
            bytes[i] = (byte) (gid.high() >>> 56 - 8 * i);
            bytes[8 + i] = (byte) (low >>> 56 - 8 * i);
        }
        return bytes;
    }
}
