package rnic.parse;

import hdl.lib.Beat;
import hdl.lib.Valid;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.Random;

/**
 * Drives frames into a port as a MAC does; everything that does not count, lanes without a byte and idle cycles, is
 * noise.
 */
final class FrameFeed {
    private final int bytes;
    private final Random random;
    private final Pin valid;
    private final Pin data;
    private final Pin keep;
    private final Pin last;
    private byte[] remains = {};

    FrameFeed(Simulation<?> dut, Valid<Beat> port, int bytes, Random random) {
        this.bytes = bytes;
        this.random = random;
        valid = dut.pin(port.valid());
        data = dut.pin(port.value().data());
        keep = dut.pin(port.value().keep());
        last = dut.pin(port.value().last());
    }

    /** Beats that a frame takes. */
    int beats(byte[] frame) {
        return (frame.length + bytes - 1) / bytes;
    }

    /**
     * From now on lanes behind a frame's end hold what stands in these bytes, as if a longer frame had been cut; empty:
     * noise.
     */
    void remains(byte... longer) {
        remains = longer;
    }

    void beat(byte[] frame, int number) {
        int at = number * bytes;
        int count = Math.min(bytes, frame.length - at);
        long[] lanes = noise(8 * bytes);
        long[] kept = new long[(bytes + 63) / 64];
        for (int i = 0; i < bytes; i++) {
            if (i < count) {
                put(lanes, i, frame[at + i]);
                kept[i / 64] |= 1L << i % 64;
            } else if (at + i < remains.length) {
                put(lanes, i, remains[at + i]);
            }
        }
        valid.set(1);
        data.setWords(lanes);
        keep.setWords(kept);
        last.set(at + count == frame.length);
    }

    private static void put(long[] lanes, int lane, byte value) {
        lanes[lane / 8] &= ~(0xFFL << 8 * (lane % 8));
        lanes[lane / 8] |= (value & 0xFFL) << 8 * (lane % 8);
    }

    void idle() {
        valid.set(0);
        data.setWords(noise(8 * bytes));
        keep.setWords(noise(bytes));
        last.set(random.nextBoolean());
    }

    private long[] noise(int bits) {
        long[] words = new long[(bits + 63) / 64];
        for (int i = 0; i < words.length; i++) {
            words[i] = bits < 64 ? random.nextLong() >>> 64 - bits : random.nextLong();
        }
        return words;
    }
}
