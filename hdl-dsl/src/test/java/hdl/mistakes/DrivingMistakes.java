package hdl.mistakes;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Flipped;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import java.util.List;

/** What drives what, and who reads it: HDL201 to HDL222. */
final class DrivingMistakes {
    record Beat(UInt data, UInt keep, Bool last) implements Bundle<Beat> {
        static Shape<Beat> of(int bytes) {
            return bundle(f -> new Beat(f.of(uint(8 * bytes)), f.of(uint(bytes)), f.of(bool())));
        }
    }

    record Lane(Bool valid, @Flipped Bool ready) implements Bundle<Lane> {
        static final Shape<Lane> SHAPE = bundle(f -> new Lane(f.of(bool()), f.of(bool())));
    }

    record Wide(UInt value, UInt result) implements Bundle<Wide> {}

    record Silent() implements Circuit<Wide> {
        @Override public Wide ports(Ports p) {
            return new Wide(p.in(uint(8)), p.out(uint(8))); // HDL201
        }

        @Override public void body(Wide io) {}
    }

    record Inverter(int width) implements Circuit<Wide> {
        @Override public Wide ports(Ports p) {
            return new Wide(p.in(uint(width)), p.out(uint(width)));
        }

        @Override public void body(Wide io) {
            io.result.set(io.value.not());
        }
    }

    record Deaf() implements Circuit<Deaf.Io> {
        record Io(UInt mask, UInt y) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.out(uint(8))); // HDL212
        }

        @Override public void body(Io io) {
            io.y.set(1);
        }
    }

    record Wasteful() implements Circuit<Wide> {
        @Override public Wide ports(Ports p) {
            return new Wide(p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Wide io) {
            var carry = io.value.all(); // HDL211
            var sum = io.value.plusWide(io.value); // HDL211 1
            io.result.set(sum.trunc(8));
        }
    }

    /** Keeps one of its signals for others, which nobody should do. */
    record Fifo(int depth) implements Circuit<Wide> {
        private static UInt stolen;

        @Override public Wide ports(Ports p) {
            return new Wide(p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Wide io) {
            var level = reg(uint(8)).init(0);
            level.next(io.value);
            io.result.set(level);
            stolen = level;
        }
    }

    record Top() implements Circuit<Wide> {
        @Override public Wide ports(Ports p) {
            return new Wide(p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Wide io) {
            var fifo = instance(new Fifo(16));
            fifo.value.set(io.value);
            io.result.set(Fifo.stolen); // HDL216
        }
    }

    record Many(UInt first, UInt second, UInt third, UInt fourth, UInt fifth, UInt sixth, UInt seventh, UInt eighth)
        implements Bundle<Many> {
        static Shape<Many> of(int last) {
            return bundle(f -> new Many(f.of(uint(1)), f.of(uint(2)), f.of(uint(3)), f.of(uint(4)), f.of(uint(5)),
                f.of(uint(6)), f.of(uint(7)), f.of(uint(last))));
        }
    }

    private DrivingMistakes() {}

    static List<Mistake> all() {
        return new Mistake.Collection(DrivingMistakes.class)
            .circuit("HDL201", "{}: HDL201: 'result' (8 bits) is never driven; set it, or remove it from Io",
                new Silent())
            .body("HDL202", "{}: HDL202: 'y' (8 bits) already has a driver at {1}; join the two with mux, or put one "
                + "inside a when",
                io -> {
                    io.y().set(io.a()); // HDL202 1
                    io.y().set(0); // HDL202
                })
            .body("HDL203", "{}: HDL203: this set of 'y' makes the one at {1} useless; put the default first and the "
                + "exception in a when",
                io -> {
                    when(io.enable(), () -> io.y().set(1)); // HDL203 1
                    io.y().set(0); // HDL203
                })
            .body("HDL204", "{}: HDL204: 'y' (8 bits) keeps its value when 'enable' is 0: a latch; set it before the "
                + "when, or in every branch",
                io -> when(io.enable(), () -> io.y().set(io.a()))) // HDL204
            .body("HDL205", "{}: HDL205: 'held' (8 bits) is a register: use next, not set",
                io -> {
                    var held = reg(uint(8)).init(0);
                    held.set(io.a()); // HDL205
                })
            .body("HDL206", "{}: HDL206: 'y' (8 bits) is not a register: use set, not next",
                io -> io.y().next(io.a())) // HDL206
            .body("HDL207", "{}: HDL207: 'a' is an input of this circuit: it can be read, not driven; "
                + "drive an output, a wire or a register",
                io -> io.a().set(io.y())) // HDL207
            .body("HDL208", "{}: HDL208: 'data[3:0]' is part of 'data' (32 bits); drive the whole with cat, or "
                + "declare a vec",
                io -> {
                    var data = wire(uint(32));
                    data.bits(3, 0).set(io.b()); // HDL208
                })
            .body("HDL209", """
                    {}: HDL209: combinational loop through 3 values; break it with reg
                      {}: 'first' (8 bits)
                      {1}: 'middle' (8 bits)
                      {2}: 'last' (8 bits)""",
                io -> {
                    var first = wire(uint(8));
                    var last = wire(uint(8));
                    var middle = first.plus(io.a()); // HDL209 1
                    last.set(middle.not()); // HDL209 2
                    first.set(last.xor(io.a())); // HDL209
                    io.y().set(last);
                })
            .circuit("HDL211", """
                    {}: HDL211: 'carry' (1 bit) is computed and never read; remove it, or say ignore(carry)
                    {1}: HDL211: 'sum[8]' (1 bit) is computed and never read; remove it, or say ignore(sum.bit(8))""",
                new Wasteful())
            .circuit("HDL212", "{}: HDL212: input 'mask' (8 bits) is never read; remove the port, or say "
                + "ignore(io.mask)", new Deaf())
            .body("HDL213", "{}: HDL213: Beat(data 64, keep 8, last) cannot take Beat(data 32, keep 4, last): 'data' "
                + "is 64 bits against 32; give both the same shape",
                io -> {
                    var wide = wire(Beat.of(8));
                    var narrow = wire(Beat.of(4));
                    wide.set(narrow); // HDL213
                })
            .body("HDL213", "{1}: HDL213: Many(first, second 2, third 3, fourth 4, fifth 5, and 3 more) cannot take "
                + "Many(first, second 2, third 3, fourth 4, fifth 5, and 3 more): 'eighth' is 8 bits against 9; give both "
                + "the same shape",
                io -> {
                    var wide = wire(Many.of(8));
                    var narrow = wire(Many.of(9));
                    wide.set(narrow); // HDL213 1
                })
            .body("HDL214", "{}: HDL214: 'in' has a field that runs backwards (ready): use link(sink, source), not set",
                io -> {
                    var in = wire(Lane.SHAPE);
                    var out = wire(Lane.SHAPE);
                    in.set(out); // HDL214
                })
            .body("HDL215", "{}: HDL215: instance 'slide' (Inverter_8): its input 'value' (8 bits) is not driven; set it",
                io -> {
                    var slide = instance(new Inverter(8)); // HDL215
                    io.y().set(slide.result());
                })
            .circuit("HDL216", "{}: HDL216: 'level' belongs to Fifo_16 and is used inside Top; pass it through a port",
                new Top())
            .body("HDL217", "{}: HDL217: this value (8 bits) is the result of an expression: it can be read, not "
                + "driven; "
                    + "declare a wire or a reg",
                io -> io.a().not().set(io.y())) // HDL217
            .body("HDL218", "{}: HDL218: 'total' (8 bits) is not a register and cannot be initialised; declare it "
                + "with reg",
                io -> {
                    var total = cat(io.b(), io.b());
                    total.init(0); // HDL218
                })
            .body("HDL219", "{}: HDL219: 'limit' (8 bits) is reset and never changes; give it a next, or use a "
                + "constant",
                io -> {
                    var limit = reg(uint(8)).init(7); // HDL219
                    io.y().set(io.a().plus(limit));
                    ignore(io.b(), io.i(), io.enable());
                })
            .body("HDL220", "{}: HDL220: 'count + 1' (8 bits) is made here and goes nowhere; give it to set or next, "
                + "or remove the line",
                io -> {
                    var count = reg(uint(8)).init(0);
                    count.next(io.a());
                    count.plus(1); // HDL220
                    io.y().set(count);
                    ignore(io.b(), io.i(), io.enable());
                })
            .body("HDL221", "{}: HDL221: nothing that instance 'slide' (Inverter_8) puts out is read; remove it, or "
                + "say ignore(slide.result())",
                io -> {
                    var slide = instance(new Inverter(8)); // HDL221
                    slide.value.set(io.a());
                    io.y().set(0);
                    ignore(io.b(), io.i(), io.enable());
                })
            .body("HDL222", "{}: HDL222: what 'count' (8 bits) holds reaches no output, memory or claim; remove it, or say "
                + "ignore(count)",
                io -> {
                    var count = reg(uint(8)).init(0); // HDL222
                    when(count.ne(io.a()), () -> count.next(count.plus(1)));
                    io.y().set(io.a());
                    ignore(io.b(), io.i(), io.enable());
                })
            .all();
    }
}
