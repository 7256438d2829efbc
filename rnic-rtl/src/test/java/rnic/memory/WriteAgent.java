package rnic.memory;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.StreamMonitor;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;

/** The memory's end of a {@link WritePort}: writes what comes, answers later, and refuses what the bus would refuse. */
public final class WriteAgent implements Agent {
    private record OpenBurst(long address, int beats) {}

    private final Simulation<?> dut;
    private final HostMemory memory;
    private final int bytes;
    private final Random random;
    private final Pin burstValid;
    private final Pin burstReady;
    private final Pin address;
    private final Pin length;
    private final Pin dataValid;
    private final Pin dataReady;
    private final Pin data;
    private final Pin strobe;
    private final Pin last;
    private final Pin answerValid;
    private final Pin answer;
    private final Deque<OpenBurst> open = new ArrayDeque<>();
    private final Deque<Long> answers = new ArrayDeque<>();           // the cycle in which each is due
    private int beat;
    private double stall;
    private int delay = 1;
    private double refuse;
    private boolean refused;
    private long bursts;
    private long beats;
    private long answered;

    public WriteAgent(Simulation<?> dut, WritePort port, HostMemory memory, int bytes, Random random) {
        this.dut = dut;
        this.memory = memory;
        this.bytes = bytes;
        this.random = random;
        burstValid = dut.pin(port.bursts().valid());
        burstReady = dut.pin(port.bursts().ready());
        address = dut.pin(port.bursts().payload().address());
        length = dut.pin(port.bursts().payload().length());
        dataValid = dut.pin(port.data().valid());
        dataReady = dut.pin(port.data().ready());
        data = dut.pin(port.data().payload().data());
        strobe = dut.pin(port.data().payload().strb());
        last = dut.pin(port.data().payload().last());
        answerValid = dut.pin(port.answers().valid());
        answer = dut.pin(port.answers().value());
        dut.add(new StreamMonitor(dut, port.bursts()));
        dut.add(new StreamMonitor(dut, port.data()));
        dut.add(this);
    }

    /** Holds up addresses and data with this probability; answers so many cycles late at most. */
    public WriteAgent stall(double probability, int mostDelay) {
        stall = probability;
        delay = mostDelay;
        return this;
    }

    /** From now on bursts are answered with an error. */
    public void refuse(boolean on) {
        refuse(on ? 1 : 0);
    }

    /** From now on bursts are answered with an error with this probability. */
    public void refuse(double probability) {
        refuse = probability;
    }

    /** The last answer was an error. */
    public boolean refused() {
        return refused;
    }

    public long bursts() {
        return bursts;
    }

    public long beats() {
        return beats;
    }

    public long answered() {
        return answered;
    }

    @Override public void drive() {
        burstReady.set(random.nextDouble() >= stall);
        dataReady.set(!open.isEmpty() && random.nextDouble() >= stall);
        boolean due = !answers.isEmpty() && answers.peek() <= dut.cycle(0);
        if (due) {
            answers.poll();
            answered++;
        }
        answerValid.set(due);
        refused = due && refuse > 0 && random.nextDouble() < refuse;
        answer.set(due ? refused : random.nextBoolean());
    }

    @Override public void sample() {
        if (burstValid.isSet() && burstReady.isSet()) {
            long from = address.get();
            int count = (int) length.get() + 1;
            bursts++;
            demand(from % bytes == 0, "a burst begins within a beat, at " + Long.toHexString(from));
            demand((from & 4095) + (long) count * bytes <= 4096, "a burst of " + count
                + " beats crosses a page, from " + Long.toHexString(from));
            open.add(new OpenBurst(from, count));
        }
        if (dataValid.isSet() && dataReady.isSet()) {
            take(open.peek());
        }
    }

    private void take(OpenBurst burst) {
        long[] words = data.words();
        long[] lanes = strobe.words();
        beats++;
        for (int i = 0; i < bytes; i++) {
            if ((lanes[i / 64] >>> i % 64 & 1) != 0) {
                memory.set(burst.address + (long) beat * bytes + i, (byte) (words[i / 8] >>> 8 * (i % 8)));
            }
        }
        beat++;
        demand(last.isSet() == (beat == burst.beats), "last is " + last.get() + " in beat " + beat + " of "
            + burst.beats);
        if (beat == burst.beats) {
            beat = 0;
            open.poll();
            long earliest = answers.isEmpty() ? 0 : answers.peekLast();
            answers.add(Math.max(earliest, dut.cycle(0) + 1 + random.nextInt(delay)));
        }
    }

    private void demand(boolean holds, String what) {
        if (!holds) {
            throw new AssertionError(what + ", cycle " + dut.cycle(0));
        }
    }
}
