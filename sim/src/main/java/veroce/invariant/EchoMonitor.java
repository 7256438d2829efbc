package veroce.invariant;

import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.Set;
import veroce.endpoint.Broken;
import veroce.endpoint.QueuePairSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;
import veroce.packet.TrafficClasses;

/**
 * Watches what one end of a connection tells of packets where both ends have agreed on {@code cc_ext}, with nothing but
 * its frames. Which packets it has taken is not seen, so this is what no end may ever say; {@code EchoJudge} knows more.
 */
final class EchoMonitor {
    private static final int COUNTS = 1 << 12;
    private static final int MARKS = 1 << 5;

    private final String name;
    private final QueuePairSettings settings;
    private final long patience;
    private final Timed arrivals = new Timed();
    /** Packets that the next answer may tell of. */
    private final ArrayDeque<Heard> heard = new ArrayDeque<>();
    /** PSNs that have come and are not acknowledged. */
    private final Set<Integer> open = new HashSet<>();
    private int acknowledged;
    private int told;
    private int marks;
    private long answered = Long.MIN_VALUE / 2;

    private record Heard(long at, int path, int stamp, boolean marked) {}

    EchoMonitor(String name, QueuePairSettings settings, int firstPsn, long patience) {
        this.name = name;
        this.settings = settings;
        this.patience = patience;
        acknowledged = Sequence.add(firstPsn, -1);
        told = acknowledged % COUNTS;
    }

    void data(DecodedFrame frame, long at) {
        if (settings.congestion().extended() && !frame.packet().trimmed()) {
            arrivals.add(frame, at);
        }
    }

    private void learn(DecodedFrame frame, long at) {
        Packet packet = frame.packet();
        boolean marked = packet.ip().ecn() == TrafficClasses.CONGESTION_EXPERIENCED;
        marks += marked ? 1 : 0;
        heard.add(new Heard(at, packet.udp().path(), Echo.stamp(packet), marked));
        if (Sequence.ahead(packet.bth().psn(), acknowledged)) {
            open.add(packet.bth().psn());
        }
    }

    void acknowledgement(DecodedFrame frame, long at) {
        if (!settings.congestion().extended()) {
            return;
        }
        arrivals.until(at, this::learn);
        Packet packet = frame.packet();
        ExtensionHeader.Aeth aeth = packet.extension(ExtensionHeader.Aeth.class);
        if (aeth.syndrome() == Syndrome.PACKET_DROP || heard.isEmpty()) {
            return;
        }
        boolean isAck = aeth.syndrome() == Syndrome.ACK;
        boolean marked = packet.bth().becn();
        Broken.unless(heard.stream().anyMatch(one -> one.path() == packet.udp().path() && (one.marked() || !marked)),
            "the path is that of a packet that has come, and so is BECN", name, packet);
        if (isAck) {
            tells(packet, Echo.of(packet.extension(ExtensionHeader.PoEth.class)));
            answered = at;
        }
        // A packet may wait before it is taken, and the answer, whose words stand from then on, behind its timer.
        while (heard.size() > 1 && heard.peek().at() < Math.min(at, answered) - 2 * patience) {
            heard.remove();
        }
    }

    private void tells(Packet packet, Echo echo) {
        Broken.unless(heard.stream().anyMatch(one -> one.stamp() == echo.stamp()),
            "the stamp is that of a packet that has come", name, packet);
        Broken.unless((marks - echo.marked() & MARKS - 1) <= marks, "marks are those of packets that have come", name,
            packet);
        for (; acknowledged != packet.bth().psn(); acknowledged = Sequence.add(acknowledged, 1)) {
            open.remove(Sequence.add(acknowledged, 1));
        }
        int count = (acknowledged + echo.beyond()) % COUNTS;
        Broken.unless(echo.beyond() <= open.size(), "packets above aPSN have come", name, packet);
        Broken.unless((count - told & COUNTS - 1) < COUNTS / 2, "no fewer packets are told than before", name, packet);
        told = count;
    }
}
