package hdl.emit;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.Vec;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.TrailingOnes;

/** Small circuits around names, instances, vecs, clocks and signals that depend on each other. */
final class StructureSamples {
    private StructureSamples() {
    }

    @Doc("Names that clash with words of the language and with each other.")
    record Naming() implements Circuit<Naming.Io> {
        record Io(@Doc("one pulse per packet") Bool start, @Doc("what to add") UInt value, Bool busy, UInt total)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(8)), p.out(bool()), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var begin = reg(uint(8)).init(0);
            var process = io.value.plus(begin);
            var busy = io.start.or(begin.ne(0));
            when(io.start, () -> begin.next(process));
            for (int i = 0; i < 2; i++) {
                var step = reg(uint(8)).init(i);
                var parity = step.plus(begin).parity();
                when(busy.and(parity), () -> step.next(begin));
            }
            io.busy.set(busy);
            var total = begin.xor(process);
            io.total.set(total.not());
        }
    }

    @Doc("A chain of slices whose inputs are chosen.")
    record Chain() implements Circuit<Chain.Io> {
        record Io(Bool swap, Stream<UInt> a, Stream<UInt> b, Stream<UInt> out, UInt ones) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var stream = Stream.of(uint(8));
            return new Io(p.in(bool()), p.in(stream), p.in(stream), p.out(stream), p.out(uint(2)));
        }

        @Override public void body(Io io) {
            var slice = instance(new RegisterSlice<>(uint(8)));
            var ignored = instance(new RegisterSlice<>(uint(8)));
            io.a.ready().set(false);
            io.b.ready().set(false);
            when(io.swap, () -> link(slice.in(), io.b)).otherwise(() -> link(slice.in(), io.a));
            link(io.out, slice.out());
            ignored.in().valid().set(slice.out().fires());
            ignored.in().payload().set(slice.out().payload());
            ignore(ignored.in().ready());
            ignored.out().ready().set(true);
            io.ones.set(TrailingOnes.of(io.a.payload()).trunc(2));
        }
    }

    @Doc("Elements written and read at positions known at run time.")
    record Lanes() implements Circuit<Lanes.Io> {
        record Io(Bool write, UInt at, UInt data, UInt read, UInt sum, Vec<UInt> copy) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(2)), p.in(uint(6)), p.out(uint(6)), p.out(uint(6)),
                p.out(vec(uint(6), 3)));
        }

        @Override public void body(Io io) {
            var lanes = reg(vec(uint(6), 3)).initZero();
            when(io.write, () -> lanes.at(io.at).next(io.data));
            io.read.set(lanes.at(io.at));
            io.sum.set(lanes.at(1).plus(lanes.at(io.at.not())));
            io.copy.set(lanes);
        }
    }

    @Doc("Signals of one when that depend on each other, directly and around a corner.")
    record Levels() implements Circuit<Levels.Io> {
        record Io(Bool up, UInt x, UInt first, UInt second, UInt third, UInt other) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(4)), p.out(uint(4)), p.out(uint(4)), p.out(uint(4)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var around = wire(uint(4));
            var a = wire(uint(4));
            var b = wire(uint(4));
            var c = wire(uint(4));
            around.set(a.plus(1));
            when(io.up, () -> {
                a.set(io.x);
                b.set(around.xor(io.x));
                c.set(b.plus(a));
                io.other.set(io.x.not());
            }).otherwise(() -> {
                a.set(0);
                b.set(io.x);
                c.set(a);
                io.other.set(3);
            });
            io.first.set(a);
            io.second.set(b);
            io.third.set(c);
        }
    }

    @Doc("Two clocks that never meet.")
    record TwoClocks() implements Circuit<TwoClocks.Io> {
        record Io(Clock network, Clock host, Bool tick, UInt count, Bool tock, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var network = p.clock();
            var host = p.clock();
            return new Io(network, host, p.on(network).in(bool()), p.on(network).out(uint(4)), p.on(host).in(bool()),
                p.on(host).out(uint(4)));
        }

        @Override public void body(Io io) {
            in(io.network, () -> {
                var count = reg(uint(4)).init(0);
                when(io.tick, () -> count.next(count.plus(1)));
                io.count.set(count);
            });
            in(io.host, () -> {
                var sum = reg(uint(4)).init(0).attribute("max_fanout", "64");
                when(io.tock, () -> sum.next(sum.plus(3)));
                io.sum.set(sum);
            });
        }
    }
}
