package hdl;

import static hdl.Hdl.LUTRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.bundle;
import static hdl.Hdl.instance;
import static hdl.Hdl.memory;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static org.assertj.core.api.Assertions.assertThat;

import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.ir.Memory;
import hdl.lib.RegisterSlice;
import hdl.sample.PairRegister;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;

/** Names of a circuit's registers, memories, instances and values, from its body and from helpers around it. */
class CallSiteCircuitTest {
    record Pair(UInt low, UInt high) implements Bundle<Pair> {
        static final Shape<Pair> SHAPE = bundle(f -> new Pair(f.of(uint(4)), f.of(uint(4))));
    }

    record Named() implements Circuit<Named.Io> {
        record Io(Bool go, UInt value, UInt result) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(4)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var pair = reg(Pair.SHAPE).initZero();
            var banks = new ArrayList<UInt>();
            for (var i = 0; i < 2; i++) {
                banks.add(reg(uint(4)).init(i));
            }
            var table = memory(uint(4), 16).style(LUTRAM).zeroed();
            var slice = instance(new RegisterSlice<>(uint(4)));
            var filtered = Filter.of(io.go, io.value);

            when(io.go, () -> {
                var doubled = filtered.plus(filtered);
                pair.next(new Pair(doubled, doubled));
                table.write(io.value, doubled);
            });
            banks.get(0).next(io.value.not().and(banks.get(1)));
            banks.get(1).next(table.peek(pair.low()));
            slice.in().valid().set(io.go);
            slice.in().payload().set(pair.high());
            slice.out().ready().set(io.go);
            io.result.set(slice.out().payload().xor(banks.get(0)));
        }
    }

    static final class Filter {
        static UInt of(Bool go, UInt value) {
            var last = reg(uint(4)).init(0);
            var sum = last.plus(value);
            when(go, () -> last.next(sum));
            return sum.xor(last);
        }
    }

    @Test void registersMemoriesAndInstancesTakeTheNamesOfTheirVariables() {
        var top = Design.of(new Named()).top();

        assertThat(top.regs()).extracting(reg -> reg.label().text())
            .containsExactly("pair_low", "pair_high", "banks_0", "banks_1", "filtered_last");
        assertThat(top.memories()).extracting(Memory::label).extracting(label -> label.text()).containsExactly("table");
        assertThat(top.instances()).extracting(instance -> instance.label().text()).containsExactly("slice");
    }

    @Test void bundlesKeepTheirNamesThroughInheritedMethods() {
        var top = Design.of(new PairRegister<>(PairRegister.Pair.SHAPE)).top();

        assertThat(top.regs()).extracting(reg -> reg.label().text())
            .containsExactly("pair_low", "pair_high", "other_low", "other_high");
    }

    @Test void valuesTakeTheNamesOfTheirVariables() {
        var top = Design.of(new Named()).top();

        assertThat(top.nodes()).extracting(node -> node.label().text()).filteredOn(name -> !name.isEmpty())
            .contains("filtered", "filtered_sum", "doubled").doesNotContain("sum", "last");
    }

    record Sums() implements Circuit<Sums.Io> {
        record Io(UInt a, UInt b, Pair shown, Pair folded, Bool same) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(4)), p.in(uint(4)), p.out(Pair.SHAPE), p.out(Pair.SHAPE), p.out(bool()));
        }

        @Override public void body(Io io) {
            var pair = new Pair(io.a.plus(io.b), io.a.minus(io.b));
            var held = reg(Pair.SHAPE);
            held.next(new Pair(pair.low().xor(pair.high()), pair.low().not()));
            io.shown.set(held);
            io.folded.set(new Pair(pair.low().plus(1), io.b.minus(io.a)));
            io.same.set(pair.low().eq(held.high()).not());
        }
    }

    /** A name when the value needs one ('pair_low', read several times), no signal where it does not. */
    @Test void argumentsOfRecordsAreNamedAfterComponents() {
        var text = FileSet.of(Design.of(new Sums()).modules(), Style.GOLDEN).modules().get("Sums");

        assertThat(text).contains("wire [3:0]  pair_low = a + b;", "pair_low ^ (a - b)", "folded_low = pair_low + 4'd1",
            "same = pair_low != held_high").doesNotContain("pair_high", " _");
    }

    @Test void theBuildKeepsTheVariableTablesThatNamesComeFrom() throws Exception {
        try (var file = RegisterSlice.class.getResourceAsStream("RegisterSlice.class")) {
            var body = ClassFile.of().parse(file.readAllBytes()).methods().stream()
                .filter(method -> method.methodName().equalsString("body")).findFirst().orElseThrow();
            var code = body.findAttribute(Attributes.code()).orElseThrow();
            assertThat(code.findAttribute(Attributes.localVariableTable())).as("compile with -g").isPresent();
        }
    }
}
