package hdl.sim.agent;

import hdl.lib.axi.Axi4;
import hdl.sim.Pin;
import hdl.sim.Seed;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;

/** The writing half of an {@link AxiMemory}. Data may come before its address, as AXI4 allows. */
final class AxiWrites implements Agent {
    private record WriteData(long[] data, long[] strb, boolean last) {}

    private record WriteResponse(long id, int resp) {}

    private record Written(AxiBurst burst, List<WriteData> beats) {}

    private final Simulation<?> dut;
    private final AxiRules rules;
    private final SparseMemory memory;
    private final AxiTiming timing;
    private final SplittableRandom random;
    private final Pin requestValid;
    private final Pin requestReady;
    private final Payload<AxiBurst.Request> request;
    private final Pin dataValid;
    private final Pin dataReady;
    private final Payload<WriteData> data;
    private final Pin answerValid;
    private final Pin answerReady;
    private final Payload<WriteResponse> answer;
    private final List<Pin> answerPins;
    private final Deque<AxiBurst> addressed = new ArrayDeque<>();
    private final Deque<WriteData> unaddressed = new ArrayDeque<>();
    private final List<WriteData> beats = new ArrayList<>(); // of the first addressed burst
    private final AxiPending<Written> pending;
    private WriteResponse shown;
    private long bursts;

    AxiWrites(Simulation<?> dut, Axi4 bus, AxiRules rules, SparseMemory memory, AxiTiming timing) {
        this.dut = dut;
        this.rules = rules;
        this.memory = memory;
        this.timing = timing;
        requestValid = dut.pin(bus.awvalid());
        requestReady = dut.pin(bus.awready());
        request = Payload.of(dut, bus.aw().payload(), AxiBurst.Request.class);
        dataValid = dut.pin(bus.wvalid());
        dataReady = dut.pin(bus.wready());
        data = Payload.of(dut, bus.w().payload(), WriteData.class);
        answerValid = dut.pin(bus.bvalid());
        answerReady = dut.pin(bus.bready());
        answer = Payload.of(dut, bus.b().payload(), WriteResponse.class);
        answerPins = answer.pins();
        random = new SplittableRandom(Seed.derive(dut.options().seed(), "writes of " + rules.bus()));
        pending = new AxiPending<>(random);
        dut.add(new StreamMonitor(dut, bus.aw()));
        dut.add(new StreamMonitor(dut, bus.w()));
    }

    long bursts() {
        return bursts;
    }

    boolean isIdle() {
        return shown == null && pending.size() == 0 && addressed.isEmpty() && unaddressed.isEmpty();
    }

    @Override public void drive() {
        requestReady.set(addressed.size() + pending.size() < timing.outstanding && !timing.pauses(random));
        dataReady.set(!timing.pauses(random));
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

    /** What was written can be read from its answer on, and no earlier. */
    private WriteResponse next() {
        var written = pending.take(dut.cycle(clock()), timing.inOrder);
        if (written == null) {
            return null;
        }
        var burst = written.burst();
        int response = timing.response(burst);
        for (int beat = 0; response == AxiMemory.OKAY && beat < burst.beats(); beat++) {
            store(burst, beat, written.beats().get(beat));
        }
        return new WriteResponse(burst.id(), response);
    }

    private void store(AxiBurst burst, int beat, WriteData written) {
        for (long at = burst.start(beat); at < burst.end(beat); at++) {
            int lane = (int) (at & rules.bytes() - 1);
            if ((written.strb()[lane >> 6] >>> (lane & 63) & 1) != 0) {
                memory.set(at, (byte) (written.data()[lane >> 3] >>> 8 * (lane & 7)));
            }
        }
    }

    @Override public void sample() {
        if (shown != null && answerReady.isSet()) {
            shown = null;
        }
        if (requestValid.isSet() && requestReady.isSet()) {
            var burst = request.get().toBurst();
            rules.check("write", burst);
            addressed.add(burst);
            bursts++;
        }
        if (dataValid.isSet() && dataReady.isSet()) {
            unaddressed.add(data.get());
        }
        while (!addressed.isEmpty() && !unaddressed.isEmpty()) {
            take(addressed.peek(), unaddressed.poll());
        }
    }

    private void take(AxiBurst burst, WriteData beat) {
        rules.check(burst, beats.size(), beat.last(), beat.strb());
        beats.add(beat);
        if (beat.last()) {
            addressed.poll();
            pending.add(burst.id(), timing.due(dut.cycle(clock()), random), new Written(burst, List.copyOf(beats)));
            beats.clear();
        }
    }

    @Override public void reset() {
        addressed.clear();
        unaddressed.clear();
        beats.clear();
        pending.clear();
        shown = null;
    }

    @Override public int clock() {
        return rules.clock();
    }
}
