package rnic.common;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A beat as the agents carry it. */
public record FrameBeat(long[] data, long[] keep, boolean last) {
    /** The beats of some bytes; lanes that do not count are noise. */
    public static List<FrameBeat> of(byte[] frame, int bytes, Random random) {
        var beats = new ArrayList<FrameBeat>();
        for (int at = 0; at < frame.length; at += bytes) {
            long[] data = new long[bytes / 8];
            long[] keep = new long[(bytes + 63) / 64];
            for (int i = 0; i < bytes; i++) {
                boolean kept = at + i < frame.length;
                int value = kept ? frame[at + i] : random.nextInt();
                data[i / 8] |= (value & 0xFFL) << 8 * (i % 8);
                keep[i / 64] |= (kept ? 1L : 0) << i % 64;
            }
            beats.add(new FrameBeat(data, keep, at + bytes >= frame.length));
        }
        return beats;
    }

    /** Puts frames together from beats and refuses a beat that is not as {@link hdl.lib.Beat} promises. */
    public static final class Collector {
        private final int bytes;
        private final List<byte[]> frames = new ArrayList<>();
        private final ByteArrayOutputStream open = new ByteArrayOutputStream();

        public Collector(int bytes) {
            this.bytes = bytes;
        }

        public void add(FrameBeat beat) {
            int count = 0;
            while (count < bytes && beat.kept(count)) {
                open.write((int) (beat.data[count / 8] >>> 8 * (count % 8)));
                count++;
            }
            for (int i = count; i < bytes; i++) {
                if (beat.kept(i)) {
                    throw new AssertionError("a hole before byte " + i + " of a beat of frame " + frames.size());
                }
            }
            if (count == 0 || count < bytes && !beat.last) {
                throw new AssertionError("a beat of " + count + " bytes in frame " + frames.size());
            }
            if (beat.last) {
                frames.add(open.toByteArray());
                open.reset();
            }
        }

        public List<byte[]> frames() {
            return frames;
        }
    }

    private boolean kept(int lane) {
        return (keep[lane / 64] >>> lane % 64 & 1) == 1;
    }
}
