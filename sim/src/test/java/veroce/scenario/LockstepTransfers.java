package veroce.scenario;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.scoreboard.PlannedMessage;

/**
 * Whole transfers of a device in lockstep, once as the side that sends and once as the one that receives: long messages
 * on two queue pairs, windows full, over a network that loses, reorders, duplicates, corrupts and trims at random.
 */
interface LockstepTransfers {
    int LENGTH = 30_000;
    int MESSAGES = 8;

    EndpointMaker device();

    /** A peer that is no faster than the device. */
    EndpointMaker peer();

    private static List<PathSettings> paths() {
        return Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 3 * Time.MICROSECOND)
            .withLoss(new Loss.Independent(0.03)));
    }

    private static void harm(Network network) {
        network.add(FaultRule.of(Fault.DUPLICATE).probability(0.02)).add(FaultRule.of(Fault.CORRUPT).probability(0.02))
            .add(FaultRule.of(Fault.TRIM).probability(0.02)).add(FaultRule.of(Fault.SWAP).probability(0.02));
    }

    private void transfer(EndpointMaker left, EndpointMaker right, boolean v6, Congestion congestion) {
        SplittableRandom random = new SplittableRandom(Arena.SEED);
        try (Arena arena = new Arena(left, right, paths(), Arena.SEED, v6 ? "fd00::1" : "10.0.0.1",
                v6 ? "fd00::2" : "10.0.0.2", 7)) {
            harm(arena.toLeft);
            harm(arena.toRight);
            for (int i = 0; i < 2; i++) {
                QueuePairSettings settings = new QueuePairOptions().pmtu(1024).window(128, 8, 8).queues(8, 16)
                    .congestion(congestion).numbering(Numbering.from(0xff_ffff - random.nextInt(200))).settings();
                Connection connection = arena.connect(settings);
                List<PlannedMessage> plan = new ArrayList<>();
                for (int m = 0; m < MESSAGES; m++) {
                    plan.add(PlannedMessage.of(Operation.TO_PEER.get(random.nextInt(4)), random.nextInt(1000),
                        (MESSAGES * i + m) * (LENGTH + 100) + random.nextInt(100), LENGTH - random.nextInt(1000)));
                }
                arena.forth(connection, settings, plan);
            }
            arena.finish(Time.SECOND);
            arena.run(300 * Time.MICROSECOND);
        }
    }

    @Test default void theDeviceSends() {
        transfer(device(), peer(), false, Congestion.NONE);
    }

    @Test default void theDeviceReceives() {
        transfer(peer(), device(), true, Congestion.NONE);
    }

    @Test default void theDeviceSendsAndPacketsTellWhenTheyLeave() {
        transfer(device(), peer(), true, Congestion.TOLD);
    }

    @Test default void theDeviceReceivesAndTellsWhatHasCome() {
        transfer(peer(), device(), false, Congestion.TOLD);
    }
}
