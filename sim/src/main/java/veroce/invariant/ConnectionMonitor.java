package veroce.invariant;

import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.network.Link;
import veroce.packet.DecodedFrame;
import veroce.packet.Opcode;
import veroce.packet.PacketDecoder;
import veroce.packet.PsnSpace;

/**
 * Watches the frames of one connection in both directions and fails with the name of the invariant that does not hold.
 * It sees only wires, so it judges hardware and reference alike. Made anew for each life of the queue pairs.
 */
public final class ConnectionMonitor implements Link.Tap {
    private final Connection connection;
    private final SenderMonitor leftSender;
    private final SenderMonitor rightSender;
    private final ReceiverMonitor leftReceiver;
    private final ReceiverMonitor rightReceiver;

    public ConnectionMonitor(Connection connection, QueuePairSettings left, QueuePairSettings right) {
        this.connection = connection;
        leftSender = new SenderMonitor("left sender", left, left.numbering());
        rightSender = new SenderMonitor("right sender", right, right.numbering());
        leftReceiver = new ReceiverMonitor("left receiver", left, right.numbering());
        rightReceiver = new ReceiverMonitor("right receiver", right, left.numbering());
    }

    @Override public void frame(Endpoint at, boolean sent, byte[] frame, long time) {
        DecodedFrame decoded = PacketDecoder.decode(frame);
        if (decoded.packet().format() == null || !belongs(at, sent, decoded)) {
            return;
        }
        boolean left = at == connection.left();
        boolean data = decoded.packet().format().space() == PsnSpace.SQ;
        if (data && sent) {
            (left ? leftSender : rightSender).data(decoded, frame, time);
        } else if (data) {
            (left ? leftReceiver : rightReceiver).data(decoded, time);
        } else if (isAcknowledgement(decoded) && sent) {
            (left ? leftReceiver : rightReceiver).acknowledgement(decoded, time);
        } else if (isAcknowledgement(decoded)) {
            (left ? leftSender : rightSender).acknowledged(decoded, time);
        }
    }

    /** Damaged frames on their way to an endpoint mean nothing; trimmed ones may have a stale ICRC. */
    private boolean belongs(Endpoint at, boolean sent, DecodedFrame decoded) {
        boolean good = switch (decoded.disposition()) {
            case RX_OK -> true;
            case RX_TRIM_NAK, RX_TRIM_PAYLOAD -> !sent;
            default -> false;
        };
        int destination = sent == (at == connection.left()) ? connection.rightPair() : connection.leftPair();
        return good && decoded.packet().bth().destQp() == destination;
    }

    private static boolean isAcknowledgement(DecodedFrame decoded) {
        int opcode = decoded.packet().bth().opcode();
        return opcode == Opcode.ACKNOWLEDGE || opcode == Opcode.SACK;
    }
}
