package veroce.capture;

import java.util.Arrays;

/**
 * One Ethernet frame without preamble and FCS, as it was recorded.
 *
 * @param label          what reports call it: its number in the capture, or its name in a frames file
 * @param nanoseconds    time of capture since 1970, 0 if unknown
 * @param originalLength bytes the frame had on the wire; larger than {@code bytes.length} if the recording cut it
 * @param bytes          the recorded bytes; shared, never modified
 */
public record CapturedFrame(String label, long nanoseconds, int originalLength, byte[] bytes) {

    /** A frame that was recorded whole. */
    public static CapturedFrame whole(String label, byte[] bytes) {
        return new CapturedFrame(label, 0, bytes.length, bytes);
    }

    /** True if the snapshot length of the recording cut the frame: its ICRC cannot be checked. */
    public boolean cutBySnapLength() {
        return bytes.length < originalLength;
    }

    @Override public boolean equals(Object other) {
        return other instanceof CapturedFrame frame && label.equals(frame.label) && nanoseconds == frame.nanoseconds
            && originalLength == frame.originalLength && Arrays.equals(bytes, frame.bytes);
    }

    @Override public int hashCode() {
        return 31 * label.hashCode() + Arrays.hashCode(bytes);
    }
}
