package hdl.mistakes;

import static hdl.Hdl.choice;
import static hdl.Hdl.choose;
import static hdl.Hdl.machine;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;
import static hdl.mistakes.ControlMistakes.Kind.SEND;
import static hdl.mistakes.ControlMistakes.Phase.DRAIN;
import static hdl.mistakes.ControlMistakes.Phase.IDLE;

import java.util.List;

/** Selection and machines: HDL301 to HDL306. */
final class ControlMistakes {
    enum Kind { SEND, READ, CNP }

    enum Phase { IDLE, DRAIN }

    private ControlMistakes() {}

    static List<Mistake> all() {
        return new Mistake.Collection(ControlMistakes.class)
            .body("HDL301", "{}: HDL301: choose on 'a' lists 0x0A twice, first at {1}; join the two arms",
                io -> choose(io.a())
                    .on(10L, () -> io.y().set(1)) // HDL301 1
                    .on(10L, () -> io.y().set(2)) // HDL301
                    .otherwise(() -> io.y().set(0)))
            .body("HDL302", "{}: HDL302: choose on 'a' has two otherwise; join them",
                io -> {
                    var chosen = choose(io.a());
                    chosen.otherwise(() -> io.y().set(0));
                    chosen.otherwise(() -> io.y().set(1)); // HDL302
                })
            .body("HDL303", "{}: HDL303: choose on 'kind' leaves out READ and CNP and has no otherwise; add them",
                io -> {
                    var kind = wire(choice(Kind.class));
                    kind.set(SEND);
                    choose(kind).on(SEND, () -> io.y().set(1)); // HDL303
                })
            .body("HDL304", "{}: HDL304: machine 'phase' does not handle DRAIN; add in(DRAIN, ...), or remove DRAIN "
                + "from Phase",
                io -> {
                    var phase = machine(IDLE); // HDL304
                    phase.in(IDLE, () -> when(io.enable(), () -> phase.go(DRAIN)));
                    io.y().set(io.a());
                })
            .body("HDL305", "{}: HDL305: state DRAIN of 'phase' can never be entered: nothing calls go(DRAIN); "
                + "add one, or remove the constant",
                io -> {
                    var phase = machine(IDLE); // HDL305
                    phase.in(IDLE, () -> io.y().set(io.a()))
                        .in(DRAIN, () -> {
                            io.y().set(0);
                            phase.go(IDLE);
                        });
                })
            .body("HDL306", "{}: HDL306: in(IDLE) of 'phase' stands inside a when; put the when into it",
                io -> {
                    var phase = machine(IDLE);
                    when(io.enable(), () -> phase.in(IDLE, () -> io.y().set(1))); // HDL306
                })
            .all();
    }
}
