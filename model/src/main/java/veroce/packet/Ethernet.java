package veroce.packet;

import java.util.HexFormat;

/** The Ethernet header; addresses are 48-bit numbers, {@code etherType} is that of the layer after a VLAN tag. */
public record Ethernet(long destination, long source, int etherType) {
    public static final int IPV4 = 0x0800;
    public static final int IPV6 = 0x86dd;
    public static final int VLAN = 0x8100;

    /** The address that people write as {@code 02:00:00:00:00:01}. */
    public static long parse(String text) {
        String[] octets = text.split(":", -1);
        long address = 0;
        try {
            for (String octet : octets) {
                if (octet.length() != 2) {
                    throw new NumberFormatException();
                }
                address = address << 8 | HexFormat.fromHexDigits(octet);
            }
            if (octets.length == 6) {
                return address;
            }
        } catch (NumberFormatException e) {
            // told below, with the remedy
        }
        throw new PacketException("MAC address", "'" + text + "' is no address",
            "write six hex octets, e.g. 02:00:00:00:00:01");
    }

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
