package veroce.invariant;

import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Opcode;
import veroce.packet.PsnSpace;
import veroce.packet.Syndrome;

/** Gives the frames of one connection to the monitors of its two ends. */
final class ConnectionMonitor implements FrameMonitor {
    private static final int RNR_TIMERS = 32;

    private final Connection connection;
    private final EndMonitor left;
    private final EndMonitor right;
    private final EndMonitor leftResponses;
    private final EndMonitor rightResponses;
    private final ReadMonitor leftReads;
    private final ReadMonitor rightReads;
    private final SignalMonitor leftSignals;
    private final SignalMonitor rightSignals;

    /** @param patience of both ends, from what happens to one until all that comes of it is on the wire */
    ConnectionMonitor(Connection connection, QueuePairSettings left, QueuePairSettings right, long patience) {
        this.connection = connection;
        this.left = new EndMonitor("left", left, left.numbering(), right.numbering(), patience);
        this.right = new EndMonitor("right", right, right.numbering(), left.numbering(), patience);
        Numbering fromLeft = right.numbering().responses();
        Numbering fromRight = left.numbering().responses();
        leftResponses = new EndMonitor("left response", left, fromLeft, fromRight, patience);
        rightResponses = new EndMonitor("right response", right, fromRight, fromLeft, patience);
        leftReads = new ReadMonitor("Reads of left", left, fromRight);
        rightReads = new ReadMonitor("Reads of right", right, fromLeft);
        leftSignals = new SignalMonitor("signals of left", patience);
        rightSignals = new SignalMonitor("signals of right", patience);
    }

    @Override public void frame(Endpoint to, boolean arrives, DecodedFrame decoded, byte[] frame, long time) {
        boolean toLeft = to == connection.left();
        int opcode = decoded.packet().bth().opcode();
        boolean toResponses = opcode == Opcode.ACKNOWLEDGE_RSP || opcode == Opcode.SACK_RSP;
        boolean responses = toResponses || decoded.packet().format().space() == PsnSpace.RSP;
        EndMonitor end = toLeft == arrives ? responses ? leftResponses : left : responses ? rightResponses : right;
        boolean data = decoded.packet().format().consumesPsn();
        if (data) {
            reads(toLeft != responses ? rightReads : leftReads, responses, arrives, decoded, time);
        }
        boolean answer = toResponses || opcode == Opcode.ACKNOWLEDGE || opcode == Opcode.SACK;
        if (opcode == Opcode.CNP || opcode == Opcode.SLOW_PACKET) {
            if (!arrives) {
                (toLeft ? rightSignals : leftSignals).leaves(decoded, time);
            }
        } else if (data && arrives) {
            (toLeft ? leftSignals : rightSignals).data(decoded, time);
            end.dataArrives(decoded, time);
        } else if (data) {
            end.dataLeaves(decoded, frame, time);
        } else if (answer && arrives) {
            if (means(decoded.packet().extension(Aeth.class).syndrome(), toResponses)) {
                end.answerArrives(decoded, time);
            }
        } else if (answer) {
            end.answerLeaves(decoded, time);
        }
    }

    private static void reads(ReadMonitor reads, boolean responses, boolean arrives, DecodedFrame decoded, long time) {
        if (responses && arrives) {
            reads.responseArrives(decoded, time);
        } else if (responses) {
            reads.responseLeaves(decoded);
        } else if (!arrives) {
            reads.requestLeaves(decoded, time);
        }
    }

    /** Row 27: an answer with another syndrome means nothing to an endpoint. */
    private static boolean means(int syndrome, boolean toResponses) {
        if (toResponses) {
            return syndrome < Syndrome.RNR_NAK || syndrome == Syndrome.PACKET_DROP;
        }
        return syndrome < Syndrome.RNR_NAK + RNR_TIMERS
            || syndrome >= Syndrome.PACKET_DROP && syndrome <= Syndrome.REMOTE_OPERATIONAL;
    }
}
