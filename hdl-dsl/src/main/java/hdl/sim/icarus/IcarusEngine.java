package hdl.sim.icarus;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.sim.Backend;
import hdl.sim.ClaimFailure;
import hdl.sim.ClaimText;
import hdl.sim.FourState;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.RowLayout;
import hdl.sim.RowRunner;
import hdl.sim.ToolException;
import hdl.sim.Tools;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Runs the Verilog that ships in Icarus, an interpreter of four states in a process of its own. */
public final class IcarusEngine implements Backend, FourState, RowRunner {
    private static final long PERIOD = 10_000;

    private final ModuleDef top;
    private final Path folder;
    private final ModelSource source;
    private final Options options;
    private final List<String> inner;
    private final Bench bench;
    private final VvpProcess process;
    private final Arena arena = Arena.ofShared();
    private final FourStatePort[] ports;
    private long resets;
    private long now;
    private long lastEdge;
    private Path waves;
    private ClaimFailure failure;
    private boolean closed;

    private IcarusEngine(ModuleDef top, ModelSource source, Options options, Path folder, Path vvp)
        throws IOException {
        this.top = top;
        this.source = source;
        this.options = options;
        inner = source.inner().values().stream().map(ModelSource.Inner::verilog).filter(name -> !name.isEmpty())
            .distinct().toList();
        bench = new Bench(top, inner);
        IcarusBuild.build(folder, source, bench, options);
        this.folder = folder;
        ports = new FourStatePort[top.storageCount()];
        for (var port : top.ports()) {
            ports[port.id()] = new FourStatePort(port.width(), arena);
        }
        process = new VvpProcess(folder, vvp);
    }

    /** True when both tools are there. */
    public static boolean available() {
        return Tools.find("iverilog").isPresent() && Tools.find("vvp").isPresent();
    }

    /** Compiles the design with its bench and starts it. */
    public static IcarusEngine open(ModuleDef top, ModelSource source, Options options) {
        var vvp = Tools.require("vvp", "Icarus Verilog 11 or later");
        try {
            var folder = Files.createTempDirectory("hdl-icarus-");
            var engine = new IcarusEngine(top, source, options, folder, vvp);
            engine.settle(); // the first answer also says that the bench runs
            return engine;
        } catch (IOException problem) {
            throw new ToolException("cannot start Icarus on " + top.name() + ": " + problem, problem);
        }
    }

    @Override public MemorySegment segment(Port port) {
        return ports[port.id()].value;
    }

    @Override public MemorySegment unknown(Port port) {
        return ports[port.id()].unknown;
    }

    @Override public long unknownBits() {
        long sum = 0;
        for (var port : ports) {
            sum += port == null ? 0 : port.unknownBits;
        }
        return sum;
    }

    @Override public int bytes(Port port) {
        return RowLayout.bytes(port.width());
    }

    @Override public long[] peek(String path) {
        var signal = source.inner(path, options);
        var words = new long[(signal.width() + 63) / 64];
        var answer = failure != null ? null
            : process.ask(Bench.PEEK + " 0 0 " + Integer.toHexString(inner.indexOf(signal.verilog())) + " 0"
                + " 0".repeat(bench.inputs().size()));
        if (answer == null) {
            throw new ToolException("the simulation of " + top.name() + " has ended; '" + path
                + "' cannot be read any more");
        }
        try (var own = Arena.ofConfined()) {
            var state = new FourStatePort(signal.width(), own);
            state.take(answer, 1);
            for (int i = 0; i < words.length; i++) {
                words[i] = state.value.get(ValueLayout.JAVA_LONG, 8L * i);
            }
        }
        return words;
    }

    @Override public void reset(int clock, boolean active) {
        resets = active ? resets | 1L << clock : resets & ~(1L << clock);
    }

    @Override public void settle() {
        command(Bench.SETTLE, 0, 0);
    }

    @Override public void edges(long clockMask) {
        command(Bench.EDGES, clockMask, 1);
    }

    @Override public void step(int clock, long n) {
        command(Bench.EDGES, 1L << clock, n);
    }

    @Override public long stepUntil(int clock, Port port, long value, long limit) {
        long made = 0;
        do {
            edges(1L << clock);
            made++;
        } while (made < limit && failure == null && !shows(port, value));
        return made;
    }

    private boolean shows(Port port, long value) {
        var state = ports[port.id()];
        for (int i = 0; i < (port.width() + 7) / 8; i++) {
            if (state.unknown.get(ValueLayout.JAVA_BYTE, i) != 0
                || state.value.get(ValueLayout.JAVA_BYTE, i) != (byte) (value >>> 8 * i)) {
                return false;
            }
        }
        return true;
    }

    /** The coming edge: where the simulation says, but never before the last one. */
    private long edgeTime(long edges) {
        long at = Math.max(now, lastEdge + PERIOD / 4);
        lastEdge = at + (edges - 1) * PERIOD;
        now = lastEdge + PERIOD;
        return at;
    }

    private void command(int op, long mask, long count) {
        if (failure != null) {
            return;
        }
        var line = new StringBuilder();
        long at = count == 0 ? 0 : edgeTime(count);
        line.append(op).append(' ').append(Long.toHexString(mask)).append(' ').append(Long.toHexString(resets))
            .append(' ').append(Long.toHexString(count)).append(' ').append(Long.toHexString(at));
        for (var input : bench.inputs()) {
            line.append(' ');
            ports[input.id()].write(line, ports[input.id()].value, 0);
        }
        var answer = process.ask(line);
        if (answer == null) {
            failure = ClaimText.failure(process.printed(), process.edges() - 1);
            return;
        }
        int from = 1;
        for (var output : bench.outputs()) {
            from = ports[output.id()].take(answer, from);
        }
    }

    @Override public long run(RowLayout layout, MemorySegment inputs, MemorySegment outputs, long rows) {
        try {
            Rows.write(folder.resolve("rows.in"), layout, ports, inputs, rows);
            command(Bench.ROWS, 0, rows);
            return Rows.read(folder.resolve("rows.out"), layout, ports, outputs, rows);
        } catch (IOException problem) {
            throw new ToolException("cannot exchange rows with vvp in " + folder, problem);
        }
    }

    @Override public ClaimFailure failure() {
        return failure;
    }

    @Override public void waves(Path file) {
        waves = file.toAbsolutePath();
        command(Bench.WAVES, 0, 0);
    }

    @Override public void time(long picoseconds) {
        now = picoseconds;
    }

    @Override public void close() {
        if (closed) {
            return;
        }
        closed = true;
        process.close();
        arena.close();
        try {
            if (waves != null) {
                Files.move(folder.resolve("waves.vcd"), waves, StandardCopyOption.REPLACE_EXISTING);
            }
            IcarusBuild.delete(folder);
        } catch (IOException problem) {
            throw new ToolException("cannot tidy up " + folder + " after simulating " + top.name(), problem);
        }
    }
}
