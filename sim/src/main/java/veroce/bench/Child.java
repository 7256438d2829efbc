package veroce.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import veroce.ProjectRoot;

/** One more process of the same program, timed from outside: its start counts. */
public final class Child {
    /** Seconds from the start to the last line and to the end, and that line. */
    public record Run(double lastLine, double whole, String line) {}

    private Child() {}

    /** The JVM of this process once more, with its options and class path, and so with its AOT cache. */
    public static Run java(String main, String... arguments) {
        return run(command(main, arguments));
    }

    /** The same command line without running it. */
    public static List<String> command(String main, String... arguments) {
        var command = new ArrayList<String>();
        command.add(ProcessHandle.current().info().command().orElse("java"));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main));
        command.addAll(List.of(arguments));
        return command;
    }

    /** The same on so many processors: who runs beside others should not spread over those of others. */
    public static List<String> command(int processors, String main, String... arguments) {
        var command = command(main, arguments);
        command.add(1, "-XX:ActiveProcessorCount=" + processors);
        return command;
    }

    /** The launcher, as a user calls it. */
    public static Run launcher(String... arguments) {
        var command = new ArrayList<String>();
        command.add(ProjectRoot.find().resolve("veroce").toString());
        command.addAll(List.of(arguments));
        return run(command);
    }

    private static Run run(List<String> command) {
        try {
            var start = System.nanoTime();
            var process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
            process.getOutputStream().close();
            try (var out = new BufferedReader(
                new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                String last = null;
                var seen = start;
                for (var line = out.readLine(); line != null; line = out.readLine()) {
                    last = line;
                    seen = System.nanoTime();
                }
                var exit = process.waitFor();
                if (exit != 0 || last == null) {
                    throw new IllegalStateException("'" + String.join(" ", command) + "' ended with code " + exit);
                }
                return new Run((seen - start) / 1e9, (System.nanoTime() - start) / 1e9, last);
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while a measured process ran", interrupted);
        }
    }
}
