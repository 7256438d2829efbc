package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Turns and times of queue pairs, against a model. */
class PacerTest {
    private static final long SEED = Long.getLong("hdl.seed", 5);
    private static final int PAIRS = 16;
    private static final int BURST = 16 * 1024;
    /** Ticks in which the wheel goes round. */
    private static final int ROUND = 1024;

    private static PacerBench bench(int pairs, int burst, int cyclesPerTick) {
        System.out.println("PacerTest: seed " + SEED);
        return new PacerBench(pairs, burst, cyclesPerTick, new Random(SEED));
    }

    private static void begin(PacerBench bench, int qp, long rate) {
        bench.rate(qp, rate, true);
        for (int i = 0; !bench.mayRate(); i++) {
            assertThat(i).as("cycles until a rate is taken").isLessThan(10_000);
            bench.step(false);
        }
        for (int i = 0; i < 100; i++) {
            bench.step(false);
        }
        bench.hint(0, qp, qp % 2);
        bench.step(false);
        bench.hint(0, -1);
    }

    /** Random names, packets, deaths and rates: nobody early, twice or forgotten. */
    @Test void nobodyIsForgottenEarlyOrTwice() {
        var random = new Random(SEED);
        long[] rates = {0, 0, 50, 400, 3000, 20_000, 100_000};
        try (var bench = bench(PAIRS, BURST, 5)) {
            for (int qp = 0; qp < PAIRS; qp++) {
                begin(bench, qp, rates[random.nextInt(rates.length)]);
            }
            for (int i = 0; i < 400_000; i++) {
                boolean busy = i / 20_000 % 2 == 0;
                bench.hint(0, random.nextInt(busy ? 8 : 60) == 0 ? random.nextInt(PAIRS) : -1, random.nextInt(2));
                bench.hint(1, random.nextInt(busy ? 5 : 90) == 0 ? random.nextInt(PAIRS) : -1, random.nextInt(2));
                int changed = random.nextInt(PAIRS);
                if (bench.mayRate() && random.nextInt(300) == 0 && bench.isSettled(changed)) {
                    bench.rate(changed, rates[random.nextInt(rates.length)], random.nextInt(4) == 0);
                }
                bench.step(random.nextInt(5) > 0);
            }
            rest(bench);
            long most = (long) (ROUND + PacerBench.cost(PacerBench.LARGEST, 50));
            for (int qp = 0; qp < PAIRS; qp++) {
                assertThat(bench.pairs[qp].isOwed()).as("%s is owed a turn, seed %s", qp, SEED).isFalse();
                assertThat(bench.pairs[qp].given).isGreaterThan(100);
                assertThat(bench.pairs[qp].latest).as("ticks that %s was late", qp).isLessThan(most);
            }
            assertThat(bench.alternations).as("turns that were the other flow's").isGreaterThan(500);
            System.out.println("Pacer: turns " + Arrays.stream(bench.pairs).mapToLong(pair -> pair.given).sum());
        }
    }

    /** No more names: all that is owed is given, then nothing. */
    private static void rest(PacerBench bench) {
        bench.hint(0, -1);
        bench.hint(1, -1);
        bench.sizes = new int[bench.pairs.length];
        for (int i = 0; i < 3 * ROUND * bench.cyclesPerTick + 300_000; i++) {
            bench.step(true);
        }
        long given = Arrays.stream(bench.pairs).mapToLong(pair -> pair.given).sum();
        for (int i = 0; i < 1000; i++) {
            bench.step(true);
        }
        assertThat(Arrays.stream(bench.pairs).mapToLong(pair -> pair.given).sum()).as("it comes to rest")
            .isEqualTo(given);
    }

    /** Bytes of each within 100 us, when its burst has gone: what the rate allows, within 1 % or one packet. */
    @Test void ratesAreKeptOverAHundredMicroseconds() {
        int[] sizes = {170, 362, 618, 1130, 2154, 4202};
        long[] rates = {200, 1000, 3000, 7000, 12_345, 20_000};
        int window = 1600;
        try (var bench = bench(PAIRS, BURST, 20)) {
            bench.sizes = new int[PAIRS];
            for (int qp = 0; qp < sizes.length; qp++) {
                bench.sizes[qp] = sizes[qp];
                begin(bench, qp, rates[qp]);
            }
            run(bench, 12_000);
            for (int round = 0; round < 5; round++) {
                long[] before = Arrays.stream(bench.pairs).mapToLong(pair -> pair.bytes).toArray();
                run(bench, window);
                for (int qp = 0; qp < sizes.length; qp++) {
                    double allowed = rates[qp] * window / 128.0;
                    double sent = bench.pairs[qp].bytes - before[qp];
                    assertThat(Math.abs(sent - allowed)).as("%s Mb/s: %s of %s bytes", rates[qp], sent, allowed)
                        .isLessThanOrEqualTo(Math.max(0.01 * allowed, sizes[qp]));
                }
            }
        }
    }

    private static void run(PacerBench bench, long ticks) {
        long end = bench.cycle + ticks * bench.cyclesPerTick;
        while (bench.cycle < end) {
            bench.step(true);
        }
    }

    /** The longest wait there is: a packet of 4 KiB at 1 Mb/s. */
    @Test void aMegabitPerSecondIsKept() {
        try (var bench = bench(PAIRS, 4096, 3)) {
            bench.sizes = new int[PAIRS];
            bench.sizes[3] = PacerBench.LARGEST;
            begin(bench, 3, 1);
            long wait = 128L * PacerBench.LARGEST;
            run(bench, 3 * wait + wait / 2);
            assertThat(bench.pairs[3].given).as("the first, one when the burst allows it again, and one per 33.6 ms")
                .isEqualTo(5);
            assertThat(bench.pairs[3].latest).isLessThan(wait / 100.0);
        }
    }

    @Test void allQueuePairsArePacedAtOnce() {
        int pairs = 1024;
        int rate = 80;
        try (var bench = bench(pairs, 4096, 20)) {
            bench.sizes = new int[pairs];
            Arrays.fill(bench.sizes, PacerBench.LARGEST);
            for (int qp = 0; qp < pairs; qp++) {
                begin(bench, qp, rate);
            }
            double wait = PacerBench.cost(PacerBench.LARGEST, rate);
            run(bench, (long) (2 * wait));
            long[] before = Arrays.stream(bench.pairs).mapToLong(pair -> pair.given).toArray();
            int rounds = 5;
            run(bench, (long) (rounds * wait));
            for (int qp = 0; qp < pairs; qp++) {
                assertThat(bench.pairs[qp].given - before[qp]).as("packets of %s", qp)
                    .isBetween(rounds - 1L, rounds + 1L);
            }
        }
    }

    /** One without a rate beside 15 that wait for their time is given every other turn that it wants. */
    @Test void whoWaitsForItsTimeCostsNothing() {
        try (var bench = bench(PAIRS, 4096, 20)) {
            bench.sizes = new int[PAIRS];
            Arrays.fill(bench.sizes, 362);
            for (int qp = 0; qp < PAIRS; qp++) {
                begin(bench, qp, qp == 15 ? 0 : 1);
            }
            run(bench, 500);
            long before = bench.pairs[15].given;
            long start = bench.cycle;
            run(bench, 1000);
            double cycles = (bench.cycle - start) / (double) (bench.pairs[15].given - before);
            System.out.println("Pacer: a turn per " + cycles + " cycles beside 15 that wait");
            assertThat(cycles).isLessThanOrEqualTo(11);
        }
    }
}
