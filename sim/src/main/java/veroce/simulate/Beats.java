package veroce.simulate;

/** Cuts frames into the beats of a data path. */
final class Beats {
    private Beats() {}

    /** Up to 64 bytes as eight words, byte 0 in the least significant place of word 0; what is missing is 0. */
    static long[] words(byte[] bytes, int at, int count) {
        var words = new long[8];
        for (int i = 0; i < count; i++) {
            words[i >> 3] |= (bytes[at + i] & 0xFFL) << 8 * (i & 7);
        }
        return words;
    }
}
