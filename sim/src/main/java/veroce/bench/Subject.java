package veroce.bench;

import static hdl.Hdl.uint;

import hdl.Design;
import hdl.UInt;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.ir.ModuleDef;
import hdl.lib.RegisterSlice;
import hdl.sim.Engine;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Optional;
import rnic.receive.ReceiveFront;
import veroce.VeroceException;
import veroce.capture.Capture;
import veroce.capture.CapturedFrame;

/**
 * A circuit that engines are measured on, with its Verilog and its stimulus.
 *
 * @param top    its ports are those of the stimulus
 * @param source its Verilog
 * @param rows   what goes in
 */
record Subject(ModuleDef top, ModelSource source, RowBuffer rows) implements AutoCloseable {
    static final String RECEIVE_FRONT = "receive-front";
    static final String REGISTER_SLICE = "register-slice";
    private static final long SEED = 1;

    /** By name: the data path of 512 bits under captured frames, or a small circuit under random bits. */
    static Subject of(String name, Path captures, int rows) {
        return switch (name) {
            case RECEIVE_FRONT -> receiveFront(captures, rows);
            case REGISTER_SLICE -> registerSlice(rows);
            default -> throw VeroceException.usage("there is no circuit '" + name + "' to measure");
        };
    }

    private static Subject receiveFront(Path captures, int rows) {
        var design = Design.of(new ReceiveFront(64, 256, 1024));
        var frames = new ArrayList<CapturedFrame>();
        for (var kind : new String[] {"send", "write", "read"}) {
            frames.addAll(Capture.read(captures.resolve("rxe-rc-" + kind + ".pcap")).frames());
        }
        return new Subject(design.top(), source(design), Traffic.of(design, frames, rows));
    }

    private static Subject registerSlice(int rows) {
        var design = Design.of(small(32));
        return new Subject(design.top(), source(design), new RowBuffer(design.top(), rows).noise(SEED));
    }

    /** A library circuit of a few registers. */
    static RegisterSlice<UInt> small(int width) {
        return new RegisterSlice<>(uint(width));
    }

    private static ModelSource source(Design<?> design) {
        var files = FileSet.of(design.modules(), Style.DEFAULT);
        return new ModelSource(files.top(), files.modules(), files.contents());
    }

    /** Comparable on every engine, models compiled for speed. */
    static Options options() {
        return new Options(Options.Start.ZERO, SEED, true, Options.Effort.FULL, Optional.empty());
    }

    Simulation<ModuleDef> on(Engine engine) {
        return Simulation.of(top, source, engine, options());
    }

    @Override public void close() {
        rows.close();
    }
}
