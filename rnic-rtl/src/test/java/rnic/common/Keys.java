package rnic.common;

import rnic.protocol.RnicParameters;

/** Keys for those who keep them: of regions that there are, and foreign ones, many with one bit alone above the index. */
public final class Keys {
    private static final int TAG_BITS = 8;
    private static final int BITS = 32;

    private Keys() {
    }

    /** One of them, by a number of 32 bits that may be anything. */
    public static long any(RnicParameters parameters, int number) {
        long key = number & 0xFFFF_FFFFL;
        long own = key & (1L << used(parameters)) - 1;
        return switch (number >>> BITS - 2) {
            case 0 -> key;
            case 1 -> own | 1L << used(parameters) + Integer.remainderUnsigned(number, BITS - used(parameters));
            default -> own;
        };
    }

    /** What a memory gives back: tag and index as they were, and of what is above them whether it was 0. */
    public static long kept(RnicParameters parameters, long key) {
        long limit = 1L << used(parameters);
        return key < limit ? key : limit | key & limit - 1;
    }

    private static int used(RnicParameters parameters) {
        return TAG_BITS + Integer.numberOfTrailingZeros(parameters.mrs());
    }
}
