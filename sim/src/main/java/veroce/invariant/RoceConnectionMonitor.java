package veroce.invariant;

import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.Opcode;
import veroce.packet.PsnSpace;
import veroce.packet.WirePort;

/** Gives the frames of one RoCEv2 connection to the monitors of its two directions. */
final class RoceConnectionMonitor implements FrameMonitor {
    private final Connection connection;
    private final Direction fromLeft;
    private final Direction fromRight;

    /** The requests of one end, and what is answered to them. */
    private record Direction(RoceSenderMonitor sender, RoceAnswerMonitor responder) {
        static Direction of(String from, String to, QueuePairSettings settings, long patience) {
            RoceRequests requests = new RoceRequests(settings);
            return new Direction(new RoceSenderMonitor(from + " requester", settings, requests, patience),
                new RoceAnswerMonitor(to + " responder", requests, settings.numbering().message(), patience));
        }
    }

    RoceConnectionMonitor(Connection connection, QueuePairSettings left, QueuePairSettings right, long patience) {
        this.connection = connection;
        fromLeft = Direction.of("left", "right", left, patience);
        fromRight = Direction.of("right", "left", right, patience);
    }

    @Override public void frame(Endpoint to, boolean arrives, DecodedFrame decoded, byte[] frame, long time) {
        if (decoded.packet().port() != WirePort.ROCE_V2) {
            return;
        }
        boolean request = decoded.packet().format().space() == PsnSpace.SQ;
        Direction direction = (to == connection.left()) == request ? fromRight : fromLeft;
        if (request && arrives) {
            direction.responder().requestArrives(decoded, time);
        } else if (request) {
            direction.sender().requestLeaves(decoded, frame, time);
        } else if (arrives && decoded.packet().bth().opcode() != Opcode.CNP) {
            direction.sender().answerArrives(decoded, time);
        } else if (!arrives) {
            direction.responder().answerLeaves(decoded, time);
        }
    }
}
