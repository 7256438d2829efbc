package veroce.scenario;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.BusNoise;
import veroce.nic.HostBus;

/**
 * All operations on a bad network: each completes once and in order, with the right bytes, also of what is fenced and
 * sends what a Read has brought; atomics are executed once; lives end anywhere.
 */
class NicMixedTest {
    private static final int PAIRS = 4;
    private static final int STEPS = 60;
    /** Cycles of a command when nothing is under way. */
    private static final int QUICK = 1000;

    /** The bus takes no write for a while: what a Read brings does not lie in memory when its response has come. */
    @Test void whatIsFencedSendsWhatTheReadBeforeItHasBrought() {
        try (var loop = new MixedLoop(1, HostBus.Timing.QUICK)) {
            loop.pair(new QueuePairOptions().pmtu(1024).reads(4).atomics().invalidation(), 4);
            for (int i = 0; i < 24; i++) {
                for (var party : loop.parties) {
                    party.receive();
                    party.requests.read();
                    party.requests.data(i % 3 == 0);
                }
                loop.nic.model().memory().holdWrites(loop.nic.model().cycle() + 2000);
                loop.until("all is done", 100 * Time.MICROSECOND,
                    () -> loop.parties.stream().allMatch(party -> party.sends == party.sendsDone));
            }
            loop.finish(loop.parties, 100 * Time.MICROSECOND);
        }
    }

    /** Odd: a rough bus; from 2 of 4 on lives end. */
    @ParameterizedTest @ValueSource(longs = {1, 2})
    void everyOperationIsDoneOnce(long seed) {
        var timing = seed % 2 == 0 ? HostBus.Timing.QUICK
            : new HostBus.Timing(60, 60, new BusNoise(seed, 0.3, 200, 0.7));
        try (var loop = new MixedLoop(seed, timing)) {
            for (int i = 0; i < PAIRS; i++) {
                int accepted = 1 + loop.random.nextInt(loop.parameters.reads());
                int reads = loop.random.nextInt(5) == 0 ? 0 : accepted;
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rtoExponent(3).rnr(7, 1)
                    .reads(reads, reads == 0 ? 0 : 1 + loop.random.nextInt(accepted)).atomics().invalidation(), reads);
            }
            loop.isBad();
            for (int step = 0; step < STEPS; step++) {
                loop.post(loop.parties);
                loop.run(loop.random.nextLong(2 * Time.MICROSECOND));
                if (seed % 4 >= 2 && loop.random.nextInt(10) == 0) {
                    loop.renew(loop.parties.get(loop.random.nextInt(2 * PAIRS)));
                }
            }
            loop.finish(loop.parties, 5 * Time.MILLISECOND);
            loop.checkHot();
            loop.closeAll(QUICK);
        }
    }
}
