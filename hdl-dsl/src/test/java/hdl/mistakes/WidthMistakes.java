package hdl.mistakes;

import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.choice;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.vec;
import static hdl.Hdl.wire;

import hdl.Bool;
import hdl.Bundle;
import hdl.Shape;
import hdl.UInt;
import java.util.List;

/** Widths, literals, positions: HDL101 to HDL109. */
final class WidthMistakes {
    record Bth(UInt opcode, UInt flags, UInt partition, UInt reserved, UInt destQp, Bool ackRequest, UInt reserved2,
        UInt psn)
        implements Bundle<Bth> {
        static final Shape<Bth> SHAPE = bundle(f -> new Bth(f.of(uint(8)), f.of(uint(8)), f.of(uint(16)), f.of(uint(8)),
            f.of(uint(24)), f.of(bool()), f.of(uint(7)), f.of(uint(24))));
    }

    record Pair(UInt high, UInt low) implements Bundle<Pair> {}

    private WidthMistakes() {}

    static List<Mistake> all() {
        return new Mistake.Collection(WidthMistakes.class)
            .body("HDL101", "{}: HDL101: '+' needs equal widths: 'a' (8 bits) against 'b' (4 bits); widen with zext "
                + "or narrow with trunc",
                io -> {
                    var sum = io.a().plus(io.b()); // HDL101
                    io.y().set(sum);
                })
            .body("HDL102", "{}: HDL102: 'y' (8 bits) cannot take 'sum' (9 bits); widen with zext or narrow with trunc",
                io -> {
                    var sum = io.a().plusWide(io.a());
                    io.y().set(sum); // HDL102
                })
            .body("HDL102", "{2}: HDL102: 'b' (4 bits) cannot take 'a' (8 bits); widen with zext or narrow with trunc",
                io -> {
                    var pair = new Pair(io.b(), io.b());
                    io.y().set(pair.with(Pair::high, io.a()).asUInt()); // HDL102 2
                })
            .body("HDL103", "{2}: HDL103: literal 300 does not fit in 8 bits (0 to 255); widen the signal, or write "
                + "lit(300, 9)",
                io -> io.y().set(mux(io.enable(), io.a(), 300))) // HDL103 2
            .body("HDL103", "{}: HDL103: literal 256 does not fit in 8 bits (0 to 255); widen the signal, or write "
                + "lit(256, 9)",
                io -> io.y().set(io.a().plus(256))) // HDL103
            .body("HDL103", "{1}: HDL103: literal -1 does not fit in 8 bits (0 to 255); an unsigned signal has no "
                + "sign: write lit(255, 8) for these bits, or declare a sint(8)",
                io -> io.y().set(lit(-1, 8))) // HDL103 1
            .body("HDL103", "{3}: HDL103: choice(Kind, 1): its codes have 2 bits; give it so many, or leave the "
                + "width out",
                io -> wire(choice(ControlMistakes.Kind.class, 1))) // HDL103 3
            .body("HDL104", "{}: HDL104: bits [9:0] are outside 'a' (8 bits, 7 down to 0); take bits that it has, "
                + "or widen it with zext first",
                io -> io.y().set(io.a().bits(9, 0).trunc(8))) // HDL104
            .body("HDL105", "{}: HDL105: 'a' (8 bits) is wider than zext(4); widening may not shrink: use trunc(4)",
                io -> io.y().set(io.a().zext(4))) // HDL105
            .body("HDL106", "{}: HDL106: 'head' (95 bits) cannot be read as Bth (96 bits: opcode 8, flags 8, "
                + "partition 16, ...); "
                    + "1 bit is missing; widen with zext, or leave a field out",
                io -> {
                    var head = wire(uint(95));
                    var bth = head.as(Bth.SHAPE); // HDL106
                    io.y().set(bth.opcode());
                })
            .body("HDL107", "{}: HDL107: uint(0): a width is at least 1; make the component Optional when the "
                + "parameter may be 0",
                io -> wire(uint(0))) // HDL107
            .body("HDL108", "{}: HDL108: index 'i' (6 bits) reaches 63 but 'lanes' has 20 elements; narrow it with "
                + "trunc(5)",
                io -> {
                    var lanes = wire(vec(uint(8), 20));
                    io.y().set(lanes.at(io.i())); // HDL108
                })
            .body("HDL109", "{}: HDL109: rotating 'a' (8 bits) by 'b' (4 bits) needs a width that is a power of two "
                + "and an amount of "
                    + "exactly log2 of it; use the library's Rotate",
                io -> io.y().set(io.a().rotateLeft(io.b()))) // HDL109
            .all();
    }
}
