package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Lets several streams share one sink. Latency 0, one payload per cycle also when the source changes, stalls with the
 * sink. Who has been shown stays until its payload (or its packet) has moved, so {@code out} never withdraws;
 * {@code out.valid} does not depend on {@code out.ready}, nor {@code ready} of an input on its own {@code valid}.
 * Combinational from {@code valid} of the inputs to the output: put a {@link RegisterSlice} behind it.
 *
 * @param inputs  number of sources, at least 2
 * @param policy  who is next
 * @param packets a source keeps the sink until its packet has ended; the payload is {@link Framed}
 */
@Doc("Lets several streams share one sink.")
public record Arbiter<T extends Data<T>>(Shape<T> payload, int inputs, Policy policy, boolean packets)
    implements Carrier<Arbiter.Io<T>> {
    /** Who is next when several wait. */
    public enum Policy {
        /** The one with the lowest number; others may wait forever. */
        FIXED,
        /** The next number after the one that was last: nobody waits for more than a turn of every other. */
        ROUND_ROBIN
    }

    public record Io<T extends Data<T>>(
        Vec<Stream<T>> in,
        Stream<T> out,
        @Doc("number of the input that the output shows; counts while out is valid") UInt source
    ) implements Bundle<Io<T>> {}

    public Arbiter {
        if (inputs < 2) {
            throw HdlException.refused("Arbiter of " + inputs + " inputs: it has at least 2");
        }
    }

    /** Of packets it reads the end, so it is one module per payload then. */
    @Override public Carrier<?> plain() {
        return packets ? this : new Arbiter<>(Carrier.bits(payload.width()), inputs, policy, false);
    }

    @Override public Io<T> ports(Ports p) {
        return new Io<>(p.in(vec(Stream.of(payload), inputs)), p.out(Stream.of(payload)),
            p.out(uint(indexWidth(inputs))));
    }

    @Override public void body(Io<T> io) {
        var held = reg(bool()).init(0);                      // the owner has been shown and is not done
        var owner = reg(uint(indexWidth(inputs)));
        var waiting = waiting(io.in);
        var done = packets ? io.out.fires().and(Framed.last(io.out.payload(), "Arbiter")) : io.out.fires();
        var first = PriorityEncoder.of(waiting);
        // bit i: input i comes after the one served last
        var later = policy == Policy.FIXED ? null : reg(uint(inputs)).init(0).named("later");
        var source = mux(held, owner, later == null ? first : nextInTurn(waiting, later, first));

        when(io.out.valid(), () -> {
            held.next(done.not());
            owner.next(source);
        });

        io.source.set(source);
        show(io.in, source, io.out);
        for (int i = 0; i < inputs; i++) {
            var serves = later == null && i == 0 ? held.not().or(owner.eq(0))
                : mux(held, owner.eq(i), isNext(i, waiting, later));
            io.in.at(i).ready().set(io.out.ready().and(serves.named("serves_" + i)));
        }
        if (later != null) {
            when(done, () -> later.next(behind(io.source, inputs)));
        }

        check(io.out.valid().or(waiting.any().not()).or(held), "serves somebody when anybody waits");
        if (!packets) {
            check(held.not().or(io.out.valid()), "never withdraws a payload");
        }
        cover(held.and(waiting.all()), "all wait while one is served");
    }

    private static <T extends Data<T>> UInt waiting(Vec<Stream<T>> in) {
        var valids = new ArrayList<Bool>();
        for (var stream : in) {
            valids.addFirst(stream.valid());
        }
        return cat(valids);
    }

    private void show(Vec<Stream<T>> in, UInt source, Stream<T> out) {
        var selection = choose(source);
        for (int i = 0; i < inputs; i++) {
            var stream = in.at(i);
            Runnable shown = () -> {
                out.valid().set(stream.valid());
                out.payload().set(stream.payload());
            };
            if (i < inputs - 1) {
                selection.on((long) i, shown);
            } else {
                selection.otherwise(shown);
            }
        }
    }

    /** The first that waits behind the one served last, else the first of all. */
    private UInt nextInTurn(UInt waiting, UInt later, UInt first) {
        var inTurn = instance(new PriorityEncoder(inputs));
        inTurn.value().set(waiting.and(later));
        return mux(inTurn.any(), inTurn.index(), first);
    }

    /**
     * Nobody waits who comes before this input; whether it waits itself is not asked, so that nothing runs back. Before
     * it come lower ones of its own part of the turn, and if it is in the second part, all of the first.
     */
    private Bool isNext(int input, UInt waiting, UInt later) {
        var lower = lit((1L << input) - 1, inputs);
        if (later == null) {
            return waiting.trunc(input).any().not();
        }
        var before = mux(later.bit(input), later.and(lower), later.or(lower)).named("before_" + input);
        return waiting.and(before).any().not();
    }

    /** Bit i: input i is behind this one. */
    static UInt behind(UInt source, int inputs) {
        var behind = new ArrayList<Bool>();
        for (int i = inputs - 1; i > 0; i--) {
            behind.add(source.lt(i).named("below_" + i));
        }
        behind.add(lit(false));
        return cat(behind);
    }
}
