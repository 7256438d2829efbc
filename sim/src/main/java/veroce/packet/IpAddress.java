package veroce.packet;

/** An IPv4 or IPv6 address; an IPv4 address stands in the low 32 bits of {@code low}. */
public record IpAddress(boolean v6, long high, long low) {

    public static IpAddress v4(long address) {
        return new IpAddress(false, 0, address);
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
