package hdl;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Node;

/**
 * A number. Arithmetic wraps at the width of its operands; the words ending in Wide and {@code times} are exact.
 *
 * @param <T> the signal's own type
 */
public abstract sealed class Word<T extends Word<T>> extends Bits<T> permits UInt, SInt {
    Word(Shape.Leaf<T> shape, Node node, Writer writer) {
        super(shape, node, writer);
    }

    abstract boolean signed();

    /** A constant of this signal's width; a value that does not fit is an error. */
    final T constant(long value, CallSite site) {
        return of(Values.constant(value, width(), signed(), site.site()));
    }

    public final void set(long value) {
        var site = CallSite.capture();
        Assignments.leaf(this, constant(value, site).node(), false, site.site());
    }

    public final void next(long value) {
        var site = CallSite.capture();
        Assignments.leaf(this, constant(value, site).node(), true, site.site());
    }

    /** Value under reset. */
    public final T init(long value) {
        var site = CallSite.capture();
        return initTo(Values.encoded(value, width(), signed(), site.site()), site);
    }

    // ---- arithmetic

    public final T plus(T other) {
        return of(Values.binary(Op.ADD, this, other, width(), CallSite.capture()));
    }

    public final T plus(long other) {
        var site = CallSite.capture();
        return of(Values.binary(Op.ADD, this, constant(other, site), width(), site));
    }

    public final T minus(T other) {
        return of(Values.binary(Op.SUB, this, other, width(), CallSite.capture()));
    }

    public final T minus(long other) {
        var site = CallSite.capture();
        return of(Values.binary(Op.SUB, this, constant(other, site), width(), site));
    }

    public final T and(long other) {
        var site = CallSite.capture();
        return of(Values.binary(Op.AND, this, constant(other, site), width(), site));
    }

    public final T or(long other) {
        var site = CallSite.capture();
        return of(Values.binary(Op.OR, this, constant(other, site), width(), site));
    }

    public final T xor(long other) {
        var site = CallSite.capture();
        return of(Values.binary(Op.XOR, this, constant(other, site), width(), site));
    }

    // ---- comparison

    private Bool compared(Op unsigned, Op signed, T other, CallSite site) {
        return Values.compare(signed() ? signed : unsigned, this, other, site);
    }

    public final Bool eq(long other) {
        var site = CallSite.capture();
        return compared(Op.EQ, Op.EQ, constant(other, site), site);
    }

    public final Bool ne(long other) {
        var site = CallSite.capture();
        return compared(Op.NE, Op.NE, constant(other, site), site);
    }

    public final Bool lt(T other) {
        return compared(Op.LT, Op.SLT, other, CallSite.capture());
    }

    public final Bool lt(long other) {
        var site = CallSite.capture();
        return compared(Op.LT, Op.SLT, constant(other, site), site);
    }

    public final Bool le(T other) {
        return compared(Op.LE, Op.SLE, other, CallSite.capture());
    }

    public final Bool le(long other) {
        var site = CallSite.capture();
        return compared(Op.LE, Op.SLE, constant(other, site), site);
    }

    public final Bool gt(T other) {
        return compared(Op.GT, Op.SGT, other, CallSite.capture());
    }

    public final Bool gt(long other) {
        var site = CallSite.capture();
        return compared(Op.GT, Op.SGT, constant(other, site), site);
    }

    public final Bool ge(T other) {
        return compared(Op.GE, Op.SGE, other, CallSite.capture());
    }

    public final Bool ge(long other) {
        var site = CallSite.capture();
        return compared(Op.GE, Op.SGE, constant(other, site), site);
    }

    // ---- shifts

    /** Shifts left by a constant; by the width or more gives 0. */
    public final T shl(int amount) {
        return of(Values.shifted(Op.SHL, this, amount, CallSite.capture()));
    }

    public final T shl(UInt amount) {
        return of(Values.shifted(Op.SHL, this, amount, CallSite.capture()));
    }

    /** Shifts right; a signed number keeps its sign. */
    public final T shr(int amount) {
        return of(Values.shifted(signed() ? Op.ASR : Op.SHR, this, amount, CallSite.capture()));
    }

    public final T shr(UInt amount) {
        return of(Values.shifted(signed() ? Op.ASR : Op.SHR, this, amount, CallSite.capture()));
    }

    public final T rotateLeft(int amount) {
        return of(Values.rotated(this, width() - Math.floorMod(amount, width()), CallSite.capture()));
    }

    public final T rotateRight(int amount) {
        return of(Values.rotated(this, amount, CallSite.capture()));
    }

    /** Rotates by an amount of exactly log2(width) bits; the width is a power of two. */
    public final T rotateLeft(UInt amount) {
        return of(Values.rotated(this, amount, true, CallSite.capture()));
    }

    public final T rotateRight(UInt amount) {
        return of(Values.rotated(this, amount, false, CallSite.capture()));
    }

    final Node extended(int n, boolean sign, String word, CallSite site) {
        var build = Build.current();
        if (n < width()) {
            throw new HdlException(site.site(), "HDL105", Names.sized(build.use(node())) + " is wider than " + word
                + "(" + n
                + "); widening may not shrink: use trunc(" + n + ")");
        }
        return Values.extended(build.use(node()), n, sign, site);
    }

    final Node wide(Op op, T other, int width, boolean sign, CallSite site) {
        var build = Build.current();
        Values.equalWidths(op, this, other, site);
        var a = Values.extended(build.use(node()), width, sign, site.site());
        var b = Values.extended(build.use(other.node()), width, sign, site.site());
        return build.named(new Expr.Binary(op, a, b), width, site);
    }
}
