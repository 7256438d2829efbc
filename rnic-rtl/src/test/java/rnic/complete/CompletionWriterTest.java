package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.complete.CompletionBench.Done;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;

/** Completions in, entries in host memory that a host polls as it would. */
class CompletionWriterTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_266);
    private static final int PAIRS = 16;
    private static final int QUEUES = 4;

    private static CompletionBench bench(int bytes, Engine engine) {
        var parameters = new RnicParameters("test", bytes, PAIRS, 128, 8, 64, QUEUES, 16, 16 * 1024, 322_266);
        return new CompletionBench(Simulation.of(new CompletionWriter(parameters), engine), bytes, PAIRS, QUEUES,
            new Random(SEED));
    }

    private static Done receive(int qp, int number, int placements) {
        return new Done(qp, true, CompletionKind.RECEIVE.ordinal(), 0, number % 2 == 0, number, 7 * number,
            number & 0xFFFF, placements, true);
    }

    private static Done flush(int qp, int number) {
        return new Done(qp, true, CompletionKind.RECEIVE.ordinal(), CompletionStatus.FLUSHED.ordinal(), false, 0,
            number, number & 0xFFFF, 0, false);
    }

    private static Done fail(int qp, int number) {
        return new Done(qp, false, 0, CompletionStatus.RETRIES_EXCEEDED.ordinal(), false, 0, 0, number & 0xFFFF, 0,
            false);
    }

    private static Done sent(int qp, int number) {
        return new Done(qp, false, CompletionKind.WRITE.ordinal(), 0, false, 0xFFFF_FFFFL - number, number,
            number & 0xFFFF, 0x123456, false);
    }

    private static Done read(int qp, int number, int placements) {
        return new Done(qp, false, CompletionKind.READ.ordinal() + number % 3, 0, false, number, 0, number & 0xFFFF,
            placements, true);
    }

    private static void randomTraffic(CompletionBench bench, int rounds) {
        var random = new Random(SEED);
        for (int i = 0; i < QUEUES; i++) {
            bench.make(i, 0xFFFF_FFFF_0000L + 0x1_0000L * i - 64 * i, 3 + i);
        }
        for (int qp = 0; qp < PAIRS; qp++) {
            bench.pair(qp, random.nextInt(QUEUES), random.nextInt(QUEUES));
        }
        int visible = 0xFFFF00;
        int placed = visible;
        bench.visible(visible);
        bench.step(2);                                      // a jump; in the NIC it only counts
        for (int round = 0; round < rounds; round++) {
            if (room(bench)) {
                int qp = random.nextInt(PAIRS);
                switch (random.nextInt(4)) {
                    case 0 -> bench.send(CompletionBench.RECEIVES, receive(qp, round, ++placed & 0xFFFFFF));
                    case 1 -> bench.send(CompletionBench.SENDS, sent(qp, round));
                    case 2 -> bench.send(CompletionBench.SENDS, read(qp, round, ++placed & 0xFFFFFF));
                    default -> bench.send(CompletionBench.RECEIVES, flush(qp % 2, round));
                }
            }
            if (visible != placed && random.nextInt(4) == 0) {
                bench.visible(++visible);
            }
            bench.step(random.nextInt(8));
            poll(bench, random);
        }
        bench.visible(placed);
        for (int limit = 20_000; limit > 0 && left(bench) > 0; limit--) {
            bench.step(5);
            poll(bench, random);
        }
        assertThat(left(bench)).as("completions that have not been written").isZero();
        assertThat(bench.overflows()).isEmpty();
    }

    /** Never more on the way than the smallest queue holds. */
    private static boolean room(CompletionBench bench) {
        for (int i = 0; i < QUEUES; i++) {
            if (bench.left(i) >= 6) {
                return false;
            }
        }
        return true;
    }

    private static int left(CompletionBench bench) {
        int left = 0;
        for (int i = 0; i < QUEUES; i++) {
            left += bench.left(i);
        }
        return left;
    }

    private static void poll(CompletionBench bench, Random random) {
        for (int i = 0; i < QUEUES; i++) {
            if (bench.poll(i)) {
                bench.ring(i, random.nextBoolean());
            }
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void everyCompletionIsWrittenOnceInTheOrderOfItsSource(int bytes) {
        try (var bench = bench(bytes, Engine.JVM)) {
            bench.rates(0.3, 0.3, 20);
            randomTraffic(bench, 1500);
        }
    }

    @EachEngine void theEnginesAgree(Engine engine) {
        try (var bench = bench(64, engine)) {
            bench.rates(0.1, 0.2, 5);
            randomTraffic(bench, 150);
        }
    }

    @Test void theOwnerBitTurnsWithEveryLapAndTheIndexWrapsAt65536() {
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(1, 0x10_0000, 0);
            bench.make(2, 0x20_0000, 12);
            bench.pair(0, 1, 2);
            for (int i = 0; i < 9; i++) {
                bench.send(CompletionBench.SENDS, sent(0, i));
                bench.step(40);
                assertThat(bench.poll(1)).isTrue();
                bench.ring(1, false);
            }
            for (int i = 0; i < 70_000; i++) {
                bench.send(CompletionBench.RECEIVES, receive(0, i, 0));
                if (i % 1000 == 999) {
                    bench.step(2200);
                    while (bench.poll(2)) {
                        continue;
                    }
                    bench.ring(2, false);
                }
            }
            assertThat(bench.left(1) + bench.left(2)).isZero();
            assertThat(bench.overflows()).isEmpty();
        }
    }

    /** Every size there is, each for a lap and three entries of the next. */
    @Test void entriesOfEverySizeOfQueueHaveTheirPlace() {
        try (var bench = bench(64, Engine.JVM)) {
            bench.pair(0, 1, 1);
            for (int size = 0; size < 16; size++) {
                bench.make(1, 0xFFFF_FFE0_0000L + 64 * size, size);
                for (int left = (1 << size) + 3; left > 0;) {
                    int count = Math.min(left, Math.min(1 << size, 1000));
                    for (int i = 0; i < count; i++) {
                        bench.send(CompletionBench.SENDS, sent(0, left - i));
                    }
                    bench.step(3 * count + 60);
                    for (int i = 0; i < count; i++) {
                        assertThat(bench.poll(1)).as("an entry of a queue of 2^%s", size).isTrue();
                    }
                    bench.ring(1, false);
                    bench.step(20);
                    left -= count;
                }
            }
            assertThat(bench.overflows()).isEmpty();
        }
    }

    @Test void aReceiveThatWaitsHoldsItsFlushesAndNothingElse() {
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(0, 0x4000, 4);
            bench.pair(3, 0, 0);
            bench.pair(4, 0, 0);
            bench.visible(5);
            bench.send(CompletionBench.RECEIVES, receive(3, 1, 6));
            bench.step(20);
            bench.send(CompletionBench.RECEIVES, flush(3, 2));
            bench.send(CompletionBench.SENDS, sent(3, 3));
            bench.send(CompletionBench.SENDS, sent(4, 4));
            bench.step(600);
            assertThat(bench.written()).as("only the sends").isEqualTo(2);
            bench.visible(6);
            bench.step(200);
            assertThat(bench.written()).isEqualTo(4);
            int polled = 0;
            while (bench.poll(0)) {
                polled++;
                assertThat(polled < 4 || bench.left(0) == 0).isTrue();
            }
            assertThat(polled).isEqualTo(4);
        }
    }

    @Test void aReadThatWaitsHoldsTheSendsBehindItAndNoReceive() {
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(0, 0x4000, 4);
            bench.pair(3, 0, 0);
            bench.visible(5);
            bench.send(CompletionBench.SENDS, sent(3, 1), read(3, 2, 6), sent(3, 3));
            bench.send(CompletionBench.RECEIVES, receive(3, 4, 5));
            bench.step(600);
            assertThat(bench.written()).as("a send and a receive").isEqualTo(2);
            bench.visible(6);
            bench.step(200);
            assertThat(bench.written()).isEqualTo(4);
            int polled = 0;
            while (bench.poll(0)) {
                polled++;
            }
            assertThat(polled).isEqualTo(4);
        }
    }

    /** Whoever makes completions goes on: what they wait for comes to be by itself. */
    @Test void whileAReadWaitsOthersAreTaken() {
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(0, 0x4000, 6);
            bench.pair(3, 0, 0);
            bench.visible(5);
            for (int i = 0; i < 20; i++) {
                bench.send(CompletionBench.SENDS, read(3, i, 6 + i));
            }
            bench.step(200);
            assertThat(bench.written()).isZero();
            assertThat(bench.isTaken(CompletionBench.SENDS)).as("all have been taken").isTrue();
            bench.visible(15);
            bench.step(200);
            assertThat(bench.written()).isEqualTo(10);
            bench.visible(25);
            bench.step(200);
            assertThat(bench.written()).isEqualTo(20);
        }
    }

    @Test void aFullQueueLosesTheCompletionAndStaysBrokenUntilItIsMadeAnew() {
        try (var bench = bench(32, Engine.JVM)) {
            bench.make(2, 0x8000, 1);
            bench.pair(5, 2, 2);
            bench.pair(6, 2, 2);
            bench.stallFailures(1);
            for (int i = 0; i < 3; i++) {
                bench.send(CompletionBench.SENDS, sent(i < 2 ? 5 : 6, i));
            }
            bench.step(100);
            assertThat(bench.written()).isEqualTo(2);
            assertThat(bench.overflows()).containsExactly(2);
            assertThat(bench.failures()).isEmpty();
            bench.stallFailures(0);
            bench.step(5);                                   // whoever is named stays so until he is taken
            assertThat(bench.failures()).containsExactly(new CompletionBench.Failed(6, FailureCause.CQ_OVERRUN.ordinal()));
            assertThat(bench.poll(2) && bench.poll(2)).isTrue();
            bench.ring(2, true);
            bench.send(CompletionBench.SENDS, sent(5, 9));
            bench.step(100);
            assertThat(bench.overflows()).containsExactly(2, 2);
            assertThat(bench.written()).isEqualTo(2);
            assertThat(bench.events()).isEmpty();
            bench.make(2, 0x9000, 1);
            bench.send(CompletionBench.SENDS, sent(5, 10));
            bench.step(100);
            assertThat(bench.poll(2)).isTrue();
            bench.destroy(2);
            bench.send(CompletionBench.SENDS, sent(5, 11));
            bench.step(100);
            assertThat(bench.overflows()).containsExactly(2, 2, 2);
        }
    }

    @Test void anArmedQueueMakesOneEventAndOneInterruptAfterTheEntryIsWritten() {
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(0, 0x4000, 4);
            bench.make(1, 0x8000, 4);
            bench.pair(0, 0, 1);
            bench.send(CompletionBench.SENDS, sent(0, 0));
            bench.step(60);
            assertThat(bench.events()).as("nobody has armed it").isEmpty();
            bench.ring(0, true);
            bench.step(60);
            assertThat(bench.events()).as("no entry since").isEmpty();
            bench.rates(0, 0, 200);
            bench.send(CompletionBench.SENDS, sent(0, 1), sent(0, 2));
            bench.send(CompletionBench.RECEIVES, receive(0, 3, 0));
            bench.step(400);
            assertThat(bench.events()).containsExactly(0);
            assertThat(bench.interrupts()).isEqualTo(1);
        }
    }

    @Test void moderationWaitsForTheNumberOrTheTime() {
        try (var bench = bench(64, Engine.JVM)) {
            for (int i = 0; i < QUEUES; i++) {
                bench.make(i, 0x4000 + 0x1000 * i, 4);
                bench.pair(i, i, i);
            }
            bench.moderate(3, 500);
            bench.now(0xFFFF_FFF0);
            for (int i = 0; i < 2; i++) {
                bench.ring(i, true);
                bench.step(5);
                bench.send(CompletionBench.SENDS, sent(i, i));
            }
            bench.step(100);
            assertThat(bench.events()).hasSize(2);
            assertThat(bench.interrupts()).as("two events, no time").isZero();
            bench.ring(2, true);
            bench.step(5);
            bench.send(CompletionBench.SENDS, sent(2, 2));
            bench.step(100);
            assertThat(bench.interrupts()).as("the third").isEqualTo(1);
            bench.ring(3, true);
            bench.step(5);
            bench.send(CompletionBench.SENDS, sent(3, 3));
            bench.step(100);
            bench.now(0xFFFF_FFF0 + 499);
            bench.step(10);
            assertThat(bench.interrupts()).isEqualTo(1);
            bench.now(0xFFFF_FFF0 + 500);
            bench.step(10);
            assertThat(bench.interrupts()).as("in time").isEqualTo(2);
        }
    }

    @ParameterizedTest @ValueSource(ints = {32, 64})
    void anEntryThatTheBusRefusesBreaksItsQueueAndNoOther(int bytes) {
        try (var bench = bench(bytes, Engine.JVM)) {
            for (int i = 0; i < 2; i++) {
                bench.make(i, 0x4000 + 0x1000 * i, 4);
                bench.pair(i, i, i);
            }
            bench.send(CompletionBench.SENDS, sent(0, 0));
            bench.step(60);
            bench.refuse(true);
            bench.send(CompletionBench.SENDS, sent(0, 1), sent(0, 2));
            bench.step(60);
            bench.refuse(false);
            assertThat(bench.faults()).isEqualTo(2);
            assertThat(bench.isBroken(0)).isTrue();
            assertThat(bench.isBroken(1)).isFalse();
            assertThat(bench.overflows()).isEmpty();
            assertThat(bench.failures()).as("the command processor finds all queue pairs of the queue").isEmpty();
            bench.send(CompletionBench.SENDS, sent(0, 3), sent(1, 4));
            bench.step(60);
            assertThat(bench.overflows()).as("nothing more is written behind the gap").containsExactly(0);
            assertThat(bench.failures()).containsExactly(new CompletionBench.Failed(0, FailureCause.CQ_OVERRUN.ordinal()));
            assertThat(bench.poll(1)).isTrue();
            bench.make(0, 0x9000, 4);
            bench.send(CompletionBench.SENDS, sent(0, 5));
            bench.step(60);
            assertThat(bench.poll(0)).as("a queue made anew").isTrue();
            assertThat(bench.isBroken(0)).as("a queue made anew").isFalse();
        }
    }

    /** As many entries as can be on their way are refused, of all queues. */
    @Test void noRefusedEntryIsForgotten() {
        try (var bench = bench(64, Engine.JVM)) {
            bench.rates(0, 0, 300);
            bench.refuse(true);
            for (int i = 0; i < QUEUES; i++) {
                bench.make(i, 0x4000 + 0x1_0000 * i, 8);
                bench.pair(i, i, i);
            }
            for (int i = 0; i < 400; i++) {
                bench.send(i % 2 == 0 ? CompletionBench.SENDS : CompletionBench.RECEIVES,
                    i % 2 == 0 ? sent(i % QUEUES, i) : receive(i % QUEUES, i, 0));
            }
            bench.step(3000);
            for (int i = 0; i < QUEUES; i++) {
                assertThat(bench.isBroken(i)).as("queue " + i).isTrue();
            }
        }
    }

    @Test void completionsOfDataThatTheBusRefusedAreNoSuccess() {
        int bad = CompletionStatus.LOCAL_PROTECTION.ordinal();
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(0, 0x4000, 6);
            bench.pair(3, 0, 0);
            bench.pair(4, 0, 0);
            bench.visible(0xFFFFFC);
            bench.fault(3, 0xFFFFFE);
            bench.fault(3, 2);                               // only the first counts
            bench.fault(3, 3);
            bench.send(CompletionBench.RECEIVES, receive(3, 1, 0xFFFFFD));
            bench.send(CompletionBench.RECEIVES, receive(3, 2, 0xFFFFFE), bad);
            bench.send(CompletionBench.RECEIVES, receive(4, 3, 0xFFFFFF));
            bench.send(CompletionBench.RECEIVES, receive(3, 4, 1), bad);
            bench.send(CompletionBench.RECEIVES, flush(3, 5));
            bench.send(CompletionBench.SENDS, sent(3, 6));
            bench.step(100);
            bench.visible(1);
            bench.step(200);
            for (int i = 0; i < 6; i++) {
                assertThat(bench.poll(0)).as("entry " + i).isTrue();
            }
            bench.pair(3, 0, 0);
            bench.send(CompletionBench.RECEIVES, receive(3, 7, 1));
            bench.step(100);
            assertThat(bench.poll(0)).as("a new life").isTrue();
        }
    }

    /** Of sends the first takes the status and the others are flushed, also those that have brought nothing. */
    @Test void sendsBehindOneWhoseDataTheBusRefusedAreFlushed() {
        int bad = CompletionStatus.LOCAL_PROTECTION.ordinal();
        int flushed = CompletionStatus.FLUSHED.ordinal();
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(0, 0x4000, 6);
            bench.pair(3, 0, 0);
            bench.pair(4, 0, 0);
            bench.visible(10);
            bench.fault(3, 8);
            bench.send(CompletionBench.RECEIVES, receive(3, 1, 7), receive(3, 2, 6));
            bench.send(CompletionBench.SENDS, sent(3, 3), read(3, 4, 7));
            bench.send(CompletionBench.SENDS, read(3, 5, 9), bad);
            for (int i = 6; i < 9; i++) {
                bench.send(CompletionBench.SENDS, sent(3, i), flushed);
            }
            bench.send(CompletionBench.SENDS, read(3, 9, 10), flushed);
            bench.send(CompletionBench.SENDS, sent(4, 10), read(4, 11, 10));
            bench.send(CompletionBench.SENDS, fail(3, 12), CompletionStatus.RETRIES_EXCEEDED.ordinal());
            bench.send(CompletionBench.RECEIVES, receive(3, 13, 7));
            bench.step(200);
            for (int i = 0; i < 13; i++) {
                assertThat(bench.poll(0)).as("entry " + i).isTrue();
            }
            bench.pair(3, 0, 0);
            bench.send(CompletionBench.SENDS, sent(3, 14), read(3, 15, 10));
            bench.step(100);
            assertThat(bench.poll(0) && bench.poll(0)).as("a new life").isTrue();
        }
    }

    /** Marks, questions and lives of a few queue pairs as close together as they come. */
    @Test void aMarkCountsFromTheNextCompletionOnUntilTheNextLife() {
        var random = new Random(SEED);
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(0, 0x4000, 10);
            bench.visible(100);
            for (int round = 0; round < 60; round++) {
                boolean[] isRefused = new boolean[4];
                boolean[] isSpoiled = new boolean[4];
                for (int qp = 0; qp < 4; qp++) {
                    bench.pair(qp, 0, 0);
                    isRefused[qp] = random.nextBoolean();
                }
                bench.step(8);
                for (int qp = 0; qp < 4; qp++) {
                    if (isRefused[qp]) {
                        bench.fault(qp, 90);
                    }
                }
                bench.step(8);
                int count = 1 + random.nextInt(12);
                for (int i = 0; i < count; i++) {
                    int qp = random.nextInt(4);
                    boolean isRead = random.nextBoolean();
                    boolean isBad = isRead && isRefused[qp] && random.nextInt(3) > 0;
                    bench.send(CompletionBench.SENDS, isRead ? read(qp, i, isBad ? 95 : 89) : sent(qp, i),
                        (isSpoiled[qp] ? CompletionStatus.FLUSHED : isBad ? CompletionStatus.LOCAL_PROTECTION
                            : CompletionStatus.SUCCESS).ordinal());
                    isSpoiled[qp] |= isBad;
                }
                bench.step(40 + 4 * count);
                for (int i = 0; i < count; i++) {
                    assertThat(bench.poll(0)).as("entry %d of round %d, seed %d", i, round, SEED).isTrue();
                }
                bench.ring(0, false);
            }
        }
    }

    /** The fault is told one cycle before the placement counts as visible, which its completion waits for. */
    @Test void aFaultComesInTimeForTheCompletionThatWaitsForIt() {
        int bad = CompletionStatus.LOCAL_PROTECTION.ordinal();
        try (var bench = bench(64, Engine.JVM)) {
            bench.make(0, 0x4000, 6);
            bench.pair(3, 0, 0);
            bench.send(CompletionBench.RECEIVES, receive(3, 1, 1), bad);
            bench.step(50);
            bench.fault(3, 1);
            bench.visible(1);
            bench.step(100);
            assertThat(bench.poll(0)).isTrue();
        }
    }
}
