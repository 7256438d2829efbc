package hdl.emit;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.SInt;
import hdl.UInt;
import hdl.Vec;
import hdl.lib.TrailingOnes;

/** Small circuits around operators, positions and widths. */
final class ExpressionSamples {
    private ExpressionSamples() {
    }

    @Doc("Signed and unsigned arithmetic, compared, shifted and multiplied.")
    record Arithmetic() implements Circuit<Arithmetic.Io> {
        record Io(UInt a, UInt b, SInt s, SInt t, UInt amount, UInt product, SInt signedProduct, Bool less,
            Bool signedLess,
                  SInt shifted, UInt mixed, UInt wide, Bool yes, Bool no, SInt limited) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.in(uint(8)), p.in(sint(8)), p.in(sint(8)), p.in(uint(3)), p.out(uint(16)),
                p.out(sint(16)), p.out(bool()), p.out(bool()), p.out(sint(8)), p.out(uint(8)), p.out(uint(9)),
                    p.out(bool()),
                p.out(bool()), p.out(sint(8)));
        }

        @Override public void body(Io io) {
            io.product.set(io.a.times(io.b));
            io.signedProduct.set(io.s.times(io.t));
            io.less.set(io.a.lt(io.b));
            io.signedLess.set(io.s.lt(io.t).or(io.s.gt(-5)));
            io.shifted.set(io.s.shr(io.amount));
            io.mixed.set(io.s.shr(2).asUInt().xor(io.a.shl(1)).and(io.b.minus(io.a.minus(3))));
            io.wide.set(io.a.plusWide(io.b));
            io.yes.set(io.a.ge(0));
            io.no.set(io.a.gt(255));
            io.limited.set(mux(io.s.gt(io.t), io.s, mux(io.a.all().or(io.b.any()), io.t, io.t.negate())));
        }
    }

    @Doc("Positions known at run time: bits, slices, elements of a vec.")
    record Positions() implements Circuit<Positions.Io> {
        record Io(UInt word, UInt at, UInt low, Vec<UInt> lanes, UInt lane, Bool atBit, Bool nearBit, UInt slice,
            UInt element,
                  UInt turned, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(64)), p.in(uint(6)), p.in(uint(4)), p.in(vec(uint(8), 5)), p.in(uint(3)),
                p.out(bool()),
                p.out(bool()), p.out(uint(8)), p.out(uint(8)), p.out(uint(64)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            io.atBit.set(io.word.bit(io.at));
            io.nearBit.set(io.word.bit(io.low));
            io.slice.set(io.word.slice(io.at, 8));
            io.element.set(io.lanes.at(io.lane));
            io.turned.set(io.word.rotateLeft(io.at));
            io.sum.set(io.word.trunc(8).plus(io.word.bits(15, 8)).trunc(4));
        }
    }

    @Doc("Bytes, constants and wiring.")
    record Wires() implements Circuit<Wires.Io> {
        record Io(UInt data, UInt swapped, UInt header, UInt mask, UInt extended, Bool match) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(32)), p.out(uint(32)), p.out(uint(16)), p.out(uint(32)), p.out(uint(40)),
                p.out(bool()));
        }

        @Override public void body(Io io) {
            var low = io.data.trunc(16);
            var field = io.data.bits(11, 4);
            io.swapped.set(io.data.reverseBytes());
            io.header.set(io.data.bytes(1, 2));
            io.mask.set(cat(fill(io.data.bit(31), 24), field));
            io.extended.set(io.data.sext(40));
            io.match.set(low.eq(0x1234).and(low.ne(7)).and(io.data.eq(hex("dead_beef", 32)).not()));
        }
    }

    @Doc("Counts trailing ones of two values with one module.")
    record Twice() implements Circuit<Twice.Io> {
        record Io(UInt a, UInt b, UInt first, Bool second) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.in(uint(8)), p.out(uint(4)), p.out(bool()));
        }

        @Override public void body(Io io) {
            var left = TrailingOnes.of(io.a.and(io.b));
            var right = TrailingOnes.of(io.b);
            io.first.set(left);
            io.second.set(right.eq(2));
        }
    }
}
