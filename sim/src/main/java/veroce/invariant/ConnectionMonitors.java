package veroce.invariant;

import java.util.HashMap;
import java.util.Map;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.network.Link;
import veroce.packet.DecodedFrame;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;

/**
 * Watches the frames of all connections between two endpoints and fails with the name of the invariant that does not
 * hold. It sees only wires, so it judges hardware and reference alike.
 */
public final class ConnectionMonitors implements Link.Tap {
    private static final int PARTITION = 0x7fff;
    private static final int FULL_MEMBER = 0x8000;

    private final Map<Destination, Watched> monitors = new HashMap<>();
    private final long patience;

    private record Destination(Endpoint endpoint, int queuePair) {}

    /** @param partitionKey without which a packet is refused */
    private record Watched(FrameMonitor monitor, int partitionKey) {}

    /**
     * @param patience of the endpoints, in picoseconds: from what happens to one until everything that comes of it is
     *                 on the wire, its queues before the wire included
     */
    public ConnectionMonitors(long patience) {
        this.patience = patience;
    }

    /** From now on a connection is watched, as one that begins a new life. */
    public void watch(Connection connection, QueuePairSettings left, QueuePairSettings right) {
        FrameMonitor monitor = switch (left.profile()) {
            case VEROCE -> new ConnectionMonitor(connection, left, right, patience);
            case ROCE_V2 -> new RoceConnectionMonitor(connection, left, right, patience);
        };
        monitors.put(new Destination(connection.left(), connection.leftPair()), new Watched(monitor,
            left.partitionKey()));
        monitors.put(new Destination(connection.right(), connection.rightPair()), new Watched(monitor,
            right.partitionKey()));
    }

    /** From now on a connection is not watched: it is about to be reset. */
    public void forget(Connection connection) {
        monitors.remove(new Destination(connection.left(), connection.leftPair()));
        monitors.remove(new Destination(connection.right(), connection.rightPair()));
    }

    @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
        DecodedFrame decoded = PacketDecoder.decode(frame);
        // Damaged frames mean nothing to an endpoint; trimmed ones may have a stale ICRC.
        boolean good = switch (decoded.disposition()) {
            case RX_OK -> true;
            case RX_TRIM_NAK, RX_TRIM_PAYLOAD -> arrives;
            default -> false;
        };
        Watched watched = good ? monitors.get(new Destination(to, decoded.packet().bth().destQp())) : null;
        if (watched != null && !isForeign(decoded.packet(), from, to, watched.partitionKey())) {
            watched.monitor().frame(to, arrives, decoded, frame, time);
        }
    }

    /**
     * Rows 3, 25 and 26: such a frame means nothing to an endpoint. The ICRC covers neither MAC addresses nor VLAN
     * tag, and nothing covers what is left of a trimmed packet.
     */
    private static boolean isForeign(Packet packet, Endpoint from, Endpoint to, int partitionKey) {
        int tag = packet.vlan() == null ? 0 : packet.vlan().identifier();
        return packet.ethernet().destination() != to.address().mac()
            || !isSamePartition(packet.bth().partitionKey(), partitionKey)
            || !packet.ip().source().equals(from.address().ip())
            || tag != Math.max(0, from.address().vlan());
    }

    /** The same partition, and one of the two a full member: a trimmed packet may have lost its bit for that. */
    private static boolean isSamePartition(int one, int other) {
        return ((one ^ other) & PARTITION) == 0 && ((one | other) & FULL_MEMBER) != 0;
    }
}
