package hdl.testing;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.ir.ModuleDef;
import hdl.pass.Prepare;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import hdl.sim.jvm.SignalNames;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * One circuit, one set of names: of the waves of every engine, of its Verilog as a simulator has read it, and of the
 * paths that {@code peek} takes. What may differ, and why: the author's name of a value that the printer writes in place
 * is in no Verilog ({@link #inPlace}); a clock is in the waves and not in peek, since between two edges engines have it
 * high or low; words of memories, constants, and what the printer names with a leading underscore are no signals.
 */
public final class SameNames {
    private static final long PERIOD = 10_000;
    private static final int RESET_EDGES = 2;
    private static final Options OPTIONS = Options.standard().start(Options.Start.ZERO).claims(false)
        .effort(Options.Effort.LEAST).quiet();

    private final String top;
    private final int rows;
    private final Set<String> inPlace = new TreeSet<>();
    private final Set<String> clocks = new TreeSet<>();
    private final Map<Engine, WaveFile> waves = new LinkedHashMap<>();

    private SameNames(ModuleDef top, int rows) {
        this.top = top.verilogName();
        this.rows = rows;
        add(top, "");
    }

    /** Plays the same random rows on every engine that is there, and compares names, paths and values. */
    public static <IO extends Bundle<IO>> SameNames of(Circuit<IO> circuit, Path folder, int rows)
        throws IOException {
        var same = new SameNames(Design.of(circuit).top(), rows);
        for (var engine : List.of(Engine.JVM, Engine.ICARUS, Engine.VERILATOR)) {
            if (engine.available()) {
                same.play(circuit, engine, folder);
            }
        }
        var verilog = same.waves.values().stream().skip(1).toList();
        assertThat(verilog).as("simulators that read Verilog").isNotEmpty();
        for (var waves : verilog) {
            assertThat(difference(waves.names(), same.jvm().names(), same.inPlace)).isEmpty();
            assertThat(difference(waves, same.jvm(), rows + RESET_EDGES)).isEmpty();
        }
        return same;
    }

    /** The waves of an engine, or null when it is not there. */
    public WaveFile of(Engine engine) {
        return waves.get(engine);
    }

    /** Paths of values that have no signal of their own in the Verilog. */
    public Set<String> inPlace() {
        return inPlace;
    }

    public WaveFile jvm() {
        return waves.get(Engine.JVM);
    }

    private <IO extends Bundle<IO>> void play(Circuit<IO> circuit, Engine engine, Path folder) throws IOException {
        var file = folder.resolve(engine + ".vcd");
        try (var dut = Simulation.of(Design.of(circuit), engine, OPTIONS.visible().waves(file));
             var stimulus = new RowBuffer(dut.top(), rows).noise(1)) {
            for (int row = 0; row < rows; row++) {
                stimulus.event(row, (1L << dut.top().clocks().size()) - 1);
            }
            dut.run(stimulus);
            if (engine != Engine.JVM) {
                peek(dut);
            }
        }
        waves.put(engine, WaveFile.read(file, top));
        if (engine == Engine.JVM) {
            try (var dut = Simulation.of(Design.of(circuit), engine, OPTIONS)) {
                peek(dut);
            }
        }
    }

    /** Every name of the waves is a path, but for clocks, and on Verilog's engines for values without a signal. */
    private void peek(Simulation<?> dut) {
        var refused = new TreeSet<String>();
        for (var name : jvm().names().keySet()) {
            try {
                assertThat(dut.peek(name)).hasSize((jvm().names().get(name) + 63) / 64);
            } catch (RuntimeException none) {
                assertThat(none).hasMessageContaining("HDL810");
                refused.add(name);
            }
        }
        var expected = new TreeSet<>(clocks);
        if (dut.engine() != Engine.JVM) {
            expected.addAll(inPlace);
        }
        assertThat(refused).as("%s reads all but these", dut.engine()).isEqualTo(expected);
    }

    /** Clock ports, and values without a signal, of a module and of everything below it. */
    private void add(ModuleDef module, String path) {
        module.clocks().stream().filter(clock -> clock.clk() != null)
            .forEach(clock -> clocks.add(path + clock.clk().name()));
        var names = Prepare.known(module);
        SignalNames.of(names).stream().filter(signal -> !signal.isPrinted())
            .forEach(signal -> inPlace.add(path + signal.name()));
        module.instances().forEach(inner -> add(inner.module(), path + names.name(inner) + "."));
    }

    // ---- what differs

    /** Names, and their widths, that one has and the other has not; values printed in place are in the circuit only. */
    public static List<String> difference(Map<String, Integer> verilog, Map<String, Integer> circuit,
                                          Set<String> inPlace) {
        var all = new TreeSet<>(verilog.keySet());
        all.addAll(circuit.keySet());
        var found = new ArrayList<String>();
        for (var name : all) {
            if (inPlace.contains(name) && verilog.get(name) == null && circuit.containsKey(name)) {
                continue;
            }
            if (!Objects.equals(verilog.get(name), circuit.get(name))) {
                found.add(name + ": " + verilog.get(name) + " bits in the Verilog, " + circuit.get(name)
                    + " in the circuit");
            }
        }
        return found;
    }

    /** Where the waves of common names differ at an edge; what is unknown there matches anything. */
    public static List<String> difference(WaveFile verilog, WaveFile circuit, long edges) {
        var found = new ArrayList<String>();
        for (var name : circuit.names().keySet()) {
            var there = verilog.signals().get(name);
            for (long edge = 1; there != null && edge <= edges; edge++) {
                var expected = circuit.signals().get(name).at(edge * PERIOD);
                var shown = there.at(edge * PERIOD);
                if (!matches(shown, expected)) {
                    found.add(name + " at edge " + edge + ": " + shown + " in the Verilog, " + expected
                        + " in the circuit");
                    break;
                }
            }
        }
        return found;
    }

    private static boolean matches(String shown, String expected) {
        for (int i = 0; i < expected.length(); i++) {
            if (shown.charAt(i) != expected.charAt(i) && shown.charAt(i) != 'x' && shown.charAt(i) != 'z') {
                return false;
            }
        }
        return shown.length() == expected.length();
    }
}
