package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static rnic.fetch.SharedTakingStorm.PAIRS;
import static rnic.fetch.SharedTakingStorm.QUEUES;
import static rnic.fetch.SharedTakingStorm.SIZE;

import java.util.Arrays;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In a {@link SharedTakingStorm} there are, now and then, exactly as many WQEs as messages; each message gets one. */
class SharedTakingStormTest {
    private static final long SEED = Long.getLong("hdl.seed", 1);

    @ParameterizedTest @ValueSource(longs = {0, 1, 2, 3, 4, 5})
    void eachMessageGetsOne(long more) {
        long seed = 1000 * SEED + more;
        System.out.println("SharedTakingStormTest: seed " + SEED + ", " + more);
        try (var bench = new SharedTakingStorm(seed)) {
            var random = bench.random;
            for (int qp = 0; qp < PAIRS; qp++) {
                bench.begin(qp);
            }
            for (int round = 0; round < 12; round++) {
                bench.traffic = random.nextInt(4) == 0 ? 0.97 : random.nextDouble() * 0.5;
                bench.window = 1 + random.nextInt(4);
                for (int i = random.nextInt(60); i > 0; i--) {
                    disturb(bench);
                    bench.dut.step(random.nextInt(random.nextBoolean() ? 20 : 300));
                }
                for (int qp = 0; qp < PAIRS; qp++) {
                    if (!bench.pairs[qp].live && bench.pairs[qp].shares) {
                        bench.reset(qp);
                        bench.begin(qp);
                    }
                }
                even(bench, round);
            }
            System.out.println("takes " + bench.takes + ", WQEs " + bench.owned.size() + ", back "
                + bench.returned.size());
            assertThat(bench.takes).isPositive();
        }
    }

    private static void disturb(SharedTakingStorm bench) {
        var random = bench.random;
        int qp = random.nextInt(PAIRS);
        var pair = bench.pairs[qp];
        switch (random.nextInt(10)) {
            case 0 -> {
                if (pair.live && pair.shares && random.nextInt(3) == 0) {
                    bench.fail(qp);
                }
            }
            case 1 -> {
                if (pair.shares && random.nextInt(2) == 0) {
                    bench.reset(qp);
                    bench.begin(qp);
                }
            }
            case 2 -> {
                int own = 12 + random.nextInt(4);
                bench.reset(own);
                bench.begin(own);
                bench.doorbell.send(Map.of("qp", (long) own, "producer", 1L + random.nextInt(8)));
            }
            case 3, 4, 5 -> bench.post(random.nextInt(QUEUES), random.nextInt(8));
            default -> {
                if (pair.live && pair.shares) {
                    pair.wanted += random.nextInt(6);
                }
            }
        }
    }

    /** As many WQEs of each queue as messages that have none, and nothing else happens. */
    private static void even(SharedTakingStorm bench, int round) {
        var random = bench.random;
        var dut = bench.dut;
        bench.traffic = 0;
        dut.step(40);
        for (int srq = 0; srq < QUEUES; srq++) {
            int at = srq;
            var users = Arrays.stream(bench.pairs).filter(it -> it.shares && it.live && it.srq == at).toList();
            if (users.isEmpty()) {
                continue;
            }
            int waiting = users.stream().mapToInt(it -> it.wanted - it.back).sum();
            int there = bench.posted[srq] - bench.completed[srq];
            for (; waiting < there; waiting++) {
                users.get(random.nextInt(random.nextBoolean() ? 1 : users.size())).wanted++;
            }
            while (there < waiting) {
                int more = Math.min(waiting - there, 1 + random.nextInt(8));
                if (there + more > 1 << SIZE) {
                    break;
                }
                bench.post(srq, more);
                there += more;
                dut.step(random.nextInt(100));
            }
            // Not more than the queue holds: the rest waits for a round to come.
            for (int over = waiting - there; over > 0;) {
                var user = users.get(random.nextInt(users.size()));
                int may = user.wanted - Math.max(user.consumed, user.bound.keySet().stream().mapToInt(it -> it + 1).max().orElse(0));
                if (may > 0) {
                    user.wanted--;
                    over--;
                }
            }
        }
        bench.traffic = 0.2;
        int cycles = 0;
        while (!Arrays.stream(bench.pairs).allMatch(it -> !it.shares || !it.live || it.back == it.wanted)) {
            dut.step(50);
            cycles += 50;
            if (cycles > 150_000) {
                var text = new StringBuilder();
                for (int qp = 0; qp < 12; qp++) {
                    var it = bench.pairs[qp];
                    text.append(String.format("%n%d: srq %d live %s wanted %d consumed %d back %d begun %d bound %s", qp, it.srq,
                        it.live, it.wanted, it.consumed, it.back, it.begun, it.bound.keySet().stream()
                            .filter(n -> n >= it.consumed).toList()));
                }
                throw new AssertionError("round " + round + " waits for ever: ahead " + Arrays.toString(bench.ahead)
                    + " posted " + Arrays.toString(bench.posted) + " completed " + Arrays.toString(bench.completed)
                    + text);
            }
        }
    }
}
