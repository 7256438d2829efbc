package rnic.common;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** How many hints wait, and what they ask of their surroundings; {@link ActiveRingTest} has the rest. */
class HintQueueTest {
    private static final int FLOWS = 64;

    @Test void aHintPassesOnlyToWhoTakesIt() {
        WrongDrive.isAnswered(new ActiveRing(16, 3, 1), "a hint that passes is taken",
            Map.of("hints_0_valid", 1L, "may_pass", 1L, "next_ready", 1L), Map.of("next_ready", 0L));
    }

    /** As many as there is room for come back and nobody else; one more, and everybody comes. */
    @Test void asManyAsThereIsRoomForWait() {
        for (int more = 0; more < 2; more++) {
            try (var dut = Simulation.of(new HintQueue(FLOWS, 2))) {
                var hint = dut.io().hints().at(0);
                dut.pin(dut.io().next().ready()).set(0);
                dut.pin(hint.valid()).set(1);
                for (int i = 0; i < HintQueue.ROOM + more; i++) {
                    dut.pin(hint.value()).set(i);
                    dut.step();
                }
                dut.pin(hint.valid()).set(0);
                dut.pin(dut.io().next().ready()).set(1);
                var given = new ArrayList<Integer>();
                for (int cycle = 0; cycle < 3 * FLOWS; cycle++) {
                    dut.settle();
                    if (dut.pin(dut.io().next().valid()).isSet()) {
                        given.add((int) dut.pin(dut.io().next().payload()).get());
                    }
                    dut.step();
                }
                assertThat(given).hasSize(HintQueue.ROOM + more * FLOWS).doesNotContainNull();
                assertThat(given.stream().distinct()).as("%d too many", more).hasSize(more == 0 ? HintQueue.ROOM : FLOWS);
            }
        }
    }
}
