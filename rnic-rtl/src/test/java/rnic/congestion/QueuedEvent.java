package rnic.congestion;

import java.util.Random;
import rnic.messages.FlowEvent.Kind;
import veroce.congestion.CongestionEvent;

/** A {@link rnic.messages.FlowEvent} in Java. */
record QueuedEvent(Kind kind, int delivered, int marked, boolean timed, int roundTrip, int inFlight, boolean lastHop) {
    private static final int MOST_COUNT = (1 << 13) - 1;
    private static final int MOST_MARKS = 31;

    static QueuedEvent of(Kind kind) {
        return new QueuedEvent(kind, 0, 0, false, 0, 0, false);
    }

    static QueuedEvent sent(int packets) {
        return new QueuedEvent(Kind.SENT, packets, 0, false, 0, 0, false);
    }

    static QueuedEvent ack(int delivered, int roundTrip) {
        return new QueuedEvent(Kind.ACK, delivered, 0, true, roundTrip, 0, false);
    }

    static QueuedEvent any(Random random) {
        return new QueuedEvent(Kind.values()[random.nextInt(7)], random.nextInt(MOST_COUNT + 1), random.nextInt(32),
            random.nextBoolean(), random.nextInt(1 << 14), random.nextInt(MOST_COUNT + 1), random.nextBoolean());
    }

    /** So many packets in flight, of which no algorithm here knows: events tell apart. */
    QueuedEvent numbered(int number) {
        return new QueuedEvent(kind, delivered, marked, timed, roundTrip, number & MOST_COUNT, lastHop);
    }

    /** This acknowledgement and an earlier one as one. */
    QueuedEvent behind(QueuedEvent earlier) {
        return new QueuedEvent(kind, Math.min(MOST_COUNT, delivered + earlier.delivered),
            Math.min(MOST_MARKS, marked + earlier.marked), timed || earlier.timed,
            timed ? roundTrip : earlier.roundTrip, inFlight, lastHop);
    }

    /** As the model of an algorithm has it; a tick is an event on which it does nothing but look at the clock. */
    CongestionEvent modelled(int now) {
        return switch (kind) {
            case ACK -> CongestionEvent.ack(delivered, marked, timed ? roundTrip : CongestionEvent.UNTIMED, inFlight,
                now);
            case SENT -> CongestionEvent.sent(delivered, inFlight, now);
            case TICK -> CongestionEvent.of(CongestionEvent.Kind.LOSS, inFlight, lastHop, now);
            default -> CongestionEvent.of(CongestionEvent.Kind.valueOf(kind.name()), inFlight, lastHop, now);
        };
    }
}
