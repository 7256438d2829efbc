package veroce.synth;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import veroce.VeroceException;

/** The program Yosys: its version, and one run of {@code fpga/yosys/synth.ys} over given Verilog. */
final class Yosys {
    private final String program;
    private final String version;

    private Yosys(String program, String version) {
        this.program = program;
        this.version = version;
    }

    /** Asks the program for its version, which also shows whether it is there at all. */
    static Yosys find(String program) {
        try {
            var process = new ProcessBuilder(program, "-V").redirectErrorStream(true).start();
            var answer = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            if (waitFor(process) != 0) {
                throw VeroceException.missingTool("'" + program + " -V' fails: " + answer);
            }
            return new Yosys(program, answer);
        } catch (IOException e) {
            throw VeroceException.missingTool("the program '" + program + "' is missing; install it with 'make setup' "
                + "or 'sudo apt install yosys' (0.23 or later)");
        }
    }

    String version() {
        return version;
    }

    /** The commands in {@code fpga/yosys}, as packed into this program. */
    static String script(Mapper mapper) {
        var script = packed("synth.ys");
        return switch (mapper) {
            case ABC -> script;
            case ABC_REQUIRED -> packed("required.ys") + script;
            case ABC9 -> script.replace("-noclkbuf -uram", "-noclkbuf -uram -abc9");
        };
    }

    /** The program that stands in place of ABC where times are required. */
    static String required() {
        return packed("abc-required");
    }

    private static String packed(String name) {
        try (var text = Yosys.class.getResourceAsStream("/veroce/synth/" + name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Maps the Verilog and writes the netlist; the log goes to the work folder, passes are told as they begin. The
     * answer is null, or in Yosys' words why it refuses.
     */
    String map(VerilogSource source, Mapper mapper, Path work, Path netlist, Consumer<String> progress)
        throws IOException {
        var run = work.resolve("run.ys").toAbsolutePath();
        var abc = work.resolve("abc-required").toAbsolutePath();
        if (mapper == Mapper.ABC_REQUIRED && !Files.writeString(abc, required()).toFile().setExecutable(true)) {
            throw VeroceException.input("'" + abc + "' cannot be made a program; use another folder");
        }
        Files.writeString(run, commands(source, mapper, abc, netlist));
        var process = new ProcessBuilder(program, "-s", run.toString())
            .directory(source.folder().toAbsolutePath().toFile()).redirectErrorStream(true).start();
        var messages = new YosysMessages();
        try (var log = Files.newBufferedWriter(work.resolve("yosys.log"));
                var output = process.inputReader(StandardCharsets.ISO_8859_1)) {
            for (var line = output.readLine(); line != null; line = output.readLine()) {
                log.write(line);
                log.write('\n');
                messages.note(line);
                tell(line, progress);
            }
        } catch (IOException | RuntimeException e) {
            process.destroy();
            throw e;
        }
        return waitFor(process) == 0 ? null : messages.toString();
    }

    private static String commands(VerilogSource source, Mapper mapper, Path abc, Path netlist) {
        var text = new StringBuilder();
        for (var file : source.files()) {
            text.append(file.endsWith(".sv") ? "read_verilog -sv " : "read_verilog ").append(quoted(file)).append('\n');
        }
        return text.append("hierarchy -check -top ").append(source.top()).append('\n')
            .append(script(mapper).replace("\"fpga/yosys/abc-required\"", quoted(abc.toString())))
            .append("write_json ").append(quoted(netlist.toAbsolutePath().toString())).append('\n').toString();
    }

    private static String quoted(String file) {
        if (file.indexOf('"') >= 0 || file.indexOf('\n') >= 0) {
            throw VeroceException.input("Yosys cannot take the file name '" + file + "'; rename it");
        }
        return '"' + file + '"';
    }

    /** Passes are numbered lines: {@code 3.4. Executing FLATTEN pass (flatten design).} */
    private static void tell(String line, Consumer<String> progress) {
        var at = line.indexOf(". Executing ");
        if (at > 0) {
            progress.accept(line.substring(at + ". Executing ".length()).replace(" pass", "").replaceAll("[.(].*", ""));
        }
    }

    private static int waitFor(Process process) {
        try {
            return process.waitFor();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw VeroceException.input("interrupted while Yosys ran");
        }
    }
}
