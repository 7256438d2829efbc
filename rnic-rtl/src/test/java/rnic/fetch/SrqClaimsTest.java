package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.Map;
import org.junit.jupiter.api.Test;
import rnic.common.WrongDrive;
import rnic.complete.ReceiveFlusher;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** Drives that the surroundings of shared receive queues never give. */
class SrqClaimsTest {
    private static final RnicParameters PARAMETERS = RnicParameters.SMALL.sharing(4);

    private static void answered(String claim, int cycles, Map<String, Long> right, Map<String, Long> wrong) {
        try (var dut = Simulation.of(new SrqReader(PARAMETERS), Engine.JVM)) {
            right.forEach((name, value) -> dut.pin(name).set(value));
            dut.step(cycles);
            wrong.forEach((name, value) -> dut.pin(name).set(value));
            WrongDrive.isAnswered(dut, claim);
        }
    }

    @Test void noMoreIsOrderedThanThereArePlaces() {
        answered("nothing is ordered that has no place", SrqReader.PLACES - 1, Map.of("orders_valid", 1L), Map.of());
    }

    @Test void everyBeatWasAskedForAndHoldsAWqe() {
        answered("every beat has an owner", 4, Map.of(), Map.of("memory_beats_valid", 1L));
        answered("a WQE lies in one beat", 20, Map.of("orders_valid", 1L, "memory_bursts_ready", 1L),
            Map.of("orders_valid", 0L, "memory_beats_valid", 1L, "memory_beats_value_last", 0L));
    }

    @Test void noLifeBeginsInFrontOfADoorbell() {
        WrongDrive.isAnswered(new OwnDoorbells(PARAMETERS), "no life begins while a doorbell is here",
            Map.of("in_valid", 1L, "in_payload_qp", 3L), Map.of("setup_valid", 1L, "setup_value_qp", 3L));
    }

    @Test void noWqeComesWhileAnotherOneIsBound() {
        WrongDrive.isAnswered(new WqeTaker(PARAMETERS), "no WQE comes while another one is bound", Map.of(),
            Map.of("served_valid", 1L, "served_value_found", 1L, "coming_valid", 1L));
    }

    @Test void noLifeBeginsWhileWqesAreRung() {
        WrongDrive.isAnswered(new WqeTaker(PARAMETERS), "nothing is posted while a life begins", Map.of(),
            Map.of("rung_valid", 1L, "beginning_valid", 1L));
    }

    @Test void commandsAreApart() {
        WrongDrive.isAnswered(new SrqDealer(PARAMETERS), "there is a place for every queue that is made",
            Map.of("host_made_valid", 1L), Map.of());
    }

    /** More are complete than were dealt. */
    @Test void nobodyHasMoreThanThereArePlaces() {
        try (var dut = Simulation.of(new SrqDealer(PARAMETERS), Engine.JVM)) {
            dut.step(2 * PARAMETERS.queuePairs());
            dut.pin("setup_payload_choice_used").set(1);
            dut.pin("setup_valid").set(1);
            dut.stepUntil(dut.pin("setup_ready"), 1, 50);
            dut.step();
            dut.pin("setup_valid").set(0);
            dut.step(20);
            dut.pin("state_value_state").set(QueuePairState.INIT.ordinal());
            dut.pin("state_valid").set(1);
            dut.step();
            dut.pin("state_valid").set(0);
            dut.step(20);
            dut.pin("host_ended_value_count").set(5);
            dut.pin("host_ended_valid").set(1);
            dut.step();
            dut.pin("host_ended_valid").set(0);
            assertThatThrownBy(() -> dut.step(30))
                .hasMessageContaining("claim 'no queue pair has more WQEs than there are places' is false");
        }
    }

    @Test void initIsThatOfTheLifeThatHasBegun() {
        long init = QueuePairState.INIT.ordinal();
        var begins = Map.of("setup_valid", 1L, "setup_payload_qp", 3L);
        WrongDrive.isAnswered(new ReceiveFlusher(PARAMETERS), "INIT is that of the life that has begun", begins,
            Map.of("setup_valid", 0L, "state_valid", 1L, "state_value_state", init, "state_value_qp", 4L));
        WrongDrive.isAnswered(new ReceiveFlusher(PARAMETERS), "no life begins while another is told to be in INIT",
            begins, Map.of("state_valid", 1L, "state_value_state", init, "state_value_qp", 3L));
    }

    @Test void statesAreToldBeforeLivesBegin() {
        WrongDrive.isAnswered(new ReceiveFlusher(PARAMETERS),
            "no life begins while queue pairs are told of their first state", Map.of(), Map.of("setup_valid", 1L,
                "state_valid", 1L, "state_value_state", (long) QueuePairState.RESET.ordinal()));
    }
}
