package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;

/**
 * A shared receive queue at the right end and queue pairs that use it; buffer n of the right target belongs to request
 * n. Every completion is kept, and no request may complete twice.
 */
final class SharedBench implements AutoCloseable {
    static final int SIZE = 4096;
    /** Of requests that the queue has room for. */
    static final int QUEUE = 256;

    final Arena arena;
    final int queue;
    final QueuePairSettings left;
    final QueuePairSettings shared;
    final List<Connection> connections = new ArrayList<>();
    final List<Completion> received = new ArrayList<>();
    final List<String> sent = new ArrayList<>();
    private final Set<Long> completed = new HashSet<>();
    private int posted;

    SharedBench(Arena arena, int pairs) {
        this.arena = arena;
        queue = arena.right.createSharedQueue(QUEUE);
        QueuePairOptions options = options();
        left = options.settings();
        shared = options.sharedQueue(queue).settings();
        for (int i = 0; i < pairs; i++) {
            connections.add(arena.connect(left, shared));
        }
    }

    static QueuePairOptions options() {
        return new QueuePairOptions().pmtu(1024).window(64, 8, 4).rnr(7, 1);
    }

    /** Posts the next requests, and waits until they can be used. */
    void post(int count) {
        for (int i = 0; i < count; i++) {
            postFor(SIZE);
        }
        arena.run(5 * Time.MICROSECOND);
    }

    /** Posts a request for messages up to so many bytes. */
    void postFor(long length) {
        arena.right.postShared(queue, new ReceiveRequest(posted, arena.rightBuffers.target() + (long) posted * SIZE,
            arena.rightBuffers.targetKey(), length));
        posted++;
    }

    int posted() {
        return posted;
    }

    /** Message {@code id} starts at byte 8 {@code id} of the left source. */
    void send(int pair, int id, int length) {
        arena.left.postSend(connections.get(pair).leftPair(), SendRequest.send(id,
            arena.leftBuffers.source() + id * 8L, arena.leftBuffers.sourceKey(), length));
    }

    /** Runs until so many requests of the shared queue have completed since the beginning. */
    void awaitReceived(int count) {
        boolean done = arena.link.run(() -> {
            poll();
            return received.size() >= count;
        }, arena.link.now() + 50 * Time.MILLISECOND);
        assertThat(done).as("%s of %s completions: %s; left %s, right %s", received.size(), count, received,
            arena.left.counters(), arena.right.counters()).isTrue();
    }

    /** Runs until so many requests of the left end have completed since the beginning. */
    void awaitSent(int count) {
        boolean done = arena.link.run(() -> {
            poll();
            return sent.size() >= count;
        }, arena.link.now() + 50 * Time.MILLISECOND);
        assertThat(done).as("%s of %s completions: %s; left %s, right %s", sent.size(), count, sent,
            arena.left.counters(), arena.right.counters()).isTrue();
    }

    void run(long time) {
        arena.run(time);
        poll();
    }

    private void poll() {
        for (Completion next : Arena.drain(arena.right)) {
            assertThat(next.receive()).as("%s", next).isTrue();
            assertThat(next.id()).as("%s", next).isBetween(0L, posted - 1L);
            assertThat(completed.add(next.id())).as("request %s completes once", next.id()).isTrue();
            received.add(next);
        }
        sent.addAll(Reads.statuses(arena.left));
    }

    /** The bytes of message {@code id} are in the buffer of the request that a completion names. */
    void isInPlace(Completion done, int id, int length) {
        assertThat(done.succeeded()).as("%s", done).isTrue();
        assertThat(done.length()).as("%s", done).isEqualTo(length);
        assertThat(arena.rightBuffers.received(done.id() * SIZE, length)).as("%s", done)
            .isEqualTo(arena.leftBuffers.sent(id * 8L, length));
    }

    int pairOf(Completion done) {
        for (int i = 0; i < connections.size(); i++) {
            if (connections.get(i).rightPair() == done.queuePair()) {
                return i;
            }
        }
        throw new AssertionError("a completion of nobody: " + done);
    }

    @Override public void close() {
        arena.close();
    }
}
