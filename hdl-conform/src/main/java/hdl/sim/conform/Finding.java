package hdl.sim.conform;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/**
 * A random circuit on which engines differ, as small as it could be made.
 *
 * @param seed       the circuit
 * @param difference where the engines differ
 * @param text       the small circuit as Java
 * @param modules    its Verilog by module
 * @param root       folder of all findings
 */
public record Finding(long seed, Difference difference, String text, Map<String, String> modules, Path root) {
    /** Where the small circuit is kept. */
    public Path folder() {
        return root.resolve(Long.toString(seed));
    }

    /** The story in one line. */
    public String summary() {
        return difference.text() + "; seed " + seed + ", kept in " + folder();
    }

    void write() {
        try {
            Files.createDirectories(folder());
            Files.writeString(folder().resolve("difference.txt"), summary() + "\n");
            Files.writeString(folder().resolve("circuit.txt"), text);
            for (var module : modules.entrySet()) {
                Files.writeString(folder().resolve(module.getKey() + ".v"), module.getValue());
            }
        } catch (IOException problem) {
            throw new UncheckedIOException("cannot keep a finding in " + folder(), problem);
        }
    }
}
