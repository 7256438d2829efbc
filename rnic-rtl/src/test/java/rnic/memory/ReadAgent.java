package rnic.memory;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamMonitor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/** The memory's end of a {@link ReadPort}: delivers what was asked for, some cycles later. */
public final class ReadAgent implements Agent {
    private record Due(long address, boolean last, long cycle) {}

    private final Simulation<?> dut;
    private final HostMemory memory;
    private final int bytes;
    private final Random random;
    private final Pin burstValid;
    private final Pin burstReady;
    private final Pin address;
    private final Pin length;
    private final Pin beatValid;
    private final Pin data;
    private final Pin bad;
    private final Pin last;
    private final Deque<Due> due = new ArrayDeque<>();
    private double stall;
    private double pause;
    private int latency = 1;
    private boolean fail;
    private long bursts;
    private long delivered;

    public ReadAgent(Simulation<?> dut, ReadPort port, HostMemory memory, int bytes, Random random) {
        this.dut = dut;
        this.memory = memory;
        this.bytes = bytes;
        this.random = random;
        burstValid = dut.pin(port.bursts().valid());
        burstReady = dut.pin(port.bursts().ready());
        address = dut.pin(port.bursts().payload().address());
        length = dut.pin(port.bursts().payload().length());
        beatValid = dut.pin(port.beats().valid());
        data = dut.pin(port.beats().value().data());
        bad = dut.pin(port.beats().value().bad());
        last = dut.pin(port.beats().value().last());
        dut.add(new StreamMonitor(dut, port.bursts()));
        dut.add(this);
    }

    /** Holds up bursts and pauses between beats with these probabilities; the first beat comes so many cycles late. */
    public ReadAgent stall(double stallRate, double pauseRate, int cycles) {
        stall = stallRate;
        pause = pauseRate;
        latency = cycles;
        return this;
    }

    /** From now on beats are answered with an error. */
    public void fail(boolean on) {
        fail = on;
    }

    public long bursts() {
        return bursts;
    }

    /** Beats asked for and not delivered. */
    public int owed() {
        return due.size();
    }

    public long delivered() {
        return delivered;
    }

    @Override public void drive() {
        burstReady.set(random.nextDouble() >= stall);
        boolean now = !due.isEmpty() && due.peek().cycle <= dut.cycle(0) && random.nextDouble() >= pause;
        beatValid.set(now);
        long[] words = new long[bytes / 8];
        if (now) {
            var beat = due.poll();
            for (int i = 0; i < bytes; i++) {
                words[i / 8] |= (memory.get(beat.address + i) & 0xFFL) << 8 * (i % 8);
            }
            last.set(beat.last);
            bad.set(fail);
            delivered++;
        } else {
            for (int i = 0; i < words.length; i++) {
                words[i] = random.nextLong();
            }
            last.set(random.nextBoolean());
            bad.set(random.nextBoolean());
        }
        data.setWords(words);
    }

    @Override public void sample() {
        if (burstValid.isSet() && burstReady.isSet()) {
            long from = address.get();
            int count = (int) length.get() + 1;
            bursts++;
            if (from % bytes != 0 || (from & 4095) + (long) count * bytes > 4096) {
                throw new AssertionError("burst of " + count + " beats from " + Long.toHexString(from) + ", cycle "
                    + dut.cycle(0));
            }
            for (int i = 0; i < count; i++) {
                due.add(new Due(from + (long) i * bytes, i == count - 1, dut.cycle(0) + latency));
            }
        }
    }
}
