package hdl;

import hdl.ir.Expr;
import hdl.ir.Label;
import hdl.ir.Node;
import hdl.ir.Reg;
import java.math.BigInteger;

/**
 * A signal without parts: {@link UInt}, {@link SInt}, {@link Bool} or {@link Choice}. Operands have equal widths unless
 * a word says otherwise; nothing is widened or cut silently.
 *
 * @param <T> the signal's own type
 */
public abstract sealed class Bits<T extends Bits<T>> implements Data<T> permits Word, Bool, Choice {
    private final Shape.Leaf<T> shape;
    private final Node node;
    private final Writer writer;

    Bits(Shape.Leaf<T> shape, Node node, Writer writer) {
        this.shape = shape;
        this.node = node;
        this.writer = writer;
    }

    /** The node of the graph behind this signal, for tools. */
    public final Node node() {
        return node;
    }

    final Shape.Leaf<T> leafShape() {
        return shape;
    }

    final Writer writer() {
        return writer;
    }

    public final Shape<T> shape() {
        return shape;
    }

    @Override public final int width() {
        return shape.width();
    }

    abstract T self();

    /** A value of this type from a node, named by where the author stores it. */
    final T of(Node result) {
        return shape.of(result, null);
    }

    // ---- driving

    @Override public final void set(T value) {
        Assignments.leaf(this, Build.current().use(value.node()), false, CallSite.capture().site());
    }

    @Override public final void next(T value) {
        Assignments.leaf(this, Build.current().use(value.node()), true, CallSite.capture().site());
    }

    @Override public final T initZero() {
        return initTo(BigInteger.ZERO, CallSite.capture());
    }

    final T initTo(BigInteger value, CallSite site) {
        var build = Build.current();
        if (!(build.use(node).storage() instanceof Reg reg)) {
            throw new HdlException(site.site(), "HDL218", Names.sized(node)
                + " is not a register and cannot be initialised; declare it with reg");
        }
        build.renameIfUnnamed(node, site);
        build.builder().init(reg, value);
        return self();
    }

    @Override public final T named(String name) {
        Build.current().builder().label(Build.current().use(node), Label.kept(name));
        return self();
    }

    /** Gives the signal a name whose printed form, in snake case, must stand letter by letter. */
    public final T named(String name, Label.Policy policy) {
        Build.current().builder().label(Build.current().use(node), new Label(name, policy));
        return self();
    }

    @Override public final T attribute(String name, String value) {
        var site = CallSite.capture();
        if (!(Build.current().use(node).storage() instanceof Reg reg)) {
            throw new HdlException(site.site(), "HDL218", Names.sized(node)
                + " is not a register and takes no attribute; declare it with reg");
        }
        Build.current().renameIfUnnamed(node, site);
        Build.current().builder().attribute(reg, name, value);
        return self();
    }

    // ---- bitwise

    public final T not() {
        return of(Values.unary(Expr.Op.NOT, this, width(), CallSite.capture()));
    }

    public final T and(T other) {
        return of(Values.binary(Expr.Op.AND, this, other, width(), CallSite.capture()));
    }

    public final T or(T other) {
        return of(Values.binary(Expr.Op.OR, this, other, width(), CallSite.capture()));
    }

    public final T xor(T other) {
        return of(Values.binary(Expr.Op.XOR, this, other, width(), CallSite.capture()));
    }

    /** The value while the condition is 1, else 0. */
    public final T gate(Bool condition) {
        var site = CallSite.capture();
        var build = Build.current();
        var zero = build.literal(0, width(), site.site());
        return of(build.named(new Expr.Mux(build.use(condition.node()), build.use(node), zero), width(), site));
    }

    // ---- comparison

    public final Bool eq(T other) {
        return Values.compare(Expr.Op.EQ, this, other, CallSite.capture());
    }

    public final Bool ne(T other) {
        return Values.compare(Expr.Op.NE, this, other, CallSite.capture());
    }

    // ---- parts

    /** One bit, counted from the least significant. */
    public final Bool bit(int index) {
        var site = CallSite.capture();
        return Values.bool(Values.slice(Build.current().use(node), index, index, site.site(), site));
    }

    /** Bits hi down to lo. */
    public final UInt bits(int hi, int lo) {
        var site = CallSite.capture();
        return Values.uint(Values.slice(Build.current().use(node), hi, lo, site.site(), site));
    }

    /** The most significant bit. */
    public final Bool msb() {
        var site = CallSite.capture();
        return Values.bool(Values.slice(Build.current().use(node), width() - 1, width() - 1, site.site(), site));
    }

    /** The n most significant bits. */
    public final UInt top(int n) {
        var site = CallSite.capture();
        return Values.uint(Values.slice(Build.current().use(node), width() - 1, width() - n, site.site(), site));
    }

    /** The n least significant bits. */
    public final UInt trunc(int n) {
        var site = CallSite.capture();
        return Values.uint(Values.slice(Build.current().use(node), n - 1, 0, site.site(), site));
    }

    /** The bit at a position known at run time; past the end it is 0. */
    public final Bool bit(UInt index) {
        return Values.bool(Values.index(this, index, 1, CallSite.capture()));
    }

    /** n bits from a position known at run time; past the end they are 0. */
    public final UInt slice(UInt start, int n) {
        return Values.uint(Values.index(this, start, n, CallSite.capture()));
    }

    // ---- reductions

    /** Every bit is 1. */
    public final Bool all() {
        return Values.bool(Values.unary(Expr.Op.ALL, this, 1, CallSite.capture()));
    }

    /** At least one bit is 1. */
    public final Bool any() {
        return Values.bool(Values.unary(Expr.Op.ANY, this, 1, CallSite.capture()));
    }

    /** The number of ones is odd. */
    public final Bool parity() {
        return Values.bool(Values.unary(Expr.Op.PARITY, this, 1, CallSite.capture()));
    }

    // ---- other readings of the same bits

    /** The same bits in another shape of the same width, first field most significant. */
    public final <R extends Data<R>> R as(Shape<R> to) {
        var site = CallSite.capture();
        return Values.unpacked(Build.current().use(node), to, site);
    }

    public final UInt asUInt() {
        return Values.uint(Build.current().renamed(node, CallSite.capture()));
    }

    public final SInt asSInt() {
        return Values.sint(Build.current().renamed(node, CallSite.capture()));
    }

    @Override public final boolean equals(Object other) {
        throw new HdlException(CallSite.capture().site(), "HDL611",
            "signals have no equals: use eq for a comparison in hardware");
    }

    @Override public final int hashCode() {
        return System.identityHashCode(this);
    }

    @Override public final String toString() {
        return node == null ? shape.toString() : Names.sized(node);
    }
}
