package veroce.reference;

import veroce.endpoint.QueuePairState;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PsnSpace;

/** What a packet on the veRoCE port is for its queue pair: which states take it, and who of its parts does. */
final class VeroceDispatch {
    private VeroceDispatch() {}

    private static boolean receives(QueuePairState state) {
        return state == QueuePairState.RTR || state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    static boolean sends(QueuePairState state) {
        return state == QueuePairState.RTS || state == QueuePairState.SQD;
    }

    /** Whether a queue pair takes the space of a packet that has a PSN: only one that sends awaits responses. */
    static boolean takesData(Packet packet, QueuePairState state) {
        return packet.format().space() == PsnSpace.RSP ? sends(state) : receives(state);
    }

    /** Responses are sent, and so acknowledged, wherever requests are received. */
    static boolean takesAnswer(Packet packet, QueuePairState state) {
        return answersResponses(packet) ? receives(state) : sends(state);
    }

    /** Whether a packet of the ACK class answers the space of responses. */
    static boolean answersResponses(Packet packet) {
        int opcode = packet.bth().opcode();
        return opcode == Opcode.ACKNOWLEDGE_RSP || opcode == Opcode.SACK_RSP;
    }

    static String dispatch(Packet packet, VeroceQueuePair pair, byte[] frame, long now) {
        int opcode = packet.bth().opcode();
        if (packet.format().consumesPsn()) {
            DataPacket data = DataPacket.of(packet, frame);
            return pair.state() == QueuePairState.ERR ? pair.responder().receiver().acceptInError(data)
                : pair.accept(data, now);
        }
        return switch (opcode) {
            case Opcode.ACKNOWLEDGE, Opcode.SACK -> pair.requester().acknowledgements()
                .accept(Acknowledgement.of(packet), now);
            case Opcode.ACKNOWLEDGE_RSP, Opcode.SACK_RSP -> pair.responder().acknowledgements()
                .accept(Acknowledgement.of(packet), now);
            case Opcode.RTT_RESPONSE -> pair.probed(packet.extension(ExtensionHeader.RttEth.class), now);
            case Opcode.RTT_REQUEST -> {
                pair.answers().probe(packet, now);
                yield "rx_rtt_request";
            }
            case Opcode.SLOW_PACKET -> pair.slow(packet.udp().path(), now);
            default -> {
                pair.notified(now);
                yield "rx_cnp";
            }
        };
    }
}
