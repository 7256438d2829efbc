package veroce.network;

import java.util.function.BooleanSupplier;
import veroce.endpoint.Endpoint;
import veroce.endpoint.FrameSink;
import veroce.endpoint.Time;

/**
 * Two endpoints and the network between them, run in one simulated time. No frame arrives earlier than the shortest
 * delay after it was sent, so both endpoints run that far ahead without waiting for each other.
 */
public final class Link {
    private final Endpoint left;
    private final Endpoint right;
    private final Network toLeft;
    private final Network toRight;
    private final long ahead;
    private long now;

    /** A wire tap: sees every frame that an endpoint sends or gets, e.g. to record or check it. */
    public interface Tap {
        void frame(Endpoint at, boolean sent, byte[] frame, long time);
    }

    private Tap tap = (at, sent, frame, time) -> { };

    public Link(Endpoint left, Endpoint right, Network toLeft, Network toRight) {
        this.left = left;
        this.right = right;
        this.toLeft = toLeft;
        this.toRight = toRight;
        ahead = Math.min(toLeft.shortestDelay(), toRight.shortestDelay());
        left.attach(outOf(left, toRight));
        right.attach(outOf(right, toLeft));
    }

    private FrameSink outOf(Endpoint from, Network to) {
        return (frame, at) -> {
            tap.frame(from, true, frame, at);
            to.send(frame, at);
        };
    }

    /** Adds a tap behind those that are there. */
    public void tap(Tap next) {
        Tap before = tap;
        tap = (at, sent, frame, time) -> {
            before.frame(at, sent, frame, time);
            next.frame(at, sent, frame, time);
        };
    }

    public long now() {
        return now;
    }

    /**
     * Runs until the condition holds, asked now and then, or the time is reached.
     *
     * @return whether the condition holds
     */
    public boolean run(BooleanSupplier done, long until) {
        while (!done.getAsBoolean()) {
            long start = Math.min(Math.min(left.nextEvent(), right.nextEvent()),
                Math.min(toLeft.nextArrival(), toRight.nextArrival()));
            boolean idle = start > until;
            long horizon = idle ? until : Math.max(now, Math.min(until, start + ahead));
            step(horizon);
            if (idle) {
                return done.getAsBoolean();
            }
        }
        return true;
    }

    /** Runs to a time. */
    public void runTo(long until) {
        run(() -> false, until);
    }

    private void step(long horizon) {
        toLeft.deliver(horizon, into(left));
        toRight.deliver(horizon, into(right));
        left.advance(horizon);
        right.advance(horizon);
        now = horizon;
    }

    private FrameSink into(Endpoint to) {
        return (frame, at) -> {
            tap.frame(to, false, frame, at);
            to.receive(frame, at);
        };
    }
}
