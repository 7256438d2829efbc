package hdl.timeline;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.at;
import static hdl.Hdl.cat;
import static hdl.Hdl.instance;
import static hdl.Hdl.keep;
import static hdl.Hdl.leave;
import static hdl.Hdl.link;
import static hdl.Hdl.memory;
import static hdl.Hdl.reg;
import static hdl.Hdl.retime;
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
import hdl.lib.Hold;
import hdl.lib.Stream;
import hdl.lib.StreamPipe;
import hdl.lib.Valid;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

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

    @Doc("Lets a value wait on a timeline that no port belongs to.")
    record Leaves(int cycles) implements Circuit<Leaves.Io> {
        record Io(UInt key, UInt found) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var begins = io.key.ne(0);
            var keys = timeline(begins).aligned();
            io.found.set(leave(at(cycles, keys.enter(0, io.key).gate(keys.valid()))));
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

    @Doc("Squares what comes, from a table, adds it and counts odd squares; some results are thrown away.")
    record Streamed(Hold hold) implements Circuit<Streamed.Io> {
        record Io(Stream<UInt> in, Stream<UInt> out) implements Bundle<Io> {}

        @Override public String moduleName() {
            return "Streamed";
        }

        @Override public Io ports(Ports p) {
            return new Io(p.in(Stream.of(uint(8))), p.out(Stream.of(uint(24))));
        }

        @Override public void body(Io io) {
            var pipe = StreamPipe.of(io.in, uint(24), hold);
            var t = pipe.timeline().aligned();
            var squares = memory(uint(16), 256).style(BRAM).contents(i -> BigInteger.valueOf((long) i * i));
            var square = stage(squares.read(stage(pipe.payload())));
            var odd = reg(uint(8)).init(0);
            when(t.flag(square.bit(0)), () -> odd.next(odd.plus(1)));
            var sum = stage(cat(odd, square.plus(pipe.payload().zext(16))));
            link(io.out, pipe.result(sum.bit(1).not(), sum));
        }

        /** What it makes of these payloads. */
        static List<Long> results(List<Integer> payloads) {
            var results = new ArrayList<Long>();
            long odd = 0;
            for (int x : payloads) {
                long sum = odd << 16 | x * x + x & 0xFFFF;
                if ((sum & 2) == 0) {
                    results.add(sum);
                }
                odd = odd + (x & 1) & 0xFF;
            }
            return results;
        }
    }

    @Doc("Two results of an operation, at different cycles, on one port.")
    record Merged() implements Circuit<Merged.Io> {
        record Io(Valid<UInt> in, Valid<UInt> out) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(Valid.of(uint(8))), p.out(Valid.of(uint(9))));
        }

        @Override public void body(Io io) {
            var t = timeline(io.in).aligned();
            var isShort = io.in.value().bit(0);
            var quick = Valid.result(t, isShort, stage(io.in.value().zext(9)));
            var half = keep(stage(io.in.value().shr(1)));
            var slow = Valid.result(t, isShort.not(), stage(stage(half.plusWide(io.in.value()))));
            link(io.out, Valid.merge(quick, slow));
        }
    }

    @Doc("A sum that waits in registers of its own, and one that tools may move.")
    record Marked() implements Circuit<Marked.Io> {
        record Io(UInt a, UInt b, UInt kept, UInt moved) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(uint(8)), p.at(0).in(uint(8)), p.at(4).out(uint(8)), p.at(2).out(uint(8)));
        }

        @Override public void body(Io io) {
            timeline(io.a).aligned();
            var kept = keep(at(2, io.a));
            io.kept.set(at(4, kept));
            var sum = retime(stage(io.a.plus(io.b)));
            io.moved.set(stage(sum));
        }
    }

    @Doc("Answers with what was last said of a key, or nearly so.")
    record Stale() implements Circuit<Stale.Io> {
        record Io(Valid<UInt> ask, UInt hint) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(Valid.of(uint(8))), p.at(2).out(uint(8)));
        }

        @Override public void body(Io io) {
            var t = timeline(io.ask).aligned().waitsAtMost(18);
            var entries = memory(uint(8), 256).style(BRAM).zeroed();
            var entry = t.recall(entries, io.ask.value()).stale("a hint is enough");
            var hint = stage(entry.value().plus(1));
            entry.write(hint);
            io.hint.set(hint);
        }
    }
}
