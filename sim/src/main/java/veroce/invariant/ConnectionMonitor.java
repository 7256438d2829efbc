package veroce.invariant;

import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Opcode;
import veroce.packet.PsnSpace;
import veroce.packet.Syndrome;

/** Gives the frames of one connection to the monitors of its two ends. */
final class ConnectionMonitor {
    private static final int RNR_TIMERS = 32;

    private final Connection connection;
    private final EndMonitor left;
    private final EndMonitor right;

    /** @param patience of both ends, from what happens to one until all that comes of it is on the wire */
    ConnectionMonitor(Connection connection, QueuePairSettings left, QueuePairSettings right, long patience) {
        this.connection = connection;
        this.left = new EndMonitor("left", left, right.numbering(), patience);
        this.right = new EndMonitor("right", right, left.numbering(), patience);
    }

    /** A good frame of this connection has left one end, or has reached the other. */
    void frame(Endpoint to, boolean arrives, DecodedFrame decoded, byte[] frame, long time) {
        boolean toLeft = to == connection.left();
        EndMonitor end = toLeft == arrives ? left : right;
        int opcode = decoded.packet().bth().opcode();
        boolean data = decoded.packet().format().space() == PsnSpace.SQ;
        boolean answer = opcode == Opcode.ACKNOWLEDGE || opcode == Opcode.SACK;
        if (data && arrives) {
            end.dataArrives(decoded, time);
        } else if (data) {
            end.dataLeaves(decoded, frame, time);
        } else if (answer && arrives) {
            if (means(decoded.packet().extension(Aeth.class).syndrome())) {
                end.answerArrives(decoded, time);
            }
        } else if (answer) {
            end.answerLeaves(decoded, time);
        }
    }

    /** Row 27: an answer with another syndrome means nothing to an endpoint. */
    private static boolean means(int syndrome) {
        return syndrome < Syndrome.RNR_NAK + RNR_TIMERS
            || syndrome >= Syndrome.PACKET_DROP && syndrome <= Syndrome.REMOTE_OPERATIONAL;
    }
}
