package veroce.cli;

import java.io.IOException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import veroce.Exit;
import veroce.bench.Figures;
import veroce.bench.Machine;
import veroce.report.Report;

/** How a benchmark ends: its table, its report, and on request a verdict about the targets. */
final class BenchOutput {
    @Option(names = "--strict",
        description = "Fail (exit code 1) when a target is missed. Without it, missing one is only told: times depend"
            + " on the machine and on what else runs on it.")
    boolean strict;

    private double loadBefore;

    /** To be called before anything is measured. */
    void begin() {
        loadBefore = Machine.load();
    }

    int finish(String command, Figures figures, JsonOption json, CommandSpec spec) throws IOException {
        var out = spec.commandLine().getOut();
        var machine = Machine.describe();
        machine.put("load_average_before", loadBefore);
        out.print(figures.table());
        out.println();
        out.println(machine.get("processor") + ", " + machine.get("processors") + " processors, load "
            + loadBefore + " before and " + machine.get("load_average") + " after.");
        out.flush();
        var passed = !strict || figures.allReached();
        json.write(new Report(command, machine, null, Report.Result.of(passed), figures.rows()));
        return passed ? Exit.OK : Exit.FAILED;
    }
}
