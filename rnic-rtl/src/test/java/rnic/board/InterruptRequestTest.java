package rnic.board;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Messages for a level that rises in another clock. */
class InterruptRequestTest {
    private static final long SEED = 20_260_726;

    /** The circuit between a level and a PCIe core that takes a request after some cycles. */
    private static final class Bench implements AutoCloseable {
        final Simulation<InterruptRequest.Io> dut = Simulation.of(new InterruptRequest());
        final Pin level = dut.pin(dut.io().level());
        final Pin request = dut.pin(dut.io().request());
        final Pin taken = dut.pin(dut.io().taken());

        Bench() {
            dut.clock(dut.io().nic()).period(3_103);
            dut.clock(dut.io().host()).period(4_000);
            level.set(0);
            taken.set(0);
            dut.reset(4);
        }

        void cycles(int count) {
            dut.step(count);
        }

        void nicCycles(int count) {
            long until = dut.cycle(0) + count;
            dut.stepUntil(() -> dut.cycle(0) == until, 100);
        }

        /** Waits until a request is there, and takes it. */
        boolean takes() {
            for (int i = 0; i < 40; i++) {
                if (request.get() == 1) {
                    taken.set(1);
                    dut.stepUntil(() -> request.get() == 0, 10);
                    taken.set(0);
                    return true;
                }
                cycles(1);
            }
            return false;
        }

        @Override public void close() {
            dut.close();
        }
    }

    @Test void aRiseIsOneRequestThatWaitsUntilItIsTaken() {
        try (var bench = new Bench()) {
            bench.level.set(1);
            bench.cycles(60);
            assertThat(bench.request.get()).isOne();
            assertThat(bench.takes()).isTrue();
            assertThat(bench.takes()).isFalse();
        }
    }

    @Test void aLevelThatIsLowForOneCycleIsARiseOfItsOwn() {
        try (var bench = new Bench()) {
            bench.level.set(1);
            assertThat(bench.takes()).isTrue();
            bench.level.set(0);
            bench.nicCycles(1);
            bench.level.set(1);
            assertThat(bench.takes()).isTrue();
            assertThat(bench.takes()).isFalse();
        }
    }

    @Test void aRiseWhileTheMessageOfAnotherIsOnItsWayHasItsOwnMessage() {
        for (int gap = 1; gap < 16; gap++) {
            try (var bench = new Bench()) {
                bench.level.set(1);
                bench.nicCycles(gap);
                bench.level.set(0);
                bench.nicCycles(1);
                bench.level.set(1);
                assertThat(bench.takes()).as("first message, gap " + gap).isTrue();
                assertThat(bench.takes()).as("second message, gap " + gap).isTrue();
                assertThat(bench.takes()).as("third message, gap " + gap).isFalse();
            }
        }
    }

    @Test void afterTheLastRiseThereIsAlwaysAMessage() {
        var random = new Random(SEED);
        try (var bench = new Bench()) {
            for (int n = 0; n < 200; n++) {
                for (int i = random.nextInt(6); i >= 0; i--) {
                    bench.level.set(random.nextInt(2));
                    bench.cycles(1 + random.nextInt(4));
                }
                bench.level.set(0);
                bench.cycles(2);
                while (bench.request.get() == 1 || random.nextInt(4) > 0) {
                    if (!bench.takes()) {
                        break;
                    }
                }
                bench.level.set(1);
                assertThat(bench.takes()).as("seed " + SEED + ", round " + n).isTrue();
            }
        }
    }
}
