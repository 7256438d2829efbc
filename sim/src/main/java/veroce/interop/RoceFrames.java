package veroce.interop;

import java.nio.ByteBuffer;

/** Tells RoCEv2 from whatever else a host sends. */
final class RoceFrames {
    private static final int PORT = 4791;
    private static final int UDP = 17;

    private RoceFrames() {}

    /** Whether a frame is UDP to port 4791, over IPv4 or IPv6, without a VLAN tag. */
    static boolean isOne(byte[] frame) {
        if (frame.length < 42) {
            return false;
        }
        ByteBuffer bytes = ByteBuffer.wrap(frame);
        return switch (Short.toUnsignedInt(bytes.getShort(12))) {
            case 0x0800 -> frame[23] == UDP && port(bytes, 14 + 4 * (frame[14] & 15));
            case 0x86dd -> frame[20] == UDP && port(bytes, 54);
            default -> false;
        };
    }

    private static boolean port(ByteBuffer frame, int udp) {
        return frame.capacity() >= udp + 8 && Short.toUnsignedInt(frame.getShort(udp + 2)) == PORT;
    }
}
