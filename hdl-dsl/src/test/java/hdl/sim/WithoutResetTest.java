package hdl.sim;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.*;
import hdl.sim.junit.EachEngine;
import hdl.testing.Golden;
import hdl.testing.Lint;
import org.junit.jupiter.api.Test;

/** A clock without a reset beside one with: no port, and registers that are not reset. */
class WithoutResetTest {
    @Doc("A window of samples in a clock without reset, and a count in one with.")
    record Window() implements Circuit<Window.Io> {
        record Io(Clock sample, Clock host, UInt value, UInt sum, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var sample = p.clock(Reset.NONE);
            var host = p.clock();
            return new Io(sample, host, p.on(sample).in(uint(8)), p.on(sample).out(uint(8)), p.on(host).out(uint(4)));
        }

        @Override public void body(Io io) {
            in(io.sample, () -> {
                var before = past(io.value);
                var sum = before.plus(past(before));
                io.sum.set(sum);
            });
            in(io.host, () -> {
                var count = reg(uint(4)).init(9);
                count.next(count.plus(1));
                io.count.set(count);
            });
        }
    }

    @EachEngine void samplesPassFromTheFirstEdgeOn(Engine engine) {
        try (var dut = Simulation.of(new Window(), engine)) {
            var value = dut.pin(dut.io().value());
            for (int i = 1; i < 40; i++) {
                value.set(i * 5 & 255);
                dut.step();
                dut.settle();
                if (i > 1) {
                    assertThat(dut.pin(dut.io().sum()).get()).isEqualTo(i * 5 + (i - 1) * 5 & 255);
                }
                assertThat(dut.pin(dut.io().count()).get()).isEqualTo(9 + i & 15);
            }
        }
    }

    @Test void theVerilogHasNoResetForIt() {
        Golden.check("words", new Window());
        Lint.check(new Window());
    }
}
