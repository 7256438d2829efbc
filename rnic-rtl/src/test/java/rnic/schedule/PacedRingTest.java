package rnic.schedule;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A verdict on what a queue pair has sent that comes behind a change of its rate. */
class PacedRingTest {
    private static final int QP = 3;

    /** The wheel was busy, so the change went first; without a rate there is nothing to wait for. */
    @ParameterizedTest @ValueSource(booleans = {false, true})
    void whoHasNoRateAnyMoreDoesNotWaitForWhatItHadSent(boolean keepsRate) {
        try (var dut = Simulation.of(new PacedRing(16, 2))) {
            var io = dut.io();
            dut.pin(io.waiting().ready()).set(1);
            dut.step(20);
            rated(dut, true);
            dut.pin(io.hints().at(0).valid()).set(1);
            dut.pin(io.hints().at(0).value()).set(QP);
            dut.step();
            dut.pin(io.hints().at(0).valid()).set(0);
            given(dut, 10);
            dut.pin(io.next().ready()).set(1);
            dut.step();
            dut.pin(io.next().ready()).set(0);
            rated(dut, keepsRate);
            dut.pin(io.settled().valid()).set(1);
            dut.pin(io.settled().payload().qp()).set(QP);
            dut.pin(io.settled().payload().again()).set(1);
            dut.pin(io.settled().payload().waiting()).set(1);
            dut.pin(io.settled().payload().due()).set(5000);
            dut.step();
            dut.pin(io.settled().valid()).set(0);
            int entries = 0;
            boolean given = false;
            for (int i = 0; i < 10; i++) {
                dut.settle();
                entries += dut.pin(io.waiting().valid()).isSet() ? 1 : 0;
                given |= dut.pin(io.next().valid()).isSet();
                dut.step();
            }
            assertThat(given).as("it has a turn").isEqualTo(!keepsRate);
            assertThat(entries).as("entries into the wheel").isEqualTo(keepsRate ? 1 : 0);
        }
    }

    private static void rated(Simulation<PacedRing.Io> dut, boolean paced) {
        var rated = dut.io().rated();
        dut.pin(rated.payload().qp()).set(QP);
        dut.pin(rated.payload().paced()).set(paced ? 1 : 0);
        dut.pin(rated.valid()).set(1);
        dut.settle();
        assertThat(dut.pin(rated.ready()).isSet()).isTrue();
        dut.step();
        dut.pin(rated.valid()).set(0);
        dut.step(2);
    }

    private static void given(Simulation<PacedRing.Io> dut, int within) {
        for (int i = 0; i < within; i++) {
            dut.settle();
            if (dut.pin(dut.io().next().valid()).isSet()) {
                return;
            }
            dut.step();
        }
        throw new AssertionError("no turn");
    }
}
