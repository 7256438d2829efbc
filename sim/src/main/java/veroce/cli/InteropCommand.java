package veroce.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.guest.GuestException;
import veroce.guest.Release;
import veroce.interop.Interop;
import veroce.interop.InteropMatrix;
import veroce.interop.InteropResult;
import veroce.interop.InteropRow;
import veroce.interop.InteropSettings;
import veroce.interop.RoceNic;
import veroce.memory.HostMemory;
import veroce.reference.ReferenceEndpoint;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;

/** Profile P0 against the Linux kernel's soft-RoCE. */
@Command(name = "interop", description = {
    "RoCEv2 (profile P0) of the reference endpoint against the Linux kernel's soft-RoCE: a guest under QEMU, without"
    + " KVM, runs Debian's perftest over its kernel's rxe, on a network of ours that loses, duplicates and reorders."
    + " The bytes of both memories are compared, and tshark reads every capture. The first run fetches about 140 MB of"
    + " Debian's packages into build/interop; nothing is installed. Captures and the guest's console stay there."})
final class InteropCommand implements Callable<Integer> {
    private static final long GIGABIT = 1_000_000_000L;
    private static final long STEP = 5 * Time.MILLISECOND;

    @Option(names = "--release", paramLabel = "NAME", defaultValue = "bookworm",
        description = "Release of Debian in the guest: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    Release release;

    @Option(names = "--rows", paramLabel = "N", split = ",",
        description = "Only these rows of the matrix; several with commas. Default: all.")
    List<Integer> rows;

    @Option(names = "--timeout", paramLabel = "N", defaultValue = "16",
        description = "Transport timer of both sides, 4.096 us x 2^N, 1 to 20; that of the NIC, whose time goes slowly, is "
            + RoceNic.TIMEOUT + " at most. Default: ${DEFAULT-VALUE}.")
    int timeout;

    @Option(names = "--rate", paramLabel = "GBIT", defaultValue = "1",
        description = "Speed of the endpoint's port in Gb/s: the guest's processor is emulated."
            + " Default: ${DEFAULT-VALUE}.")
    int rate;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Decides what the network does and what we send. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(names = "--nic", description = "Our NIC, Verilated, instead of the reference.")
    boolean nic;

    @Mixin JsonOption json;
    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        json.begin();
        Quantity.within("--timeout", timeout, 1, 20);
        Quantity.within("--rate", rate, 1, 400);
        List<InteropRow> matrix = InteropMatrix.all();
        List<Integer> chosen = rows != null ? rows : IntStream.rangeClosed(1, matrix.size()).boxed().toList();
        chosen.forEach(number -> Quantity.within("--rows", number, 1, matrix.size()));
        var settings = new InteropSettings(release, timeout, nic ? Math.min(timeout, RoceNic.TIMEOUT) : timeout,
            rate * GIGABIT, seed, nic ? RoceNic.STEP : STEP);
        try {
            return run(settings, matrix, chosen);
        } catch (GuestException e) {
            throw VeroceException.failure(e.getMessage());
        }
    }

    private int run(InteropSettings settings, List<InteropRow> matrix, List<Integer> chosen) throws IOException {
        Path build = ProjectRoot.find().resolve("build/interop");
        PrintWriter out = spec.commandLine().getOut();
        var results = new LinkedHashMap<Integer, InteropResult>();
        var configuration = new LinkedHashMap<String, Object>();
        try (var progress = new StepProgress(spec.commandLine().getErr());
                var interop = new Interop(settings, build, build.resolve("captures"), address -> nic
                    ? RoceNic.at(address) : new ReferenceEndpoint(address, new HostMemory(), TransportSettings.RESET,
                    settings.rate()), progress::step)) {
            configuration.put("engine", nic ? "verilator" : "reference");
            configuration.putAll(interop.versions());
            for (int number : chosen) {
                InteropRow row = matrix.get(number - 1);
                String title = "row " + number + " of " + matrix.size() + ": " + row.title();
                progress.step(title);
                InteropResult result = interop.run(row, number);
                results.put(number, result);
                progress.done(title + (result.passed() ? ": pass" : ": FAIL: " + result.failure()));
            }
        }
        out.println(String.join(", ", configuration.entrySet().stream().map(e -> e.getKey() + " " + e.getValue())
            .toList()) + ", seed " + seed + "\n");
        out.print(table(results));
        results.forEach((number, result) -> tellFailure(out, number, result));
        long passed = results.values().stream().filter(InteropResult::passed).count();
        out.println("\n" + passed + " of " + results.size() + " rows passed");
        boolean good = passed == results.size();
        json.write(new Report("interop", configuration, seed, Report.Result.of(good), figures(results)));
        return good ? Exit.OK : Exit.FAILED;
    }

    private void tellFailure(PrintWriter out, int number, InteropResult result) {
        if (!result.passed()) {
            out.println("\nrow " + number + " failed: " + result.failure() + "\n  to repeat it: "
                + Repeat.command(spec, Set.of("--rows", "--json")) + " --rows " + number);
        }
    }

    private static Table table(LinkedHashMap<Integer, InteropResult> results) {
        var table = new Table("row", "what", "QPs", "bytes", "each", "PMTU", "IP", "network", "frames", "compared",
            "result");
        results.forEach((number, result) -> {
            InteropRow row = result.row();
            table.row(number, row.title(), row.queuePairs(), row.size(), row.iterations(), row.pmtu(),
                row.v6() ? "v6" : "v4", row.impairment(), result.frames(), result.compared(),
                result.passed() ? "pass" : "FAIL");
        });
        return table;
    }

    private static List<Row> figures(LinkedHashMap<Integer, InteropResult> results) {
        var figures = new ArrayList<Row>();
        results.forEach((number, result) -> {
            InteropRow row = result.row();
            String scenario = number + " " + row.title();
            figures.add(Row.of(scenario, "interop_passed", result.passed() ? 1 : 0, "rows").ceiling(1)
                .with("queue_pairs", row.queuePairs()).with("bytes", row.size()).with("each", row.iterations())
                .with("pmtu", row.pmtu()).with("ip", row.v6() ? 6 : 4).with("network", row.impairment().toString()));
            figures.add(Row.of(scenario, "interop_compared", result.compared(), "bytes"));
            figures.add(Row.of(scenario, "interop_frames", result.frames(), "frames"));
        });
        return figures;
    }
}
