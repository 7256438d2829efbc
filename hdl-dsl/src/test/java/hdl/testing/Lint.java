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
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import org.assertj.core.api.Assertions;

/**
 * What Verilator, Icarus and Yosys say about the text of a circuit: they must say nothing. Tools that are missing are
 * left out, or under {@code -Dhdl.tools=required} fail.
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
        return messages(List.of(files));
    }

    /** As above for designs that share their modules; Icarus and Yosys read them all at once. */
    public static String messages(List<FileSet> designs) {
        try {
            var folder = Files.createTempDirectory("lint");
            try {
                for (var files : designs) {
                    files.writeTo(folder);
                }
                return messages(designs, folder);
            } finally {
                delete(folder);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** What Verilator's lint and Yosys' checks say of the text as it is synthesised, in seconds: no claims. */
    public static String shipped(FileSet files) {
        try {
            var folder = Files.createTempDirectory("lint");
            try {
                files.writeTo(folder);
                var script = "read_verilog " + String.join(" ", sources(files)) + "; hierarchy -check -top "
                    + files.top() + "; proc; check -assert";
                return run(folder, List.of("verilator", "--lint-only", "-Wall", "--top-module", files.top()),
                    sources(files)) + run(folder, List.of("yosys", "-q", "-p", script), List.of());
            } finally {
                delete(folder);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String messages(List<FileSet> designs, Path folder) throws IOException {
        var out = new StringBuilder();
        var all = new LinkedHashSet<String>();
        var tops = new ArrayList<String>();
        for (var files : designs) {
            all.addAll(sources(files));
            tops.addAll(List.of("-s", files.top()));
        }
        for (var define : List.of("-DHDL_PLAIN", "-DHDL_CLAIMS")) {
            for (var files : designs) {
                var verilator = List.of("verilator", "--lint-only", "-Wall", define, "--top-module", files.top());
                out.append(run(folder, verilator, sources(files)));
            }
            var icarus = new ArrayList<>(List.of("iverilog", "-g2005", "-Wall", define, "-t", "null"));
            icarus.addAll(tops);
            out.append(run(folder, icarus, all));
        }
        var top = designs.size() == 1 ? " -top " + designs.getFirst().top() : "";
        for (var reading : List.of("read_verilog ", "read_verilog -formal ")) {
            var script = reading + String.join(" ", all) + "; hierarchy -check" + top + "; proc; check -assert";
            out.append(run(folder, List.of("yosys", "-q", "-p", script), List.of()));
        }
        return out.toString();
    }

    private static List<String> sources(FileSet files) {
        var list = files.files().getOrDefault(files.top() + ".sim.f", files.files().get(files.top() + ".f"));
        return Arrays.asList(list.split("\n"));
    }

    private static String run(Path folder, List<String> command, Collection<String> sources) throws IOException {
        if (!Needs.has(command.getFirst())) {
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

    private static void delete(Path folder) throws IOException {
        try (var files = Files.walk(folder)) {
            for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        }
    }
}
