package hdl.mistakes;

import static hdl.Hdl.bool;
import static hdl.Hdl.in;
import static hdl.Hdl.instance;
import static hdl.Hdl.reg;
import static hdl.Hdl.registeredReset;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Ports;
import hdl.Reset;
import hdl.UInt;
import hdl.lib.cdc.Synchronizer;
import java.util.List;
import java.util.function.Consumer;

/** Clocks, resets and crossings: HDL401 to HDL414. */
final class ClockMistakes {
    record Io(Clock network, Clock host, Bool button, UInt start, UInt total, UInt shown) implements Bundle<Io> {}

    /** Two clocks, a port of none, and a body to choose. */
    record TwoClocks(int number) implements Circuit<Io> {
        private static final List<Consumer<Io>> BODIES = List.of(ClockMistakes::meter, ClockMistakes::button,
            ClockMistakes::unconnected, ClockMistakes::outside, ClockMistakes::level, ClockMistakes::ownCrossing,
            ClockMistakes::declaredReset);

        @Override public Io ports(Ports p) {
            var network = p.clock();
            var host = p.clock();
            return new Io(network, host, p.async().in(bool()), p.on(network).in(uint(16)), p.on(network).out(uint(16)),
                p.on(host).out(uint(16)));
        }

        @Override public void body(Io io) {
            BODIES.get(number).accept(io);
        }
    }

    record Undecided() implements Circuit<Undecided.Io> {
        record Io(Clock network, Clock host, UInt value) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clock(), p.clock(), p.in(uint(8))); // HDL410
        }

        @Override public void body(Io io) {}
    }

    record Unreset() implements Circuit<Unreset.Io> {
        record Io(Clock fast, UInt value, UInt held) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.clock(Reset.NONE), p.in(uint(8)), p.out(uint(8))); // HDL407
        }

        @Override public void body(Io io) {
            var held = reg(uint(8)).init(0);
            held.next(io.value);
            io.held.set(held);
        }
    }

    record Crossing() implements Circuit<Crossing.Io> {
        record Io(Clock write, Clock read, UInt first, UInt last) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var write = p.clock();
            var read = p.clock();
            return new Io(write, read, p.on(write).in(uint(16)), p.on(read).out(uint(16)));
        }

        @Override public void body(Io io) {
            io.last.set(0);
        }
    }

    private ClockMistakes() {}

    private static void meter(Io io) {
        in(io.network, () -> {
            var count = reg(uint(16)).init(0); // HDL401 1
            in(io.host, () -> {
                var limit = reg(uint(16)).init(0); // HDL401 2
                limit.next(limit.plus(1));
                count.next(count.plus(limit)); // HDL401
                io.shown.set(limit);
            });
            io.total.set(count);
        });
    }

    private static void button(Io io) {
        in(io.network, () -> {
            var pressed = reg(bool()).init(0);
            pressed.next(io.button); // HDL402
            io.total.set(io.start.gate(pressed));
        });
        io.shown.set(0);
    }

    private static void unconnected(Io io) {
        var crossing = instance(new Crossing()); // HDL405
        crossing.write().set(io.network);
        crossing.first().set(io.start);
        io.shown.set(crossing.last());
        io.total.set(0);
    }

    private static void level(Io io) {
        in(io.network, () -> {
            var level = reg(uint(5)).init(0);
            level.next(io.start.trunc(5));
            in(io.host, () -> io.shown.set(Synchronizer.of(level).asUInt().zext(16))); // HDL403
        });
        io.total.set(0);
    }

    private static void ownCrossing(Io io) {
        in(io.host, () -> io.shown.set(hdl.Crossing.here(io.start))); // HDL411
        io.total.set(0);
    }

    private static void outside(Io io) {
        var count = reg(uint(16)).init(0); // HDL408
        io.total.set(count);
    }

    private static void declaredReset(Io io) {
        in(io.network, () -> registeredReset()); // HDL414 1
        io.total.set(0);
        io.shown.set(0);
    }

    static List<Mistake> all() {
        return new Mistake.Collection(ClockMistakes.class)
            .circuit("HDL401", """
                    {}: HDL401: 'count' (16 bits, clock network) meets 'limit' (16 bits, clock host); \
                    cross with HandshakeCrossing or AsyncFifo
                      {1}: 'count' declared here
                      {2}: 'limit' declared here""", new TwoClocks(0))
            .circuit("HDL402", "{}: HDL402: 'button' belongs to no clock; put a Synchronizer before its first use",
                new TwoClocks(1))
            .circuit("HDL403", "{}: HDL403: Synchronizer takes one bit or a Gray code, not 'level' (5 bits); use "
                    + "HandshakeCrossing or AsyncFifo", new TwoClocks(4))
            .circuit("HDL405", "{}: HDL405: clock 'read' of instance 'crossing' is not connected; write "
                + "crossing.read().set(...)",
                new TwoClocks(2))
            .circuit("HDL408", "{}: HDL408: a register stands outside any clock and this circuit has 2; put it into "
                    + "in(network, () -> ...)", new TwoClocks(3))
            .circuit("HDL410", "{}: HDL410: port 'value' belongs to no clock and this circuit has 2; declare it with "
                + "p.on(clock) or "
                    + "p.async()", new Undecided())
            .circuit("HDL411", "{}: HDL411: only the circuits of hdl.lib.cdc cross clocks; use Synchronizer, "
                    + "PulseCrossing, HandshakeCrossing or AsyncFifo", new TwoClocks(5))
            .body("HDL414", "{}: HDL414: the reset of this circuit has a register already; say it once", io -> {
                registeredReset();
                registeredReset(); // HDL414
                io.y().set(io.a());
            })
            .circuit("HDL414", "{1}: HDL414: the circuit declares clock 'network': a register for its reset stands in "
                + "the circuits of one clock inside; say registeredReset() there", new TwoClocks(6))
            .circuit("HDL407", "{}: HDL407: clock 'fast' is declared with Reset.NONE, and something in it needs one: an "
                + "init, a claim, or an instance whose clock has a reset; declare it with p.clock(), or leave that out", new Unreset())
            .all();
    }
}
