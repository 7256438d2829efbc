package veroce.invariant;

import java.util.HashMap;
import java.util.Map;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.network.Link;
import veroce.packet.DecodedFrame;
import veroce.packet.PacketDecoder;

/**
 * Watches the frames of all connections between two endpoints and fails with the name of the invariant that does not
 * hold. It sees only wires, so it judges hardware and reference alike.
 */
public final class ConnectionMonitors implements Link.Tap {
    private final Map<Destination, ConnectionMonitor> monitors = new HashMap<>();

    private record Destination(Endpoint endpoint, int queuePair) {}

    /** From now on a connection is watched, as one that begins a new life. */
    public void watch(Connection connection, QueuePairSettings left, QueuePairSettings right) {
        ConnectionMonitor monitor = new ConnectionMonitor(connection, left, right);
        monitors.put(new Destination(connection.left(), connection.leftPair()), monitor);
        monitors.put(new Destination(connection.right(), connection.rightPair()), monitor);
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
        ConnectionMonitor monitor = good
            ? monitors.get(new Destination(to, decoded.packet().bth().destQp())) : null;
        if (monitor != null) {
            monitor.frame(to, arrives, decoded, frame, time);
        }
    }
}
