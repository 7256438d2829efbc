package veroce.invariant;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/**
 * Watches that one end of a connection answers in time (R14): a packet that it takes and that asks for an answer gets
 * one at once, any other after the delay of acknowledgements at the latest.
 */
final class AnswerMonitor {
    private final QueuePairSettings settings;
    private final TransportSettings transport;
    private final long patience;
    private final Charges charges;
    private final Timed arrivals = new Timed();
    /** Packets that were not answered since they came, in the order in which they came, with their deadlines. */
    private final Map<Integer, Open> open = new LinkedHashMap<>();
    /** PSNs beyond the reported one that came whole. */
    private final Set<Integer> seen = new HashSet<>();
    private int reported;

    private record Open(long at, long deadline) {}

    /** @param patience from what happens to the endpoint until all that comes of it is on the wire */
    AnswerMonitor(String name, QueuePairSettings settings, int firstPsn, TransportSettings transport, long patience) {
        this.settings = settings;
        this.transport = transport;
        this.patience = patience;
        charges = new Charges(name);
        reported = Sequence.add(firstPsn, -1);
    }

    void data(DecodedFrame frame, long at) {
        arrivals.add(frame, at);
    }

    private void learn(DecodedFrame frame, long at) {
        Packet packet = frame.packet();
        int psn = packet.bth().psn();
        int distance = Sequence.sub(psn, reported);
        if (packet.trimmed() || distance == 0 || distance > settings.window()) {
            return;
        }
        if (seen.add(psn)) {
            boolean atOnce = packet.bth().ackRequest() || packet.bth().retransmission();
            open.put(psn, new Open(at, at + patience + (atOnce ? 0 : transport.ackDelay())));
        } else {
            charges.again(packet);
            if (packet.extension(ExtensionHeader.RqEth.class) != null) {
                open.remove(psn);
            }
        }
    }

    void acknowledgement(DecodedFrame frame, long at) {
        arrivals.until(at, this::learn);
        Packet packet = frame.packet();
        int psn = packet.bth().psn();
        int syndrome = packet.extension(ExtensionHeader.Aeth.class).syndrome();
        if (syndrome == Syndrome.PACKET_DROP) {
            seen.remove(psn);
            open.remove(psn);
            charges.drop(psn);
            return;
        }
        open.forEach((unanswered, when) -> {
            if (at > when.deadline()) {
                charges.bring(unanswered, "R14: no answer within " + Time.text(at - when.at()));
            }
        });
        open.clear();
        int cumulative = Sequence.add(psn, syndrome >> 5 == 0 ? 0 : -1);
        charges.prove(cumulative);
        for (; Sequence.ahead(cumulative, reported); reported = Sequence.add(reported, 1)) {
            seen.remove(Sequence.add(reported, 1));
        }
    }
}
