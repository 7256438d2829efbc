package veroce.packet;

/** Arithmetic of the 24-bit numbers: PSN, MSN, RQMSN. */
public final class Sequence {
    private static final int MASK = 0xff_ffff;
    private static final int SIGN = 0x80_0000;

    private Sequence() {}

    public static int add(int number, int count) {
        return number + count & MASK;
    }

    /** How far {@code a} is beyond {@code b}, 0 to 2^24 - 1. */
    public static int sub(int a, int b) {
        return a - b & MASK;
    }

    /** How far {@code a} is beyond {@code b}, negative if it lies behind. */
    public static int distance(int a, int b) {
        int distance = sub(a, b);
        return isBehind(distance) ? distance - MASK - 1 : distance;
    }

    /** True if {@code a} is 1 to 2^23 - 1 beyond {@code b}. */
    public static boolean ahead(int a, int b) {
        int distance = sub(a, b);
        return distance != 0 && (distance & SIGN) == 0;
    }

    /** True for the distance of a number that lies behind. */
    public static boolean isBehind(int distance) {
        return (distance & SIGN) != 0;
    }
}
