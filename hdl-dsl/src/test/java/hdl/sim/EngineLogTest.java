package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which engine played what, as it is told behind the tests. */
class EngineLogTest {
    @TempDir Path folder;

    @Test void simulationsAreCountedByEngineCircuitAndTest() throws IOException {
        var log = new RunLog(folder.resolve("engines"));
        EngineLog.count(log, "jvm", "Rnic_small");
        EngineLog.count(log, "jvm", "Rnic_small");
        EngineLog.count(log, "verilator", "Parser");
        log.write();
        new RunLog(folder.resolve("engines")).write();
        assertThat(Files.readAllLines(folder.resolve("engines")))
            .containsExactly("1 verilator Parser EngineLogTest", "2 jvm Rnic_small EngineLogTest");
    }
}
