package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Mutation;
import hdl.ir.Problem;
import java.util.List;
import java.util.function.Function;

/** Runs the checks of a finished module in their order; the next runs only if there were no errors. */
public final class Checks {
    private static final List<Function<ModuleDef, List<Problem>>> NEEDED =
        List.of(Drivers::check, Memories::check, Domains::check, Loops::check);
    private static final List<Function<ModuleDef, List<Problem>>> OF_STYLE =
        List.of(Machines::check, Unused::check, SelfRead::check);

    private Checks() {
    }

    /** The errors of the first check that finds any, in source order; without errors, the warnings. A mutant may lack
     * style. */
    public static List<Problem> of(ModuleDef module) {
        var problems = first(NEEDED, module);
        return problems.isEmpty() && !Mutation.isActive() ? first(OF_STYLE, module) : problems;
    }

    private static List<Problem> first(List<Function<ModuleDef, List<Problem>>> checks, ModuleDef module) {
        for (var check : checks) {
            var problems = check.apply(module);
            if (!problems.isEmpty()) {
                return problems;
            }
        }
        return List.of();
    }
}
