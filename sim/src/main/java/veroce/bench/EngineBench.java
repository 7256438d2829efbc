package veroce.bench;

import hdl.sim.Engine;
import hdl.sim.verilator.CppDriver;
import hdl.sim.verilator.ModelCache;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import veroce.report.Row;

/**
 * Cycles per second of each engine on the receive front end, beside a C++ program that drives the same Verilated model
 * with the same rows. All take turns; the ratio of a round compares neighbours in time.
 */
public final class EngineBench implements AutoCloseable {
    /** How much is measured: rounds of so many passes over so many rows; the fastest pass of a round counts. */
    public record Effort(int rounds, int rows, int passes) {}

    /** Tells how a process is started that measures an engine on a circuit. */
    public interface Starter {
        List<String> command(Engine engine, String circuit, int rows, int passes);
    }

    /** One way of driving an engine; {@code target} is the ratio to reach, NaN for none. */
    private record Way(Engine engine, String command, String scenario, String metric, double target) {}

    private static final List<Way> WAYS = List.of(
        new Way(Engine.VERILATOR, EngineProbe.CYCLES, "Verilator, per cycle", "verilator_per_cycle_ratio", 0.85),
        new Way(Engine.VERILATOR, EngineProbe.PINS, "Verilator, pin by pin", "verilator_pins_ratio", Double.NaN),
        new Way(Engine.VERILATOR, EngineProbe.ROWS, "Verilator, batched", "verilator_batched_ratio", 0.95),
        new Way(Engine.JVM, EngineProbe.CYCLES, "JVM, per cycle", "jvm_ratio", 0.6),
        new Way(Engine.JVM, EngineProbe.ROWS, "JVM, batched", "jvm_batched_ratio", Double.NaN),
        new Way(Engine.ACTIVITY, EngineProbe.ROWS, "JVM by activity, batched", "jvm_activity_ratio", Double.NaN),
        new Way(Engine.NATIVE, EngineProbe.ROWS, "native by activity, batched", "native_ratio", Double.NaN),
        new Way(Engine.ICARUS, EngineProbe.ROWS, "Icarus, batched", "icarus_ratio", Double.NaN));
    private static final double SMALL_TARGET = 1e6;
    private static final int ICARUS_ROUNDS = 2;
    private static final double NANOS = 1e9;

    private final Effort effort;
    private final Consumer<String> progress;
    private final Subject subject;
    private final Map<Engine, ProbeProcess> processes = new EnumMap<>(Engine.class);
    private final ProbeProcess small;
    private final Samples cpp = new Samples();
    private final Samples smallRates = new Samples();
    private final Map<Way, Samples> rates = new LinkedHashMap<>();
    private final Map<Way, Samples> ratios = new LinkedHashMap<>();

    public EngineBench(Path captures, Effort effort, Starter starter, Consumer<String> progress) {
        this.effort = effort;
        this.progress = progress;
        subject = Subject.of(Subject.RECEIVE_FRONT, captures, effort.rows());
        for (var engine : Engine.values()) {
            progress.accept("starting " + engine);
            var passes = engine == Engine.ICARUS ? 1 : effort.passes();
            processes.put(engine, new ProbeProcess(
                starter.command(engine, Subject.RECEIVE_FRONT, effort.rows(), passes)));
        }
        small = new ProbeProcess(starter.command(Engine.JVM, Subject.REGISTER_SLICE, effort.rows(), effort.passes()));
        for (var way : WAYS) {
            rates.put(way, new Samples());
            ratios.put(way, new Samples());
        }
    }

    /** Measures; engines that do not show the same end the benchmark, because the faster one may be doing less. */
    public Figures run() {
        agree();
        progress.accept("building the C++ driver");
        var driver = CppDriver.of(subject.top(), subject.source(), Subject.options(), ModelCache.standard());
        for (var round = 0; round < effort.rounds(); round++) {
            progress.accept("round " + (round + 1) + " of " + effort.rounds());
            round(driver, round);
        }
        return figures();
    }

    private void agree() {
        var expected = processes.get(Engine.JVM).sum();
        for (var process : processes.entrySet()) {
            if (process.getValue().sum() != expected) {
                throw new IllegalStateException("engine " + process.getKey() + " shows other outputs than engine JVM"
                    + " in " + effort.rows() + " cycles of the same stimulus; nothing was measured");
            }
        }
    }

    private void round(CppDriver driver, int round) {
        for (var way : WAYS) {
            if (way.engine() != Engine.ICARUS || round < ICARUS_ROUNDS) {
                var yardstick = driver.nanosPerRow(subject.rows(), effort.passes());
                var nanos = processes.get(way.engine()).nanosPerCycle(way.command());
                cpp.add(yardstick);
                rates.get(way).add(NANOS / nanos);
                ratios.get(way).add(yardstick / nanos);
            }
        }
        smallRates.add(NANOS / small.nanosPerCycle(EngineProbe.CYCLES));
    }

    private Figures figures() {
        var figures = new Figures();
        var ceiling = Figures.rounded(NANOS / cpp.median());
        figures.add(Figures.median("C++ driver", "model_nanoseconds_per_cycle", cpp, "ns"));
        figures.add(Row.of("C++ driver", "cycles_per_second", ceiling, "cycles/s"));
        for (var way : WAYS) {
            figures.add(rate(way.scenario(), rates.get(way)).ceiling(ceiling));
            var row = Figures.median(way.scenario(), way.metric(), ratios.get(way), "").ceiling(1);
            if (Double.isNaN(way.target())) {
                figures.add(row);
            } else {
                figures.atLeast(row, way.target());
            }
        }
        figures.atLeast(rate("JVM, small circuit", smallRates), SMALL_TARGET);
        processes.forEach((engine, process) -> figures.add(
            Row.of(engine + ", receive front end", "engine_start_seconds", Figures.rounded(process.start()), "s")));
        return figures;
    }

    private static Row rate(String scenario, Samples samples) {
        return Figures.median(scenario, "cycles_per_second", samples, "cycles/s");
    }

    @Override public void close() {
        processes.values().forEach(ProbeProcess::close);
        small.close();
        subject.close();
    }
}
