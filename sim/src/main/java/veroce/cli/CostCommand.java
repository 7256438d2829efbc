package veroce.cli;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Report;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import veroce.Exit;
import veroce.VeroceException;
import veroce.delivery.Block;
import veroce.report.Row;
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

    @Mixin JsonOption json;

    @Spec CommandSpec spec;

    @Override public Integer call() throws IOException {
        json.begin();
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
        json.write(new veroce.report.Report("cost", Map.of("block", block), null, veroce.report.Report.Result.PASS,
            rows(report)));
        return Exit.OK;
    }

    private static <IO extends Bundle<IO>> Report report(Circuit<IO> circuit) {
        return Report.of(Design.of(circuit));
    }

    /** Of each cycle four figures, and of each stale memory one, its reason among the parameters. */
    private static List<Row> rows(Report report) {
        var rows = new ArrayList<Row>();
        for (var cycle : report.pipelines()) {
            figure(rows, cycle, "registers", cycle.registers(), "registers");
            figure(rows, cycle, "register_bits", cycle.bits(), "bits");
            figure(rows, cycle, "waiting_registers", cycle.waiting(), "registers");
            figure(rows, cycle, "waiting_bits", cycle.waitingBits(), "bits");
        }
        report.stale().forEach(stale -> rows.add(Row.of(stale.module(), "stale_memories", 1, "memories")
            .with("timeline", stale.timeline()).with("memory", stale.memory()).with("reason", stale.why())));
        return rows;
    }

    private static void figure(List<Row> rows, Report.Pipeline cycle, String metric, int value, String unit) {
        rows.add(Row.of(cycle.module(), metric, value, unit).with("timeline", cycle.timeline())
            .with("cycle", cycle.cycle()));
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
