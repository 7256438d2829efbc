package rnic.command;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;
import hdl.sim.Simulation;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.messages.AccessEvents;

/** An access begins once, in the first cycle in which it is shown, also if that is the first one behind the reset. */
class AccessEventsTest {
    private static final long SEED = Long.getLong("hdl.seed", 61);

    /** A stream that is only looked at. */
    record Watched() implements Circuit<Watched.Io> {
        record Io(Stream<UInt> in, Bool taken, Bool first) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(uint(4))), p.in(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            io.in.ready().set(io.taken);
            ignore(io.in.payload());
            io.first.set(AccessEvents.first(io.in));
        }
    }

    @Test void everyAccessBeginsOnceAndAtOnce() {
        var random = new Random(SEED);
        for (int reset = 0; reset < 50; reset++) {
            try (var dut = Simulation.of(new Watched())) {
                boolean waits = false;
                for (int cycle = 0; cycle < 40; cycle++) {
                    boolean valid = waits || cycle == 0 || random.nextBoolean();
                    boolean taken = random.nextInt(3) == 0;
                    dut.pin(dut.io().in().valid()).set(valid);
                    dut.pin(dut.io().taken()).set(taken);
                    dut.settle();
                    assertThat(dut.pin(dut.io().first()).isSet()).as("cycle %d, seed %d", cycle, SEED)
                        .isEqualTo(valid && !waits);
                    waits = valid && !taken;
                    dut.step();
                }
            }
        }
    }
}
