package veroce.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import rnic.protocol.RnicParameters;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.bench.Soak;
import veroce.churn.Churn;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;
import veroce.simulate.Engine;
import veroce.transfer.TransferSettings;

/** Random traffic for a long time over a network that does all the harm it can. */
@Command(name = "soak", description = {
    "Random traffic between two NICs for a long time, many queue pairs and both directions at once, over a network that"
    + " loses, reorders, duplicates, corrupts and trims. Every byte, completion, frame and counter is checked, and the"
    + " invariants of the reliability rules are watched. Exit code 0 only if nothing was lost, duplicated, misplaced or out"
    + " of order. A run that fails leaves its last frames in build/soak and prints the command that repeats it."})
final class SoakCommand implements Callable<Integer> {
    /** Shared receive queues of a NIC whose configuration has none. */
    private static final int FEW_SHARED = 2;

    @Option(names = "--engine", paramLabel = "ENGINE", defaultValue = "verilator",
        description = "What runs the NICs: ${COMPLETION-CANDIDATES}; reference is the model in Java."
            + " Default: ${DEFAULT-VALUE}.")
    Engine engine;

    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "small",
        description = "Configuration of the NICs: small or alveo-100g. Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Option(names = "--packets", paramLabel = "N", defaultValue = "1250000",
        description = "Data packets of each run, both directions together. Default: ${DEFAULT-VALUE}.")
    int packets;

    @Option(names = "--seeds", paramLabel = "SEEDS", defaultValue = "8", converter = SeedRange.Converter.class,
        description = "One run per seed, which decides traffic and network. 8 is 1..8. Default: ${DEFAULT-VALUE}.")
    SeedRange seeds;

    @Option(names = "--jobs", paramLabel = "N",
        description = "Runs at the same time. Default: one per processor.")
    Integer jobs;

    @Option(names = "--queue-pairs", paramLabel = "N", defaultValue = "16",
        description = "Queue pairs on each side. Default: ${DEFAULT-VALUE}.")
    int queuePairs;

    @Option(names = "--mtu", paramLabel = "BYTES", defaultValue = "256",
        description = "PMTU: 256, 512, 1024, 2048 or 4096. Default: ${DEFAULT-VALUE}.")
    int mtu;

    @Option(names = "--loss", paramLabel = "P", defaultValue = "1%", converter = Quantity.OfShare.class,
        description = "Frames that are lost. Default: ${DEFAULT-VALUE}.")
    double loss;

    @Option(names = "--reorder", paramLabel = "TIME", defaultValue = "2us", converter = Quantity.OfTime.class,
        description = "Every frame waits up to so long more. Default: ${DEFAULT-VALUE}.")
    long jitter;

    @Option(names = "--duplicate", paramLabel = "P", defaultValue = "1%", converter = Quantity.OfShare.class,
        description = "Frames that arrive twice. Default: ${DEFAULT-VALUE}.")
    double duplicate;

    @Option(names = "--corrupt", paramLabel = "P", defaultValue = "0.5%", converter = Quantity.OfShare.class,
        description = "Frames in which a bit is inverted. Default: ${DEFAULT-VALUE}.")
    double corrupt;

    @Option(names = "--trim", paramLabel = "P", defaultValue = "1%", converter = Quantity.OfShare.class,
        description = "Data packets that are cut to their headers. Default: ${DEFAULT-VALUE}.")
    double trim;

    @Option(names = "--verbs",
        description = "Reads, atomics and Sends with Invalidate too; else Sends and Writes.")
    boolean verbs;

    @Option(names = "--shared-queue",
        description = "The queue pairs of each NIC take their receive requests from one shared receive queue; small gets"
            + " such queues for it.")
    boolean shared;

    @Option(names = "--mortal", paramLabel = "N", defaultValue = "0",
        description = "N more queue pairs on each side, with requests of the same kinds, are failed or reset in the middle"
            + " of their work and begin anew, some hundred times in a run. Each request completes once and in order or is"
            + " flushed, no atomic is executed twice, nothing is touched after the end of a life, and what"
            + " shared receive queues have dealt comes back. Default: ${DEFAULT-VALUE}.")
    int mortal;

    @Option(names = "--churn",
        description = "Queue pairs of one NIC are created, fail in every way, are flushed, reset and created again, and"
            + " their completion queues break and are made anew, beside healthy neighbours with a full line. Every"
            + " request of every life must complete once, the neighbours must not fail, and their acknowledgements take"
            + " at most twice as long as alone.")
    boolean churn;

    @Option(names = "--lives", paramLabel = "N", defaultValue = "100000",
        description = "With --churn: lives of queue pairs, per seed. Default: ${DEFAULT-VALUE}.")
    long lives;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        int atOnce = jobs == null ? Runtime.getRuntime().availableProcessors() : jobs;
        Quantity.atLeast(1, "--packets", packets);
        Quantity.atLeast(1, "--jobs", atOnce);
        json.begin();
        engine.demandTools();
        var parameters = Configuration.of(configuration, null);
        if (churn && shared) {
            throw VeroceException.usage("--churn with --shared-queue: use one of them");
        }
        if (churn && mortal != 0) {
            throw VeroceException.usage("--churn with --mortal: use one of them");
        }
        if (mortal < 0 || mortal > 0 && queuePairs + (long) mortal > parameters.queuePairs()) {
            throw VeroceException.usage("--mortal " + mortal + ": use 0 to "
                + Math.max(0, parameters.queuePairs() - queuePairs) + " beside --queue-pairs " + queuePairs
                + " in configuration " + configuration);
        }
        if (churn) {
            return churn(parameters);
        }
        if (shared && !parameters.shares()) {
            parameters = parameters.sharing(FEW_SHARED);
        }
        var settings = new TransferSettings(parameters, Operation.WRITE, true, queuePairs, 1, mtu, parameters.window(), 8, 4, 100,
            10 * Time.MICROSECOND, jitter, loss, 1, duplicate, corrupt, trim, 1);
        var folder = ProjectRoot.find().resolve("build/soak");
        Files.createDirectories(folder);
        var operations = verbs ? List.of(Operation.values()) : Operation.TO_PEER;
        var command = Repeat.command(spec, Set.of("--seeds", "--jobs", "--json"));
        Soak.Outcome outcome;
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            outcome = new Soak(engine, settings, operations, seeds.list(), packets, shared, mortal, atOnce,
                command, folder)
                .run(progress::step);
        }
        return report(settings, outcome);
    }

    private int churn(RnicParameters parameters) throws IOException {
        Quantity.atLeast(1, "--lives", (int) Math.min(lives, Integer.MAX_VALUE));
        if (engine == Engine.REFERENCE) {
            throw VeroceException.usage("--churn: the reference has no commands; use another --engine");
        }
        var rows = new ArrayList<Row>();
        var failures = new ArrayList<String>();
        long begun = System.nanoTime();
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            for (long seed : seeds.list()) {
                var outcome = new Churn(parameters, hdl.sim.Engine.valueOf(engine.name()), seed, lives)
                    .run(progress::step);
                rows.addAll(outcome.rows());
                failures.addAll(outcome.failures());
            }
        }
        rows.add(Row.of("churn", "failures", failures.size(), "runs").ceiling(0));
        boolean quick = rows.stream().allMatch(row -> row.ceiling() == null
            || !row.metric().startsWith("answer_cycles") || row.value().longValue() <= row.ceiling().longValue());
        var out = spec.commandLine().getOut();
        var table = new Table("scenario", "metric", "value", "unit", "ceiling");
        rows.forEach(row -> table.row(row.scenario(), row.metric(), row.value(), row.unit(), row.ceiling()));
        out.print(table);
        out.println();
        failures.forEach(out::println);
        boolean passed = failures.isEmpty() && quick;
        out.println(String.format(Locale.ROOT, "%.0f seconds: %s", (System.nanoTime() - begun) / 1e9, passed
            ? "every request of every life completed once, and no neighbour was held up."
            : failures.isEmpty() ? "acknowledgements of the neighbours took too long." : "FAILED."));
        out.flush();
        var about = new LinkedHashMap<String, Object>();
        about.put("configuration", configuration);
        about.put("engine", engine.toString());
        about.put("seeds", seeds.list());
        about.put("lives", lives);
        json.write(new Report("soak --churn", about, null, Report.Result.of(passed), rows));
        return passed ? Exit.OK : Exit.FAILED;
    }

    private int report(TransferSettings settings, Soak.Outcome outcome) throws IOException {
        var table = new Table("scenario", "metric", "value", "unit", "ceiling");
        outcome.rows().forEach(row -> table.row(row.scenario(), row.metric(), row.value(), row.unit(), row.ceiling()));
        var out = spec.commandLine().getOut();
        out.print(table);
        out.println();
        outcome.failures().forEach(out::println);
        boolean passed = outcome.failures().isEmpty();
        out.println(String.format(Locale.ROOT, "%,d data packets, %,.0f packets/s: %s", outcome.packets(),
            outcome.perSecond(), passed ? "nothing lost, duplicated, misplaced or out of order."
                : outcome.failures().size() + " of " + seeds.list().size() + " runs FAILED."));
        out.flush();
        var about = settings.describe();
        about.put("engine", engine.toString());
        about.put("verbs", verbs);
        about.put("shared_queue", shared);
        about.put("mortal", mortal);
        about.put("seeds", seeds.list());
        json.write(new Report("soak", about, null, Report.Result.of(passed), outcome.rows()));
        return passed ? Exit.OK : Exit.FAILED;
    }
}
