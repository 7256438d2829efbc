package hdl.sim.verilator;

import hdl.sim.ToolException;
import hdl.sim.Tools;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/**
 * Units of C++ that need nothing but the compiler, as a shared object: found in the cache, or compiled in parallel by a
 * process of its own. That process outlives this one, so that the next run finds what this one did not wait for. Its
 * folder gets its name when all is there; two that build the same do no harm.
 */
public final class NativeUnits {
    private static final String LIBRARY = "code.so";
    /** More effort was measured to give nothing. */
    private static final String FLAGS = "-std=gnu++17 -O1 -fPIC -fvisibility=hidden -w";

    private NativeUnits() {}

    /** True when the compiler is there. */
    public static boolean available() {
        return Tools.find("g++").isPresent();
    }

    /** The shared object of some units, when it is there: at once if it was built before. HDL802 without a compiler. */
    public static CompletableFuture<Path> library(String name, List<String> units, ModelCache cache) {
        var compiler = Tools.require("g++", "it with the C library's headers");
        var home = cache.root().resolve(name + "-" + hash(Tools.fingerprint(compiler), units));
        if (Files.isDirectory(home)) {
            return CompletableFuture.completedFuture(home.resolve(LIBRARY));
        }
        try {
            Files.createDirectories(cache.root());
            var folder = Files.createTempDirectory(cache.root(), home.getFileName() + ".part");
            for (var i = 0; i < units.size(); i++) {
                Files.writeString(folder.resolve("unit" + i + ".cpp"), units.get(i));
            }
            Files.writeString(folder.resolve("build"), script(compiler, units.size(), folder, home));
            var log = folder.resolve("log").toFile();
            return new ProcessBuilder("nice", "sh", "build").directory(folder.toFile()).redirectErrorStream(true)
                .redirectInput(Path.of("/dev/null").toFile()).redirectOutput(log).start().onExit()
                .thenApply(_ -> found(home, folder));
        } catch (IOException problem) {
            throw new ToolException("cannot build in " + cache.root() + ": " + problem, problem);
        }
    }

    private static String script(Path compiler, int units, Path folder, Path home) {
        var out = new StringBuilder("all=\n");
        for (var i = 0; i < units; i++) {
            out.append("'%s' %s -c unit%d.cpp -o unit%d.o &\nall=\"$all $!\"\n".formatted(compiler, FLAGS, i, i));
        }
        out.append("for one in $all; do wait \"$one\" || exit 1; done\n");
        out.append("'%s' -shared -Wl,-z,defs -o %s unit*.o && rm unit*.cpp unit*.o build || exit 1\n".formatted(compiler,
            LIBRARY));
        return out.append("mv -T '%s' '%s' || rm -r '%s'\n".formatted(folder, home, folder)).toString();
    }

    private static Path found(Path home, Path folder) {
        if (!Files.isDirectory(home)) {
            throw new ToolException("the C++ compiler failed; its files are kept in " + folder);
        }
        return home.resolve(LIBRARY);
    }

    private static String hash(String compiler, List<String> units) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            digest.update((compiler + FLAGS).getBytes(StandardCharsets.UTF_8));
            units.forEach(unit -> digest.update(unit.getBytes(StandardCharsets.UTF_8)));
            return HexFormat.of().formatHex(digest.digest(), 0, 16);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
