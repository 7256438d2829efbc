package hdl;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Node;

/** A signed number in two's complement. */
public final class SInt extends Word<SInt> {
    SInt(Shape.Leaf<SInt> shape, Node node, Writer writer) {
        super(shape, node, writer);
    }

    @Override SInt self() {
        return this;
    }

    @Override boolean signed() {
        return true;
    }

    /** Sum without overflow: one bit wider. */
    public SInt plusWide(SInt other) {
        return Values.sint(wide(Op.ADD, other, width() + 1, true, CallSite.capture()));
    }

    /** Exact product: as wide as both operands together. */
    public SInt times(SInt other) {
        var site = CallSite.capture();
        var build = Build.current();
        return Values.sint(build.named(new Expr.Binary(Op.SMUL, build.use(node()), build.use(other.node())),
            width() + other.width(), site));
    }

    public SInt negate() {
        return Values.sint(Values.unary(Op.NEG, this, width(), CallSite.capture()));
    }

    /** Widened to n bits; keeps the sign. */
    public SInt sext(int n) {
        return Values.sint(extended(n, true, "sext", CallSite.capture()));
    }

    /** Widened to n bits by zeros. */
    public SInt zext(int n) {
        return Values.sint(extended(n, false, "zext", CallSite.capture()));
    }
}
