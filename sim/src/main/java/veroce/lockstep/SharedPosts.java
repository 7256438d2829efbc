package veroce.lockstep;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.reference.Shadow;

/**
 * The shared receive queues of a device, each with one queue pair: then its requests are used in their order, whenever
 * the device binds them to messages, and the reference has them in a receive queue of its own. Which of several queue
 * pairs gets a request is the device's choice, which nobody can compare.
 */
final class SharedPosts {
    private final Shadow shadow;
    private final Map<Integer, Queue> queues = new HashMap<>();

    /** What was posted before the queue pair was made waits for it. */
    private static final class Queue {
        final int size;
        final List<ReceiveRequest> early = new ArrayList<>();
        int pair = -1;

        Queue(int size) {
            this.size = size;
        }
    }

    SharedPosts(Shadow shadow) {
        this.shadow = shadow;
    }

    void create(int number, int size) {
        queues.put(number, new Queue(size));
    }

    /** The settings of the queue pair in the reference. */
    QueuePairSettings settings(QueuePairSettings settings) {
        return settings.usesSharedQueue() ? settings.withReceiveQueue(queues.get(settings.sharedQueue()).size)
            : settings;
    }

    /** The reference has the queue pair. */
    void created(int pair, QueuePairSettings settings) {
        if (!settings.usesSharedQueue()) {
            return;
        }
        Queue queue = queues.get(settings.sharedQueue());
        if (queue.pair >= 0) {
            throw new IllegalStateException("queue pairs " + queue.pair + " and " + pair + " of a device in lockstep"
                + " share a receive queue: only one may");
        }
        queue.pair = pair;
        queue.early.forEach(request -> shadow.endpoint().postReceive(pair, request));
    }

    void post(int number, ReceiveRequest request) {
        Queue queue = queues.get(number);
        if (queue.pair >= 0) {
            shadow.endpoint().postReceive(queue.pair, request);
        } else {
            queue.early.add(request);
        }
    }

    /** Whether what is left of its requests is not flushed, but stays for others. */
    boolean uses(int pair) {
        return queues.values().stream().anyMatch(queue -> queue.pair == pair);
    }
}
