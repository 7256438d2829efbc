package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static rnic.schedule.SchedulerBench.MR;
import static rnic.schedule.SchedulerBench.plain;

import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.fetch.SendEntry;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;

/** When Reads, atomics and fenced requests begin. What is in them, {@link TxSchedulerTest} has with the rest. */
class TxSchedulerReadsTest {
    private static final long SEED = Long.getLong("hdl.seed", 79);

    private static SendEntry read(long length) {
        return new SendEntry(4, true, false, false, length, MR + 1000, 7, 0, 4096, 1);
    }

    private static SendEntry fenced(SendEntry entry) {
        return new SendEntry(entry.operation(), true, false, false, entry.length(), entry.localAddress(),
            entry.localKey(), 0, entry.remoteAddress(), entry.remoteKey(), true);
    }

    private static SchedulerBench bench(int reads) {
        var bench = SchedulerBench.of(SEED, 0, new Random(SEED));
        bench.reads = reads;
        bench.begin(2, 10, 0, 100, 3, 0);
        bench.state(2, QueuePairState.RTS);
        bench.dut.step(60);
        return bench;
    }

    @Test void noMoreAreOpenThanThePeerTakes() {
        var bench = bench(3);
        try (var dut = bench.dut) {
            for (int i = 0; i < 6; i++) {
                bench.post(2, read(1000));
            }
            bench.post(2, plain(2, 100));
            dut.step(200);
            assertThat(bench.transmissions.received()).hasSize(3);
            assertThat(bench.sent.received()).extracting(SchedulerBench.SentWord::more).last().isEqualTo(false);
            assertThat(bench.senders[2].isOpen).isTrue();
            for (int i = 4; i < 8; i++) {
                bench.answer(2);
                dut.step(100);
                assertThat(bench.transmissions.received()).hasSize(i < 6 ? i : 7);
            }
            bench.answer(2);
            bench.answer(2);
            dut.step(20);
            assertThat(bench.senders[2].isOpen).isFalse();
        }
    }

    /** Everything is acknowledged, and a response is missing: the last packet goes again, but no older one. */
    @Test void theLastPacketAsksAgainWhileReadsAreOpen() {
        for (int before = 0; before < 12; before++) {
            var bench = bench(5);
            try (var dut = bench.dut) {
                for (int i = 0; i < before; i++) {
                    bench.post(2, plain(2, 300));
                    dut.step(60);
                    bench.acknowledge(2, 2 * i + 2);
                }
                bench.post(2, read(1000));
                dut.step(100);
                int packets = 2 * before + 1;
                bench.acknowledge(2, packets);
                dut.step(40);
                for (int older = Math.max(0, packets - 4); older < packets; older++) {
                    bench.again(2, older, true);
                }
                dut.step(200);
                var all = bench.transmissions.received();
                assertThat(all).hasSize(packets + 1);
                assertThat(all.getLast().retrans() && all.getLast().ackRequest()).isTrue();
                assertThat(all.getLast().opcode()).isEqualTo(0x0C);
                bench.answer(2);
                dut.step(40);
                bench.again(2, packets - 1, true);
                dut.step(100);
                assertThat(bench.transmissions.received()).as("the Read is answered").hasSize(packets + 1);
            }
        }
    }

    @Test void whatIsFencedWaitsForEveryRead() {
        var bench = bench(5);
        try (var dut = bench.dut) {
            bench.post(2, read(1000));
            bench.post(2, read(0));
            bench.post(2, plain(2, 600));
            bench.post(2, fenced(plain(2, 600)));
            bench.post(2, read(0));
            dut.step(200);
            assertThat(bench.transmissions.received()).hasSize(5);
            bench.answer(2);
            dut.step(100);
            assertThat(bench.transmissions.received()).hasSize(5);
            bench.answer(2);
            dut.step(100);
            assertThat(bench.transmissions.received()).hasSize(9);
        }
    }

    @Test void aPeerThatTakesNoReadsIsAskedForNone() {
        var bench = bench(0);
        try (var dut = bench.dut) {
            bench.post(2, read(1000));
            dut.step(200);
            assertThat(bench.transmissions.received()).isEmpty();
            assertThat(bench.failures.received()).containsExactly(new SchedulerBench.Failed(2,
                FailureCause.SEND_OPERATION.ordinal()));
            assertThat(bench.senders[2].reads).isZero();
        }
    }

    /** The longest response takes 2^23 PSNs. */
    @Test void theResponseOfALongReadTakesAsManyNumbers() {
        var bench = bench(5);
        try (var dut = bench.dut) {
            for (long length : new long[] {1L << 31, 257, 256, 0, 1}) {
                bench.post(2, read(length));
            }
            dut.step(200);
            assertThat(bench.senders[2].reads).isEqualTo(5);
        }
    }
}
