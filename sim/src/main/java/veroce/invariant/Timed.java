package veroce.invariant;

import java.util.ArrayDeque;
import java.util.function.ObjLongConsumer;
import veroce.packet.DecodedFrame;

/**
 * Frames that were given to an endpoint, which it sees only when its time has come that far. Checkers ask what it can
 * have known at a moment.
 */
final class Timed {
    private final ArrayDeque<Given> frames = new ArrayDeque<>();

    private record Given(DecodedFrame frame, long at) {}

    void add(DecodedFrame frame, long at) {
        frames.add(new Given(frame, at));
    }

    int size() {
        return frames.size();
    }

    /** Takes those of up to and including a time, each with its own. */
    void until(long time, ObjLongConsumer<DecodedFrame> to) {
        while (!frames.isEmpty() && frames.peek().at() <= time) {
            Given next = frames.remove();
            to.accept(next.frame(), next.at());
        }
    }
}
