package hdl.sim;

import static hdl.Hdl.bool;
import static hdl.Hdl.cover;
import static hdl.Hdl.instance;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What should happen at some time is counted by every engine that runs the description, claims on or off. */
class CoverageTest {
    record Step() implements Circuit<Step.Io> {
        record Io(Bool up, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(uint(2)));
        }

        @Override public void body(Io io) {
            var count = reg(uint(2)).init(0);
            when(io.up, () -> {
                cover(count.all(), "wraps");
                count.next(count.plus(1));
            });
            cover(count.eq(2), "shows two");
            io.count.set(count);
        }
    }

    /** Two steps, of which the second never moves. */
    record Steps() implements Circuit<Step.Io> {
        @Override public Step.Io ports(Ports p) {
            return new Step.Io(p.in(bool()), p.out(uint(2)));
        }

        @Override public void body(Step.Io io) {
            var first = instance(new Step());
            var second = instance(new Step());
            first.up().set(io.up());
            second.up().set(hdl.Hdl.lit(false));
            io.count().set(first.count().or(second.count()));
            cover(first.count().ne(second.count()), "differ");
        }
    }

    @ParameterizedTest @EnumSource(value = Engine.class, names = {"JVM", "ACTIVITY"})
    void happeningsAreCountedByTheirLabels(Engine engine) {
        for (boolean claims : List.of(true, false)) {
            try (var dut = Simulation.of(new Steps(), engine, Options.standard().claims(claims))) {
                assertThat(dut.coverage().missed()).containsExactlyInAnyOrder("wraps", "shows two", "differ");
                dut.pin(dut.io().up()).set(true);
                dut.step(9);
                var seen = dut.coverage();
                assertThat(seen.covers()).containsEntry("wraps", 2L).containsEntry("shows two", 2L)
                    .containsEntry("differ", 6L);
                assertThat(seen.missed()).isEmpty();
                assertThat(seen.plus(seen).covers()).containsEntry("differ", 12L);
                assertThat(seen.toString()).contains("           6  differ\n");
            }
        }
    }
}
