package hdl.lib.csr;

import java.util.List;

/**
 * The C header of a register map: offset of each register (a macro of the index inside an array), and low bit, mask,
 * reset value and range of each field. Of a 64-bit register, masks have 64 bits.
 */
public final class RegisterHeader {
    /** Where the walk stands: the macro so far, the indexes it takes, the sum of the offsets. */
    private record Place(String macro, List<String> indexes, String base) {
        Place inside(RegisterArray array) {
            var index = "i" + (indexes.isEmpty() ? "" : indexes.size());
            var more = new java.util.ArrayList<>(indexes);
            more.add(index);
            return new Place(macro + MapNames.upper(array.name()) + "_", List.copyOf(more), base
                + MapCheck.hex(array.offset()) + "u + (" + index + ") * " + MapCheck.hex(array.stride()) + "u + ");
        }

        String arguments() {
            return indexes.isEmpty() ? "" : "(" + String.join(", ", indexes) + ")";
        }
    }

    private static final String DEFINE = "#define ";

    private RegisterHeader() {
    }

    public static String of(RegisterMap map) {
        var prefix = MapNames.upper(map.name());
        var guard = prefix + "_REGISTERS_H";
        var out = new StringBuilder();
        comment(out, map.doc() + ". Made from the register map; change that.");
        out.append("#ifndef ").append(guard).append("\n#define ").append(guard).append("\n\n");
        define(out, prefix + "_WINDOW_BYTES", MapCheck.hex(map.bytes()) + "u");
        return out.append(definitions(map, prefix)).append("\n#endif\n").toString();
    }

    /** The macros of a map alone, each with this prefix, for a header with more in it. */
    public static String definitions(RegisterMap map, String prefix) {
        var out = new StringBuilder();
        registers(map, new Place(prefix + "_", List.of(), ""), out);
        return out.toString();
    }

    private static void registers(RegisterMap map, Place place, StringBuilder out) {
        for (var register : map.registers()) {
            var macro = place.macro() + MapNames.upper(register.name());
            out.append('\n');
            comment(out, register.doc());
            var offset = MapCheck.hex(register.offset()) + "u";
            define(out, macro + "_OFFSET" + place.arguments(), place.base().isEmpty() ? offset
                : "(" + place.base() + offset + ")");
            register.fields().forEach(field -> field(register, field, macro + "_" + MapNames.upper(field.name()), out));
        }
        for (var array : map.arrays()) {
            out.append('\n');
            comment(out, array.doc());
            var inside = place.inside(array);
            define(out, inside.macro() + "COUNT", array.count() + "u");
            define(out, inside.macro() + "STRIDE", MapCheck.hex(array.stride()) + "u");
            registers(array.element(), inside, out);
        }
    }

    private static void field(Register register, RegisterField field, String macro, StringBuilder out) {
        comment(out, field.doc());
        define(out, macro + "_LOW", Integer.toString(field.low()));
        define(out, macro + "_MASK", number(register, RegisterField.all(field.width()) << field.low()));
        if (field.access() == Access.CONSTANT || field.access() == Access.READ_WRITE && field.isReset()) {
            define(out, macro + (field.access() == Access.CONSTANT ? "_VALUE" : "_RESET"), number(register,
                field.reset()));
        }
        if (field.isRanged()) {
            define(out, macro + "_LEAST", number(register, field.least()));
            define(out, macro + "_MOST", number(register, field.most()));
        }
    }

    private static String number(Register register, long value) {
        return "0x" + Long.toHexString(value) + (register.isWide() ? "ull" : "u");
    }

    private static void define(StringBuilder out, String macro, String value) {
        out.append(DEFINE).append(macro).append(' ').append(value).append('\n');
    }

    private static void comment(StringBuilder out, String text) {
        out.append("/* ").append(text.replace("*/", "* /").replace("/*", "/ *")).append(" */\n");
    }
}
