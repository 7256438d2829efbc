package veroce.invariant;

import java.util.ArrayDeque;
import java.util.Iterator;
import veroce.endpoint.Broken;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.packet.DecodedFrame;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.ExtensionHeader;
import veroce.packet.Packet;
import veroce.packet.PacketText;
import veroce.packet.Sequence;
import veroce.packet.Syndrome;

/**
 * Watches what one end of a connection sends again, with nothing but its frames: each retransmission has a cause of its
 * own. Causes are a SACK that shows the PSN missing, no sooner than a generation after the one before (S5) and not
 * after a time out whose PSN is still missing (S6); a Packet Drop NAK that names it, as seldom as a SACK, and of a
 * retransmission once in a generation; a time out or the end of an RNR
 * pause; and for the oldest and the newest packet the tail probe, once between two steps of progress. Packets that
 * one SACK shows missing are repaired from the lowest.
 */
final class RetransmissionMonitor {
    private static final int ACK = 0;
    private static final int RNR = 1;

    private final String name;
    private final long patience;
    private final Timeouts timeouts;
    private final Timed acknowledgements = new Timed();
    /** From the oldest packet that is not acknowledged to the newest. */
    private final ArrayDeque<Flight> flights = new ArrayDeque<>();
    private int una;
    private int next;
    /** Steps of progress and SACKs, counted, and when the last step was. */
    private int steps;
    private int sacks;
    private long steppedAt;
    /** The timer has expired for sure, and what it expired for is still missing. */
    private boolean held;

    /** @param patience from what happens to the endpoint until all that comes of it is on the wire */
    RetransmissionMonitor(String name, QueuePairSettings settings, int firstPsn, TransportSettings transport,
                          long patience) {
        this.name = name;
        this.patience = patience;
        timeouts = new Timeouts(settings, transport, patience);
        una = firstPsn;
        next = una;
    }

    void acknowledged(DecodedFrame frame, long at) {
        acknowledgements.add(frame, at);
    }

    void data(DecodedFrame decoded, long at) {
        acknowledgements.until(at, this::learn);
        Packet packet = decoded.packet();
        int psn = packet.bth().psn();
        if (!packet.bth().retransmission()) {
            if (flights.isEmpty()) {
                timeouts.begins(at);
            }
            flights.add(new Flight(psn, at));
            next = Sequence.add(psn, 1);
            return;
        }
        Flight flight = find(psn);
        if (flight != null) {
            again(flight, packet, at);
        }
    }

    private Flight find(int psn) {
        if (!flights.isEmpty() && flights.peekLast().psn == psn) {
            return flights.peekLast();
        }
        for (Flight flight : flights) {
            if (flight.psn == psn) {
                return flight;
            }
        }
        return null; // acknowledged while it was on its way out
    }

    private void again(Flight flight, Packet packet, long at) {
        boolean newest = isNewest(flight, at);
        flight.resends++;
        if ((newest || flight == flights.peek()) && flight.probedIn != steps) {
            // One that was under way when the step came belongs to the step before, and may be followed by another.
            boolean wasUnderWay = at - steppedAt <= patience && flight.probedIn < steps - 1;
            flight.probes++;
            flight.probedIn = wasUnderWay ? steps - 1 : steps;
        }
        int due = flight.reports + flight.dropNaks + flight.probes + timeouts.since(flight.sentAt);
        if (flight.resends > due) {
            boolean holds = flight.resends <= due + timeouts.now(at);
            Broken.unless(holds, held ? "S6" : "S5", name, holds ? null : flight.resends + " times again with " + due
                + " causes at " + Time.text(at) + ": " + PacketText.line(packet));
            held = true;
        }
        if (flight.resends == 1 && flight.rank > 0 && !flight.named && !newest) {
            lowestFirst(flight, packet);
        }
    }

    /** Or was when the probe was decided: a new packet may go out before it. */
    private boolean isNewest(Flight flight, long at) {
        Iterator<Flight> each = flights.descendingIterator();
        Flight behind = null;
        while (each.hasNext()) {
            Flight next = each.next();
            if (next == flight) {
                return behind == null || at - behind.sentAt <= patience;
            }
            behind = next;
            if (at - behind.sentAt > patience) {
                return false;
            }
        }
        return false;
    }

    private void lowestFirst(Flight repaired, Packet packet) {
        for (Flight lower : flights) {
            if (lower == repaired) {
                return;
            }
            boolean waits = lower.rank > 0 && lower.rank <= repaired.rank && lower.resends == 0 && !lower.received;
            Broken.unless(!waits, "lowest PSN first", name, waits ? PacketText.line(packet) + " before PSN "
                + lower.psn : null);
        }
    }

    // ---- what the endpoint is told

    private void learn(DecodedFrame frame, long at) {
        Packet packet = frame.packet();
        int psn = packet.bth().psn();
        int syndrome = packet.extension(ExtensionHeader.Aeth.class).syndrome();
        if (syndrome == Syndrome.PACKET_DROP) {
            Flight named = find(psn);
            if (named != null) {
                named.named = true;
                named.dropNaks += named.mayBeDropped(packet.bth().retransmission(), at, timeouts.generation()) ? 1 : 0;
            }
            return;
        }
        boolean ack = syndrome >> 5 == ACK;
        boolean rnr = syndrome >> 5 == RNR;
        int to = Sequence.add(psn, ack ? 1 : 0);
        if (Sequence.ahead(una, to) || Sequence.ahead(to, next)) {
            return;
        }
        if (to != una) {
            advance(to, at);
        }
        if (rnr) {
            timeouts.pause(at);
            step(at);
        }
        SackEth sack = packet.extension(SackEth.class);
        if (sack != null) {
            selective(sack, at);
        }
    }

    private void advance(int to, long at) {
        while (!flights.isEmpty() && flights.peek().psn != to) {
            Flight done = flights.remove();
            if (done.resends == 0) {
                timeouts.sample(at - done.sentAt);
            }
        }
        una = to;
        timeouts.progress(at);
        step(at);
    }

    private void step(long at) {
        steps++;
        steppedAt = at;
        held = false;
    }

    private void selective(SackEth sack, long at) {
        sacks++;
        Iterator<Flight> each = flights.iterator();
        while (each.hasNext()) {
            Flight flight = each.next();
            int bit = Sequence.sub(flight.psn, sack.start());
            if (bit >= sack.length()) {
                continue;
            }
            if (sack.received(bit)) {
                flight.received = true;
            } else if (!held && !flight.received && at - flight.reportedAt >= timeouts.generation()) {
                boolean first = flight.reports == 0 && flight.resends == 0;
                flight.rank = first && sack.start() == una ? sacks : flight.rank;
                flight.reports++;
                flight.reportedAt = at;
            }
        }
    }
}
