package hdl.sim.agent;

import hdl.lib.axi.Axi4;
import hdl.sim.Pin;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import java.util.List;
import java.util.SplittableRandom;

/** The reading half of an {@link AxiMemory}. */
final class AxiReads implements Agent {
    private record ReadData(long id, long[] data, int resp, boolean last) {}

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
    private final Pin requestValid;
    private final Pin requestReady;
    private final Payload<AxiBurst.Request> request;
    private final Pin answerValid;
    private final Pin answerReady;
    private final Payload<ReadData> answer;
    private final List<Pin> answerPins;
    private final AxiPending<Reading> pending;
    private Reading current;
    private ReadData shown;
    private long bursts;

    AxiReads(Simulation<?> dut, Axi4 bus, AxiRules rules, SparseMemory memory, AxiTiming timing) {
        this.dut = dut;
        this.rules = rules;
        this.memory = memory;
        this.timing = timing;
        requestValid = dut.pin(bus.arvalid());
        requestReady = dut.pin(bus.arready());
        request = Payload.of(dut, bus.ar().payload(), AxiBurst.Request.class);
        answerValid = dut.pin(bus.rvalid());
        answerReady = dut.pin(bus.rready());
        answer = Payload.of(dut, bus.r().payload(), ReadData.class);
        answerPins = answer.pins();
        random = new SplittableRandom(Seed.derive(dut.options().seed(), "reads of " + rules.bus()));
        pending = new AxiPending<>(random);
        dut.add(new StreamMonitor(dut, bus.ar()));
    }

    long bursts() {
        return bursts;
    }

    boolean isIdle() {
        return shown == null && waiting() == 0;
    }

    private int waiting() {
        return pending.size() + (current == null ? 0 : 1);
    }

    @Override public void drive() {
        requestReady.set(waiting() < timing.outstanding && !timing.pauses(random));
        if (shown == null && !timing.pauses(random)) {
            shown = next();
        }
        answerValid.set(shown != null);
        if (shown == null) {
            Payload.noise(answerPins, random);
        } else {
            answer.set(shown);
        }
    }

    private ReadData next() {
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
    private ReadData beat(AxiBurst burst, int beat) {
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
        return new ReadData(burst.id(), words, response, beat == burst.beats() - 1);
    }

    @Override public void sample() {
        if (shown != null && answerReady.isSet()) {
            shown = null;
        }
        if (requestValid.isSet() && requestReady.isSet()) {
            var burst = request.get().toBurst();
            rules.check("read", burst);
            pending.add(burst.id(), timing.due(dut.cycle(clock()), random), new Reading(burst));
            bursts++;
        }
    }

    @Override public void reset() {
        pending.clear();
        current = null;
        shown = null;
    }

    @Override public int clock() {
        return rules.clock();
    }
}
