package veroce.network;

import java.util.Arrays;
import veroce.packet.Segments;
import veroce.packet.TrafficClasses;

/** What a network may do to the bytes of a frame; each gives a new frame, for a sender keeps the old one. */
public final class Alteration {
    private static final int TRIMMED_V4 = 64;
    private static final int TRIMMED_V6 = 96;

    private Alteration() {}

    /**
     * Cuts a data packet behind its headers as a switch does: 64 bytes are left of IPv4, 96 of IPv6, its DSCP says
     * so, and the IPv4 checksum is right again. The ICRC is gone or stale. Other frames come back as they are.
     *
     * @param rewritesLength whether the switch corrects the IP length; both are seen in the field
     */
    public static byte[] trim(byte[] frame, boolean rewritesLength) {
        int ip = FrameFields.transportOffset(frame) < 0 ? -1 : FrameFields.ipOffset(frame);
        if (ip < 0 || FrameFields.trafficClass(frame, ip) >> 2 != TrafficClasses.DATA) {
            return frame;
        }
        int size = FrameFields.isV4(frame, ip) ? TRIMMED_V4
            : TRIMMED_V6 + (Segments.first(frame) < 0 ? 0 : Segments.SIZE);
        byte[] cut = Arrays.copyOf(frame, Math.min(frame.length, size));
        int ecn = FrameFields.trafficClass(frame, ip) & 3;
        FrameFields.setTrafficClass(cut, ip, TrafficClasses.TRIMMED << 2 | ecn);
        if (rewritesLength && cut.length < frame.length) {
            FrameFields.setLength(cut, ip);
        }
        return cut;
    }

    /** Marks a frame of an ECN-capable transport as having met congestion; others come back as they are. */
    public static byte[] mark(byte[] frame) {
        int ip = FrameFields.ipOffset(frame);
        if (ip < 0 || (FrameFields.trafficClass(frame, ip) & 3) == TrafficClasses.NOT_ECT) {
            return frame;
        }
        byte[] marked = frame.clone();
        FrameFields.setTrafficClass(marked, ip,
            FrameFields.trafficClass(frame, ip) | TrafficClasses.CONGESTION_EXPERIENCED);
        return marked;
    }

    /** Inverts one bit, counted from the most significant one of the first byte. */
    public static byte[] corrupt(byte[] frame, int bit) {
        byte[] corrupted = frame.clone();
        corrupted[bit / 8] ^= (byte) (0x80 >> bit % 8);
        return corrupted;
    }
}
