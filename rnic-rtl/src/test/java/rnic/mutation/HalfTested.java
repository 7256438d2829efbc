package rnic.mutation;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * A counter whose test never looks at one of its outputs: what a search by mutants has to find. Another output is said
 * so that no mistake can be seen in any state, and one so that none can be seen in any state that a reset leads to.
 */
@Doc("Counts, and tells when it has reached the top.")
record HalfTested() implements Circuit<HalfTested.Io> {
    record Io(Bool up, UInt count, UInt twice, Bool full, Bool never) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.out(uint(3)), p.out(uint(3)), p.out(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        var count = reg(uint(3)).init(0);
        when(io.up, () -> count.next(count.plus(1)));
        io.count.set(count);
        io.twice.set(count.or(count)); // all the same
        io.full.set(count.eq(7)); // nobody looks
        var stuck = reg(bool()).init(0);
        stuck.next(stuck.and(io.up));
        io.never.set(stuck.and(count.ne(5))); // never seen
    }
}
