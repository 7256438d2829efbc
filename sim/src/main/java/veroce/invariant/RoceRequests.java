package veroce.invariant;

import java.util.BitSet;
import java.util.Map;
import java.util.TreeMap;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.Sequence;

/**
 * The request packets that one end of a RoCEv2 connection has sent, each once. PSNs are told as positions, which do not
 * wrap: the first one is 0.
 */
final class RoceRequests {
    /** Packets of so long ago are not asked for any more. */
    private static final int KEPT = 20_000;

    private final TreeMap<Long, Request> requests = new TreeMap<>();
    private final int pmtu;
    private final int first;
    /** Position of the next new packet, and the messages before it. */
    private long newest;
    private long messages;

    /**
     * A request packet.
     *
     * @param at       its position; of a Read that of the first response packet, of {@code packets}
     * @param messages that are complete with it
     * @param content  a hash of what it says
     * @param answered response packets that have left
     */
    record Request(long at, int packets, int opcode, long messages, Reth reth, int content, BitSet answered) {
        boolean has(long position) {
            return position >= at && position < at + packets;
        }

        boolean isRead() {
            return opcode == Opcode.READ_REQUEST;
        }

        boolean hasResponse() {
            return isRead() || opcode == Opcode.CMP_SWAP || opcode == Opcode.FETCH_ADD;
        }

        long left(long position, int pmtu) {
            return reth.dmaLength() - (position - at) * pmtu;
        }
    }

    /** @param settings of the end that sends */
    RoceRequests(QueuePairSettings settings) {
        pmtu = settings.pmtu();
        first = settings.numbering().psn();
    }

    int pmtu() {
        return pmtu;
    }

    long newest() {
        return newest;
    }

    /** Where a PSN is meant, near the newest one. */
    long position(int psn) {
        return newest + Sequence.distance(psn, Sequence.add(first, (int) (newest & 0xff_ffff)));
    }

    /** A packet that was not sent before. */
    Request add(Packet packet, int content) {
        boolean ends = switch (packet.format().payload()) {
            case FIRST, MIDDLE -> false;
            default -> true;
        };
        messages += ends ? 1 : 0;
        var request = new Request(newest, (int) packet.psnCount(pmtu), packet.bth().opcode(), messages,
            packet.extension(Reth.class), content, new BitSet());
        requests.put(newest, request);
        newest += request.packets();
        if (requests.size() > KEPT) {
            requests.pollFirstEntry();
        }
        return request;
    }

    /** The request that a position belongs to, or null if it is of long ago. */
    Request find(long position) {
        Map.Entry<Long, Request> entry = requests.floorEntry(position);
        return entry == null || !entry.getValue().has(position) ? null : entry.getValue();
    }

    /** Messages that are complete when everything up to and with this position is, or -1. */
    long messagesThrough(long position) {
        Map.Entry<Long, Request> entry = requests.floorEntry(position);
        return entry == null ? position < 0 ? 0 : -1
            : position == entry.getValue().at() + entry.getValue().packets() - 1 ? entry.getValue().messages() : -1;
    }

    /** The oldest of the requests in a range that wants a response of which not all has left; or null. */
    Request unanswered(long from, long to) {
        Map.Entry<Long, Request> start = requests.floorEntry(from);
        for (Request request : requests.subMap(start == null ? from : start.getKey(), to).values()) {
            if (request.hasResponse() && request.at() + request.packets() > from
                    && request.answered().cardinality() < request.packets()) {
                return request;
            }
        }
        return null;
    }
}
