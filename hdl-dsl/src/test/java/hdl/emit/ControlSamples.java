package hdl.emit;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Stream;

/** Small circuits around {@code when}, {@code choose} and machines. */
final class ControlSamples {
    private ControlSamples() {
    }

    /** States of {@link Sender}. */
    enum Phase { IDLE, HEADER, BODY }

    @Doc("Sends a header and then a body of known length.")
    record Sender() implements Circuit<Sender.Io> {
        record Io(Bool start, UInt length, Stream<UInt> out, Bool busy) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(4)), p.out(Stream.of(uint(8))), p.out(bool()));
        }

        @Override public void body(Io io) {
            var phase = machine(Phase.IDLE);
            var left = reg(uint(4));
            var last = left.eq(1);

            io.out.valid().set(false);
            io.out.payload().set(0);
            phase.in(Phase.IDLE, () -> when(io.start, () -> {
                left.next(io.length);
                phase.go(Phase.HEADER);
            })).in(Phase.HEADER, () -> {
                io.out.valid().set(true);
                io.out.payload().set(0xA5);
                when(io.out.ready(), () -> phase.go(Phase.BODY));
            }).in(Phase.BODY, () -> {
                io.out.valid().set(true);
                io.out.payload().set(left.zext(8));
                when(io.out.ready(), () -> {
                    left.next(left.minus(1));
                    when(last, () -> phase.go(Phase.IDLE));
                });
            });
            io.busy.set(phase.is(Phase.IDLE).not());
            cover(phase.is(Phase.BODY).and(last), "sends the last byte");
        }
    }

    /** What {@link Alu} computes. */
    enum Word { ADD, SUB, AND, NOP }

    @Doc("Computes one of four functions.")
    record Alu(int width) implements Circuit<Alu.Io> {
        record Io(Choice<Word> word, UInt a, UInt b, UInt result, Bool zero) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(choice(Word.class)), p.in(uint(width)), p.in(uint(width)), p.out(uint(width)),
                p.out(bool()));
        }

        @Override public void body(Io io) {
            choose(io.word)
                .on(Word.ADD, () -> io.result.set(io.a.plus(io.b)))
                .on(Word.SUB, () -> io.result.set(io.a.minus(io.b)))
                .on(Word.AND, () -> io.result.set(io.a.and(io.b)))
                .on(Word.NOP, () -> io.result.set(io.a));
            io.zero.set(io.result.eq(0));
        }
    }

    @Doc("Remembers a word; a claim names a constant that nothing else reads.")
    record Promise() implements Circuit<Promise.Io> {
        record Io(Choice<Word> word, Choice<Word> last) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(choice(Word.class)), p.out(choice(Word.class)));
        }

        @Override public void body(Io io) {
            var last = reg(choice(Word.class)).init(Word.ADD);
            last.next(io.word);
            io.last.set(last);
            assume(io.word.is(Word.NOP).not(), "always works");
            cover(last.is(Word.AND), "has seen an and");
        }
    }

    @Doc("Defaults, exceptions, and signals that read each other.")
    record Exceptions() implements Circuit<Exceptions.Io> {
        record Io(Bool a, Bool b, UInt x, UInt y, UInt sum, UInt held, Bool flag) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.in(uint(8)), p.in(uint(8)), p.out(uint(8)), p.out(uint(8)),
                p.out(bool()));
        }

        @Override public void body(Io io) {
            var chosen = wire(uint(8));
            var held = reg(uint(8));
            var seen = reg(bool()).init(0);
            chosen.set(io.x);
            io.flag.set(false);
            io.sum.set(0);
            when(io.a, () -> {
                chosen.set(io.y);
                io.flag.set(true);
                io.sum.set(chosen.plus(1));
            }).elseWhen(io.b, () -> {
                io.sum.set(io.x.plus(io.y));
                held.next(io.x);
            });
            when(io.b, () -> seen.next(true)).otherwise(() -> {
                when(io.a, () -> held.next(chosen));
            });
            choose(io.x).on(3L, () -> seen.next(false)).on(java.util.List.of(4L, 5L), () -> held.next(io.y));
            io.held.set(mux(seen, held, io.y));
        }
    }
}
