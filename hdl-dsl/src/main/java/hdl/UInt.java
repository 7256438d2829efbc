package hdl;

import hdl.ir.Expr;
import hdl.ir.Expr.Op;
import hdl.ir.Node;
import java.util.ArrayList;

/** An unsigned number, or bits without a meaning of their own. */
public final class UInt extends Word<UInt> {
    UInt(Shape.Leaf<UInt> shape, Node node, Writer writer) {
        super(shape, node, writer);
    }

    @Override UInt self() {
        return this;
    }

    @Override boolean signed() {
        return false;
    }

    /** Sum with its carry: one bit wider. */
    public UInt plusWide(UInt other) {
        return Values.uint(wide(Op.ADD, other, width() + 1, false, CallSite.capture()));
    }

    /** Exact product: as wide as both operands together. */
    public UInt times(UInt other) {
        var site = CallSite.capture();
        var build = Build.current();
        return Values.uint(build.named(new Expr.Binary(Op.MUL, build.use(node()), build.use(other.node())),
            width() + other.width(), site));
    }

    /** Widened to n bits by zeros. */
    public UInt zext(int n) {
        return Values.uint(extended(n, false, "zext", CallSite.capture()));
    }

    /** Widened to n bits by copies of the most significant bit. */
    public UInt sext(int n) {
        return Values.uint(extended(n, true, "sext", CallSite.capture()));
    }

    /** n bytes as a header is read: byte 0 is bits 7 to 0 and becomes the most significant. */
    public UInt bytes(int first, int n) {
        var site = CallSite.capture();
        return Values.uint(reversed(first, n, site));
    }

    /** The bytes in the opposite order; the width is a multiple of 8. */
    public UInt reverseBytes() {
        var site = CallSite.capture();
        if (width() % 8 != 0) {
            throw new HdlException(site.site(), "HDL104", Names.sized(node())
                + " is not a whole number of bytes; widen it with zext("
                + (width() + 7) / 8 * 8 + ")");
        }
        return Values.uint(reversed(0, width() / 8, site));
    }

    private Node reversed(int first, int n, CallSite site) {
        var build = Build.current();
        var parts = new ArrayList<Node>(n);
        for (int i = first; i < first + n; i++) {
            parts.add(Values.slice(build.use(node()), 8 * i + 7, 8 * i, site.site(), null));
        }
        return Values.cat(parts, site.site(), site);
    }
}
