package rnic.receive;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import rnic.common.ValidDriver;
import rnic.common.Words;
import rnic.protocol.Outcome;

/** The tracker of the front stands there with all its ports, its rows included. Frames are played by cocotb and in the environment. */
class ReceiveFrontTest {
    private record Answer(long qp, long psn, Outcome outcome, long expected) {}

    /** What a row says: the packets behind the expected one that have come, the lowest bit first. */
    private record Heard(long expected, long bitmap) {}

    @Test void arrivalsAreTracked() {
        var random = new Random(1);
        try (var dut = Simulation.of(new ReceiveFront(32, 128, 16))) {
            dut.pin(dut.io().in().valid()).set(0);
            dut.pin(dut.io().sackRequest().valid()).set(0);
            var setup = Words.stream(dut, "setup", 0, random);
            setup.send(Map.of("flow", 3L, "psn", 100L));
            dut.stepUntil(setup::isDone, 1000);
            assertThat(dut.stepUntil(dut.pin(dut.io().setupDone()), 1, 1000)).isLessThan(1000);
            dut.step(4);
            var arrival = new ValidDriver(dut, "arrival");
            var answers = new ArrayList<Answer>();
            var rows = new ArrayList<Heard>();
            for (long psn : List.of(100L, 102L, 101L, 101L)) {
                arrival.show(Map.of("flow", 3L, "psn", psn));
                step(dut, answers);
                arrival.idle(random);
                for (int i = 0; i < 60; i++) {
                    step(dut, answers);
                }
                rows.add(row(dut, 3));
            }
            assertThat(rows).containsExactly(new Heard(101, 0), new Heard(101, 0b10), new Heard(103, 0),
                new Heard(103, 0));
            assertThat(answers).containsExactly(new Answer(3, 100, Outcome.IN_ORDER, 101),
                new Answer(3, 102, Outcome.OUT_OF_ORDER, 101), new Answer(3, 101, Outcome.IN_ORDER, 103),
                new Answer(3, 101, Outcome.DUPLICATE, 103));
        }
    }

    /** The row of a queue pair, which comes once. */
    private static Heard row(Simulation<ReceiveFront.Io> dut, long qp) {
        var request = dut.io().sackRequest();
        var row = dut.io().sackRow();
        dut.pin(request.valid()).set(1);
        dut.pin(request.value()).set(qp);
        var heard = new ArrayList<Heard>();
        for (int i = 0; i < 40; i++) {
            dut.settle();
            if (dut.pin(row.valid()).isSet()) {
                assertThat(dut.pin(row.value().bitmap()).big().bitLength()).isLessThan(Long.SIZE);
                heard.add(new Heard(dut.pin(row.value().expected()).get(),
                    dut.pin(row.value().bitmap()).word(0)));
            }
            dut.step();
            dut.pin(request.valid()).set(0);
        }
        assertThat(heard).as("rows that were asked for once").hasSize(1);
        return heard.getFirst();
    }

    private static void step(Simulation<ReceiveFront.Io> dut, List<Answer> answers) {
        dut.settle();
        var verdict = dut.io().verdict();
        if (dut.pin(verdict.valid()).isSet()) {
            answers.add(new Answer(dut.pin(verdict.value().flow()).get(), dut.pin(verdict.value().psn()).get(),
                dut.pin(verdict.value().outcome()).get(Outcome.class),
                dut.pin(verdict.value().progress().expected()).get()));
        }
        dut.step();
    }
}
