package hdl.sim;

import hdl.ir.Problem;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** Tells whoever simulates a circuit what was noticed in it, each thing once. */
final class Warnings {
    private static final Set<String> SHOWN = ConcurrentHashMap.newKeySet();

    private Warnings() {}

    static void show(List<Problem> warnings) {
        for (var warning : warnings) {
            var text = warning.toString();
            if (SHOWN.add(text)) {
                System.err.println("warning: " + text);
            }
        }
    }
}
