package veroce.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rnic.protocol.RnicParameters;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.report.Report;
import veroce.synth.FigureComparison;
import veroce.synth.FigureFile;
import veroce.synth.Figures;
import veroce.synth.QueuePairBudgets;
import veroce.synth.SynthBlock;
import veroce.synth.SynthBlocks;
import veroce.synth.SynthReport;
import veroce.synth.Synthesis;
import veroce.synth.VerilogSource;

/** Synthesises blocks for UltraScale+ with Yosys and prints their area and LUT levels. */
@Command(name = "synth", description = {
    "Synthesise blocks for UltraScale+ with Yosys: area and LUT levels between registers.",
    "Fails (exit code 1) if a block is over the budget of levels, has a combinational loop, or a cascade of"
        + " UltraRAMs that is deeper than the registers behind it allow.",
    "What is counted, and what is not: docs/synthesis.md. Committed figures: docs/synthesis.json."})
final class SynthCommand implements Callable<Integer> {
    @Parameters(arity = "0..1", paramLabel = "BLOCK", defaultValue = "all",
        description = "The block, or 'all'. Default: ${DEFAULT-VALUE}.")
    String block;

    @ArgGroup(exclusive = false) Files files;

    @Option(names = "--budget", paramLabel = "LEVELS", defaultValue = "6",
        description = "Most LUT levels allowed from register to register. Default: ${DEFAULT-VALUE}.")
    double budget;

    @Option(names = "--paths", paramLabel = "N", defaultValue = "5",
        description = "How many of the worst paths to describe. Default: ${DEFAULT-VALUE}.")
    int paths;

    @Option(names = "--part-levels", description = "Also print the worst levels of each instance inside a block.")
    boolean partLevels;

    @Option(names = "--keep", description = "Keep the Verilog and the log of Yosys in build/synth/BLOCK.")
    boolean keep;

    @Option(names = "--fresh", description = "Run Yosys even if the same Verilog was mapped before.")
    boolean fresh;

    @Option(names = "--abc9", description = "Map with ABC9 instead of ABC: other figures than the committed ones.")
    boolean abc9;

    @Option(names = "--write", paramLabel = "FILE",
        description = "Write the figures into FILE (docs/synthesis.json is the committed one); those of others stay.")
    Path write;

    @Option(names = "--compare", paramLabel = "FILE",
        description = "Compare with the figures in FILE; exit code 1 if one has become worse.")
    Path compare;

    @Option(names = "--state", description = {"Instead: the tables that a NIC has for each queue pair,",
        "and their sums against the budgets. No Yosys."})
    boolean state;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    /** Any Verilog instead of a block of the NIC. */
    static final class Files {
        @Option(names = "--verilog", required = true, arity = "1..*", paramLabel = "FILE",
            description = "Map these Verilog files instead of a block.")
        List<Path> verilog;

        @Option(names = "--top", required = true, paramLabel = "NAME", description = "The module on top of --verilog.")
        String top;
    }

    private SynthBlocks known = SynthBlocks.SHIPPED;

    @Override public Integer call() throws IOException {
        if (paths < 0) {
            throw VeroceException.usage("--paths is " + paths + "; it must be 0 or more");
        }
        if (!(budget >= 0)) {
            throw VeroceException.usage("--budget is " + budget + "; it must be 0 or more levels");
        }
        if (abc9 && (write != null || compare != null)) {
            throw VeroceException.usage("--abc9 maps otherwise than the committed figures were made; leave out "
                + (write != null ? "--write" : "--compare"));
        }
        json.begin();
        if (state) {
            return state();
        }
        var committed = compare == null ? null : FigureFile.read(compare);
        if (write != null) {
            FigureFile.demandWritable(write);
        }
        var chosen = files == null ? known.find(block) : null;
        var folder = ProjectRoot.find().resolve("build/synth");
        var synthesis = Synthesis.in(folder).fresh(fresh).keep(keep).abc9(abc9);
        var results = new ArrayList<Synthesis.Result>();
        try (var progress = new SynthProgress(spec.commandLine().getErr(), chosen == null ? 1 : chosen.size())) {
            synthesis.progress(progress::pass);
            if (chosen == null) {
                progress.begin(files.top);
                results.add(progress.done(synthesis.run(VerilogSource.ofFiles(files.verilog, files.top), paths)));
            } else {
                for (var each : chosen) {
                    progress.begin(each.name());
                    results.add(progress.done(synthesis.run(each, paths)));
                }
            }
        }
        var report = new SynthReport(results, budget);
        print(report);
        var figures = new LinkedHashMap<String, Figures>();
        results.forEach(result -> figures.put(result.name(), Figures.of(result, synthesis.yosysVersion())));
        var worse = compare != null && isWorse(new FigureComparison(committed, figures));
        if (write != null) {
            FigureFile.write(write, figures, known.blocks().stream().map(SynthBlock::name).toList());
        }
        json.write(new Report("synth", configuration(synthesis), null, Report.Result.of(report.passed()),
            report.rows()), folder.resolve("report.json"));
        return report.passed() && !worse ? Exit.OK : Exit.FAILED;
    }

    private boolean isWorse(FigureComparison comparison) {
        spec.commandLine().getOut().print(comparison);
        spec.commandLine().getOut().flush();
        return !comparison.passed();
    }

    private int state() throws IOException {
        var budgets = QueuePairBudgets.of(RnicParameters.ALVEO_100G);
        spec.commandLine().getOut().print(budgets);
        spec.commandLine().getOut().flush();
        json.write(new Report("synth", Map.of(), null, Report.Result.of(budgets.hold()), budgets.rows()),
            ProjectRoot.find().resolve("build/synth/report.json"));
        return budgets.hold() ? Exit.OK : Exit.FAILED;
    }

    private void print(SynthReport report) {
        PrintWriter out = spec.commandLine().getOut();
        out.print(report.table());
        out.print(report.memories());
        out.print(report.ultra());
        out.print(report.resets());
        out.print(report.worstPaths());
        if (partLevels) {
            out.print(report.parts());
        }
        for (var failure : report.failures()) {
            out.println(failure);
        }
        out.flush();
    }

    private Map<String, Object> configuration(Synthesis synthesis) {
        var configuration = new LinkedHashMap<String, Object>();
        configuration.put("yosys", synthesis.yosysVersion());
        configuration.put("family", "xcup");
        configuration.put("budget_levels", budget);
        return configuration;
    }
}
