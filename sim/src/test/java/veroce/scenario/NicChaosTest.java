package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.PathSettings;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;

/**
 * Queue pairs that a host puts into error at random while both NICs have a rough bus and paths that reorder: every
 * request completes once and in order. Who has lost his peer fails by his retries, which are few and quick here.
 */
class NicChaosTest {
    private static final int PAIRS = 4;
    private static final int PLACES = 8;
    private static final int STEPS = 60;
    private static final int LONGEST = 6000;

    /** What a host has posted and seen of one queue pair. */
    private static final class Count {
        int sends;
        int sendsDone;
        int receives;
        int receivesDone;
    }

    @ParameterizedTest @ValueSource(longs = {1, 2, 3})
    void everyRequestCompletesBesideRandomErrorsOnARoughBus(long seed) {
        var random = new SplittableRandom(seed);
        var timing = new HostBus.Timing(60, 60, new BusNoise(seed, 0.3, 200, 0.7));
        var maker = new NicMaker(RnicParameters.SMALL, 80, timing, NicMaker.small().engine());
        var paths = Collections.nCopies(4, PathSettings.PLAIN.withDelay(Time.MICROSECOND, Time.MICROSECOND / 2));
        try (var arena = new Arena(maker, paths, seed)) {
            arena.left.memory().listen((address, length) -> { });
            arena.right.memory().listen((address, length) -> { });
            var all = new ArrayList<Connection>();
            var counts = new Count[2][PAIRS];
            for (int i = 0; i < PAIRS; i++) {
                var c = arena.connect(new QueuePairOptions().pmtu(256 << random.nextInt(5)).queues(PLACES, PLACES)
                    .retries(1).rnr(7, 1).rtoExponent(3).settings());
                arena.unwatch(c);
                all.add(c);
                counts[0][i] = new Count();
                counts[1][i] = new Count();
            }
            for (int step = 0; step < STEPS; step++) {
                int i = random.nextInt(PAIRS);
                post(arena, all.get(i), i, counts, random);
                if (random.nextInt(STEPS / 3) == 0) {
                    arena.left.fail(all.get(i).leftPair());
                }
                arena.link.runTo(Math.max(arena.left.now(), arena.right.now()) + random.nextLong(Time.MICROSECOND));
                poll(arena, counts);
            }
            // The end: whoever still lives is failed too.
            arena.run(100 * Time.MICROSECOND);
            for (var c : all) {
                arena.left.fail(c.leftPair());
                arena.right.fail(c.rightPair());
            }
            arena.link.runTo(Math.max(arena.left.now(), arena.right.now()) + 50 * Time.MICROSECOND);
            poll(arena, counts);
            for (var side : counts) {
                for (var count : side) {
                    assertThat(count.sendsDone).as("sends, seed %d", seed).isEqualTo(count.sends);
                    assertThat(count.receivesDone).as("receives, seed %d", seed).isEqualTo(count.receives);
                }
            }
            for (var c : all) {
                assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
            }
        }
    }

    private static void post(Arena arena, Connection c, int i, Count[][] counts, SplittableRandom random) {
        for (int side = 0; side < 2; side++) {
            var from = side == 0 ? arena.left : arena.right;
            var own = side == 0 ? arena.leftBuffers : arena.rightBuffers;
            var other = side == 0 ? arena.rightBuffers : arena.leftBuffers;
            int qp = side == 0 ? c.leftPair() : c.rightPair();
            var count = counts[side][i];
            while (count.receives - count.receivesDone < PLACES) {
                from.postReceive(qp, new ReceiveRequest(count.receives++, own.target(), own.targetKey(), LONGEST));
            }
            while (count.sends - count.sendsDone < PLACES && random.nextInt(3) > 0) {
                int length = random.nextInt(LONGEST);
                from.postSend(qp, random.nextBoolean()
                    ? SendRequest.send(count.sends++, own.source(), own.sourceKey(), length)
                    : SendRequest.write(count.sends++, own.source(), own.sourceKey(), length, other.target(),
                        other.targetKey()));
            }
        }
    }

    private static void poll(Arena arena, Count[][] counts) {
        for (int side = 0; side < 2; side++) {
            Endpoint endpoint = side == 0 ? arena.left : arena.right;
            for (Completion next : Arena.drain(endpoint)) {
                var count = counts[side][next.queuePair()];
                assertThat(next.id()).as("%s", next)
                    .isEqualTo(next.receive() ? count.receivesDone++ : count.sendsDone++);
            }
        }
    }
}
