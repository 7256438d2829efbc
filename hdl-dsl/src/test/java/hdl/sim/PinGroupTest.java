package hdl.sim;

import static hdl.Hdl.sint;
import static hdl.Hdl.uint;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Ports;
import hdl.SInt;
import hdl.UInt;
import hdl.sim.junit.EachEngine;
import java.math.BigInteger;
import java.util.Random;

/** Ports of every size of storage, side by side, moved at once. */
class PinGroupTest {
    record Wires() implements Circuit<Wires.Io> {
        record Io(UInt a, UInt b, SInt c, UInt d, UInt e, UInt f, UInt u, UInt v, SInt w, UInt x, UInt y, UInt z)
            implements Bundle<Io> {}

        @Override public Io ports(Ports p) {
            return new Io(p.in(uint(1)), p.in(uint(11)), p.in(sint(20)), p.in(uint(64)), p.in(uint(65)), p.in(uint(100)),
                p.out(uint(1)), p.out(uint(11)), p.out(sint(20)), p.out(uint(64)), p.out(uint(65)), p.out(uint(100)));
        }

        @Override public void body(Io io) {
            io.u.set(io.a);
            io.v.set(io.b);
            io.w.set(io.c);
            io.x.set(io.d);
            io.y.set(io.e);
            io.z.set(io.f);
        }
    }

    private static final int[] WIDTHS = {1, 11, 20, 64, 65, 100};
    private static final int WORDS = 8;

    private static int word(BigInteger value, int width, long[] into, int at) {
        int next = at;
        for (int low = 0; low < width; low += 64) {
            into[next++] = value.shiftRight(low).longValue();
        }
        return next;
    }

    @EachEngine void movesEveryWordToItsPlace(Engine engine) {
        var random = new Random(7);
        try (var dut = Simulation.of(new Wires(), engine)) {
            var inputs = dut.inputs();
            var outputs = dut.outputs();
            assertThat(inputs.words()).isEqualTo(WORDS);
            assertThat(outputs.words()).isEqualTo(WORDS);
            for (int round = 0; round < 20; round++) {
                var driven = new long[WORDS + 1];
                int at = 1;
                for (int width : WIDTHS) {
                    at = word(round == 0 ? BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE)
                        : new BigInteger(width, random), width, driven, at);
                }
                assertThat(inputs.drive(driven, 1)).isEqualTo(WORDS + 1);
                dut.settle();
                var seen = new long[WORDS + 2];
                assertThat(outputs.read(seen, 1)).isEqualTo(WORDS + 1);
                assertThat(seen).startsWith(driven).endsWith(0);
                assertThat(dut.pin("z").words()).containsExactly(driven[7], driven[8]);
                assertThat(dut.pin("v").get()).isEqualTo(driven[2]);
            }
        }
    }

    @EachEngine void anOutputCannotBeDriven(Engine engine) {
        try (var dut = Simulation.of(new Wires(), engine)) {
            var outputs = dut.outputs();
            assertThatThrownBy(() -> outputs.drive(new long[WORDS], 0))
                .hasMessageContaining("HDL807: 'u' is an output: it can be read, not set");
        }
    }

    @EachEngine void aClosedSimulationIsNotRead(Engine engine) {
        PinGroup outputs;
        try (var dut = Simulation.of(new Wires(), engine)) {
            outputs = dut.outputs();
        }
        assertThatThrownBy(() -> outputs.read(new long[WORDS], 0)).isInstanceOf(IllegalStateException.class)
            .hasMessage("the simulation of this pin is closed");
    }

    @EachEngine void aPinByNameLeavesTheSignOfThePinBySignal(Engine engine) {
        try (var dut = Simulation.of(new Wires(), engine)) {
            dut.pin("c").set(0xf_ffff);
            dut.settle();
            assertThat(dut.pin("w").get()).isEqualTo(0xf_ffff);
            assertThat(dut.pin(dut.io().w()).get()).isEqualTo(-1);
        }
    }
}
