package rnic.common;

import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.UInt;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Every pin in every cycle against a queue. */
class PassingFifoTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_281);
    private static final int DEPTH = 5;

    @Test void whatComesPassesWhenNothingWaitsAndElseQueues() {
        var random = new Random(SEED);
        var waiting = new ArrayDeque<Long>();
        int passed = 0;
        int full = 0;
        long word = 0;
        boolean waits = false;
        try (var dut = Simulation.of(new PassingFifo<UInt>(uint(16), DEPTH), Engine.JVM)) {
            var in = dut.io().in();
            var out = dut.io().out();
            for (int cycle = 0; cycle < 20_000; cycle++) {
                double busy = cycle / 500 % 2 == 0 ? 0.3 : 0.7;
                boolean keeps = waits;                   // what has been offered and not taken
                boolean comes = random.nextDouble() < busy || keeps;
                boolean goes = random.nextDouble() > busy;
                word = keeps ? word : random.nextInt(1 << 16);
                dut.pin(in.valid()).set(comes);
                dut.pin(in.payload()).set(word);
                dut.pin(out.ready()).set(goes);
                dut.settle();

                boolean isReady = waiting.size() < DEPTH;
                waits = comes && !isReady;
                boolean shows = comes || !waiting.isEmpty();
                assertThat(dut.pin(in.ready()).isSet()).as("ready, seed %d", SEED).isEqualTo(isReady);
                assertThat(dut.pin(dut.io().level()).get()).as("level, seed %d", SEED).isEqualTo(waiting.size());
                assertThat(dut.pin(out.valid()).isSet()).as("valid, seed %d", SEED).isEqualTo(shows);
                if (shows) {
                    long expected = waiting.isEmpty() ? word : waiting.peek();
                    assertThat(dut.pin(out.payload()).get()).as("payload, seed %d", SEED).isEqualTo(expected);
                }
                full += isReady ? 0 : 1;
                passed += waiting.isEmpty() && comes && goes ? 1 : 0;
                if (comes && isReady) {
                    waiting.add(word);
                }
                if (goes && shows) {
                    waiting.remove();
                }
                dut.step();
            }
        }
        assertThat(passed).isGreaterThan(1000);
        assertThat(full).isGreaterThan(100);
    }
}
