package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;
import rnic.fetch.SendEntry;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;

/** Which packets the scheduler sends, in which order, and what is in them, against a model that cuts messages. */
class TxSchedulerTest {
    private static final long SEED = Long.getLong("hdl.seed", 77);
    private static final long REGION = 0xFFFF_FFF0_0000L;

    private static SchedulerBench bench(double stall, Random random) {
        var bench = new SchedulerBench(Words.simulation(new TxScheduler(SchedulerBench.PARAMETERS), SEED), stall,
            random);
        for (int qp = 0; qp < 16; qp++) {
            bench.region(qp, 7, 100 + qp, REGION + 1000, 0x2_0000);
        }
        return bench;
    }

    /** A request whose local key is good. */
    private static SendEntry entry(int qp, int most, Random random) {
        var any = SendEntry.random(random);
        long length = any.inline() ? any.length() : random.nextInt(most);
        return new SendEntry(any.operation(), any.signaled(), any.solicited(), any.inline(), length,
            REGION + 1000 + random.nextInt(0x2_0000 - (int) length), qp * 256L + 7, any.immediate(),
            any.remoteAddress(), any.remoteKey());
    }

    private static SendEntry plain(int qp, long length) {
        return new SendEntry(2, true, false, false, length, REGION + 1000, qp * 256L + 7, 0, 4096, 1);
    }

    @ParameterizedTest @ValueSource(doubles = {0, 0.3, 0.8})
    void packetsAreThoseOfTheModel(double stall) {
        System.out.println("TxSchedulerTest: seed " + SEED);
        var random = new Random(SEED);
        var bench = bench(stall, random);
        try (var dut = bench.dut) {
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp, random.nextInt(1 << 24), random.nextInt(5), 1 + random.nextInt(128),
                    random.nextInt(16), 0);
                bench.state(qp, QueuePairState.RTS);
            }
            for (int round = 0; round < 1500; round++) {
                int qp = random.nextInt(16);
                var sender = bench.senders[qp];
                switch (random.nextInt(4)) {
                    case 0, 1 -> {
                        while (sender.entries.size() < sender.completed + SchedulerBench.PLACES
                            && random.nextInt(4) > 0) {
                            bench.post(qp, entry(qp, random.nextInt(5) == 0 ? 50_000 : 2000, random));
                        }
                    }
                    case 2 -> {
                        if (sender.sent > sender.acknowledged && bench.owed() == 0) {
                            bench.acknowledge(qp, sender.acknowledged + 1
                                + random.nextInt(sender.sent - sender.acknowledged));
                        }
                    }
                    default -> {
                        if (sender.paths.size() > sender.acknowledged) {
                            bench.again(qp, sender.acknowledged + random.nextInt(sender.paths.size()
                                - sender.acknowledged), random.nextBoolean());
                        }
                    }
                }
                dut.step(random.nextInt(40));
            }
            finish(bench, random);
        }
    }

    private static void finish(SchedulerBench bench, Random random) {
        for (int left = 0; left < 2000; left++) {
            boolean done = bench.isIdle() && bench.owed() == 0
                && bench.sent.received().size() == bench.transmissions.received().size();
            for (int qp = 0; qp < 16; qp++) {
                var sender = bench.senders[qp];
                done &= sender.sent == sender.packets.size();
                if (bench.isIdle() && bench.owed() == 0 && sender.sent > sender.acknowledged) {
                    bench.acknowledge(qp, sender.sent);
                }
            }
            if (done) {
                assertThat(bench.failures.received()).isEmpty();
                return;
            }
            bench.dut.step(50);
        }
        throw new AssertionError("packets are missing, seed " + SEED);
    }

    @Test void aNewPacketTakesSevenCycles() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(2, 0xFFFFFE, 0, 100, 3, 0);
            bench.state(2, QueuePairState.RTS);
            dut.step(50);
            bench.post(2, plain(2, 90 * 256));
            var hint = dut.pin(dut.io().notice().valid());
            var shown = dut.pin(dut.io().transmissions().valid());
            dut.stepUntil(hint::isSet, 100);                 // in the cycle that has just ended
            assertThat(1 + dut.stepUntil(shown::isSet, 100)).as("from the hint").isLessThanOrEqualTo(13);
            dut.stepUntil(() -> bench.transmissions.received().size() == 1, 100);
            long cycles = dut.stepUntil(() -> bench.transmissions.received().size() == 90, 2000);
            System.out.println("TxScheduler: 89 packets of one queue pair in " + cycles + " cycles");
            assertThat(bench.transmissions.received()).hasSize(90);
            assertThat(cycles).isLessThanOrEqualTo(7 * 89);
        }
    }

    @Test void aPacketSentAgainTakesATurnAndAQuestion() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(2, 0xFFFFFE, 0, 100, 3, 0);
            bench.state(2, QueuePairState.RTS);
            dut.step(50);
            bench.post(2, plain(2, 90 * 256));
            dut.stepUntil(() -> bench.transmissions.received().size() == 90, 2000);
            for (int packet = 0; packet < 40; packet++) {
                bench.again(2, packet, false);
            }
            dut.stepUntil(() -> bench.transmissions.received().size() == 91, 100);
            long cycles = dut.stepUntil(() -> bench.transmissions.received().size() == 130, 2000);
            assertThat(cycles).isLessThanOrEqualTo(TxScheduler.AGAIN * 39L);
        }
    }

    @Test void theClearingOfOtherQueuePairsHoldsNobodyUp() {
        var bench = bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            bench.begin(2, 10, 0, 100, 3, 0);
            bench.state(2, QueuePairState.RTS);
            bench.closeOthers(2);
            bench.post(2, plain(2, 256));
            assertThat(dut.stepUntil(() -> bench.transmissions.received().size() == 1, 2000)).isLessThanOrEqualTo(24);
        }
    }

    @Test void theLastPacketThatTheWindowAllowsAsksForAnAnswer() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(2, 10, 0, 5, 3, 0);
            bench.state(2, QueuePairState.RTS);
            bench.post(2, plain(2, 20 * 256));
            dut.step(300);
            assertThat(bench.transmissions.received()).extracting(SchedulerBench.Transmitted::ackRequest)
                .containsExactly(false, false, false, false, true);
            assertThat(bench.sent.received()).extracting(SchedulerBench.SentWord::more)
                .containsExactly(true, true, true, true, false);
            bench.acknowledge(2, 2);
            dut.step(300);
            assertThat(bench.transmissions.received()).hasSize(7);
        }
    }

    @Test void thePacketOfTheLastRequestSaysThatNothingFollows() {
        var bench = bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            bench.begin(2, 10, 0, 100, 3, 0);
            bench.state(2, QueuePairState.RTS);
            bench.post(2, plain(2, 100));
            dut.step(100);
            for (int i = 0; i < 3; i++) {
                bench.post(2, plain(2, 100));
            }
            dut.step(200);
            assertThat(bench.sent.received()).extracting(SchedulerBench.SentWord::more)
                .containsExactly(false, true, true, false);
        }
    }

    @Test void pausedAndDrainedQueuePairsWait() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(4, 10, 0, 100, 3, 0);
            bench.post(4, plain(4, 30 * 256));
            bench.post(4, plain(4, 256));
            dut.step(200);
            assertThat(bench.transmissions.received()).isEmpty();
            bench.pause(4, true);
            bench.state(4, QueuePairState.RTS);
            dut.step(200);
            assertThat(bench.transmissions.received()).isEmpty();
            bench.pause(4, false);
            dut.stepUntil(() -> bench.transmissions.received().size() == 3, 200);
            bench.state(4, QueuePairState.SQD);
            dut.step(1000);
            assertThat(bench.transmissions.received()).as("the message that had begun is finished").hasSize(30);
            bench.state(4, QueuePairState.RTS);
            dut.step(100);
            assertThat(bench.transmissions.received()).hasSize(31);
            bench.state(4, QueuePairState.ERR);
            bench.post(4, plain(4, 256));
            bench.again(4, 3, false);
            dut.step(200);
            assertThat(bench.transmissions.received()).hasSize(31);
        }
    }

    @Test void aBadKeyFailsTheQueuePairWhenEarlierMessagesAreComplete() {
        var random = new Random(SEED);
        long at = REGION + 1000;
        var bad = new SendEntry[] {
            new SendEntry(2, true, false, false, 10, at, 5 * 256 + 8, 0, 0, 0),             // tag
            new SendEntry(2, true, false, false, 10, at, 6 * 256 + 7, 0, 0, 0),             // domain
            new SendEntry(2, true, false, false, 10, at, (5 + 64) * 256 + 7, 0, 0, 0),      // no such region
            new SendEntry(2, true, false, false, 10, at - 1, 5 * 256 + 7, 0, 0, 0),
            new SendEntry(2, true, false, false, 11, at + 0x2_0000 - 10, 5 * 256 + 7, 0, 0, 0),
            new SendEntry(2, true, false, false, 10, at + (1L << 32), 5 * 256 + 7, 0, 0, 0),
            new SendEntry(2, true, false, false, 10, at - (1L << 32), 5 * 256 + 7, 0, 0, 0),
            new SendEntry(9, true, false, false, 10, at, 5 * 256 + 7, 0, 0, 0)};            // no such operation
        for (var entry : bad) {
            var bench = bench(0, random);
            try (var dut = bench.dut) {
                bench.begin(5, 10, 0, 100, 3, 0);
                bench.state(5, QueuePairState.RTS);
                bench.post(5, plain(5, 256));
                bench.post(5, entry);
                dut.step(200);
                assertThat(bench.transmissions.received()).hasSize(1);
                assertThat(bench.sent.received()).hasSize(2);
                assertThat(bench.failures.received()).isEmpty();
                bench.acknowledge(5, 1);
                dut.step(5);
                bench.again(5, 1, false);
                dut.step(200);
                var status = entry.isBad() ? CompletionStatus.LOCAL_OPERATION : CompletionStatus.LOCAL_PROTECTION;
                assertThat(bench.transmissions.received()).hasSize(1);
                assertThat(bench.failures.received()).containsExactly(new SchedulerBench.Failed(5, status.ordinal(),
                    CompletionStatus.FLUSHED.ordinal()));
            }
        }
    }

    @Test void nothingNewGoesOutBehindABadPacketUntilTheNextLife() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(5, 10, 0, 100, 3, 0);
            bench.state(5, QueuePairState.RTS);
            bench.post(5, new SendEntry(2, true, false, false, 300, REGION + 1000, 5 * 256 + 8, 0, 0, 0));
            bench.post(5, plain(5, 256));
            dut.step(200);
            assertThat(bench.transmissions.received()).isEmpty();
            assertThat(bench.sent.received()).extracting(SchedulerBench.SentWord::psn).containsExactly(10);
            bench.state(5, QueuePairState.RESET);
            bench.begin(5, 50, 0, 100, 3, 0);
            bench.state(5, QueuePairState.RTS);
            bench.post(5, plain(5, 300));
            dut.step(200);
            assertThat(bench.transmissions.received()).hasSize(2);
        }
    }

    /** Whatever the scheduler and its builder wait for; and nothing of the old life goes out in the new one. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void aLifeBeginsWhileNothingIsTaken(boolean anotherFails) {
        var random = new Random(SEED);
        for (int wait = 0; wait < 40; wait += anotherFails ? 2 : 1) {
            var bench = bench(0, random);
            try (var dut = bench.dut) {
                bench.begin(5, 10, 0, 100, 3, 0);
                bench.begin(6, 10, 0, 100, 3, 0);
                bench.state(5, QueuePairState.RTS);
                bench.state(6, QueuePairState.RTS);
                bench.failures.stall(1);
                bench.transmissions.stall(1);
                if (anotherFails) {                          // and its packets are what everybody waits for
                    bench.post(6, new SendEntry(2, true, false, false, 300, REGION + 1000, 6 * 256 + 8, 0, 0, 0));
                }
                bench.post(5, plain(5, 3000));
                dut.step(wait);
                int shown = dut.pin(dut.io().transmissions().valid()).isSet() ? 1 : 0;
                bench.state(5, QueuePairState.RESET);
                bench.transmissions.to(word -> { });         // what is shown of the old life is nobody's packet now
                bench.begin(5, 50, 0, 100, 3, 0);
                bench.begin(7, 90, 0, 100, 3, 0);
                bench.state(5, QueuePairState.RTS);
                bench.failures.stall(0);
                bench.transmissions.stall(0);
                dut.step(100);
                assertThat(bench.transmissions.received()).as("after %s cycles", wait).hasSizeLessThanOrEqualTo(1);
                assertThat(bench.transmissions.received()).extracting(SchedulerBench.Transmitted::psn)
                    .as("after %s cycles, of the old life alone", wait).allMatch(psn -> psn < 50);
                bench.post(5, plain(5, 600));
                dut.step(100);
                assertThat(bench.transmissions.received().stream().filter(word -> word.qp() == 5)
                    .map(SchedulerBench.Transmitted::psn).filter(psn -> psn >= 50).toList())
                    .as("after %s cycles", wait).containsExactly(50, 51, 52);
            }
        }
    }

    /** In every cycle of another queue pair's packets: neither loses what is written for it, nor keeps its old rate. */
    @Test void aLifeBeginsBesideAnothersPackets() {
        var random = new Random(SEED);
        for (int wait = 0; wait < 21; wait++) {
            var bench = bench(0, random);
            try (var dut = bench.dut) {
                bench.begin(5, 10, 0, 100, 3, 1);            // so slow that a burst is all it would ever send
                bench.begin(6, 500, 0, 128, 3, 0);
                bench.state(6, QueuePairState.RTS);
                bench.post(6, plain(6, 120 * 256));
                dut.stepUntil(() -> !bench.transmissions.received().isEmpty(), 100);
                dut.step(wait);
                bench.begin(5, 50, 0, 100, 3, 0);
                assertThat(bench.transmissions.received()).as("packets beside the set-up").hasSizeLessThan(100);
                bench.state(5, QueuePairState.RTS);
                bench.post(5, plain(5, 80 * 256));
                dut.stepUntil(() -> bench.transmissions.received().size() == 200, 4000);
                assertThat(bench.transmissions.received().stream().filter(word -> word.qp() == 5)
                    .map(SchedulerBench.Transmitted::psn).toList())
                    .as("after %s cycles", wait).isEqualTo(IntStream.range(50, 130).boxed().toList());
            }
        }
    }

    @Test void aRegionWithdrawnWhileAPacketWaitsIsNotRead() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            bench.begin(5, 10, 0, 100, 3, 0);
            bench.state(5, QueuePairState.RTS);
            bench.transmissions.stall(1);                    // the transmit path is full
            bench.post(5, plain(5, 1000));
            dut.step(200);
            bench.region(5, 7, 0, 0, 0);
            dut.step(100);
            bench.transmissions.stall(0);
            dut.step(200);
            assertThat(bench.transmissions.received()).as("the one that was shown before").hasSize(1);
            assertThat(bench.sent.received()).hasSize(2);
        }
    }

    @Test void aRateIsKept() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            int rate = 80_000;                               // 312.5 bits per cycle of this bench
            bench.begin(1, 10, 2, 128, 0, rate);
            bench.begin(2, 10, 2, 128, 0, 0);
            bench.state(1, QueuePairState.RTS);
            long cycles = 0;
            for (; cycles < 20_000; cycles += 50) {
                var sender = bench.senders[1];
                if (sender.sent > sender.acknowledged) {
                    bench.acknowledge(1, sender.sent);
                }
                while (sender.entries.size() < sender.completed + SchedulerBench.PLACES) {
                    bench.post(1, plain(1, 5000));
                }
                dut.step(50);
            }
            double bits = bench.transmissions.received().stream().mapToLong(p -> 8 * (p.length() + 106L)).sum();
            double allowed = rate / 16.0 * cycles / SchedulerBench.CYCLES_PER_UNIT + 8 * 16 * 1024;
            System.out.println("TxScheduler: " + bits / allowed + " of what the rate allows");
            assertThat(bits).isBetween(0.95 * allowed, allowed + 2 * 8 * 1130);
        }
    }

    /** Up and down, to no rate and back: over 100 us behind each change 1 %, and all packets are those of the model. */
    @Test void aRateChangesWhileItsQueuePairSends() {
        var bench = bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            dut.step(1100);                                  // the wheel clears its slots after reset
            bench.begin(1, 10, 2, 128, 0, 8_000);
            bench.state(1, QueuePairState.RTS);
            keepSending(bench, 1, 2000);
            int last = 8_000;
            for (int rate : new int[] {20_000, 4_000, 0, 12_000, 40_000, 1_000, 8_000, 0xFFFFF, 16_000}) {
                bench.rate(1, rate);
                // Who waits at the slower rate waits on until then, and may catch up.
                keepSending(bench, 1, 512 + 16 * 128 * 4202 / Math.min(orLine(rate), orLine(last)));
                last = rate;
                int before = bench.transmissions.received().size();
                long cycles = 100 * 16 * SchedulerBench.CYCLES_PER_UNIT;
                keepSending(bench, 1, cycles);
                var sent = bench.transmissions.received();
                long bits = sent.subList(before, sent.size()).stream().mapToLong(p -> 8 * (p.length() + 106L)).sum();
                long allowed = rate * 100L;
                long line = cycles / 7 * 8 * 1130;           // a packet in 7 cycles, less the last ones of messages
                if (rate == 0 || allowed > line) {
                    assertThat(bits).as("without a rate, or beyond what one alone can").isGreaterThan(line / 3);
                } else {
                    assertThat(bits).as("at %s Mb/s", rate).isBetween(allowed * 99 / 100 - 8 * 1130,
                        allowed * 101 / 100 + 8 * 1130);
                }
            }
        }
    }

    private static int orLine(int rate) {
        return rate == 0 ? 1_000_000 : rate;
    }

    private static void keepSending(SchedulerBench bench, int qp, long cycles) {
        for (long cycle = 0; cycle < cycles; cycle += 25) {
            keepSending(bench, qp);
            bench.dut.step(25);
        }
    }

    /** Another queue pair's life begins beside it: both are taken, and the rate is that of whom it was for. */
    @Test void aRateAndALifeAreNotMistakenForEachOther() {
        var bench = bench(0, new Random(SEED));
        try (var dut = bench.dut) {
            dut.step(1100);                                  // the wheel clears its slots after reset
            for (int round = 0; round < 20; round++) {
                bench.begin(2, 10, 2, 128, 0, 300_000);
                bench.rate(1, 1);
                bench.begin(1, 10, 2, 128, 0, 0);
                bench.rate(2, 0);
                bench.state(2, QueuePairState.RTS);
                int before = bench.transmissions.received().size();
                keepSending(bench, 2, 2000);
                assertThat(bench.transmissions.received().size() - before).as("of a queue pair without a rate")
                    .isGreaterThan(200);
                bench.state(2, QueuePairState.RESET);
                dut.step(100);
            }
        }
    }

    /** Some of what is outstanding is always to be sent again: it is charged as what is new. */
    @Test void whatIsSentAgainIsPacedToo() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            int rate = 40_000;                               // half of what could be sent again
            bench.begin(1, 10, 2, 128, 0, rate);
            bench.state(1, QueuePairState.RTS);
            long cycles = 0;
            for (; cycles < 20_000; cycles += 50) {
                keepLosing(bench, 1);
                dut.step(50);
            }
            double bits = bench.transmissions.received().stream().mapToLong(p -> 8 * (p.length() + 106L)).sum();
            double allowed = rate / 16.0 * cycles / SchedulerBench.CYCLES_PER_UNIT + 8 * 16 * 1024;
            assertThat(bits).isBetween(0.95 * allowed, allowed + 2 * 8 * 1130);
            assertThat(share(bench, 1, true)).as("sent again").isGreaterThan(0.2);
        }
    }

    @Test void whoSendsAgainTakesTurnsWithWhoSendsWhatIsNew() {
        var random = new Random(SEED);
        var bench = bench(0, random);
        try (var dut = bench.dut) {
            for (int qp = 1; qp <= 2; qp++) {
                bench.begin(qp, 10, 2, 128, 0, 0);
                bench.state(qp, QueuePairState.RTS);
            }
            for (int cycles = 0; cycles < 10_000; cycles += 20) {
                keepLosing(bench, 1);
                keepSending(bench, 2);
                dut.step(20);
            }
            assertThat(share(bench, 2, false)).as("packets of the one without losses").isBetween(0.45, 0.55);
            assertThat(share(bench, 1, true)).as("sent again").isGreaterThan(0.1);
        }
    }

    /** All but the newest two packets are acknowledged, and there are always requests. */
    private static void keepSending(SchedulerBench bench, int qp) {
        var sender = bench.senders[qp];
        if (sender.sent - 2 > sender.acknowledged) {
            bench.acknowledge(qp, sender.sent - 2);
        }
        while (sender.entries.size() < sender.completed + SchedulerBench.PLACES) {
            bench.post(qp, plain(qp, 5000));
        }
    }

    /** So does one of whose packets the newest two are sent again as soon as they have been. */
    private static void keepLosing(SchedulerBench bench, int qp) {
        if (bench.owed() == 0) {
            keepSending(bench, qp);
            var sender = bench.senders[qp];
            for (int packet = sender.acknowledged; packet < sender.sent; packet++) {
                bench.again(qp, packet, false);
            }
        }
    }

    /** Of all packets, those of a queue pair that were sent again or not. */
    private static double share(SchedulerBench bench, int qp, boolean retrans) {
        var all = bench.transmissions.received();
        return (double) all.stream().filter(p -> p.qp() == qp && p.retrans() == retrans).count() / all.size();
    }
}
