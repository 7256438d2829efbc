package hdl.sim;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.memory;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Design;
import hdl.Ports;
import hdl.UInt;
import hdl.emit.FileSet;
import hdl.emit.Style;
import hdl.ir.Memory.Collision;
import hdl.sim.junit.EachEngine;
import hdl.testing.Lint;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Memories with two ports that both read and write, against an array. */
class TwoPortMemoryTest {
    private static final int WORDS = 8;
    private static final int CYCLES = 400;
    private static final long SEED = 31;

    record Side(Bool enable, UInt at, Bool write, UInt data, UInt lanes) implements Bundle<Side> {
        static Side of(Ports p) {
            return new Side(p.in(bool()), p.in(uint(3)), p.in(bool()), p.in(uint(16)), p.in(uint(2)));
        }
    }

    /** The first port has an enable and lanes, the second neither. */
    record Shared(Collision collision, int latency) implements Circuit<Shared.Io> {
        record Io(Side a, UInt readA, Side b, UInt readB) implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(Side.of(p), p.out(uint(16)), Side.of(p), p.out(uint(16)));
        }

        @Override public void body(Io io) {
            var words = memory(uint(16), WORDS).style(BRAM).collision(collision).latency(latency).zeroed();
            var a = words.port(io.a.at, io.a.enable);
            when(io.a.write, () -> a.write(io.a.data, io.a.lanes));
            var b = words.port(io.b.at);
            io.readB.set(b.read());
            when(io.b.write, () -> b.write(io.b.data));
            io.readA.set(a.read());
            hdl.Hdl.ignore(io.b.enable, io.b.lanes);
        }
    }

    @Test void aPortIsOneBlockWithOneAddress() {
        var files = FileSet.of(Design.of(new Shared(Collision.OLD_DATA, 1)).modules(), Style.GOLDEN);
        assertThat(files.text("Shared_OLD_DATA_1")).contains("""
              always @(posedge clk) begin
                if (a_enable) begin
                  if (!rst && a_write) begin
                    if (a_lanes[0]) begin
                      words[a_at][7:0] <= a_data[7:0];
                    end
                    if (a_lanes[1]) begin
                      words[a_at][15:8] <= a_data[15:8];
                    end
                  end
                  read_a <= words[a_at];
                end
              end
            """, """
              always @(posedge clk) begin
                if (!rst && b_write) begin
                  words[b_at] <= b_data;
                end
                read_b <= words[b_at];
              end
            """);
        for (var collision : new Collision[] {Collision.OLD_DATA, Collision.NEW_DATA}) {
            for (int latency = 1; latency < 3; latency++) {
                Lint.check(new Shared(collision, latency));
            }
        }
    }

    @EachEngine void oldDataIsWhatWasStored(Engine engine) {
        compare(engine, Collision.OLD_DATA, 1);
        compare(engine, Collision.OLD_DATA, 2);
    }

    @EachEngine void newDataIsWhatEitherPortWrites(Engine engine) {
        compare(engine, Collision.NEW_DATA, 1);
        compare(engine, Collision.NEW_DATA, 2);
    }

    /** What one port does at an edge. */
    private record Step(boolean enable, int at, boolean write, int data, int lanes) {
        static Step random(Random random, boolean isWhole) {
            return new Step(isWhole || random.nextInt(3) > 0, random.nextInt(WORDS), random.nextBoolean(),
                random.nextInt(1 << 16), isWhole ? 3 : random.nextInt(4));
        }

        boolean writes() {
            return enable && write;
        }

        int written(int before) {
            int mask = (lanes & 1) * 0xff | (lanes >> 1) * 0xff00;
            return before & ~mask | data & mask;
        }

        void show(Simulation<Shared.Io> dut, Side side) {
            dut.pin(side.enable()).set(enable);
            dut.pin(side.at()).set(at);
            dut.pin(side.write()).set(write);
            dut.pin(side.data()).set(data);
            dut.pin(side.lanes()).set(lanes);
        }
    }

    private static void compare(Engine engine, Collision collision, int latency) {
        var random = new Random(SEED);
        var words = new int[WORDS];
        var first = new int[2];
        var shown = new int[2];
        int met = 0;
        try (var dut = Simulation.of(new Shared(collision, latency), engine)) {
            var io = dut.io();
            for (int i = 0; i < CYCLES; i++) {
                var a = Step.random(random, false);
                var b = Step.random(random, true);
                if (a.writes() && b.writes() && a.at == b.at) {
                    b = new Step(true, b.at, false, b.data, b.lanes);
                }
                a.show(dut, io.a());
                b.show(dut, io.b());
                dut.step();
                var before = words.clone();
                words[a.at] = a.writes() ? a.written(words[a.at]) : words[a.at];
                words[b.at] = b.writes() ? b.written(words[b.at]) : words[b.at];
                var seen = collision == Collision.OLD_DATA ? before : words;
                shown = latency == 2 ? first.clone() : shown;
                first[0] = a.enable ? seen[a.at] : first[0];
                first[1] = seen[b.at];
                met += a.at == b.at && (a.writes() || b.writes()) ? 1 : 0;
                var expected = latency == 2 ? shown : first;
                if (i > 2) {                                 // the registers behind the memory have no reset
                    assertThat(dut.pin(io.readA()).get()).as("port a, cycle %d", i).isEqualTo(expected[0]);
                    assertThat(dut.pin(io.readB()).get()).as("port b, cycle %d", i).isEqualTo(expected[1]);
                }
            }
        }
        assertThat(met).isGreaterThan(20);
    }

    @EachEngine void bothPortsWriteOneWordIsAFalseClaim(Engine engine) {
        try (var dut = Simulation.of(new Shared(Collision.OLD_DATA, 1), engine)) {
            var write = new Step(true, 5, true, 1, 3);
            write.show(dut, dut.io().a());
            new Step(true, 4, true, 1, 3).show(dut, dut.io().b());
            dut.step(3);
            write.show(dut, dut.io().b());
            assertThatThrownBy(() -> dut.step(2))
                .hasMessageContaining("claim 'two ports of words never write one word' is false");
        }
    }
}
