package hdl.ir;

/** A port of the module. Its name is final from the moment the ports are declared and is printed letter by letter. */
public final class Port extends Storage {
    /** Which way the port runs, seen from the module. */
    public enum Direction { IN, OUT }

    /** What the port carries. */
    public enum Role { DATA, CLOCK, RESET }

    private final Direction direction;
    private final Role role;
    private final Domain domain;
    private String name;
    private String doc = "";
    private Cycle cycle;
    private String component = "";
    private Bundle bundle;

    /** What is said of several ports together: of the bundle or vector of this name. */
    public record Bundle(String name, String doc) {}

    Port(int id, int width, Site site, Direction direction, Role role, Domain domain) {
        super(id, width, site, Label.NONE);
        this.direction = direction;
        this.role = role;
        this.domain = domain;
    }

    public Direction direction() {
        return direction;
    }

    public boolean isInput() {
        return direction == Direction.IN;
    }

    public Role role() {
        return role;
    }

    /** The declared clock of the port, {@link Domain#ASYNC}, or null when the module has one implicit clock or none. */
    public Domain domain() {
        return domain;
    }

    /** The name as printed. */
    public String name() {
        return name;
    }

    /** What the author says about it; may be empty. */
    public String doc() {
        return doc;
    }

    /** The declared cycle: of a timeline, or {@link Cycle#STEADY}; null: none is declared. */
    public Cycle cycle() {
        return cycle;
    }

    /** The component of the record of ports that it belongs to, as the author wrote it. */
    public String component() {
        return component;
    }

    /** The innermost bundle around the port of which something is said, or null. */
    public Bundle bundle() {
        return bundle;
    }

    /** Whether only the bundle has a description, which then is that of the port too. */
    public boolean isDescribedByBundle() {
        return bundle != null && bundle.doc().equals(doc);
    }

    void bundle(Bundle value) {
        bundle = value;
    }

    void cycle(Cycle value) {
        cycle = value;
    }

    void component(String value) {
        component = value;
    }

    void name(String name, String doc) {
        this.name = name;
        this.doc = doc;
        label(new Label(name, Label.Policy.EXACT));
    }
}
