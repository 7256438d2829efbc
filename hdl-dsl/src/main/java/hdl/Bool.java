package hdl;

import hdl.ir.Node;
import java.math.BigInteger;

/** One bit with the meaning yes or no; the only type that a condition accepts. */
public final class Bool extends Bits<Bool> {
    Bool(Shape.Leaf<Bool> shape, Node node, Writer writer) {
        super(shape, node, writer);
    }

    @Override Bool self() {
        return this;
    }

    public void set(boolean value) {
        var site = CallSite.capture();
        Assignments.leaf(this, Build.current().literal(value ? 1 : 0, 1, site.site()), false, site.site());
    }

    public void next(boolean value) {
        var site = CallSite.capture();
        Assignments.leaf(this, Build.current().literal(value ? 1 : 0, 1, site.site()), true, site.site());
    }

    /** Value under reset: 0 or 1. */
    public Bool init(int value) {
        var site = CallSite.capture();
        return initTo(Values.encoded(value, 1, false, site.site()), site);
    }

    public Bool init(boolean value) {
        return initTo(value ? BigInteger.ONE : BigInteger.ZERO, CallSite.capture());
    }
}
