package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.PathSettings;

/** The NIC receives what the reference sends in RoCEv2: Sends and Writes. */
class NicRoceTest {
    private static final List<PathSettings> QUIET =
        Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0));

    private static Arena arena(List<PathSettings> paths) {
        return new Arena(EndpointMaker.roce(), NicMaker.roce(), paths, Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }

    @ParameterizedTest @ValueSource(ints = {1, 1024, 1025, 10_000})
    void everyKindOfMessageArrives(int length) {
        for (var operation : List.of(Operation.WRITE, Operation.WRITE_IMMEDIATE, Operation.SEND,
                Operation.SEND_IMMEDIATE)) {
            QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
            try (Arena arena = arena(QUIET)) {
                Connection connection = arena.connect(settings);
                var wire = new RoceWire(arena);
                arena.forth(connection, settings, Plans.same(operation, 3, length));
                arena.finish(Time.SECOND);
                assertThat(wire.naks()).as("%s", operation).isEmpty();
                assertThat(arena.leftCount("timeouts")).isZero();
                assertThat(arena.rightCount("rx_ok")).isEqualTo(3L * ((length + 1023) / 1024));
            }
        }
    }
}
