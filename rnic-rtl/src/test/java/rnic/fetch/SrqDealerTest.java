package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.QueuePairState;

/**
 * Each WQE of a shared queue goes to one queue pair, in the order of posting; none gets more than its share, none waits
 * while another gets two, and none that has failed gets any.
 */
class SrqDealerTest {
    private static final long SEED = Long.getLong("hdl.seed", 29);

    @ParameterizedTest @CsvSource({"32, 0, 5", "64, 0.3, 60", "128, 0.1, 200"})
    void everyWqeGoesToOneQueuePair(int bytes, double stall, int latency) {
        System.out.println("SrqDealerTest: seed " + SEED);
        var bench = new SrqBench(bytes, stall, latency, SEED + bytes);
        var random = bench.random;
        try (var dut = bench.dut) {
            for (int srq = 0; srq < SrqBench.QUEUES; srq++) {
                bench.make(srq, 1 + random.nextInt(6), 1 + random.nextInt(SrqBench.PLACES), 0);
            }
            for (int qp = 0; qp < SrqBench.PAIRS; qp++) {
                bench.begin(qp, random.nextInt(SrqBench.QUEUES));
            }
            for (int round = 0; round < 3000; round++) {
                int qp = random.nextInt(SrqBench.PAIRS);
                switch (random.nextInt(12)) {
                    case 0 -> renew(bench, qp);
                    case 1 -> dut.step(random.nextInt(3 * latency));
                    case 2, 3, 4, 5 -> bench.post(random.nextInt(SrqBench.QUEUES), 1 + random.nextInt(8));
                    default -> {
                        if (bench.lives[qp] != null) {
                            bench.complete(qp, 1 + random.nextInt(4));
                        }
                    }
                }
                dut.stepUntil(bench.doorbell::isDone, 1000);
            }
            dut.step(50 * latency + 2000);
            bench.expectRest();
            int given = 0;
            for (var queue : bench.queues) {
                given += queue.given;
                assertThat(queue.given).isEqualTo(queue.begun);
            }
            assertThat(given).as("WQEs").isGreaterThan(1000);
            assertThat(bench.beyonds).isZero();
        }
    }

    /** A life ends in any state, gives back what it has, and another begins with another queue. */
    private static void renew(SrqBench bench, int qp) {
        var random = bench.random;
        if (bench.lives[qp] != null) {
            if (random.nextBoolean()) {
                bench.stop(qp, QueuePairState.ERR);
                bench.dut.step(random.nextInt(100));
                bench.complete(qp, random.nextInt(3));
            }
            bench.stop(qp, QueuePairState.RESET);
            bench.dut.step(30);
            bench.drain(qp);
        }
        bench.begin(qp, random.nextInt(SrqBench.QUEUES), random.nextInt(8) > 0);
    }

    /** One WQE at a time for many: all have had as many turns. */
    @Test void anEmptyQueueServesItsQueuePairsInTurn() {
        var bench = new SrqBench(64, 0, 20, SEED);
        try (var dut = bench.dut) {
            bench.make(1, 6, 8, 0);
            bench.make(2, 6, 8, 0);
            for (int qp = 0; qp < SrqBench.PAIRS; qp++) {
                bench.begin(qp, qp % 2 + 1);
            }
            dut.step(300);
            for (int turn = 0; turn < 40; turn++) {
                bench.post(1, 1);
                dut.step(60);
                if (turn % 2 == 0) {
                    bench.post(2, 1);
                    dut.step(60);
                }
            }
            for (int qp = 0; qp < SrqBench.PAIRS; qp += 2) {
                assertThat(bench.lives[qp].given).as("queue pair " + qp).isEqualTo(5);
                assertThat(bench.lives[qp + 1].given).as("queue pair " + (qp + 1)).isBetween(2, 3);
            }
        }
    }

    /** As many WQEs are on their way as may be, and none comes: lives begin, queues are made and doorbells taken. */
    @Test void slowMemoryHoldsUpNothingElse() {
        var bench = new SrqBench(64, 0, 3000, SEED);
        try (var dut = bench.dut) {
            bench.make(1, 6, 8, 0);
            for (int qp = 0; qp < 8; qp++) {
                bench.begin(qp, 1);
            }
            bench.post(1, 64);
            dut.step(1000);
            assertThat(bench.queues[1].begun).isEqualTo(SrqReader.PLACES);
            bench.make(2, 4, 8, 0);
            bench.begin(9, 2);
            bench.ring(1, 64);
            assertThat(dut.stepUntil(bench.doorbell::isDone, 200)).isLessThan(100);
            dut.step(20_000);
            bench.expectRest();
            assertThat(bench.queues[1].begun).isEqualTo(64);
        }
    }

    /** Doorbells wait in front of the dealer while a queue ends and another one begins under its number. */
    @Test void aDoorbellOfTheQueueBeforeCountsForNothing() {
        var bench = new SrqBench(64, 0, 20, SEED);
        try (var dut = bench.dut) {
            bench.make(1, 4, 8, 0);
            bench.begin(5, 1);
            bench.doorbell.send(Map.of("srq", 1L, "number", 3L, "limiting", 0L, "life", 31L));
            bench.doorbell.send(Map.of("srq", 1L, "number", 9L, "limiting", 1L, "life", 31L));
            dut.step(500);
            bench.post(1, 4);
            dut.step(500);
            bench.expectRest();
            assertThat(bench.queues[1].begun).isEqualTo(4);
            assertThat(bench.queues[1].limits).isZero();
            assertThat(bench.beyonds).isZero();
        }
    }

    @Test void theLimitIsToldOnce() {
        var bench = new SrqBench(64, 0, 20, SEED);
        try (var dut = bench.dut) {
            bench.make(3, 4, 4, 2);
            var queue = bench.queues[3];
            dut.step(100);
            assertThat(queue.limits).as("nothing is posted yet").isZero();
            bench.begin(5, 3);
            bench.post(3, 6);
            dut.step(300);
            assertThat(queue.given).isEqualTo(4);
            assertThat(queue.limits).as("two are left").isZero();
            bench.complete(5, 1);
            dut.step(300);
            assertThat(queue.limits).as("one is left").isEqualTo(1);
            bench.complete(5, 1);
            dut.step(300);
            assertThat(queue.limits).as("told once").isEqualTo(1);
            bench.post(3, 6);
            bench.limit(3, 6);
            dut.step(300);
            assertThat(queue.limits).as("armed: six are left").isEqualTo(1);
            bench.limit(3, 7);
            dut.step(300);
            assertThat(queue.limits).as("fewer are left already").isEqualTo(2);
            bench.limit(3, 6);
            dut.step(300);
            bench.limit(3, 0);
            dut.step(300);
            bench.complete(5, 4);
            dut.step(300);
            assertThat(queue.limits).as("disarmed").isEqualTo(2);
        }
    }

    @Test void aDoorbellBeyondTheQueueCountsForNothing() {
        var bench = new SrqBench(64, 0, 20, SEED);
        try (var dut = bench.dut) {
            bench.make(0, 3, 1, 0);
            bench.begin(7, 0);
            bench.post(0, 3);
            dut.step(300);
            int told = 0;
            for (int producer : new int[] {10, 40_000, 0xFFFF, 0}) {
                bench.ring(0, producer);
                dut.step(200);
                assertThat(bench.beyonds).as("posted " + producer).isEqualTo(++told);
            }
            bench.complete(7, 1);
            dut.step(200);
            bench.complete(7, 1);
            dut.step(200);
            assertThat(bench.queues[0].given).as("what was posted before").isEqualTo(3);
            bench.complete(7, 1);
            bench.post(0, 8);
            for (int i = 0; i < 8; i++) {
                dut.step(200);
                bench.complete(7, 1);
            }
            assertThat(bench.queues[0].given).isEqualTo(11);
            assertThat(bench.beyonds).isEqualTo(told);
        }
    }

    @Test void aWqeThatCannotBeReadIsBad() {
        var bench = new SrqBench(64, 0, 20, SEED);
        try (var dut = bench.dut) {
            bench.make(0, 3, 2, 0);
            bench.begin(7, 0);
            bench.refuses = true;
            bench.post(0, 2);
            dut.step(300);
            assertThat(bench.lives[7].given).isEqualTo(2);
        }
    }

    /** The index of a queue pair, and those of the queue, are counted modulo 2^16. */
    @Test void countsWrap() {
        var bench = new SrqBench(64, 0, 1, SEED);
        try (var dut = bench.dut) {
            bench.make(0, 4, 8, 0);
            bench.begin(7, 0);
            for (int done = 0; done < 65_536 + 200; done += 8) {
                bench.post(0, 8);
                dut.stepUntil(() -> bench.lives[7].held.size() == 8, 1000);
                bench.complete(7, 8);
            }
            assertThat(bench.beyonds).isZero();
        }
    }
}
