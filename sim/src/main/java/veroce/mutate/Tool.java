package veroce.mutate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import veroce.VeroceException;

/** A tool that compares a module with and without a mistake. */
final class Tool {
    private Tool() {
    }

    /** Runs it in a folder; false when it is not there, fails or takes too long. */
    static boolean run(Path folder, String log, int seconds, String... command) throws IOException {
        Process process;
        try {
            process = new ProcessBuilder(List.of(command)).directory(folder.toFile()).redirectErrorStream(true)
                .redirectOutput(folder.resolve(log).toFile()).start();
        } catch (IOException missing) {
            return false;                                    // without the tool nothing is proved
        }
        try {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
                return false;
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw VeroceException.failure("interrupted while " + command[0]
                + " compared a module with and without a mistake");
        }
        return process.exitValue() == 0;
    }
}
