package hdl.sim.verilator;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.sim.Backend;
import hdl.sim.ClaimFailure;
import hdl.sim.ClaimText;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.RowLayout;
import hdl.sim.RowRunner;
import hdl.sim.Seed;
import hdl.sim.ToolException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;

/**
 * Runs the Verilog that ships, compiled by Verilator and loaded into this process; ports are the model's own memory.
 */
public final class VerilatorEngine implements Backend, RowRunner {
    /** Shared: a model may be stepped by another thread than the one that opened it, one at a time. */
    private final Arena arena = Arena.ofShared();
    private final NativeCalls calls;
    private final MemorySegment[] segments;
    private final boolean traced;
    private final ModelSource source;
    private final Options options;
    private boolean closed;
    private ClaimFailure failure;

    private VerilatorEngine(ModuleDef top, ModelSource source, VerilatedModel model, Options options) {
        this.source = source;
        this.options = options;
        boolean noise = options.start() == Options.Start.NOISE;
        int seed = (int) (Seed.derive(options.seed(), "start") & 0x3fffffff) | 1; // 0 would mean: choose one
        calls = new NativeCalls(model.library(), model.prefix(), noise, seed, arena);
        traced = options.waves().isPresent();
        segments = new MemorySegment[top.storageCount()];
        for (int i = 0; i < top.ports().size(); i++) {
            var port = top.ports().get(i);
            segments[port.id()] = MemorySegment.ofAddress(calls.port(i)).reinterpret(RowLayout.bytes(port.width()),
                arena, null);
        }
    }

    /** Builds the model, or finds it in the cache, and loads it. */
    public static VerilatorEngine open(ModuleDef top, ModelSource source, Options options, ModelCache cache) {
        return new VerilatorEngine(top, source, VerilatedModel.of(top, source, options, cache), options);
    }

    @Override public MemorySegment segment(Port port) {
        return segments[port.id()];
    }

    @Override public int bytes(Port port) {
        return RowLayout.bytes(port.width());
    }

    @Override public long[] peek(String path) {
        var signal = source.inner(path, options);
        var whole = "TOP." + source.top() + "." + signal.verilog();
        int dot = whole.lastIndexOf('.');
        long address = calls.find(whole.substring(0, dot), whole.substring(dot + 1));
        if (address == 0) {
            throw new ToolException("Verilator has removed '" + path + "' from its model of " + source.top());
        }
        var memory = MemorySegment.ofAddress(address).reinterpret(RowLayout.bytes(signal.width()));
        var words = new long[(signal.width() + 63) / 64];
        for (int i = 0; i < memory.byteSize(); i++) {
            words[i / 8] |= (memory.get(ValueLayout.JAVA_BYTE, i) & 0xffL) << 8 * (i % 8);
        }
        return words;
    }

    @Override public void reset(int clock, boolean active) {
        calls.reset(clock, active);
    }

    @Override public void settle() {
        calls.settle();
    }

    @Override public void edges(long clockMask) {
        made(calls.step(clockMask, 1));
    }

    @Override public void step(int clock, long n) {
        made(calls.step(1L << clock, n));
    }

    @Override public long stepUntil(int clock, Port port, long value, long limit) {
        return made(calls.until(1L << clock, segment(port).address(), bytes(port), value, limit));
    }

    @Override public long run(RowLayout layout, MemorySegment inputs, MemorySegment outputs, long rows) {
        if (inputs.byteSize() < rows * layout.inputStride() || outputs.byteSize() < rows * layout.outputStride()) {
            throw new IllegalArgumentException("the segments are too small for " + rows + " rows");
        }
        return made(calls.rows(inputs.address(), outputs.address(), rows));
    }

    /** What a call made, after noticing that something stopped it. */
    private long made(long answer) {
        if (answer >= 0) {
            return answer;
        }
        if (failure == null) {
            failure = ClaimText.failure(calls.printed(), calls.cycle());
        }
        return -answer - 1;
    }

    @Override public ClaimFailure failure() {
        return failure;
    }

    @Override public void waves(Path file) {
        if (!traced) {
            throw new ToolException("this Verilated model was built without waves; open it with Options.waves(file)");
        }
        if (!calls.waves(file.toAbsolutePath())) {
            throw new ToolException("cannot write waves to " + file);
        }
    }

    @Override public void time(long picoseconds) {
        calls.time(picoseconds);
    }

    @Override public void close() {
        if (!closed) {
            closed = true;
            calls.close();
            arena.close();
        }
    }
}
