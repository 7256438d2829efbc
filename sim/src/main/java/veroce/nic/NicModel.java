package veroce.nic;

import hdl.Data;
import hdl.Design;
import hdl.ir.Mutation;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.PinGroup;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiTarget;
import java.lang.ref.SoftReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.function.LongUnaryOperator;
import java.util.function.ToLongFunction;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;

/**
 * A simulated NIC with everything its pins are connected to: the MAC on one side, host memory and the host's register
 * accesses on the other.
 */
public final class NicModel implements AutoCloseable {
    private static final Map<RnicParameters, SoftReference<Design<Rnic.Io>>> DESIGNS = new HashMap<>();

    private final Simulation<Rnic.Io> nic;
    private final HostBus memory;
    private final RegisterBus registers;
    private final MacIn macIn;
    private final MacOut macOut;
    private final Optional<EthernetPort> ethernet;
    private final Recording recording;
    private final PinGroup inputs;
    private final LongUnaryOperator untilChange;
    private final hdl.sim.Pin interrupt;
    private final hdl.sim.Pin messages;
    /** What is told of each message; nobody listens to them at first. */
    private IntConsumer messaged = _ -> { };
    private final double picosecondsPerCycle;
    /** Looks inside, or null. */
    private Consumer<ToLongFunction<String>> watcher;
    private long cycle;
    private long interrupts;
    private boolean wasRaised;

    /**
     * Starts a NIC.
     *
     * @param gigabitsPerSecond speed of its line
     * @param wire              takes the frames it sends
     */
    public NicModel(RnicParameters parameters, Engine engine, Options options, AxiTarget target,
                    HostBus.Timing timing, double gigabitsPerSecond, MacOut.Wire wire) {
        this(parameters, engine, options, target, timing, gigabitsPerSecond, wire, null);
    }

    /** As the other; {@code recording}, if not null, gets the inputs of every cycle. */
    public NicModel(RnicParameters parameters, Engine engine, Options options, AxiTarget target,
                    HostBus.Timing timing, double gigabitsPerSecond, MacOut.Wire wire, Recording recording) {
        this.recording = recording;
        nic = Simulation.of(design(parameters), engine, options);
        var io = nic.io();
        memory = new HostBus(nic, io.mAxi(), target, timing);
        registers = new RegisterBus(nic, io.sAxi());
        macIn = new MacIn(nic, io.sAxisMac());
        macOut = new MacOut(nic, io.mAxisMac(), gigabitsPerSecond, wire);
        ethernet = io.mAxisEthernet().map(it -> new EthernetPort(nic, it, io.sAxisEthernet().orElseThrow()));
        inputs = nic.inputs();
        var outputs = new ArrayList<Data<?>>(List.of(io.mAxi().awvalid(), io.mAxi().wvalid(), io.mAxi().arvalid(),
            io.sAxi().bvalid(), io.sAxi().rvalid(), io.mAxisMac().tvalid(), io.irq(), io.messages()));
        io.mAxisEthernet().ifPresent(it -> outputs.add(it.tvalid()));
        untilChange = nic.untilChange(outputs.toArray(Data<?>[]::new));
        interrupt = nic.pin(io.irq());
        messages = nic.pin(io.messages());
        picosecondsPerCycle = 1e9 / parameters.clockKilohertz();
        registers.start();
        nic.settle();
    }

    /** The NIC of some parameters, described once while it is in use: the second one of a pair is there at once. */
    private static Design<Rnic.Io> design(RnicParameters parameters) {
        if (Mutation.isActive()) {
            return Design.of(new Rnic(parameters));          // with a mistake in it nobody else wants it
        }
        synchronized (DESIGNS) {
            var known = DESIGNS.get(parameters);
            var design = known == null ? null : known.get();
            if (design == null) {
                design = Design.of(new Rnic(parameters));
                DESIGNS.put(parameters, new SoftReference<>(design));
            }
            return design;
        }
    }

    /** Looks inside from now on: in every cycle, before its edge, with what signals show by their paths. */
    public void watch(Consumer<ToLongFunction<String>> with) {
        watcher = with;
    }

    /** One cycle of the core clock. */
    public void step() {
        step(1);
    }

    /**
     * At least one cycle of the core clock, and at most so many: more than one while nothing around the NIC has anything
     * to do until an output changes. What happens is the same as cycle by cycle. Returns how many.
     */
    public long step(long most) {
        memory.cycle(cycle);
        registers.cycle();
        macIn.cycle();
        macOut.cycle(picoseconds());
        ethernet.ifPresent(EthernetPort::cycle);
        if (recording != null) {
            recording.cycle(inputs);
        }
        if (watcher != null) {
            nic.settle();
            watcher.accept(signal -> nic.peek(signal)[0]);
        }
        long made = untilChange.applyAsLong(Math.min(most, quiet()));
        cycle += made;
        boolean raised = interrupt.isSet();
        interrupts += raised && !wasRaised ? 1 : 0;
        wasRaised = raised;
        long due = messages.get();
        for (long left = due; left != 0; left &= left - 1) {
            messaged.accept(Long.numberOfTrailingZeros(left));
        }
        return made;
    }

    /** Edges, from the one that is due, before which nothing here has to do anything while no output changes. */
    private long quiet() {
        if (recording != null || watcher != null || !macIn.isQuiet() || !registers.isQuiet()
            || ethernet.isPresent() && !ethernet.get().isQuiet()) {
            return 1;
        }
        double line = macOut.quietUntil();
        long bus = line > picoseconds() ? memory.quietUntil(cycle) : cycle + 1;
        return Math.max(1, Math.min(bus - cycle, cyclesBefore(line)));
    }

    /** Cycles from now that surely begin before a time. */
    long cyclesBefore(double picoseconds) {
        return (long) ((picoseconds - picoseconds()) / picosecondsPerCycle) - 1;
    }

    /** Gives it a frame that has arrived completely. */
    public void receive(byte[] frame) {
        macIn.receive(frame);
    }

    /** Its way to host memory. */
    public HostBus memory() {
        return memory;
    }

    /** Its registers. */
    public RegisterBus registers() {
        return registers;
    }

    /** The Ethernet NIC on its line. */
    public EthernetPort ethernet() {
        return ethernet.orElseThrow(() -> new IllegalStateException("the NIC has no Ethernet NIC beside it"));
    }

    /** Records waves from now on. */
    public void waves(Path file) {
        nic.waves(file);
    }

    public long cycle() {
        return cycle;
    }

    /** Time since its reset. */
    public long picoseconds() {
        return (long) (cycle * picosecondsPerCycle);
    }

    /** Tells of each message from now on, by its vector. */
    public void messages(IntConsumer to) {
        messaged = to;
    }

    /** Whether it raises its interrupt now, a level. */
    public boolean isInterrupting() {
        return wasRaised;
    }

    /** Interrupts so far. */
    public long interrupts() {
        return interrupts;
    }

    /** Frames and bytes on the line that it has sent. */
    public MacOut sent() {
        return macOut;
    }

    /** No memory access is under way and no frame waits to be taken. */
    public boolean isQuiet() {
        return memory.isIdle() && macIn.isIdle() && registers.isIdle();
    }

    @Override public void close() {
        nic.close();
    }
}
