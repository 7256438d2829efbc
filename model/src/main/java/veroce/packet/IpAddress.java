package veroce.packet;

import java.net.InetAddress;

/** An IPv4 or IPv6 address; an IPv4 address stands in the low 32 bits of {@code low}. */
public record IpAddress(boolean v6, long high, long low) {

    public static IpAddress v4(long address) {
        return new IpAddress(false, 0, address);
    }

    /** An address as people write it: {@code 10.0.0.1} or {@code fd00::1}; names are not looked up. */
    public static IpAddress parse(String text) {
        boolean v6 = text.indexOf(':') >= 0;
        try {
            byte[] bytes = InetAddress.ofLiteral(text).getAddress();
            boolean whole = v6 ? text.indexOf('%') < 0 : text.split("\\.", -1).length == 4;
            if (whole) {
                // An IPv6 literal that maps an IPv4 address comes back as the latter.
                return v6 && bytes.length == 4 ? new IpAddress(true, 0, 0xffff_0000_0000L | Bytes.u32(bytes, 0))
                    : read(bytes, 0, v6);
            }
        } catch (IllegalArgumentException e) {
            // told below, with the remedy
        }
        throw new PacketException("IP address", "'" + text + "' is no address",
            "write it as 10.0.0.1 or as fd00::1, without a scope");
    }

    static IpAddress read(byte[] bytes, int offset, boolean v6) {
        return v6 ? new IpAddress(true, Bytes.u64(bytes, offset), Bytes.u64(bytes, offset + 8))
            : v4(Bytes.u32(bytes, offset));
    }

    @Override public String toString() {
        return v6 ? Ipv6Text.of(high, low)
            : (low >> 24) + "." + (low >> 16 & 255) + "." + (low >> 8 & 255) + "." + (low & 255);
    }
}
