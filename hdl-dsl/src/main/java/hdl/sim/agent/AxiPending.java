package hdl.sim.agent;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Bursts that wait for their answer. Those of one identifier keep their order; between identifiers any is allowed.
 *
 * @param <B> a burst with what belongs to it
 */
final class AxiPending<B> {
    private record Entry<B>(long id, long due, B burst) {}

    private final List<Entry<B>> entries = new ArrayList<>();
    private final SplittableRandom random;

    AxiPending(SplittableRandom random) {
        this.random = random;
    }

    void add(long id, long due, B burst) {
        entries.add(new Entry<>(id, due, burst));
    }

    /** One that has begun goes before all others of its identifier. */
    void putBack(long id, long due, B burst) {
        entries.addFirst(new Entry<>(id, due, burst));
    }

    int size() {
        return entries.size();
    }

    void clear() {
        entries.clear();
    }

    /** When the oldest of all is due. */
    long due() {
        return entries.isEmpty() ? AxiTiming.NEVER : entries.getFirst().due();
    }

    /** Takes one that is due: the oldest of all, or the oldest of an identifier chosen by chance; null when none is. */
    B take(long now, boolean inOrder) {
        if (entries.isEmpty() || inOrder) {
            return due() > now ? null : entries.removeFirst().burst();
        }
        var heads = new ArrayList<Entry<B>>();
        var seen = new HashSet<Long>();
        for (var entry : entries) {
            if (seen.add(entry.id()) && entry.due() <= now) {
                heads.add(entry);
            }
        }
        if (heads.isEmpty()) {
            return null;
        }
        var chosen = heads.get(random.nextInt(heads.size()));
        entries.remove(chosen);
        return chosen.burst();
    }
}
