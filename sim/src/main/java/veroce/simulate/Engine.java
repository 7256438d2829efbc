package veroce.simulate;

import java.util.Locale;
import veroce.VeroceException;

/** What can run the receive front end: three simulators of the hardware, and the reference without hardware. */
public enum Engine {
    JVM, VERILATOR, ICARUS, REFERENCE;

    /** A front end with empty windows. */
    public FrontEnd open(FrontEndParameters parameters) {
        if (this == REFERENCE) {
            return new ReferenceFrontEnd(parameters);
        }
        var engine = hdl.sim.Engine.valueOf(name());
        if (!engine.available()) {
            throw VeroceException.missingTool("the engine '" + this + "' needs a tool that is not on the PATH; './veroce doctor'"
                + " says which, or use --engine jvm");
        }
        return new HardwareFrontEnd(parameters, engine);
    }

    @Override public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
