package rnic.track;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import veroce.reference.ReceiveWindow;

/** The reference's receive window of one life, and what a pipeline knows of it: as it stood some cycles ago. */
public final class WindowHistory {
    /** One is added in a cycle at most, and no pipeline is that long. */
    private static final int KEPT = 128;

    /** The window behind the packet that was taken in a cycle, and how many receive work requests are used up. */
    public record Moment(long cycle, ReceiveWindow window, int receives) {}

    private final Deque<Moment> moments = new ArrayDeque<>();
    /** PSNs that end a message with a receive work request, before their message is complete. */
    private final Set<Integer> consuming = new HashSet<>();

    public WindowHistory(int size, int firstPsn) {
        moments.add(new Moment(Long.MIN_VALUE, new ReceiveWindow(size, firstPsn, 1), 0));
    }

    public Moment now() {
        return moments.getLast();
    }

    /** At the end of a cycle. */
    public Moment at(long cycle) {
        for (var each = moments.descendingIterator(); each.hasNext();) {
            var moment = each.next();
            if (moment.cycle() <= cycle) {
                return moment;
            }
        }
        throw new IllegalArgumentException("cycle " + cycle + " is forgotten");
    }

    /** Cycles never go back. */
    public void take(long cycle, int psn, boolean ends, boolean consumes) {
        var window = now().window().copy();
        window.take(psn, ends);
        if (ends && consumes) {
            consuming.add(psn);
        }
        int open = consuming.size();
        window.walk(end -> {
            consuming.remove(end);
            return true;
        });
        moments.add(new Moment(cycle, window, now().receives() + open - consuming.size() & 0xFFFFFF));
        if (moments.size() > KEPT) {
            moments.remove();
        }
    }
}
