package hdl.timeline;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.at;
import static hdl.Hdl.instance;
import static hdl.Hdl.memory;
import static hdl.Hdl.reg;
import static hdl.Hdl.stage;
import static hdl.Hdl.timeline;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;

/** Small pipelines that tests of timelines share. */
final class Pipes {
    private Pipes() {
    }

    @Doc("Multiplies and adds: (a * b) + c, the sum three cycles later.")
    record MultiplyAdd(boolean aligned) implements Circuit<MultiplyAdd.Io> {
        record Io(UInt a, UInt b, UInt c, UInt key, UInt sum, UInt keyOut) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(uint(8)), p.at(0).in(uint(8)), p.at(0).in(uint(16)), p.at(0).in(uint(12)),
                p.at(3).out(uint(16)), p.at(6).out(uint(12)));
        }

        @Override public void body(Io io) {
            var t = timeline(io.a);
            if (aligned) {
                t.aligned();
            }
            var product = stage(stage(io.a.times(io.b)));
            io.sum.set(stage(product.plus(aligned ? io.c : at(2, io.c))));
            io.keyOut.set(at(6, io.key));
        }
    }

    @Doc("Uses a pipeline and adds what came with the operation.")
    record User() implements Circuit<User.Io> {
        record Io(Valid<UInt> a, UInt b, Valid<UInt> out, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(Valid.of(uint(8))), p.at(1).in(uint(8)), p.at(5).out(Valid.of(uint(16))),
                p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var t = timeline(io.a).aligned();
            var adder = instance(new MultiplyAdd(true));
            adder.a().set(io.a.value());
            adder.b().set(io.b);
            adder.c().set(0);
            adder.key().set(0);
            var isOdd = t.flag(adder.sum().bit(0));
            var count = reg(uint(8)).init(0);
            when(isOdd, () -> count.next(count.plus(1)));
            io.count.set(count);
            io.out.value().set(stage(adder.sum().plus(io.a.value().zext(16))));
            io.out.valid().set(stage(t.flag(adder.sum().ne(0))));
        }
    }

    @Doc("Multiplies and counts; while it is held, nothing moves.")
    record Held() implements Circuit<Held.Io> {
        record Io(Valid<UInt> a, UInt b, hdl.Bool moves, UInt product, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(Valid.of(uint(8))), p.at(0).in(uint(8)), p.in(hdl.Hdl.bool()),
                p.at(5).out(uint(16)), p.at(5).out(uint(8)));
        }

        @Override public void body(Io io) {
            var t = timeline(io.a).aligned().advance(io.moves);
            var squares = memory(uint(16), 256).style(BRAM)
                .contents(i -> java.math.BigInteger.valueOf((long) i * i));
            var square = stage(squares.read(stage(io.a.value())));
            var count = reg(uint(8)).init(0);
            when(t.flag(square.bit(0)), () -> count.next(count.plus(1)));
            io.product.set(stage(square.plus(io.b.zext(16))));
            io.count.set(count);
        }
    }

    @Doc("Lets a value wait for five cycles.")
    record Waits(boolean counted) implements Circuit<Waits.Io> {
        record Io(UInt key, UInt found) implements Bundle<Io> {}

        @Override public String moduleName() {
            return "Waits";
        }

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(uint(8)), p.at(6).out(uint(8)));
        }

        @Override public void body(Io io) {
            io.found.set(stage((counted ? at(5, io.key) : stage(stage(stage(stage(stage(io.key)))))).plus(1)));
        }
    }

    @Doc("Adds to the counter of a queue.")
    record Counters(int words, boolean forwarded) implements Circuit<Counters.Io> {
        record Io(Valid<UInt> add, UInt amount, UInt total) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(Valid.of(uint(hdl.Hdl.log2Ceil(words)))), p.at(0).in(uint(16)),
                p.at(3).out(uint(16)));
        }

        @Override public void body(Io io) {
            var t = timeline(io.add).aligned();
            var counters = memory(uint(16), words).style(BRAM).latency(2).zeroed();
            var counter = t.recall(counters, io.add.value());
            if (forwarded) {
                counter.forwarded();
            } else {
                counter.apart(4);
            }
            var total = stage(counter.value().plus(io.amount));
            counter.write(total);
            io.total.set(total);
        }
    }
}
