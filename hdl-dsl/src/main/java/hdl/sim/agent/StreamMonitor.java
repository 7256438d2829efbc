package hdl.sim.agent;

import hdl.Bits;
import hdl.Bundle;
import hdl.Data;
import hdl.Vec;
import hdl.ir.Problem;
import hdl.ir.Site;
import hdl.lib.Stream;
import hdl.sim.Callers;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.SimulationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Watches the promise of a stream: a beat that is shown stays, unchanged, until it is taken. Every source and every
 * sink brings one along. HDL805 says what was broken, and when.
 */
public final class StreamMonitor implements Agent {
    private static final String KEEP = "; keep valid and payload until ready is 1";

    private final Simulation<?> dut;
    private final Pin valid;
    private final Pin ready;
    private final List<Pin> payload = new ArrayList<>();
    private final int clock;
    private final Site site;
    private final long[][] shown;
    private boolean waiting;

    public StreamMonitor(Simulation<?> dut, Stream<?> stream) {
        this.dut = dut;
        valid = dut.pin(stream.valid());
        ready = dut.pin(stream.ready());
        collect(stream.payload());
        clock = dut.clockOf(valid);
        site = Callers.site();
        shown = new long[payload.size()][];
        for (int i = 0; i < shown.length; i++) {
            shown[i] = payload.get(i).words();
        }
    }

    private void collect(Data<?> data) {
        switch (data) {
            case Bits<?> bits -> payload.add(dut.pin(bits));
            case Vec<?> vec -> vec.forEach(this::collect);
            case Bundle<?> bundle -> components(bundle);
            case hdl.Group group -> group.names().forEach(name -> collect(group.field(name)));
            case hdl.Clock _ -> { }
        }
    }

    private void components(Bundle<?> bundle) {
        for (var component : bundle.getClass().getRecordComponents()) {
            try {
                component.getAccessor().setAccessible(true);
                var value = component.getAccessor().invoke(bundle);
                if ((value instanceof Optional<?> box ? box.orElse(null) : value) instanceof Data<?> data) {
                    collect(data);
                }
            } catch (ReflectiveOperationException problem) {
                throw new IllegalStateException("cannot read component " + component.getName(), problem);
            }
        }
    }

    @Override public void drive() {
    }

    @Override public void sample() {
        if (waiting && !valid.isSet()) {
            throw broken("withdrew a beat: valid fell at cycle " + dut.cycle(clock) + " while ready was 0"
                + KEEP);
        }
        boolean waits = valid.isSet() && !ready.isSet();
        if (waiting) {
            compare();
        } else if (waits) {
            for (int i = 0; i < shown.length; i++) {
                payload.get(i).words(shown[i]);
            }
        }
        waiting = waits;
    }

    private void compare() {
        for (int i = 0; i < shown.length; i++) {
            var pin = payload.get(i);
            for (int word = 0; word < shown[i].length; word++) {
                long now = pin.word(word);
                if (now != shown[i][word]) {
                    throw broken("changed a beat that waits: at cycle " + dut.cycle(clock) + " '" + pin.name()
                        + "' went from 0x"
                        + Long.toHexString(shown[i][word]) + " to 0x" + Long.toHexString(now)
                        + (shown[i].length == 1 ? "" : " in bits " + 64 * word + " and up") + " while ready was 0"
                        + KEEP);
                }
            }
        }
    }

    private SimulationException broken(String what) {
        var name = valid.name().endsWith("_valid") ? valid.name().substring(0, valid.name().length() - 6)
            : valid.name();
        return new SimulationException(Problem.error(site, "HDL805", "'" + name + "' " + what));
    }

    @Override public void reset() {
        waiting = false;
    }

    @Override public int clock() {
        return clock;
    }
}
