package hdl.sim.verilator;

import hdl.ir.ModuleDef;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.ToolException;
import hdl.sim.ToolRun;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * The yardstick of benchmarks: a program written in C++ that drives the same Verilated model, built with the same
 * flags, from the same rows of stimulus, and reads the same ports.
 */
public final class CppDriver {
    private static final Duration BUDGET = Duration.ofMinutes(10);
    private final Path program;

    private CppDriver(Path program) {
        this.program = program;
    }

    /** Builds the program, or finds it in the cache. */
    public static CppDriver of(ModuleDef top, ModelSource source, Options options, ModelCache cache) {
        var tools = Toolchain.find(cache);
        var flags = VerilatedModel.verilatorFlags(source.top(), options, "");
        var main = new Shim(top, "@P@", "", false).program();
        var key = source.hash(tools.identity(), String.join(" ", flags),
            String.join(" ", Toolchain.flags(options.effort())), main);
        var prefix = "V" + key.substring(0, 16);
        var home = cache.get(source.top() + "-driver-" + key, (folder, place) -> {
            VerilatedModel.writeSources(source, folder, place);
            Files.writeString(folder.resolve("driver.cpp"), VerilatedModel.verilate(tools, folder, prefix, flags)
                + main.replace("@P@", prefix));
            tools.program(folder, "driver.cpp", "driver", options.effort());
            ModelCache.delete(folder.resolve("cpp"));
        });
        return new CppDriver(home.resolve("driver"));
    }

    /** Nanoseconds per row of the fastest of some rounds over all rows. */
    public double nanosPerRow(RowBuffer rows, int rounds) {
        try {
            var folder = Files.createTempDirectory("hdl-driver-");
            try {
                var file = folder.resolve("rows");
                Files.write(file, rows.inputs().toArray(ValueLayout.JAVA_BYTE));
                return Double.parseDouble(ToolRun.run(folder, BUDGET, List.of(program.toString(), file.toString(),
                    Long.toString(rows.rows()), Integer.toString(rounds))).strip());
            } finally {
                ModelCache.delete(folder);
            }
        } catch (IOException problem) {
            throw new ToolException("cannot run " + program, problem);
        }
    }
}
