package rnic.roce;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.Words;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;

/** Senders that go by what the window tells, over wires that lose: every request arrives, and is answered. */
class RoceWindowTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_303);
    private static final RnicParameters SMALL = RnicParameters.SMALL;
    /** A retry timeout of 65 us: longer than 100 packets wait for their turn here. */
    private static final int EXPONENT = 4;
    private static final int TIMEOUT = 1048;
    private static final int RETRIES = 7;

    private final Random random = new Random(SEED);
    private final List<GoBackEnds> ends = new ArrayList<>();
    private Simulation<RoceWindow.Io> dut;
    private int now;
    private int timeouts;
    private int pauses;
    private int unexpected;
    private int handing;
    private boolean isSilent;

    /** A cycle: whatever waits is shown until it is taken. */
    private void cycle() {
        var io = dut.io();
        dut.pin(io.now()).set(now);
        if (!dut.pin(io.sent().valid()).isSet()) {
            showSent();
        }
        if (!dut.pin(io.answer().valid()).isSet()) {
            showAnswer();
        }
        dut.settle();
        boolean sent = dut.pin(io.sent().ready()).isSet();
        boolean answered = dut.pin(io.answer().ready()).isSet();
        if (dut.pin(io.update().valid()).isSet()) {
            var update = io.update().value();
            var end = ends.get((int) dut.pin(update.qp()).get());
            assertThat(end.update((int) dut.pin(update.una()).get(), dut.pin(update.back()).isSet(),
                dut.pin(update.ackRequest()).isSet(), dut.pin(update.paused()).isSet())).isNull();
        }
        timeouts += dut.pin(io.timeout()).isSet() ? 1 : 0;
        pauses += dut.pin(io.pausing()).isSet() ? 1 : 0;
        unexpected += dut.pin(io.row().valid()).isSet() && dut.pin(io.row().value()).get() == Row.RX_ACK_BAD.ordinal()
            ? 1 : 0;
        dut.step();
        if (sent) {
            dut.pin(io.sent().valid()).set(false);
        }
        if (answered) {
            dut.pin(io.answer().valid()).set(false);
        }
        ends.forEach(end -> end.respond(now, isSilent));
        now++;
    }

    private void showSent() {
        handing++;
        var end = ends.get(handing % ends.size());
        var packet = random.nextInt(3) == 0 ? null : end.next(SMALL.reads());
        if (packet != null) {
            var pins = dut.io().sent().payload();
            dut.pin(dut.io().sent().valid()).set(true);
            dut.pin(pins.qp()).set(end.qp);
            dut.pin(pins.psn()).set(packet.psn() & 0xFFFFFF);
            dut.pin(pins.packets()).set(packet.packets());
            dut.pin(pins.awaited()).set(packet.read());
            end.sent(packet, now);
        }
    }

    private void showAnswer() {
        int first = random.nextInt(ends.size());
        for (int i = 0; i < ends.size(); i++) {
            var end = ends.get((first + i) % ends.size());
            var answer = end.peek(now);
            if (answer != null) {
                end.handed();
                int judged = answer.syndrome() < 0 ? end.judge(answer) : 0;
                if (judged < 0) {
                    continue;
                }
                var pins = dut.io().answer().payload();
                dut.pin(dut.io().answer().valid()).set(true);
                dut.pin(pins.qp()).set(end.qp);
                dut.pin(pins.psn()).set(answer.psn() & 0xFFFFFF);
                dut.pin(pins.response()).set(answer.syndrome() < 0);
                dut.pin(pins.syndrome()).set(Math.max(0, answer.syndrome()));
                dut.pin(pins.awaited()).set((judged & 1) != 0);
                dut.pin(pins.ends()).set((judged & 2) != 0);
                return;
            }
        }
    }

    private void begin(int pairs, int count, int reads) {
        System.out.println("RoceWindowTest: seed " + SEED);
        dut.step(SMALL.queuePairs() + 4);
        var io = dut.io();
        dut.pin(io.backoffMost()).set(3);
        dut.pin(io.failure().ready()).set(true);
        for (int qp = 0; qp < pairs; qp++) {
            long start = random.nextBoolean() ? 0xFFFFFF - random.nextInt(60) : 1 + random.nextInt(1 << 20);
            ends.add(new GoBackEnds(qp, start, count, reads, random));
            dut.pin(io.state().valid()).set(true);
            dut.pin(io.state().value().qp()).set(qp);
            dut.pin(io.state().value().state()).set(QueuePairState.RTS.ordinal());
            dut.step();
            dut.pin(io.state().valid()).set(false);
            var life = io.setup().payload();
            dut.pin(io.setup().valid()).set(true);
            dut.pin(life.qp()).set(qp);
            dut.pin(life.psn()).set(start & 0xFFFFFF);
            dut.pin(life.terms().retries()).set(RETRIES);
            dut.pin(life.terms().rnrRetries()).set(7);
            dut.pin(life.terms().rtoExponent()).set(EXPONENT);
            dut.settle();
            while (!dut.pin(io.setup().ready()).isSet()) {
                dut.step();
                dut.settle();
            }
            dut.step();
            dut.pin(io.setup().valid()).set(false);
        }
        dut.step(30);
    }

    @ParameterizedTest
    @CsvSource({"1, 0, 0", "1, 2, 0", "1, 3, 1", "4, 2, 1", "16, 1, 1"})
    void everyRequestArrivesAndIsAnswered(int pairs, int percent, int reads) {
        try (var simulation = Words.simulation(new RoceWindow(SMALL), SEED)) {
            dut = simulation;
            begin(pairs, 120, reads);
            ends.forEach(end -> end.loses(percent));
            int cycles = 0;
            while (!ends.stream().allMatch(GoBackEnds::isDone)) {
                cycle();
                assertThat(dut.pin(dut.io().failure().valid()).isSet())
                    .as("a failure of queue pair %d, %s in cycle %d, seed %d",
                        dut.pin(dut.io().failure().payload().qp()).get(), dut.pin(dut.io().failure().payload().cause())
                            .get(), cycles, SEED).isFalse();
                assertThat(cycles++).as("seed %d", SEED).isLessThan(400_000);
            }
            int resent = ends.stream().mapToInt(end -> end.resent).sum();
            System.out.printf("  %d queue pairs, %d %% lost: %d cycles, %d sent again, %d timeouts, %d pauses%n", pairs,
                percent, cycles, resent, timeouts, pauses);
            assertThat(resent > 0).isTrue();                 // RNR NAKs come without any loss
            assertThat(pauses).isGreaterThan(0);
            assertThat(unexpected).isZero();
        }
    }

    /** With a silent peer each retry is a timeout, and the one behind the last ends it. */
    @Test void aSilentPeerIsGivenUp() {
        try (var simulation = Words.simulation(new RoceWindow(SMALL), SEED)) {
            dut = simulation;
            begin(2, 30, 0);
            isSilent = true;
            int failed = 0;
            for (int cycles = 0; cycles < 80 * TIMEOUT && failed < 2; cycles++) {
                cycle();
                var failure = dut.io().failure();
                if (dut.pin(failure.valid()).isSet()) {
                    failed++;
                    assertThat(dut.pin(failure.payload().cause()).get())
                        .isEqualTo(FailureCause.RETRIES.ordinal());
                    assertThat(dut.pin(failure.payload().named()).isSet()).isFalse();
                }
            }
            assertThat(failed).isEqualTo(2);
            assertThat(timeouts).isEqualTo(2 * (RETRIES + 1));
            // Twice as long each time, up to eight times.
            assertThat(now).isBetween(TIMEOUT * (1 + 2 + 4 + 8 * (RETRIES - 2)), TIMEOUT * (8 + 8 * (RETRIES - 2)));
        }
    }
}
