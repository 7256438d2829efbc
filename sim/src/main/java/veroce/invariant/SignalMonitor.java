package veroce.invariant;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Predicate;
import veroce.endpoint.Broken;
import veroce.packet.DecodedFrame;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PsnSpace;
import veroce.packet.Sequence;
import veroce.packet.TrafficClasses;

/**
 * Watches what one end of a connection tells outside acknowledgements, of both flows. A congestion notification is about
 * a packet that came marked, a Slow-Packet signal about one that was sent for the first time and came behind a newer one;
 * each goes back to the port of its packet, and no packet is told of twice.
 */
final class SignalMonitor {
    private final String name;
    private final long patience;
    private final Timed arrivals = new Timed();
    private final ArrayDeque<Come> marked = new ArrayDeque<>();
    private final ArrayDeque<Come> late = new ArrayDeque<>();
    private final Map<PsnSpace, Integer> newest = new HashMap<>();

    private record Come(int psn, int port, long at) {}

    SignalMonitor(String name, long patience) {
        this.name = name;
        this.patience = patience;
    }

    void data(DecodedFrame frame, long at) {
        if (!frame.packet().trimmed()) {
            arrivals.add(frame, at);
        }
        // Hardly anybody tells anything, so what is too old for it goes as others come.
        arrivals.until(since(at), this::learn);
        forget(marked, since(at));
        forget(late, since(at));
    }

    /** Others may wait in front of a signal. */
    private long since(long at) {
        return at - 4 * patience;
    }

    private static void forget(ArrayDeque<Come> from, long since) {
        while (!from.isEmpty() && from.peek().at() < since) {
            from.remove();
        }
    }

    /** Packets that are kept. */
    int remembered() {
        return arrivals.size() + marked.size() + late.size();
    }

    private void learn(DecodedFrame frame, long at) {
        Packet packet = frame.packet();
        var come = new Come(packet.bth().psn(), packet.udp().sourcePort(), at);
        if (packet.ip().ecn() == TrafficClasses.CONGESTION_EXPERIENCED) {
            marked.add(come);
        }
        PsnSpace space = packet.format().space();
        Integer known = newest.get(space);
        boolean isBehind = known != null && Sequence.ahead(known, come.psn());
        if (isBehind && !packet.bth().retransmission()) {
            late.add(come);
        } else if (!isBehind) {
            newest.put(space, come.psn());
        }
    }

    void leaves(DecodedFrame signal, long at) {
        arrivals.until(at, this::learn);
        Packet packet = signal.packet();
        int port = packet.udp().sourcePort();
        boolean isNotice = packet.bth().opcode() == Opcode.CNP;
        Broken.unless(packet.bth().becn() == isNotice, "BECN is that of a notification", name, packet);
        take(isNotice ? marked : late, since(at),
            come -> come.port() == port && (isNotice || come.psn() == packet.bth().psn()),
            isNotice ? "a notification is about a packet that came marked"
                : "a signal is about a packet that came late", packet);
    }

    private void take(ArrayDeque<Come> from, long since, Predicate<Come> isIt, String rule, Packet packet) {
        forget(from, since);
        var found = from.stream().filter(isIt).findFirst();
        Broken.unless(found.isPresent(), rule, name, packet);
        from.remove(found.orElseThrow());
    }
}
