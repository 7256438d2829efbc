package rnic.registers;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import org.junit.jupiter.api.Test;
import rnic.protocol.Row;

/** Every row has a counter of its own. */
class RowCountersTest {
    @Test void everyRowIsCountedUnderItsOwnNumber() {
        try (var dut = Simulation.of(new RowCounters(8), Engine.JVM)) {
            var io = dut.io();
            var counts = new long[Row.values().length];
            for (int round = 0; round < 600; round++) {
                for (var row : Row.values()) {
                    boolean comes = (round + row.ordinal()) % 2 == 0;
                    dut.pin(io.row().valid()).set(comes);
                    dut.pin(io.row().value()).set(row);
                    dut.step();
                    counts[row.ordinal()] += comes ? 1 : 0;
                }
            }
            for (var row : Row.values()) {
                assertThat(dut.pin(io.counts().at(row.ordinal())).get()).as(row.name())
                    .isEqualTo(counts[row.ordinal()] % 256);
            }
        }
    }
}
