package hdl.lib.cdc;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Brings one bit of another clock, or of none, into this one: a row of registers in which a first, possibly undecided
 * sample settles. Latency {@code stages} cycles, one more when the change comes within the set-up time. The bit comes
 * from a register and stays for longer than a cycle of this clock, or it may be missed. The output is 0 under reset.
 *
 * @param stages registers in a row, 2 to 4; 3 above 300 MHz
 */
@Doc("Brings one bit of another clock into this one.")
public record Synchronizer(int stages) implements Circuit<Synchronizer.Io> {
    public record Io(@Doc("from a register of any other clock, or a pin") Bool value, Bool settled)
        implements Bundle<Io> {}

    public Synchronizer {
        if (stages < 2 || stages > 4) {
            throw HdlException.refused("Synchronizer of " + stages + " stages: it has 2 to 4");
        }
    }

    /** A value of one bit in the clock of this scope, two cycles later. */
    public static <T extends Bits<T>> Bool of(T value) {
        Crossing.requireOneBit("Synchronizer", value);
        var io = instance(new Synchronizer(2));
        Crossing.drive(io.value(), value.bit(0));
        return io.settled();
    }

    @Override public Io ports(Ports p) {
        return new Io(p.async().in(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        var sync = new ArrayList<Bool>();
        for (int i = 0; i < stages; i++) {
            sync.add(reg(bool()).init(0).attribute("ASYNC_REG", "TRUE"));
            sync.getLast().next(i == 0 ? Crossing.here(io.value) : sync.get(i - 1));
        }
        io.settled.set(sync.getLast());
    }
}
