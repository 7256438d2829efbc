package veroce.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** The other end of an {@link EngineProbe}. */
final class ProbeProcess implements AutoCloseable {
    private final Process process;
    private final BufferedReader answers;
    private final PrintWriter commands;
    private final double start;
    private final long sum;

    ProbeProcess(List<String> command) {
        try {
            process = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
        answers = process.inputReader();
        commands = new PrintWriter(process.outputWriter());
        var words = answer().split(" ");
        start = Double.parseDouble(words[0]);
        sum = Long.parseLong(words[1]);
    }

    /** Seconds from the elaborated circuit to an engine ready for the first cycle. */
    double start() {
        return start;
    }

    /** Equal on all engines that showed the same. */
    long sum() {
        return sum;
    }

    double nanosPerCycle(String command) {
        commands.println(command);
        commands.flush();
        return Double.parseDouble(answer());
    }

    private String answer() {
        try {
            var line = answers.readLine();
            if (line == null) {
                throw new IllegalStateException("a process of the benchmark ended early; its message stands above");
            }
            return line;
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }

    @Override public void close() {
        commands.close();
        process.destroy();
    }
}
