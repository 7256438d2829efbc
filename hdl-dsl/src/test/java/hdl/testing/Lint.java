package hdl.testing;

import hdl.Circuit;
import hdl.Design;
import hdl.emit.FileSet;
import hdl.emit.Style;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.assertj.core.api.Assertions;

/**
 * What Verilator, Icarus and Yosys say about the text of a circuit: they must say nothing. Tools that are missing are
 * left out.
 */
public final class Lint {
    private Lint() {
    }

    /** Fails unless every tool reads the circuit and everything below it without a message. */
    public static void check(Circuit<?> circuit) {
        check(FileSet.of(Design.of(circuit).modules(), Style.DEFAULT));
    }

    public static void check(FileSet files) {
        Assertions.assertThat(messages(files)).as("messages about %s", files.top()).isEmpty();
    }

    /** All messages of all tools; empty when there are none. */
    public static String messages(FileSet files) {
        try {
            var folder = Files.createTempDirectory("lint");
            try {
                files.writeTo(folder);
                return messages(files, folder);
            } finally {
                delete(folder);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String messages(FileSet files, Path folder) throws IOException {
        var top = files.top();
        var list = files.files().getOrDefault(top + ".sim.f", files.files().get(top + ".f"));
        var sources = Arrays.asList(list.split("\n"));
        var out = new StringBuilder();
        out.append(run(folder, List.of("verilator", "--lint-only", "-Wall", "--top-module", top), sources));
        out.append(run(folder, List.of("verilator", "--lint-only", "-Wall", "-DHDL_CLAIMS", "--top-module", top),
            sources));
        out.append(run(folder, List.of("iverilog", "-g2005", "-Wall", "-t", "null", "-s", top), sources));
        out.append(run(folder, List.of("iverilog", "-g2005", "-Wall", "-DHDL_CLAIMS", "-t", "null", "-s", top),
            sources));
        var script = "hierarchy -check -top " + top + "; proc; check -assert";
        out.append(run(folder, List.of("yosys", "-q", "-p", "read_verilog " + String.join(" ", sources) + "; "
            + script), List.of()));
        out.append(run(folder, List.of("yosys", "-q", "-p", "read_verilog -formal " + String.join(" ", sources) + "; "
            + script), List.of()));
        return out.toString();
    }

    private static String run(Path folder, List<String> command, List<String> sources) throws IOException {
        if (!isInstalled(command.getFirst())) {
            return "";
        }
        var words = new ArrayList<>(command);
        words.addAll(sources);
        var process = new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true).start();
        process.getOutputStream().close();
        var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            int code = process.waitFor();
            return said.isBlank() && code == 0 ? "" : String.join(" ", words) + ": " + said
                + (code == 0 ? "" : "exit " + code + "\n");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return command.getFirst() + " was interrupted\n";
        }
    }

    private static boolean isInstalled(String tool) {
        for (var folder : System.getenv().getOrDefault("PATH", "").split(java.io.File.pathSeparator)) {
            if (Files.isExecutable(Path.of(folder, tool))) {
                return true;
            }
        }
        return false;
    }

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
