package veroce.axi;

import hdl.Bits;
import hdl.lib.axi.Axi4;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamMonitor;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.util.ArrayDeque;
import java.util.SplittableRandom;
import veroce.memory.HostMemory;

/**
 * Host memory as the subordinate of an AXI4 bus under simulation. A write reaches the memory when it is answered, not
 * when its data comes: whoever relies on it earlier is found out. Bursts must be incrementing, as wide as the bus, and
 * may not cross 4 KiB.
 */
public final class AxiMemory implements Agent {
    private static final int INCREMENTING = 1;
    private static final int OKAY = 0;
    private static final int ERROR = 2;

    private final Simulation<?> dut;
    private final HostMemory memory;
    private final AxiTiming timing;
    private final SplittableRandom random;
    private final int bytes;
    private final Pin[] writeAddress;
    private final Pin[] readAddress;
    private final Pin writeData;
    private final Pin strobes;
    private final byte[] lanes;
    private final LongBuffer laneWords;
    private final long[] words;
    private final ArrayDeque<Burst> writes = new ArrayDeque<>();
    private final AnswerQueue writeAnswers = new AnswerQueue();
    private final AnswerQueue reads = new AnswerQueue();
    private Burst reading;
    /** An answer, and a beat of a read, that is shown stays until it is taken. */
    private boolean answerShown;
    private boolean beatShown;
    private boolean refuses;
    private final Pins pins;

    /** The handshakes, looked up once. */
    private record Pins(Pin awready, Pin awvalid, Pin wready, Pin wvalid, Pin wlast, Pin bvalid, Pin bready, Pin bid,
                        Pin bresp, Pin arready, Pin arvalid, Pin rvalid, Pin rready, Pin rid, Pin rdata, Pin rresp,
                        Pin rlast) {}

    public AxiMemory(Simulation<?> dut, Axi4 bus, HostMemory memory, AxiTiming timing, long seed) {
        this.dut = dut;
        this.memory = memory;
        this.timing = timing;
        random = new SplittableRandom(seed);
        bytes = bus.wdata().width() / 8;
        writeAddress = pins(bus.awid(), bus.awaddr(), bus.awlen(), bus.awsize(), bus.awburst());
        readAddress = pins(bus.arid(), bus.araddr(), bus.arlen(), bus.arsize(), bus.arburst());
        writeData = dut.pin(bus.wdata());
        strobes = dut.pin(bus.wstrb());
        lanes = new byte[bytes];
        laneWords = ByteBuffer.wrap(lanes).order(ByteOrder.LITTLE_ENDIAN).asLongBuffer();
        words = new long[bytes / 8];
        pins = new Pins(dut.pin(bus.awready()), dut.pin(bus.awvalid()), dut.pin(bus.wready()), dut.pin(bus.wvalid()),
            dut.pin(bus.wlast()), dut.pin(bus.bvalid()), dut.pin(bus.bready()), dut.pin(bus.bid()),
            dut.pin(bus.bresp()), dut.pin(bus.arready()), dut.pin(bus.arvalid()), dut.pin(bus.rvalid()),
            dut.pin(bus.rready()), dut.pin(bus.rid()), dut.pin(bus.rdata()), dut.pin(bus.rresp()),
            dut.pin(bus.rlast()));
        dut.add(new StreamMonitor(dut, bus.aw()));
        dut.add(new StreamMonitor(dut, bus.w()));
        dut.add(new StreamMonitor(dut, bus.ar()));
        dut.add(this);
    }

    private Pin[] pins(Bits<?>... signals) {
        Pin[] found = new Pin[signals.length];
        for (int i = 0; i < signals.length; i++) {
            found[i] = dut.pin(signals[i]);
        }
        return found;
    }

    /** From now on every burst is answered with an error and has no effect. */
    public void refuse(boolean on) {
        refuses = on;
    }

    /** Whether nothing is under way. */
    public boolean isIdle() {
        return writes.isEmpty() && writeAnswers.size() == 0 && reads.size() == 0 && reading == null && !answerShown
            && !beatShown;
    }

    @Override public void drive() {
        long cycle = dut.cycle(0);
        pins.awready().set(writes.size() + writeAnswers.size() < timing.outstanding() && goes());
        pins.wready().set(!writes.isEmpty() && goes());
        pins.arready().set(reads.size() < timing.outstanding() && goes());
        if (!answerShown) {
            answer(goes() ? writeAnswers.take(cycle) : null);
        }
        if (!beatShown) {
            boolean goes = goes();
            reading = reading == null && goes ? reads.take(cycle) : reading;
            beatShown = reading != null && goes;
            pins.rvalid().set(beatShown);
            if (beatShown) {
                show(reading);
            }
        }
    }

    private void answer(Burst burst) {
        answerShown = burst != null;
        pins.bvalid().set(answerShown);
        if (answerShown) {
            commit(burst);
            pins.bid().set(burst.id);
            pins.bresp().set(refuses ? ERROR : OKAY);
        }
    }

    private boolean goes() {
        return timing.stall() == 0 || random.nextDouble() >= timing.stall();
    }

    private void commit(Burst burst) {
        for (int beat = 0; beat < burst.beats && !refuses; beat++) {
            laneWords.put(0, burst.data, beat * words.length, words.length);
            memory.deviceWrite(burst.base + (long) beat * bytes, lanes, bytes, burst.strobes[2 * beat],
                burst.strobes[2 * beat + 1]);
        }
    }

    private void show(Burst burst) {
        if (!refuses) {
            memory.deviceReadLine(burst.base + (long) burst.done * bytes, lanes, bytes);
        }
        laneWords.get(0, words);
        pins.rid().set(burst.id);
        pins.rdata().setWords(words, 0);
        pins.rresp().set(refuses ? ERROR : OKAY);
        burst.done++;
        boolean last = burst.done == burst.beats;
        pins.rlast().set(last);
        reading = last ? null : burst;
    }

    @Override public void sample() {
        if (pins.awvalid().isSet() && pins.awready().isSet()) {
            writes.add(burst(writeAddress, true));
        }
        if (pins.wvalid().isSet() && pins.wready().isSet()) {
            takeBeat();
        }
        if (pins.arvalid().isSet() && pins.arready().isSet()) {
            Burst burst = burst(readAddress, false);
            burst.due = dut.cycle(0) + delay(timing.readLatency());
            reads.add(burst);
        }
        answerShown &= !pins.bready().isSet();
        beatShown &= !pins.rready().isSet();
    }

    @Override public void reset() {
        writes.clear();
        writeAnswers.clear();
        reads.clear();
        reading = null;
        answerShown = false;
        beatShown = false;
    }

    private int delay(int latency) {
        return latency + (timing.spread() == 0 ? 0 : random.nextInt(timing.spread() + 1));
    }

    private Burst burst(Pin[] address, boolean write) {
        long size = address[3].get();
        if (1L << size != bytes || address[4].get() != INCREMENTING) {
            throw new AxiViolation("a burst with size " + size + " and kind " + address[4].get()
                + " on a bus of " + bytes + " bytes: only incrementing bursts as wide as the bus are used here");
        }
        return new Burst(address[0].get(), address[1].get(), (int) address[2].get() + 1, bytes, write);
    }

    private void takeBeat() {
        Burst burst = writes.peek();
        writeData.words(burst.data, burst.done * words.length);
        long[] bits = strobes.words();
        burst.strobes[2 * burst.done] = bits[0];
        burst.strobes[2 * burst.done + 1] = bits.length > 1 ? bits[1] : 0;
        burst.done++;
        if (pins.wlast().isSet() != (burst.done == burst.beats)) {
            throw new AxiViolation("beat " + burst.done + " of " + burst.beats + " at 0x"
                + Long.toHexString(burst.base) + (pins.wlast().isSet() ? " is" : " is not") + " marked as the last");
        }
        if (burst.done == burst.beats) {
            burst.due = dut.cycle(0) + delay(timing.writeLatency());
            writeAnswers.add(writes.remove());
        }
    }
}
