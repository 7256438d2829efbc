package veroce.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.bench.Child;
import veroce.bench.Machine;
import veroce.measure.Effort;
import veroce.measure.MeasurePage;
import veroce.measure.MeasureRecord;
import veroce.measure.MeasureRun;
import veroce.measure.Scenario;
import veroce.measure.Scenarios;
import veroce.measure.Size;
import veroce.report.AtomicFile;
import veroce.report.Picture;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;
import veroce.simulate.Engine;

/** Measures the NIC in every respect, beside what is possible and what is wanted. */
@Command(name = "measure", description = {
    "Measure the NIC: rates, goodput, latency, loss, reordering, paths, many queue pairs, fabrics, and the simulator,"
    + " beside ceilings, budgets and targets; as a table, as JSON, and as a page with plots. A figure above its ceiling"
    + " fails the run (exit code 1). Simulated time: a seed gives the same figures on every machine, but for those of"
    + " the scenario 'simulator'.",
    "What goodput there is at 0.5 %% loss with 8 paths and packets of 2 KiB, './veroce measure --scenario loss"
    + " --loss 0.1%%,0.5%%,1%%,2%% --paths 8 --mtu 2048 --html loss.html' tells."})
final class MeasureCommand implements Callable<Integer> {
    /** Fewer show nothing but the beginning and the end of a run. */
    private static final int LEAST_PACKETS = 200;

    @Option(names = "--list", description = "Tell what each scenario measures and how long it takes, and end.")
    boolean list;

    @Option(names = "--scenario", paramLabel = "NAME", split = ",", defaultValue = "all",
        description = "What is measured; several with commas, or all. Default: ${DEFAULT-VALUE}.")
    List<String> scenarios;

    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "alveo-100g",
        description = "Configuration of the NICs: small or alveo-100g. Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "jvm",
        description = "What runs the NICs: ${COMPLETION-CANDIDATES}; reference is the model in Java, which has no"
            + " cycles. Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--quick", description = "The same as --size quick.")
    boolean quick;

    @Option(names = "--size", paramLabel = "SIZE", defaultValue = "standard", description = "quick: few points in short"
        + " runs; standard: every point; long: six times as long, the NIC everywhere. Minutes: --list. Default:"
        + " ${DEFAULT-VALUE}.")
    Size size;

    @Option(names = "--loss", paramLabel = "P", split = ",", converter = Quantity.OfShare.class,
        description = "Rates of loss of the scenario 'loss'. Default: 0.01%% to 5%%.")
    List<Double> losses;

    @Option(names = "--paths", paramLabel = "N", description = "Paths of every network, 1 to 16. Default: 4.")
    Integer paths;

    @Option(names = "--mtu", paramLabel = "BYTES", description = "PMTU: 256 to 4096. Default: 4096.")
    Integer mtu;

    @Option(names = "--window", paramLabel = "PACKETS", description = "Packets in flight. Default: that of the"
        + " configuration.")
    Integer window;

    @Option(names = "--packets", paramLabel = "N", description = "Packets or messages of each run, instead of as many as"
        + " keep to the minutes that --list tells.")
    Integer packets;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Decides everything that happens in a network. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(names = "--jobs", paramLabel = "N",
        description = "Scenarios, or runs of the only one, at the same time. Default: one per processor.")
    Integer jobs;

    @Option(names = "--html", paramLabel = "FILE", description = "Also write a page with plots.")
    Path html;

    @Option(names = "--svg", paramLabel = "FILE", description = "Also draw the first plot of the only scenario.")
    Path svg;

    @Option(names = "--record", description = "Also put it into the committed record, where it takes the place of the same"
        + " scenarios: docs/measured/measure.json and its page, the tables of docs/measurement.md, the pictures.")
    boolean record;

    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        var chosen = scenarios.contains("all") && scenarios.size() == 1 ? Scenarios.ALL
            : scenarios.stream().distinct().map(Scenarios::named).toList();
        if (list) {
            return tell(chosen);
        }
        int atOnce = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
        check(chosen, atOnce);
        json.begin();
        if (record) {
            Files.createDirectories(MeasureRecord.page(ProjectRoot.find()).getParent());
        }
        for (var file : new Path[] {html, svg}) {
            if (file != null) {
                AtomicFile.demandWritable(file);
            }
        }
        engine.demandTools();
        var effort = new Effort(Configuration.of(configuration, null), engine, size(), seed, atOnce,
            new Effort.Wish(losses, paths, mtu, window, packets));
        effort.check();
        List<Row> rows;
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            rows = new MeasureRun(chosen, effort, options(), (words, processors) -> Child.command(processors,
                Main.class.getName(), words.toArray(String[]::new))).rows(progress::step);
        }
        return finish(chosen, rows);
    }

    private Size size() {
        return quick ? Size.QUICK : size;
    }

    private void check(List<Scenario> chosen, int atOnce) throws IOException {
        Quantity.some("--scenario", "scenario", scenarios, "loss,latency");
        Quantity.atLeast(1, "--jobs", atOnce);
        if (packets != null) {
            Quantity.atLeast(LEAST_PACKETS, "--packets", packets);
        }
        boolean hasLoss = chosen.stream().anyMatch(one -> one.title().equals("loss"));
        if (losses != null) {
            Quantity.some("--loss", "rate", losses, "0.1%,1%");
            if (!hasLoss) {
                throw VeroceException.usage("--loss is for the scenario 'loss', which is not among those chosen; add it"
                    + " or leave out --loss");
            }
        }
        if (record && engine == Engine.REFERENCE) {
            throw VeroceException.usage("--record is of the NIC: leave out --engine reference");
        }
        if (record && !new Effort.Wish(losses, paths, mtu, window, packets).equals(Effort.Wish.NONE)) {
            throw VeroceException.usage("--record is of the usual settings: leave out --loss, --paths, --mtu, --window and"
                + " --packets");
        }
        if (record) {
            MeasureRecord.demandSame(ProjectRoot.find(), configuration, seed, chosen);
        }
        if (svg != null && (chosen.size() != 1)) {
            throw VeroceException.usage("--svg draws the first plot of one scenario: name one with --scenario");
        }
        boolean hardware = chosen.stream().anyMatch(one -> List.of("packet-rate", "message-rate", "simulator")
            .contains(one.title()));
        if (engine == Engine.REFERENCE && hardware && chosen.size() == 1) {
            throw VeroceException.usage("--engine reference has no cycles, and --scenario " + chosen.getFirst().title()
                + " is about them: use jvm or verilator");
        }
    }

    /** Those that a process of one scenario needs too. */
    private List<String> options() {
        var text = Repeat.command(spec, Set.of("--scenario", "--json", "--html", "--svg", "--jobs", "--record"));
        var words = new ArrayList<>(List.of(text.split(" ")));
        return words.subList(1, words.size());
    }

    private int tell(List<Scenario> chosen) {
        var table = new Table("scenario", "quick", "standard", "long", "what");
        for (var scenario : chosen) {
            table.row(scenario.title(), minutes(scenario, Size.QUICK), minutes(scenario, Size.STANDARD),
                minutes(scenario, Size.LONG), scenario.explains());
        }
        var out = spec.commandLine().getOut();
        out.print(table);
        out.println();
        out.println("Minutes are those on two quiet processors, alone; several scenarios run side by side.");
        out.flush();
        return Exit.OK;
    }

    private static String minutes(Scenario scenario, Size size) {
        return String.format(Locale.ROOT, "%.1f", size.minutes(scenario));
    }

    private int finish(List<Scenario> chosen, List<Row> rows) throws IOException {
        var wrong = Scenarios.impossible(rows);
        var verdict = (wrong.isEmpty() ? "" : String.join("; ", wrong) + ". ") + MeasureRecord.verdict(rows);
        var command = Repeat.command(spec, Set.of("--jobs", "--json", "--html", "--svg"));
        var report = new Report("measure", about(chosen, rows, command), seed, Report.Result.of(wrong.isEmpty()), rows);
        PrintWriter out = spec.commandLine().getOut();
        var table = new Table(MeasurePage.HEADER.toArray(String[]::new));
        MeasurePage.cells(rows).forEach(cells -> table.row(cells.toArray()));
        out.print(table);
        out.println();
        out.println(verdict);
        json.write(report);
        if (record && wrong.isEmpty()) {
            MeasureRecord.put(ProjectRoot.find(), report, chosen);
            MeasureRecord.write(ProjectRoot.find());
        }
        if (html != null) {
            MeasurePage.write(report, verdict, command, html);
            out.println("Page: " + html);
        }
        if (svg != null) {
            var scenario = Scenarios.named(scenarios.getFirst());
            Picture.write(scenario.charts(rows).getFirst(), MeasureRecord.WIDTH, MeasureRecord.HEIGHT, svg);
            out.println("Picture: " + svg);
        }
        out.flush();
        return wrong.isEmpty() ? Exit.OK : Exit.FAILED;
    }

    private Map<String, Object> about(List<Scenario> chosen, List<Row> rows, String command)
        throws IOException {
        var about = new LinkedHashMap<String, Object>();
        about.put("repeat", command);
        about.put("version", Version.number());
        about.put("java", Runtime.version().toString());
        about.put("configuration", configuration);
        about.put("engine", engine.toString());
        about.put("size", size().toString());
        for (var scenario : chosen) {
            about.put(MeasureRecord.REPEAT + scenario.title(), "./veroce " + String.join(" ", options()) + " --scenario "
                + scenario.title());
        }
        if (!Scenarios.rows(rows, "simulator").isEmpty()) {
            about.put("machine", Machine.describe()); // nothing else depends on it
        }
        return about;
    }
}
