package veroce.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import veroce.bench.Figures;
import veroce.bench.Jobs;
import veroce.endpoint.Time;
import veroce.network.FabricSettings;
import veroce.network.HostNoise;
import veroce.report.Row;

/**
 * Scenarios in a fabric, once per algorithm and seed. All of it is simulated time: a seed gives the same figures on
 * every machine.
 *
 * @param base    the round trip of an empty network that senders have been told, in what it is
 * @param bytes   of each message; 0 for what a scenario has without another wish
 * @param jobs    runs at the same time
 * @param hosts   what they have
 * @param command with all options but scenario, algorithm and seeds, to repeat a run
 */
public record FabricBench(FabricSettings fabric, HostNoise noise, double base, List<FabricScenario> scenarios,
                          List<FabricArm> arms, List<Long> seeds, long bytes, int jobs, FabricHosts hosts,
                          String command) {
    /** What the 99th of a hundred flows may need, in what it needs alone. */
    private static final Map<FabricScenario, Double> LATE = Map.of(FabricScenario.PERMUTATION, 1.25,
        FabricScenario.INCAST, 1.05, FabricScenario.SMALL_INCAST, 1.15, FabricScenario.FAILED_SPINE, 1.45,
        FabricScenario.HALF_RATE, 1.4);
    /** One of eight planes is lost: what that takes, what a ring over eight named planes needs (1.03), and 5 %. */
    private static final double LATE_OF_SEVEN = 1.236;
    private static final double LAST = 0.99;
    private static final double LEAST_JAIN = 0.97;
    private static final double MOST_TIMEOUTS = 2;
    /** Percent of the packets of an exchange of everybody with everybody. */
    private static final double MOST_TRIMMED = 15;
    private static final double KILOBYTE = 1000;

    /** Among reference endpoints. */
    public FabricBench(FabricSettings fabric, HostNoise noise, double base, List<FabricScenario> scenarios,
                       List<FabricArm> arms, List<Long> seeds, long bytes, int jobs, String command) {
        this(fabric, noise, base, scenarios, arms, seeds, bytes, jobs, FabricHosts.REFERENCES, command);
    }

    private record Run(long seed, FabricResult result) {}

    /** Tells after each run what it gave. */
    public Figures run(Consumer<String> progress) {
        var figures = new Figures();
        try (var pool = new Jobs(jobs)) {
            var waiting = new ArrayList<Runnable>();
            for (var scenario : scenarios) {
                for (var arm : arms) {
                    var runs = seeds.stream().map(seed -> pool.submit(() -> measure(scenario, arm, seed, progress)))
                        .toList();
                    waiting.add(() -> add(figures, scenario, arm, runs.stream().map(Supplier::get).toList()));
                }
            }
            waiting.forEach(Runnable::run);
        }
        return figures;
    }

    private Run measure(FabricScenario scenario, FabricArm arm, long seed, Consumer<String> progress) {
        var in = scenario.in(fabric);
        var result = new FabricRun(in, scenario, arm.rules(in, Math.round(base * in.roundTrip())), noise, bytes, seed,
            hosts).run();
        progress.accept(String.format(Locale.ROOT, "%s, %s, seed %d: 99 %% within %.3f of ideal, Jain %.3f, %d timeouts;"
            + " repeat: %s --scenario %s --algorithm %s --seeds %d..%d", scenario.title(), arm.title(), seed,
            result.late(), result.jain(), result.timeouts(), command, scenario.title(), arm.title(), seed, seed));
        return new Run(seed, result);
    }

    private void add(Figures figures, FabricScenario scenario, FabricArm arm, List<Run> runs) {
        String name = scenario.title() + ", " + arm.title();
        boolean stated = arm == FabricArm.NSM && bytes == 0;
        if (!scenario.isEndless()) {
            figures.add(mean(name, "completion_p50", runs, FabricResult::median, "of ideal").ceiling(1.0));
            var late = mean(name, "completion_p99", runs, FabricResult::late, "of ideal");
            if (stated && LATE.containsKey(scenario)) {
                figures.atMost(late, LATE.get(scenario));
            } else {
                figures.add(late.ceiling(1.0));
            }
            var all = mean(name, "completion_of_all", runs, FabricResult::whole, "of ideal");
            if (stated && scenario == FabricScenario.LOST_PLANE && !fabric.hashes()) {
                figures.atMost(all, LATE_OF_SEVEN);
            } else {
                figures.add(all.ceiling(1.0));
            }
        }
        if (scenario == FabricScenario.MIX) {
            figures.add(mean(name, "beside_p99", runs, result -> FabricResult.share(result.beside(), LAST), "of ideal"));
        }
        if (hosts.nics() > 0) {
            figures.add(mean(name, "nic_completion_p99", runs, result -> FabricResult.share(result.nics(), LAST),
                "of ideal").ceiling(1.0).with("nics", hosts.nics()));
        }
        var jain = mean(name, "jain_index", runs, FabricResult::jain, "").ceiling(1.0);
        if (stated && scenario == FabricScenario.CONVERGENCE) {
            figures.atLeast(jain, LEAST_JAIN);
        } else {
            figures.add(jain);
        }
        if (scenario.isEndless() || scenario.breaksAt() != Time.NEVER) {
            figures.add(mean(name, scenario.isEndless() ? "converged_microseconds" : "recovered_microseconds", runs,
                result -> (double) result.settled() / Time.MICROSECOND, "us"));
        }
        figures.add(mean(name, "core_queue_kilobytes", runs, result -> result.coreMean() / KILOBYTE, "KB"));
        figures.add(mean(name, "host_queue_kilobytes", runs, result -> result.hostMean() / KILOBYTE, "KB"));
        figures.add(mean(name, "marked_percent", runs, result -> 100.0 * result.marked() / result.packets(), "%"));
        var trimmed = mean(name, "trimmed_percent", runs, result -> 100.0 * result.trimmed() / result.packets(), "%");
        if (stated && scenario == FabricScenario.ALL_TO_ALL) {
            figures.atMost(trimmed, MOST_TRIMMED);
        } else {
            figures.add(trimmed);
        }
        figures.add(mean(name, "dropped_percent", runs, result -> 100.0 * result.dropped() / result.packets(), "%"));
        figures.add(mean(name, "duplicates_percent", runs, result -> 100.0 * result.duplicates() / result.packets(), "%"));
        var timeouts = mean(name, "timeouts", runs, FabricResult::timeouts, "");
        if (stated) {
            figures.atMost(timeouts, MOST_TIMEOUTS);
        } else {
            figures.add(timeouts);
        }
        figures.add(mean(name, "unfinished", runs, FabricResult::unfinished, "flows"));
    }

    private static Row mean(String name, String metric, List<Run> runs, ToDoubleFunction<FabricResult> value,
                            String unit) {
        var samples = runs.stream().mapToDouble(run -> value.applyAsDouble(run.result())).summaryStatistics();
        return Row.of(name, metric, Figures.rounded(samples.getAverage()), unit)
            .with("lowest", Figures.rounded(samples.getMin())).with("highest", Figures.rounded(samples.getMax()))
            .with("seeds", runs.stream().map(Run::seed).toList());
    }
}
