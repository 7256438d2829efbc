package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.QueuePairState;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.HostBus;

/** Rates that change all the time under traffic: nothing is lost, and whoever may send as he likes goes on. */
class NicRatesTest {
    private static final int PAIRS = 7;
    private static final long MEGABIT = 1_000_000;
    private static final long[] RATES = {0, 1, 2, 100, 999, 10_000, 50_000, 400_000, 1_048_575};

    @ParameterizedTest @ValueSource(longs = {1, 2, 3})
    void ratesThatChangeAllTheTimeStopNobodyElse(long seed) {
        try (var loop = new Loop(seed, HostBus.Timing.QUICK)) {
            for (int i = 0; i < PAIRS; i++) {
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rnr(7, 1)
                    .rate(RATES[loop.random.nextInt(RATES.length)] * MEGABIT));
            }
            loop.loss = seed % 2 == 0 ? 0.01 : 0;
            for (int phase = 0; phase < 4; phase++) {
                int free = loop.random.nextInt(2 * PAIRS);
                var chosen = loop.parties.get(free);
                rate(loop, chosen, 0);
                int before = chosen.sendsDone;
                long end = loop.nic.now() + 45 * Time.MICROSECOND;
                while (loop.nic.now() < end) {
                    loop.post(loop.parties);
                    var any = loop.parties.get(loop.random.nextInt(2 * PAIRS));
                    if (any != chosen) {
                        rate(loop, any, RATES[loop.random.nextInt(RATES.length)]);
                    }
                    loop.run(loop.random.nextLong(Time.MICROSECOND));
                }
                // Its own acknowledgements are not paced; what it sends waits for nobody's rate. The line is shared by
                // fourteen, whose messages differ in length: of 30 seeds each has at least three in that time.
                assertThat(chosen.sendsDone).as("unlimited in phase %d, seed %d: %s", phase, seed, loop.parties)
                    .isGreaterThan(before + 2);
            }
            for (var party : new ArrayList<>(loop.parties)) {
                rate(loop, party, 0);
            }
            loop.finish(loop.parties, 2 * Time.MILLISECOND);
        }
    }

    private static void rate(Loop loop, Loop.Party party, long megabits) {
        loop.nic.modify(party.number, QueuePairState.RTS, megabits * MEGABIT);
    }
}
