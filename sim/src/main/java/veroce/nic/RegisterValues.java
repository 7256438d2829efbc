package veroce.nic;

import hdl.lib.csr.Access;
import hdl.lib.csr.RegisterField;
import hdl.lib.csr.RegisterMap;
import java.util.HashMap;
import java.util.Map;
import veroce.VeroceException;

/** The words behind the fields of a register map, as software writes them: a field is {@code register.field}. */
final class RegisterValues {
    private static final int WORD_BYTES = 4;

    /** Where a field is. */
    record Place(RegisterMap.Slot slot, RegisterField field) {}

    private final RegisterMap map;
    private final Map<String, Place> places = new HashMap<>();
    private final long[] words;

    /** All fields have their reset values. */
    RegisterValues(RegisterMap map) {
        this.map = map;
        words = new long[(map.bytes() + WORD_BYTES - 1) / WORD_BYTES];
        for (var slot : map.slots()) {
            for (var field : slot.register().fields()) {
                var place = new Place(slot, field);
                places.put(slot.pathOf(field), place);
                if (field.access() == Access.READ_WRITE || field.access() == Access.HOLD) {
                    put(place, field.reset());
                }
            }
        }
    }

    Place place(String field) {
        var place = places.get(field);
        if (place == null) {
            throw VeroceException.usage("register map '" + map.name() + "' has no field '" + field + "'");
        }
        return place;
    }

    /** Puts a value into a field of the words. */
    RegisterValues set(String field, long value) {
        put(place(field), value);
        return this;
    }

    private void put(Place place, long value) {
        int low = place.field().low();
        int width = place.field().high() - low + 1;
        long mask = width == 64 ? -1 : (1L << width) - 1;
        if ((value & ~mask) != 0) {
            throw VeroceException.usage("field '" + place.slot().pathOf(place.field()) + "' has " + width
                + " bits; the value " + Long.toUnsignedString(value) + " does not fit");
        }
        int word = place.slot().offset() / WORD_BYTES;
        long register = words[word] | (place.slot().register().isWide() ? words[word + 1] << 32 : 0);
        register = register & ~(mask << low) | value << low;
        words[word] = register & 0xffff_ffffL;
        if (place.slot().register().isWide()) {
            words[word + 1] = register >>> 32;
        }
    }

    /** The word at an offset. */
    long word(int offset) {
        return words[offset / WORD_BYTES];
    }

    /** Words up to the last register. */
    int count() {
        return map.slots().isEmpty() ? 0 : map.slots().getLast().offset() / WORD_BYTES
            + (map.slots().getLast().register().isWide() ? 2 : 1);
    }
}
