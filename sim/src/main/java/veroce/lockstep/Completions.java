package veroce.lockstep;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;

/** The completions of device and reference: the same ones in the same order, for each work queue. */
final class Completions {
    private final Map<Integer, Pending> queues = new TreeMap<>();

    /** What one of the two has completed and the other has not. */
    private record Pending(int pair, ArrayDeque<Completion> due, ArrayDeque<Completion> found) {}

    private Pending of(Completion completion) {
        int key = 2 * completion.queuePair() + (completion.receive() ? 1 : 0);
        return queues.computeIfAbsent(key, k -> new Pending(completion.queuePair(), new ArrayDeque<>(),
            new ArrayDeque<>()));
    }

    /** The reference has completed a work request. */
    void due(Completion completion, long at) {
        Pending queue = of(completion);
        queue.due().add(completion);
        compare(queue, at);
    }

    /** The device has completed a work request. It cannot know of success before the reference does. */
    void found(Completion completion, long at) {
        Pending queue = of(completion);
        queue.found().add(completion);
        compare(queue, at);
        if (!queue.found().isEmpty() && completion.succeeded()) {
            throw new Divergence(at, queue.pair(), "the device has completed what the reference has not: "
                + completion);
        }
    }

    private static void compare(Pending queue, long at) {
        while (!queue.due().isEmpty() && !queue.found().isEmpty()) {
            Completion due = queue.due().remove();
            Completion found = queue.found().remove();
            if (!due.equals(found)) {
                throw new Divergence(at, queue.pair(), "the device completes " + found + ", the reference " + due);
            }
        }
    }

    /** A queue pair begins another life: what was not polled is forgotten. */
    void forget(int pair) {
        queues.remove(2 * pair);
        queues.remove(2 * pair + 1);
    }

    /**
     * Nothing is left over on either side.
     *
     * @param shares queue pairs that do not flush what no message has got, which the reference does
     */
    void rest(IntPredicate shares, long at) {
        for (Pending queue : queues.values()) {
            if (shares.test(queue.pair())) {
                queue.due().removeIf(c -> c.receive() && c.status() == CompletionStatus.FLUSHED);
            }
            if (!queue.due().isEmpty() || !queue.found().isEmpty()) {
                throw new Divergence(at, queue.pair(), "only the reference completes " + queue.due()
                    + ", only the device " + queue.found());
            }
        }
    }
}
