package hdl.sim.agent;

import hdl.sim.Seed;
import hdl.sim.Simulation;
import hdl.sim.agent.AxiMemory.WriteBeat;
import hdl.sim.agent.AxiMemory.Written;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** The writing half of an {@link AxiMemory}. Data may come before its address, as AXI4 allows. */
final class AxiWrites implements Agent {
    /** A burst whose data comes, and whose answer is due then. */
    private static final class Writing {
        private final AxiBurst burst;
        /** Of a posted write, which has its answer from the beginning. */
        private final int response;
        /** What is kept until the answer, unless posted. */
        private final List<WriteBeat> beats = new ArrayList<>();
        private int done;

        Writing(AxiBurst burst, int response) {
            this.burst = burst;
            this.response = response;
        }
    }

    private final Simulation<?> dut;
    private final AxiRules rules;
    private final AxiTarget target;
    private final AxiTiming timing;
    private final SplittableRandom random;
    private final Incoming<AxiBurst> requests;
    private final Incoming<WriteBeat> data;
    private final Outgoing<Written> answers;
    private final Deque<Writing> addressed = new ArrayDeque<>();
    private final Deque<WriteBeat> unaddressed = new ArrayDeque<>();
    private final AxiPending<Writing> pending;
    private final AxiPace pace;
    private final Optional<SplittableRandom> noise;
    private long bursts;

    AxiWrites(Simulation<?> dut, AxiRules rules, Incoming<AxiBurst> requests, Incoming<WriteBeat> data,
              Outgoing<Written> answers, AxiTarget target, AxiTiming timing, long seed) {
        this.dut = dut;
        this.rules = rules;
        this.requests = requests;
        this.data = data;
        this.answers = answers;
        this.target = target;
        this.timing = timing;
        random = new SplittableRandom(Seed.derive(seed, "writes of " + rules.bus()));
        pending = new AxiPending<>(random);
        pace = new AxiPace(timing);
        noise = Optional.of(random);
    }

    long bursts() {
        return bursts;
    }

    boolean isIdle() {
        return answers.isFree() && pending.size() == 0 && addressed.isEmpty() && unaddressed.isEmpty();
    }

    @Override public void drive() {
        drive(dut.cycle(clock()));
    }

    void drive(long now) {
        requests.drive(addressed.size() + pending.size() < timing.outstanding && now >= timing.writes.heldUntil
            && !timing.pauses(random));
        data.drive(pace.opens(random));
        if (answers.isFree() && !timing.pauses(random)) {
            answers.show(next(now));
        }
        answers.drive(timing.isQuiet ? Optional.empty() : noise);
    }

    /** What was written can be read from its answer on, and no earlier, unless it is posted. */
    private Written next(long now) {
        var writing = pending.take(now, timing.inOrder);
        if (writing == null) {
            return null;
        }
        int response = timing.posted ? writing.response : response(writing.burst);
        for (int beat = 0; response == AxiMemory.OKAY && beat < writing.beats.size(); beat++) {
            store(writing.burst, beat, writing.beats.get(beat));
        }
        return new Written(writing.burst.id(), response);
    }

    private int response(AxiBurst burst) {
        return timing.responder.response(true, burst, burst.address(), burst.beats() * burst.size());
    }

    private void store(AxiBurst burst, int beat, WriteBeat written) {
        target.write(burst.start(beat) & -rules.bytes(), written.data(), written.strb());
    }

    @Override public void sample() {
        sample(dut.cycle(clock()));
    }

    void sample(long now) {
        answers.sample();
        var burst = requests.sample();
        if (burst != null) {
            rules.check("write", burst, timing.whole);
            addressed.add(new Writing(burst, timing.posted ? response(burst) : AxiMemory.OKAY));
            bursts++;
        }
        var beat = data.sample();
        if (beat != null) {
            pace.moved();
            unaddressed.add(beat);
        }
        while (!addressed.isEmpty() && !unaddressed.isEmpty()) {
            take(addressed.peek(), unaddressed.poll(), now);
        }
    }

    private void take(Writing writing, WriteBeat beat, long now) {
        rules.check(writing.burst, writing.done, beat.last(), beat.strb());
        if (!timing.posted) {
            writing.beats.add(beat);
        } else if (writing.response == AxiMemory.OKAY) {
            store(writing.burst, writing.done, beat);
        }
        writing.done++;
        if (beat.last()) {
            addressed.poll();
            pending.add(writing.burst.id(), timing.due(timing.writes, writing.burst, now, random), writing);
        }
    }

    /** As {@link AxiReads#quietUntil}. */
    long quietUntil(long now) {
        return answers.isSeen() || requests.isOffered() || data.isOffered() ? now + 1
            : Math.min(pending.due(), now < timing.writes.heldUntil ? timing.writes.heldUntil : AxiTiming.NEVER);
    }

    @Override public void reset() {
        requests.reset();
        data.reset();
        addressed.clear();
        unaddressed.clear();
        pending.clear();
        answers.show(null);
    }

    @Override public int clock() {
        return rules.clock();
    }
}
