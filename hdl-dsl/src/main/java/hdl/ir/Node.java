package hdl.ir;

/**
 * A value: an expression of a width, said at a place, perhaps with a name. Compared by identity; {@code id} is dense
 * within its module, so that a pass keeps its results in arrays.
 */
public final class Node {
    private final Object owner;
    private int id;
    private Expr expr;
    private final int width;
    private final Site site;
    private Label label;

    Node(Object owner, int id, Expr expr, int width, Site site, Label label) {
        this.owner = owner;
        this.id = id;
        this.expr = expr;
        this.width = width;
        this.site = site;
        this.label = label;
    }

    /** The builder of the module this value belongs to. */
    public Object owner() {
        return owner;
    }

    public int id() {
        return id;
    }

    public Expr expr() {
        return expr;
    }

    public int width() {
        return width;
    }

    public Site site() {
        return site;
    }

    public Label label() {
        return label;
    }

    void id(int value) {
        id = value;
    }

    void expr(Expr value) {
        expr = value;
    }

    void label(Label label) {
        this.label = label;
    }

    /** The storage this value reads, or null. */
    public Storage storage() {
        return expr instanceof Expr.Ref(Storage storage) ? storage : null;
    }

    public boolean isConstant() {
        return expr instanceof Expr.Lit;
    }

    @Override public String toString() {
        return (label.isNone() ? "#" + id : label.text()) + ":" + width;
    }
}
