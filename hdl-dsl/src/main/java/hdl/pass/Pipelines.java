package hdl.pass;

import hdl.ir.ClockDef;
import hdl.ir.Cycle;
import hdl.ir.ModuleBuilder;
import hdl.ir.Node;
import hdl.ir.Problem;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** What is said of cycles: checked, and turned into registers, before a module is finished. */
public final class Pipelines {
    private Pipelines() {
    }

    /** HDL901 to HDL918. Without errors nothing is left of the words about cycles; {@code clock}: of the module. */
    public static List<Problem> resolve(ModuleBuilder builder, Supplier<ClockDef> clock) {
        var cycles = Cycles.of(builder.draft(), builder.timed());
        var problems = CycleRules.check(cycles);
        if (problems.stream().allMatch(Problem::warning)) {
            Recalls.expand(builder, cycles, clock);
            return Stream.concat(problems.stream(), Align.run(builder, cycles, clock).stream()).toList();
        }
        return problems;
    }

    /** The cycle of the latest of these values, as far as is known of a module under construction; null: of none. */
    public static Cycle latest(ModuleBuilder builder, List<Node> values) {
        var cycles = Cycles.of(builder.draft(), builder.timed());
        var latest = Cycle.STEADY;
        for (var value : values) {
            latest = Lattice.latest(latest, cycles.of(value));
        }
        return latest;
    }
}
