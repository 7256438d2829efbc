package veroce.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.report.Row;

/**
 * Latencies of the whole idle NIC, in cycles: never more than their budget, and where that is missed never more than
 * docs/decisions.md says.
 */
class LatencyBenchTest {
    private static final String ACK = "last beat to ACK";

    private static void stays(RnicParameters parameters, Map<String, Integer> bounds) throws IOException {
        var figures = new LatencyBench(parameters).run();
        int ack = 0;
        int way = 0;
        for (Row row : figures.rows()) {
            int cycles = row.value().intValue();
            if (row.metric().equals("stage_cycles")) {
                assertThat(cycles).as(row.scenario()).isPositive();
                way += row.scenario().startsWith("ACK: ") ? cycles : 0;
            } else {
                assertThat(cycles).as("%s of %s", row.scenario(), parameters.name()).isBetween(1,
                    bounds.get(row.scenario()));
                ack = row.scenario().equals(ACK) ? cycles : ack;
            }
        }
        assertThat(way).as("the stages of the way are all of it").isEqualTo(ack);
        assertThat(figures.rows()).filteredOn(row -> row.metric().equals("latency_cycles")).hasSize(bounds.size());
    }

    @Test void theLargeNic() throws IOException {
        stays(RnicParameters.ALVEO_100G, Map.of("last beat to placement order", 18,
            "last beat to write of host memory", 25, ACK, 56, "last beat to SACK", 64,
            "doorbell to first beat", 56, "SACK to retransmission decided", 15));
    }

    @Test void theSmallNic() throws IOException {
        stays(RnicParameters.SMALL, Map.of("last beat to placement order", 18,
            "last beat to write of host memory", 25, ACK, 56, "last beat to SACK", 64,
            "doorbell to first beat", 61, "SACK to retransmission decided", 15));
    }
}
