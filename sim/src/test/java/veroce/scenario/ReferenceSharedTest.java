package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;

/** Shared receive queues, reference against reference. */
class ReferenceSharedTest implements SharedQueueScenarios, SharedTransferScenarios {

    /** A message that is late finds the request that was kept for it. */
    @Test void messagesThatWereSentBeforeGetTheirRequestsToo() {
        try (SharedBench bench = bench(1)) {
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).psn(0).shots(1));
            Connection other = bench.arena.connect(bench.left, bench.shared);
            bench.connections.add(other);
            bench.post(2);
            bench.send(0, 10, 100);
            bench.send(0, 11, 200);
            bench.run(5 * Time.MICROSECOND);
            bench.send(1, 12, 300);
            bench.awaitReceived(2);
            assertThat(bench.received).extracting(c -> c.id() + " " + c.length()).containsExactly("0 100", "1 200");
            bench.post(1);
            bench.awaitReceived(3);
        }
    }
}
