package veroce.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import veroce.TestTools;

/** The example for engineers without Java works: plain Verilog around the emitted NIC, in Icarus. */
class ExampleBenchTest {
    private static final Path ROOT = Path.of(System.getProperty("basedir", "."), "..");

    @Test void theExampleWritesFromOneQueuePairToTheOther() throws IOException, InterruptedException {
        TestTools.need("iverilog");
        var run = new ProcessBuilder(ROOT.resolve("fpga/example/run").toAbsolutePath().toString())
            .redirectErrorStream(true).start();
        var said = new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(run.waitFor(10, TimeUnit.MINUTES)).as(said).isTrue();
        assertThat(said).contains("PASS: 10000 bytes written from queue pair 0 to queue pair 1 in 3 packets")
            .doesNotContain("FAIL").doesNotContain("warning");
        assertThat(run.exitValue()).as(said).isZero();
    }
}
