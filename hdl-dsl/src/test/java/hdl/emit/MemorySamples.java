package hdl.emit;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import java.math.BigInteger;

/** Small circuits around memories and claims. */
final class MemorySamples {
    private MemorySamples() {
    }

    @Doc("A table with byte enables and an output register.")
    record Table() implements Circuit<Table.Io> {
        record Io(Bool accept, UInt address, UInt data, UInt mask, UInt entry) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(10)), p.in(uint(32)), p.in(uint(4)), p.out(uint(32)));
        }

        @Override public void body(Io io) {
            var table = memory(uint(32), 1024).style(BRAM).collision(OLD_DATA).latency(2);
            when(io.accept, () -> table.write(io.address, io.data, io.mask));
            var entry = table.read(io.address);
            io.entry.set(entry);
        }
    }

    @Doc("One bit written, a row of bits read.")
    record Rows(boolean bypass) implements Circuit<Rows.Io> {
        record Io(Bool arrived, UInt qp, UInt psn, UInt part, Bool look, UInt word) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(4)), p.in(uint(8)), p.in(uint(2)), p.in(bool()), p.out(uint(32)));
        }

        @Override public void body(Io io) {
            var seen = memory(bool(), 16 * 128).style(BRAM).collision(bypass ? NEW_DATA : OLD_DATA).zeroed();
            when(io.arrived, () -> seen.write(cat(io.qp, io.psn.trunc(7)), io.psn.bit(7).not()));
            var word = seen.readWide(cat(io.qp, io.part), 32, io.look);
            io.word.set(word);
        }
    }

    @Doc("One bit written, a row of more bits read than the ports of a block RAM differ by.")
    record Banked(int latency, boolean bypass) implements Circuit<Banked.Io> {
        record Io(Bool arrived, UInt qp, UInt psn, UInt row, Bool look, UInt bits) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(4)), p.in(uint(8)), p.in(uint(4)), p.in(bool()), p.out(uint(128)));
        }

        @Override public void body(Io io) {
            var seen = memory(bool(), 16 * 128).style(BRAM).collision(bypass ? NEW_DATA : OLD_DATA).latency(latency);
            when(io.arrived, () -> seen.write(cat(io.qp, io.psn.trunc(7)), io.psn.bit(7).not()));
            var bits = seen.readWide(io.row, 128, io.look);
            io.bits.set(bits);
        }
    }

    @Doc("A deep table of UltraRAM.")
    record Deep(int width, int depth, int lanes, int latency, boolean bypass) implements Circuit<Deep.Io> {
        record Io(Bool write, UInt at, UInt data, UInt mask, UInt from, Bool look, UInt word) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(indexWidth(depth))), p.in(uint(width)), p.in(uint(lanes)),
                p.in(uint(indexWidth(depth))), p.in(bool()), p.out(uint(width)));
        }

        @Override public void body(Io io) {
            var words = memory(uint(width), depth).style(URAM).collision(bypass ? NEW_DATA : OLD_DATA).latency(latency);
            when(io.write, () -> {
                if (lanes > 1) {
                    words.write(io.at, io.data, io.mask);
                } else {
                    words.write(io.at, io.data.xor(io.data.rotateLeft(1)));
                    ignore(io.mask);
                }
            });
            var word = words.read(io.from, io.look);
            io.word.set(word);
        }
    }

    @Doc("Small memories read at once and with the data just written.")
    record Small(boolean masked) implements Circuit<Small.Io> {
        record Io(Bool write, UInt at, UInt data, UInt now, UInt later) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(4)), p.in(uint(16)), p.out(uint(16)), p.out(uint(16)));
        }

        @Override public void body(Io io) {
            var first = memory(uint(16), 16).style(LUTRAM);
            var second = memory(uint(16), 16).collision(NEW_DATA);
            when(io.write, () -> {
                first.write(io.at, io.data.plus(1));
                if (masked) {
                    second.write(io.at, io.data.minus(1), io.at.trunc(2));
                } else {
                    second.write(io.at, io.data);
                }
            });
            io.now.set(first.peek(io.at).xor(1));
            var later = second.read(io.at.plus(1));
            io.later.set(later);
        }
    }

    @Doc("Memories whose ports must keep apart.")
    record Apart() implements Circuit<Apart.Io> {
        record Io(Bool write, UInt at, Bool also, UInt there, Bool look, UInt from, UInt row, UInt word, UInt marks)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(3)), p.in(bool()), p.in(uint(3)), p.in(bool()), p.in(uint(3)),
                p.in(uint(1)), p.out(uint(3)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var words = memory(uint(3), 5).collision(NEVER);
            when(io.write, () -> words.write(io.at, io.there));
            when(io.also, () -> words.write(io.there, io.at));
            var word = words.read(io.from, io.look);
            var seen = memory(bool(), 8).style(BRAM).collision(NEVER);
            seen.write(io.at, io.look);
            var marks = seen.readWide(io.row, 4);
            io.word.set(word);
            io.marks.set(marks);
        }
    }

    @Doc("A table of squares.")
    record Squares() implements Circuit<Squares.Io> {
        record Io(UInt x, UInt square) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(4)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var squares = memory(uint(8), 16).contents(i -> BigInteger.valueOf((long) i * i));
            io.square.set(squares.read(io.x));
        }
    }

    @Doc("A level with promises.")
    record Level(int depth) implements Circuit<Level.Io> {
        record Io(Bool up, Bool down, UInt level) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.out(uint(5)));
        }

        @Override public void body(Io io) {
            var level = reg(uint(5)).init(0);
            var before = past(level);
            when(io.up.and(io.down.not()), () -> {
                check(level.ne(depth), "full: \"no\" more than 100 %");
                level.next(level.plus(1));
            }).elseWhen(io.down.and(io.up.not()), () -> level.next(level.minus(1)));
            assume(io.down.not().or(level.ne(0)), "takes only what is there");
            check(level.le(depth), "never holds more than its depth");
            check(before.le(depth), "never held more than its depth");
            cover(level.eq(depth), "becomes full");
            io.level.set(level);
        }
    }
}
