package hdl.sim;

import static hdl.Hdl.*;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.*;
import hdl.lib.*;
import hdl.sim.junit.EachEngine;
import hdl.testing.Golden;
import hdl.testing.Lint;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Records by class, one field of them anew, constants of enums and in choices; imports as the guide has them. */
class RecordWordsTest {
    enum Kind { IDLE, SENT, LOST }

    record Entry(Choice<Kind> kind, UInt number, SInt change, Bool last) implements Bundle<Entry> {
        static final Shape<Entry> SHAPE = bundle(Entry.class, choice(Kind.class), uint(6), sint(4), bool());
    }

    record Pair(Entry left, Vec<UInt> right) implements Bundle<Pair> {
        static final Shape<Pair> SHAPE = bundle(Pair.class, Entry.SHAPE, vec(uint(3), 2));
    }

    @Doc("Every word of this test, once.")
    record Words() implements Circuit<Words.Io> {
        record Io(Bool pick, Entry entry, Entry sent, Entry numbered, Entry kept, Pair nested, Choice<Kind> kind, UInt high,
                  UInt low, Bool either) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(Entry.SHAPE), p.out(Entry.SHAPE), p.out(Entry.SHAPE), p.out(Entry.SHAPE),
                p.out(Pair.SHAPE), p.out(choice(Kind.class)), p.out(uint(6)), p.out(uint(6)), p.out(bool()));
        }

        @Override public void body(Io io) {
            var kept = reg(Entry.SHAPE).initZero();
            when(io.pick, () -> kept.next(io.entry.with(Entry::kind, lit(Kind.LOST))));
            var pair = new Pair(io.entry, io.nested.right());

            io.sent.set(io.entry.with(Entry::kind, Kind.SENT).with(Entry::last, true));
            io.numbered.set(io.entry.with(Entry::number, 41).with(Entry::change, -3));
            io.kept.set(kept);
            io.nested.left().set(pair.with(each -> each.left().number(), io.entry.number().plus(1)).left());
            io.nested.right().at(0).set(mux(io.pick, 5, io.entry.number().trunc(3)));
            io.nested.right().at(1).set(0);
            io.kind.set(mux(io.pick, Kind.SENT, mux(io.entry.last(), io.entry.kind(), Kind.LOST)));
            io.high.set(mux(io.pick, io.entry.number(), 0));
            io.low.set(mux(io.pick, 63, io.entry.number()));
            io.either.set(mux(io.pick, true, mux(io.entry.last(), io.entry.kind().is(Kind.IDLE), false)));
        }
    }

    @EachEngine void everyWordMeansWhatItSays(Engine engine) {
        var random = new SplittableRandom(3);
        try (var dut = Simulation.of(new Words(), engine)) {
            var io = dut.io();
            var kept = new long[] {0, 0, 0, 0};
            for (int cycle = 0; cycle < 300; cycle++) {
                long pick = random.nextInt(2);
                var entry = new long[] {random.nextInt(3), random.nextInt(64), random.nextInt(-8, 8), random.nextInt(2)};
                dut.pin(io.pick()).set(pick);
                dut.pin(io.entry().kind()).set(entry[0]);
                dut.pin(io.entry().number()).set(entry[1]);
                dut.pin(io.entry().change()).set(entry[2]);
                dut.pin(io.entry().last()).set(entry[3]);
                dut.settle();
                check(dut, io.sent(), 1, entry[1], entry[2], 1);
                check(dut, io.numbered(), entry[0], 41, -3, entry[3]);
                check(dut, io.kept(), kept);
                check(dut, io.nested().left(), entry[0], entry[1] + 1 & 63, entry[2], entry[3]);
                assertThat(dut.pin(io.nested().right().at(0)).get()).isEqualTo(pick == 1 ? 5 : entry[1] & 7);
                assertThat(dut.pin(io.kind()).get()).isEqualTo(pick == 1 ? 1 : entry[3] == 1 ? entry[0] : 2);
                assertThat(dut.pin(io.high()).get()).isEqualTo(pick == 1 ? entry[1] : 0);
                assertThat(dut.pin(io.low()).get()).isEqualTo(pick == 1 ? 63 : entry[1]);
                assertThat(dut.pin(io.either()).isSet()).isEqualTo(pick == 1 || entry[3] == 1 && entry[0] == 0);
                if (pick == 1) {
                    kept = new long[] {2, entry[1], entry[2], entry[3]};
                }
                dut.step();
            }
        }
    }

    private static void check(Simulation<?> dut, Entry entry, long... expected) {
        assertThat(new long[] {dut.pin(entry.kind()).get(), dut.pin(entry.number()).get(),
            dut.pin(entry.change()).get(), dut.pin(entry.last()).get()}).isEqualTo(expected);
    }

    @Test void theVerilogIsAsAcceptedAndToolsAreSilent() {
        Golden.check("words", new Words());
        Lint.check(new Words());
    }

    @Test void aShapeByClassIsTheShapeByFields() {
        Shape<Entry> byFields = bundle(f -> new Entry(f.of(choice(Kind.class)), f.of(uint(6)), f.of(sint(4)),
            f.of(bool())));
        assertThat(Entry.SHAPE).isEqualTo(byFields);
    }
}
