package veroce.cli;

import static hdl.Hdl.uint;

import hdl.lib.RegisterSlice;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.util.List;
import java.util.Map;
import veroce.bench.LargeDesign;
import veroce.report.Report;
import veroce.report.Row;

/**
 * The run that trains the AOT cache of the command line: it touches what most commands need at their start, so that
 * these classes are loaded, linked and profiled ahead of time. What it prints is thrown away.
 */
final class Training {
    private static final int BYTES = 32_768;
    private static final int INSTANCES = 100;
    private static final int OPERATORS = 5_000;

    private Training() {}

    public static void main(String[] arguments) throws IOException {
        run("--help");
        run("--version");
        for (var command : Main.commandLine().getSubcommands().keySet()) {
            run(command, "--help");
        }
        run("bench", "first-cycle");
        circuit();
        text();
        transfer();
        new Report("training", Map.of(), 1L, Report.Result.PASS, List.of(Row.of("training", "runs", 1, ""))).toJson();
    }

    /** From a circuit to its first cycles in the JVM engine. */
    private static void circuit() {
        try (var slice = Simulation.of(new RegisterSlice<>(uint(32)), Engine.JVM)) {
            slice.pin(slice.io().in().payload()).set(7);
            slice.step(8);
        }
    }

    /** From circuits to their Verilog. */
    private static void text() {
        LargeDesign.all(INSTANCES, OPERATORS).forEach(LargeDesign::elaborate);
    }

    /** A short transfer between two NICs, without tools: from their circuits to the report. */
    private static void transfer() throws IOException {
        var file = Files.createTempFile("veroce", ".bin");
        try {
            Files.write(file, new byte[BYTES]);
            run("transfer", "--file", file.toString(), "--configuration", "small", "--message", "4096", "--mtu", "1024");
        } finally {
            Files.delete(file);
        }
    }

    private static void run(String... arguments) {
        var nowhere = new PrintWriter(Writer.nullWriter());
        Main.commandLine(arguments).setOut(nowhere).setErr(nowhere).execute(arguments);
    }
}
