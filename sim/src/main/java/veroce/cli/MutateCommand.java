package veroce.cli;

import java.io.IOException;
import java.util.ArrayList;
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
import veroce.Exit;
import veroce.ProjectRoot;
import veroce.mutate.MutationRun;
import veroce.mutate.MutationRun.Fate;
import veroce.mutate.MutationRun.Mutant;
import veroce.report.Report;
import veroce.report.Row;

/** Deliberate mistakes in the circuits, to see whether the tests of the blocks notice. */
@Command(name = "mutate", description = {
    "Makes mistakes in the circuits of a block, one at a time, and runs the tests of the block on each: another operator,"
    + " an inversion left out, a constant one off, the arms of a choice exchanged, a condition that always or never holds,"
    + " a register that begins with another value. Prints what survived. A survivor of which Yosys or ABC proves that it"
    + " does what is done without the mistake, in every state or from reset on, is no mistake, and does not count. Exit"
    + " code 0 if the kill rate reaches --least."})
final class MutateCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "BLOCK", description = "The block, as its test is named without Test, such as"
        + " AckPolicy; or all.")
    String block;

    @Option(names = "--count", paramLabel = "N", defaultValue = "100",
        description = "Mutants, chosen at random. Default: ${DEFAULT-VALUE}.")
    int count;

    @Option(names = "--seed", paramLabel = "N", defaultValue = "1",
        description = "Decides which. Default: ${DEFAULT-VALUE}.")
    long seed;

    @Option(names = "--mutant", paramLabel = "PLACE", description = "This mutant, as File.java:LINE:KIND:NUMBER, instead of"
        + " random ones; may be given several times.")
    List<String> named = new ArrayList<>();

    @Option(names = "--least", paramLabel = "P", defaultValue = "97%", converter = Quantity.OfShare.class,
        description = "Kill rate that is demanded. Default: ${DEFAULT-VALUE}.")
    double least;

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        Quantity.atLeast(1, "--count", count);
        json.begin();
        MutationRun run;
        List<Mutant> mutants;
        try (var progress = new StepProgress(spec.commandLine().getErr())) {
            run = MutationRun.of(ProjectRoot.find(), block, progress::step);
            mutants = named.isEmpty() ? run.random(count, seed, progress::step) : run.named(named, progress::step);
        }
        return report(run, mutants);
    }

    private int report(MutationRun run, List<Mutant> mutants) throws IOException {
        var out = spec.commandLine().getOut();
        run.failing().forEach(test -> out.println("Left out, since it fails without a mistake: " + test));
        for (var mutant : mutants) {
            if (mutant.fate() == Fate.SURVIVED) {
                out.println("SURVIVED " + mutant.place() + ": " + mutant.what());
                out.println("    ./veroce mutate " + block + " --mutant " + mutant.place());
            } else if (mutant.fate() == Fate.EQUIVALENT) {
                out.println("EQUIVALENT " + mutant.place() + ": " + mutant.what());
            } else if (!named.isEmpty()) {
                out.println(mutant.fate() + " " + mutant.place() + ": " + mutant.what() + "; " + mutant.why());
            }
        }
        long survived = count(mutants, Fate.SURVIVED);
        long equivalent = count(mutants, Fate.EQUIVALENT);
        long mistakes = mutants.size() - equivalent;
        double rate = mistakes == 0 ? 1 : 1 - (double) survived / mistakes;
        out.println(String.format(Locale.ROOT, "%d mutants of %,d possible: %d killed (%d of them by time), %d survived,"
            + " %d equivalent: %.1f %% of %d", mutants.size(), run.possible(), mistakes - survived,
            count(mutants, Fate.HUNG), survived, equivalent, 100 * rate, mistakes));
        out.flush();
        boolean passed = rate >= least;
        json.write(new Report("mutate", Map.of("block", block, "count", count), named.isEmpty() ? seed : null,
            Report.Result.of(passed), rows(mutants, rate, survived, least)));
        return passed ? Exit.OK : Exit.FAILED;
    }

    private static long count(List<Mutant> mutants, Fate fate) {
        return mutants.stream().filter(mutant -> mutant.fate() == fate).count();
    }

    private static List<Row> rows(List<Mutant> mutants, double rate, long survived, double least) {
        var rows = new ArrayList<Row>();
        rows.add(Row.of("mutate", "mutants", mutants.size(), "mutants"));
        rows.add(Row.of("mutate", "mutants_survived", survived, "mutants"));
        rows.add(Row.of("mutate", "mutants_equivalent", count(mutants, Fate.EQUIVALENT), "mutants"));
        rows.add(Row.of("mutate", "kill_rate_percent", 100 * rate, "%").with("least_percent", 100 * least));
        for (var mutant : mutants) {
            if (mutant.fate() == Fate.SURVIVED) {
                rows.add(Row.of("mutate", "survivor", 1, "mutants").with("place", mutant.place())
                    .with("what", mutant.what()));
            }
        }
        return rows;
    }
}
