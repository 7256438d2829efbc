package hdl.sim;

import static hdl.Hdl.bool;
import static hdl.Hdl.machine;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Clock;
import hdl.Doc;
import hdl.Hdl;
import hdl.Ports;
import hdl.sim.agent.Agent;
import hdl.sim.junit.EachEngine;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a wait in vain tells: the value that did not come, and where every machine of the circuit stands. */
class WaitingTest {
    private static final Options OPTIONS = Options.standard().seed(5);

    /** States of {@link Sender}. */
    enum Phase { IDLE, HEADER, BODY }

    @Doc("Sends three cycles of header, then a body that ends with the last beat.")
    record Sender() implements Circuit<Sender.Io> {
        record Io(Bool start, Bool last, Bool done) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            var phase = machine(Phase.IDLE);
            var count = reg(uint(2)).init(0);
            phase.in(Phase.IDLE, () -> when(io.start, () -> phase.go(Phase.HEADER)));
            phase.in(Phase.HEADER, () -> {
                count.next(count.plus(1));
                when(count.eq(2), () -> phase.go(Phase.BODY));
            });
            phase.in(Phase.BODY, () -> when(io.last, () -> phase.go(Phase.IDLE)));
            io.done.set(phase.is(Phase.BODY).and(io.last));
        }
    }

    @Doc("Two senders, the second started by the end of the first.")
    record Pair() implements Circuit<Pair.Io> {
        record Io(Bool start, Bool last, Bool done) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            var first = Hdl.instance(new Sender());
            var second = Hdl.instance(new Sender());
            first.start().set(io.start);
            first.last().set(io.last);
            second.start().set(first.done());
            second.last().set(false);
            io.done.set(second.done());
        }
    }

    @Doc("A machine on the second clock.")
    record TwoClocks() implements Circuit<TwoClocks.Io> {
        record Io(Clock slow, Clock fast, Bool stop, Bool start, Bool done, Bool busy) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var slow = p.clock();
            var fast = p.clock();
            return new Io(slow, fast, p.on(slow).in(bool()), p.on(fast).in(bool()), p.on(slow).out(bool()),
                p.on(fast).out(bool()));
        }

        @Override public void body(Io io) {
            io.done.set(io.stop);
            Hdl.in(io.fast, () -> {
                var sender = Hdl.instance(new Sender());
                sender.start().set(io.start);
                sender.last().set(false);
                io.busy.set(sender.done());
            });
        }
    }

    @Doc("More machines than a message lists.")
    record Row(int count) implements Circuit<Row.Io> {
        record Io(Bool start, Bool done) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            Bool done = Hdl.lit(false);
            for (int i = 0; i < count; i++) {
                var sender = Hdl.instance(new Sender());
                sender.start().set(i < count - 1 ? Hdl.lit(false) : io.start);
                sender.last().set(false);
                done = done.or(sender.done());
            }
            io.done.set(done);
        }
    }

    @EachEngine void aMachineTellsItsStateAndSinceWhen(Engine engine) {
        try (var dut = Simulation.of(new Sender(), engine, OPTIONS)) {
            dut.pin(dut.io().start()).set(1);
            var done = dut.pin(dut.io().done());
            // Cycles 0 and 1 are the reset, 2 is IDLE, 3 to 5 are HEADER.
            assertSays(() -> dut.stepUntil(done, 1, 1000), "'done' is still 0 after 1,000 cycles, not 1"
                + (engine.isJvm() ? "; 'phase' has been BODY since cycle 6" : "") + "; seed 5");
            assertThat(dut.cycle(0)).isEqualTo(2 + 1000);
        }
    }

    @Test void aMachineThatNeverMovedDuringTheWaitSaysSo() {
        try (var dut = Simulation.of(new Sender(), Engine.JVM, OPTIONS)) {
            dut.pin(dut.io().start()).set(1);
            dut.step(10);
            assertSays(() -> dut.stepUntil(dut.pin(dut.io().done()), 1, 20),
                "'done' is still 0 after 20 cycles, not 1; 'phase' has been BODY throughout; seed 5");
        }
    }

    @Test void conditionsAgentsAndWavesChangeNothingOfIt(@TempDir Path folder) {
        try (var dut = Simulation.of(new Sender(), Engine.JVM, OPTIONS)) {
            var done = dut.pin(dut.io().done());
            dut.pin(dut.io().start()).set(1);
            assertSays(() -> dut.stepUntil(() -> done.get() == 1, 50),
                "the condition is still false after 50 cycles; 'phase' has been BODY since cycle 6; seed 5");
            dut.reset(1);
            dut.add(new Quiet());
            dut.waves(folder.resolve("sender.vcd"));
            // 53 edges and an IDLE cycle later.
            assertSays(() -> dut.stepUntil(done, 1, 50), "'done' is still 0 after 50 cycles, not 1; "
                + "'phase' has been BODY since cycle 57; seed 5, waves in sender.vcd");
        }
    }

    @Test void machinesOfInstancesHaveTheirPath() {
        try (var dut = Simulation.of(new Pair(), Engine.JVM, OPTIONS.claims(false))) {
            dut.pin(dut.io().start()).set(1);
            dut.step();
            dut.pin(dut.io().start()).set(0);
            dut.pin(dut.io().last()).set(1);
            // The first is HEADER from 3 to 5 and BODY in 6, where the second starts: HEADER from 7 to 9.
            assertSays(() -> dut.stepUntil(dut.pin(dut.io().done()), 1, 1), "'done' is still 0 after 1 cycle, not 1; "
                + "'first.phase' has been HEADER throughout, 'second.phase' has been IDLE throughout; seed 5");
            assertSays(() -> dut.stepUntil(dut.pin(dut.io().done()), 1, 90), "'done' is still 0 after 90 cycles, "
                + "not 1; 'first.phase' has been IDLE since cycle 7, 'second.phase' has been BODY since cycle 10; "
                + "seed 5");
        }
    }

    @Test void cyclesAreThoseOfTheClockOfTheMachine() {
        try (var dut = Simulation.of(new TwoClocks(), Engine.JVM, OPTIONS)) {
            dut.clock(dut.io().fast()).period(3_000);
            dut.pin(dut.io().start()).set(1);
            assertSays(() -> dut.stepUntil(dut.pin(dut.io().done()), 1, 5), "'done' is still 0 after 5 cycles, not 1; "
                + "'sender.phase' has been BODY since cycle 6 of 'fast'; seed 5");
            dut.reset(2);
            assertSays(() -> dut.stepUntil(() -> false, 0), "the condition is still false after 0 cycles; "
                + "'sender.phase' has been IDLE throughout; seed 5");
        }
    }

    @Test void ofManyMachinesThoseThatMovedAreListed() {
        try (var dut = Simulation.of(new Row(10), Engine.JVM, OPTIONS)) {
            dut.pin(dut.io().start()).set(1);
            assertSays(() -> dut.stepUntil(dut.pin(dut.io().done()), 1, 9), "'done' is still 0 after 9 cycles, not 1; "
                + "'sender_10.phase' has been BODY since cycle 6, 'sender.phase' has been IDLE throughout, "
                + "'sender_2.phase' has been IDLE throughout, 'sender_3.phase' has been IDLE throughout, "
                + "'sender_4.phase' has been IDLE throughout, 'sender_5.phase' has been IDLE throughout, "
                + "'sender_6.phase' has been IDLE throughout, 'sender_7.phase' has been IDLE throughout, "
                + "and 2 machines more; seed 5");
        }
    }

    private static void assertSays(ThrowingCallable wait, String text) {
        assertThatThrownBy(wait).hasMessageMatching("WaitingTest.java:\\d+: HDL804: " + Pattern.quote(text));
    }

    /** Does nothing, but is ticked. */
    private static final class Quiet implements Agent {
        @Override public void drive() {
        }

        @Override public void sample() {
        }
    }
}
