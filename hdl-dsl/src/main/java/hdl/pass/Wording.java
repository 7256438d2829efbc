package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Pin;
import hdl.ir.Port;
import hdl.ir.ReadData;
import hdl.ir.Reg;
import hdl.ir.Storage;
import hdl.ir.Wire;
import java.util.List;

/** How messages speak of values: names as the author wrote them, in quotes, with widths. */
public final class Wording {
    private static final int DEPTH = 3;

    private Wording() {}

    /** {@code 1 bit}, {@code 8 bits}. */
    public static String bits(int width) {
        return width == 1 ? "1 bit" : width + " bits";
    }

    /** {@code 'sum' (9 bits)}. */
    public static String quoted(Node value) {
        return "'" + name(value) + "' (" + bits(value.width()) + ")";
    }

    /** {@code 'held' (8 bits)}. */
    public static String quoted(Storage storage) {
        return "'" + name(storage) + "' (" + bits(storage.width()) + ")";
    }

    /** The value's name; without one, a short form of its expression. */
    public static String name(Node value) {
        return text(value, DEPTH);
    }

    /** How the author writes what is called so: {@code held.data()} for {@code held_data}, a field of a record. */
    static String written(String name) {
        var parts = name.split("_");
        var out = new StringBuilder(parts[0]);
        for (int i = 1; i < parts.length; i++) {
            out.append(parts[i].matches("\\d+") ? ".at(" + parts[i] + ")" : "." + parts[i] + "()");
        }
        return out.toString();
    }

    /** The storage's name as the author gave it; ports as printed. */
    public static String name(Storage storage) {
        return switch (storage) {
            case Port port -> port.name();
            case Pin pin -> pin.instance().label().isNone() ? pin.instance().module().name() + "." + pin.name()
                : pin.instance().label().text() + "_" + pin.name();
            case Wire wire -> orElse(wire, "unnamed wire");
            case Reg reg -> orElse(reg, "unnamed register");
            case ReadData read -> orElse(read, read.memory().label().isNone() ? "unnamed read"
                : "read of " + read.memory().label().text());
        };
    }

    private static String orElse(Storage storage, String text) {
        return storage.label().isNone() ? text : storage.label().text();
    }

    /** {@code clock network}; the implicit clock is {@code clk}. */
    public static String clock(ClockDef clock) {
        return "clock " + clock;
    }

    /** {@code A}, {@code A and B}, {@code A, B and C}. */
    public static String list(List<String> words) {
        int last = words.size() - 1;
        return last < 1 ? String.join("", words) : String.join(", ", words.subList(0, last)) + " and "
            + words.get(last);
    }

    private static String text(Node value, int depth) {
        if (!value.label().isNone()) {
            return value.label().text();
        }
        if (value.storage() != null) {
            return name(value.storage());
        }
        if (depth == 0) {
            return "...";
        }
        return switch (value.expr()) {
            case Expr.Lit lit -> literal(lit);
            case Expr.Ref ref -> name(ref.storage());
            case Expr.Unary unary -> symbol(unary.op()) + inner(unary.a(), depth);
            case Expr.Binary binary -> inner(binary.a(), depth) + " " + symbol(binary.op()) + " "
                + inner(binary.b(), depth);
            case Expr.Mux mux -> inner(mux.select(), depth) + " ? " + inner(mux.then(), depth) + " : "
                + inner(mux.otherwise(), depth);
            case Expr.Slice slice -> inner(slice.a(), depth) + range(slice.hi(), slice.lo());
            case Expr.Index index -> inner(index.a(), depth) + "[" + text(index.start(), depth - 1)
                + (index.width() == 1 ? "]" : " +: " + index.width() + "]");
            case Expr.Cat cat -> cat(cat, depth);
            case Expr.Cross cross -> text(cross.a(), depth);
            case Expr.Timed timed -> text(timed.a(), depth);
        };
    }

    /** {@code [3]} or {@code [7:0]}. */
    static String range(int hi, int lo) {
        return hi == lo ? "[" + hi + "]" : "[" + hi + ":" + lo + "]";
    }

    private static String cat(Expr.Cat cat, int depth) {
        var out = new StringBuilder("{");
        for (int i = 0; i < cat.parts().size(); i++) {
            if (i == DEPTH) {
                return out.append(", ...}").toString();
            }
            out.append(i == 0 ? "" : ", ").append(text(cat.parts().get(i), depth - 1));
        }
        return out.append('}').toString();
    }

    private static String inner(Node value, int depth) {
        var text = text(value, depth - 1);
        boolean compound = value.label().isNone() && (value.expr() instanceof Expr.Binary
            || value.expr() instanceof Expr.Mux);
        return compound && depth > 1 ? "(" + text + ")" : text;
    }

    /** A constant as the author wrote it. */
    static String literal(Expr.Lit lit) {
        return switch (lit.spelling()) {
            case DECIMAL -> lit.value().toString();
            case HEX -> "0x" + lit.text();
            case SYMBOL -> lit.symbol().map(symbol -> symbol.name()).orElse(lit.value().toString());
        };
    }

    private static String symbol(Expr.Op op) {
        return switch (op) {
            case NOT -> "~";
            case NEG -> "-";
            case ALL, AND -> "&";
            case ANY, OR -> "|";
            case PARITY, XOR -> "^";
            case ADD -> "+";
            case SUB -> "-";
            case MUL, SMUL -> "*";
            case EQ -> "==";
            case NE -> "!=";
            case LT, SLT -> "<";
            case LE, SLE -> "<=";
            case GT, SGT -> ">";
            case GE, SGE -> ">=";
            case SHL -> "<<";
            case SHR -> ">>";
            case ASR -> ">>>";
        };
    }
}
