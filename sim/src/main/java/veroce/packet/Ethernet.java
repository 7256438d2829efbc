package veroce.packet;

/** The Ethernet header; addresses are 48-bit numbers, {@code etherType} is that of the layer after a VLAN tag. */
public record Ethernet(long destination, long source, int etherType) {
    public static final int IPV4 = 0x0800;
    public static final int IPV6 = 0x86dd;
    public static final int VLAN = 0x8100;

    /** An address as people write it, e.g. {@code 02:00:00:00:00:01}. */
    public static String text(long address) {
        StringBuilder text = new StringBuilder();
        for (int shift = 40; shift >= 0; shift -= 8) {
            int octet = (int) (address >> shift) & 0xff;
            text.append(shift == 40 ? "" : ":").append(Character.forDigit(octet >> 4, 16))
                .append(Character.forDigit(octet & 15, 16));
        }
        return text.toString();
    }
}
