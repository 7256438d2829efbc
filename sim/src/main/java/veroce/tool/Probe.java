package veroce.tool;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Asks a program for its version: finds it, runs it, and gives up on it after a while. */
final class Probe {
    private static final int PATIENCE_SECONDS = 20;

    private Probe() {}

    /** The file that would be run for this name, as the shell would find it; null when there is none. */
    static Path onPath(String name) {
        if (name.contains("/")) {
            return executable(Path.of(name)) ? Path.of(name) : null;
        }
        for (var folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
            var file = Path.of(folder.isEmpty() ? "." : folder, name);
            if (executable(file)) {
                return file;
            }
        }
        return null;
    }

    /** All the command prints, on both its channels; empty when it cannot be run or does not come to an end. */
    static String output(List<String> command) {
        try {
            var process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .start();
            var output = CompletableFuture.supplyAsync(() -> read(process));
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                return "";
            }
            return output.join();
        } catch (IOException e) {
            return "";
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "";
        }
    }

    private static String read(Process process) {
        try (var stream = process.getInputStream()) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }

    private static boolean executable(Path file) {
        return Files.isRegularFile(file) && Files.isExecutable(file);
    }
}
