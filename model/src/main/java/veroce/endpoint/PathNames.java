package veroce.endpoint;

import java.util.List;
import veroce.packet.IpAddress;
import veroce.packet.PacketDecoder;
import veroce.packet.Segments;

/**
 * What the paths to a peer are called. A path without a name is its number above the first port.
 *
 * @param identifiers of each path 32 bits, or none: bits 13 to 4 are those of the UDP source port above its number, 31
 *                    to 16 the flow label of IPv6
 * @param destination of an outer IPv6 header around every packet, in which the identifier stands behind the first 32
 *                    bits as two segments; null for none
 */
public record PathNames(List<Integer> identifiers, IpAddress destination) {
    /** Paths are their numbers. */
    public static final PathNames NONE = new PathNames(List.of(), null);
    private static final int SLOTS = 16;
    private static final int ABOVE = 0x3ff0;
    private static final int LABEL = 16;

    public PathNames {
        identifiers = List.copyOf(identifiers);
        if (!identifiers.isEmpty() && identifiers.size() != SLOTS || identifiers.isEmpty() && destination != null) {
            throw new IllegalArgumentException(identifiers.size() + " names of paths: all " + SLOTS
                + " have one, or none");
        }
    }

    public boolean isNamed() {
        return !identifiers.isEmpty();
    }

    /** What is added to the first port on a path with this number. */
    public int port(int path) {
        return isNamed() ? identifiers.get(path % SLOTS) & ABOVE | path % SLOTS : path;
    }

    /** The frame on the path whose port it has. */
    public byte[] route(byte[] frame) {
        if (!isNamed()) {
            return frame;
        }
        int identifier = identifiers.get(PacketDecoder.decode(frame).packet().udp().path() & SLOTS - 1);
        byte[] labelled = Segments.label(frame, identifier >>> LABEL);
        if (destination == null) {
            return labelled;
        }
        long high = destination.high() & 0xffff_ffff_0000_0000L | Integer.toUnsignedLong(identifier);
        return Segments.enter(labelled, new IpAddress(true, high, destination.low()));
    }
}
