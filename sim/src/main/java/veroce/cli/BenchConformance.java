package veroce.cli;

import hdl.sim.Engine;
import hdl.sim.conform.Conformance;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.report.Report;
import veroce.report.Row;

/** Runs random circuits on all engines and compares every output in every cycle. */
@Command(name = "conformance", description = {
    "Random circuits on all engines, every output compared in every cycle.",
    "A difference is made small and kept in build/conformance/SEED. Fails (exit code 1) if there is one, or if a feature of the"
    + " language never occurred."})
final class BenchConformance implements Callable<Integer> {
    @Option(names = "--circuits", paramLabel = "N", defaultValue = "200", description = "How many circuits. Default: ${DEFAULT-VALUE}.")
    int circuits;

    @Option(names = "--seed", paramLabel = "S", defaultValue = "1",
        description = "Seed of the first circuit; the others follow. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(names = "--cycles", paramLabel = "C", defaultValue = "500", description = "Cycles per circuit. Default: ${DEFAULT-VALUE}.")
    int cycles;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        if (circuits < 1 || cycles < 1) {
            throw VeroceException.usage("--circuits is " + circuits + " and --cycles is " + cycles + "; both must be 1 or more");
        }
        for (var engine : Engine.values()) {
            if (!engine.available()) {
                throw VeroceException.missingTool("engine " + engine + " is not there; run 'make setup'");
            }
        }
        var out = spec.commandLine().getOut();
        var err = spec.commandLine().getErr();
        long start = System.nanoTime();
        var folder = ProjectRoot.find().resolve("build/conformance");
        var result = new Conformance(seed, circuits, cycles, List.of(Engine.values()), folder)
            .progress(done -> {
                err.printf(Locale.ROOT, "conformance: %d of %d circuits, %.0f s%n", done, circuits, (System.nanoTime() - start) / 1e9);
                err.flush();
            })
            .found(finding -> {
                out.println(finding.summary());
                out.println("  repeat: ./veroce bench conformance --circuits 1 --seed " + finding.seed() + " --cycles " + cycles);
                out.flush();
            })
            .run();
        boolean complete = result.missing().isEmpty() || circuits < 40;
        boolean passed = result.findings().isEmpty() && complete;
        print(out, result);
        json.write(new Report("bench conformance", configuration(), seed, Report.Result.of(passed), rows(result)), folder.resolve("report.json"));
        return passed ? Exit.OK : Exit.FAILED;
    }

    private static void print(PrintWriter out, Conformance.Result result) {
        out.printf(Locale.ROOT, "%d circuits, %d cycles, %d outputs compared, %d differences, %.1f s (%.0f cycles/s)%n", result.circuits(),
            result.cycles(), result.outputs(), result.findings().size(), result.seconds(), result.cycles() / result.seconds());
        out.println("uses of each feature of the language:");
        int column = 0;
        for (var feature : result.features().entrySet()) {
            out.printf(Locale.ROOT, "  %-24s %7d%s", feature.getKey().text(), feature.getValue(), ++column % 3 == 0 ? "\n" : "");
        }
        out.println(column % 3 == 0 ? "" : "\n");
        for (var feature : result.missing()) {
            out.println("never used: " + feature.text());
        }
        out.flush();
    }

    private Map<String, Object> configuration() {
        var configuration = new LinkedHashMap<String, Object>();
        configuration.put("circuits", circuits);
        configuration.put("cycles", cycles);
        configuration.put("engines", Arrays.stream(Engine.values()).map(engine -> engine.name().toLowerCase(Locale.ROOT)).toList());
        return configuration;
    }

    private static List<Row> rows(Conformance.Result result) {
        var rows = new ArrayList<Row>();
        rows.add(Row.of("conformance", "circuits", result.circuits(), "circuits"));
        rows.add(Row.of("conformance", "cycles", result.cycles(), "cycles"));
        rows.add(Row.of("conformance", "outputs_compared", result.outputs(), "values"));
        rows.add(Row.of("conformance", "differences", result.findings().size(), "circuits").ceiling(0));
        rows.add(Row.of("conformance", "cycles_per_second", result.cycles() / result.seconds(), "cycles/s"));
        rows.add(Row.of("conformance", "features_missing", result.missing().size(), "features").ceiling(0));
        result.features().forEach((feature, count) -> rows.add(Row.of("conformance", "feature_uses", count, "uses").with("feature", feature.text())));
        return rows;
    }
}
