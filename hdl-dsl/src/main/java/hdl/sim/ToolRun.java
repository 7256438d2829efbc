package hdl.sim;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Runs a tool with a budget of time; what it prints goes to a log file in its folder. */
public final class ToolRun {
    private static final int LINES_SHOWN = 12;

    private ToolRun() {
    }

    /**
     * Runs the command in the folder and returns what it printed; a failure names command, exit code, first lines and
     * folder.
     */
    public static String run(Path folder, Duration budget, List<String> command) {
        var log = folder.resolve(Path.of(command.getFirst()).getFileName() + ".log");
        try {
            var process = start(folder, log, command);
            if (!waitFor(process, budget)) {
                throw new ToolException("'" + shown(command) + "' did not end within " + budget.toSeconds() + " s"
                    + kept(log, folder));
            }
            if (process.exitValue() != 0) {
                throw new ToolException("'" + shown(command) + "' ended with exit code " + process.exitValue()
                    + kept(log, folder));
            }
            return Files.readString(log, StandardCharsets.UTF_8);
        } catch (IOException problem) {
            throw new ToolException("'" + shown(command) + "' could not be run: " + problem.getMessage(), problem);
        }
    }

    /** What a tool said: everything it printed, and whether it came to an end within its budget. */
    public record Said(String text, boolean ended, int exitCode) {}

    /** As {@link #run}, for a tool whose exit code is an answer, and which may end without one. */
    public static Said ask(Path folder, Duration budget, List<String> command) {
        var log = folder.resolve(Path.of(command.getFirst()).getFileName() + ".log");
        try {
            var process = start(folder, log, command);
            boolean ended = waitFor(process, budget);
            return new Said(Files.readString(log, StandardCharsets.ISO_8859_1), ended,
                ended ? process.exitValue() : -1);
        } catch (IOException problem) {
            throw new ToolException("'" + shown(command) + "' could not be run: " + problem.getMessage(), problem);
        }
    }

    private static Process start(Path folder, Path log, List<String> command) throws IOException {
        var builder = new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true)
            .redirectInput(Path.of("/dev/null").toFile()).redirectOutput(log.toFile());
        builder.environment().put("LC_ALL", "C");
        return builder.start();
    }

    private static boolean waitFor(Process process, Duration budget) {
        boolean ended = false;
        try {
            ended = process.waitFor(budget.toMillis(), TimeUnit.MILLISECONDS);
            return ended;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ToolException("interrupted while a tool was running", interrupted);
        } finally {
            if (!ended) {
                var children = process.descendants().toList();
                process.destroyForcibly(); // first, or it would report the end of its children
                children.forEach(ProcessHandle::destroyForcibly);
            }
        }
    }

    private static String kept(Path log, Path folder) throws IOException {
        var lines = Files.readString(log, StandardCharsets.ISO_8859_1).lines().limit(LINES_SHOWN).toList();
        return (lines.isEmpty() ? "; it printed nothing" : ":\n  " + String.join("\n  ", lines))
            + "\nits files are kept in " + folder;
    }

    private static String shown(List<String> command) {
        var words = String.join(" ", command);
        return words.length() <= 400 ? words : words.substring(0, 400) + " ...";
    }
}
