package veroce.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import veroce.endpoint.QueuePairOptions;

/**
 * The reference against the figures of the reliability document, section 7, "rules of this document", at 100 Gb/s with
 * a window of 256. All of it is simulated time; a short run knows the loss
 * only roughly.
 */
class GoodputTest {
    private static final int PACKETS = 20_000;
    private static final double[][] TABLE = {{0, 97.48}, {0.001, 97.37}, {0.01, 96.51}, {0.02, 95.53}, {0.05, 92.60}};

    @Test void reachesTheFiguresOfTheDocument() {
        for (double[] row : TABLE) {
            Goodput.Result result = new Goodput(100_000_000_000L, new QueuePairOptions().window(256, 32, 8)
                .settings(), row[0], PACKETS, 1).run();
            assertThat(result.percent()).as("loss %s", row[0]).isCloseTo(row[1], within(0.5));
            assertThat(result.retransmissions()).as("loss %s", row[0])
                .isCloseTo(result.lost(), within(0.05 + 0.1 * result.lost()));
        }
    }
}
