package veroce.reference;

import java.util.Map;
import veroce.endpoint.Address;
import veroce.endpoint.QueuePairState;
import veroce.packet.DecodedFrame;
import veroce.packet.Disposition;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;

/** Rows 2 to 26 of the malformed-input table: finds the queue pair of a frame, or the counter if it has none. */
final class Dispatcher {
    private static final int FULL_MEMBER = 0x8000;

    private final Address own;
    private final Map<Integer, QueuePair> pairs;

    Dispatcher(Address own, Map<Integer, QueuePair> pairs) {
        this.own = own;
        this.pairs = pairs;
    }

    /** The queue pair that a frame was for, null if none or it was not touched, and the counter. */
    record Outcome(QueuePair pair, String counter) {}

    /**
     * Where a frame goes.
     *
     * @param pair     null if it goes nowhere
     * @param refused  the counter of the row that refused it, or null
     * @param trimmed  a trimmed packet that a receiver must judge
     */
    private record Route(QueuePair pair, Packet packet, String refused, boolean trimmed) {
        static Route none(Packet packet, String counter) {
            return new Route(null, packet, counter, false);
        }
    }

    Outcome accept(byte[] frame, long now) {
        DecodedFrame decoded = PacketDecoder.decode(frame);
        Route route = route(decoded);
        if (route.refused() != null) {
            return new Outcome(null, route.refused());
        }
        QueuePair pair = route.pair();
        return new Outcome(pair, route.trimmed() ? pair.trimmed(route.packet(), decoded.disposition().counter())
            : pair.accept(route.packet(), frame, now));
    }

    /** A packet that a receiver will judge, and its queue pair. */
    record Data(VeroceQueuePair pair, DataPacket packet) {
        Receiver receiver() {
            return pair.receiverOf(packet);
        }
    }

    /** The data packet that a frame brings to a queue pair that receives, or null. Changes nothing. */
    Data data(byte[] frame) {
        Route route = route(PacketDecoder.decode(frame));
        boolean judged = route.refused() == null && !route.trimmed() && route.packet().format().consumesPsn()
            && route.pair().state() != QueuePairState.ERR;
        return judged && route.pair() instanceof VeroceQueuePair pair
            ? new Data(pair, DataPacket.of(route.packet(), frame)) : null;
    }

    private Route route(DecodedFrame decoded) {
        Packet packet = decoded.packet();
        Disposition disposition = decoded.disposition();
        if (disposition != Disposition.RX_LONG && packet.port() != null && isForeign(packet)) {
            return Route.none(packet, Disposition.RX_OTHER.counter());
        }
        boolean trimmed = disposition == Disposition.RX_TRIM_NAK || disposition == Disposition.RX_TRIM_PAYLOAD;
        if (disposition != Disposition.RX_OK && !trimmed) {
            return Route.none(packet, disposition.counter());
        }
        QueuePair pair = pairs.get(packet.bth().destQp());
        if (trimmed) {
            boolean here = pair != null && packet.format().consumesPsn() && pair.takes(packet)
                && foreign(packet, pair) == null;
            return here ? new Route(pair, packet, null, true)
                : Route.none(packet, Disposition.RX_TRIM_BAD.counter());
        }
        String refused = pair == null ? "rx_qpn" : refused(packet, pair);
        return refused != null ? Route.none(packet, refused) : new Route(pair, packet, null, false);
    }

    private boolean isForeign(Packet packet) {
        return packet.ethernet().destination() != own.mac() || !packet.ip().destination().equals(own.ip());
    }

    /** Rows 24 to 26, or null. In the error state whatever is not the head test of row 34 is row 24. */
    private static String refused(Packet packet, QueuePair pair) {
        boolean repeatsNak = pair.repeatsNak(packet);
        if (!repeatsNak && !pair.takes(packet)) {
            return "rx_qp_state";
        }
        String foreign = foreign(packet, pair);
        return foreign != null && repeatsNak ? "rx_qp_state" : foreign;
    }

    /** Rows 25 and 26, or null. */
    private static String foreign(Packet packet, QueuePair pair) {
        int key = packet.bth().partitionKey();
        int ours = pair.settings().partitionKey();
        if (((key ^ ours) & ~FULL_MEMBER & 0xffff) != 0 || ((key | ours) & FULL_MEMBER) == 0) {
            return "rx_pkey";
        }
        int tag = packet.vlan() == null ? 0 : packet.vlan().identifier();
        Address peer = pair.peer().address();
        if (!packet.ip().source().equals(peer.ip()) || tag != Math.max(0, peer.vlan())) {
            return "rx_peer";
        }
        return pair.speaks(packet) ? null : "rx_profile";
    }

}
