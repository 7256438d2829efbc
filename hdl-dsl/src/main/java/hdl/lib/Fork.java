package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Copies a stream to several sinks. Each of them takes its copy once, when it likes; the source is released when all
 * have it. Latency 0; one payload per cycle while all sinks are ready; stalls with the slowest sink. {@code ready} runs
 * through combinationally.
 *
 * @param outputs number of copies, at least 2
 */
@Doc("Copies a stream to several sinks; each takes its copy once.")
public record Fork<T extends Data<T>>(Shape<T> payload, int outputs) implements Carrier<Fork.Io<T>> {
    public record Io<T extends Data<T>>(Stream<T> in, Vec<Stream<T>> out) implements Bundle<Io<T>> {}

    public Fork {
        if (outputs < 2) {
            throw HdlException.refused("Fork to " + outputs + " outputs: it has at least 2");
        }
    }

    @Override public Carrier<?> plain() {
        return new Fork<>(Carrier.bits(payload.width()), outputs);
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(Stream.of(payload)), p.out(vec(Stream.of(payload), outputs)));
    }

    @Override public void body(Io<T> io) {
        // bit i: output i has its copy of the payload that is offered
        var taken = reg(uint(outputs)).init(0);
        var readies = new ArrayList<Bool>();
        for (var out : io.out) {
            readies.addFirst(out.ready());
        }
        var done = taken.or(cat(readies));
        var allDone = done.all();

        when(io.in.valid(), () -> taken.next(mux(allDone, lit(0, outputs), done)));

        io.in.ready().set(allDone);
        for (int i = 0; i < outputs; i++) {
            io.out.at(i).valid().set(io.in.valid().and(taken.bit(i).not()));
            io.out.at(i).payload().set(io.in.payload());
        }

        check(taken.all().not(), "lets go of what all have taken");
        check(taken.any().not().or(io.in.valid()), "the source keeps what some have taken");
        cover(taken.any(), "some sink is faster");
    }
}
