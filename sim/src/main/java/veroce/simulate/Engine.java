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
        throw VeroceException.missingTool("the receive front end does not run on the engine '" + this
            + "' yet; use --engine reference");
    }

    @Override public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
