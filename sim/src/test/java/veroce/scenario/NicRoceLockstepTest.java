package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.PathSettings;

/** The NIC in lockstep with the reference, both speaking RoCEv2: random networks, all verbs, both ways. */
class NicRoceLockstepTest {
    private static final NicMaker NIC = NicMaker.roce();

    @Tag("long") @ParameterizedTest @ValueSource(longs = {2, 3, 4, 5})
    void otherNetworks(long seed) {
        whateverTheNetworkDoesTheReferenceWouldDoTheSame(seed);
    }

    @ParameterizedTest @ValueSource(longs = 1)
    void whateverTheNetworkDoesTheReferenceWouldDoTheSame(long seed) {
        QueuePairSettings settings = Reads.options().atomics().pmtu(256).rtoExponent(4).rnr(7, 1)
            .numbering(Numbering.from(0xff_ff00)).settings();
        var rough = Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)
            .withLoss(new Loss.Independent(0.01)));
        try (Arena arena = new Arena(LockstepMaker.roce(NIC), EndpointMaker.roce(NIC.lineRate()), rough, seed, "10.0.0.1",
                "10.0.0.2", -1)) {
            Connection connection = arena.connect(settings);
            for (var network : List.of(arena.toRight, arena.toLeft)) {
                network.add(FaultRule.of(Fault.DUPLICATE).probability(0.02)).add(FaultRule.of(Fault.SWAP)
                    .probability(0.02)).add(FaultRule.of(Fault.CORRUPT).probability(0.01));
            }
            arena.forth(connection, settings, Plans.mixed(new SplittableRandom(seed), 100, 8 * 256, 0));
            arena.back(connection, settings, Plans.mixed(new SplittableRandom(seed + 9), 60, 8 * 256, Arena.SIZE / 2));
            arena.finish(100 * Time.MILLISECOND);
            assertThat(arena.leftCount("tx_resends")).isPositive();
        }
    }
}
