package hdl.ir;

/**
 * A clock of a module with its reset. The implicit clock has the empty name; its ports are {@code clk} and {@code rst}.
 */
public final class ClockDef implements Domain {
    /** How the registers of the clock are reset. */
    public enum ResetKind { SYNC_HIGH, NONE }

    private final boolean implicit;
    private final ResetKind reset;
    private final Site site;
    private String name = "";
    private Port clk;
    private Port rst;
    private Node edge;
    private Wire resetWire;
    private Reg resetRegister;

    ClockDef(boolean implicit, ResetKind reset, Site site) {
        this.implicit = implicit;
        this.reset = reset;
        this.site = site;
    }

    public boolean isImplicit() {
        return implicit;
    }

    public ResetKind reset() {
        return reset;
    }

    public Site site() {
        return site;
    }

    /** The author's name, snake case; empty for the implicit clock. */
    public String name() {
        return name;
    }

    /** The clock port; null while an implicit clock has no reader. */
    public Port clk() {
        return clk;
    }

    /** The reset port; null when nothing needs it. */
    public Port rst() {
        return rst;
    }

    /** What the registers take the rising edge of: the clock port, or what a black box delivers. */
    public Node edge() {
        return clk == null ? edge : clk.ref();
    }

    /** What resets the registers, 1 while they are held; null when nothing does. */
    public Node resetValue() {
        return resetRegister != null ? resetRegister.ref() : rst != null ? rst.ref() : resetWire == null ? null : resetWire.ref();
    }

    /** The reset that the surroundings gave to the clock of a black box, or null. */
    public Wire resetWire() {
        return resetWire;
    }

    /** The register behind the reset port that resets the module, or null: the port does. */
    public Reg resetRegister() {
        return resetRegister;
    }

    void derive(String text, Node from) {
        name = text;
        edge = from;
    }

    void resetWire(Wire wire) {
        resetWire = wire;
    }

    void resetRegister(Reg register) {
        resetRegister = register;
    }

    void bind(String name, Port clk, Port rst) {
        this.name = name;
        this.clk = clk;
        this.rst = rst;
    }

    @Override public String toString() {
        return name.isEmpty() ? "clk" : name;
    }
}
