package hdl.sim.icarus;

import hdl.sim.ToolException;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The running interpreter: one line to it, one line of bits back. An answer that takes too long ends it. */
final class VvpProcess {
    private static final Duration BUDGET = Duration.ofSeconds(Long.getLong("hdl.vvp.seconds", 600));

    private final Process process;
    private final BufferedWriter commands;
    private final BufferedReader answers;
    private final StringBuilder printed = new StringBuilder();
    private final Path folder;
    private volatile long deadline = Long.MAX_VALUE;
    private volatile boolean late;
    private long edges;

    VvpProcess(Path folder, Path vvp) throws IOException {
        this.folder = folder;
        process = new ProcessBuilder(List.of(vvp.toString(), "-N",
            "bench.vvp")).directory(folder.toFile()).redirectErrorStream(true).start();
        commands = process.outputWriter();
        answers = process.inputReader();
        Thread.ofVirtual().name("vvp-watch").start(this::watch);
    }

    private void watch() {
        try {
            while (!process.waitFor(200, TimeUnit.MILLISECONDS)) {
                if (System.nanoTime() > deadline) {
                    late = true;
                    process.destroyForcibly();
                }
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Sends a command and returns the bits that come back, or null when the design stopped itself. */
    String ask(CharSequence command) {
        deadline = System.nanoTime() + BUDGET.toNanos();
        try {
            commands.append(command).append('\n').flush();
            return answer();
        } catch (IOException broken) {
            return afterEnd();
        } finally {
            deadline = Long.MAX_VALUE;
        }
    }

    private String answer() throws IOException {
        for (var line = answers.readLine(); line != null; line = answers.readLine()) {
            if (line.startsWith("=")) {
                return line;
            }
            note(line);
        }
        return afterEnd();
    }

    private void note(String line) {
        if (line.startsWith("#")) {
            edges = Long.parseLong(line.substring(1));
        } else if (printed.length() < 1 << 20) {
            printed.append(line).append('\n');
        }
    }

    private String afterEnd() {
        if (late) {
            throw new ToolException("vvp -N bench.vvp did not answer within " + BUDGET.toSeconds()
                + " s; its files are kept in " + folder);
        }
        try {
            if (!process.waitFor(10, TimeUnit.SECONDS) || process.exitValue() > 1) {
                throw new ToolException("vvp -N bench.vvp broke off with exit code "
                    + (process.isAlive() ? "none" : process.exitValue()) + ":\n" + printed + "its files are kept in "
                        + folder);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return null;
    }

    /** What the design printed. */
    String printed() {
        return printed.toString();
    }

    /** Events with edges that were made before the end. */
    long edges() {
        return edges;
    }

    /** Ends it: no more commands means finish. */
    void close() {
        try {
            commands.close();
            if (!process.waitFor(10, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (IOException alreadyGone) {
            process.destroyForcibly();
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
