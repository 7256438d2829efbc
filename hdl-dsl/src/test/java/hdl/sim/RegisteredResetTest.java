package hdl.sim;

import static hdl.Hdl.bool;
import static hdl.Hdl.check;
import static hdl.Hdl.instance;
import static hdl.Hdl.memory;
import static hdl.Hdl.reg;
import static hdl.Hdl.registeredReset;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.sim.junit.EachEngine;
import hdl.testing.Golden;
import hdl.testing.Lint;
import org.junit.jupiter.api.Test;

/** A circuit that is reset by a register of its own beside one that is not: both have run equally long when the test begins. */
class RegisteredResetTest {
    @Doc("Counts cycles, and keeps the last count of each remainder.")
    record Inner(boolean registered) implements Circuit<Inner.Io> {
        record Io(Bool up, UInt count, UInt kept) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            if (registered) {
                registeredReset();
            }
            var count = reg(uint(8)).init(5);
            var last = memory(uint(8), 4).style(hdl.Hdl.LUTRAM).zeroed();
            when(io.up, () -> {
                count.next(count.plus(1));
                last.write(count.trunc(2), count);
            });
            check(count.ge(5), "counts up from the value after reset");
            io.count.set(count);
            io.kept.set(last.peek(count.trunc(2)));
        }
    }

    @Doc("Two of them.")
    record Outer() implements Circuit<Outer.Io> {
        record Io(Bool up, UInt early, UInt late, UInt kept, UInt other) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(uint(8)), p.out(uint(8)), p.out(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var early = instance(new Inner(false));
            var late = instance(new Inner(true));
            early.up().set(io.up);
            late.up().set(io.up);
            io.early.set(early.count());
            io.late.set(late.count());
            io.kept.set(late.kept());
            io.other.set(early.kept());
        }
    }

    @EachEngine void leavesTheResetOneCycleLaterAndTheSimulationWaitsForIt(Engine engine) {
        try (var dut = Simulation.of(new Outer(), engine)) {
            var io = dut.io();
            for (int life = 0; life < 3; life++) {
                assertThat(dut.pin(io.early()).get()).isEqualTo(5);
                assertThat(dut.pin(io.late()).get()).isEqualTo(5);
                dut.pin(io.up()).set(1);
                dut.step(4);
                assertThat(dut.pin(io.late()).get()).isEqualTo(9);
                assertThat(dut.pin(io.kept()).get()).isEqualTo(5);
                assertThat(dut.pin(io.other()).get()).isEqualTo(5);
                dut.pin(io.up()).set(0);
                dut.reset(1 + life);
            }
        }
    }

    @EachEngine void countsWhatComesWhileOneIsStillHeld(Engine engine) {
        try (var dut = Simulation.of(new Outer(), engine)) {
            var io = dut.io();
            dut.pin(io.up()).set(1);
            dut.reset(2);                                    // the last edge finds only the late one in reset
            assertThat(dut.pin(io.early()).get()).isEqualTo(6);
            assertThat(dut.pin(io.late()).get()).isEqualTo(5);
        }
    }

    @Doc("Counts cycles until somebody says that it begins anew.")
    record Renewed() implements Circuit<Renewed.Io> {
        record Io(Bool anew, UInt count) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            registeredReset(io.anew);
            var inner = instance(new Inner(false));
            inner.up().set(true);
            hdl.Hdl.ignore(inner.kept());
            io.count.set(inner.count());
        }
    }

    @Doc("One that is renewed, and who does it is not.")
    record Renewing() implements Circuit<Renewing.Io> {
        record Io(Bool anew, UInt count, UInt told) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var told = reg(uint(8)).init(0);
            when(io.anew, () -> told.next(told.plus(1)));
            var renewed = instance(new Renewed());
            renewed.anew().set(io.anew);
            io.count.set(renewed.count());
            io.told.set(told);
        }
    }

    @EachEngine void aValueResetsAsThePortDoes(Engine engine) {
        try (var dut = Simulation.of(new Renewing(), engine)) {
            var io = dut.io();
            long count = 5;
            for (int life = 1; life < 4; life++) {
                dut.step(3);
                dut.pin(io.anew()).set(1);
                dut.step();
                dut.pin(io.anew()).set(0);
                assertThat(dut.pin(io.count()).get()).as("it is not reset yet").isEqualTo(count + 4);
                dut.step();
                assertThat(dut.pin(io.count()).get()).as("it is").isEqualTo(5);
                assertThat(dut.pin(io.told()).get()).as("who does it lives on").isEqualTo(life);
                dut.step();
                assertThat(dut.pin(io.count()).get()).as("it counts again").isEqualTo(6);
                count = 6;
            }
        }
    }

    @Test void theTextIsAsAccepted() {
        Golden.check("emit", new Inner(true));
        Lint.check(new Outer());
    }

    @Test void theDelayIsThatOfTheDeepest() {
        assertThat(Design.of(new Inner(false)).top().resetDelay()).isZero();
        assertThat(Design.of(new Outer()).top().resetDelay()).isEqualTo(1);
    }
}
