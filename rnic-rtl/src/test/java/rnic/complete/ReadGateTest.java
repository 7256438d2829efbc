package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What the gate asks of the count of placements, and what it costs; {@link CompletionWriterTest} has the rest. */
class ReadGateTest {
    @Test void aPlacementThatWasVisibleStaysSo() {
        WrongDrive.isAnswered(new ReadGate(RnicParameters.SMALL),
            "placements that were visible stay so until their completion has passed",
            Map.of("in_valid", 1L, "in_payload_placements", 5L, "in_payload_waiting", 1L, "visible", 5L),
            Map.of("visible", 4L));
    }

    /** Sends and Writes are as fast as without it. */
    @Test void whoDoesNotWaitPassesInTheSameCycle() {
        try (var dut = Simulation.of(new ReadGate(RnicParameters.SMALL), Engine.JVM)) {
            var io = dut.io();
            dut.pin(io.in().payload().placements()).set(9);
            dut.pin(io.out().ready()).set(1);
            for (int waiting = 0; waiting < 2; waiting++) {
                dut.pin(io.in().payload().waiting()).set(waiting);
                for (int valid = 0; valid < 2; valid++) {
                    dut.pin(io.in().valid()).set(valid);
                    dut.step();
                    assertThat(dut.pin(io.out().valid()).get()).isEqualTo(valid & ~waiting);
                }
            }
            dut.pin(io.out().ready()).set(0);
            dut.pin(io.visible()).set(9);
            dut.step(2);
            assertThat(dut.pin(io.out().valid()).get()).as("a cycle behind what it waits for").isEqualTo(1);
        }
    }
}
