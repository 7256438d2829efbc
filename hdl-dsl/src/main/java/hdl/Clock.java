package hdl;

import hdl.ir.ClockDef;
import hdl.ir.Instance;

/** A clock with its reset. On an instance, {@code set} says which clock of the surroundings it is. */
public final class Clock implements Data<Clock> {
    private final ClockDef def;
    private final Instance instance;

    Clock(ClockDef def, Instance instance) {
        this.def = def;
        this.instance = instance;
    }

    /** The clock of the graph behind this one, for tools. */
    public ClockDef def() {
        return def;
    }

    Instance instance() {
        return instance;
    }

    @Override public void set(Clock value) {
        var site = CallSite.capture().site();
        if (instance == null) {
            throw new HdlException(site, "HDL207", "clock '" + def
                + "' is an input of this circuit: it can be read, not driven");
        }
        Build.current().builder().connect(instance, def, value.def);
    }

    @Override public void next(Clock value) {
        throw new HdlException(CallSite.capture().site(), "HDL206", "clock '" + def
            + "' is not a register: use set, not next");
    }

    @Override public Clock initZero() {
        throw new HdlException(CallSite.capture().site(), "HDL218", "clock '" + def
            + "' is not a register and cannot be initialised");
    }

    @Override public Clock named(String name) {
        throw new HdlException(CallSite.capture().site(), "HDL601", "clock '" + def
            + "' takes its name from the component of Io; rename that");
    }

    @Override public Clock attribute(String name, String value) {
        throw new HdlException(CallSite.capture().site(), "HDL218", "clock '" + def
            + "' is not a register and takes no attribute");
    }

    @Override public int width() {
        return 0;
    }
}
