package hdl.sim.agent;

import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiMemory.ReadBeat;
import java.util.Optional;
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
    private final AxiTarget target;
    private final AxiTiming timing;
    private final SplittableRandom random;
    private final Incoming<AxiBurst> requests;
    private final Outgoing<ReadBeat> answers;
    private final AxiPending<Reading> pending;
    private final AxiPace pace;
    private Reading current;
    private final Optional<SplittableRandom> noise;
    private long bursts;
    private long requested;
    private long beats;

    AxiReads(Simulation<?> dut, AxiRules rules, Incoming<AxiBurst> requests, Outgoing<ReadBeat> answers,
             AxiTarget target, AxiTiming timing, long seed) {
        this.dut = dut;
        this.rules = rules;
        this.requests = requests;
        this.answers = answers;
        this.target = target;
        this.timing = timing;
        random = new SplittableRandom(Seed.derive(seed, "reads of " + rules.bus()));
        pending = new AxiPending<>(random);
        pace = new AxiPace(timing);
        noise = Optional.of(random);
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
        drive(dut.cycle(clock()));
    }

    void drive(long now) {
        requests.drive(waiting() < timing.outstanding && now >= timing.reads.heldUntil && !timing.pauses(random));
        if (answers.isFree() && pace.opens(random)) {
            answers.show(next(now));
        }
        answers.drive(timing.isQuiet ? Optional.empty() : noise);
    }

    private ReadBeat next(long now) {
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
        long start = burst.start(beat);
        long base = start & -rules.bytes();
        int first = (int) (start - base);
        int end = (int) (burst.end(beat) - base);
        var words = new long[rules.words()];
        int response = timing.responder.response(false, burst, start, end - first);
        if (response == AxiMemory.OKAY) {
            target.read(base, first, words);
        } else {
            end = first;
        }
        boolean parts = first > 0 || end < rules.bytes() || rules.bytes() < 8; // else a beat is whole words
        for (int i = 0; parts && i < words.length; i++) {
            long moved = AxiRules.lanes(8L * (first - 8 * i), 8L * (end - 8 * i));
            words[i] = (words[i] & moved | random.nextLong() & ~moved) & rules.mask();
        }
        return new ReadBeat(burst.id(), words, response, beat == burst.beats() - 1);
    }

    @Override public void sample() {
        sample(dut.cycle(clock()));
    }

    void sample(long now) {
        if (answers.sample() != null) {
            pace.moved();
            beats++;
        }
        var burst = requests.sample();
        if (burst != null) {
            rules.check("read", burst, timing.whole);
            pending.add(burst.id(), timing.due(timing.reads, burst, now, random), new Reading(burst));
            bursts++;
            requested += burst.beats();
        }
    }

    /** Behind a cycle without pauses and with one order: the first later one in which something may happen. */
    long quietUntil(long now) {
        return answers.isSeen() || requests.isOffered() ? now + 1
            : Math.min(pending.due(), now < timing.reads.heldUntil ? timing.reads.heldUntil : AxiTiming.NEVER);
    }

    @Override public void reset() {
        requests.reset();
        pending.clear();
        current = null;
        answers.show(null);
        requested = beats;
    }

    @Override public int clock() {
        return rules.clock();
    }
}
