package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static rnic.schedule.SchedulerBench.plain;

import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.protocol.QueuePairState;

/** Rates are kept whatever is sent, and turns are taken whoever sends. */
class TxSchedulerRatesTest {
    private static final long SEED = Long.getLong("hdl.seed", 77);

    @Test void aRateIsKept() {
        var random = new Random(SEED);
        var bench = SchedulerBench.of(SEED, 0, random);
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
        var bench = SchedulerBench.of(SEED, 0, new Random(SEED));
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
        var bench = SchedulerBench.of(SEED, 0, new Random(SEED));
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
        var bench = SchedulerBench.of(SEED, 0, random);
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
            // What goes before it is charged, in the first burst, depends on the cycle in which the life begins.
            assertThat(bits).isBetween(0.95 * allowed, allowed + 6 * 8 * 1130);
            assertThat(share(bench, 1, true)).as("sent again").isGreaterThan(0.2);
        }
    }

    @Test void whoSendsAgainTakesTurnsWithWhoSendsWhatIsNew() {
        var random = new Random(SEED);
        var bench = SchedulerBench.of(SEED, 0, random);
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
