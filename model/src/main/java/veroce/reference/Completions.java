package veroce.reference;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import veroce.endpoint.Completion;

/** The completion queues; they have room for everything. */
final class Completions {
    private final Map<Integer, ArrayDeque<Completion>> queues = new HashMap<>();

    void add(int queue, Completion completion) {
        queues.computeIfAbsent(queue, q -> new ArrayDeque<>()).add(completion);
    }

    Completion poll(int queue) {
        ArrayDeque<Completion> of = queues.get(queue);
        return of == null ? null : of.poll();
    }
}
