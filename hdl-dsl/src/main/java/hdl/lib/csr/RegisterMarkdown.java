package hdl.lib.csr;

/** The page of a register map: a table of registers and one of fields for each. */
public final class RegisterMarkdown {
    private RegisterMarkdown() {
    }

    public static String of(RegisterMap map) {
        var out = new StringBuilder("# Registers of ").append(map.name()).append("\n\n").append(map.doc())
            .append(". The window has ").append(map.bytes()).append(" bytes; whole words of 32 bits are written, and "
                + "what is refused is answered by a subordinate error and changes nothing.\n\n"
                + "| Offset | Register | Bits | What it is |\n|---|---|---|---|\n");
        rows(map, "", out);
        fields(map, "", out);
        return out.toString();
    }

    private static void rows(RegisterMap map, String prefix, StringBuilder out) {
        for (var register : map.registers()) {
            out.append("| ").append(prefix.isEmpty() ? MapCheck.hex(register.offset())
                : prefix + MapCheck.hex(register.offset())).append(" | `").append(register.name()).append("` | ")
                .append(register.width()).append(" | ").append(escaped(register.doc())).append(" |\n");
        }
        for (var array : map.arrays()) {
            out.append("| ").append(prefix).append(MapCheck.hex(array.offset())).append(" | `").append(array.name())
                .append("[").append(array.count()).append("]` | ").append(MapCheck.hex(array.stride()))
                .append(" apart | ").append(escaped(array.doc())).append(" |\n");
            rows(array.element(), prefix + array.name() + "[i] + ", out);
        }
    }

    private static void fields(RegisterMap map, String prefix, StringBuilder out) {
        for (var register : map.registers()) {
            out.append("\n## ").append(prefix).append(register.name()).append("\n\n").append(register.doc())
                .append('.');
            if (register.isKept()) {
                out.append(" Read the lower word first: it keeps the upper one.");
            }
            if (register.written()) {
                out.append(" Hardware acts on each write.");
            }
            if (!register.fields().isEmpty()) {
                out.append("\n\n| Bits | Field | Access | Reset | Range | Meaning |\n|---|---|---|---|---|---|");
            }
            out.append('\n');
            register.fields().forEach(field -> row(field, out));
        }
        for (var array : map.arrays()) {
            fields(array.element(), prefix + array.name() + "[i].", out);
        }
    }

    private static void row(RegisterField field, StringBuilder out) {
        out.append("| ").append(field.high());
        if (field.high() != field.low()) {
            out.append(':').append(field.low());
        }
        out.append(" | `").append(field.name()).append("` | ").append(field.access().words()).append(" | ")
            .append(field.access() == Access.READ_ONLY || field.access() == Access.PULSE ? ""
                : field.isReset() ? value(field.reset()) : "none")
            .append(" | ");
        if (field.isRanged()) {
            out.append(value(field.least())).append(" to ").append(value(field.most()));
        }
        out.append(" | ").append(escaped(field.doc())).append(" |\n");
    }

    private static String value(long number) {
        return Long.compareUnsigned(number, 0xFFFF) > 0 ? "0x" + Long.toHexString(number) : Long.toString(number);
    }

    private static String escaped(String text) {
        return text.replace("|", "\\|").replace("<", "&lt;");
    }
}
