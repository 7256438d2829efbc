package hdl.sim.icarus;

import hdl.sim.ModelSource;
import hdl.sim.Options;
import hdl.sim.ToolRun;
import hdl.sim.Tools;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Turns a design and its bench into a program for {@code vvp}. */
final class IcarusBuild {
    private static final Duration BUDGET = Duration.ofMinutes(10);

    private IcarusBuild() {
    }

    static void build(Path folder, ModelSource source, Bench bench, Options options) throws IOException {
        var command = new ArrayList<>(List.of(Tools.require("iverilog", "Icarus Verilog 11 or later").toString(),
            "-g2012",
            "-s", Bench.NAME, "-o", "bench.vvp"));
        if (options.claims()) {
            command.add("-DHDL_CLAIMS");
        }
        command.add("bench.v"); // first: its time scale holds for all
        Files.writeString(folder.resolve("bench.v"), bench.text());
        for (var module : source.modules().keySet()) {
            var text = source.text(module, folder.toString());
            Files.writeString(folder.resolve(module + ".v"), options.start() == Options.Start.ZERO
                ? StartValues.zeroed(text) : text);
            command.add(module + ".v");
        }
        for (var file : source.data().entrySet()) {
            Files.write(folder.resolve(file.getKey()), file.getValue());
        }
        ToolRun.run(folder, BUDGET, command);
    }

    static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
