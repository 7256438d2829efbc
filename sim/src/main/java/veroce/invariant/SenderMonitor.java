package veroce.invariant;

import java.util.Arrays;
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
import veroce.packet.Packets;
import veroce.packet.PsnSpace;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/**
 * Watches what one end of a connection sends, with nothing but its frames: numbering, windows, and that a PSN always
 * carries the same packet. Knows only what the acknowledgements that reached it say.
 */
final class SenderMonitor {
    private final String name;
    private final QueuePairSettings settings;
    private final Timed acknowledgements = new Timed();
    private final Map<Integer, byte[]> sent = new HashMap<>();
    private int una;
    private int next;
    private int completed;
    private int message;
    private int receive;
    private int order;

    SenderMonitor(String name, QueuePairSettings settings, Numbering numbering) {
        this.name = name;
        this.settings = settings;
        una = numbering.psn();
        next = numbering.psn();
        message = numbering.message();
        completed = Sequence.add(message, -1);
        receive = numbering.receive();
    }

    void acknowledged(DecodedFrame frame, long at) {
        acknowledgements.add(frame, at);
    }

    private void learn(DecodedFrame frame, long at) {
        Packet packet = frame.packet();
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        if (aeth.syndrome() == Syndrome.PACKET_DROP) {
            return;
        }
        boolean nak = aeth.syndrome() >> 5 != 0;
        int to = Sequence.add(packet.bth().psn(), nak ? 0 : 1);
        if (Sequence.ahead(to, una) && !Sequence.ahead(to, next)) {
            for (int psn = una; psn != to; psn = Sequence.add(psn, 1)) {
                sent.remove(psn);
            }
            una = to;
            completed = aeth.msn();
        }
    }

    void data(DecodedFrame decoded, byte[] frame, long at) {
        acknowledgements.until(at, this::learn);
        Packet packet = decoded.packet();
        int psn = packet.bth().psn();
        boolean fresh = psn == next;
        Broken.unless(packet.bth().retransmission() != fresh, "S7", name, packet);
        byte[] content = content(packet, frame);
        if (fresh) {
            Broken.unless(Sequence.sub(psn, una) < settings.window(), "S2", name, packet);
            Broken.unless(Sequence.sub(message, completed) <= settings.messageWindow(), "S12", name, packet);
            number(packet);
            sent.put(psn, content);
            next = Sequence.add(next, 1);
        } else {
            Broken.unless(Sequence.isBehind(Sequence.sub(psn, next)), "numbering without gaps", name, packet);
            byte[] before = sent.get(psn);
            Broken.unless(before == null || Arrays.equals(before, content) || isEmptied(packet, content, before), "S4",
                name, packet);
        }
    }

    /** The numbers inside a new packet follow from those before it. */
    private void number(Packet packet) {
        ExtensionHeader.PoEth orderHeader = packet.extension(ExtensionHeader.PoEth.class);
        ExtensionHeader.RqEth receiveHeader = packet.extension(ExtensionHeader.RqEth.class);
        Payload position = packet.format().payload();
        boolean whole = position == Payload.ONLY || position == Payload.NONE;
        boolean begins = position == Payload.FIRST || whole;
        Broken.unless(packet.extension(ExtensionHeader.MsnEth.class).msn() == message, "MSN in order", name, packet);
        Broken.unless(begins == (order == 0) && (begins || orderHeader.packetOrder() == order), "PO in order", name,
            packet);
        Broken.unless(receiveHeader == null || receiveHeader.rqMsn() == receive, "RQMSN in order", name, packet);
        order++;
        if (position == Payload.LAST || whole) {
            order = 0;
            message = Sequence.add(message, 1);
            receive = Sequence.add(receive, receiveHeader == null ? 0 : 1);
        }
    }

    /** A response whose bytes may not be read any more goes without them and without its place, but with its numbers. */
    private static boolean isEmptied(Packet packet, byte[] content, byte[] before) {
        boolean isEmpty = packet.bth().opcode() == Opcode.READ_RESPONSE_ONLY && packet.payloadLength() == 0;
        if (!isEmpty || before[0] == Opcode.ATOMIC_ACKNOWLEDGE) {
            return false;
        }
        byte[] same = Arrays.copyOf(before, content.length);
        same[0] = content[0];
        same[1] = content[1];
        return Arrays.equals(same, content);
    }

    /**
     * The transport headers and the payload without Retrans, AckReq, stamp and ICRC. The payload of a Read Response is read anew
     * whenever it is sent, and may change when the peer has it already and only its acknowledgement is lost.
     */
    private byte[] content(Packet packet, byte[] frame) {
        int from = packet.bthOffset();
        int payload = packet.format().space() == PsnSpace.RSP ? 0 : Packets.payload(frame, packet).length;
        byte[] content = Arrays.copyOfRange(frame, from, packet.payloadOffset() + payload);
        content[8] = 0;
        content[12] = settings.congestion().extended() ? 0 : content[12];
        return content;
    }
}
