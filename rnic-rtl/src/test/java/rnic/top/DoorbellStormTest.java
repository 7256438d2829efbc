package rnic.top;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.UInt;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.sim.Simulation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.complete.ReceiveFlusher;
import rnic.complete.SendCompleter;
import rnic.context.Doorbell;
import rnic.protocol.RnicParameters;

/**
 * Doorbells of a queue pair whose life is to begin, as fast as registers are written and slower: whoever may ring them
 * must not keep CREATE_QP from its end.
 */
class DoorbellStormTest {
    private static final int QP = 3;
    /** Of a queue pair's turn, which may have begun. */
    private static final int PATIENCE = 16;
    private static final int PHASES = 40;

    @ParameterizedTest @ValueSource(ints = {3, 4, 5, 6, 7, 8})
    void aLifeBeginsInTheReceiveFlusher(int every) {
        try (var dut = Simulation.of(new ReceiveFlusher(RnicParameters.SMALL))) {
            var io = dut.io();
            dut.pin(io.completions().ready()).set(1);
            begin(dut, io.rung(), io.setup(), io.setup().payload().qp(), every);
        }
    }

    @ParameterizedTest @ValueSource(ints = {3, 4, 5, 6, 7, 8})
    void aLifeBeginsInTheSendCompleter(int every) {
        try (var dut = Simulation.of(new SendCompleter(RnicParameters.SMALL))) {
            var io = dut.io();
            dut.pin(io.completions().ready()).set(1);
            dut.pin(io.taken()).set(1);
            begin(dut, io.rung(), io.setup(), io.setup().payload().qp(), every);
        }
    }

    /** A life in each phase of a turn. */
    private static void begin(Simulation<?> dut, Valid<Doorbell> rung, Stream<?> setup, UInt beginner, int every) {
        dut.step(300);                                       // the rings are clear
        dut.pin(rung.value().qp()).set(QP);
        dut.pin(beginner).set(QP);
        int cycle = 0;
        for (int phase = 0; phase < PHASES; phase++) {
            int waited = -50 - phase;
            for (boolean begun = false; !begun; waited++) {
                dut.pin(rung.valid()).set(cycle % every == 0);
                dut.pin(rung.value().producer()).set(cycle & 15);
                cycle++;
                dut.pin(setup.valid()).set(waited >= 0);
                begun = waited >= 0 && dut.pin(setup.ready()).isSet();
                dut.step();
                assertThat(waited).as("cycles until a life begins beside a doorbell every %s cycles", every)
                    .isLessThan(PATIENCE);
            }
        }
    }
}
