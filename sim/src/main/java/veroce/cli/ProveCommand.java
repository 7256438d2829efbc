package veroce.cli;

import hdl.proof.LibraryProofs;
import hdl.proof.ProofFailure;
import hdl.proof.Property;
import hdl.proof.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import rnic.proof.NicProofs;
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.VeroceException;
import veroce.report.AtomicFile;
import veroce.report.ProofPage;
import veroce.report.Report;
import veroce.report.Row;
import veroce.report.Table;

/** Proofs of the claims of circuits, those that are too long for the tests included. */
@Command(name = "prove", description = {
    "Proves the claims of a block, or of all, with Yosys, z3 and ABC, and prints what holds for which parameters, by which"
    + " engine and how deep. A proof that the tests do not make must fail with each of its faults, too. Files of a proof"
    + " that fails stay in build/proofs: its run as waves, and what was asked.",
    "Exit code 0 if everything holds and every fault is found."})
final class ProveCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "BLOCK", arity = "0..1", defaultValue = "all",
        description = "The circuit, such as Fifo; or all. Default: ${DEFAULT-VALUE}.")
    String block;

    @Option(names = "--quick", description = "Only those that the tests make with every run.")
    boolean quick;

    @Option(names = "--changed", description = "Only those of which docs/proofs.md does not say that they are proved as they"
        + " are today.")
    boolean changed;

    @Option(names = "--write", paramLabel = "FILE", description = "Also write the table, as a page such as"
        + " docs/proofs.md. Lines of what this run does not prove stay as they are in the file.")
    Path page;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        json.begin();
        if (page != null) {
            AtomicFile.demandWritable(page);
        }
        System.setProperty("hdl.proofs", ProjectRoot.find().resolve("build/proofs").toString());
        var chosen = chosen();
        var verdicts = new ArrayList<Verdict>();
        var missed = new LinkedHashMap<Property, String>();
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            for (var property : chosen) {
                progress.step(verdicts.size() + 1 + " of " + chosen.size() + ": " + property);
                verdicts.add(property.proof().get().verdict());
                for (var fault : property.faults()) {
                    if (verdicts.getLast().holds() && !fault.quick()) {
                        find(property, fault, missed);
                    }
                }
            }
        }
        return report(chosen, verdicts, missed);
    }

    private static void find(Property property, Property.Fault fault, Map<Property, String> missed) {
        try {
            fault.proof().get().fails();
        } catch (ProofFailure problem) {
            missed.merge(property, "fault '" + fault.says() + "' is not found: " + problem.getMessage(),
                (first, second) -> first + "\n" + second);
        }
    }

    /** Everything that is registered. */
    static List<Property> all() {
        var all = new ArrayList<>(LibraryProofs.all());
        all.addAll(NicProofs.all());
        return all;
    }

    private List<Property> chosen() {
        var blocks = new LinkedHashSet<String>();
        all().forEach(property -> blocks.add(property.block()));
        if (!block.equals("all") && !blocks.contains(block)) {
            throw VeroceException.input("nothing is proved of '" + block + "'; there are " + String.join(", ", blocks));
        }
        var known = changed ? lines(ProjectRoot.find().resolve("docs/proofs.md")) : List.<String>of();
        return all().stream().filter(property -> block.equals("all") || property.block().equals(block))
            .filter(property -> !quick || property.quick())
            .filter(property -> known.stream().noneMatch(line -> ProofPage.isCurrent(line, property))).toList();
    }

    private static List<String> lines(Path file) {
        try {
            return Files.exists(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException problem) {
            throw VeroceException.input("cannot read " + file + ": " + problem.getMessage());
        }
    }

    private int report(List<Property> properties, List<Verdict> verdicts, Map<Property, String> missed)
            throws IOException {
        var out = spec.commandLine().getOut();
        var table = new Table("block", "parameters", "property", "engine", "result", "depth", "seconds");
        var rows = new ArrayList<Row>();
        boolean good = true;
        for (int i = 0; i < properties.size(); i++) {
            var property = properties.get(i);
            var verdict = verdicts.get(i);
            var result = verdict.outcome().name().toLowerCase(Locale.ROOT);
            double seconds = verdict.time().toMillis() / 1000.0;
            table.row(property.block(), property.parameters(), property.says(), verdict.engine(), result,
                verdict.depth() < 0 ? null : verdict.depth(), String.format(Locale.ROOT, "%.1f", seconds));
            rows.add(Row.of("prove", "proof_seconds", seconds, "s").with("block", property.block())
                .with("parameters", property.parameters()).with("property", property.says())
                .with("engine", verdict.engine()).with("result", result));
            good &= verdict.holds() && !missed.containsKey(property);
        }
        out.print(table);
        for (int i = 0; i < properties.size(); i++) {
            if (!verdicts.get(i).holds()) {
                out.println("\n" + properties.get(i) + "\n" + verdicts.get(i).counterexample().map(Object::toString)
                    .orElse(verdicts.get(i).unknown()));
            }
        }
        missed.forEach((property, text) -> out.println("\n" + property + "\n" + text));
        out.flush();
        if (page != null) {
            AtomicFile.write(page, ProofPage.of(page(properties, verdicts, missed)).getBytes(StandardCharsets.UTF_8));
        }
        json.write(new Report("prove", Map.of("block", block), null, Report.Result.of(good), rows));
        return good ? Exit.OK : Exit.FAILED;
    }

    /** A line for each proof: of this run, or else of the page that is there. A proof that lets a fault pass has none. */
    private List<String> page(List<Property> properties, List<Verdict> verdicts, Map<Property, String> missed) {
        var old = lines(page);
        var made = new HashMap<String, String>();
        for (int i = 0; i < properties.size(); i++) {
            var property = properties.get(i);
            made.put(ProofPage.start(property), missed.containsKey(property) ? "" : ProofPage.line(property, verdicts.get(i)));
        }
        return all().stream().map(ProofPage::start).map(start -> made.containsKey(start) ? made.get(start)
            : old.stream().filter(line -> line.startsWith(start)).findFirst().orElse(""))
            .filter(line -> !line.isEmpty()).toList();
    }
}
