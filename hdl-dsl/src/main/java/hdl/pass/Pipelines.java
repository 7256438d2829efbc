package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.ModuleBuilder;
import hdl.ir.Problem;
import java.util.List;
import java.util.function.Supplier;

/** What is said of cycles: checked, and turned into registers, before a module is finished. */
public final class Pipelines {
    private Pipelines() {
    }

    /** HDL901 to HDL914. Without errors nothing is left of the words about cycles; {@code clock}: of the module. */
    public static List<Problem> resolve(ModuleBuilder builder, Supplier<ClockDef> clock) {
        var cycles = Cycles.of(builder.draft(), builder.timed());
        var problems = CycleRules.check(cycles);
        if (problems.stream().allMatch(Problem::warning)) {
            Recalls.expand(builder, cycles, clock);
            Align.run(builder, cycles, clock);
        }
        return problems;
    }
}
