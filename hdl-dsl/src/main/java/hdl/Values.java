package hdl;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Label;
import hdl.ir.Node;
import hdl.ir.Site;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** Makes the nodes behind the operators: widths are checked here, and wiring is folded where it reads better. */
final class Values {
    private Values() {
    }

    static UInt uint(Node node) {
        return new Shape.OfUInt(node.width(), "").of(node, null);
    }

    static SInt sint(Node node) {
        return new Shape.OfSInt(node.width(), "").of(node, null);
    }

    static Bool bool(Node node) {
        return Shape.OfBool.INSTANCE.of(node, null);
    }

    /** The signal of the same shape that reads another node. */
    static <B extends Bits<B>> B leaf(Bits<B> like, Node node) {
        return like.leafShape().of(node, null);
    }

    // ---- constants

    /** The bits of a constant; a value that does not fit is an error. */
    static BigInteger encoded(long value, int width, boolean signed, Site site) {
        var number = BigInteger.valueOf(value);
        boolean fits = signed ? number.bitLength() < width : number.signum() >= 0 && number.bitLength() <= width;
        if (!fits) {
            var range = signed
                ? Names.grouped(BigInteger.ONE.shiftLeft(width - 1).negate()) + " to " + Names.most(width - 1)
                : "0 to " + Names.most(width);
            var remedy = value < 0 && !signed && number.bitLength() < width && width < Integer.SIZE
                ? "; an unsigned signal has no sign: write lit(" + (value + (1L << width)) + ", " + width
                    + ") for these bits, or declare a sint(" + width + ")"
                : value == (int) value && value < 0 && !signed && width >= 32
                ? "; write " + value + " as an unsigned long (with the L), or use hex(...)"
                : "; widen the signal, or write lit(" + value + ", " + Math.max(number.bitLength() + (signed ? 1 : 0),
                1) + ")";
            throw new HdlException(site, "HDL103", "literal " + value + " does not fit in " + Names.bits(width) + " ("
                + range + ")" + remedy);
        }
        return number.signum() < 0 ? number.add(BigInteger.ONE.shiftLeft(width)) : number;
    }

    static Node constant(long value, int width, boolean signed, Site site) {
        return Build.current().node(Expr.Lit.of(encoded(value, width, signed, site)), width, site);
    }

    // ---- operators

    static Node unary(Op op, Bits<?> a, int width, CallSite site) {
        var build = Build.current();
        return build.named(new Expr.Unary(op, build.use(a.node())), width, site);
    }

    static void equalWidths(Op op, Bits<?> a, Bits<?> b, CallSite site) {
        equalWidths(sign(op), a, b, site);
    }

    static void equalWidths(String word, Bits<?> a, Bits<?> b, CallSite site) {
        if (a.width() != b.width()) {
            var build = Build.current();
            throw new HdlException(site.site(), "HDL101", "'" + word + "' needs equal widths: "
                + Names.sized(build.use(a.node()))
                + " against " + Names.sized(build.use(b.node())) + "; widen with zext or narrow with trunc");
        }
    }

    static Node binary(Op op, Bits<?> a, Bits<?> b, int width, CallSite site) {
        equalWidths(op, a, b, site);
        var build = Build.current();
        return build.named(new Expr.Binary(op, build.use(a.node()), build.use(b.node())), width, site);
    }

    static Bool compare(Op op, Bits<?> a, Bits<?> b, CallSite site) {
        return bool(binary(op, a, b, 1, site));
    }

    private static String sign(Op op) {
        return switch (op) {
            case AND -> "&";
            case OR -> "|";
            case XOR -> "^";
            case ADD -> "+";
            case SUB -> "-";
            case MUL, SMUL -> "*";
            case EQ -> "==";
            case NE -> "!=";
            case LT, SLT -> "<";
            case LE, SLE -> "<=";
            case GT, SGT -> ">";
            case GE, SGE -> ">=";
            default -> op.name();
        };
    }

    // ---- shifts

    static Node shifted(Op op, Bits<?> a, int amount, CallSite site) {
        if (amount < 0) {
            throw new HdlException(site.site(), "HDL104", "a shift by " + amount + " runs backwards; shift by "
                + -amount + " the other way");
        }
        var build = Build.current();
        var by = build.literal(amount, Hdl.indexWidth(amount + 1), site.site());
        return build.named(new Expr.Binary(op, build.use(a.node()), by), a.width(), site);
    }

    static Node shifted(Op op, Bits<?> a, UInt amount, CallSite site) {
        var build = Build.current();
        return build.named(new Expr.Binary(op, build.use(a.node()), distance(amount, site.site())), a.width(), site);
    }

    /** How far to shift: more than 31 bits are not needed, and Verilator reads no more than 32, so the rest saturates. */
    static Node distance(UInt amount, Site site) {
        var build = Build.current();
        var node = build.use(amount.node());
        int most = Integer.SIZE - 1;
        if (node.width() <= most) {
            return node;
        }
        if (node.expr() instanceof Expr.Lit lit) {
            return build.literal(lit.value().min(BigInteger.valueOf(Integer.MAX_VALUE)).longValue(), most, site);
        }
        var far = build.node(new Expr.Unary(Op.ANY, slice(node, node.width() - 1, most, site, null)), 1, site);
        return build.node(new Expr.Mux(far, build.literal(Integer.MAX_VALUE, most, site), slice(node, most - 1, 0, site, null)), most, site);
    }

    static Node rotated(Bits<?> a, int right, CallSite site) {
        int width = a.width();
        int by = Math.floorMod(right, width);
        var node = Build.current().use(a.node());
        if (by == 0) {
            return node;
        }
        return cat(List.of(slice(node, by - 1, 0, site.site(), null), slice(node, width - 1, by, site.site(), null)),
            site.site(), site);
    }

    static Node rotated(Bits<?> a, UInt amount, boolean left, CallSite site) {
        var build = Build.current();
        int width = a.width();
        if (Integer.bitCount(width) != 1 || width < 2 || amount.width() != Hdl.log2Ceil(width)) {
            throw new HdlException(site.site(), "HDL109", "rotating " + Names.sized(build.use(a.node())) + " by "
                + Names.sized(build.use(amount.node()))
                + " needs a width that is a power of two and an amount of exactly log2 of it; use the library's Rotate");
        }
        var by = build.use(amount.node());
        var right = left ? build.node(new Expr.Unary(Op.NEG, by), by.width(), site.site()) : by;
        var node = build.use(a.node());
        var twice = build.node(new Expr.Cat(List.of(node, node)), 2 * width, site.site());
        return build.named(new Expr.Index(twice, right, width), width, site);
    }

    // ---- wiring

    /** Bits hi to lo; the site names the result unless it is null. Slices of unnamed wiring are resolved at once. */
    static Node slice(Node node, int hi, int lo, Site site, CallSite name) {
        if (lo < 0 || hi >= node.width() || hi < lo) {
            throw new HdlException(site, "HDL104", (hi == lo ? "bit [" + hi : "bits [" + hi + ":" + lo) + "] "
                + (hi == lo ? "is" : "are")
                + " outside " + Names.quoted(node) + " (" + Names.bits(node.width()) + ", " + (node.width() - 1)
                + " down to 0); take bits that it has, or widen it with zext first");
        }
        var build = Build.current();
        if (lo == 0 && hi == node.width() - 1) {
            return name == null ? node : build.renamed(node, name);
        }
        var expr = resolved(node, hi, lo, site);
        return name == null ? build.node(expr, hi - lo + 1, site) : build.named(expr, hi - lo + 1, name);
    }

    private static Expr resolved(Node node, int hi, int lo, Site site) {
        if (node.label().isNone()) {
            if (node.expr() instanceof Expr.Slice(var inner, var _, int innerLo)) {
                return resolved(inner, innerLo + hi, innerLo + lo, site);
            }
            if (node.expr() instanceof Expr.Cat(var parts)) {
                var covered = covered(parts, hi, lo, site);
                return covered.size() == 1 ? reuse(covered.getFirst()) : new Expr.Cat(covered);
            }
        }
        return new Expr.Slice(node, hi, lo);
    }

    /** The expression that repeats a node: itself when it is pure wiring, else all of its bits. Storage has one node that reads it. */
    private static Expr reuse(Node node) {
        return node.label().isNone() && (node.expr() instanceof Expr.Slice || node.expr() instanceof Expr.Lit)
            ? node.expr() : new Expr.Slice(node, node.width() - 1, 0);
    }

    private static List<Node> covered(List<Node> parts, int hi, int lo, Site site) {
        var found = new ArrayList<Node>();
        int top = 0;
        for (var part : parts) {
            top += part.width();
        }
        for (var part : parts) {
            int bottom = top - part.width();
            int from = Math.max(lo, bottom);
            int to = Math.min(hi, top - 1);
            if (from <= to) {
                found.add(slice(part, to - bottom, from - bottom, site, null));
            }
            top = bottom;
        }
        return found;
    }

    static Node cat(List<Node> parts, Site site, CallSite name) {
        var build = Build.current();
        if (parts.size() == 1) {
            return name == null ? parts.getFirst() : build.renamed(parts.getFirst(), name);
        }
        int width = 0;
        for (var part : parts) {
            width += part.width();
        }
        var expr = new Expr.Cat(List.copyOf(parts));
        return name == null ? build.node(expr, width, site) : build.named(expr, width, name);
    }

    static Node extended(Node node, int width, boolean sign, CallSite name) {
        return width == node.width() ? Build.current().renamed(node, name)
            : cat(extension(node, width, sign, name.site()), name.site(), name);
    }

    static Node extended(Node node, int width, boolean sign, Site site) {
        return width == node.width() ? node : cat(extension(node, width, sign, site), site, null);
    }

    private static List<Node> extension(Node node, int width, boolean sign, Site site) {
        int more = width - node.width();
        var parts = new ArrayList<Node>();
        if (sign) {
            var msb = slice(node, node.width() - 1, node.width() - 1, site, null);
            for (int i = 0; i < more; i++) {
                parts.add(msb);
            }
        } else {
            parts.add(Build.current().literal(0, more, site));
        }
        parts.add(node);
        return parts;
    }

    static Node index(Bits<?> a, UInt start, int width, CallSite site) {
        var build = Build.current();
        if (width < 1 || width > a.width()) {
            throw new HdlException(site.site(), "HDL104", width + " bits cannot be cut from "
                + Names.sized(build.use(a.node())));
        }
        return build.named(new Expr.Index(build.use(a.node()), distance(start, site.site()), width), width, site);
    }

    /** An element number times the element's width, wide enough not to wrap. */
    static Node scaled(Node index, int width, Site site) {
        var build = Build.current();
        if (width == 1) {
            return index;
        }
        if (Integer.bitCount(width) == 1) {
            int zeros = Integer.numberOfTrailingZeros(width);
            return build.node(new Expr.Cat(List.of(index, build.literal(0, zeros, site))), index.width() + zeros, site);
        }
        var factor = build.literal(width, Hdl.indexWidth(width + 1), site);
        return build.node(new Expr.Binary(Op.MUL, index, factor), index.width() + factor.width(), site);
    }

    // ---- bundles

    static Node pack(Data<?> data, Site site) {
        var parts = new ArrayList<Node>();
        for (var leaf : Leaves.of(data)) {
            parts.add(Build.current().use(leaf.bits().node()));
        }
        return cat(parts, site, null);
    }

    static UInt packed(Data<?> data, CallSite site) {
        var parts = new ArrayList<Node>();
        for (var leaf : Leaves.of(data)) {
            parts.add(Build.current().use(leaf.bits().node()));
        }
        return uint(cat(parts, site.site(), site));
    }

    static <R extends Data<R>> R unpacked(Node whole, Shape<R> shape, CallSite site) {
        if (whole.width() != shape.width()) {
            int missing = shape.width() - whole.width();
            throw new HdlException(site.site(), "HDL106", Names.sized(whole) + " cannot be read as " + readable(shape)
                + "; "
                + Math.abs(missing) + (Math.abs(missing) == 1 ? " bit is " : " bits are ")
                + (missing > 0 ? "missing; widen with zext, or leave a field out"
                    : "too many; narrow with trunc, or add a field"));
        }
        var build = Build.current();
        var left = new int[] {whole.width()};
        return shape.make(new Shape.Maker() {
            @Override public <B extends Bits<B>> B leaf(Shape.Leaf<B> leaf, String path, boolean flipped) {
                left[0] -= leaf.width();
                var node = slice(whole, left[0] + leaf.width() - 1, left[0], site.site(), null);
                if (path.isEmpty()) {
                    return leaf.of(build.renamed(node, site), null);
                }
                if (!site.name().isEmpty() && node.label().isNone() && node.storage() == null) {
                    build.builder().label(node, Label.mergeable(Names.join(build.name(site), path)));
                }
                return leaf.of(node, null);
            }
        }, "", false);
    }

    private static String readable(Shape<?> shape) {
        if (!(shape instanceof Shape.OfBundle<?> bundle)) {
            return shape + " (" + Names.bits(shape.width()) + ")";
        }
        var out = new StringBuilder(shape.toString());
        while (!out.isEmpty() && Character.isDigit(out.charAt(out.length() - 1))) {
            out.setLength(out.length() - 1);
        }
        out.append(" (").append(Names.bits(shape.width())).append(": ");
        int shown = 0;
        for (var field : bundle.fields()) {
            if (field.shape() != null) {
                if (shown == 3 && bundle.fields().size() > 4) {
                    return out.append(", ...)").toString();
                }
                out.append(shown++ == 0 ? "" : ", ").append(field.name()).append(' ').append(field.shape().width());
            }
        }
        return out.append(')').toString();
    }
}
