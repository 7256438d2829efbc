package veroce.linux;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import rnic.protocol.RnicParameters;
import rnic.registers.NicRegisters;
import veroce.nic.HostBus;
import veroce.nic.MacOut;
import veroce.nic.NicModel;
import veroce.vfio.PciFunction;
import veroce.vfio.PciIdentity;
import veroce.vfio.PciPort;

/**
 * The simulated NIC as a PCI function: BAR 0 is its register window, its bus is memory of the guest, its messages
 * are vectors of MSI-X. As behind the bridge of a board, what the NIC refuses to read is all ones, and what it refuses to
 * write changes nothing.
 */
final class NicFunction implements PciFunction, AutoCloseable {
    /** Of the boards (fpga/ip/xdma.tcl), and the project's own subsystem. */
    static final PciIdentity IDENTITY = new PciIdentity(0x10ee, 0x903f, 0x10ee, 0x5652, 0x028000);
    private static final int BAR_BYTES = 1 << 21;
    private static final int VECTORS = 8;
    private static final int WORD_BYTES = 4;
    private static final int WORD_STROBES = 0xf;
    /** Of register {@code control}: the NIC is to be reset. */
    private static final long RESET = 2;
    private static final long ALL_ONES = 0xffff_ffffL;
    /** What an access may take; the NIC answers in ten or so, and in 300 more behind a busy bus. */
    private static final int ACCESS_CYCLES = 1_000_000;
    /** For which a NIC goes on after whatever somebody has done to it, and after each frame, 0.15 ms of its time. */
    private static final long LINGER_CYCLES = 50_000;
    /** What a step of it may take, so that the guest does not wait. */
    private static final long SLICE_CYCLES = 256;
    private static final long PAUSE_MILLISECONDS = 20;
    private static final double LINE_GIGABITS = 100;

    private final RnicParameters parameters;
    private final Engine engine;
    private final MacOut.Wire wire;
    private final int window;
    private final int control;
    private final GuestDma dma;
    private final GivenCommands commands;
    private final ConcurrentLinkedQueue<byte[]> arrivals = new ConcurrentLinkedQueue<>();
    private final AtomicInteger withheld = new AtomicInteger();
    private volatile boolean pulled;
    private volatile boolean restarts;
    private volatile boolean asked;
    private boolean isOut;
    private PciPort port;
    private NicModel nic;
    private boolean touched;
    private boolean wasInterrupting;
    private long busyUntil;
    private boolean answered;
    private long response;
    private long value;
    private volatile long accesses;
    private volatile long refusedAccesses;
    private volatile long resets;
    private volatile long cycles;

    NicFunction(RnicParameters parameters, Engine engine, MacOut.Wire wire) {
        this.parameters = parameters;
        this.engine = engine;
        this.wire = wire;
        window = NicRegisters.map(parameters).bytes();
        control = offset("control");
        dma = new GuestDma(() -> port, parameters.bytes());
        commands = new GivenCommands(offset("command"), offset("command_target"), offset("command_argument[0].word"),
            offset("command_result"),
            (address, bytes) -> port.memory(address, bytes));
        nic = power();
    }

    private int offset(String register) {
        return NicRegisters.map(parameters).slots().stream().filter(slot -> slot.path().equals(register)).findFirst()
            .orElseThrow().offset();
    }

    /** A frame has come over its line; may be called by any thread. */
    void arrives(byte[] frame) {
        arrivals.add(frame);
    }

    private void leaves(long at, byte[] frame) {
        busyUntil = nic.cycle() + LINGER_CYCLES;
        wire.send(at, frame);
    }

    private NicModel power() {
        var model = new NicModel(parameters, engine, Options.standard().effort(Options.Effort.FULL), dma,
            HostBus.Timing.PCIE, LINE_GIGABITS, this::leaves);
        model.memory().refuse(dma);
        model.messages(this::message);
        return model;
    }

    private void message(int vector) {
        if (vector == 0 || withheld.getAndUpdate(count -> Math.max(0, count - 1)) == 0) {
            port.interrupt(vector);
        }
    }

    /** So many messages of completions are not given to the guest; may be called by any thread. */
    void withhold(int count) {
        withheld.set(count);
    }

    /** How many of these have still to come. */
    int toWithhold() {
        return withheld.get();
    }

    /** Pulls the card out, without a word to the guest; may be called by any thread. */
    void pull() {
        pulled = true;
    }

    /** Puts it in again, as new; may be called by any thread. */
    void plug() {
        pulled = false;
    }

    /** It begins anew by itself, behind a bridge that does not; may be called by any thread. */
    void restart() {
        restarts = true;
    }

    /** Somebody else than the driver resets it by its register, under whatever is going on; may be called by any thread. */
    void askForReset() {
        asked = true;
    }

    @Override public boolean isThere() {
        if (isOut != pulled) {
            isOut = pulled;
            reset();
        }
        return !isOut;
    }

    @Override public PciIdentity identity() {
        return IDENTITY;
    }

    @Override public int bytes() {
        return BAR_BYTES;
    }

    @Override public int vectors() {
        return VECTORS;
    }

    @Override public void attach(PciPort to) {
        port = to;
    }

    @Override public long read(long offset, int bytes) {
        if (bytes == Long.BYTES) {
            return readWord(offset) | readWord(offset + WORD_BYTES) << 32;
        }
        long word = readWord(offset & -WORD_BYTES) >>> 8 * (offset % WORD_BYTES);
        return word & (1L << 8 * bytes) - 1;
    }

    private long readWord(long offset) {
        if (offset >= window) {
            refusedAccesses++;
            return ALL_ONES;
        }
        nic.registers().attemptRead((int) offset, this::answer);
        awaitAnswer();
        commands.read(offset, value);
        return response == 0 ? value : ALL_ONES;
    }

    @Override public void write(long offset, long written, int bytes) {
        if (bytes == Long.BYTES) {
            writeWord(offset, written & ALL_ONES, WORD_STROBES);
            writeWord(offset + WORD_BYTES, written >>> 32, WORD_STROBES);
        } else {
            int shift = (int) (offset % WORD_BYTES);
            writeWord(offset & -WORD_BYTES, written << 8 * shift, (1 << bytes) - 1 << shift);
        }
    }

    private void writeWord(long offset, long word, int strobes) {
        if (offset >= window) {
            refusedAccesses++;
            return;
        }
        if (strobes == WORD_STROBES) {
            commands.written(offset, word);
        }
        if (offset == control && (word & RESET) != 0) {
            commands.reset();
        }
        nic.registers().attemptWrite((int) offset, word, strobes, this::answer);
        awaitAnswer();
    }

    private void answer(long code, long read) {
        answered = true;
        response = code;
        value = read;
    }

    private void awaitAnswer() {
        answered = false;
        touched = true;
        accesses++;
        for (long begun = nic.cycle(); !answered; step(1)) {
            if (nic.cycle() - begun > ACCESS_CYCLES) {
                throw new IllegalStateException("the NIC has not answered an access to a register for "
                    + ACCESS_CYCLES + " cycles");
            }
        }
        refusedAccesses += response != 0 ? 1 : 0;
        busyUntil = nic.cycle() + LINGER_CYCLES;
    }

    private void step(long most) {
        for (byte[] frame = arrivals.poll(); frame != null; frame = arrivals.poll()) {
            nic.receive(frame);
            busyUntil = nic.cycle() + LINGER_CYCLES;
        }
        nic.step(most);
        wasInterrupting = nic.isInterrupting();
    }

    /** A vector that was not listened to when it was due is raised now. */
    @Override public void listening() {
        if (wasInterrupting) {
            port.interrupt(0);
        }
    }

    /** A NIC that nobody has touched since is as new. */
    @Override public void reset() {
        if (touched) {
            resets++;
            commands.reset();
            nic.close();
            nic = power();
            touched = false;
            wasInterrupting = false;
            busyUntil = 0;
        }
    }

    /**
     * Time of a NIC with nothing to do goes slowly: it may lag behind the guest's, and never leads. One with queue
     * pairs may wait for one of its own timers.
     */
    @Override public long advance() {
        if (!isThere()) {
            arrivals.clear();
            return PAUSE_MILLISECONDS;
        }
        if (restarts) {
            restarts = false;
            reset();
        }
        if (asked) {
            asked = false;
            writeWord(control, RESET, WORD_STROBES);
        }
        boolean isBusy = nic.cycle() < busyUntil || commands.hasQueuePairs() || !nic.isQuiet();
        for (long until = nic.cycle() + SLICE_CYCLES; nic.cycle() < until;) {
            step(until - nic.cycle());
        }
        cycles = nic.cycle();
        return isBusy ? 0 : PAUSE_MILLISECONDS;
    }

    /** Accesses to registers so far. */
    long accesses() {
        return accesses;
    }

    /** How many of these were refused, or lay beside the register window. */
    long refusedAccesses() {
        return refusedAccesses;
    }

    /** How often it began anew after it had been used. */
    long resets() {
        return resets;
    }

    /** Of its clock, since its last reset. */
    long cycles() {
        return cycles;
    }

    /** What the guest's driver has given to it. */
    GivenCommands commands() {
        return commands;
    }

    /** Its way to the guest's memory; asked when the server has ended. */
    GuestDma dma() {
        return dma;
    }

    @Override public void close() {
        nic.close();
    }
}
