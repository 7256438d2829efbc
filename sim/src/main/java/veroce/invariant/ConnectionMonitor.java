package veroce.invariant;

import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.Opcode;
import veroce.packet.PsnSpace;

/** Gives the frames of one connection to the monitors of its four ends: both senders and both receivers. */
final class ConnectionMonitor {
    private final Connection connection;
    private final SenderMonitor leftSender;
    private final SenderMonitor rightSender;
    private final ReceiverMonitor leftReceiver;
    private final ReceiverMonitor rightReceiver;

    ConnectionMonitor(Connection connection, QueuePairSettings left, QueuePairSettings right) {
        this.connection = connection;
        leftSender = new SenderMonitor("left sender", left, left.numbering());
        rightSender = new SenderMonitor("right sender", right, right.numbering());
        leftReceiver = new ReceiverMonitor("left receiver", left, right.numbering());
        rightReceiver = new ReceiverMonitor("right receiver", right, left.numbering());
    }

    void frame(Endpoint to, boolean arrives, DecodedFrame decoded, byte[] frame, long time) {
        boolean toLeft = to == connection.left();
        int opcode = decoded.packet().bth().opcode();
        boolean data = decoded.packet().format().space() == PsnSpace.SQ;
        if (data && arrives) {
            (toLeft ? leftReceiver : rightReceiver).data(decoded, time);
        } else if (data) {
            (toLeft ? rightSender : leftSender).data(decoded, frame, time);
        } else if (opcode == Opcode.ACKNOWLEDGE || opcode == Opcode.SACK) {
            if (arrives) {
                (toLeft ? leftSender : rightSender).acknowledged(decoded, time);
            } else {
                (toLeft ? rightReceiver : leftReceiver).acknowledgement(decoded, time);
            }
        }
    }
}
