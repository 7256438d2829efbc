package hdl.example;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import java.util.ArrayList;

@Doc("Takes each payload to the output that it names; at every output the inputs take turns.")
public record Crossbar<T extends Data<T>>(Shape<T> payload, int inputs, int outputs)
    implements Circuit<Crossbar.Io<T>> {
    /** A payload and where it goes. */
    public record Routed<T extends Data<T>>(UInt to, T payload) implements Bundle<Routed<T>> {
        public static <T extends Data<T>> Shape<Routed<T>> of(Shape<T> payload, int outputs) {
            return bundle(f -> new Routed<>(f.of(uint(indexWidth(outputs))), f.of(payload)));
        }
    }

    public record Io<T extends Data<T>>(Vec<Stream<Routed<T>>> in, Vec<Stream<T>> out) implements Bundle<Io<T>> {}

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(vec(Stream.of(Routed.of(payload, outputs)), inputs)),
            p.out(vec(Stream.of(payload), outputs)));
    }

    @Override public void body(Io<T> io) {
        var arbiters = new ArrayList<Arbiter.Io<T>>();
        for (int o = 0; o < outputs; o++) {
            var arbiter = instance(new Arbiter<>(payload, inputs, Arbiter.Policy.ROUND_ROBIN, false));
            link(io.out.at(o), arbiter.out());
            ignore(arbiter.source());
            arbiters.add(arbiter);
        }
        for (int i = 0; i < inputs; i++) {
            var in = io.in.at(i);
            var taken = lit(false);
            for (int o = 0; o < outputs; o++) {
                var lane = arbiters.get(o).in().at(i);
                var here = in.payload().to().eq(o);
                lane.valid().set(in.valid().and(here));
                lane.payload().set(in.payload().payload());
                taken = taken.or(here.and(lane.ready()));
            }
            in.ready().set(taken);
            assume(in.valid().not().or(in.payload().to().le(outputs - 1)), "input " + i + " names an output");
        }
    }
}
