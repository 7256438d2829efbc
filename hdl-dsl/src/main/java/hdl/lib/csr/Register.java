package hdl.lib.csr;

import java.util.ArrayList;
import java.util.List;

/**
 * One register: 32 bits, or 64 when it has a field beyond bit 31; then it is two words, the lower one first.
 *
 * @param offset  bytes from the start of its map
 * @param written whether hardware is told of each write
 */
public record Register(int offset, String name, String doc, List<RegisterField> fields, boolean written) {
    public Register {
        fields = List.copyOf(fields);
        FieldCheck.check(name, fields, written);
    }

    /** 32 or 64. */
    public int width() {
        return isWide() ? 64 : 32;
    }

    public boolean isWide() {
        for (var field : fields) {
            if (field.high() > 31) {
                return true;
            }
        }
        return false;
    }

    public int bytes() {
        return width() / 8;
    }

    /** Whether the upper word is kept when the lower one is read. */
    public boolean isKept() {
        return isWide() && fields.stream().anyMatch(field -> field.access().isDriven());
    }

    /** Whether a write to this word, 0 or 1, changes something. */
    public boolean isWritable(int word) {
        return written || fields.stream().anyMatch(field -> field.access().isWritable()
            && field.low() < 32 * word + 32 && field.high() >= 32 * word);
    }

    Register with(RegisterField field) {
        var more = new ArrayList<>(fields);
        more.add(field);
        return new Register(offset, name, doc, more, written);
    }

    Register withLast(RegisterField field) {
        var changed = new ArrayList<>(fields);
        changed.set(changed.size() - 1, field);
        return new Register(offset, name, doc, changed, written);
    }
}
