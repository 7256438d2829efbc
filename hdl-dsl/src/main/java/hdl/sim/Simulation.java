package hdl.sim;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Data;
import hdl.Design;
import hdl.StreamClaims;
import hdl.ir.ModuleDef;
import hdl.sim.agent.Agent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.LongUnaryOperator;
import java.util.function.Supplier;

/**
 * A running circuit. It starts after a reset of two edges with all inputs 0, and of one more for each register that a
 * reset passes on its way. Opened, used and closed on one thread.
 *
 * @param <IO> the ports of the circuit
 */
public final class Simulation<IO> implements AutoCloseable {
    private static final int RESET_EDGES = 2;

    private final ModuleDef top;
    private final IO io;
    private final Engine engine;
    private final Function<Options, Backend> opener;
    private final List<Agent> agents = new ArrayList<>();
    private Options options;
    private Backend backend;
    private Optional<CountsCovers> covers;
    private Pins pins;
    private Timeline timeline;
    private MachineWatch machines;
    private boolean waving;
    private boolean untouched;
    private boolean plain;
    private long ticking; // clocks of the event that is being prepared

    private Simulation(ModuleDef top, IO io, Engine engine, Supplier<ModelSource> source, Options options) {
        this.top = top;
        this.io = io;
        this.engine = engine;
        this.options = WaveFolder.applied(options, top.name());
        opener = chosen -> engine.open(top, source, chosen);
        start();
    }

    /** Starts a circuit on the engine of {@code -Dhdl.engine=}, else inside the JVM. */
    public static <IO extends Bundle<IO>> Simulation<IO> of(Circuit<IO> circuit) {
        return of(circuit, Engine.preferred());
    }

    public static <IO extends Bundle<IO>> Simulation<IO> of(Circuit<IO> circuit, Engine engine) {
        return of(circuit, engine, Options.standard());
    }

    public static <IO extends Bundle<IO>> Simulation<IO> of(Circuit<IO> circuit, Engine engine, Options options) {
        return of(Design.of(circuit), engine, options);
    }

    /** Starts what has been described before, and shows each of its warnings once on the standard error. */
    public static <IO extends Bundle<IO>> Simulation<IO> of(Design<IO> design, Engine engine, Options options) {
        if (options.warns()) {
            Warnings.show(design.warnings());
        }
        boolean watched = options.streams() && options.claims() && engine.isJvm();
        var run = watched ? design.watched(StreamClaims::claim) : design;
        return new Simulation<>(run.top(), run.io(), engine, () -> Sources.of(run, options.inner()), options);
    }

    /** Starts Verilog that is there already; its ports are those of {@code top}. For VERILATOR and ICARUS. */
    public static Simulation<ModuleDef> of(ModuleDef top, ModelSource source, Engine engine, Options options) {
        return new Simulation<>(top, top, engine, () -> source, options);
    }

    private void start() {
        var opened = opener.apply(options);
        backend = options.claims() || !engine.isJvm() ? opened : new WithoutClaims(opened);
        pins = new Pins(top, backend);
        timeline = new Timeline(top.clocks().size());
        machines = new MachineWatch(top, opened);
        covers = opened instanceof CountsCovers counting ? Optional.of(counting) : Optional.empty();
        waving = false;
        options.waves().ifPresent(this::record);
        try {
            reset(RESET_EDGES);
        } catch (RuntimeException problem) {
            backend.close();
            throw problem;
        }
        untouched = true;
    }

    /** The ports, to be handed to {@link #pin}. */
    public IO io() {
        return io;
    }

    public Engine engine() {
        return engine;
    }

    public Options options() {
        return options;
    }

    /** The module under simulation, for tools. */
    public ModuleDef top() {
        return top;
    }

    // ---- ports

    /** The pin of a port of the top: UInt, SInt, Bool or Choice. */
    public Pin pin(Data<?> signal) {
        return pins.of(signal);
    }

    /** The pin of a port by its Verilog name, read as unsigned. */
    public Pin pin(String name) {
        return pins.of(name);
    }

    /**
     * What a signal inside shows, least significant word first: the register {@code held} of the instance {@code inner}
     * of the instance {@code outer} is {@code outer.inner.held}. VERILATOR and ICARUS need {@link Options#visible}; an
     * unknown bit reads as 0.
     */
    public long[] peek(String path) {
        return backend.peek(path);
    }

    /** All input ports in order, to be driven at once. */
    public PinGroup inputs() {
        return pins.group(true);
    }

    /** All output ports in order, to be read at once. */
    public PinGroup outputs() {
        return pins.group(false);
    }

    // ---- clocks and agents

    /** Sets the speed of a clock; by default every clock has 10 ns, so all rise together. */
    public Speed clock(Clock clock) {
        int index = top.clocks().indexOf(clock.def());
        if (index < 0) {
            throw Callers.error("HDL810", "clock '" + clock.def() + "' is not a clock of the simulated " + top.name());
        }
        return clockNumber(index);
    }

    /** As {@link #clock}, by position among the clocks of the top. */
    public Speed clockNumber(int index) {
        return picoseconds -> {
            if (picoseconds <= 0) {
                throw Callers.error("HDL808", "a period of " + picoseconds + " ps; use at least 1");
            }
            timeline.period(index, picoseconds);
        };
    }

    /** What can be said about a clock. */
    public interface Speed {
        /** Time between two rising edges; the next one comes after this time. */
        void period(long picoseconds);
    }

    /** Position of the clock a port belongs to among the clocks of the top. */
    public int clockOf(Pin pin) {
        var domain = pin.port().domain(); // null: the implicit clock
        return domain == null ? 0 : Math.max(0, top.clocks().indexOf(domain));
    }

    /** From now on the agent is ticked with its clock. */
    public <A extends Agent> A add(A agent) {
        agents.add(agent);
        plan();
        return agent;
    }

    /** Edges of a clock so far, those of the reset included; the coming edge has this number. */
    public long cycle(int clock) {
        return timeline.edges(clock) - (ticking >> clock & 1);
    }

    /** Picoseconds since the start. */
    public long now() {
        return timeline.now();
    }

    // ---- time

    /** Combinational outputs follow the inputs. */
    public void settle() {
        backend.settle();
        check();
    }

    /** One edge of the first clock. */
    public void step() {
        step(1);
    }

    /** {@code n} edges of the first clock; every other clock ticks as its period says. Without clocks: settles. */
    public void step(long n) {
        untouched = false;
        if (plain && n > 0) {
            backend.step(0, n);
            timeline.skip(n);
            check();
        } else {
            for (long made = 0; made < n;) {
                made += event() & 1;
            }
        }
    }

    /**
     * Steps until the pin shows the value, at most {@code limit} edges; returns how many it took. HDL804 when it never
     * does; on the JVM engine it also tells the states of the machines inside.
     */
    public long stepUntil(Pin pin, long value, long limit) {
        if (pin.width() > 64) {
            throw Callers.error("HDL804", "'" + pin.name() + "' has " + pin.width()
                + " bits; stepUntil compares at most 64");
        }
        untouched = false;
        backend.settle();
        machines.begin();
        long made = 0;
        if (pin.get() != value) {
            made = plain && machines.isEmpty() ? nativeUntil(pin, value, limit) : eventsUntil(pin, value, limit);
        }
        if (pin.get() != value) {
            throw Callers.error("HDL804", "'" + pin.name() + "' is still " + pin.get() + " after "
                + Failures.cycles(made) + ", not " + value + machines.text() + seedAndWaves());
        }
        return made;
    }

    /** As {@link #stepUntil(Pin, long, long)}, with any condition. */
    public long stepUntil(BooleanSupplier condition, long limit) {
        long made = 0;
        machines.begin();
        while (made < limit && !condition.getAsBoolean()) {
            if (machines.isEmpty()) {
                step(1);
                made++;
            } else {
                untouched = false;
                for (long before = made; made == before;) {
                    made += watchedEvent();
                }
            }
        }
        if (!condition.getAsBoolean()) {
            throw Callers.error("HDL804", "the condition is still false after " + Failures.cycles(made)
                + machines.text() + seedAndWaves());
        }
        return made;
    }

    /**
     * Outputs to be watched together: the function makes edges of the first clock until one of them has changed, and at
     * most as many as it is given, and returns how many. It may end sooner; at least one edge is made. While nothing else
     * has to happen between edges, they are one call of the engine: a circuit that waits costs its bench nothing.
     */
    public LongUnaryOperator untilChange(Data<?>... outputs) {
        var watched = Arrays.stream(outputs).map(this::pin).toList();
        var watcher = backend.watcher(watched.stream().map(Pin::port).toList());
        return limit -> {
            untouched = false;
            if (!plain) {
                step();
                return 1;
            }
            long made = watcher.step(0, limit);
            timeline.skip(made);
            check();
            return made;
        };
    }

    private long nativeUntil(Pin pin, long value, long limit) {
        long bits = pin.width() == 64 ? value : value & (1L << pin.width()) - 1;
        long made = backend.stepUntil(0, pin.port(), bits, limit);
        timeline.skip(made);
        check();
        return made;
    }

    private long eventsUntil(Pin pin, long value, long limit) {
        long made = 0;
        while (made < limit && pin.get() != value) {
            made += watchedEvent();
        }
        return made;
    }

    /** One event and a look at the machines; 1 when the first clock rose. */
    private long watchedEvent() {
        long mask = event();
        machines.look(timeline);
        return mask & 1;
    }

    /** Makes all prepared rows in one call of the engine and returns how many; agents rest meanwhile. */
    public long run(RowBuffer rows) {
        untouched = false;
        boolean loops = backend instanceof RowRunner && !waving;
        var runner = loops ? (RowRunner) backend : new RowLoop(backend, top.clocks().size(), timeline);
        long made = runner.run(rows.layout().of(top), rows.inputs(), rows.outputs(), rows.rows());
        timeline.skip(loops ? made : 0);
        check();
        return made;
    }

    /** How many unknown bits (X) its outputs have shown so far: 0 on engines of two states. */
    public long unknownBits() {
        return backend instanceof FourState fourState ? fourState.unknownBits() : 0;
    }

    /** How often each cover inside has happened since the start. For the engines that run the description. */
    public Coverage coverage() {
        return covers.orElseThrow(() -> Callers.error("HDL815", "the " + engine + " engine counts no covers, for they are "
            + "not in its Verilog; use JVM, ACTIVITY or NATIVE")).coverage();
    }

    /**
     * Holds every reset until each clock has had {@code n} edges, and waits until the registers behind the resets have
     * let go; agents rest meanwhile.
     */
    public void reset(int n) {
        untouched = false;
        var resting = List.copyOf(agents);
        agents.clear();
        for (int i = 0; i < top.clocks().size(); i++) {
            backend.reset(i, true);
        }
        int late = top.resetDelay();
        edges(n + late);
        for (int i = 0; i < top.clocks().size(); i++) {
            backend.reset(i, false);
        }
        edges(late);
        backend.settle();
        agents.addAll(resting);
        agents.forEach(Agent::reset);
        plan();
    }

    /** Until each clock has had so many. */
    private void edges(int n) {
        var left = new int[Math.max(1, top.clocks().size())];
        Arrays.fill(left, n);
        while (Arrays.stream(left).anyMatch(edges -> edges > 0)) {
            long mask = event();
            for (int i = 0; i < left.length; i++) {
                left[i] -= (int) (mask >> i & 1);
            }
        }
    }

    /** The coming event with everything around it; returns its clocks. */
    private long event() {
        long mask = timeline.advance();
        ticking = mask;
        for (var agent : agents) {
            if ((mask >> agent.clock() & 1) != 0) {
                agent.drive();
            }
        }
        backend.time(timeline.now());
        if (!agents.isEmpty() || top.clocks().isEmpty()) {
            backend.settle();
        }
        for (var agent : agents) {
            if ((mask >> agent.clock() & 1) != 0) {
                agent.sample();
            }
        }
        ticking = 0;
        if (!top.clocks().isEmpty()) {
            backend.edges(mask);
        }
        check();
        return mask;
    }

    /** Steps are left to the engine alone when nothing here has to happen between them. */
    private void plan() {
        plain = agents.isEmpty() && !waving && top.clocks().size() == 1;
    }

    private void check() {
        var failure = backend.failure();
        if (failure != null) {
            throw Failures.claim(failure, seedAndWaves());
        }
    }

    private String seedAndWaves() {
        return "; seed " + options.seed() + options.waves().map(file -> ", waves in " + file.getFileName()).orElse("");
    }

    // ---- waves and the end

    /**
     * Records waves from now on; {@code .vcd} on every engine, {@code .fst} on VERILATOR. A Verilated model is built
     * anew for this, so there it must come first, or be said in {@link Options#waves}.
     */
    public void waves(Path file) {
        if (engine == Engine.VERILATOR && options.waves().isEmpty()) {
            if (!untouched || !pins.isEmpty()) {
                throw Callers.error("HDL811",
                    "this model was built without waves; ask for them first, or open it with Options.waves(file)");
            }
            backend.close();
            options = options.waves(file);
            start();
        } else {
            options = options.waves(file);
            record(file);
        }
    }

    private void record(Path file) {
        var name = file.getFileName().toString();
        if (engine != Engine.VERILATOR && name.endsWith(".fst")) {
            throw Callers.error("HDL814", "the " + engine + " engine writes .vcd, not '" + name + "'; name the file "
                + name.replace(".fst", ".vcd") + ", or use VERILATOR");
        }
        WaveFolder.makeFor(file);
        backend.waves(file);
        waving = true;
        plan();
    }

    @Override public void close() {
        pins.close();
        covers.ifPresent(CoverLog::closed);
        backend.close();
    }
}
