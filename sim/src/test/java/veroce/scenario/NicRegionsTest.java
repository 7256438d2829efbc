package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;

/**
 * MRs that are closed while their payload is read or placed, and opened at once under the same index for other
 * memory: not one access to what was closed, nothing into the new memory by the old key, and nobody else notices.
 */
class NicRegionsTest {
    private static final int VICTIMS = 3;
    private static final int HEALTHY = 3;
    private static final int ROUNDS = 20;
    /** 60 us: what is under way ends first. */
    private static final int LONGEST_COMMAND = 20_000;

    @Tag("long") @ParameterizedTest @ValueSource(longs = {1, 3})
    void moreRegionsThatAreReplaced(long seed) {
        regionsThatAreReplacedUnderTrafficAreLeftAtOnce(seed);
    }

    @ParameterizedTest @ValueSource(longs = 2)
    void regionsThatAreReplacedUnderTrafficAreLeftAtOnce(long seed) {
        var timing = seed % 2 == 0 ? new HostBus.Timing(100, 60, new BusNoise(seed, 0.2, 100, 0.8))
            : HostBus.Timing.PCIE;
        try (var loop = new Loop(seed, timing)) {
            for (int i = 0; i < VICTIMS + HEALTHY; i++) {
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rtoExponent(3).rnr(7, 1));
            }
            var healthy = loop.parties.subList(2 * VICTIMS, 2 * (VICTIMS + HEALTHY));
            for (int round = 0; round < ROUNDS; round++) {
                loop.loss = loop.random.nextBoolean() ? 0 : 0.01;
                var victim = loop.parties.get(loop.random.nextInt(2 * VICTIMS));
                for (int i = 1 + loop.random.nextInt(6); i > 0; i--) {
                    loop.post(loop.parties);
                    loop.run(loop.random.nextLong(Time.MICROSECOND));
                }
                loop.post(List.of(victim, victim.peer()));
                var moved = new ArrayList<Loop.Memory>();
                for (var memory : List.of(victim.source, victim.target, victim.inbox)) {
                    if (moved.isEmpty() || loop.random.nextInt(3) == 0) {
                        memory.replace(loop.random.nextInt(255) + 1);
                        assertThat(loop.nic.commandCycles(Command.INVALIDATE_MR)).as("round %d, seed %d", round,
                            seed).isLessThan(LONGEST_COMMAND);
                        moved.add(memory);
                    }
                }
                var others = new ArrayList<>(loop.parties);
                others.removeAll(List.of(victim, victim.peer()));
                for (int i = 0; i < 6; i++) {
                    loop.post(others);
                    loop.run(Time.MICROSECOND);
                }
                loop.fail(List.of(victim, victim.peer()));
                for (var memory : moved) {
                    assertThat(memory.isBlank()).as("what has the index of an old region, round %d, seed %d", round,
                        seed).isTrue();
                    memory.fill();
                }
                loop.renew(List.of(victim, victim.peer()));
                loop.post(loop.parties);
                loop.run(Time.MICROSECOND);
            }
            loop.loss = 0;
            loop.finish(loop.parties, 2 * Time.MILLISECOND);
            assertThat(healthy).allMatch(party -> party.succeeded > ROUNDS);
        }
    }
}
