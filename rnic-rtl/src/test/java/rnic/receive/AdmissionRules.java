package rnic.receive;

import java.util.Optional;
import rnic.protocol.QueuePairState;
import rnic.protocol.Row;

/** Rows 9 and 23 to 31 of the table of malformed input, as far as they need no packet before. */
final class AdmissionRules {
    private AdmissionRules() {}

    /** Empty when the packet goes on. */
    static Optional<Row> of(ReceivedFrame frame, boolean trimmed, QueuePairState state, ReceiveModel.Context context) {
        return Optional.ofNullable(trimmed ? trimmed(frame, state, context) : whole(frame, state, context));
    }

    private static boolean sends(QueuePairState state) {
        return state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    private static Row trimmed(ReceivedFrame frame, QueuePairState state, ReceiveModel.Context context) {
        boolean inState = frame.isRequest() && (sends(state) || state == QueuePairState.RTR)
            || frame.isResponse() && sends(state);
        if (!inState || context.profile() < 2) {
            return Row.RX_TRIM_BAD;
        }
        var later = ReceiveRules.identity(frame, context);
        return later == Row.RX_PKEY || later == Row.RX_PEER ? Row.RX_TRIM_BAD : null;
    }

    private static Row whole(ReceivedFrame frame, QueuePairState state, ReceiveModel.Context context) {
        if (state == QueuePairState.RESET) {
            return Row.RX_QPN;
        }
        boolean answersUs = frame.isAcknowledge() != frame.ofResponses();
        boolean mayCome = sends(state) || !answersUs && state == QueuePairState.RTR;
        var later = context == null ? Row.RX_QP_STATE : ReceiveRules.identity(frame, context);
        if (!mayCome && !(state == QueuePairState.ERR && frame.isRequest() && later == null)) {
            return Row.RX_QP_STATE;
        }
        if (later != null) {
            return later;
        }
        int opcode = frame.opcode();
        if (frame.isAcknowledge()) {
            return frame.goodSyndrome() ? null : Row.RX_AETH;
        }
        int path = frame.number("sourcePort") - ReceiveModel.SPORT_BASE & 0xFFFF;
        if (opcode == 0x83 || opcode == 0x84 && path > context.lastPath()) {
            return Row.RX_STRAY;
        }
        return opcode < 0x81 ? null
            : opcode == 0x81 ? Row.RX_CNP : opcode == 0x82 ? Row.RX_RTT_REQUEST : Row.RX_SLOW;
    }
}
