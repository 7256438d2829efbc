package veroce.measure;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Stream;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.bench.Jobs;
import veroce.report.Report;
import veroce.report.Row;

/**
 * Scenarios that are measured: one in this process with its runs side by side, several each in a process of its own, as
 * many at the same time as there are processors. What measures real time goes last, alone.
 *
 * @param options of the command, for those processes
 * @param command that starts a process of this program with such words, on so many processors
 * @param done    scenarios so far
 */
public record MeasureRun(List<Scenario> scenarios, Effort effort, List<String> options,
                         BiFunction<List<String>, Integer, List<String>> command, AtomicInteger done) {
    private static final int LAST_LINES = 20;

    public MeasureRun(List<Scenario> scenarios, Effort effort, List<String> options,
                      BiFunction<List<String>, Integer, List<String>> command) {
        this(scenarios, effort, options, command, new AtomicInteger());
    }

    /** All figures in the order of the scenarios, each with the name of its own. */
    public List<Row> rows(Consumer<String> progress) throws IOException {
        if (scenarios.size() == 1) {
            return alone(scenarios.getFirst(), progress);
        }
        var rows = new HashMap<Scenario, List<Row>>();
        var folder = Files.createTempDirectory("veroce-measure-");
        try {
            var timed = scenarios.stream().filter(Scenario::isTimed).toList();
            var others = scenarios.stream().filter(one -> !one.isTimed()).toList();
            sideBySide(others, effort.jobs(), folder, rows, progress);
            sideBySide(timed, 1, folder, rows, progress);
        } finally {
            try (Stream<Path> files = Files.list(folder)) {
                for (var file : files.toList()) {
                    Files.delete(file);
                }
            }
            Files.delete(folder);
        }
        return scenarios.stream().flatMap(one -> rows.get(one).stream()).toList();
    }

    /** Each in a process of its own. */
    private void sideBySide(List<Scenario> those, int jobs, Path folder, Map<Scenario, List<Row>> rows,
                            Consumer<String> progress) {
        try (var pool = new Jobs(jobs)) {
            var waiting = new LinkedHashMap<Scenario, Supplier<List<Row>>>();
            // The longest first, so that none is left alone at the end.
            those.stream().sorted(Comparator.comparingDouble((Scenario one) -> -effort.size().minutes(one)))
                .forEach(scenario -> waiting.put(scenario, pool.submit(() -> {
                    var figures = process(scenario, jobs, folder.resolve(scenario.title() + ".json"), progress);
                    progress.accept(done.incrementAndGet() + " of " + scenarios.size() + " scenarios: "
                        + scenario.title() + " is done");
                    return figures;
                })));
            waiting.forEach((scenario, one) -> rows.put(scenario, one.get()));
        }
    }

    private List<Row> alone(Scenario scenario, Consumer<String> progress) throws IOException {
        return scenario.run(effort, progress).rows().stream()
            .map(row -> row.with(Scenarios.PART, scenario.title())).toList();
    }

    private List<Row> process(Scenario scenario, int jobs, Path json, Consumer<String> progress) throws IOException {
        var arguments = new ArrayList<>(options);
        if (!scenario.title().equals("loss")) {
            without(arguments, "--loss");
        }
        arguments.addAll(List.of("--scenario", scenario.title(), "--jobs", "1", "--json", json.toString()));
        var process = new ProcessBuilder(command.apply(arguments,
            Math.max(1, Runtime.getRuntime().availableProcessors() / jobs)))
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
