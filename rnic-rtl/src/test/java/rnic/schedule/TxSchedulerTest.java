package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static rnic.schedule.SchedulerBench.MR;
import static rnic.schedule.SchedulerBench.plain;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.fetch.SendEntry;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;

/** Which packets the scheduler sends, in which order, and what is in them, against a model that cuts messages. */
class TxSchedulerTest {
    private static final long SEED = Long.getLong("hdl.seed", 77);

    /** A request of any kind whose local key is good. */
    private static SendEntry entry(int qp, int most, Random random) {
        var any = SendEntry.any(random);
        boolean inline = any.inline() && !any.isAnswered() && any.length() <= 28;
        long length = any.isAtomic() ? 8 : inline ? any.length() : random.nextInt(most);
        long multiple = any.isAtomic() ? ~7L : ~0L;
        return new SendEntry(any.operation(), any.signaled(), any.solicited(), inline, length,
            MR + 1000 + random.nextInt(0x2_0000 - (int) length) & multiple, qp * 256L + 7, any.immediate(),
            any.remoteAddress() & multiple, any.remoteKey(), random.nextInt(4) == 0);
    }

    /** A response whose key is good. */
    static FlowModel.Response response(int qp, int most, Random random) {
        long length = random.nextInt(most);
        return new FlowModel.Response(random.nextInt(4) > 0, random.nextInt(1 << 24),
            MR + 1000 + random.nextInt(0x2_0000 - (int) length), qp * 256L + 7, length, random.nextLong());
    }

    @ParameterizedTest @ValueSource(doubles = {0, 0.3, 0.8})
    void packetsAreThoseOfTheModel(double stall) {
        System.out.println("TxSchedulerTest: seed " + SEED);
        var random = new Random(SEED);
        var bench = SchedulerBench.of(SEED, stall, random);
        try (var dut = bench.dut) {
            for (int qp = 0; qp < 16; qp++) {
                bench.begin(qp, random.nextInt(1 << 24), random.nextInt(5), 1 + random.nextInt(128),
                    random.nextInt(16), 0);
                bench.state(qp, QueuePairState.RTS);
            }
            for (int round = 0; round < 2000; round++) {
                int qp = random.nextInt(16);
                int flow = qp + random.nextInt(2) * SchedulerBench.RESPONSES;
                var sender = bench.senders[flow];
                switch (random.nextInt(5)) {
                    case 0, 1 -> {
                        while (sender.messages() < sender.completed + SchedulerBench.PLACES && random.nextInt(4) > 0) {
                            int most = random.nextInt(5) == 0 ? 50_000 : 2000;
                            if (sender.isResponses) {
                                bench.respond(qp, response(qp, most, random));
                            } else {
                                bench.post(qp, entry(qp, most, random));
                            }
                        }
                    }
                    case 2 -> {
                        if (sender.sent > sender.acknowledged && bench.owed() == 0) {
                            bench.acknowledge(flow, sender.acknowledged + 1
                                + random.nextInt(sender.sent - sender.acknowledged));
                        }
                    }
                    case 3 -> {
                        if (bench.senders[qp].reads > bench.senders[qp].answered) {
                            bench.answer(qp);
                        }
                    }
                    default -> {
                        if (sender.paths.size() > sender.acknowledged) {
                            bench.again(flow, sender.acknowledged + random.nextInt(sender.paths.size()
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
        for (int left = 0; left < 3000; left++) {
            boolean done = bench.isIdle() && bench.owed() == 0
                && bench.sent.received().size() == bench.transmissions.received().size();
            for (int flow = 0; flow < bench.senders.length; flow++) {
                var sender = bench.senders[flow];
                done &= sender.sent == sender.packets.size() && sender.reads == sender.answered;
                if (bench.isIdle() && bench.owed() == 0 && sender.sent > sender.acknowledged) {
                    bench.acknowledge(flow, sender.sent);
                }
                if (bench.isIdle() && sender.reads > sender.answered) {
                    bench.answer(flow);
                }
            }
            if (done) {
                assertThat(bench.failures.received()).isEmpty();
                assertThat(bench.senders).as("whose Reads are all answered").noneMatch(sender -> sender.isOpen);
                return;
            }
            bench.dut.step(50);
        }
        throw new AssertionError("packets are missing, seed " + SEED);
    }

    @Test void aNewPacketTakesSevenCycles() {
        var random = new Random(SEED);
        var bench = SchedulerBench.of(SEED, 0, random);
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
            assertThat(cycles).isLessThanOrEqualTo(TxScheduler.ALONE * 89L);
        }
    }

    /** One packet in 4 cycles, whether two queue pairs keep the turn between them or many wait for it. */
    @ParameterizedTest @ValueSource(ints = {2, 3, 16})
    void anotherQueuePairFollowsFourCyclesLater(int pairs) {
        var bench = SchedulerBench.of(SEED, 0, new Random(SEED));
        try (var dut = bench.dut) {
            for (int qp = 0; qp < pairs; qp++) {
                bench.begin(qp, 10 + qp, 0, 100, 3, 0);
                bench.state(qp, QueuePairState.RTS);
            }
            dut.step(50);
            for (int qp = 0; qp < pairs; qp++) {
                bench.post(qp, plain(qp, 80 * 256));
            }
            dut.stepUntil(() -> bench.transmissions.received().size() == 20, 300);
            long cycles = dut.stepUntil(() -> bench.transmissions.received().size() == 120, 2000);
            System.out.println("TxScheduler: 100 packets of " + pairs + " queue pairs in " + cycles + " cycles");
            assertThat(cycles).isLessThanOrEqualTo(TxScheduler.NEXT * 100L + 4);
            for (int qp = 0; qp < pairs; qp++) {
                int number = qp;
                assertThat(bench.transmissions.received().stream().filter(packet -> packet.qp() == number).count())
                    .as("packets of %s", qp).isBetween(120L / pairs - 2, 120L / pairs + 2);
            }
        }
    }

    @Test void aPacketSentAgainTakesATurnAndAQuestion() {
        var random = new Random(SEED);
        var bench = SchedulerBench.of(SEED, 0, random);
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
            System.out.println("TxScheduler: 39 packets sent again in " + cycles + " cycles");
            assertThat(cycles).isLessThanOrEqualTo(TxScheduler.AGAIN * 39L);
        }
    }

    @Test void theClearingOfOtherQueuePairsHoldsNobodyUp() {
        var bench = SchedulerBench.of(SEED, 0, new Random(SEED));
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
        var bench = SchedulerBench.of(SEED, 0, random);
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
        var bench = SchedulerBench.of(SEED, 0, new Random(SEED));
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
        var bench = SchedulerBench.of(SEED, 0, random);
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
        long at = MR + 1000;
        var bad = new SendEntry[] {
            new SendEntry(2, true, false, false, 10, at, 5 * 256 + 8, 0, 0, 0),             // tag
            new SendEntry(2, true, false, false, 10, at, 6 * 256 + 7, 0, 0, 0),             // domain
            new SendEntry(2, true, false, false, 10, at, (5 + 64) * 256 + 7, 0, 0, 0),      // no such MR
            new SendEntry(2, true, false, false, 10, at - 1, 5 * 256 + 7, 0, 0, 0),
            new SendEntry(2, true, false, false, 11, at + 0x2_0000 - 10, 5 * 256 + 7, 0, 0, 0),
            new SendEntry(2, true, false, false, 10, at + (1L << 32), 5 * 256 + 7, 0, 0, 0),
            new SendEntry(2, true, false, false, 10, at - (1L << 32), 5 * 256 + 7, 0, 0, 0),
            new SendEntry(9, true, false, false, 10, at, 5 * 256 + 7, 0, 0, 0)};            // no such operation
        for (var entry : bad) {
            var bench = SchedulerBench.of(SEED, 0, random);
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
                var cause = entry.isBad() ? FailureCause.SEND_OPERATION : FailureCause.SEND_ACCESS;
                assertThat(bench.transmissions.received()).hasSize(1);
                assertThat(bench.failures.received()).containsExactly(new SchedulerBench.Failed(5, cause.ordinal()));
            }
        }
    }

    @Test void aRegionWithdrawnWhileAPacketWaitsIsNotRead() {
        var random = new Random(SEED);
        var bench = SchedulerBench.of(SEED, 0, random);
        try (var dut = bench.dut) {
            bench.begin(5, 10, 0, 100, 3, 0);
            bench.state(5, QueuePairState.RTS);
            bench.transmissions.stall(1);                    // the transmit path is full
            bench.post(5, plain(5, 1000));
            dut.step(200);
            bench.mr(5, 7, 0, 0, 0);
            dut.step(100);
            bench.transmissions.stall(0);
            dut.step(200);
            assertThat(bench.transmissions.received()).as("the one that was shown before").hasSize(1);
            assertThat(bench.sent.received()).hasSize(2);
        }
    }
}
