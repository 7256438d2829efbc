package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Problem;
import java.util.List;
import java.util.function.Function;

/** Runs the checks of a finished module in their order; the next runs only if there were no errors. */
public final class Checks {
    private static final List<Function<ModuleDef, List<Problem>>> IN_ORDER =
        List.of(Drivers::check, Memories::check, Domains::check, Loops::check, Machines::check, Unused::check);

    private Checks() {
    }

    /** The errors of the first check that finds any, in source order; without errors, the warnings. */
    public static List<Problem> of(ModuleDef module) {
        for (var check : IN_ORDER) {
            var problems = check.apply(module);
            if (!problems.isEmpty()) {
                return problems;
            }
        }
        return List.of();
    }
}
