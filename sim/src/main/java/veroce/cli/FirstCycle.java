package veroce.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Model.CommandSpec;
import veroce.Exit;
import veroce.bench.StartBench;

/** What {@code bench start} measures: one first cycle, and what it showed. It has no options, so nothing is annotated. */
final class FirstCycle implements Callable<Integer> {
    private static final int WIDTH = 32;

    private CommandSpec spec;

    private FirstCycle() {}

    static CommandSpec command() {
        var first = new FirstCycle();
        first.spec = CommandSpec.wrapWithoutInspection(first).name("first-cycle");
        first.spec.usageMessage().description("Make one first cycle of a small circuit in this process.").hidden(true);
        return first.spec;
    }

    @Override public Integer call() {
        var out = spec.commandLine().getOut();
        out.println(StartBench.firstCycle(WIDTH));
        out.flush();
        return Exit.OK;
    }
}
