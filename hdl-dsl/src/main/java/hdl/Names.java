package hdl;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/** Names of modules and ports, and how messages speak of values. */
final class Names {
    private Names() {
    }

    static String join(String prefix, String name) {
        return prefix.isEmpty() ? name : name.isEmpty() ? prefix : prefix + "_" + name;
    }

    /** camelCase to snake_case: {@code destQp} becomes {@code dest_qp}. */
    static String snake(String name) {
        var out = new StringBuilder(name.length() + 4);
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                boolean inner = i > 0 && name.charAt(i - 1) != '_' && (!upper(name, i - 1) || i + 1 < name.length()
                    && lower(name, i + 1));
                if (inner) {
                    out.append('_');
                }
                out.append((char) (c + 32));
            } else {
                out.append(c);
            }
        }
        return out.toString();
    }

    private static boolean upper(String name, int i) {
        return name.charAt(i) >= 'A' && name.charAt(i) <= 'Z';
    }

    private static boolean lower(String name, int i) {
        return name.charAt(i) >= 'a' && name.charAt(i) <= 'z';
    }

    // ---- modules

    static String ofModule(Circuit<?> circuit) {
        return ofModule(circuit, null);
    }

    /** The name that the widths of what is carried have in common. */
    static String withoutPayload(Carrier<?> carrier) {
        return ofModule(carrier, carrier.payload());
    }

    private static String ofModule(Circuit<?> circuit, Shape<?> without) {
        var type = circuit.getClass();
        var out = new StringBuilder(type.getSimpleName());
        if (type.isRecord()) {
            var records = Records.of(type);
            for (int i = 0; i < records.components().size(); i++) {
                var value = records.get(circuit, i);
                var part = without != null && value == without ? ""
                    : ofParameter(value, records.components().get(i).name());
                if (!part.isEmpty()) {
                    out.append('_').append(part);
                }
            }
        }
        return out.toString();
    }

    private static String ofParameter(Object value, String component) {
        return switch (value) {
            case null -> "";
            case Boolean flag -> flag ? component : "";
            case Shape<?> shape -> shape.namePart();
            case Optional<?> box -> box.isPresent() ? ofParameter(box.get(), component) : "";
            case Number number -> number.toString().replace('-', 'm').replace('.', 'p');
            case Enum<?> constant -> constant.name();
            case List<?> list -> {
                var out = new StringBuilder();
                for (var item : list) {
                    out.append(out.isEmpty() ? "" : "_").append(ofParameter(item, component));
                }
                yield out.length() > 24 ? "l" + digest(out.toString()) : out.toString();
            }
            case Circuit<?> circuit -> circuit.moduleName();
            case NamePart part -> word(part.namePart());
            case Record record -> record.getClass().getSimpleName() + digest(record.toString());
            default -> word(value.toString());
        };
    }

    private static String word(String text) {
        var out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            out.append(c >= '0' && c <= '9' || c >= 'A' && c <= 'Z' || c >= 'a' && c <= 'z' ? c : '_');
        }
        return out.toString();
    }

    /** Six hexadecimal digits that depend on the text alone. */
    static String digest(String text) {
        int hash = 0x811C9DC5;
        for (int i = 0; i < text.length(); i++) {
            hash = (hash ^ text.charAt(i)) * 0x01000193;
        }
        var digits = Integer.toHexString((hash ^ hash >>> 24) & 0xFFFFFF);
        return "000000".substring(digits.length()) + digits;
    }

    // ---- messages

    static String bits(int width) {
        return width == 1 ? "1 bit" : width + " bits";
    }

    /** What a message calls a value: its name in quotes, else what it is. */
    static String quoted(Node node) {
        var name = plain(node);
        return name.isEmpty() ? "this value" : "'" + name + "'";
    }

    static String sized(Node node) {
        return quoted(node) + " (" + bits(node.width()) + ")";
    }

    static String index(Node node) {
        return plain(node).isEmpty() ? "this index (" + bits(node.width()) + ")" : "index " + sized(node);
    }

    static String quoted(Vec<?> vec) {
        var leaf = Leaves.of(vec).getFirst().bits().node();
        var name = plain(leaf);
        int cut = name.lastIndexOf("_0");
        return cut > 0 ? "'" + name.substring(0, cut) + "'" : "this vec";
    }

    /** The author's name of a value, or "" when it has none. */
    static String plain(Node node) {
        if (!node.label().isNone()) {
            return node.label().text();
        }
        return switch (node.expr()) {
            case Expr.Ref(var storage) -> switch (storage) {
                case Pin pin -> pin.instance() + "_" + pin.name();
                case Port port -> port.name();
                default -> storage.label().text();
            };
            case Expr.Slice(var a, int hi, int lo) -> plain(a).isEmpty() ? ""
                : plain(a) + (hi == lo ? "[" + hi + "]" : "[" + hi + ":" + lo + "]");
            case Expr.Cross(var a, var _) -> plain(a);
            case Expr.Timed timed -> plain(timed.a());
            default -> "";
        };
    }

    /** The largest value of a width, as a reader would write it. */
    static String most(int width) {
        return grouped(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
    }

    static String grouped(BigInteger value) {
        var digits = value.toString();
        if (digits.length() > 24) {
            return "0x" + value.toString(16);
        }
        var out = new StringBuilder();
        for (int i = 0; i < digits.length(); i++) {
            if (i > 0 && (digits.length() - i) % 3 == 0 && digits.charAt(i - 1) != '-') {
                out.append(',');
            }
            out.append(digits.charAt(i));
        }
        return out.toString();
    }
}
