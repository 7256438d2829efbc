package hdl.sim.jvm;

import hdl.ir.ClockDef;
import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.sim.Backend;
import hdl.sim.Callers;
import hdl.sim.ClaimFailure;
import hdl.sim.ComparingWatcher;
import hdl.sim.CountsCovers;
import hdl.sim.MachineStates;
import hdl.sim.RowLayout;
import hdl.sim.RowRunner;
import hdl.sim.Watcher;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;

/** Runs a circuit inside the Java virtual machine: the flattened design becomes a class, compiled like any other. */
public final class JvmEngine implements Backend, CountsCovers, MachineStates, RowRunner {
    /** What registers without reset and memories without contents hold at first. */
    public enum Start { ZERO, NOISE }

    private final ModuleDef top;
    private final Flat flat;
    private final Way way;
    private final boolean forLong;
    private final Map<Port, Flat.PortWords> ports = new IdentityHashMap<>();
    private final long[] pins;
    private final long[] covers;
    private final long[] cycles;
    private Compiled compiled;
    private Step step;
    private long[] saved = {};
    private Values inside;
    private long[] pinsInside;
    private long edgesInside;
    private long resetClocks;
    private long untouchedClocks;
    private ClaimFailure failure;
    private Vcd waves;
    private long now;

    private JvmEngine(ModuleDef top, Start start, long seed, Way way, boolean forLong) {
        this.top = top;
        this.forLong = forLong;
        flat = Lower.flat(top);
        this.way = way.of(flat);
        pins = new long[flat.pins];
        covers = new long[flat.covers.size()];
        cycles = new long[flat.clocks];
        for (var port : flat.inputs) {
            ports.put(port.port(), port);
        }
        for (var port : flat.outputs) {
            ports.put(port.port(), port);
        }
        var noise = start == Start.NOISE ? new Noise(seed) : null;
        var contents = Contents.of(flat, noise);
        silence();
        compile(false, Contents.registers(flat, noise), contents);
    }

    /** Compiles the circuit; nothing has happened in it yet and no reset is active. */
    public static JvmEngine open(ModuleDef top, Start start, long seed) {
        return open(top, start, seed, Way.BY_SIZE, false);
    }

    /**
     * As {@link #open}, computed in a certain way; {@code forLong}: a large circuit runs long enough that a C++ compiler
     * may work beside it.
     */
    public static JvmEngine open(ModuleDef top, Start start, long seed, Way way, boolean forLong) {
        Bodies.check(top);
        return new JvmEngine(top, start, seed, way, forLong);
    }

    private void compile(boolean visible, long[] state, long[][] contents) {
        compiled = way.compile(flat, visible, forLong);
        step = compiled.step(pins, contents, covers, state);
    }

    /** How it computes the circuit. */
    public Way way() {
        return way;
    }

    /** Claims of a clock without reset are looked at from the second edge on. */
    private void silence() {
        for (var i = 0; i < flat.clocks; i++) {
            if (top.clocks().get(i).reset() == ClockDef.ResetKind.NONE) {
                untouchedClocks |= 1L << i;
                pins[flat.clocks + i] = 1;
            }
        }
    }

    // ---- ports

    @Override public MemorySegment segment(Port port) {
        var words = words(port);
        return MemorySegment.ofArray(pins).asSlice(8L * words.offset(), 8L * ((port.width() + 63) / 64));
    }

    @Override public int bytes(Port port) {
        var width = port.width();
        return width > 64 ? (width + 31) / 32 * 4 : width > 32 ? 8 : width > 16 ? 4 : width > 8 ? 2 : 1;
    }

    private Flat.PortWords words(Port port) {
        var words = ports.get(port);
        if (words == null) {
            throw new IllegalArgumentException(port + " is not a data port of " + top.name());
        }
        return words;
    }

    @Override public void reset(int clock, boolean active) {
        if (top.clocks().get(clock).reset() == ClockDef.ResetKind.NONE) {
            return;
        }
        var bit = 1L << clock;
        resetClocks = active ? resetClocks | bit : resetClocks & ~bit;
        pins[clock] = active ? 1 : 0;
        pins[flat.clocks + clock] = pins[clock];
    }

    // ---- time

    @Override public void settle() {
        step.settle();
        if (waves != null && flat.clocks == 0) {
            waves.sample(now, 0, saved());
        }
    }

    @Override public void edges(long clockMask) {
        if (waves != null) {
            step.settle();
            waves.between(now, saved());
        }
        if (clockMask == 1) {
            advance(0, 1, null);
        } else {
            edge(clockMask);
            step.show();
        }
        if (waves != null) {
            waves.sample(now, clockMask, saved());
        }
    }

    /** Edges of a clock, then outputs; with something to be watched, until it changes. Returns how many edges. */
    private long advance(int clock, long limit, long[] watched) {
        var made = 0L;
        var shown = false;
        while (made < limit) {
            var whole = flat.clocks == 1 && (resetClocks | untouchedClocks) == 0
                ? step.edges(limit - made, watched) : 0;
            shown = whole != 0;
            made += Math.abs(whole);
            cycles[clock] += Math.abs(whole);
            if (whole == 0) {
                edge(1L << clock);
                made++;
            }
            if (whole < 0 || whole == 0 && watched != null && step.hasChanged(watched)) {
                break;
            }
        }
        if (!shown) {
            step.show();
        }
        return made;
    }

    private void edge(long clocks) {
        step.sample(clocks);
        if (step.failedClaim >= 0 && failure == null) {
            failure = compiled.failure(step, cycles);
        }
        step.commit(clocks, clocks & resetClocks);
        count(clocks);
    }

    private void count(long clocks) {
        for (var rest = clocks; rest != 0; rest &= rest - 1) {
            cycles[Long.numberOfTrailingZeros(rest)]++;
        }
        var touched = clocks & untouchedClocks;
        if (touched != 0) {
            untouchedClocks &= ~touched;
            for (var rest = touched; rest != 0; rest &= rest - 1) {
                pins[flat.clocks + Long.numberOfTrailingZeros(rest)] = 0;
            }
        }
    }

    @Override public void step(int clock, long n) {
        if (waves != null) {
            for (var i = 0L; i < n; i++) {
                edges(1L << clock);
                now += Vcd.PERIOD;
            }
            return;
        }
        advance(clock, n, null);
    }

    @Override public Watcher watcher(List<Port> outputs) {
        var pinWords = new BitSet();
        for (var port : outputs) {
            pinWords.set(words(port).offset(), words(port).offset() + (port.width() + 63) / 64);
        }
        var watched = step.watch(pinWords);
        var watching = step;
        var slower = new ComparingWatcher(this, outputs);
        return (clock, limit) -> watched != null && watching == step && waves == null ? advance(clock, limit, watched)
            : slower.step(clock, limit);
    }

    @Override public long stepUntil(int clock, Port port, long value, long limit) {
        var offset = words(port).offset();
        if (port.width() > 64) {
            throw new IllegalArgumentException(port + " has " + port.width() + " bits; stepUntil compares at most 64");
        }
        for (var i = 1L; i <= limit; i++) {
            edges(1L << clock);
            if (waves != null) {
                now += Vcd.PERIOD;
            }
            if (pins[offset] == value) {
                return i;
            }
        }
        return limit;
    }

    @Override public long run(RowLayout layout, MemorySegment inputs, MemorySegment outputs, long rows) {
        var driven = rowWords(layout.inputs());
        var shown = rowWords(layout.outputs());
        var row = 0L;
        while (row < rows && failure == null) {
            driven.toPins(inputs, row * layout.inputStride(), pins);
            event(inputs.get(ValueLayout.JAVA_LONG, row * layout.inputStride()));
            shown.fromPins(pins, outputs, row * layout.outputStride());
            row++;
        }
        return row;
    }

    private RowWords rowWords(List<RowLayout.Field> fields) {
        return new RowWords(fields, fields.stream().mapToInt(field -> words(field.port()).offset()).toArray());
    }

    /** The event word of a row: {@link RowLayout}. */
    private void event(long word) {
        for (var clock = 0; clock < flat.clocks; clock++) {
            reset(clock, (word >>> 32 + clock & 1) != 0);
        }
        if ((int) word != 0) {
            edges(word & 0xffff_ffffL);
        } else {
            settle();
        }
    }

    @Override public void time(long picoseconds) {
        now = picoseconds;
    }

    // ---- what happened

    @Override public ClaimFailure failure() {
        return failure;
    }

    @Override public void eachCover(Taker taker) {
        for (int i = 0; i < covers.length; i++) {
            var cover = flat.covers.get(i);
            taker.cover(cover.site(), cover.label(), covers[i]);
        }
    }

    // ---- inside

    /** The words of a named value anywhere in the design, least significant first: {@code crossing.write_pointer}. */
    @Override public long[] peek(String path) {
        var signal = flat.signals.get(path);
        if (signal == null) {
            throw Callers.noSignal(top.name(), path);
        }
        var values = inside();
        var words = new long[signal.words().length];
        for (var i = 0; i < words.length; i++) {
            words[i] = values.of(signal.words()[i]);
        }
        return words;
    }

    /** What signals show now; looks before the next edge or change of a pin share it. */
    private Values inside() {
        var edges = LongStream.of(cycles).sum();
        if (inside == null || edgesInside != edges || !Arrays.equals(pins, pinsInside)) {
            inside = (inside == null ? new Values(flat.words) : inside).at(saved(), step);
            edgesInside = edges;
            pinsInside = pins.clone();
        }
        return inside;
    }

    @Override public List<Machine> machines() {
        var machines = new ArrayList<Machine>();
        var word = 0;
        for (var machine : flat.machines) {
            machines.add(new Machine(machine.state().path(), machine.clock(), machine.state().constants(), word));
            word += machine.registers().length;
        }
        return machines;
    }

    @Override public void states(long[] words) {
        step.states(words);
    }

    /**
     * Before the first event: what registers hold, by their paths, and words of memories ({@code store[3]}). A path that
     * leads to neither is passed over: other registers keep what {@link Start} says.
     */
    public void begin(Map<String, BigInteger> held) {
        var state = saved().clone();
        var contents = step.contents();
        held.forEach((path, value) -> Contents.begin(flat, path, value, state, contents));
        step.loadAll(state, contents);
        inside = null;
    }

    private void makeVisible() {
        if (!compiled.isVisible()) {
            compile(true, saved(), step.contents());
            inside = null;
        }
    }

    /** All state; the array is used again by the next call. */
    private long[] saved() {
        if (saved.length != compiled.slots()) {
            saved = new long[compiled.slots()];
        }
        step.saveAll(saved);
        return saved;
    }

    @Override public void waves(Path file) {
        makeVisible();
        waves = new Vcd(file, top, compiled);
        waves.sample(now, 0, saved());
    }

    @Override public void close() {
        if (waves != null) {
            step.settle();
            waves.close(saved());
        }
    }
}
