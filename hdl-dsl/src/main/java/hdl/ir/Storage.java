package hdl.ir;

/**
 * Something with a name that is driven in one place and read in others: a port, a wire, a register, an instance's pin,
 * the data of a memory's read port. Compared by identity; {@code id} is dense within its module.
 */
public abstract sealed class Storage permits Port, Wire, Reg, Pin, ReadData {
    private final int id;
    private final int width;
    private final Site site;
    private Label label;
    private Node ref;
    private boolean carried;
    private Enumeration choices;

    Storage(int id, int width, Site site, Label label) {
        this.id = id;
        this.width = width;
        this.site = site;
        this.label = label;
    }

    public final int id() {
        return id;
    }

    public final int width() {
        return width;
    }

    public final Site site() {
        return site;
    }

    public final Label label() {
        return label;
    }

    final void label(Label label) {
        this.label = label;
    }

    /** The one node that reads this storage. */
    public final Node ref() {
        return ref;
    }

    final void ref(Node ref) {
        this.ref = ref;
    }

    /** Whether its width is the parameter {@code WIDTH} of the module. */
    public boolean isCarried() {
        return carried;
    }

    final void carried() {
        carried = true;
    }

    /** The constants it holds, or null when it is a number. */
    public final Enumeration choices() {
        return choices;
    }

    final void choices(Enumeration of) {
        choices = of;
    }

    @Override public String toString() {
        return label.isNone() ? getClass().getSimpleName() + "#" + id : label.text();
    }
}
