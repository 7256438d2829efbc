package veroce.network;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import veroce.endpoint.Endpoint;
import veroce.endpoint.FrameSink;
import veroce.packet.Segments;

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
    private final Outbox fromLeft = new Outbox();
    private final Outbox fromRight = new Outbox();
    private Companion companion;
    private long now;

    private Tap tap = (from, to, arrives, frame, time) -> { };
    private Tap line = (from, to, arrives, frame, time) -> { };

    /** What an endpoint has sent in the step under way: it goes into the network when both endpoints have done it. */
    private static final class Outbox implements FrameSink {
        private record Sent(byte[] frame, long at) {}

        private final List<Sent> frames = new ArrayList<>();

        @Override public void send(byte[] frame, long at) {
            frames.add(new Sent(frame, at));
        }

        void empty(FrameSink to) {
            frames.forEach(sent -> to.send(sent.frame(), sent.at()));
            frames.clear();
        }
    }

    /** Sees every frame twice: as it is sent, and if it gets so far as it arrives, perhaps changed on the way. */
    public interface Tap {
        void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time);
    }

    public Link(Endpoint left, Endpoint right, Network toLeft, Network toRight) {
        this.left = left;
        this.right = right;
        this.toLeft = toLeft;
        this.toRight = toRight;
        ahead = Math.min(toLeft.shortestDelay(), toRight.shortestDelay());
        left.attach(fromLeft);
        right.attach(fromRight);
    }

    private FrameSink outOf(Endpoint from, Endpoint to, Network network) {
        return (frame, at) -> {
            line.frame(from, to, false, frame, at);
            tap.frame(from, to, false, Segments.packet(frame), at);
            network.send(frame, at);
        };
    }

    /** Sees frames as they are on the line, with their outer headers. */
    public void tapLine(Tap only) {
        line = only;
    }

    /** Adds a tap behind those that are there; it sees packets without outer headers. */
    public void tap(Tap next) {
        Tap before = tap;
        tap = (from, to, arrives, frame, time) -> {
            before.frame(from, to, arrives, frame, time);
            next.frame(from, to, arrives, frame, time);
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

    /**
     * From now on the endpoints run at the same time, on two processors if there are two; nothing that happens depends
     * on it. Pays when both are simulated hardware.
     */
    public Link parallel() {
        if (companion == null && Runtime.getRuntime().availableProcessors() > 1) {
            companion = new Companion("right endpoint");
        }
        return this;
    }

    private void step(long horizon) {
        toLeft.deliver(horizon, into(right, left));
        toRight.deliver(horizon, into(left, right));
        if (companion == null) {
            left.advance(horizon);
            right.advance(horizon);
        } else {
            companion.begin(() -> right.advance(horizon));
            try {
                left.advance(horizon);
            } finally {
                companion.join();
            }
        }
        fromLeft.empty(outOf(left, right, toRight));
        fromRight.empty(outOf(right, left, toLeft));
        now = horizon;
    }

    private FrameSink into(Endpoint from, Endpoint to) {
        return (frame, at) -> {
            line.frame(from, to, true, frame, at);
            tap.frame(from, to, true, Segments.packet(frame), at);
            to.receive(frame, at);
        };
    }
}
