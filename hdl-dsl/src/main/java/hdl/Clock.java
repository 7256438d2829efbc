package hdl;

import hdl.ir.ClockDef;
import hdl.ir.Instance;
import hdl.ir.Label;
import hdl.ir.Stmt;

/** A clock with its reset. On an instance, {@code set} says which clock of the surroundings it is. */
public final class Clock implements Data<Clock> {
    private final ClockDef def;
    private final Instance instance;
    private final Bool output;

    /** {@code output}: the port or pin of a black box that delivers the clock, else null. */
    Clock(ClockDef def, Instance instance, Bool output) {
        this.def = def;
        this.instance = instance;
        this.output = output;
    }

    /** The clock of the graph behind this one, for tools. */
    public ClockDef def() {
        if (def == null) {
            throw new HdlException(CallSite.capture().site(), "HDL413", name()
                + " is an output of this black box: drive it with set; registers in here run on an input");
        }
        return def;
    }

    Instance instance() {
        return instance;
    }

    Bool output() {
        return output;
    }

    /** In the body of a black box: the clock that it delivers follows this value. */
    public void set(Bool value) {
        var site = CallSite.capture().site();
        if (def != null) {
            throw new HdlException(site, "HDL207", name()
                + " is not driven by a value: only the output of a black box is, in its body");
        }
        output.set(value);
    }

    /** Where a black box delivers the clock: what resets its registers, a value of this clock. */
    public void reset(Bool value) {
        var site = CallSite.capture().site();
        if (def == null || output == null || def.resetWire() != null) {
            throw new HdlException(site, "HDL207", name() + (output == null ? " comes with its reset"
                : def == null ? " is an output of this black box; its reset comes from where the box is used"
                : " has a reset already, given at " + def.resetWire().site() + "; remove one"));
        }
        var build = Build.current();
        var wire = build.builder().wire(1, site, Label.kept(Names.join(def.name(), "rst")));
        build.builder().reset(def, wire);
        build.builder().add(new Stmt.Assign(wire, build.use(value.node()), site));
    }

    private String name() {
        return def != null ? "clock '" + def + "'" : "the clock '" + output.node().storage().label().text() + "'";
    }

    @Override public void set(Clock value) {
        var site = CallSite.capture().site();
        if (def == null) {
            output.set(Values.bool(value.def().edge()));
            return;
        }
        if (output != null) {
            throw new HdlException(site, "HDL207", name()
                + " is the output of a black box: it can be read, not driven");
        }
        if (instance == null) {
            throw new HdlException(site, "HDL207", name()
                + " is an input of this circuit: it can be read, not driven");
        }
        Build.current().builder().connect(instance, def, value.def());
    }

    @Override public void next(Clock value) {
        throw new HdlException(CallSite.capture().site(), "HDL206", name()
            + " is not a register: use set, not next");
    }

    @Override public Clock initZero() {
        throw new HdlException(CallSite.capture().site(), "HDL218", name()
            + " is not a register and cannot be initialised");
    }

    @Override public Clock named(String name) {
        throw new HdlException(CallSite.capture().site(), "HDL601", name()
            + " takes its name from the component of Io; rename that");
    }

    @Override public Clock attribute(String name, String value) {
        throw new HdlException(CallSite.capture().site(), "HDL218", name()
            + " is not a register and takes no attribute");
    }

    @Override public int width() {
        return 0;
    }
}
