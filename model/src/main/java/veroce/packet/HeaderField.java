package veroce.packet;

import java.util.Locale;

/**
 * A field of a header with its value: at most 64 bits in {@code low}, up to 128 in {@code high:low}.
 *
 * @param name as in the wire profile
 * @param bits width on the wire
 */
public record HeaderField(String name, int bits, long high, long low, Notation notation) {

    /** The name of bits without meaning: sent as 0, and printed only if they are not. */
    static final String RESERVED = "reserved";

    /** How people write the value. A sequence number is decimal and counts modulo 2^bits. */
    public enum Notation { DECIMAL, SEQUENCE, HEX, MAC, IP }

    static HeaderField decimal(String name, int bits, long value) {
        return new HeaderField(name, bits, 0, value, Notation.DECIMAL);
    }

    static HeaderField sequence(String name, long value) {
        return new HeaderField(name, 24, 0, value, Notation.SEQUENCE);
    }

    static HeaderField hex(String name, int bits, long value) {
        return new HeaderField(name, bits, 0, value, Notation.HEX);
    }

    static HeaderField flag(String name, boolean value) {
        return decimal(name, 1, value ? 1 : 0);
    }

    static HeaderField address(String name, IpAddress address) {
        return new HeaderField(name, address.v6() ? 128 : 32, address.high(), address.low(), Notation.IP);
    }

    static HeaderField wide(String name, long high, long low) {
        return new HeaderField(name, 128, high, low, Notation.HEX);
    }

    boolean isReserved() {
        return name.equals(RESERVED);
    }

    boolean isZero() {
        return (high | low) == 0;
    }

    boolean fits() {
        return bits >= 64 || low >>> bits == 0;
    }

    /** The value as people write it. */
    public String text() {
        return switch (notation) {
            case DECIMAL, SEQUENCE -> Long.toUnsignedString(low);
            case MAC -> Ethernet.text(low);
            case IP -> new IpAddress(bits == 128, high, low).toString();
            case HEX -> {
                String digits = bits > 64 ? String.format(Locale.ROOT, "%016x%016x", high, low) : Long.toHexString(low);
                yield "0x" + "0".repeat(Math.max(0, (bits + 3) / 4 - digits.length())) + digits;
            }
        };
    }

    /** Fails if the value is wider than the field. */
    void requireFit(String header) {
        if (!fits()) {
            String remedy = notation == Notation.SEQUENCE ? "it counts modulo 2^" + bits + ": keep the low " + bits
                + " bits"
                : "give a value of at most " + bits + (bits == 1 ? " bit" : " bits");
            throw new PacketException(header + " " + name,
                low + " is outside 0 to " + ((1L << bits) - 1), remedy);
        }
    }
}
