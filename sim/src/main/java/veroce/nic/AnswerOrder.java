package veroce.nic;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/** Bursts that wait for their answers: in the order of their addresses, or only in that of each identifier. */
final class AnswerOrder {
    private final ArrayDeque<BusBurst> all = new ArrayDeque<>();
    private final List<ArrayDeque<BusBurst>> byId = new ArrayList<>();
    private final List<BusBurst> choice = new ArrayList<>();
    private final SplittableRandom random;
    private int size;

    /** @param random chooses between identifiers; null: one order for all */
    AnswerOrder(SplittableRandom random, int ids) {
        this.random = random;
        for (int id = 0; random != null && id < ids; id++) {
            byId.add(new ArrayDeque<>());
        }
    }

    void add(BusBurst burst) {
        queue(burst).add(burst);
        size++;
    }

    private ArrayDeque<BusBurst> queue(BusBurst burst) {
        return random == null ? all : byId.get(burst.id);
    }

    /** A burst that may be answered now, or null. */
    BusBurst next(long now) {
        if (random == null) {
            var first = all.peek();
            return first == null || first.due > now ? null : first;
        }
        choice.clear();
        for (var queue : byId) {
            if (!queue.isEmpty() && queue.peek().due <= now) {
                choice.add(queue.peek());
            }
        }
        return choice.isEmpty() ? null : choice.get(random.nextInt(choice.size()));
    }

    /** When the first may be answered, of one order for all. */
    long due() {
        return all.isEmpty() ? HostBus.NEVER : all.peek().due;
    }

    /** It has been answered: the first of its order. */
    void remove(BusBurst burst) {
        queue(burst).remove();
        size--;
    }

    boolean isEmpty() {
        return size == 0;
    }
}
