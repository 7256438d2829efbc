package veroce.reference;

import java.util.Arrays;
import java.util.StringJoiner;

/** A bitmap that describes the PSNs from a base on; when the base moves, the bits are shifted. */
public final class BitWindow {
    private static final int WORD = 64;

    private final int size;
    private final long[] words;

    BitWindow(int size) {
        this.size = size;
        words = new long[(size + WORD - 1) / WORD];
    }

    /** A copy that stays as it is. */
    BitWindow copy() {
        BitWindow copy = new BitWindow(size);
        copy.copyFrom(this);
        return copy;
    }

    int size() {
        return size;
    }

    boolean get(int at) {
        return at < size && (words[at / WORD] >>> at % WORD & 1) != 0;
    }

    void set(int at) {
        words[at / WORD] |= 1L << at % WORD;
    }

    void clear(int at) {
        words[at / WORD] &= ~(1L << at % WORD);
    }

    void clear() {
        Arrays.fill(words, 0);
    }

    /** Clears the bits from {@code from} on. */
    void clearFrom(int from) {
        for (int at = lowest(from); at >= 0; at = lowest(at)) {
            clear(at);
        }
    }

    void copyFrom(BitWindow other) {
        System.arraycopy(other.words, 0, words, 0, words.length);
    }

    /** Whether both describe the same numbers as set, seen from their bases. */
    public boolean sameBits(BitWindow other) {
        return Arrays.equals(words, other.words);
    }

    void andNot(BitWindow other) {
        for (int i = 0; i < words.length; i++) {
            words[i] &= ~other.words[i];
        }
    }

    boolean isEmpty() {
        return lowest(0) < 0;
    }

    public int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** The lowest set bit at or above {@code from}, or -1. */
    int lowest(int from) {
        for (int word = from / WORD; word < words.length; word++) {
            long bits = word == from / WORD ? words[word] & -1L << from % WORD : words[word];
            if (bits != 0) {
                return word * WORD + Long.numberOfTrailingZeros(bits);
            }
        }
        return -1;
    }

    /** The highest set bit, or -1. */
    int highest() {
        for (int word = words.length - 1; word >= 0; word--) {
            if (words[word] != 0) {
                return word * WORD + WORD - 1 - Long.numberOfLeadingZeros(words[word]);
            }
        }
        return -1;
    }

    /** How many bits from 0 on are set without a gap. */
    int run() {
        for (int word = 0; word < words.length; word++) {
            if (words[word] != -1) {
                return Math.min(size, word * WORD + Long.numberOfTrailingZeros(~words[word]));
            }
        }
        return size;
    }

    /** The base moves up: bit {@code count} becomes bit 0. */
    void shift(int count) {
        int whole = count / WORD;
        int part = count % WORD;
        for (int i = 0; i < words.length; i++) {
            long low = i + whole < words.length ? words[i + whole] : 0;
            long high = i + whole + 1 < words.length ? words[i + whole + 1] : 0;
            words[i] = part == 0 ? low : low >>> part | high << WORD - part;
        }
    }

    /** So many bits from {@code from} on, up to 64; what lies outside is 0. */
    long bits(int from, int count) {
        long bits = 0;
        for (int i = 0; i < count; i++) {
            bits |= get(from + i) ? 1L << i : 0;
        }
        return bits;
    }

    /** The set bits as ranges: {@code [2..5 8]}. */
    @Override public String toString() {
        StringJoiner text = new StringJoiner(" ", "[", "]");
        for (int at = lowest(0); at >= 0; at = lowest(at + 1)) {
            int first = at;
            while (get(at + 1)) {
                at++;
            }
            text.add(first == at ? "" + at : first + ".." + at);
        }
        return text.toString();
    }
}
