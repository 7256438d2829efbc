package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static veroce.scenario.ErrorScenarios.statuses;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.PathSettings;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;

/** Go-back-N: what the NIC sends in RoCEv2 and the reference receives. */
class NicRoceLeftTest implements RoceRecoveryScenarios {
    @Override public EndpointMaker left() {
        return NicMaker.roce();
    }

    @Override public int asksEvery() {
        return 16;
    }

    @Override public EndpointMaker right() {
        return EndpointMaker.roce(left().lineRate());
    }

    /** Requests of both ends, each of which answers the other one too; PSNs wrap. */
    @ParameterizedTest @ValueSource(longs = {1, 2})
    void whateverTheNetworkDoesEverythingArrivesOnce(long seed) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).rtoExponent(4).rnr(7, 1)
            .numbering(Numbering.from(0xff_ff00)).settings();
        var rough = Collections.nCopies(4, PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)
            .withLoss(new Loss.Independent(0.01)));
        try (Arena arena = arena(rough)) {
            Connection connection = arena.connect(settings);
            for (var network : List.of(arena.toRight, arena.toLeft)) {
                network.add(FaultRule.of(Fault.DUPLICATE).probability(0.02)).add(FaultRule.of(Fault.SWAP)
                    .probability(0.02)).add(FaultRule.of(Fault.CORRUPT).probability(0.01));
            }
            arena.forth(connection, settings, Plans.random(new SplittableRandom(seed), 150, 256, 8, Arena.SIZE));
            arena.back(connection, settings, Plans.random(new SplittableRandom(seed + 9), 50, 256, 8, Arena.SIZE));
            arena.finish(100 * Time.MILLISECOND);
            assertThat(arena.leftCount("tx_resends")).isPositive();
        }
    }

    private static SendRequest write(Arena arena, int id, int key, int length) {
        return SendRequest.write(id, arena.leftBuffers.source(), key, length,
            arena.rightBuffers.target() + 3000L * id, arena.rightBuffers.targetKey());
    }

    /** It is bad when all before it is done with; nobody has to look at a clock for that, and none is there. */
    @ParameterizedTest @ValueSource(ints = {0, 20})
    void aBadRequestBehindOthersNeedsNoTimer(int before) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).retries(0).rtoExponent(0).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            List<String> expected = new ArrayList<>();
            for (int i = 0; i < before; i++) {
                arena.left.postSend(c.leftPair(), write(arena, i, arena.leftBuffers.sourceKey(), 2000));
                expected.add(i + " SUCCESS");
            }
            arena.left.postSend(c.leftPair(), write(arena, before, arena.leftBuffers.sourceKey() ^ 1, 2000));
            arena.left.postSend(c.leftPair(), write(arena, before + 1, arena.leftBuffers.sourceKey(), 2000));
            expected.addAll(List.of(before + " LOCAL_PROTECTION", before + 1 + " FLUSHED"));
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).isEqualTo(expected);
            assertThat(arena.leftCount("tx_resends") + arena.leftCount("timeouts")).isZero();
        }
    }

    /** A region is withdrawn when everything has come and only its acknowledgements were lost: nothing is bad then. */
    @Test void whatHasComeIsDoneWithoutItsMemory() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).rtoExponent(4).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            int other = arena.left.register(settings.protectionDomain(), arena.leftBuffers.source(), 2000, Set.of());
            arena.toLeft.add(FaultRule.of(Fault.DROP).shots(3));
            for (int i = 0; i < 3; i++) {
                arena.left.postSend(c.leftPair(), write(arena, i, i < 1 ? arena.leftBuffers.sourceKey() : other, 600));
            }
            arena.run(30 * Time.MICROSECOND);
            assertThat(statuses(arena.left)).isEmpty();
            arena.left.invalidate(other);
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("0 SUCCESS", "1 SUCCESS", "2 SUCCESS");
            assertThat(arena.leftCount("timeouts")).isEqualTo(1);
            arena.left.postSend(c.leftPair(), write(arena, 3, arena.leftBuffers.sourceKey(), 600));
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("3 SUCCESS");
            assertThat(arena.leftCount("timeouts")).isEqualTo(1);
        }
    }

    /** In SQD what has begun is sent again if it is lost, also messages that begin anew, until it is acknowledged. */
    @ParameterizedTest @ValueSource(longs = 1)
    void aDrainedQueuePairEndsWhatItHasBegun(long seed) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(256).rtoExponent(4).window(64, 8, 8).settings();
        SplittableRandom random = new SplittableRandom(seed);
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            Set<Integer> begun = new TreeSet<>();
            arena.link.tap((from, to, arrives, frame, time) -> {
                Packet packet = PacketDecoder.decode(frame).packet();
                if (packet.bth().opcode() == Opcode.WRITE_FIRST) {
                    begun.add(packet.bth().psn());
                }
            });
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.1));
            int posted = 0;
            int done = 0;
            for (int round = 0; round < 4; round++) {
                for (; posted < done + 12; posted++) {
                    arena.left.postSend(c.leftPair(), write(arena, posted, arena.leftBuffers.sourceKey(), 1000));
                }
                arena.run(random.nextLong(6 * Time.MICROSECOND));
                arena.left.modify(c.leftPair(), QueuePairState.SQD);
                arena.settle();
                arena.run(Time.MICROSECOND);
                int before = begun.size();
                arena.run(2 * Time.MILLISECOND);
                done += statuses(arena.left).size();
                assertThat(begun).as("round %s: none begins", round).hasSize(before);
                assertThat(done).as("round %s: all that have begun are done", round).isEqualTo(before);
                arena.left.modify(c.leftPair(), QueuePairState.RTS);
            }
            assertThat(arena.leftCount("tx_resends")).isGreaterThan(10);
        }
    }

    @Override public boolean numbersAnything() {
        return false;
    }
}
