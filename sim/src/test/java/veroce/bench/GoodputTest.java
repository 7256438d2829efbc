package veroce.bench;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Operation;
import veroce.endpoint.Time;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.StreamWorkload;
import veroce.transfer.Transfer;
import veroce.transfer.TransferSettings;

/**
 * The reference against the figures of the reliability document, section 7, "rules of this document", at 100 Gb/s with
 * a window of 256. All of it is simulated time; a short run knows the loss
 * only roughly.
 */
class GoodputTest {
    private static final int PACKETS = 60_000;
    private static final double[][] TABLE = {{0, 97.48}, {0.001, 97.37}, {0.01, 96.51}, {0.02, 95.53}, {0.05, 92.60}};

    @Test void reachesTheFiguresOfTheDocument() {
        for (double[] row : TABLE) {
            var settings = new TransferSettings(RnicParameters.ALVEO_100G, Operation.WRITE, false, 1, 65_536, 4096, 256, 8,
                4, 100, 10 * Time.MICROSECOND, 2 * Time.MICROSECOND, row[0], 1, 0, 0, 0, 1);
            try (var ends = EndpointPair.open(Engine.REFERENCE, settings)) {
                var result = new Transfer(settings, ends.left(), ends.right(), new StreamWorkload(settings, PACKETS))
                    .run(bytes -> { });
                assertThat(result.steadyPercent()).as("loss %s", row[0]).isCloseTo(row[1], within(0.5));
                assertThat((double) result.resends()).as("loss %s", row[0])
                    .isCloseTo(result.dataLost(), within(10 + 0.1 * result.dataLost()));
            }
        }
    }
}
