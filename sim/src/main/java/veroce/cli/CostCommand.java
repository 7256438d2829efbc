package veroce.cli;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.VeroceException;
import veroce.delivery.Block;
import veroce.report.Table;

/** Prints what the pipelines of a block cost: how many registers each cycle has, and how many of them only wait. */
@Command(name = "cost", description = {
    "Print what the timelines of a block cost, module by module: registers and bits of each cycle, and of these how many"
    + " only wait for a later cycle. Registers of no timeline are not counted; './veroce synth' counts all. Below it stand"
    + " memories that operations may read stale, with the author's reason."})
final class CostCommand implements Callable<Integer> {
    @Parameters(paramLabel = "BLOCK", description = "A block, or a configuration (small, alveo-100g); a wrong name shows"
        + " the list.")
    String block;

    @Spec CommandSpec spec;

    @Override public Integer call() {
        var report = report(chosen().circuit());
        var out = spec.commandLine().getOut();
        if (report.pipelines().isEmpty()) {
            out.println("'" + block + "' has no timeline.");
        } else {
            out.print(table(report.pipelines()));
        }
        report.stale().forEach(stale -> out.println("'" + stale.memory() + "' of " + stale.module()
            + " may be stale on timeline '" + stale.timeline() + "': " + stale.why()));
        out.flush();
        return Exit.OK;
    }

    private static <IO extends Bundle<IO>> Report report(Circuit<IO> circuit) {
        return Report.of(Design.of(circuit));
    }

    private static Table table(List<Report.Pipeline> rows) {
        var table = new Table("module", "timeline", "cycle", "registers", "bits", "waiting", "waiting bits");
        rows.forEach(row -> table.row(row.module(), row.timeline(), row.cycle(), row.registers(), row.bits(),
            row.waiting(), row.waitingBits()));
        return table.row("all", "", null, sum(rows, Report.Pipeline::registers), sum(rows, Report.Pipeline::bits),
            sum(rows, Report.Pipeline::waiting), sum(rows, Report.Pipeline::waitingBits));
    }

    private static int sum(List<Report.Pipeline> rows, ToIntFunction<Report.Pipeline> what) {
        return rows.stream().mapToInt(what).sum();
    }

    private Block chosen() {
        var names = new ArrayList<String>();
        for (var known : Stream.of(Block.ALL, Block.WHOLE, Block.BOARD).flatMap(List::stream).toList()) {
            if (known.name().equals(block)) {
                return known;
            }
            names.add(known.name());
        }
        throw VeroceException.usage("there is no block '" + block + "'; the blocks are: " + String.join(", ", names));
    }
}
