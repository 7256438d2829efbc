package hdl.sim;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.SInt;
import hdl.UInt;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.Random;

/** What random circuits found, made small and written down: one circuit per mistake, with the value it must show. */
class FoundDifferencesTest {
    /** Icarus computes the index of a word without wrapping: the sum needs a signal of its own. */
    record WrappedAddress() implements Circuit<WrappedAddress.Io> {
        record Io(UInt at, UInt now, UInt later) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(4)), p.out(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var words = memory(uint(8), 16).style(LUTRAM).contents(i -> BigInteger.valueOf(i + 100));
            io.now.set(words.peek(io.at.plus(15)));
            io.later.set(words.read(lit(0, 4).minus(io.at)));
        }
    }

    @EachEngine void addressesWrap(Engine engine) {
        try (var dut = Simulation.of(new WrappedAddress(), engine)) {
            dut.pin(dut.io().at()).set(3);
            dut.step();
            assertThat(dut.pin(dut.io().now()).get()).isEqualTo(102);
            assertThat(dut.pin(dut.io().later()).get()).isEqualTo(113);
        }
    }

    /** A constant with a wire of its own was printed as the wire itself. */
    record Table() implements Circuit<Table.Io> {
        record Io(UInt at, UInt value) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(3)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            io.value.set(hex("8765_4321_0f", 40).slice(io.at, 4));
        }
    }

    @EachEngine void aConstantCanBeIndexed(Engine engine) {
        try (var dut = Simulation.of(new Table(), engine)) {
            for (int at = 0; at < 8; at++) {
                dut.pin(dut.io().at()).set(at);
                dut.settle();
                assertThat(dut.pin(dut.io().value()).get()).isEqualTo(0x8765_4321_0fL >>> at & 15);
            }
        }
    }

    /** Repeated bits behind leading zeros, and a sum of concatenations as a position, lost or gained a brace. */
    record Braces() implements Circuit<Braces.Io> {
        record Io(Bool flag, UInt few, UInt wide, UInt padded, UInt picked) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(2)), p.in(uint(40)), p.out(uint(8)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            io.padded.set(fill(io.flag, 5).slice(io.few.zext(3), 4).zext(8));
            io.picked.set(io.wide.slice(cat(lit(0, 2), io.few).plus(cat(io.few, lit(1, 2))), 4));
        }
    }

    @EachEngine void bracesStandInPairs(Engine engine) {
        try (var dut = Simulation.of(new Braces(), engine)) {
            long wide = 0x12_3456_789aL;
            dut.pin(dut.io().flag()).set(1);
            dut.pin(dut.io().few()).set(2);
            dut.pin(dut.io().wide()).set(wide);
            dut.settle();
            assertThat(dut.pin(dut.io().padded()).get()).isEqualTo(0x1f >>> 2 & 15);
            assertThat(dut.pin(dut.io().picked()).get()).isEqualTo(wide >>> 2 + (2 << 2 | 1) & 15);
        }
    }

    /** Verilator reads 32 bits of the amount of a shift, and no number above that. */
    record FarShift() implements Circuit<FarShift.Io> {
        record Io(UInt value, UInt amount, UInt shifted, UInt gone, UInt picked) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(33)), p.in(uint(65)), p.out(uint(33)), p.out(uint(33)), p.out(uint(5)));
        }

        @Override public void body(Io io) {
            io.shifted.set(io.value.shl(io.amount));
            io.gone.set(io.value.shr(hex("16fc0d584", 33)));
            io.picked.set(io.value.slice(io.amount, 5));
        }
    }

    @EachEngine void farShiftsLeaveNothing(Engine engine) {
        try (var dut = Simulation.of(new FarShift(), engine)) {
            dut.pin(dut.io().value()).set(0x1_ffff_ffffL);
            for (int bit = 0; bit < 65; bit++) {
                dut.pin(dut.io().amount()).setBig(BigInteger.ONE.shiftLeft(bit));
                dut.settle();
                long by = bit < 6 ? 1L << bit : 33;
                assertThat(dut.pin(dut.io().shifted()).get()).as("1 << %d", bit).isEqualTo(by > 32 ? 0 : 0x1_ffff_ffffL << by & 0x1_ffff_ffffL);
                assertThat(dut.pin(dut.io().picked()).get()).isEqualTo(by > 32 ? 0 : 0x1_ffff_ffffL >>> by & 31);
                assertThat(dut.pin(dut.io().gone()).get()).isZero();
            }
        }
    }

    /** A register read through a slice of a concatenation was declared twice. */
    record PartOfCat() implements Circuit<PartOfCat.Io> {
        record Io(UInt value, UInt sum) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(4)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var held = reg(uint(4)).init(0);
            held.next(io.value);
            var low = cat(io.value, held).trunc(4).plus(cat(held, io.value).top(4));
            io.sum.set(low);
        }
    }

    @EachEngine void aPartOfAConcatenationIsNoNewRegister(Engine engine) {
        try (var dut = Simulation.of(new PartOfCat(), engine)) {
            dut.pin(dut.io().value()).set(5);
            dut.step();
            assertThat(dut.pin(dut.io().sum()).get()).isEqualTo(10);
        }
    }

    /** New data of a memory that nobody writes; a product as the selector of a case; a bypass whose row is logic; a constant decision. */
    record Mixed() implements Circuit<Mixed.Io> {
        record Io(UInt a, UInt b, UInt row, UInt every, UInt read, UInt chosen, UInt fixed) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(2)), p.in(uint(2)), p.out(uint(8)), p.out(uint(4)), p.out(uint(8)), p.out(uint(3)),
                p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var constants = memory(uint(8), 4).style(BRAM).collision(NEW_DATA).contents(i -> BigInteger.valueOf(0x40 + i));
            var flags = memory(bool(), 16).collision(NEW_DATA).zeroed();
            flags.write(cat(io.a.and(io.b), lit(1, 2)), lit(true));
            io.read.set(constants.read(io.a));
            var few = memory(bool(), 4).collision(NEW_DATA).zeroed();
            few.write(io.a, lit(true));
            io.every.set(few.readWide(lit(0, 1), 4));
            io.row.set(flags.readWide(io.a.trunc(1), 8));
            io.chosen.set(0);
            choose(io.a.times(io.b)).on(6L, () -> io.chosen.set(1)).on(9L, () -> io.chosen.set(2)).on(2L, () -> io.chosen.set(3));
            when(io.a.le(3), () -> io.fixed.set(9)).otherwise(() -> io.fixed.set(io.b.zext(4)));
        }
    }

    @EachEngine void whatElseWasFound(Engine engine) {
        try (var dut = Simulation.of(new Mixed(), engine)) {
            for (int i = 0; i < 16; i++) {
                int a = i >> 2;
                int b = i & 3;
                dut.reset(2);
                dut.pin(dut.io().a()).set(a);
                dut.pin(dut.io().b()).set(b);
                dut.step();
                assertThat(dut.pin(dut.io().read()).get()).isEqualTo(0x40 + a);
                assertThat(dut.pin(dut.io().chosen()).get()).isEqualTo(a * b == 6 ? 1 : a * b == 9 ? 2 : a * b == 2 ? 3 : 0);
                assertThat(dut.pin(dut.io().fixed()).get()).isEqualTo(9);
                assertThat(dut.pin(dut.io().every()).get() >> a & 1).isEqualTo(1);
                int written = (a & b) << 2 | 1;
                boolean fresh = written >> 3 == (a & 1);
                assertThat(dut.pin(dut.io().row()).get() >> (written & 7) & (fresh ? 1 : 0)).isEqualTo(fresh ? 1 : 0);
            }
        }
    }

    /** Verilator's rewriting of trees of single bits spreads a complement over the terms below it: it is switched off. */
    record BitTree() implements Circuit<BitTree.Io> {
        record Io(UInt value, UInt mask, Bool none, Bool some) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(96)), p.in(uint(32)), p.out(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            var both = io.value.bits(63, 32).and(io.mask).shr(3);
            var either = io.value.bits(63, 32).or(io.mask).shr(8);
            var none = reg(bool());
            var some = reg(bool());
            none.next(both.bit(0).not().and(io.value.bit(54)));
            some.next(either.bit(0).not().or(io.value.bit(53)));
            io.none.set(none);
            io.some.set(some);
        }
    }

    @EachEngine void treesOfSingleBitsKeepTheirComplements(Engine engine) {
        try (var dut = Simulation.of(new BitTree(), engine)) {
            var random = new Random(1);
            for (int i = 0; i < 64; i++) {
                long middle = random.nextInt() & 0xffff_ffffL;
                long mask = random.nextInt() & 0xffff_ffffL;
                dut.pin(dut.io().value()).setBig(BigInteger.valueOf(middle).shiftLeft(32));
                dut.pin(dut.io().mask()).set(mask);
                dut.step();
                assertThat(dut.pin(dut.io().none()).get()).isEqualTo(~(middle & mask) >>> 3 & middle >>> 22 & 1);
                assertThat(dut.pin(dut.io().some()).get()).isEqualTo((~(middle | mask) >>> 8 | middle >>> 21) & 1);
            }
        }
    }

    /** A signed shift beside something unsigned shifts in zeros: as a selector, an index and a compared address. */
    record SignedShift() implements Circuit<SignedShift.Io> {
        record Io(UInt a, UInt chosen, UInt picked, UInt word, UInt fresh) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(2)), p.out(uint(2)), p.out(uint(1)), p.out(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            var words = memory(uint(8), 4).style(LUTRAM).contents(i -> BigInteger.valueOf(0x40 + i));
            var last = memory(uint(8), 4).collision(NEW_DATA).zeroed();
            choose(io.a.asSInt().shr(1).asUInt()).on(0L, () -> io.chosen.set(1)).on(3L, () -> io.chosen.set(2))
                .otherwise(() -> io.chosen.set(0));
            io.picked.set(lit(8, 4).slice(io.a.asSInt().shr(1).asUInt(), 1));
            io.word.set(words.peek(io.a.asSInt().shr(1).asUInt()));
            last.write(io.a.asSInt().shr(1).asUInt(), lit(0x55, 8));
            io.fresh.set(last.read(io.a.or(io.a)));
        }
    }

    @EachEngine void signedShiftsKeepTheirSignAnywhere(Engine engine) {
        try (var dut = Simulation.of(new SignedShift(), engine)) {
            for (int a : new int[] {0, 1, 2, 3}) {
                dut.pin(dut.io().a()).set(a);
                dut.step();
                assertThat(dut.pin(dut.io().chosen()).get()).isEqualTo(a < 2 ? 1 : 2);
                assertThat(dut.pin(dut.io().picked()).get()).isEqualTo(a < 2 ? 0 : 1);
                assertThat(dut.pin(dut.io().word()).get()).isEqualTo(a < 2 ? 0x40 : 0x43);
                assertThat(dut.pin(dut.io().fresh()).get()).isEqualTo(a == 0 || a == 3 ? 0x55 : 0);
            }
        }
    }

    /** A write of single bits and one of whole words: the bypass of the second was one bit of the row. */
    record TwoWrites() implements Circuit<TwoWrites.Io> {
        record Io(UInt mask, Bool whole, UInt word) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(7)), p.in(bool()), p.out(uint(7)));
        }

        @Override public void body(Io io) {
            var words = memory(uint(7), 4).style(REGISTERS).collision(NEW_DATA).zeroed();
            words.write(lit(2, 2), lit(0x7f, 7), io.mask);
            when(io.whole, () -> words.write(lit(3, 2), lit(0x2a, 7)));
            io.word.set(words.read(cat(lit(1, 1), io.whole)));
        }
    }

    @EachEngine void aWholeWordReplacesEveryBit(Engine engine) {
        try (var dut = Simulation.of(new TwoWrites(), engine)) {
            dut.pin(dut.io().mask()).set(0x15);
            dut.step();
            assertThat(dut.pin(dut.io().word()).get()).isEqualTo(0x15);
            dut.pin(dut.io().whole()).set(1);
            dut.step();
            assertThat(dut.pin(dut.io().word()).get()).isEqualTo(0x2a);
        }
    }

    /** Verilator folds {@code $signed(x) <= $signed(x)} to 0 when x becomes known behind a port. */
    record AtMost() implements Circuit<AtMost.Io> {
        record Io(SInt a, SInt b, Bool atMost, Bool atLeast) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(sint(65)), p.in(sint(65)), p.out(bool()), p.out(bool()));
        }

        @Override public void body(Io io) {
            io.atMost.set(io.a.le(io.b));
            io.atLeast.set(io.a.ge(0));
        }
    }

    /** Compares two constants, each twice: equal ones, and others. */
    record Constants() implements Circuit<Constants.Io> {
        record Io(UInt same, UInt other) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.out(uint(2)), p.out(uint(2)));
        }

        @Override public void body(Io io) {
            var same = instance(new AtMost());
            same.a.set(lit(0, 65).asSInt());
            same.b.set(lit(0, 65).asSInt());
            var other = instance(new AtMost());
            other.a.set(lit(5, 65).asSInt());
            other.b.set(lit(3, 65).asSInt());
            io.same.set(cat(same.atMost, same.atLeast));
            io.other.set(cat(other.atMost, other.atLeast));
        }
    }

    @EachEngine void aConstantIsAtMostItself(Engine engine) {
        try (var dut = Simulation.of(new Constants(), engine)) {
            dut.settle();
            assertThat(dut.pin(dut.io().same()).get()).isEqualTo(0b11);
            assertThat(dut.pin(dut.io().other()).get()).isEqualTo(0b01);
        }
    }
}
