package hdl.sim.verilator;

import hdl.sim.Callers;
import hdl.sim.Options;
import hdl.sim.ToolException;
import hdl.sim.ToolRun;
import hdl.sim.Tools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Verilator and the C++ compiler, and Verilator's own run-time objects, which are compiled once and kept. */
public final class Toolchain {
    /** The oldest Verilator that is known to work. */
    static final String OLDEST = "5.006";
    private static final Duration BUDGET = Duration.ofMinutes(20);
    private static final List<String> RUNTIME = List.of("verilated", "verilated_threads", "verilated_vcd_c",
        "verilated_fst_c");
    private static final String PRELUDE = """
        // What every unit of a model sees first. Nothing in a model may print, stop or end the process by itself.
        #define VL_USER_FINISH
        #define VL_USER_STOP
        #define VL_USER_FATAL
        #define VL_PRINTF hdl_print
        extern void hdl_print(const char* format, ...) __attribute__((format(printf, 1, 2)));
        #include "verilated.h"
        """;

    private final Path verilator;
    private final Path compiler;
    private final ModelCache cache;

    private Toolchain(Path verilator, Path compiler, ModelCache cache) {
        this.verilator = verilator;
        this.compiler = compiler;
        this.cache = cache;
    }

    /** Finds both tools; HDL802 names the one that is missing. */
    public static Toolchain find(ModelCache cache) {
        var verilator = Tools.require("verilator", OLDEST + " or later");
        return new Toolchain(verilator, Tools.require("g++", "it with the C library's headers"), cache);
    }

    /** True when both tools are there. */
    public static boolean available() {
        return Tools.find("verilator").isPresent() && Tools.find("g++").isPresent();
    }

    /** Changes whenever one of the tools changes. */
    String identity() {
        var binary = verilator.resolveSibling("verilator_bin");
        return Tools.fingerprint(verilator) + "; " + (Files.exists(binary) ? Tools.fingerprint(binary) : "")
            + "; " + Tools.fingerprint(compiler);
    }

    /** Runs Verilator in a folder. */
    void verilate(Path folder, List<String> arguments) {
        var command = new ArrayList<>(List.of(verilator.toString()));
        command.addAll(arguments);
        ToolRun.run(folder, BUDGET, command);
    }

    /** Flags that model and run time must share. */
    static List<String> flags(Options.Effort effort) {
        var level = switch (effort) {
            case LEAST -> "-O0";
            case QUICK -> "-O1";
            case FULL -> "-O3";
        };
        var flags = new ArrayList<>(List.of("-std=gnu++17", level, "-fPIC", "-fvisibility=hidden",
            "-fvisibility-inlines-hidden", "-fno-gnu-unique", "-fcf-protection=none", "-w", "-DVM_COVERAGE=0",
            "-DVM_SC=0", "-DVM_TRACE=1"));
        if (effort == Options.Effort.FULL) {
            flags.addAll(List.of("-march=native", "-DHDL_PROCESSOR=" + Processor.IDENTITY));
        }
        return flags;
    }

    /** What {@code -march=native} stands for: a cache may be shared by machines that differ. */
    private static final class Processor {
        static final int IDENTITY = identity();

        private static int identity() {
            try (var lines = Files.lines(Path.of("/proc/cpuinfo"))) {
                return lines.filter(line -> line.startsWith("flags") || line.startsWith("Features")
                    || line.startsWith("model")).distinct().toList().hashCode() & 0x7fff_ffff;
            } catch (IOException | UncheckedIOException problem) {
                return System.getProperty("os.arch").hashCode() & 0x7fff_ffff;
            }
        }
    }

    /** Compiles one unit of C++ and links it with the run time into a shared object. */
    void link(Path folder, String unit, String library, Options.Effort effort) {
        compileUnit(folder, unit, effort, List.of("-shared", "-Wl,-z,defs", "-Wl,--gc-sections", "-o", library));
    }

    /** Compiles one unit of C++ and links it with the run time into a program. */
    void program(Path folder, String unit, String program, Options.Effort effort) {
        compileUnit(folder, unit, effort, List.of("-Wl,--gc-sections", "-o", program));
    }

    private void compileUnit(Path folder, String unit, Options.Effort effort, List<String> output) {
        var home = runtime(effort);
        var command = new ArrayList<>(List.of(compiler.toString()));
        command.addAll(flags(effort));
        command.addAll(List.of("-I.", "-I" + include(home), "-I" + include(home) + "/vltstd",
            "-include", home.resolve("prelude.h").toString(), unit));
        for (var name : RUNTIME) {
            command.add(home.resolve(name + ".o").toString());
        }
        command.addAll(output);
        command.addAll(List.of("-lpthread", "-lz"));
        ToolRun.run(folder, BUDGET, command);
    }

    /** The folder of the run-time objects for these tools and flags: prelude, its precompiled form, objects. */
    Path runtime(Options.Effort effort) {
        var hash = Integer.toHexString(Arrays.hashCode(new int[] {identity().hashCode(), flags(effort).hashCode(),
            PRELUDE.hashCode()}));
        return cache.get("runtime-" + effort.name().toLowerCase(Locale.ROOT) + "-" + hash, (folder, _) -> {
            checkVersion(folder);
            var root = ToolRun.run(folder, BUDGET, List.of(verilator.toString(), "--getenv", "VERILATOR_ROOT")).strip();
            Files.writeString(folder.resolve("root"), root);
            Files.writeString(folder.resolve("prelude.h"), PRELUDE);
            compile(folder, effort, List.of("-x", "c++-header", "prelude.h", "-o", "prelude.h.gch"));
            for (var name : RUNTIME) {
                compile(folder, effort, List.of("-include", "./prelude.h", "-ffunction-sections", "-c",
                    include(folder) + "/" + name + ".cpp", "-o", name + ".o"));
            }
        });
    }

    private void compile(Path folder, Options.Effort effort, List<String> arguments) throws IOException {
        var command = new ArrayList<>(List.of(compiler.toString()));
        command.addAll(flags(effort));
        command.addAll(List.of("-I" + include(folder), "-I" + include(folder) + "/vltstd"));
        command.addAll(arguments);
        ToolRun.run(folder, BUDGET, command);
    }

    private static String include(Path runtime) {
        try {
            return Files.readString(runtime.resolve("root"), StandardCharsets.UTF_8) + "/include";
        } catch (IOException problem) {
            throw new ToolException("cannot read " + runtime.resolve("root"), problem);
        }
    }

    private void checkVersion(Path folder) {
        var text = ToolRun.run(folder, BUDGET, List.of(verilator.toString(),
            "--version")).strip(); // Verilator 5.006 2023-01-22 ...
        var words = text.split(" ");
        if (words.length < 2 || words[1].compareTo(OLDEST) < 0) {
            throw Callers.error("HDL802", verilator + " is '" + text + "'; install " + OLDEST
                + " or later, or run with -Dhdl.engine=jvm");
        }
    }
}
