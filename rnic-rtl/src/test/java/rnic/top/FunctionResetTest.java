package rnic.top;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;

/** The steps of a reset by a register; that they do what they are for is seen in the whole NIC. */
class FunctionResetTest {
    private static final int QUIET = 128;
    private static final int AGAIN = FunctionReset.AGAIN;

    private static Simulation<FunctionReset.Io> running(Engine engine) {
        var dut = Simulation.of(new FunctionReset(21), engine);
        dut.step(AGAIN);
        assertThat(dut.pin(dut.io().reset()).isSet()).isFalse();
        assertThat(dut.pin(dut.io().stopFrames()).isSet()).isFalse();
        return dut;
    }

    @EachEngine void framesThenBurstsThenRegistersThenAll(Engine engine) {
        try (var dut = running(engine)) {
            var io = dut.io();
            dut.pin(io.mAxi().arready()).set(1);
            dut.pin(io.sAxi().arvalid()).set(1);
            dut.step();                                      // a read is under way
            dut.pin(io.sAxi().arvalid()).set(0);
            dut.pin(io.asked()).set(1);
            dut.step(3);
            assertThat(dut.pin(io.stopFrames()).isSet()).as("no frame begins").isTrue();
            dut.step(3 * QUIET);
            assertThat(dut.pin(io.stopBus()).isSet()).as("bursts begin while a frame is under way").isFalse();
            dut.pin(io.framesRest()).set(1);
            assertThat(dut.stepUntil(() -> dut.pin(io.stopBus()).isSet(), 2 * QUIET)).as("frames have been decided about")
                .isGreaterThanOrEqualTo(QUIET - 2);
            dut.step(QUIET);
            dut.pin(io.sAxi().arvalid()).set(1);
            dut.settle();
            assertThat(dut.pin(io.mAxi().arvalid()).isSet()).as("registers answer while the bus does not rest").isTrue();
            dut.pin(io.sAxi().arvalid()).set(0);
            dut.pin(io.busRests()).set(1);
            dut.step(QUIET);
            dut.pin(io.sAxi().arvalid()).set(1);
            dut.settle();
            assertThat(dut.pin(io.mAxi().arvalid()).isSet()).as("none is reached any more").isFalse();
            assertThat(dut.pin(io.reset()).isSet()).as("one has not been answered").isFalse();
            dut.pin(io.asked()).set(0);
            dut.pin(io.mAxi().rvalid()).set(1);
            dut.pin(io.sAxi().rready()).set(1);
            dut.step();
            dut.pin(io.mAxi().rvalid()).set(0);
            assertThat(dut.stepUntil(() -> dut.pin(io.reset()).isSet(), 8)).isLessThan(8);
            assertThat(dut.stepUntil(() -> dut.pin(io.mAxi().arvalid()).isSet(), 2 * AGAIN)).as("registers again")
                .isLessThan(AGAIN);
            assertThat(dut.pin(io.reset()).isSet()).isFalse();
        }
    }

    @Test void moreAccessesThanThereArePlacesAreAMistake() {
        counted(Map.of("s_axi_arvalid", 1L, "m_axi_arready", 1L), "accesses under way are counted: reads");
        counted(Map.of("s_axi_awvalid", 1L, "m_axi_awready", 1L, "s_axi_wvalid", 1L, "m_axi_wready", 1L),
            "accesses under way are counted: writes");
    }

    private static void counted(Map<String, Long> accesses, String claim) {
        try (var dut = running(Engine.JVM)) {
            accesses.forEach((pin, value) -> dut.pin(pin).set(value));
            dut.step(5);
            WrongDrive.isAnswered(dut, claim);
        }
    }

    @Test void anAnswerToNothingIsAMistake() {
        WrongDrive.isAnswered(new FunctionReset(21), "what is answered has begun: reads", Map.of(),
            Map.of("m_axi_rvalid", 1L, "s_axi_rready", 1L));
        WrongDrive.isAnswered(new FunctionReset(21), "what is answered has begun: writes", Map.of(),
            Map.of("m_axi_bvalid", 1L, "s_axi_bready", 1L));
    }
}
