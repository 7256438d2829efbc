package veroce.invariant;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import veroce.endpoint.Broken;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Packet;
import veroce.packet.Sequence;

/**
 * Watches the Reads and atomics of one end and what the other one answers, with nothing but frames: no more are open
 * than the peer takes (V5), each has the response that it asked for, of as many bytes (V6), and the PSNs of one response
 * follow those of the one before it (V2).
 */
final class ReadMonitor {
    private static final int ATOMIC_BYTES = 8;
    /** Responses of so many requests ago are not sent any more, whatever the number of contexts. */
    private static final int KEPT = 256;

    private final String name;
    private final QueuePairSettings settings;
    private final Timed arrivals = new Timed();
    private final Map<Integer, Request> requests = new HashMap<>();
    /** MSN of the response to the next request, and its first PSN. */
    private int message;
    private int psn;
    /** MSN of the oldest response of which a packet has not arrived. */
    private int awaited;

    /** @param message of the request; {@code came}: the packets of its response that have arrived */
    private record Request(int message, boolean atomic, long length, int first, int packets, BitSet came) {
        boolean isDone() {
            return came.cardinality() == packets;
        }
    }

    /**
     * @param settings  of the end that asks
     * @param responses how the other end numbers what it answers
     */
    ReadMonitor(String name, QueuePairSettings settings, Numbering responses) {
        this.name = name;
        this.settings = settings;
        message = responses.message();
        awaited = message;
        psn = responses.psn();
    }

    /** A data packet of the space of requests. */
    void requestLeaves(DecodedFrame decoded, long at) {
        Packet packet = decoded.packet();
        int opcode = packet.bth().opcode();
        boolean atomic = opcode == Opcode.CMP_SWAP || opcode == Opcode.FETCH_ADD;
        if (packet.bth().retransmission() || !atomic && opcode != Opcode.READ_REQUEST) {
            return;
        }
        arrivals.until(at, this::learn);
        int open = Sequence.sub(message, awaited) + 1;
        Broken.unless(open <= settings.verbs().readsOutstanding(), "V5", name, packet);
        long length = atomic ? ATOMIC_BYTES : packet.extension(ExtensionHeader.Reth.class).dmaLength();
        int packets = atomic ? 1 : (int) Math.max(1, (length + settings.pmtu() - 1) / settings.pmtu());
        int msn = packet.extension(ExtensionHeader.MsnEth.class).msn();
        requests.put(message, new Request(msn, atomic, length, psn, packets, new BitSet()));
        requests.remove(Sequence.add(message, -KEPT));
        message = Sequence.add(message, 1);
        psn = Sequence.add(psn, packets);
    }

    void responseArrives(DecodedFrame decoded, long at) {
        arrivals.add(decoded, at);
    }

    private void learn(DecodedFrame decoded, long at) {
        Packet packet = decoded.packet();
        Request request = packet.trimmed() ? null : requests.get(packet.extension(ExtensionHeader.MsnEth.class).msn());
        if (request == null) {
            return;
        }
        request.came().set(Sequence.sub(packet.bth().psn(), request.first()));
        for (Request next = request; next != null && next.isDone() && next == requests.get(awaited);) {
            awaited = Sequence.add(awaited, 1);
            next = requests.get(awaited);
        }
    }

    void responseLeaves(DecodedFrame decoded) {
        Packet packet = decoded.packet();
        Request request = requests.get(packet.extension(ExtensionHeader.MsnEth.class).msn());
        Broken.unless(request != null, "V6: a response without a request", name, packet);
        ExtensionHeader.PoEth orderHeader = packet.extension(ExtensionHeader.PoEth.class);
        int order = orderHeader == null ? 0 : orderHeader.packetOrder();
        int place = Sequence.sub(packet.bth().psn(), request.first());
        boolean emptied = isEmptied(packet) && !request.atomic();
        Broken.unless((emptied || place == order) && place >= 0 && place < request.packets(), "V2", name, packet);
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        Broken.unless(aeth == null || aeth.msn() == request.message(), "V6: the response of another request", name,
            packet);
        if (emptied) {
            return;
        }
        Broken.unless(packet.format().payload() == kind(request, order), "V6: a response of another kind", name,
            packet);
        long rest = request.atomic() ? 0 : request.length() - (long) order * settings.pmtu();
        Broken.unless(packet.payloadLength() == Math.min(rest, settings.pmtu()), "V6: bytes that were not asked for",
            name, packet);
    }

    /** Sent again without its bytes, since their MR is closed: the only one of its response, whatever it was. */
    private static boolean isEmptied(Packet packet) {
        return packet.bth().retransmission() && packet.bth().opcode() == Opcode.READ_RESPONSE_ONLY
            && packet.payloadLength() == 0;
    }

    private static Payload kind(Request request, int order) {
        if (request.atomic()) {
            return Payload.NONE;
        }
        boolean ends = order == request.packets() - 1;
        if (order == 0) {
            return ends ? Payload.ONLY : Payload.FIRST;
        }
        return ends ? Payload.LAST : Payload.MIDDLE;
    }
}
