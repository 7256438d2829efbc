package veroce.simulate;

import java.util.Locale;
import veroce.VeroceException;

/** What can run the receive front end: simulators of the hardware, and the reference without hardware. */
public enum Engine {
    JVM, ACTIVITY, NATIVE, VERILATOR, ICARUS, REFERENCE;

    /** A front end with empty windows. */
    public FrontEnd open(FrontEndParameters parameters) {
        if (this == REFERENCE) {
            return new ReferenceFrontEnd(parameters);
        }
        demandTools();
        return new HardwareFrontEnd(parameters, hdl.sim.Engine.valueOf(name()));
    }

    /** Refuses an engine whose programs are not on this machine. */
    public void demandTools() {
        if (this != REFERENCE && !hdl.sim.Engine.valueOf(name()).available()) {
            throw VeroceException.missingTool("the engine '" + this + "' needs " + switch (this) {
                case VERILATOR -> "verilator and a C++ compiler";
                case NATIVE -> "a C++ compiler";
                default -> "iverilog and vvp";
            } + ", and not all of it is on the PATH: './veroce doctor' says what is missing, 'make setup'"
                + " installs it, '--engine jvm' needs no tool");
        }
    }

    @Override public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
