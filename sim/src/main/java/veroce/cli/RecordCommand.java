package veroce.cli;

import hdl.Design;
import hdl.sim.RowBuffer;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rnic.top.Rnic;
import veroce.Exit;
import veroce.VeroceException;
import veroce.bench.NicTraffic;
import veroce.bench.TrafficPlay;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;
import veroce.simulate.Engine;

/** Records what a NIC is given, and plays it on every engine. */
@Command(name = "record", description = {
    "Record every input of a NIC in every cycle of some traffic, play that from reset on with each engine, and compare all"
    + " outputs of all cycles. Prints a hash of them and the time of a cycle. Fails (exit code 1) if two engines do not"
    + " show the same, and says in which cycle for the first time. The regression does the same in 12,000 cycles of each"
    + " kind."})
final class RecordCommand implements Callable<Integer> {
    private static final int MOST_CYCLES = 2_000_000;

    @Parameters(index = "0", paramLabel = "TRAFFIC", arity = "0..1", description = "one-way, dense, small, loss, waiting,"
        + " soak, churn or all. Default: all.")
    String kind = "all";

    @Option(names = "--configuration", paramLabel = "NAME", defaultValue = "small",
        description = "Configuration of the NIC: small or alveo-100g. Default: ${DEFAULT-VALUE}.")
    String configuration;

    @Option(names = "--cycles", paramLabel = "N", defaultValue = "40000",
        description = "Cycles of each recording, its set-up included. Default: ${DEFAULT-VALUE}.")
    int cycles;

    @Option(names = "--receiver", description = "The NIC that receives, where one sends. Default: the other one.")
    boolean receiver;

    @Option(names = "--engines", paramLabel = "ENGINE", split = ",", defaultValue = "jvm,native,verilator",
        description = "What plays: ${COMPLETION-CANDIDATES}, joined by commas; reference cannot. Default:"
            + " ${DEFAULT-VALUE}.")
    List<Engine> engines;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        Quantity.atLeast(1, "--cycles", cycles);
        if (cycles > MOST_CYCLES) {
            throw VeroceException.usage("--cycles " + cycles + ": use at most " + MOST_CYCLES
                + "; inputs and outputs of all cycles stand in memory");
        }
        if (engines.contains(Engine.REFERENCE)) {
            throw VeroceException.usage("--engines reference: the reference has no signals; use the others");
        }
        engines.forEach(Engine::demandTools);
        json.begin();
        var parameters = Configuration.of(configuration, null);
        var design = Design.of(new Rnic(parameters));
        var rows = new ArrayList<Row>();
        var table = new Table("traffic", "cycles", "engine", "hash", "cycle [us]");
        var failures = new ArrayList<String>();
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            for (var traffic : chosen()) {
                progress.step("recording " + traffic);
                try (var recorded = traffic.record(parameters, receiver, cycles).rows(design.top())) {
                    play(traffic, design, recorded, table, rows, failures, progress);
                }
            }
        }
        return report(table, rows, failures);
    }

    private List<NicTraffic> chosen() {
        if (kind.equals("all")) {
            return List.of(NicTraffic.values());
        }
        for (var traffic : NicTraffic.values()) {
            if (traffic.toString().equals(kind)) {
                return List.of(traffic);
            }
        }
        throw VeroceException.usage("there is no traffic '" + kind + "'; use " + List.of(NicTraffic.values()) + " or all");
    }

    private void play(NicTraffic traffic, Design<Rnic.Io> design, RowBuffer recorded, Table table, List<Row> rows,
                      List<String> failures, StepProgress progress) {
        TrafficPlay first = null;
        for (var engine : engines) {
            progress.step(traffic + " on " + engine);
            var play = TrafficPlay.of(design, hdl.sim.Engine.valueOf(engine.name()), recorded);
            first = first == null ? play : first;
            table.row(traffic, String.format(Locale.ROOT, "%,d", recorded.rows()), engine,
                String.format("%08x", play.hash()), String.format(Locale.ROOT, "%.2f", play.nanosPerCycle() / 1000));
            rows.add(Row.of(traffic.toString(), engine + "_nanoseconds_per_cycle", Math.round(play.nanosPerCycle()),
                "ns"));
            int at = play.difference(first);
            rows.add(Row.of(traffic.toString(), engine + "_differences", at < 0 ? 0 : 1, "recordings").ceiling(0));
            if (at >= 0) {
                failures.add(traffic + ": " + engine + " does not show what " + engines.getFirst() + " shows, in cycle "
                    + at + " for the first time");
            }
        }
    }

    private int report(Table table, List<Row> rows, List<String> failures) throws IOException {
        var out = spec.commandLine().getOut();
        out.print(table);
        out.println();
        failures.forEach(out::println);
        out.println(failures.isEmpty() ? "All engines show the same outputs in every cycle." : "FAILED.");
        out.flush();
        var about = new LinkedHashMap<String, Object>();
        about.put("configuration", configuration);
        about.put("cycles", cycles);
        about.put("receiver", receiver);
        about.put("engines", engines.stream().map(Engine::toString).toList());
        json.write(new Report("record", about, null, Report.Result.of(failures.isEmpty()), rows));
        return failures.isEmpty() ? Exit.OK : Exit.FAILED;
    }
}
