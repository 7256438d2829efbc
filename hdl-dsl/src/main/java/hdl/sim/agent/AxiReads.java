package hdl.sim.agent;

import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiMemory.ReadBeat;
import java.util.SplittableRandom;

/** The reading half of an {@link AxiMemory}. */
final class AxiReads implements Agent {
    private static final class Reading {
        private final AxiBurst burst;
        private int beat;

        Reading(AxiBurst burst) {
            this.burst = burst;
        }
    }

    private final Simulation<?> dut;
    private final AxiRules rules;
    private final SparseMemory memory;
    private final AxiTiming timing;
    private final SplittableRandom random;
    private final Incoming<AxiBurst> requests;
    private final Outgoing<ReadBeat> answers;
    private final AxiPending<Reading> pending;
    private Reading current;
    private long bursts;
    private long requested;
    private long beats;

    AxiReads(Simulation<?> dut, AxiRules rules, Incoming<AxiBurst> requests, Outgoing<ReadBeat> answers,
             SparseMemory memory, AxiTiming timing) {
        this.dut = dut;
        this.rules = rules;
        this.requests = requests;
        this.answers = answers;
        this.memory = memory;
        this.timing = timing;
        random = new SplittableRandom(Seed.derive(dut.options().seed(), "reads of " + rules.bus()));
        pending = new AxiPending<>(random);
    }

    long bursts() {
        return bursts;
    }

    /** Beats that have been taken. */
    long beats() {
        return beats;
    }

    /** Beats that have been asked for and not been taken. */
    long owed() {
        return requested - beats;
    }

    boolean isIdle() {
        return answers.isFree() && waiting() == 0;
    }

    private int waiting() {
        return pending.size() + (current == null ? 0 : 1);
    }

    @Override public void drive() {
        requests.drive(waiting() < timing.outstanding && !timing.pauses(random));
        if (answers.isFree() && !timing.pauses(random)) {
            answers.show(next());
        }
        answers.drive(random);
    }

    private ReadBeat next() {
        long now = dut.cycle(clock());
        if (current == null) {
            current = pending.take(now, timing.inOrder);
        }
        if (current == null) {
            return null;
        }
        var reading = current;
        var beat = beat(reading.burst, reading.beat++);
        if (beat.last()) {
            current = null;
        } else if (timing.interleaved) {
            pending.putBack(reading.burst.id(), now, reading);
            current = null;
        }
        return beat;
    }

    /** Bytes that the beat does not move are noise. */
    private ReadBeat beat(AxiBurst burst, int beat) {
        var words = new long[rules.words()];
        for (int i = 0; i < words.length; i++) {
            words[i] = random.nextLong() & rules.mask();
        }
        int response = timing.response(burst);
        if (response == AxiMemory.OKAY) {
            for (long at = burst.start(beat); at < burst.end(beat); at++) {
                int lane = (int) (at & rules.bytes() - 1);
                int shift = 8 * (lane & 7);
                words[lane >> 3] = words[lane >> 3] & ~(0xffL << shift) | (memory.get(at) & 0xffL) << shift;
            }
        }
        return new ReadBeat(burst.id(), words, response, beat == burst.beats() - 1);
    }

    @Override public void sample() {
        if (answers.sample() != null) {
            beats++;
        }
        var burst = requests.sample();
        if (burst != null) {
            rules.check("read", burst);
            pending.add(burst.id(), timing.due(dut.cycle(clock()), random), new Reading(burst));
            bursts++;
            requested += burst.beats();
        }
    }

    @Override public void reset() {
        pending.clear();
        current = null;
        answers.show(null);
        requested = beats;
    }

    @Override public int clock() {
        return rules.clock();
    }
}
