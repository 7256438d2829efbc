package hdl.sim;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.ir.Site;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which covers a run has reached, as it is told behind the tests. */
class CoverLogTest {
    private static final CountsCovers FIRST = taker -> {
        taker.cover(new Site("Fifo.java", 7), "becomes full", 3);
        taker.cover(new Site("Fifo.java", 7), "becomes full", 4);
        taker.cover(new Site("Gearbox.java", 9), "becomes full", 0);
    };
    @TempDir Path folder;

    @Test void equalLabelsOfDifferentCircuitsAreApart() throws IOException {
        var log = new RunLog(folder.resolve("covers"));
        CoverLog.count(log, FIRST);
        log.write();
        assertThat(Files.readAllLines(folder.resolve("covers")))
            .containsExactly("0 Gearbox.java:9 becomes full", "7 Fifo.java:7 becomes full");
        assertThat(FIRST.coverage().covers()).containsEntry("becomes full", 7L);
    }

    @Test void processesAddToTheSameFile() throws IOException {
        for (int process = 0; process < 2; process++) {
            var log = new RunLog(folder.resolve("covers"));
            CoverLog.count(log, FIRST);
            log.write();
        }
        assertThat(Files.readAllLines(folder.resolve("covers"))).hasSize(4).contains("7 Fifo.java:7 becomes full");
    }
}
