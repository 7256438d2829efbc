package rnic.respond;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThatCode;

import hdl.*;
import hdl.lib.Valid;
import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import rnic.common.WrongDrive;
import rnic.protocol.RnicParameters;

/** What {@link ContextLife} claims, by itself: each wrong order of what happens to a context is seen. */
class ContextLifeTest {
    private static final RnicParameters SIZES = RnicParameters.SMALL;

    /** What happens to contexts, from outside. */
    record Watched() implements Circuit<Watched.Io> {
        record Io(Valid<Release> given, Valid<Operands> operands, Valid<ContextUpdate> update, Valid<Release> rejected,
                  Valid<Release> released, Valid<UInt> renewed, Bool any) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var release = Valid.of(Release.of(SIZES));
            return new Io(p.in(release), p.in(Valid.of(Operands.of(SIZES))), p.in(Valid.of(ContextUpdate.of(SIZES))),
                p.in(release), p.in(release), p.in(Valid.of(uint(indexWidth(SIZES.queuePairs())))), p.out(bool()));
        }

        @Override public void body(Io io) {
            ContextLife.claim(io.given, io.operands, io.update, io.rejected, io.released, io.renewed);
            io.any.set(io.given.valid());
            ignore(io.operands, io.update, io.rejected, io.released, io.renewed, io.given);
        }
    }

    private record Order(String claim, String events) {}

    private static final String OPERANDS = "operands go into a context once, while it is a packet's";
    private static final String STARTS = "a response starts once, from its operands";
    private static final String FOUND = "what an atomic has found is written once";
    private static final String BACK = "a context comes back when its response could be sent";

    /** g: given, r and a: operands of a Read and an atomic, s: started, x: executed, j: rejected, b: back, n: new life. */
    static List<Order> wrong() {
        return List.of(new Order("no context is given to two", "gg"), new Order("no context is given to two", "grg"),
            new Order(OPERANDS, "grr"), new Order(OPERANDS, "gasa"), new Order(STARTS, "gs"), new Order(STARTS, "grss"),
            new Order(FOUND, "gax"), new Order(FOUND, "grsx"), new Order(FOUND, "gasxx"),
            new Order("who is not accepted has no operands", "grj"), new Order(BACK, "grb"), new Order(BACK, "gasb"));
    }

    @ParameterizedTest @MethodSource("wrong") void aWrongOrderIsSeen(Order order) {
        try (var dut = Simulation.of(new Watched(), Engine.JVM)) {
            drive(dut, order.events().substring(0, order.events().length() - 1), 5);
            set(dut, order.events().charAt(order.events().length() - 1), 5, 1);
            WrongDrive.isAnswered(dut, order.claim());
        }
    }

    @Test void everyRightOrderPasses() {
        try (var dut = Simulation.of(new Watched(), Engine.JVM)) {
            assertThatCode(() -> drive(dut, "grsbgasxbgjgngrngasnga", 5)).doesNotThrowAnyException();
        }
    }

    /** Whatever happens to others while one is followed. */
    @Test void othersAreNotFollowed() {
        try (var dut = Simulation.of(new Watched(), Engine.JVM)) {
            drive(dut, "ga", 5);
            assertThatCode(() -> drive(dut, "xsbgg", 6)).doesNotThrowAnyException();
            drive(dut, "sxb", 5);
        }
    }

    private static void drive(Simulation<?> dut, String events, int context) {
        for (char event : events.toCharArray()) {
            set(dut, event, context, 1);
            dut.step();
            set(dut, event, context, 0);
            dut.step(2);
        }
    }

    private static void set(Simulation<?> dut, char event, int context, int valid) {
        String port = switch (event) {
            case 'g' -> "given";
            case 'r', 'a' -> "operands";
            case 's', 'x' -> "update";
            case 'j' -> "rejected";
            case 'b' -> "released";
            default -> "renewed";
        };
        dut.pin(port + "_valid").set(valid);
        if (event == 'n') {
            dut.pin("renewed_value").set(3);
            return;
        }
        dut.pin(port + "_value_qp").set(3);
        dut.pin(port + "_value_context").set(context);
        switch (event) {
            case 'r', 'a' -> dut.pin("operands_value_kind").set(event == 'r' ? 0 : 1);
            case 's', 'x' -> dut.pin("update_value_executed").set(event == 'x' ? 1 : 0);
            default -> { }
        }
    }
}
