package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The time of a byte at every rate, and the time that a packet costs. */
class TokenBucketsTest {
    private static final long SEED = Long.getLong("hdl.seed", 8);

    @Test void theInverseOfARateIsExact() {
        var random = new Random(SEED);
        try (var dut = Simulation.of(new RateInverse())) {
            var rate = dut.io().rate();
            var out = dut.io().out();
            dut.pin(out.ready()).set(1);
            for (int i = 0; i < 500; i++) {
                long value = i < 40 ? i : i < 60 ? 1L << i - 40 : i == 60 ? 0xFFFFF
                    : random.nextInt(1 << 20 - i % 20);
                dut.pin(rate.payload()).set(value);
                dut.pin(rate.valid()).set(1);
                dut.stepUntil(dut.pin(rate.ready()), 1, 100);
                dut.step();
                dut.pin(rate.valid()).set(0);
                dut.stepUntil(dut.pin(out.valid()), 1, 60);
                long significand = dut.pin(out.payload().significand()).get();
                long exponent = dut.pin(out.payload().exponent()).get();
                double inverse = significand / Math.pow(2, 16 + exponent);
                if (value == 0) {
                    assertThat(significand).isZero();
                } else {
                    assertThat(inverse * value).as("1 / %s", value).isBetween(1 - 1.0 / 32768, 1.0);
                }
                dut.step();
            }
        }
    }

    /** Who looks at queue pair 3 a little later sees its time as it stands, and that nobody has served it. */
    private static void isShown(Simulation<TokenBuckets.Io> dut, long now, long due) {
        var io = dut.io();
        dut.step(30);
        dut.pin(io.look().payload()).set(3);
        dut.pin(io.look().valid()).set(1);
        dut.stepUntil(dut.pin(io.look().ready()), 1, 100);
        dut.step();
        dut.pin(io.look().valid()).set(0);
        dut.stepUntil(dut.pin(io.shown().valid()), 1, 100);
        var shown = io.shown().payload();
        assertThat(dut.pin(shown.qp()).get()).isEqualTo(3);
        assertThat(dut.pin(shown.again()).isSet()).isFalse();
        assertThat(dut.pin(shown.due()).get()).isEqualTo(due);
        assertThat(dut.pin(shown.waiting()).isSet()).isEqualTo((due - now << 40) > 0);
        dut.step();
    }

    /** A queue pair that sends and sends: the time after each packet, from which it may go on. */
    @Test void aPacketCostsWhatItsBytesTakeAtTheRate() {
        try (var dut = Simulation.of(new TokenBuckets(16))) {
            var io = dut.io();
            dut.pin(io.charge().valid()).set(0);
            dut.pin(io.look().valid()).set(0);
            dut.pin(io.settled().ready()).set(1);
            dut.pin(io.shown().ready()).set(1);
            dut.pin(io.rated().ready()).set(1);
            dut.pin(io.burst()).set(4096);
            for (long rate : new long[] {1, 7, 100, 3333, 50_000, 1_000_000}) {
                long now = 0xFFFF00;
                dut.pin(io.now()).set(now);
                dut.pin(io.rate().payload().qp()).set(3);
                dut.pin(io.rate().payload().rate()).set(rate);
                dut.pin(io.rate().payload().beginning()).set(1);
                dut.pin(io.rate().valid()).set(1);
                dut.stepUntil(dut.pin(io.rate().ready()), 1, 100);
                dut.step();
                dut.pin(io.rate().valid()).set(0);
                dut.stepUntil(dut.pin(io.rated().valid()), 1, 100);
                double free = -PacerBench.cost(4096, rate);
                for (int packet = 0; packet < 7; packet++) {
                    dut.pin(io.charge().value().qp()).set(3);
                    dut.pin(io.charge().value().bytes()).set(1000);
                    dut.pin(io.charge().value().again()).set(1);
                    dut.pin(io.charge().valid()).set(1);
                    dut.step();
                    dut.pin(io.charge().valid()).set(0);
                    dut.stepUntil(dut.pin(io.settled().valid()), 1, 20);
                    free += PacerBench.cost(1000, rate);
                    long due = dut.pin(io.settled().payload().due()).get() - now << 40 >> 40;
                    double rounding = 2 + Math.abs(free) / 10_000;
                    assertThat((double) due).as("packet %s at %s Mb/s", packet, rate)
                        .isBetween(free - rounding, free + rounding);
                    assertThat(dut.pin(io.settled().payload().waiting()).isSet()).isEqualTo(due > 0);
                    isShown(dut, now, dut.pin(io.settled().payload().due()).get());
                }
            }
        }
    }

    /**
     * Seven of the largest packets at the lowest rate, at once: a debt of 235 ms. Then one as soon as each is paid, for
     * a whole round of the clock, wherever it stands at the start.
     */
    @ParameterizedTest @ValueSource(longs = {0, 0x7FFF00, 0xBFFF00, 0xFFFF00})
    void aLongDebtIsKeptWhereverTheClockStands(long start) {
        int bytes = 4202;
        try (var dut = Simulation.of(new TokenBuckets(16))) {
            var io = dut.io();
            dut.pin(io.settled().ready()).set(1);
            dut.pin(io.shown().ready()).set(1);
            dut.pin(io.rated().ready()).set(1);
            dut.pin(io.burst()).set(4096);
            dut.pin(io.now()).set(start);
            dut.pin(io.rate().payload().qp()).set(3);
            dut.pin(io.rate().payload().rate()).set(1);
            dut.pin(io.rate().payload().beginning()).set(1);
            dut.pin(io.rate().valid()).set(1);
            dut.stepUntil(dut.pin(io.rate().ready()), 1, 100);
            dut.step();
            dut.pin(io.rate().valid()).set(0);
            dut.stepUntil(dut.pin(io.rated().valid()), 1, 100);
            double free = start - PacerBench.cost(4096, 1);
            long now = start;
            for (int packet = 0; packet < 40; packet++) {
                dut.pin(io.charge().value().qp()).set(3);
                dut.pin(io.charge().value().bytes()).set(bytes);
                dut.pin(io.charge().valid()).set(1);
                dut.step();
                dut.pin(io.charge().valid()).set(0);
                dut.stepUntil(dut.pin(io.settled().valid()), 1, 20);
                free += PacerBench.cost(bytes, 1);
                long due = now + (dut.pin(io.settled().payload().due()).get() - now << 40 >> 40);
                double exact = 2 + (packet + 2) * PacerBench.cost(bytes, 1) / 32768;     // as exact as the inverse
                assertThat((double) due).as("packet %s", packet).isBetween(free - exact, free + exact);
                assertThat(dut.pin(io.settled().payload().waiting()).isSet()).as("packet %s", packet)
                    .isEqualTo(due > now);
                dut.step();
                if (packet >= 6) {
                    now = due;
                    dut.pin(io.now()).set(now & 0xFFFFFF);
                    dut.step(3);
                }
            }
        }
    }

    /**
     * In whichever cycle a packet goes while a new rate is on its way, it is paid for; beside packets of another queue
     * pair in no cycle, or in every second one.
     */
    @ParameterizedTest @ValueSource(strings = {"00", "01", "10"})
    void aPacketIsChargedThoughItsRateChanges(String others) {
        long rate = 1000;
        try (var dut = Simulation.of(new TokenBuckets(16))) {
            var io = dut.io();
            dut.pin(io.settled().ready()).set(1);
            dut.pin(io.shown().ready()).set(1);
            dut.pin(io.rated().ready()).set(1);
            dut.pin(io.burst()).set(4096);
            dut.pin(io.now()).set(0);
            for (int delay = 0; delay < 70; delay++) {
                rate(dut, rate, true);
                dut.stepUntil(dut.pin(io.rated().valid()), 1, 100);
                dut.step();
                rate(dut, rate, false);                      // the same one again
                for (int cycle = 0; cycle < delay; cycle++) {
                    charge(dut, 5, others.charAt(cycle % 2) - '0');
                }
                charge(dut, 3, 1);
                for (int cycle = 0; cycle < 100; cycle++) {
                    charge(dut, 5, others.charAt(cycle % 2) - '0');
                }
                charge(dut, 3, 1);
                var settled = dut.io().settled();
                for (int cycle = 0; cycle < TokenBuckets.LATENCY + 4 && !(dut.pin(settled.valid()).isSet()
                    && dut.pin(settled.payload().qp()).get() == 3); cycle++) {
                    dut.step();
                }
                long due = dut.pin(settled.payload().due()).get() << 40 >> 40;
                double free = PacerBench.cost(8000 - 4096, rate);
                assertThat((double) due).as("both packets, the first %s cycles behind the rate", delay)
                    .isBetween(free - 3, free + 3);
            }
        }
    }

    /**
     * A queue pair is silent for a part of the clock's round, or for one and more: its bucket is full, and a packet as
     * long as the burst goes without a wait. Others have been silent before it began.
     */
    @Test void whoHasBeenSilentForLongDoesNotWait() {
        int jump = 1001 * TokenBuckets.STRIDE;               // every queue pair has its turn several times in a round
        long round = 1L << TimingWheel.TIME_BITS;
        try (var dut = Simulation.of(new TokenBuckets(16))) {
            var io = dut.io();
            dut.pin(io.settled().ready()).set(1);
            dut.pin(io.shown().ready()).set(1);
            dut.pin(io.rated().ready()).set(1);
            dut.pin(io.burst()).set(4096);
            long now = 0;
            dut.pin(io.now()).set(0);
            rate(dut, 1000, true);
            dut.stepUntil(dut.pin(io.rated().valid()), 1, 100);
            dut.step();
            for (int eighths = 1; eighths <= 17; eighths++) {
                for (long until = now + eighths * round / 8; now < until; now += jump) {
                    dut.pin(io.now()).set(now & round - 1);
                    dut.step(20);
                }
                charge(dut, 3, 1);
                dut.stepUntil(dut.pin(io.settled().valid()), 1, 20);
                assertThat(dut.pin(io.settled().payload().waiting()).isSet()).as("silent for %s/8", eighths).isFalse();
                dut.step();
                charge(dut, 3, 1);
                dut.stepUntil(dut.pin(io.settled().valid()), 1, 20);
                long due = dut.pin(io.settled().payload().due()).get() - (now - jump) << 40 >> 40;
                double free = PacerBench.cost(8000 - 4096, 1000);
                assertThat((double) due).as("two packets, silent for %s/8", eighths).isBetween(free - 3, free + 3);
                dut.step();
            }
        }
    }

    private static void rate(Simulation<TokenBuckets.Io> dut, long rate, boolean begins) {
        var port = dut.io().rate();
        dut.pin(port.payload().qp()).set(3);
        dut.pin(port.payload().rate()).set(rate);
        dut.pin(port.payload().beginning()).set(begins);
        dut.pin(port.valid()).set(1);
        dut.stepUntil(dut.pin(port.ready()), 1, 100);
        dut.step();
        dut.pin(port.valid()).set(0);
    }

    /** One cycle, with a packet of 4000 bytes or without one. */
    private static void charge(Simulation<TokenBuckets.Io> dut, int qp, int packets) {
        var port = dut.io().charge();
        dut.pin(port.value().qp()).set(qp);
        dut.pin(port.value().bytes()).set(4000);
        dut.pin(port.value().again()).set(1);
        dut.pin(port.valid()).set(packets);
        dut.step();
        dut.pin(port.valid()).set(0);
    }
}
