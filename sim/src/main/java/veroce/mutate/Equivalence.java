package veroce.mutate;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Proves by SAT that a module with a mistake is the module without it: every register, memory and instance is taken
 * out, so that what it holds or answers is an input of any value, and what goes to it an output; then no input may make
 * an output differ. What is proved so holds in every state, also in those that are never reached; what differs in these
 * alone is left to {@link FromReset}.
 */
final class Equivalence {
    private static final int SAT_SECONDS = 60;
    private static final int SECONDS = 180;
    private static final String PROVED = "SAT proof finished - no model found: SUCCESS!";
    /** What has no name is not exposed: all but the registers, which are told by their names, and the ports. */
    private static final String SCRIPT = """
        read_verilog -lib %1$d.inside.v
        read_verilog %1$d.gold.v
        read_verilog %1$d.gate.v
        proc
        memory_collect
        select -set registers t:$*dff* %%co:+[Q] w:* %%i
        rename -hide w:* @registers %%d
        expose -evert-dff -evert gold gate
        miter -equiv -flatten -make_outputs gold gate miter
        hierarchy -top miter
        sat -verify -prove trigger 0 -timeout %2$d miter
        """;

    private Equivalence() {
    }

    /** Whether all pairs of modules in this folder are equal, of which there is one at least. */
    static boolean isProved(Path folder, int pairs) throws IOException {
        for (int i = 0; i < pairs; i++) {
            if (!isProvedOf(folder, i) && !FromReset.isProved(folder, i)) {
                return false;
            }
        }
        return pairs > 0;
    }

    private static boolean isProvedOf(Path folder, int number) throws IOException {
        var script = folder.resolve(number + ".ys");
        var log = folder.resolve(number + ".log");
        Files.writeString(script, SCRIPT.formatted(number, SAT_SECONDS));
        return Tool.run(folder, log.getFileName().toString(), SECONDS, "yosys", "-s", script.getFileName().toString())
            && Files.readString(log, StandardCharsets.ISO_8859_1).contains(PROVED);
    }
}
