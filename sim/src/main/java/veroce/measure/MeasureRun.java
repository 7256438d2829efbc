package veroce.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.bench.Jobs;
import veroce.report.Report;
import veroce.report.Row;

/**
 * Scenarios that are measured: one in this process with its runs side by side, several each in a process of its own, as
 * many at the same time as there are processors.
 *
 * @param options of the command, for those processes
 * @param command that starts a process of this program with such words
 */
public record MeasureRun(List<Scenario> scenarios, Effort effort, List<String> options,
                         Function<List<String>, List<String>> command) {
    private static final int LAST_LINES = 20;

    /** All figures in the order of the scenarios, each with the name of its own. */
    public List<Row> rows(Consumer<String> progress) throws IOException {
        if (scenarios.size() == 1) {
            return alone(scenarios.getFirst(), progress);
        }
        var rows = new ArrayList<Row>();
        var done = new AtomicInteger();
        var folder = Files.createTempDirectory("veroce-measure-");
        try (var pool = new Jobs(effort.jobs())) {
            var waiting = new ArrayList<Supplier<List<Row>>>();
            for (var scenario : scenarios) {
                waiting.add(pool.submit(() -> {
                    var figures = process(scenario, folder.resolve(scenario.title() + ".json"), progress);
                    progress.accept(done.incrementAndGet() + " of " + scenarios.size() + " scenarios: "
                        + scenario.title() + " is done");
                    return figures;
                }));
            }
            waiting.forEach(one -> rows.addAll(one.get()));
        } finally {
            try (Stream<Path> files = Files.list(folder)) {
                for (var file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
        return rows;
    }

    private List<Row> alone(Scenario scenario, Consumer<String> progress) throws IOException {
        return scenario.run(effort, progress).rows().stream()
            .map(row -> row.with(Scenarios.PART, scenario.title())).toList();
    }

    private List<Row> process(Scenario scenario, Path json, Consumer<String> progress) throws IOException {
        var arguments = new ArrayList<>(options);
        if (!scenario.title().equals("loss")) {
            without(arguments, "--loss");
        }
        arguments.addAll(List.of("--scenario", scenario.title(), "--jobs", "1", "--json", json.toString()));
        var process = new ProcessBuilder(command.apply(arguments))
            .directory(ProjectRoot.find().toFile()).redirectOutput(ProcessBuilder.Redirect.DISCARD).start();
        var last = new ArrayList<String>();
        try (var err = new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            for (var line = err.readLine(); line != null; line = err.readLine()) {
                progress.accept(scenario.title() + ": " + line);
                last.add(line);
                if (last.size() > LAST_LINES) {
                    last.removeFirst();
                }
            }
            process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while '" + scenario.title() + "' is measured", e);
        } finally {
            process.destroy();
        }
        if (!Files.exists(json)) {
            throw VeroceException.failure("the scenario '" + scenario.title() + "' has ended with code "
                + process.exitValue() + ":\n" + String.join("\n", last) + "\nrepeat it with: ./veroce "
                + String.join(" ", options) + " --scenario " + scenario.title());
        }
        return Report.read(json).rows();
    }

    private static void without(List<String> arguments, String option) {
        int at = arguments.indexOf(option);
        if (at >= 0) {
            arguments.subList(at, at + 2).clear();
        }
    }
}
