package veroce.capture;

import java.math.BigInteger;

/**
 * What a pcapng file says about the interface it recorded.
 *
 * @param resolution         the if_tsresol byte: ticks per second as a power of ten, or of two if bit 7 is set
 * @param offsetSeconds      seconds to add to every time stamp
 * @param checkSequenceBytes bytes of frame check sequence kept at the end of each frame
 */
record PcapngInterface(long snapLength, int resolution, long offsetSeconds, int checkSequenceBytes) {
    static final int OPTION_RESOLUTION = 9;
    private static final int OPTION_CHECK_SEQUENCE = 13;
    private static final int OPTION_OFFSET = 14;
    private static final BigInteger BILLION = BigInteger.valueOf(1_000_000_000);

    /** Reads an interface description whose fixed part starts at {@code body}; options run to {@code end}. */
    static PcapngInterface read(CaptureBytes in, int body, int end) {
        long snapLength = in.unsignedInt(body + 4);
        int resolution = 6;
        long offsetSeconds = 0;
        int checkSequenceBytes = 0;
        int option = body + 8;
        while (option + 4 <= end) {
            int code = in.unsignedShort(option);
            int length = in.unsignedShort(option + 2);
            if (code == 0 || option + 4 + length > end) {
                break;
            }
            if (code == OPTION_RESOLUTION && length == 1) {
                resolution = in.unsignedByte(option + 4);
            } else if (code == OPTION_OFFSET && length == 8) {
                offsetSeconds = in.signedLong(option + 4);
            } else if (code == OPTION_CHECK_SEQUENCE && length == 1) {
                checkSequenceBytes = in.unsignedByte(option + 4);
            }
            option += 4 + (length + 3) / 4 * 4;
        }
        return new PcapngInterface(snapLength == 0 ? Integer.MAX_VALUE : snapLength, resolution, offsetSeconds,
            checkSequenceBytes);
    }

    long nanoseconds(long ticks) {
        BigInteger perSecond = (resolution & 0x80) == 0 ? BigInteger.TEN.pow(resolution)
            : BigInteger.TWO.pow(resolution & 0x7f);
        BigInteger unsigned = new BigInteger(Long.toUnsignedString(ticks));
        return unsigned.multiply(BILLION).divide(perSecond).longValue() + offsetSeconds * 1_000_000_000L;
    }
}
