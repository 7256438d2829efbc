package hdl.sim;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Finds the programs an engine needs. */
public final class Tools {
    private Tools() {
    }

    /** The program on the search path ({@code hdl.path}, else PATH), if there. */
    public static Optional<Path> find(String name) {
        var path = System.getProperty("hdl.path", System.getenv().getOrDefault("PATH", ""));
        for (var folder : path.split(File.pathSeparator)) {
            var candidate = Path.of(folder, name);
            if (!folder.isEmpty() && Files.isExecutable(candidate) && !Files.isDirectory(candidate)) {
                return Optional.of(candidate.toAbsolutePath());
            }
        }
        return Optional.empty();
    }

    /** The program, or the HDL802 that says what to install. */
    public static Path require(String name, String install) {
        return find(name).orElseThrow(() -> Callers.error("HDL802",
            name + " is not on the PATH; install " + install + ", or run with -Dhdl.engine=jvm"));
    }

    /** Stands for the version of a program without running it: file, size and time of change. */
    public static String fingerprint(Path program) {
        try {
            var real = program.toRealPath();
            return real + " " + Files.size(real) + " " + Files.getLastModifiedTime(real).toMillis();
        } catch (IOException problem) {
            throw new ToolException("cannot read " + program, problem);
        }
    }
}
