package hdl.sim;

import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.check;
import static hdl.Hdl.choice;
import static hdl.Hdl.choose;
import static hdl.Hdl.in;
import static hdl.Hdl.memory;
import static hdl.Hdl.reg;
import static hdl.Hdl.sint;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Choice;
import hdl.Circuit;
import hdl.Clock;
import hdl.Coded;
import hdl.Ports;
import hdl.SInt;
import hdl.UInt;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;

/** What the engines must agree on beyond counting: signs, choices, memories with contents, claims, several clocks. */
class LanguageOnEnginesTest {
    enum Kind implements Coded {
        READ(3), WRITE(9);

        private final long code;

        Kind(long code) {
            this.code = code;
        }

        @Override public long code() {
            return code;
        }
    }

    record Types() implements Circuit<Types.Io> {
        record Io(SInt a, SInt b, SInt sum, Choice<Kind> kind, Choice<Kind> same) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(sint(12)), p.in(sint(12)), p.out(sint(13)), p.in(choice(Kind.class)),
                p.out(choice(Kind.class)));
        }

        @Override public void body(Io io) {
            io.sum.set(io.a.plusWide(io.b));
            io.same.set(io.kind);
        }
    }

    @EachEngine void signedPortsAreSignedAndChoicesAreConstants(Engine engine) {
        try (var dut = Simulation.of(new Types(), engine)) {
            var a = dut.pin(dut.io().a());
            var kind = dut.pin(dut.io().kind());
            a.set(-2048);
            dut.pin(dut.io().b()).set(-3);
            kind.set(Kind.WRITE);
            dut.settle();
            assertThat(dut.pin(dut.io().sum()).get()).isEqualTo(-2051);
            assertThat(dut.pin(dut.io().sum()).big()).isEqualTo(-2051);
            assertThat(dut.pin(dut.io().same()).get(Kind.class)).isEqualTo(Kind.WRITE);
            assertThat(dut.pin(dut.io().same()).get()).isEqualTo(9);
            assertThatThrownBy(() -> a.set(2048))
                .hasMessageEndingWith("HDL808: 2048 does not fit in 'a' (12 bits, -2048 to 2047); "
                    + "mask it, or widen the port");
            kind.set(4);
            dut.settle();
            assertThatThrownBy(() -> dut.pin(dut.io().same()).get(Kind.class))
                .hasMessageEndingWith("HDL808: 'same' is 4, which is no constant of Kind");
        }
    }

    /** A field of the host is wider than the codes: what no constant has is none of them, and no arm takes it. */
    record Wide() implements Circuit<Wide.Io> {
        record Io(Choice<Kind> kind, Bool read, UInt chosen) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(choice(Kind.class, 8)), p.out(bool()), p.out(uint(2)));
        }

        @Override public void body(Io io) {
            io.read.set(io.kind.is(Kind.READ));
            choose(io.kind).on(Kind.READ, () -> io.chosen.set(1)).on(Kind.WRITE, () -> io.chosen.set(2))
                .otherwise(() -> io.chosen.set(3));
        }
    }

    @EachEngine void aWiderFieldMayHoldOtherCodes(Engine engine) {
        try (var dut = Simulation.of(new Wide(), engine)) {
            for (int code : new int[] {3, 9, 0, 0x13, 0x19, 255}) {
                dut.pin(dut.io().kind()).set(code);
                dut.settle();
                assertThat(dut.pin(dut.io().read()).get()).isEqualTo(code == 3 ? 1 : 0);
                assertThat(dut.pin(dut.io().chosen()).get()).isEqualTo(code == 3 ? 1 : code == 9 ? 2 : 3);
            }
            dut.pin(dut.io().kind()).set(Kind.WRITE);
            dut.settle();
            assertThat(dut.pin(dut.io().chosen()).get()).isEqualTo(2);
        }
    }

    record Squares() implements Circuit<Squares.Io> {
        record Io(UInt at, UInt square) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(4)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var squares = memory(uint(8), 16).style(LUTRAM).contents(i -> BigInteger.valueOf((long) i * i));
            io.square.set(squares.peek(io.at));
        }
    }

    @EachEngine void aMemoryStartsWithItsContents(Engine engine) {
        try (var dut = Simulation.of(new Squares(), engine, Options.standard().start(Options.Start.ZERO))) {
            for (int i = 0; i < 16; i++) {
                dut.pin(dut.io().at()).set(i);
                dut.settle();
                assertThat(dut.pin(dut.io().square()).get()).isEqualTo(i * i);
            }
        }
    }

    record Bounded() implements Circuit<Bounded.Io> {
        record Io(UInt step, UInt level) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var level = reg(uint(8)).init(0);
            level.next(level.plus(io.step));
            check(level.le(100), "never above 100");
            io.level.set(level);
        }
    }

    @EachEngine void aFalseClaimIsTheSameFailureEverywhere(Engine engine) {
        try (var dut = Simulation.of(new Bounded(), engine, Options.standard().seed(4))) {
            dut.pin(dut.io().step()).set(10);
            dut.step(5);
            // level is 110 after 11 edges; cycle 13 is the 12th edge after the reset's two
            assertThatThrownBy(() -> dut.step(1000))
                .hasMessageMatching("LanguageOnEnginesTest.java:\\d+: HDL801: claim 'never above "
                    + "100' is false at cycle 13(: .*)?; seed 4");
        }
        try (var dut = Simulation.of(new Bounded(), engine, Options.standard().claims(false))) {
            dut.pin(dut.io().step()).set(10);
            dut.step(20);
            assertThat(dut.pin(dut.io().level()).get()).isEqualTo(200);
        }
    }

    record TwoClocks() implements Circuit<TwoClocks.Io> {
        record Io(Clock fast, Clock slow, UInt ticks, UInt tocks) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            var fast = p.clock();
            var slow = p.clock();
            return new Io(fast, slow, p.on(fast).out(uint(16)), p.on(slow).out(uint(16)));
        }

        @Override public void body(Io io) {
            in(io.fast, () -> {
                var ticks = reg(uint(16)).init(0);
                ticks.next(ticks.plus(1));
                io.ticks.set(ticks);
            });
            in(io.slow, () -> {
                var tocks = reg(uint(16)).init(0);
                tocks.next(tocks.plus(1));
                io.tocks.set(tocks);
            });
        }
    }

    @EachEngine void clocksTickAtTheirOwnSpeed(Engine engine) {
        try (var dut = Simulation.of(new TwoClocks(), engine)) {
            dut.clock(dut.io().fast()).period(3_000);
            dut.clock(dut.io().slow()).period(7_000);
            dut.step(70);
            assertThat(dut.pin(dut.io().ticks()).get()).isEqualTo(70);
            assertThat(dut.pin(dut.io().tocks()).get()).isEqualTo(30);
            dut.clock(dut.io().fast()).period(7_000);
            dut.step(10);
            assertThat(dut.pin(dut.io().tocks()).get()).isEqualTo(40);
        }
    }
}
