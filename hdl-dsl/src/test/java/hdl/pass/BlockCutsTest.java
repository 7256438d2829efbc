package hdl.pass;

import static hdl.Hdl.bool;
import static hdl.Hdl.instance;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static hdl.Hdl.wire;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.junit.EachEngine;

/** A block shows its defaults for a moment; blocks that read each other must come to rest all the same. */
class BlockCutsTest {
    /** Shows a number as long as it is not 0. */
    record Child() implements Circuit<Child.Io> {
        record Io(UInt number, UInt shown) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            io.shown.set(0);
            when(io.number.ne(0), () -> io.shown.set(io.number));
        }
    }

    /** One decision about what goes into the instance and what becomes of what comes out of it. */
    record ThroughAnInstance() implements Circuit<ThroughAnInstance.Io> {
        record Io(Bool enable, UInt a, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var child = instance(new Child());
            child.number().set(0);
            io.sum.set(0);
            when(io.enable, () -> {
                child.number().set(io.a);
                io.sum.set(child.shown().plus(1));
            });
        }
    }

    /** Two decisions, each about two signals, of which one follows a signal of the other decision. */
    record Crosswise() implements Circuit<Crosswise.Io> {
        record Io(Bool enable, UInt a, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var first = wire(uint(8));
            var second = wire(uint(8));
            var third = wire(uint(8));
            first.set(1);
            third.set(3);
            when(io.enable, () -> {
                first.set(io.a);
                third.set(second.plus(1));
            });
            second.set(2);
            io.sum.set(0);
            when(io.enable, () -> {
                second.set(first.plus(1));
                io.sum.set(third);
            });
        }
    }

    /** Hands a handshake on while it is open. */
    record Gate() implements Circuit<Gate.Io> {
        record Io(Bool unlocked, Bool inValid, Bool inReady, Bool outValid, Bool outReady) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.out(bool()), p.out(bool()), p.in(bool()));
        }

        @Override public void body(Io io) {
            io.inReady.set(false);
            io.outValid.set(false);
            when(io.unlocked, () -> {
                io.inReady.set(io.outReady);
                io.outValid.set(io.inValid);
            });
        }
    }

    /** A sink behind the gate that is ready only when something comes. */
    record AroundTheGate() implements Circuit<AroundTheGate.Io> {
        record Io(Bool enable, UInt a, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var gate = instance(new Gate());
            gate.unlocked().set(io.enable);
            gate.inValid().set(io.a.any());
            gate.outReady().set(false);
            when(gate.outValid(), () -> gate.outReady().set(io.enable));
            io.sum.set(0);
            when(gate.inReady(), () -> io.sum.set(io.a.plus(1)));
        }
    }

    private static <I extends Bundle<I>> void sums(Circuit<I> circuit, Engine engine) {
        try (var dut = Simulation.of(circuit, engine)) {
            for (int a : new int[] {5, 7, 200}) {
                dut.pin("enable").set(true);
                dut.pin("a").set(a);
                dut.settle();
                assertThat(dut.pin("sum").get()).isGreaterThan(a);
                dut.pin("enable").set(false);
                dut.settle();
                assertThat(dut.pin("sum").get()).isZero();
            }
        }
    }

    @EachEngine void blocksThatReadEachOtherThroughAnInstanceComeToRest(Engine engine) {
        sums(new ThroughAnInstance(), engine);
    }

    @EachEngine void blocksThatReadEachOtherComeToRest(Engine engine) {
        sums(new Crosswise(), engine);
    }

    @EachEngine void aReadyMayFollowAValidAroundAModule(Engine engine) {
        sums(new AroundTheGate(), engine);
    }
}
