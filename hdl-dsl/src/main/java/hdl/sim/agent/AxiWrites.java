package hdl.sim.agent;

import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiMemory.WriteBeat;
import hdl.sim.agent.AxiMemory.Written;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

/** The writing half of an {@link AxiMemory}. Data may come before its address, as AXI4 allows. */
final class AxiWrites implements Agent {
    private record Complete(AxiBurst burst, List<WriteBeat> beats) {}

    private final Simulation<?> dut;
    private final AxiRules rules;
    private final SparseMemory memory;
    private final AxiTiming timing;
    private final SplittableRandom random;
    private final Incoming<AxiBurst> requests;
    private final Incoming<WriteBeat> data;
    private final Outgoing<Written> answers;
    private final Deque<AxiBurst> addressed = new ArrayDeque<>();
    private final Deque<WriteBeat> unaddressed = new ArrayDeque<>();
    private final List<WriteBeat> beats = new ArrayList<>(); // of the first addressed burst
    private final AxiPending<Complete> pending;
    private long bursts;

    AxiWrites(Simulation<?> dut, AxiRules rules, Incoming<AxiBurst> requests, Incoming<WriteBeat> data,
              Outgoing<Written> answers, SparseMemory memory, AxiTiming timing) {
        this.dut = dut;
        this.rules = rules;
        this.requests = requests;
        this.data = data;
        this.answers = answers;
        this.memory = memory;
        this.timing = timing;
        random = new SplittableRandom(Seed.derive(dut.options().seed(), "writes of " + rules.bus()));
        pending = new AxiPending<>(random);
    }

    long bursts() {
        return bursts;
    }

    boolean isIdle() {
        return answers.isFree() && pending.size() == 0 && addressed.isEmpty() && unaddressed.isEmpty();
    }

    @Override public void drive() {
        requests.drive(addressed.size() + pending.size() < timing.outstanding && !timing.pauses(random));
        data.drive(!timing.pauses(random));
        if (answers.isFree() && !timing.pauses(random)) {
            answers.show(next());
        }
        answers.drive(random);
    }

    /** What was written can be read from its answer on, and no earlier. */
    private Written next() {
        var written = pending.take(dut.cycle(clock()), timing.inOrder);
        if (written == null) {
            return null;
        }
        var burst = written.burst();
        int response = timing.response(burst);
        for (int beat = 0; response == AxiMemory.OKAY && beat < burst.beats(); beat++) {
            store(burst, beat, written.beats().get(beat));
        }
        return new Written(burst.id(), response);
    }

    private void store(AxiBurst burst, int beat, WriteBeat written) {
        for (long at = burst.start(beat); at < burst.end(beat); at++) {
            int lane = (int) (at & rules.bytes() - 1);
            if ((written.strb()[lane >> 6] >>> (lane & 63) & 1) != 0) {
                memory.set(at, (byte) (written.data()[lane >> 3] >>> 8 * (lane & 7)));
            }
        }
    }

    @Override public void sample() {
        answers.sample();
        var burst = requests.sample();
        if (burst != null) {
            rules.check("write", burst);
            addressed.add(burst);
            bursts++;
        }
        var beat = data.sample();
        if (beat != null) {
            unaddressed.add(beat);
        }
        while (!addressed.isEmpty() && !unaddressed.isEmpty()) {
            take(addressed.peek(), unaddressed.poll());
        }
    }

    private void take(AxiBurst burst, WriteBeat beat) {
        rules.check(burst, beats.size(), beat.last(), beat.strb());
        beats.add(beat);
        if (beat.last()) {
            addressed.poll();
            pending.add(burst.id(), timing.due(dut.cycle(clock()), random), new Complete(burst, List.copyOf(beats)));
            beats.clear();
        }
    }

    @Override public void reset() {
        addressed.clear();
        unaddressed.clear();
        beats.clear();
        pending.clear();
        answers.show(null);
    }

    @Override public int clock() {
        return rules.clock();
    }
}
