package rnic.rx;

import hdl.lib.Beat;
import hdl.lib.Valid;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.Random;

/** Drives frames into a port as a MAC does; everything that does not count, lanes without a byte and idle cycles, is noise. */
final class FrameFeed {
    private final int bytes;
    private final Random random;
    private final Pin valid;
    private final Pin data;
    private final Pin keep;
    private final Pin last;

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

    void beat(byte[] frame, int number) {
        int at = number * bytes;
        int count = Math.min(bytes, frame.length - at);
        long[] lanes = noise(8 * bytes);
        long[] kept = new long[(bytes + 63) / 64];
        for (int i = 0; i < count; i++) {
            lanes[i / 8] &= ~(0xFFL << 8 * (i % 8));
            lanes[i / 8] |= (frame[at + i] & 0xFFL) << 8 * (i % 8);
            kept[i / 64] |= 1L << i % 64;
        }
        valid.set(1);
        data.setWords(lanes);
        keep.setWords(kept);
        last.set(at + count == frame.length);
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
