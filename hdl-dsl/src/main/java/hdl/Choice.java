package hdl;

import hdl.ir.Node;

/**
 * One of the constants of a Java enum.
 *
 * @param <E> the enum
 */
public final class Choice<E extends Enum<E>> extends Bits<Choice<E>> {
    private final Shape.OfChoice<E> choices;

    Choice(Shape.OfChoice<E> shape, Node node, Writer writer) {
        super(shape, node, writer);
        choices = shape;
    }

    @Override Choice<E> self() {
        return this;
    }

    Codes<E> codes() {
        return choices.codes();
    }

    private Node constant(E value, CallSite site) {
        return Build.current().constant(codes(), value, site.site());
    }

    /** 1 while this is the constant. */
    public Bool is(E value) {
        var site = CallSite.capture();
        return Values.compare(hdl.ir.Expr.Op.EQ, this, of(constant(value, site)), site);
    }

    public void set(E value) {
        var site = CallSite.capture();
        Assignments.leaf(this, constant(value, site), false, site.site());
    }

    public void next(E value) {
        var site = CallSite.capture();
        Assignments.leaf(this, constant(value, site), true, site.site());
    }

    /** Value under reset. */
    public Choice<E> init(E value) {
        return initTo(codes().code(value), CallSite.capture());
    }
}
