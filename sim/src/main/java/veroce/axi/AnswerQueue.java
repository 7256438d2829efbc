package veroce.axi;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;

/** Bursts that wait for their answers: each may go when it is due and all earlier ones of its identifier have gone. */
final class AnswerQueue {
    private final List<ArrayDeque<Burst>> byIdentifier = new ArrayList<>();
    private int size;

    void add(Burst burst) {
        while (byIdentifier.size() <= burst.id) {
            byIdentifier.add(new ArrayDeque<>());
        }
        byIdentifier.get((int) burst.id).add(burst);
        size++;
    }

    int size() {
        return size;
    }

    /** Takes the burst that has been due longest, or null. */
    Burst take(long cycle) {
        ArrayDeque<Burst> best = null;
        for (ArrayDeque<Burst> queue : byIdentifier) {
            Burst head = queue.peek();
            boolean earlier = head != null && head.due <= cycle && (best == null || head.due < best.peek().due);
            best = earlier ? queue : best;
        }
        if (best == null) {
            return null;
        }
        size--;
        return best.remove();
    }

    void clear() {
        byIdentifier.clear();
        size = 0;
    }
}
