package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Turns a value with a single one into the number of that bit; several ones give the bitwise or of their numbers, none
 * gives 0. Combinational: one wide or per bit of the number. The way back is {@link Hdl#oneHot}.
 *
 * @param width bits of the value, at least 1
 */
@Doc("Turns a value with a single one into the number of that bit.")
public record OneHot(int width) implements Circuit<OneHot.Io> {
    public record Io(@Doc("at most one bit is 1") UInt value, UInt index) implements Bundle<Io> {}

    public OneHot {
        if (width < 1) {
            throw HdlException.refused("OneHot of " + width + " bits: it has at least 1");
        }
    }

    /** The number of the only one of a value. */
    public static UInt of(UInt value) {
        var io = instance(new OneHot(value.width()));
        io.value().set(value);
        return io.index();
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(width)), p.out(uint(indexWidth(width))));
    }

    @Override public void body(Io io) {
        var index = new ArrayList<Bool>();
        for (int bit = 0; bit < indexWidth(width); bit++) {
            var members = new ArrayList<Bool>();
            for (int i = width - 1; i >= 0; i--) {
                if ((i >> bit & 1) == 1) {
                    members.add(io.value.bit(i));
                }
            }
            index.add(members.isEmpty() ? lit(false) : cat(members).any());
        }
        ignore(io.value.bit(0));                         // it has no part in the number
        io.index.set(cat(index.reversed()));
    }
}
