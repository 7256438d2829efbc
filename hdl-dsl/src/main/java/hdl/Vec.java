package hdl;

import hdl.ir.Expr;
import hdl.ir.Node;
import hdl.ir.Stmt;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;

/**
 * Several signals of one shape, chosen by number: n separate signals in the Verilog, {@code lanes_0} and so on.
 *
 * @param <E> the elements
 */
public final class Vec<E extends Data<E>> implements Data<Vec<E>>, Iterable<E> {
    private final Shape.OfVec<E> shape;
    private final List<E> elements;

    Vec(Shape.OfVec<E> shape, List<E> elements) {
        this.shape = shape;
        this.elements = Collections.unmodifiableList(elements);
    }

    Shape.OfVec<E> shape() {
        return shape;
    }

    public int size() {
        return elements.size();
    }

    /** The element at a position known now. */
    public E at(int index) {
        if (index < 0 || index >= elements.size()) {
            throw new HdlException(CallSite.capture().site(), "HDL108", "index " + index + " is outside this vec of "
                + elements.size() + " elements (0 to " + (elements.size() - 1) + ")");
        }
        return elements.get(index);
    }

    public E get(int index) {
        return at(index);
    }

    /**
     * The element at a position known at run time, of exactly {@code indexWidth(size())} bits. Reading past the end
     * gives 0, writing there does nothing.
     */
    public E at(UInt index) {
        var site = CallSite.capture();
        var build = Build.current();
        var at = build.use(index.node());
        if (index.width() != Hdl.indexWidth(size())) {
            throw new HdlException(site.site(), "HDL108", Names.index(at) + " reaches " + Names.most(index.width())
                + " but " + Names.quoted(this) + " has " + size() + " elements; "
                + (index.width() > Hdl.indexWidth(size()) ? "narrow it with trunc(" : "widen it with zext(")
                + Hdl.indexWidth(size()) + ")");
        }
        var columns = new ArrayList<List<Bits<?>>>();
        for (var element : elements) {
            int i = 0;
            for (var leaf : Leaves.of(element)) {
                if (columns.size() == i) {
                    columns.add(new ArrayList<>());
                }
                columns.get(i++).add(leaf.bits());
            }
        }
        var chosen = columns.iterator();
        var label = site;
        return Leaves.rebuilt(elements.getFirst(), leaf -> chosenLeaf(leaf, chosen.next(), at, label));
    }

    private <B extends Bits<B>> Bits<B> chosenLeaf(Bits<B> leaf, List<Bits<?>> column, Node index, CallSite site) {
        var build = Build.current();
        var parts = new ArrayList<Node>();
        for (var bits : column) {
            parts.addFirst(build.use(bits.node()));
        }
        int width = leaf.width();
        var all = build.node(new Expr.Cat(List.copyOf(parts)), width * parts.size(), site.site());
        var start = Values.scaled(index, width, site.site());
        var read = build.node(new Expr.Index(all, start, width), width, site.site());
        return leaf.leafShape().of(read, (value, next, at) -> writeChosen(column, index, value, next, at));
    }

    private static void writeChosen(List<Bits<?>> column, Node index, Node value, boolean next, hdl.ir.Site at) {
        var build = Build.current();
        var arms = new ArrayList<Stmt.Arm>();
        for (int i = 0; i < column.size(); i++) {
            var body = new ArrayList<Stmt>();
            build.builder().open(body);
            Assignments.leaf(column.get(i), value, next, at);
            build.builder().close();
            arms.add(new Stmt.Arm(List.of(build.literal(i, index.width(), at)), body, at));
        }
        build.builder().add(new Stmt.Select(index, arms, java.util.Optional.of(List.of()), false,
            java.util.Optional.empty(), at));
    }

    @Override public void set(Vec<E> value) {
        Assignments.bundle(this, value, false);
    }

    @Override public void next(Vec<E> value) {
        Assignments.bundle(this, value, true);
    }

    @Override public Vec<E> initZero() {
        for (var element : elements) {
            element.initZero();
        }
        return this;
    }

    @Override public Vec<E> named(String name) {
        for (int i = 0; i < elements.size(); i++) {
            elements.get(i).named(Names.join(name, Integer.toString(i)));
        }
        return this;
    }

    @Override public Vec<E> attribute(String name, String value) {
        for (var element : elements) {
            element.attribute(name, value);
        }
        return this;
    }

    @Override public int width() {
        return shape.width();
    }

    /** All bits, element 0 most significant. */
    public UInt asUInt() {
        return Values.packed(this, CallSite.capture());
    }

    @Override public Iterator<E> iterator() {
        return elements.iterator();
    }
}
