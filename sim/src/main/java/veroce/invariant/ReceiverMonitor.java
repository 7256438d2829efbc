package veroce.invariant;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import veroce.endpoint.Broken;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader;
import veroce.packet.OpcodeFormat.Payload;
import veroce.packet.Packet;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/**
 * Watches what one end of a connection acknowledges, with nothing but its frames: an acknowledgement may only say what
 * the data packets that reached it by then allow.
 */
final class ReceiverMonitor {
    private static final int NO_ORDER = 0xff_ffff;
    private static final int MOST_SACK_BITS = 128;
    private static final int NONE = -1;

    private final String name;
    private final QueuePairSettings settings;
    private final Timed arrivals = new Timed();
    /** What a PSN that arrived whole says about the frontier behind it. */
    private final Map<Integer, Behind> received = new HashMap<>();
    /** PSNs of which a frame came, whole or trimmed, and that are not acknowledged. */
    private final Set<Integer> seen = new HashSet<>();
    private int expected;
    private int newest;
    private int reported;
    private int reportedMsn;
    private int reportedOrder;
    /** The newest packet when one came that was sent again and asked: until it is reported, SACKs may end later. */
    private int tail = NONE;
    /** PSN of the fatal NAK that was sent, behind which nothing may be acknowledged. */
    private int refused = NONE;

    /** MSN that is complete and PO of the next packet, if everything up to this PSN is in. */
    private record Behind(int msn, int order) {}

    ReceiverMonitor(String name, QueuePairSettings settings, Numbering numbering) {
        this.name = name;
        this.settings = settings;
        expected = numbering.psn();
        newest = Sequence.add(expected, -1);
        reported = newest;
        reportedMsn = Sequence.add(numbering.message(), -1);
    }

    void data(DecodedFrame frame, long at) {
        arrivals.add(frame, at);
    }

    private void learn(DecodedFrame frame, long at) {
        Packet packet = frame.packet();
        int psn = packet.bth().psn();
        if (Sequence.sub(psn, reported) > settings.window() || psn == reported) {
            return;
        }
        seen.add(psn);
        tail = packet.bth().retransmission() && packet.bth().ackRequest() && settings.congestion().extended()
            ? newest : tail;
        if (!packet.trimmed() && received.putIfAbsent(psn, behind(packet)) == null) {
            newest = Sequence.ahead(psn, newest) ? psn : newest;
            while (received.containsKey(expected)) {
                expected = Sequence.add(expected, 1);
            }
        }
    }

    private static Behind behind(Packet packet) {
        ExtensionHeader.PoEth order = packet.extension(ExtensionHeader.PoEth.class);
        int msn = packet.extension(ExtensionHeader.MsnEth.class).msn();
        Payload position = packet.format().payload();
        boolean more = position == Payload.FIRST || position == Payload.MIDDLE;
        return more ? new Behind(Sequence.add(msn, -1), order == null ? 1 : order.packetOrder() + 1)
            : new Behind(msn, 0);
    }

    void acknowledgement(DecodedFrame frame, long at) {
        arrivals.until(at, this::learn);
        Packet packet = frame.packet();
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        int psn = packet.bth().psn();
        if (aeth.syndrome() == Syndrome.PACKET_DROP) {
            Broken.unless(seen.contains(psn) || !Sequence.ahead(psn, reported), "R12", name, packet);
            return;
        }
        boolean ack = aeth.syndrome() >> 5 == 0;
        int cumulative = Sequence.add(psn, ack ? 0 : -1);
        Broken.unless(cumulative == reported || Sequence.ahead(cumulative, reported), "R2", name, packet);
        Broken.unless(Sequence.ahead(expected, cumulative), "acknowledged what did not arrive", name, packet);
        Broken.unless(refused == NONE || Sequence.ahead(refused, cumulative), "R10", name, packet);
        refused = isFatal(aeth.syndrome()) ? psn : refused;
        report(cumulative);
        Broken.unless(aeth.msn() == reportedMsn, "R6", name, packet);
        ExtensionHeader.SackEth sack = packet.extension(ExtensionHeader.SackEth.class);
        int order = packet.extension(ExtensionHeader.PoEth.class).packetOrder();
        boolean tells = ack && settings.congestion().extended();     // something else instead of the order
        Broken.unless(tells || order == (ack && sack == null ? NO_ORDER : reportedOrder), "R16", name, packet);
        if (sack != null) {
            selective(sack, packet);
        }
    }

    private static boolean isFatal(int syndrome) {
        return syndrome >= Syndrome.INVALID_REQUEST && syndrome <= Syndrome.REMOTE_OPERATIONAL;
    }

    private void report(int cumulative) {
        tail = tail != NONE && Sequence.ahead(cumulative, tail) ? NONE : tail;
        for (int psn = Sequence.add(reported, 1); reported != cumulative; psn = Sequence.add(psn, 1)) {
            Behind behind = received.remove(psn);
            seen.remove(psn);
            reported = psn;
            reportedMsn = behind.msn();
            reportedOrder = behind.order();
        }
    }

    private void selective(ExtensionHeader.SackEth sack, Packet packet) {
        boolean lengthHolds = sack.length() >= 1 && sack.length() <= MOST_SACK_BITS;
        int last = Sequence.add(sack.start(), sack.length() - 1);
        int end = Sequence.add(newest, -(tail == NONE ? settings.sackThreshold()
            : settings.congestion().tailThreshold(settings.sackThreshold())));
        Broken.unless(lengthHolds && !Sequence.ahead(last, end) && Sequence.ahead(sack.start(), reported), "R13", name,
            packet);
        for (int i = 0; i < sack.length(); i++) {
            Broken.unless(!sack.received(i) || received.containsKey(Sequence.add(sack.start(), i)), "R13", name,
                packet);
        }
    }
}
