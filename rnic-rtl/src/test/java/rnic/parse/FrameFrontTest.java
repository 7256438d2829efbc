package rnic.parse;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.common.Words;

/**
 * Frames of every length, with and without pauses, on every size of beats: the window holds their first bytes and zeros
 * behind them, whatever stood there before and whatever lanes that do not count say.
 */
class FrameFrontTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_413);
    private static final int[][] TYPES = {{0x08, 0x00}, {0x86, 0xDD}, {0x81, 0x00}, {0x08, 0x06}, {0x86, 0x00},
        {0x81, 0xDD}};

    private static byte[] frame(int length, Random random) {
        var frame = new byte[length];
        random.nextBytes(frame);
        for (int at = 12; at <= 16; at += 4) {
            var type = TYPES[random.nextInt(at == 12 ? TYPES.length : 4)];
            for (int i = 0; i < 2 && at + i < length; i++) {
                frame[at + i] = (byte) type[i];
            }
        }
        return frame;
    }

    private static int type(byte[] frame, int at) {
        return at + 2 <= frame.length ? (frame[at] & 0xFF) << 8 | frame[at + 1] & 0xFF : -1;
    }

    @ParameterizedTest @ValueSource(ints = {32, 64, 128})
    void theWindowHoldsTheFirstBytesAndZeros(int bytes) {
        var random = new Random(SEED + bytes);
        var front = new FrameFront(bytes);
        int held = front.beats() * bytes;
        try (var dut = Words.simulation(front, SEED)) {
            var io = dut.io();
            for (int n = 0; n < 900; n++) {
                var frame = frame(1 + random.nextInt(n % 3 == 0 ? 40 : 3 * held), random);
                int beats = (frame.length + bytes - 1) / bytes;
                for (int beat = 0; beat < beats; beat++) {
                    while (random.nextInt(4) == 0) {
                        dut.pin(io.in().valid()).set(0);
                        any(dut, io, bytes, random);
                        dut.step();
                        assertThat(dut.pin(io.window().valid()).isSet()).as("nothing came").isFalse();
                    }
                    any(dut, io, bytes, random);
                    int here = Math.min(bytes, frame.length - beat * bytes);
                    var data = dut.pin(io.in().value().data()).big();
                    for (int i = 0; i < here; i++) {
                        data = data.or(BigInteger.valueOf(0xFF).shiftLeft(8 * i))
                            .andNot(BigInteger.valueOf(~frame[beat * bytes + i] & 0xFF).shiftLeft(8 * i));
                    }
                    dut.pin(io.in().valid()).set(1);
                    dut.pin(io.in().value().data()).setBig(data);
                    dut.pin(io.in().value().keep()).setBig(BigInteger.ONE.shiftLeft(here).subtract(BigInteger.ONE));
                    dut.pin(io.in().value().last()).set(beat == beats - 1);
                    dut.step();
                    boolean completes = beat == Math.min(beats, front.beats()) - 1;
                    assertThat(dut.pin(io.window().valid()).isSet()).as("beat %d of %d", beat, beats)
                        .isEqualTo(completes);
                    if (completes) {
                        compare(dut, io, frame, held);
                    }
                }
            }
        }
    }

    private static void any(hdl.sim.Simulation<FrameFront.Io> dut, FrameFront.Io io, int bytes, Random random) {
        dut.pin(io.in().value().data()).setBig(new BigInteger(8 * bytes, random));
        dut.pin(io.in().value().keep()).setBig(new BigInteger(bytes, random));
        dut.pin(io.in().value().last()).set(random.nextBoolean());
    }

    private static void compare(hdl.sim.Simulation<FrameFront.Io> dut, FrameFront.Io io, byte[] frame, int held) {
        var expected = BigInteger.ZERO;
        for (int i = 0; i < Math.min(held, frame.length); i++) {
            expected = expected.or(BigInteger.valueOf(frame[i] & 0xFF).shiftLeft(8 * i));
        }
        assertThat(dut.pin(io.window().value()).big().toString(16)).as("%d bytes, seed %d", frame.length, SEED)
            .isEqualTo(expected.toString(16));
        boolean tagged = type(frame, 12) == 0x8100;
        int inner = tagged ? type(frame, 16) : type(frame, 12);
        assertThat(dut.pin(io.kind().tagged()).isSet()).as("tagged").isEqualTo(tagged);
        assertThat(dut.pin(io.kind().ipv4()).isSet()).as("IPv4").isEqualTo(inner == 0x0800);
        assertThat(dut.pin(io.kind().ipv6()).isSet()).as("IPv6").isEqualTo(inner == 0x86DD);
    }
}
