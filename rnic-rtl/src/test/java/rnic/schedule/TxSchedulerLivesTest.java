package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static rnic.schedule.SchedulerBench.MR;
import static rnic.schedule.SchedulerBench.plain;

import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.fetch.SendEntry;
import rnic.protocol.QueuePairState;

/** What becomes of packets, and of whom, when the life of a queue pair ends and another one begins. */
class TxSchedulerLivesTest {
    private static final long SEED = Long.getLong("hdl.seed", 77);

    @Test void nothingNewGoesOutBehindABadPacketUntilTheNextLife() {
        var random = new Random(SEED);
        var bench = SchedulerBench.of(SEED, 0, random);
        try (var dut = bench.dut) {
            bench.begin(5, 10, 0, 100, 3, 0);
            bench.state(5, QueuePairState.RTS);
            bench.post(5, new SendEntry(2, true, false, false, 300, MR + 1000, 5 * 256 + 8, 0, 0, 0));
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
            var bench = SchedulerBench.of(SEED, 0, random);
            try (var dut = bench.dut) {
                bench.begin(5, 10, 0, 100, 3, 0);
                bench.begin(6, 10, 0, 100, 3, 0);
                bench.state(5, QueuePairState.RTS);
                bench.state(6, QueuePairState.RTS);
                bench.failures.stall(1);
                bench.transmissions.stall(1);
                if (anotherFails) {                          // and its packets are what everybody waits for
                    bench.post(6, new SendEntry(2, true, false, false, 300, MR + 1000, 6 * 256 + 8, 0, 0, 0));
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

    /** Nobody has told of a state between: a packet that was being chosen is not sent in the new life. */
    @Test void aLifeBeginsInEveryCycleOfItsOwnPacket() {
        var random = new Random(SEED);
        for (int wait = 0; wait < 24; wait++) {
            var bench = SchedulerBench.of(SEED, 0, random);
            try (var dut = bench.dut) {
                bench.begin(5, 10, 0, 100, 3, 0);
                bench.state(5, QueuePairState.RTS);
                bench.transmissions.to(word -> { });         // what is shown of the old life is nobody's packet now
                bench.sent.to(word -> { });
                dut.step(60);                                // the rate is in force, so the next life is taken at once
                bench.post(5, plain(5, 100));
                dut.step(wait);
                bench.renew(5, 1000, 0, 100, 3);
                long early = bench.transmissions.received().size();
                dut.step(100);
                assertThat(bench.transmissions.received()).as("set up after %s cycles", wait)
                    .extracting(SchedulerBench.Transmitted::psn).allMatch(psn -> psn == 10);
                bench.post(5, plain(5, 600));
                dut.step(100);
                assertThat(bench.transmissions.received()).as("set up after %s cycles, %s before", wait, early)
                    .extracting(SchedulerBench.Transmitted::psn).filteredOn(psn -> psn >= 1000)
                    .containsExactly(1000, 1001, 1002);
            }
        }
    }

    /** In every cycle of another queue pair's packets: neither loses what is written for it, nor keeps its old rate. */
    @Test void aLifeBeginsBesideAnothersPackets() {
        var random = new Random(SEED);
        for (int wait = 0; wait < 21; wait++) {
            var bench = SchedulerBench.of(SEED, 0, random);
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
}
