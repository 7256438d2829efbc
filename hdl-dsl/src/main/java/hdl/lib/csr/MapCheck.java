package hdl.lib.csr;

import hdl.HdlException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;

/** What a register map has to keep to, said at the author's line. */
final class MapCheck {
    /** Something that takes room in a map. */
    private record Place(String kind, String name, int offset, int bytes, int order) {
        int end() {
            return offset + bytes;
        }
    }

    private static final int WORD = 4;
    private static final int LARGEST = 1 << 24;

    private MapCheck() {
    }

    static void check(String map, List<Register> registers, List<RegisterArray> arrays) {
        name("map", map);
        var names = new HashSet<String>();
        var places = new ArrayList<Place>();
        for (var register : registers) {
            own("register", register.name(), names);
            aligned("register", register.name(), register.offset(), register.bytes());
            places.add(new Place("register", register.name(), register.offset(), register.bytes(), places.size()));
        }
        for (var array : arrays) {
            own("array", array.name(), names);
            array(array);
            places.add(new Place("array", array.name(), array.offset(), array.bytes(), places.size()));
        }
        places.sort((a, b) -> Integer.compare(a.offset(), b.offset()));
        apart(places);
    }

    private static void array(RegisterArray array) {
        var text = "array '" + array.name() + "'";
        int room = array.element().span();
        int unit = array.element().slots().stream().anyMatch(slot -> slot.register().isWide()) ? 2 * WORD : WORD;
        if (array.count() < 1 || room == 0) {
            throw wrong(text + " has " + array.count() + " elements of " + room
                + " bytes; it needs one element and one register at least");
        }
        int stride = (room + unit - 1) / unit * unit;
        if (array.stride() < room || array.stride() % unit != 0) {
            throw wrong(text + " has elements of " + room + " bytes, " + array.stride()
                + " bytes apart; make it a multiple of " + unit + " from " + stride);
        }
        aligned("array", array.name(), array.offset(), unit);
    }

    static void name(String kind, String name) {
        boolean good = !name.isEmpty() && name.charAt(0) >= 'a' && name.charAt(0) <= 'z' && !name.endsWith("_")
            && !name.contains("__");
        for (int i = 0; good && i < name.length(); i++) {
            char c = name.charAt(i);
            good = c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '_';
        }
        if (!good) {
            throw wrong(kind + " '" + name + "' is not made of lower case letters, digits and single underscores; "
                + "name it like 'rx_limit'");
        }
    }

    private static void own(String kind, String name, HashSet<String> names) {
        name(kind, name);
        if (!names.add(name)) {
            throw wrong("there are two registers or arrays '" + name + "'; rename one");
        }
    }

    private static void aligned(String kind, String name, int offset, int unit) {
        if (offset < 0 || offset > LARGEST) {
            throw wrong(kind + " '" + name + "' at " + hex(offset) + " is outside of 0x00 to " + hex(LARGEST)
                + "; choose an offset in there");
        }
        if (offset % unit != 0) {
            throw wrong(kind + " '" + name + "' at " + hex(offset) + " does not start at a multiple of " + unit
                + "; the next one is " + hex((offset / unit + 1) * unit));
        }
    }

    private static void apart(List<Place> places) {
        for (int i = 1; i < places.size(); i++) {
            var low = places.get(i - 1);
            var high = places.get(i);
            if (high.offset() < low.end()) {
                var late = low.order() > high.order() ? low : high;
                var early = late == low ? high : low;
                throw new Overlap(late.kind() + " '" + late.name() + "' at " + hex(late.offset()), "'" + early.name()
                    + "' (" + hex(early.offset()) + " to " + hex(early.end() - 1) + ")", "offset is "
                    + hex(free(places, late))).exception();
            }
        }
    }

    /** The first offset, from where it was meant to be, at which it has room. */
    private static int free(List<Place> places, Place wanted) {
        int unit = Math.min(2 * WORD, Integer.highestOneBit(wanted.bytes()));
        int at = wanted.offset();
        for (var place : places) {
            if (place != wanted && place.offset() < at + wanted.bytes() && at < place.end()) {
                at = (place.end() + unit - 1) / unit * unit;
            }
        }
        return at;
    }

    /** Two things at one place, and where there is room. */
    record Overlap(String late, String early, String free) {
        HdlException exception() {
            return HdlException.atCaller("HDL701", late + " overlaps " + early + "; the next free " + free);
        }
    }

    static HdlException wrong(String text) {
        return HdlException.atCaller("HDL703", text);
    }

    /** As offsets are written: two digits at least, an even number of them. */
    static String hex(int offset) {
        var digits = Integer.toHexString(offset).toUpperCase(java.util.Locale.ROOT);
        return "0x" + (digits.length() % 2 == 1 ? "0" : "") + digits;
    }
}
