package veroce.bench;

import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.sim.Engine;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import hdl.sim.verilator.CppDriver;
import hdl.sim.verilator.ModelCache;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.zip.CRC32;
import rnic.protocol.RnicParameters;
import rnic.top.Rnic;
import veroce.report.Row;

/**
 * Engines on the whole NIC with recorded traffic of each kind, beside the C++ program that drives the Verilated model
 * with the same rows. A turn opens the NIC anew and plays all rows, set-up included; engine and program take turns.
 */
public final class NicEngineBench {
    private static final RnicParameters PARAMETERS = RnicParameters.ALVEO_100G;
    private static final double NANOS = 1e9;

    /** An engine and its ratio; {@code target} is the one to reach where the traffic goes one way, and where dense. */
    private record Way(Engine engine, String metric, double target, double dense) {}

    private static final List<Way> WAYS = List.of(
        new Way(Engine.JVM, "jvm_ratio", 1, Double.NaN),
        new Way(Engine.NATIVE, "c_ratio", 3, 2.5));

    /** Every engine, on one kind of traffic; of Icarus only so many cycles, since it is a thousand times slower. */
    private static final List<Way> EACH = List.of(
        new Way(Engine.JVM, "jvm_ratio", Double.NaN, Double.NaN),
        new Way(Engine.ACTIVITY, "activity_ratio", Double.NaN, Double.NaN),
        new Way(Engine.NATIVE, "c_ratio", Double.NaN, Double.NaN),
        new Way(Engine.VERILATOR, "verilator_ratio", Double.NaN, Double.NaN));
    private static final int ICARUS_CYCLES = 1_000;

    private final RnicParameters parameters;
    private final Design<Rnic.Io> design;
    private final int rounds;
    private final int cycles;
    private final Consumer<String> progress;

    public NicEngineBench(int rounds, int cycles, Consumer<String> progress) {
        this(PARAMETERS, rounds, cycles, progress);
    }

    /** Of another configuration. */
    public NicEngineBench(RnicParameters parameters, int rounds, int cycles, Consumer<String> progress) {
        this.parameters = parameters;
        design = Design.of(new Rnic(parameters));
        this.rounds = rounds;
        this.cycles = cycles;
        this.progress = progress;
    }

    /** Adds its figures; engines that do not show the same end the benchmark. */
    public void run(Figures figures) {
        var files = FileSet.of(design.modules(), Style.DEFAULT);
        var source = new ModelSource(files.top(), files.modules(), files.contents());
        progress.accept("building the C++ driver of the NIC");
        var driver = CppDriver.of(design.top(), source, Subject.options(), ModelCache.standard());
        for (var traffic : NicTraffic.values()) {
            var scenario = "NIC, " + traffic.toString().replace('-', ' ');
            progress.accept("recording " + scenario);
            try (var rows = traffic.record(parameters, false, cycles).rows(design.top())) {
                measure(scenario, traffic, rows, driver, figures, WAYS);
            }
        }
    }

    /** Adds what every engine does with one way of large packets. */
    public void each(Figures figures) {
        var files = FileSet.of(design.modules(), Style.DEFAULT);
        var source = new ModelSource(files.top(), files.modules(), files.contents());
        var name = parameters.name() + ", one way";
        progress.accept("building the C++ driver of " + parameters.name());
        var driver = CppDriver.of(design.top(), source, Subject.options(), ModelCache.standard());
        try (var rows = NicTraffic.ONE_WAY.record(parameters, false, cycles).rows(design.top())) {
            measure(name, NicTraffic.ONE_WAY, rows, driver, figures, EACH);
        }
        try (var rows = NicTraffic.ONE_WAY.record(parameters, false, ICARUS_CYCLES).rows(design.top())) {
            progress.accept(name + " on " + Engine.ICARUS);
            var yardstick = driver.nanosPerRow(rows, 1);
            var nanos = play(Engine.ICARUS, rows);
            figures.add(Row.of(name + ", " + Engine.ICARUS, "cycles_per_second", Figures.rounded(NANOS / nanos), "cycles/s")
                .with("cycles", ICARUS_CYCLES));
            figures.add(Row.of(name, "icarus_ratio", Figures.rounded(yardstick / nanos), ""));
        }
    }

    private void measure(String scenario, NicTraffic traffic, RowBuffer rows, CppDriver driver, Figures figures,
                         List<Way> ways) {
        long expected = 0;
        for (var way : ways) {
            progress.accept(scenario + " on " + way.engine());
            play(way.engine(), rows); // warm
            var sum = sum(rows);
            if (way != ways.getFirst() && sum != expected) {
                throw new IllegalStateException(way.engine() + " shows other outputs than " + ways.getFirst().engine()
                    + " in " + rows.rows() + " cycles of " + scenario);
            }
            expected = sum;
            var ratios = new Samples();
            var rates = new Samples();
            for (var round = 0; round < rounds; round++) {
                var yardstick = driver.nanosPerRow(rows, 1);
                var nanos = play(way.engine(), rows);
                ratios.add(yardstick / nanos);
                rates.add(NANOS / nanos);
            }
            figures.add(Figures.median(scenario + ", " + way.engine(), "cycles_per_second", rates, "cycles/s"));
            var row = Figures.median(scenario, way.metric(), ratios, "");
            var target = traffic == NicTraffic.DENSE ? way.dense() : way.target();
            if (Double.isNaN(target)) {
                figures.add(row);
            } else {
                figures.atLeast(row, target);
            }
        }
    }

    /** Nanoseconds per row. */
    private double play(Engine engine, RowBuffer rows) {
        var options = new Options(Options.Start.ZERO, 1, true, Options.Effort.QUICK, Optional.empty());
        try (var nic = Simulation.of(design, engine, options)) {
            long start = System.nanoTime();
            nic.run(rows);
            return (double) (System.nanoTime() - start) / rows.rows();
        }
    }

    private static long sum(RowBuffer rows) {
        var sum = new CRC32();
        sum.update(rows.outputs().toArray(ValueLayout.JAVA_BYTE));
        return sum.getValue();
    }
}
