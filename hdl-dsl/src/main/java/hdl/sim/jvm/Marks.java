package hdl.sim.jvm;

import java.util.Arrays;

/**
 * Which flags a change sets, for each place of a table: state or memories. A flag is a bit of an array of words; from
 * {@code toggled} on the words are not set but inverted, since each of their flags repeats a word of one bit.
 */
final class Marks {
    private final int[] from;
    private final int[] word;
    private final long[] mask;
    private final int toggled;

    private Marks(int[] from, int[] word, long[] mask, int toggled) {
        this.from = from;
        this.word = word;
        this.mask = mask;
        this.toggled = toggled;
    }

    void mark(int place, long[] flags) {
        for (var i = from[place]; i < from[place + 1]; i++) {
            var at = word[i];
            flags[at] = at >= toggled ? flags[at] ^ mask[i] : flags[at] | mask[i];
        }
    }

    /** All marks. */
    int size() {
        return mask.length;
    }

    /** Leaves out a mark, for tests of what finds that. */
    void forget(int mark) {
        mask[mark] = 0;
    }

    /** How many words of flags a change reaches. */
    int count(int place) {
        return from[place + 1] - from[place];
    }

    int word(int place, int i) {
        return word[from[place] + i];
    }

    long mask(int place, int i) {
        return mask[from[place] + i];
    }

    boolean isToggled(int flagWord) {
        return flagWord >= toggled;
    }

    /** Collects pairs of a place and a flag in any order. */
    static final class Builder {
        private long[] pairs = new long[1024];
        private int count;

        void add(int place, int flag) {
            if (count == pairs.length) {
                pairs = Arrays.copyOf(pairs, count * 2);
            }
            pairs[count++] = (long) place << 32 | flag;
        }

        Marks build(int places, int toggled) {
            Arrays.sort(pairs, 0, count);
            var from = new int[places + 1];
            var word = new int[count];
            var mask = new long[count];
            var made = 0;
            var place = 0;
            for (var i = 0; i < count; i++) {
                var at = (int) (pairs[i] >>> 32);
                var flag = (int) pairs[i];
                while (place < at) {
                    from[++place] = made;
                }
                if (made == from[at] || word[made - 1] != flag >> 6) {
                    word[made++] = flag >> 6;
                }
                mask[made - 1] |= 1L << flag;
            }
            while (place < places) {
                from[++place] = made;
            }
            return new Marks(from, Arrays.copyOf(word, made), Arrays.copyOf(mask, made), toggled);
        }
    }
}
