package veroce.cli;

import java.io.PrintWriter;
import java.io.Writer;

/**
 * The run that trains the AOT cache of the command line: it touches what most commands need at their start, so that
 * these classes are loaded, linked and profiled ahead of time. What it prints is thrown away.
 */
final class Training {
    private Training() {}

    public static void main(String[] arguments) {
        run("--help");
        run("--version");
        for (var command : Main.commandLine().getSubcommands().keySet()) {
            run(command, "--help");
        }
    }

    private static void run(String... arguments) {
        var nowhere = new PrintWriter(Writer.nullWriter());
        Main.commandLine().setOut(nowhere).setErr(nowhere).execute(arguments);
    }
}
