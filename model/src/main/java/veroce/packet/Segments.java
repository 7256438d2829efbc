package veroce.packet;

import java.util.Arrays;

/**
 * Outer IPv6 headers whose destination is a row of segments of 16 bits behind a block of 32 (RFC 8754, RFC 9800): put
 * on by the sender, used up by switches, taken off at the end. What a switch tells stands in the outer header, so the
 * class of the packet is copied from it at the end.
 */
public final class Segments {
    /** Bytes that a frame becomes longer. */
    public static final int SIZE = IpHeader.V6.SIZE;
    private static final int PROTOCOL = 41;
    private static final int LABEL_AT = 2;
    private static final int LENGTH_AT = 4;
    private static final int PROTOCOL_AT = 6;
    private static final int DESTINATION_AT = 24;
    private static final int BLOCK = 4;
    private static final int PASSED = 4;

    private Segments() {}

    /** Where the IPv6 header of a frame begins, or -1 if it has none. */
    private static int ipv6(byte[] frame) {
        int at = frame.length >= 18 && Bytes.u16(frame, 12) == Ethernet.VLAN ? 18 : 14;
        return frame.length >= at + SIZE && Bytes.u16(frame, at - 2) == Ethernet.IPV6 && Bytes.u8(frame, at) >> 4 == 6
            ? at : -1;
    }

    /** Where the outer header of a frame begins, or -1 if it has none. */
    private static int outer(byte[] frame) {
        int at = ipv6(frame);
        return at >= 0 && Bytes.u8(frame, at + PROTOCOL_AT) == PROTOCOL ? at : -1;
    }

    /** The frame with this flow label, if it has an IPv6 header: the ICRC does not cover it. */
    public static byte[] label(byte[] frame, int label) {
        int at = ipv6(frame);
        if (at < 0) {
            return frame;
        }
        byte[] labelled = frame.clone();
        labelled[at + LABEL_AT - 1] &= (byte) 0xf0;
        put(labelled, at + LABEL_AT, label);
        return labelled;
    }

    /** The frame, whose packet is IPv6, in an outer header to this destination. */
    public static byte[] enter(byte[] frame, IpAddress destination) {
        int at = ipv6(frame);
        byte[] longer = new byte[frame.length + SIZE];
        System.arraycopy(frame, 0, longer, 0, at + SIZE);
        System.arraycopy(frame, at, longer, at + SIZE, frame.length - at);
        put(longer, at + LENGTH_AT, Bytes.u16(frame, at + LENGTH_AT) + SIZE);
        longer[at + PROTOCOL_AT] = PROTOCOL;
        for (int i = 0; i < 8; i++) {
            longer[at + DESTINATION_AT + i] = (byte) (destination.high() >> 56 - 8 * i);
            longer[at + DESTINATION_AT + 8 + i] = (byte) (destination.low() >> 56 - 8 * i);
        }
        return longer;
    }

    /** The first segment of a frame, or -1 if it has no outer header. */
    public static int first(byte[] frame) {
        int at = outer(frame);
        return at < 0 ? -1 : Bytes.u16(frame, at + DESTINATION_AT + BLOCK);
    }

    /** The frame behind two switches, each of which has taken its segment; one without outer header as it is. */
    public static byte[] pass(byte[] frame) {
        int at = outer(frame);
        if (at < 0) {
            return frame;
        }
        byte[] passed = frame.clone();
        int segments = at + DESTINATION_AT + BLOCK;
        int end = at + SIZE;
        System.arraycopy(frame, segments + PASSED, passed, segments, end - segments - PASSED);
        Arrays.fill(passed, end - PASSED, end, (byte) 0);
        return passed;
    }

    /** The packet of a frame whose outer header leads here; every other frame as it is. */
    public static byte[] end(byte[] frame, IpAddress here) {
        int at = outer(frame);
        return at >= 0 && IpAddress.read(frame, at + DESTINATION_AT, true).equals(here) ? packet(frame) : frame;
    }

    /** The packet of a frame with an outer header, wherever that leads; every other frame as it is. */
    public static byte[] packet(byte[] frame) {
        int at = outer(frame);
        if (at < 0 || frame.length < at + SIZE + 2) {
            return frame;
        }
        byte[] packet = new byte[frame.length - SIZE];
        System.arraycopy(frame, 0, packet, 0, at);
        System.arraycopy(frame, at + SIZE, packet, at, frame.length - at - SIZE);
        packet[at] = (byte) (packet[at] & 0xf0 | frame[at] & 0x0f);
        packet[at + 1] = (byte) (packet[at + 1] & 0x0f | frame[at + 1] & 0xf0);
        return packet;
    }

    private static void put(byte[] frame, int at, int value) {
        frame[at] = (byte) (value >> 8);
        frame[at + 1] = (byte) value;
    }
}
