package hdl.sim;

import hdl.Design;

/** The Verilog of a design, as the engines that read Verilog take it. */
final class Sources {
    private Sources() {
    }

    static ModelSource of(Design<?> design) {
        throw new UnsupportedOperationException("the emitter has not landed yet; " + design.top().name() + " runs on the JVM engine");
    }
}
