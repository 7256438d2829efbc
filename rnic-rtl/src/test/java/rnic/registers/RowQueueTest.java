package rnic.registers;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import rnic.protocol.Row;

class RowQueueTest {
    private static final long SEED = 20_261_121;

    /** Every verdict comes out once, whatever comes at the same time; those without room wait. */
    @EachEngine void everyVerdictComesOutOnce(Engine engine) {
        var random = new Random(SEED);
        Map<Row, Integer> sent = new EnumMap<>(Row.class);
        Map<Row, Integer> seen = new EnumMap<>(Row.class);
        try (var dut = Simulation.of(new RowQueue(), engine)) {
            var valid = dut.pin(dut.io().judged().valid());
            var row = dut.pin(dut.io().judged().value());
            var full = dut.pin(dut.io().full());
            var outValid = dut.pin(dut.io().row().valid());
            var out = dut.pin(dut.io().row().value());
            for (int i = 0; i < 3000; i++) {
                boolean quiet = i >= 2000;                                // 500 at most can wait
                boolean judged = !quiet && random.nextInt(3) != 0;
                boolean lost = !quiet && random.nextInt(4) == 0;
                var verdict = random.nextBoolean() ? Row.RX_OK : Row.RX_ACK_STALE;
                valid.set(judged);
                row.set(verdict);
                full.set(lost);
                if (judged) {
                    sent.merge(verdict, 1, Integer::sum);
                }
                if (lost) {
                    sent.merge(Row.RX_ACK_FULL, 1, Integer::sum);
                }
                dut.step();
                if (outValid.isSet()) {
                    seen.merge(out.get(Row.class), 1, Integer::sum);
                }
            }
            assertThat(seen).as("seed %d", SEED).isEqualTo(sent).hasSize(3);
        }
    }
}
