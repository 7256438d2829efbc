package hdl.sim.verilator;

import hdl.ir.ModuleDef;
import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.ToolException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A design as a shared object: found in the cache, or built by Verilator and the C++ compiler. */
record VerilatedModel(Path library, String prefix) {
    private static final String LIBRARY = "model.so";
    private static final String VISIBLE = "visible.vlt";
    private static final String ONCE = "__Slow.cpp";
    private static final String EVERYTHING = """
        `verilator_config
        public_flat_rd -module "*" -var "*"
        """;

    static VerilatedModel of(ModuleDef top, ModelSource source, Options options, ModelCache cache) {
        var tools = Toolchain.find(cache);
        var waves = options.waves().map(VerilatedModel::format).orElse("");
        var flags = verilatorFlags(source.top(), options, waves);
        if (options.inner()) {
            flags.add(VISIBLE); // before the modules
        }
        var shim = new Shim(top, "@P@", waves, options.inner()).text();
        var key = source.hash(tools.identity(), String.join(" ", flags),
            String.join(" ", Toolchain.flags(options.effort())), shim);
        var prefix = "V" + key.substring(0, 16);
        var home = cache.get(source.top() + "-" + key, (folder, place) -> {
            tools.runtime(options.effort());
            writeSources(source, folder, place);
            if (options.inner()) {
                Files.writeString(folder.resolve(VISIBLE), EVERYTHING);
            }
            build(tools, folder, prefix, flags, shim.replace("@P@", prefix), options.effort());
        });
        return new VerilatedModel(home.resolve(LIBRARY), prefix);
    }

    /** Class suffix of Verilator's writer for a file of waves. */
    private static String format(Path file) {
        var name = file.toString();
        if (name.endsWith(".fst")) {
            return "Fst";
        }
        if (name.endsWith(".vcd")) {
            return "Vcd";
        }
        throw new ToolException("waves '" + file + "': the name must end with .vcd or .fst");
    }

    /**
     * Without Verilator's rewriting of trees of single bits, which shows wrong values up to version 5.026 at least,
     * without its substitution of temporaries, which widens operands of signed shifts, and without the folding of
     * constants in its graph of data flow, to which a number is not at most itself when both are signed.
     */
    static List<String> verilatorFlags(String top, Options options, String waves) {
        var flags = new ArrayList<>(List.of("--cc", "--top-module", top, "--no-timing", "--threads", "1", "-O3",
            "-fno-const-bit-op-tree", "-fno-subst", "-fno-dfg-peephole-fold-binary", "--x-initial", "unique",
            "--x-assign", "0", "--output-split", "0", "--timescale", "1ps/1ps", "-Wno-fatal", "-Wno-lint", "-Wno-style"));
        if (options.claims()) {
            flags.add("+define+HDL_CLAIMS");
        }
        flags.addAll(List.of("--output-split-cfuncs", "500")); // the time of a compiler grows faster than a function
        if (options.effort() == Options.Effort.FULL) {
            flags.addAll(List.of("--unroll-count", "300", "--unroll-stmts", "100000")); // rows read bit by bit
        }
        if (!waves.isEmpty()) {
            flags.addAll(List.of(waves.equals("Fst") ? "--trace-fst" : "--trace", "--trace-structs"));
        }
        return flags;
    }

    static void writeSources(ModelSource source, Path folder, Path home) throws IOException {
        for (var module : source.modules().keySet()) {
            Files.writeString(folder.resolve(module + ".v"), source.text(module, home.toString()));
        }
        for (var file : source.data().entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
    }

    private static void build(Toolchain tools, Path folder, String prefix, List<String> flags, String shim,
        Options.Effort effort)
        throws IOException {
        Files.writeString(folder.resolve("model.cpp"), verilate(tools, folder, prefix, flags) + shim);
        tools.link(folder, "model.cpp", LIBRARY, effort);
        ModelCache.delete(folder.resolve("cpp"));
    }

    /** Turns the modules of a folder into C++ and returns the text that includes all of it. */
    static String verilate(Toolchain tools, Path folder, String prefix, List<String> flags) throws IOException {
        var arguments = new ArrayList<>(flags);
        arguments.addAll(List.of("--prefix", prefix, "--Mdir", "cpp"));
        try (var files = Files.list(folder)) {
            files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".v")).sorted()
                .forEach(arguments::add);
        }
        tools.verilate(folder, arguments);
        return unit(folder.resolve("cpp"), prefix);
    }

    /**
     * One translation unit of all generated files: with the precompiled header this builds faster than files in
     * parallel. What runs once, at the beginning, is not optimized: with waves that takes a compiler as long as all else.
     */
    private static String unit(Path generated, String prefix) throws IOException {
        var often = new StringBuilder();
        var once = new StringBuilder();
        try (var files = Files.list(generated)) {
            files.map(file -> file.getFileName().toString()).filter(name -> name.endsWith(".cpp")).sorted()
                .forEach(name -> (name.endsWith(ONCE) ? once : often).append("#include \"cpp/").append(name)
                    .append("\"\n"));
        }
        return "#include \"cpp/" + prefix + ".h\"\n" + often + "#pragma GCC push_options\n#pragma GCC optimize (\"O0\")\n"
            + once + "#pragma GCC pop_options\n";
    }
}
