package hdl.lib.csr;

import java.util.List;

/** A register map for other programs: the description itself, arrays not unrolled, numbers as numbers. */
public final class RegisterJson {
    private final StringBuilder out = new StringBuilder();

    private RegisterJson() {
    }

    public static String of(RegisterMap map) {
        var json = new RegisterJson();
        json.map(map, "");
        return json.out.append('\n').toString();
    }

    private void map(RegisterMap map, String indent) {
        out.append("{\n").append(indent).append("  ");
        text("name", map.name()).append(", ");
        text("doc", map.doc()).append(", ");
        number("bytes", map.bytes()).append(",\n").append(indent).append("  \"registers\": ");
        list(map.registers(), indent + "  ", register -> register(register, indent + "    "));
        out.append(",\n").append(indent).append("  \"arrays\": ");
        list(map.arrays(), indent + "  ", array -> array(array, indent + "    "));
        out.append('\n').append(indent).append('}');
    }

    private void register(Register register, String indent) {
        out.append('{');
        number("offset", register.offset()).append(", ");
        text("name", register.name()).append(", ");
        text("doc", register.doc()).append(", ");
        number("width", register.width()).append(", \"written\": ").append(register.written()).append(", \"fields\": ");
        list(register.fields(), indent, this::field);
        out.append('}');
    }

    private void field(RegisterField field) {
        out.append('{');
        text("name", field.name()).append(", ");
        number("high", field.high()).append(", ");
        number("low", field.low()).append(", ");
        text("access", field.access().name()).append(", ");
        if (field.isReset()) {
            number("reset", field.reset()).append(", ");
        } else {
            out.append("\"reset\": null, ");
        }
        number("least", field.least()).append(", ");
        number("most", field.most()).append(", ");
        number("increment", field.access() == Access.COUNTER ? field.increment() : 0).append(", ");
        text("doc", field.doc()).append('}');
    }

    private void array(RegisterArray array, String indent) {
        out.append('{');
        number("offset", array.offset()).append(", ");
        text("name", array.name()).append(", ");
        text("doc", array.doc()).append(", ");
        number("count", array.count()).append(", ");
        number("stride", array.stride()).append(", \"element\": ");
        map(array.element(), indent);
        out.append('}');
    }

    // ---- JSON

    private <T> void list(List<T> items, String indent, java.util.function.Consumer<T> item) {
        out.append('[');
        for (int i = 0; i < items.size(); i++) {
            out.append(i == 0 ? "\n" : ",\n").append(indent).append("  ");
            item.accept(items.get(i));
        }
        out.append(items.isEmpty() ? "]" : "\n" + indent + "]");
    }

    private StringBuilder number(String key, long value) {
        return out.append('"').append(key).append("\": ").append(Long.toUnsignedString(value));
    }

    private StringBuilder text(String key, String value) {
        out.append('"').append(key).append("\": \"");
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            switch (c) {
                case '"', '\\' -> out.append('\\').append(c);
                case '\n' -> out.append("\\n");
                default -> {
                    if (c < ' ') {
                        out.append("\\u00").append(Character.forDigit(c >> 4, 16))
                            .append(Character.forDigit(c & 15, 16));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        return out.append('"');
    }
}
