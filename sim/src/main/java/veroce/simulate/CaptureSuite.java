package veroce.simulate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import veroce.capture.Capture;
import veroce.capture.CaptureException;
import veroce.report.Row;
import veroce.report.Table;

/** Every shipped capture through one engine, as captured and with every kind of fault; each run starts afresh. */
public final class CaptureSuite {
    private final Engine engine;
    private final FrontEndParameters parameters;
    private final long seed;

    /** A capture under one scenario; {@code problems} is empty if the run is right. */
    public record Entry(String capture, String scenario, CaptureRun run, List<String> problems) {
        public Entry {
            problems = List.copyOf(problems);
        }
    }

    public CaptureSuite(Engine engine, FrontEndParameters parameters, long seed) {
        this.engine = engine;
        this.parameters = parameters;
        this.seed = seed;
    }

    /** The captures of a folder, in the order of their names. */
    public static List<Capture> captures(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".pcap")).sorted().map(Capture::read).toList();
        } catch (IOException e) {
            throw new CaptureException(folder.toString(), "cannot be listed (" + e + ")",
                "It is part of the sources: restore it.");
        }
    }

    /** Runs them all; {@code progress} hears of each run as it ends. */
    public List<Entry> run(List<Capture> captures, Consumer<Entry> progress) {
        try (FrontEnd frontEnd = engine.open(parameters)) {
            return run(captures, frontEnd, progress);
        }
    }

    /** As {@link #run(List, Consumer)}, on a front end that is there already. */
    public List<Entry> run(List<Capture> captures, FrontEnd frontEnd, Consumer<Entry> progress) {
        List<Entry> entries = new ArrayList<>();
        for (Capture capture : captures) {
            Totals clean = null;
            for (SuiteScenario scenario : SuiteScenario.all(seed)) {
                frontEnd.restart();
                Entry entry = run(capture, scenario, clean, frontEnd);
                clean = clean == null ? entry.run().totals() : clean;
                entries.add(entry);
                progress.accept(entry);
            }
        }
        return entries;
    }

    private Entry run(Capture capture, SuiteScenario scenario, Totals clean, FrontEnd frontEnd) {
        String name = Path.of(capture.name()).getFileName().toString();
        CaptureRun run = CaptureRun.of(name, Impair.apply(capture, scenario.impairment()), frontEnd, parameters,
            result -> { });
        List<String> problems = new ArrayList<>(run.differences());
        problems.addAll(InjectionCheck.violations(clean == null ? run.totals() : clean, run.totals(), run.injected()));
        return new Entry(name, scenario.name(), run, problems);
    }

    /** The figures of all runs for a report. */
    public static List<Row> rows(List<Entry> entries) {
        List<Row> rows = new ArrayList<>();
        for (Entry entry : entries) {
            for (Row row : entry.run().rows()) {
                rows.add(row.with("faults", entry.scenario()));
            }
        }
        return rows;
    }

    /** One line per run: what was injected, and what came of it. */
    public static Table table(List<Entry> entries) {
        Table table = new Table("capture", "faults", "reordered", "doubled", "lost", "flipped", "frames", "ICRC good",
            "ICRC bad", "in order", "out of order", "duplicate", "outside", "cycles", "result");
        for (Entry entry : entries) {
            Injected injected = entry.run().injected();
            var metrics = entry.run().totals().metrics(entry.run().cycles());
            table.row(entry.capture(), entry.scenario(), injected.reordered(), injected.duplicated(), injected.lost(),
                injected.flipped(), metrics.get("frames"), metrics.get("icrc_good"), metrics.get("icrc_bad"),
                metrics.get("in_order"), metrics.get("out_of_order"), metrics.get("duplicate"), metrics.get("outside"),
                metrics.get("cycles"), entry.problems().isEmpty() ? "as expected" : entry.problems().size() + " WRONG");
        }
        return table;
    }
}
