package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * A {@link Fork} that cuts every combinational path of its handshakes: what is offered and what has been taken stand in
 * registers, the payload runs through. Latency 1 cycle; the source is released one cycle after the last sink has taken
 * its copy, so at most one payload in three cycles. For control words that many blocks take, each when it likes.
 *
 * @param outputs number of copies, at least 2
 */
@Doc("Copies a stream to several sinks with registers in all handshakes: one payload in three cycles.")
public record ForkSlice<T extends Data<T>>(Shape<T> payload, int outputs) implements Carrier<ForkSlice.Io<T>> {
    public record Io<T extends Data<T>>(Stream<T> in, Vec<Stream<T>> out) implements Bundle<Io<T>> {}

    public ForkSlice {
        if (outputs < 2) {
            throw HdlException.refused("ForkSlice to " + outputs + " outputs: it has at least 2");
        }
    }

    @Override public Carrier<?> plain() {
        return new ForkSlice<>(Carrier.bits(payload.width()), outputs);
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(vec(Stream.of(payload), outputs)));
    }

    @Override public void body(Io<T> io) {
        // bit i: the payload is shown to output i; it has its copy
        var offered = reg(uint(outputs)).init(0);
        var taken = reg(uint(outputs)).init(0);
        var readies = new ArrayList<Bool>();
        for (var out : io.out) {
            readies.addFirst(out.ready());
        }
        var takes = offered.and(cat(readies));
        var allDone = taken.all();

        offered.next(mux(io.in.valid(), offered.or(taken).not(), lit(0, outputs)).or(offered.and(takes.not())));
        taken.next(mux(allDone, lit(0, outputs), taken.or(takes)));

        io.in.ready().set(allDone);
        for (int i = 0; i < outputs; i++) {
            io.out.at(i).valid().set(offered.bit(i));
            io.out.at(i).payload().set(io.in.payload());
        }

        check(offered.and(taken).any().not(), "offers to nobody who has it");
        check(offered.or(taken).any().not().or(io.in.valid()), "the source keeps what it has shown until all have it");
        cover(taken.any().and(offered.any()), "some sink is faster");
    }
}
