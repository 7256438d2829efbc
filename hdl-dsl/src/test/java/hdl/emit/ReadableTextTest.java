package hdl.emit;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.instance;
import static hdl.Hdl.mux;
import static hdl.Hdl.reg;
import static hdl.Hdl.stage;
import static hdl.Hdl.timeline;
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
import java.util.ArrayList;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Names say what they hold, equal lines stand once, and blocks are short. */
class ReadableTextTest {
    record Io(UInt key, UInt other, Bool move, UInt result) implements Bundle<Io> {}

    /** Ports of all the circuits here: each has a body of its own. */
    private interface Small extends Circuit<Io> {
        @Override default Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.in(uint(8)), p.in(bool()), p.out(uint(8)));
        }
    }

    private static String text(Circuit<?> circuit) {
        var design = Design.of(circuit);
        assertThat(design.warnings()).isEmpty();
        return FileSet.of(design.modules(), Style.GOLDEN).text(circuit.moduleName());
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }

    // ---- names

    @Doc("A stage with the name of its port.")
    record Shadow() implements Circuit<Shadow.Io> {
        record Io(UInt key, UInt result) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(uint(8)), p.at(2).out(uint(8)));
        }

        @Override public void body(Io io) {
            timeline(io.key);
            var key = stage(io.key);
            io.result.set(stage(key.plus(1)));
        }
    }

    @Test void aStageWithTheNameOfItsPortIsCalledAfterItsCycle() {
        assertThat(text(new Shadow())).contains("key_c1 <= key;").doesNotContain("key_2");
    }

    @Doc("Passes a value on, shows it, and keeps it for two cycles.")
    record Shows() implements Circuit<Shows.Io> {
        record Io(UInt key, UInt once, UInt later) implements Bundle<Io> {}

        record Plus() implements Circuit<Plus.Io> {
            record Io(UInt value, UInt sum) implements Bundle<Io> {}

            @Override public Io ports(Ports p) {
                return new Io(p.at(0).in(uint(8)), p.at(1).out(uint(8)));
            }

            @Override public void body(Io io) {
                timeline(io.value);
                io.sum.set(stage(io.value.plus(1)));
            }
        }

        @Override public Io ports(Ports p) {
            return new Io(p.at(0).in(uint(8)), p.at(1).out(uint(8)), p.at(3).out(uint(8)));
        }

        @Override public void body(Io io) {
            timeline(io.key).aligned();
            var plus = instance(new Plus());
            plus.value().set(io.key);
            io.once.set(plus.sum());
            io.later.set(stage(stage(plus.sum()).xor(io.key)));
        }
    }

    @Test void whatWaitsOfAnOutputIsCalledLikeThePortThatShowsIt() {
        assertThat(text(new Shows())).contains("once_c2 <= once;").doesNotContain("plus_sum");
    }

    @Doc("A register with the name of its port.")
    record Held() implements Small {
        @Override public void body(Io io) {
            var key = reg(uint(8));
            when(io.move, () -> key.next(io.key));
            io.result.set(key.xor(io.other));
        }
    }

    @Test void aRegisterWithTheNameOfItsPortSaysThatItIsOne() {
        assertThat(text(new Held())).contains("key_reg <= key;").doesNotContain("key_2");
    }

    @Doc("One method fills two lists.")
    record Lists() implements Small {
        @Override public void body(Io io) {
            io.result.set(spread(io.key, io.move).xor(spread(io.other, io.move)));
        }

        private static UInt spread(UInt value, Bool move) {
            var taken = new ArrayList<Bool>();
            for (int i = 0; i < value.width(); i++) {
                taken.add(value.bit(i).xor(move));
            }
            return cat(taken);
        }
    }

    @Test void eachListBeginsWithItsElementZero() {
        assertThat(text(new Lists())).contains("taken_0 = key[0]", "taken_7 = key[7]", "taken_2_0 = other[0]",
            "taken_2_7 = other[7]").doesNotContain("taken_8", "taken_15");
    }

    @Doc("Takes a word apart.")
    record Word() implements Circuit<Word.Io> {
        record Io(UInt beforeCount, UInt beforeCode, UInt result) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(4)), p.in(uint(4)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            io.result.set(cat(io.beforeCode, io.beforeCount));
        }
    }

    @Doc("Gives a word that it chooses to an instance, field by field.")
    record Chooses() implements Small {
        @Override public void body(Io io) {
            var step = instance(new Word());
            fields(mux(io.move, io.key, io.other), step);
            io.result.set(step.result());
        }

        private static void fields(UInt word, Word.Io step) {
            step.beforeCount().set(word.bits(3, 0));
            step.beforeCode().set(word.bits(7, 4));
        }
    }

    @Test void aWordWithoutNameIsCalledAfterWhatItsFieldsAre() {
        assertThat(text(new Chooses())).contains("_step_before = move ? key : other", "(_step_before[3:0])")
            .doesNotContain("_choice");
    }

    @Doc("A helper whose variable is called like its result.")
    record Doubled() implements Small {
        @Override public void body(Io io) {
            var sum = sum(io);
            io.result.set(sum.xor(sum.bits(3, 0).zext(8)).gate(io.move));
        }

        private static UInt sum(Io io) {
            var sum = io.key.plus(io.other);
            return sum;
        }
    }

    @Test void aNameIsNotSaidTwice() {
        assertThat(text(new Doubled())).contains(" sum = key + other").doesNotContain("sum_sum");
    }

    @Doc("A value of a port with a long name.")
    record Long() implements Circuit<Long.Io> {
        record Io(UInt theFieldOfTheHeaderOfThePacketThatCameInLast, UInt a, UInt b, UInt c, UInt d)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(8)), p.out(uint(8)), p.out(uint(8)), p.out(uint(8)), p.out(uint(8)));
        }

        @Override public void body(Io io) {
            all(io, io.theFieldOfTheHeaderOfThePacketThatCameInLast.plus(3));
        }

        private static void all(Io io, UInt given) {
            io.a.set(given.xor(1));
            io.b.set(given.xor(2));
            io.c.set(given.xor(4));
            io.d.set(given.xor(8));
        }
    }

    @Test void aLongNameLendsItsLastWords() {
        assertThat(text(new Long())).contains(" _packet_that_came_in_last_sum = ").doesNotContain(" _sum ");
    }

    // ---- once

    @Doc("Gives one name to one value, time and again, and two names to another.")
    record Same() implements Small {
        @Override public void body(Io io) {
            var lanes = new ArrayList<UInt>();
            for (int i = 0; i < 8; i += 4) {
                var starts = io.key.eq(7);
                lanes.add(io.other.bits(i + 3, i).gate(starts));
            }
            var first = io.key.eq(9);
            var second = io.key.eq(9);
            io.result.set(cat(lanes).gate(first.or(io.move)).xor(mux(second.and(io.move), io.other, io.key)));
        }
    }

    @Test void oneNameOfOneValueStandsOnceAndTwoNamesBothStay() {
        var text = text(new Same());
        assertThat(count(text, "key == 8'd7")).isEqualTo(1);
        assertThat(text).contains(" first = ", " second = ").doesNotContain("starts_2");
    }

    @Doc("Drives inputs of two instances with the same.")
    record Driven() implements Small {
        @Override public void body(Io io) {
            var one = instance(new Held());
            var two = instance(new Held());
            for (var each : new Io[] {one, two}) {
                each.key().set(io.key);
                each.other().set(io.other);
                each.move().set(io.move.not());
            }
            io.result.set(one.result().xor(two.result()));
        }
    }

    @Test void inputsThatTakeTheSameShareOneWire() {
        var text = text(new Driven());
        assertThat(count(text, "~move")).isEqualTo(1);
        assertThat(text).contains("wire        one_move = ~move;").doesNotContain("two_move");
    }

    // ---- blocks

    @Doc("Many registers that one condition moves.")
    record Many(int registers) implements Small {
        @Override public void body(Io io) {
            var all = io.other;
            for (int i = 0; i < registers; i++) {
                var held = reg(uint(8)).init(0).named("held_" + (char) ('a' + i / 16) + "_" + i % 16);
                int number = i;
                when(io.move, () -> held.next(io.key.plus(number)));
                all = all.xor(held);
            }
            io.result.set(all);
        }
    }

    @Test void branchesOfOneConditionAreOneBranch() {
        assertThat(count(text(new Many(16)), "if (move) begin")).isEqualTo(1);
    }

    @Test void longBlocksAreDividedWhereNamesDiffer() {
        var text = text(new Many(128));
        var block = Pattern.compile("  // ([^\n]*)\n  always @\\(posedge clk\\) begin\n.*?\n  end\n", Pattern.DOTALL)
            .matcher(text);
        var titles = new ArrayList<String>();
        while (block.find()) {
            titles.add(block.group(1));
            assertThat(block.group().lines().count()).isLessThanOrEqualTo(120);
        }
        assertThat(titles).containsExactly("body: held_a_0 to held_b_15", "body: held_c_0 to held_d_15",
            "body: held_e_0 to held_f_15", "body: held_g_0 to held_h_15");
        for (int i = 0; i < 128; i++) {
            assertThat(count(text, "held_" + (char) ('a' + i / 16) + "_" + i % 16 + " <= ")).isEqualTo(2);
        }
    }
}
