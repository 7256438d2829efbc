package hdl.pass;

import static hdl.Hdl.machine;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.pass.MachinesTest.Phase.BODY;
import static hdl.pass.MachinesTest.Phase.DRAIN;
import static hdl.pass.MachinesTest.Phase.IDLE;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Hdl;
import hdl.HdlException;
import hdl.Machine;
import hdl.Ports;
import hdl.UInt;
import hdl.ir.Problem;
import java.util.List;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

class MachinesTest {
    enum Phase { IDLE, BODY, DRAIN }

    record Io(Bool go, UInt state) implements Bundle<Io> {}

    /** A machine over three states whose moves are given. */
    record Mover(int number) implements Circuit<Io> {
        private static final List<BiConsumer<Io, Machine<Phase>>> MOVES = List.of(MachinesTest::around,
            MachinesTest::islands,
            MachinesTest::abort, MachinesTest::unhandled);

        @Override public Io ports(Ports p) {
            return new Io(p.in(Hdl.bool()), p.out(uint(2)));
        }

        @Override public void body(Io io) {
            var phase = machine(IDLE);
            MOVES.get(number).accept(io, phase);
            io.state.set(mux(phase.is(IDLE), Hdl.lit(0, 2), Hdl.lit(1, 2)));
        }
    }

    private static void around(Io io, Machine<Phase> phase) {
        phase.in(IDLE, () -> when(io.go, () -> phase.go(BODY)))
            .in(BODY, () -> phase.go(DRAIN))
            .in(DRAIN, () -> phase.go(IDLE));
    }

    private static void islands(Io io, Machine<Phase> phase) {
        phase.in(IDLE, () -> when(io.go, () -> phase.go(IDLE)))
            .in(BODY, () -> phase.go(DRAIN))
            .in(DRAIN, () -> phase.go(BODY));
    }

    private static void abort(Io io, Machine<Phase> phase) {
        phase.in(IDLE, () -> phase.go(BODY)).in(BODY, () -> phase.go(IDLE)).in(DRAIN, () -> phase.go(IDLE));
        when(io.go, () -> phase.go(DRAIN));
    }

    private static void unhandled(Io io, Machine<Phase> phase) {
        phase.in(IDLE, () -> when(io.go, () -> phase.go(BODY)));
    }

    private static List<String> texts(int number) {
        try {
            return Design.of(new Mover(number)).warnings().stream().map(Problem::text).toList();
        } catch (HdlException mistakes) {
            return mistakes.problems().stream().map(Problem::text).toList();
        }
    }

    @Test void aMachineThatGoesAroundIsFine() {
        assertThat(texts(0)).isEmpty();
    }

    @Test void statesThatOnlyEnterEachOtherAreNeverEntered() {
        assertThat(texts(1)).containsExactly(
            "state BODY of 'phase' can never be entered: go(BODY) stands only in states that are never entered; add "
                + "one, or remove the constant",
            "state DRAIN of 'phase' can never be entered: go(DRAIN) stands only in states that are never entered; add "
                + "one, or remove the constant");
    }

    @Test void aMoveOutsideTheStatesCountsForAll() {
        assertThat(texts(2)).isEmpty();
    }

    @Test void aStateThatIsNeitherHandledNorEnteredIsOneMistake() {
        assertThat(texts(3)).containsExactly(
            "machine 'phase' does not handle BODY; add in(BODY, ...), or remove BODY from Phase",
            "machine 'phase' does not handle DRAIN; add in(DRAIN, ...), or remove DRAIN from Phase");
    }
}
