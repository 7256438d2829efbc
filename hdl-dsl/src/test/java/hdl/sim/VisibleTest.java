package hdl.sim;

import static hdl.Hdl.cat;
import static hdl.Hdl.instance;
import static hdl.Hdl.reg;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.sim.junit.EachEngine;
import hdl.sim.verilator.ModelCache;
import hdl.sim.verilator.VerilatorEngine;
import hdl.testing.Needs;
import org.junit.jupiter.api.Test;

class VisibleTest {
    private static final Options VISIBLE = Options.standard().effort(Options.Effort.LEAST).visible();

    public record Io(UInt word, UInt oldest) implements Bundle<Io> {}

    /** A history of 70 bits, of which only the oldest bits come out. */
    public record History() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(10)), p.out(uint(10)));
        }

        @Override public void body(Io io) {
            var lastWord = reg(uint(10)).init(5);
            var history = reg(uint(70)).init(0);
            lastWord.next(io.word);
            history.next(cat(history.trunc(60), lastWord));
            io.oldest.set(history.top(10));
        }
    }

    /** Its instance is called like a gate of Verilog, which the printer must not keep. */
    public record Middle() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(10)), p.out(uint(10)));
        }

        @Override public void body(Io io) {
            var buf = instance(new History());
            buf.word.set(io.word);
            io.oldest.set(buf.oldest);
        }
    }

    /** Two of them one after the other. */
    public record Outer() implements Circuit<Io> {
        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(10)), p.out(uint(10)));
        }

        @Override public void body(Io io) {
            var firstHalf = instance(new Middle());
            var secondHalf = instance(new Middle());
            firstHalf.word.set(io.word);
            secondHalf.word.set(firstHalf.oldest);
            io.oldest.set(secondHalf.oldest);
        }
    }

    @EachEngine void aRegisterTwoInstancesDownIsReadByItsPath(Engine engine) {
        try (var dut = Simulation.of(new Outer(), engine, VISIBLE)) {
            long unknown = dut.unknownBits();
            var in = dut.pin(dut.io().word);
            assertThat(dut.peek("first_half.buf_inst.last_word")).as("after reset").containsExactly(5);
            for (int i = 1; i <= 8; i++) {
                in.set(100 + i);
                dut.step();
                assertThat(dut.peek("first_half.buf_inst.last_word")).containsExactly(100 + i);
                assertThat(dut.peek("word")).containsExactly(100 + i);
            }
            var history = dut.peek("first_half.buf_inst.history"); // 101 .. 107, the oldest on top
            long low = 0;
            for (int i = 2; i <= 7; i++) {
                low = low << 10 | 100 + i;
            }
            assertThat(history).containsExactly(low | 101L << 60, 101 >> 4);
            assertThat(dut.peek("second_half.buf_inst.last_word")).as("what reset left in the first").containsExactly(5);
            dut.step();
            assertThat(dut.peek("second_half.buf_inst.last_word")).as("101 has come through").containsExactly(101);
            assertThat(dut.unknownBits()).as("reading inside counts nothing").isEqualTo(unknown);
        }
    }

    @EachEngine void aPathThatLeadsNowhereIsSaid(Engine engine) {
        try (var dut = Simulation.of(new Outer(), engine, VISIBLE)) {
            assertThatThrownBy(() -> dut.peek("first_half.buff.last_word"))
                .hasMessageMatching("VisibleTest.java:\\d+: HDL810: Outer has no signal 'first_half.buff.last_word'; a "
                    + "path is instances and a signal, in snake case, with dots between them");
        }
    }

    @EachEngine void onlyTheJvmReadsInsideWithoutBeingAsked(Engine engine) {
        try (var dut = Simulation.of(new Outer(), engine, Options.standard().effort(Options.Effort.LEAST))) {
            if (engine.isJvm()) {
                assertThat(dut.peek("first_half.buf_inst.last_word")).containsExactly(5);
                return;
            }
            assertThatThrownBy(() -> dut.peek("first_half.buf_inst.last_word"))
                .hasMessageMatching("VisibleTest.java:\\d+: HDL812: this model was built without paths to internal "
                    + "signals, so 'first_half.buf_inst.last_word' cannot be read; open it with Options.visible\\(\\)");
        }
    }

    @Test void aVisibleModelIsAnotherBuild() {
        Needs.engine(Engine.VERILATOR);
        var options = Options.standard().effort(Options.Effort.LEAST);
        var shared = ModelCache.standard();
        var source = ModelSource.of("Counter_8", HandMade.COUNTER.replace("endmodule",
            "  localparam NEVER_BUILT_BEFORE = " + (System.nanoTime() & 0x3fff_ffff) + ";\nendmodule"));
        VerilatorEngine.open(HandMade.counter(), source, options, shared).close();
        long before = shared.builds();
        VerilatorEngine.open(HandMade.counter(), source, options.visible(), shared).close();
        VerilatorEngine.open(HandMade.counter(), source, options, shared).close();
        VerilatorEngine.open(HandMade.counter(), source, options.visible(), shared).close();
        assertThat(shared.builds() - before).isEqualTo(1);
    }
}
