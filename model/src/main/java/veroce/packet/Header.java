package veroce.packet;

import java.util.List;

/** A header as a list of fields in wire order: what is printed, compared, checked and written alike. */
public record Header(String name, List<HeaderField> fields) {

    public Header {
        fields = List.copyOf(fields);
    }

    static Header of(String name, HeaderField... fields) {
        return new Header(name, List.of(fields));
    }

    /** Bits on the wire, a multiple of 8. */
    public int bits() {
        int bits = 0;
        for (HeaderField field : fields) {
            bits += field.bits();
        }
        return bits;
    }

    /** The field of a name, or null. */
    public HeaderField field(String fieldName) {
        for (HeaderField field : fields) {
            if (field.name().equals(fieldName)) {
                return field;
            }
        }
        return null;
    }

    /** The bytes on the wire; fails if a value is wider than its field. */
    public byte[] bytes() {
        byte[] bytes = new byte[bits() / 8];
        int at = 0;
        for (HeaderField field : fields) {
            field.requireFit(name);
            for (int bit = field.bits() - 1; bit >= 0; bit--) {
                long word = bit < 64 ? field.low() : field.high();
                bytes[at / 8] |= (byte) ((word >>> (bit & 63) & 1) << 7 - at % 8);
                at++;
            }
        }
        return bytes;
    }
}
