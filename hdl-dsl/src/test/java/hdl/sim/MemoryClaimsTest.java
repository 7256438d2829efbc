package hdl.sim;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.NEVER;
import static hdl.Hdl.REGISTERS;
import static hdl.Hdl.bool;
import static hdl.Hdl.memory;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.UInt;
import hdl.sim.junit.EachEngine;

/** What a memory demands of its ports without being told is a claim on every engine: each demand is broken once. */
class MemoryClaimsTest {
    /** Five words with two write ports, and rows of four bits: the author promises that no read meets a write. */
    record Memories() implements Circuit<Memories.Io> {
        record Io(Bool first, UInt at, Bool second, UInt there, Bool look, UInt from, Bool mark, UInt column, UInt row,
                  UInt word, UInt marks) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(bool()), p.in(uint(3)), p.in(bool()), p.in(uint(3)), p.in(bool()), p.in(uint(3)),
                p.in(bool()), p.in(uint(4)), p.in(uint(2)), p.out(uint(3)), p.out(uint(4)));
        }

        @Override public void body(Io io) {
            var words = memory(uint(3), 5).style(REGISTERS).collision(NEVER);
            when(io.first, () -> words.write(io.at, io.there));
            when(io.second, () -> words.write(io.there, io.at));
            var word = words.read(io.from, io.look);
            var seen = memory(bool(), 16).style(BRAM).collision(NEVER);
            when(io.mark, () -> seen.write(io.column, io.look));
            var marks = seen.readWide(io.row, 4);
            io.word.set(word);
            io.marks.set(marks);
        }
    }

    private static Simulation<Memories.Io> lawful(Engine engine) {
        var dut = Simulation.of(new Memories(), engine, Options.standard().seed(4));
        var io = dut.io();
        dut.pin(io.at()).set(7);           // past the end and disabled
        dut.pin(io.second()).set(true);
        dut.pin(io.there()).set(4);        // the last word
        dut.pin(io.from()).set(4);         // the word being written, but the read is disabled
        dut.pin(io.mark()).set(true);
        dut.pin(io.column()).set(8);          // the first bit of row 2
        dut.pin(io.row()).set(1);
        dut.step(3);
        dut.pin(io.look()).set(true);
        dut.pin(io.from()).set(3);
        dut.step(3);
        return dut;
    }

    private static void fails(Simulation<Memories.Io> dut, String claim) {
        // edges 0 and 1 are the reset, 2 to 7 were lawful
        assertThatThrownBy(() -> dut.step(10)).hasMessageMatching("MemoryClaimsTest.java:\\d+: HDL801: claim '"
            + claim + "' is false at cycle 8(: .*)?; seed 4");
    }

    @EachEngine void aWritePastTheEndIsAFalseClaim(Engine engine) {
        try (var dut = lawful(engine)) {
            dut.pin(dut.io().first()).set(true);
            fails(dut, "write of words is within its depth");
        }
    }

    @EachEngine void aReadOfTheWordBeingWrittenIsAFalseClaim(Engine engine) {
        try (var dut = lawful(engine)) {
            dut.pin(dut.io().from()).set(4);
            fails(dut, "read and write of words never meet in one word \\(collision\\)");
        }
    }

    @EachEngine void aReadOfTheRowBeingWrittenIsAFalseClaim(Engine engine) {
        try (var dut = lawful(engine)) {
            dut.pin(dut.io().row()).set(2);
            fails(dut, "read and write of seen never meet in one word \\(collision\\)");
        }
    }

    @EachEngine void twoWritesOfOneWordAreAFalseClaim(Engine engine) {
        try (var dut = lawful(engine)) {
            dut.pin(dut.io().first()).set(true);
            dut.pin(dut.io().at()).set(4);
            fails(dut, "two ports of words never write one word");
        }
    }
}
