package hdl.mistakes;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.link;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.oneHot;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.Beat;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.List;

/** The four circuits of the manual, each once as it should be and once for each of a few slips of the pen. */
public final class ExampleMistakes {
    enum Slip { NONE, SET_FOR_NEXT, DRIVEN_TWICE, FORGOTTEN, NO_DEFAULT, UNEQUAL, BACKWARDS, LOOP, UNREAD }

    record Counter(Slip slip) implements Circuit<Counter.Io> {
        record Io(Bool enable, Bool clear, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.out(uint(8))); // HDL212
        }

        @Override public void body(Io io) {
            var count = reg(uint(8)).init(0);
            if (slip == Slip.SET_FOR_NEXT) {
                count.set(0); // HDL205
            }
            var control = when(slip == Slip.UNREAD ? io.enable : io.clear, () -> count.next(0));
            control.elseWhen(io.enable, () -> count.next(count.plus(1)));
            if (slip == Slip.DRIVEN_TWICE) {
                io.count.set(0); // HDL202 1
            }
            io.count.set(count); // HDL202
        }
    }

    record Slice(Slip slip) implements Circuit<Slice.Io> {
        record Io(Stream<UInt> in, Stream<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(uint(32))),
                p.out(Stream.of(uint(32)))); // HDL201
        }

        @Override public void body(Io io) {
            var shown = reg(uint(32));
            var spare = reg(uint(32));
            var shownFull = reg(bool()).init(0);
            var spareFull = reg(bool()).init(0);
            var advance = shownFull.not().or(io.out.ready());

            when(advance, () -> {
                shown.next(mux(spareFull, spare, io.in.payload()));
                shownFull.next(spareFull.or(io.in.valid()));
                spareFull.next(false);
            }).elseWhen(io.in.fires(), () -> {
                spare.next(io.in.payload());
                spareFull.next(true);
            });

            io.in.ready().set(slip == Slip.LOOP ? io.in.fires() : spareFull.not()); // HDL209
            if (slip == Slip.NO_DEFAULT) {
                when(spareFull, () -> io.out.valid().set(shownFull)); // HDL204
            } else {
                io.out.valid().set(shownFull);
            }
            if (slip != Slip.FORGOTTEN) {
                io.out.payload().set(shown);
            }
        }
    }

    record Tracker(Slip slip) implements Circuit<Tracker.Io> {
        record Io(Valid<UInt> arrival, UInt expected, UInt sack, Bool duplicate) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Valid.of(uint(24))), p.out(uint(24)), p.out(uint(128)), p.out(bool()));
        }

        @Override public void body(Io io) {
            var expected = reg(uint(24)).init(0);
            var seen = reg(uint(128)).init(0);
            var ahead = io.arrival.value().minus(expected);
            var inWindow = ahead.lt(128);
            var index = ahead.trunc(log2Ceil(128));
            var known = seen.bit(index);
            var mark = oneHot(index, slip == Slip.UNEQUAL ? 64 : 128).gate(io.arrival.valid().and(inWindow));
            seen.next(seen.or(mark).shr(1)); // HDL101
            expected.next(expected.plus(1));
            io.expected.set(expected);
            io.sack.set(seen);
            io.duplicate.set(io.arrival.valid().and(ahead.msb().or(inWindow.and(known))));
        }
    }

    record Parser(Slip slip) implements Circuit<Parser.Io> {
        record Bth(UInt opcode, UInt flags, UInt psn) implements Bundle<Bth> {
            static final Shape<Bth> SHAPE = bundle(f -> new Bth(f.of(uint(8)), f.of(uint(8)), f.of(uint(24))));
        }

        record Io(Stream<Beat> in, Stream<Beat> out, Valid<Bth> header) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(Beat.of(8))), p.out(Stream.of(Beat.of(8))), p.out(Valid.of(Bth.SHAPE)));
        }

        @Override public void body(Io io) {
            var first = reg(bool()).init(1);
            var bth = io.in.payload().data().bytes(0, Bth.SHAPE.width() / 8).as(Bth.SHAPE);

            when(io.in.fires(), () -> first.next(io.in.payload().last()));

            io.header.valid().set(io.in.fires().and(first));
            io.header.value().set(bth);
            if (slip == Slip.BACKWARDS) {
                io.out.set(io.in); // HDL214
            }
            link(io.out, io.in);
        }
    }

    private ExampleMistakes() {}

    /** The circuits as they should be. */
    public static List<Circuit<?>> correct() {
        return List.of(new Counter(Slip.NONE), new Slice(Slip.NONE), new Tracker(Slip.NONE), new Parser(Slip.NONE));
    }

    static List<Mistake> all() {
        return new Mistake.Collection(ExampleMistakes.class)
            .circuit("HDL101", "{}: HDL101: '|' needs equal widths: 'seen' (128 bits) against 'mark' (64 bits); widen "
                + "with zext or narrow "
                + "with trunc", new Tracker(Slip.UNEQUAL))
            .circuit("HDL201", "{}: HDL201: 'out_payload' (32 bits) is never driven; set it, or remove it from Io",
                new Slice(Slip.FORGOTTEN))
            .circuit("HDL202", "{}: HDL202: 'count' (8 bits) already has a driver at {1}; join the two with mux, or "
                + "put one inside a when",
                new Counter(Slip.DRIVEN_TWICE))
            .circuit("HDL204", "{}: HDL204: 'out_valid' (1 bit) keeps its value when 'spareFull' is 0: a latch; set "
                + "it before the when, "
                + "or in every branch", new Slice(Slip.NO_DEFAULT))
            .circuit("HDL205", "{}: HDL205: 'count' (8 bits) is a register: use next, not set",
                new Counter(Slip.SET_FOR_NEXT))
            .circuit("HDL209", """
                {}: HDL209: combinational loop through 1 value; break it with reg
                  {}: 'in_ready' (1 bit)""", new Slice(Slip.LOOP))
            .circuit("HDL212", "{}: HDL212: input 'clear' (1 bit) is never read; remove the port, or say "
                + "ignore(io.clear)",
                new Counter(Slip.UNREAD))
            .circuit("HDL214", "{}: HDL214: 'out' has a field that runs backwards (ready): use link(sink, source), "
                + "not set",
                new Parser(Slip.BACKWARDS))
            .all();
    }
}
