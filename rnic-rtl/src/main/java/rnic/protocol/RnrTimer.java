package rnic.protocol;

/** Times that an RNR NAK asks for, by the timer code of its syndrome (IBTA Vol 1, 9.7.5.2.8). */
public final class RnrTimer {
    private static final int SIXTEENTHS_PER_STEP = 160;
    /** In steps of 10 us. */
    private static final int[] STEPS = {65_536, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512,
        768, 1024, 1536, 2048, 3072, 4096, 6144, 8192, 12_288, 16_384, 24_576, 32_768, 49_152};

    private RnrTimer() {
    }

    /** The time of a code, 0 to 31, in 1/16 us. */
    public static int sixteenths(int code) {
        return STEPS[code] * SIXTEENTHS_PER_STEP;
    }
}
