package hdl.proof;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import hdl.sim.Replay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Makes a counterexample of what a solver found: a run of the circuit as it is described, on the JVM engine. */
final class Playback {
    private final Model model;
    private final ModuleDef top;
    private final Trace trace;
    private final Path waves;

    private Playback(Model model, Trace trace, Path waves) {
        this.model = model;
        this.trace = trace;
        this.waves = waves;
        top = model.design.top();
    }

    static Counterexample of(Model model, Solver.Answer answer, Path waves) {
        try {
            var trace = answer.trace().toString().endsWith(".aiw")
                ? Trace.witness(answer.trace().resolveSibling("model.aim"), answer.trace()) : Trace.read(answer.trace());
            return new Playback(model, trace, waves).counterexample(answer.cell());
        } catch (IOException problem) {
            throw new UncheckedIOException("cannot read " + answer.trace(), problem);
        }
    }

    private Counterexample counterexample(String cell) {
        var claim = model.claims.get(cell);
        var label = claim != null ? claim.claim().label() : cell.isEmpty() ? "one of them" : cell;
        var site = claim == null ? "" : claim.claim().site().toString();
        int cycle = model.hasOneClock() ? trace.length() - 1 : trace.length() - 2;
        if (model.isChanged()) {
            return new Counterexample(label, site, cycle, "", ports(List.of()), Optional.empty(),
                "not played as a simulation: what was proved is not the circuit that is described");
        }
        var start = new LinkedHashMap<String, BigInteger>();
        trace.each(0, (name, value) -> {
            if (name.startsWith("dut.")) {
                start.put(name.substring(4), value);
            }
        });
        var played = Replay.of(model.design, start, events(), waves);
        var seen = played.failure();
        if (seen.isPresent() && played.event() == cycle && (claim == null || seen.get().label().equals(label))) {
            return new Counterexample(seen.get().label(), seen.get().site(), cycle, seen.get().values(),
                ports(played.outputs()), Optional.of(waves), "");
        }
        var remark = "the simulation of the same inputs " + seen.map(failure -> "fails otherwise: " + failure
            + " at event " + played.event()).orElse("does not fail");
        return new Counterexample(label, site, cycle, "", ports(played.outputs()), Optional.of(waves), remark);
    }

    /** Of one clock, every step is an edge; of several, an edge lies between two steps, and takes what stood before. */
    private List<Replay.Event> events() {
        var events = new ArrayList<Replay.Event>();
        int count = model.hasOneClock() ? trace.length() : trace.length() - 1;
        for (int step = 0; step < count; step++) {
            long clocks = 0;
            long resets = 0;
            for (int i = 0; i < top.clocks().size(); i++) {
                var clock = top.clocks().get(i);
                boolean rises = model.hasOneClock() || trace.at(step, clock.clk().name()).signum() == 0
                    && trace.at(step + 1, clock.clk().name()).signum() != 0;
                clocks |= rises ? 1L << i : 0;
                boolean held = clock.rst() != null && input(step, clock.rst()).signum() != 0;
                resets |= held ? 1L << i : 0;
            }
            var inputs = new LinkedHashMap<String, BigInteger>();
            for (var port : top.ports()) {
                if (port.isInput() && port.role() == Port.Role.DATA) {
                    inputs.put(port.name(), input(step, port));
                }
            }
            events.add(new Replay.Event(clocks, resets, inputs));
        }
        return events;
    }

    private BigInteger input(int step, Port port) {
        var inner = "dut." + port.name();
        return trace.at(step, trace.has(inner) ? inner : port.name());
    }

    private Map<String, List<BigInteger>> ports(List<Map<String, BigInteger>> outputs) {
        var shown = new LinkedHashMap<String, List<BigInteger>>();
        for (var port : top.ports()) {
            if (port.role() == Port.Role.CLOCK && model.hasOneClock()) {
                continue;
            }
            var row = new ArrayList<BigInteger>();
            for (int step = 0; step < trace.length(); step++) {
                row.add(port.isInput() || step >= outputs.size() ? input(step, port)
                    : outputs.get(step).getOrDefault(port.name(), BigInteger.ZERO));
            }
            shown.put(port.name(), row);
        }
        return shown;
    }
}
