package veroce;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/** Runs programs that some tests need; a missing one skips the test unless {@code -Dhdl.tools=required}. */
public final class TestTools {
    private TestTools() {}

    public static void need(String program) {
        boolean there = false;
        for (String folder : System.getenv("PATH").split(":")) {
            there |= Files.isExecutable(Path.of(folder, program));
        }
        if ("required".equals(System.getProperty("hdl.tools"))) {
            assertThat(there).as(program + " is installed").isTrue();
        }
        Assumptions.assumeTrue(there, program + " is not installed");
    }

    /** Runs a program to its end and returns what it printed to its standard output. */
    public static byte[] output(Path scratch, List<String> command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(scratch, "stdout", ".txt");
        Path errors = Files.createTempFile(scratch, "stderr", ".txt");
        Process process = new ProcessBuilder(command).redirectOutput(output.toFile()).redirectError(errors.toFile())
            .start();
        boolean ended = process.waitFor(120, TimeUnit.SECONDS);
        if (!ended) {
            process.destroyForcibly();
        }
        assertThat(ended).as(command + " ends").isTrue();
        assertThat(process.exitValue()).as(() -> command + ": " + read(errors)).isZero();
        return Files.readAllBytes(output);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
