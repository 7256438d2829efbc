package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;
import veroce.reference.ReferenceEndpoint;

/** Shared receive queues at the right end, reference against reference: the only endpoint that has them. */
class ReferenceSharedQueueTest implements Scenarios {
    private static final int SIZE = 4096;

    /** A shared queue at the right end; buffer n of the right target belongs to request n. */
    private static final class Bench implements AutoCloseable {
        final Arena arena;
        final ReferenceEndpoint right;
        final int queue;
        final List<Connection> connections = new ArrayList<>();

        Bench(Arena arena, int pairs) {
            this.arena = arena;
            right = (ReferenceEndpoint) arena.right;
            queue = right.createSharedQueue(128);
            QueuePairOptions options = new QueuePairOptions().pmtu(1024).window(64, 16, 4).rnr(7, 1);
            QueuePairSettings left = options.settings();
            QueuePairSettings shared = options.sharedQueue(queue).settings();
            for (int i = 0; i < pairs; i++) {
                connections.add(arena.connect(left, shared));
            }
        }

        void post(int id) {
            right.postShared(queue, new ReceiveRequest(id, arena.rightBuffers.target() + id * SIZE,
                arena.rightBuffers.targetKey(), SIZE));
        }

        void send(int pair, int id, int length) {
            arena.left.postSend(connections.get(pair).leftPair(), SendRequest.send(id,
                arena.leftBuffers.source() + id * 8, arena.leftBuffers.sourceKey(), length));
        }

        byte[] received(long request, int length) {
            return arena.rightBuffers.received(request * SIZE, length);
        }

        @Override public void close() {
            arena.close();
        }
    }

    private Bench bench(int pairs) {
        return new Bench(arena(Arena.quiet()), pairs);
    }

    /** Messages of several packets from three queue pairs, with losses: each gets one request, and keeps it. */
    @Test void queuePairsShareWhatIsPosted() {
        try (Bench bench = new Bench(arena(Arena.paths()), 3)) {
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.1));
            bench.arena.toRight.add(FaultRule.of(Fault.DUPLICATE).probability(0.1));
            for (int i = 0; i < 60; i++) {
                bench.post(i);
                bench.send(i % 3, i, i % 5 * 1000);
            }
            bench.arena.run(20 * Time.MILLISECOND);
            int[] next = {0, 1, 2};
            Set<Long> used = new HashSet<>();
            for (Completion done : Arena.drain(bench.right)) {
                int pair = 0;
                while (bench.connections.get(pair).rightPair() != done.queuePair()) {
                    pair++;
                }
                int message = next[pair];
                next[pair] += 3;
                assertThat(done.succeeded()).isTrue();
                assertThat(done.length()).isEqualTo(message % 5 * 1000);
                assertThat(used.add(done.id())).as("request %s is used once", done.id()).isTrue();
                assertThat(bench.received(done.id(), message % 5 * 1000)).isEqualTo(
                    bench.arena.leftBuffers.sent(message * 8L, message % 5 * 1000));
            }
            assertThat(used).hasSize(60);
            assertThat(Reads.statuses(bench.arena.left)).hasSize(60).allMatch(s -> s.endsWith("SUCCESS"));
        }
    }

    /** The message that comes first gets the first request, also if it completes second. */
    @Test void requestsAreGivenInTheOrderOfArrival() {
        try (Bench bench = bench(1)) {
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).psn(0).shots(1));
            bench.post(0);
            bench.post(1);
            bench.send(0, 10, 100);
            bench.send(0, 11, 200);
            bench.arena.run(Time.MILLISECOND);
            assertThat(Arena.drain(bench.right)).extracting(c -> c.id() + " " + c.length())
                .containsExactly("1 100", "0 200");
        }
    }

    @Test void anEmptySharedQueueIsAPause() {
        try (Bench bench = bench(2)) {
            bench.post(0);
            bench.send(0, 1, 100);
            bench.arena.run(8 * Time.MICROSECOND);
            bench.send(1, 2, 100);
            bench.arena.run(5 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_rnr")).isEqualTo(1);
            bench.post(1);
            bench.arena.run(Time.MILLISECOND);
            assertThat(Reads.statuses(bench.arena.left)).containsExactly("1 SUCCESS", "2 SUCCESS");
            assertThat(Arena.drain(bench.right)).extracting(Completion::queuePair).containsExactly(
                bench.connections.get(0).rightPair(), bench.connections.get(1).rightPair());
        }
    }

    /** What a message has got comes back with the end of its queue pair; what nobody has got stays for others. */
    @Test void whatAMessageHasGotIsFlushed() {
        for (boolean reset : new boolean[] {false, true}) {
            try (Bench bench = bench(2)) {
                bench.arena.toRight.add(FaultRule.of(Fault.DROP).opcode(Opcode.SEND_MIDDLE));
                bench.post(0);
                bench.post(1);
                bench.send(0, 1, 3000);
                bench.arena.run(5 * Time.MICROSECOND);
                Connection first = bench.connections.getFirst();
                if (reset) {
                    bench.arena.unwatch(first);
                    bench.right.reset(first.rightPair(), new QueuePairOptions().settings().numbering());
                } else {
                    bench.right.fail(first.rightPair());
                }
                assertThat(Reads.statuses(bench.right)).containsExactly("0 FLUSHED");
                bench.send(1, 2, 100);
                bench.arena.run(50 * Time.MICROSECOND);
                assertThat(Reads.statuses(bench.right)).containsExactly("1 SUCCESS");
            }
        }
    }

    @Test void aMessageThatIsTooLongUsesItsRequest() {
        try (Bench bench = bench(2)) {
            bench.right.postShared(bench.queue, new ReceiveRequest(0, bench.arena.rightBuffers.target(),
                bench.arena.rightBuffers.targetKey(), 50));
            bench.post(1);
            bench.send(0, 1, 100);
            bench.arena.run(50 * Time.MICROSECOND);
            bench.send(1, 2, 100);
            bench.arena.run(50 * Time.MICROSECOND);
            assertThat(Reads.statuses(bench.right)).containsExactly("0 LOCAL_LENGTH", "1 SUCCESS");
            assertThat(Reads.statuses(bench.arena.left)).containsExactly("1 REMOTE_INVALID_REQUEST", "2 SUCCESS");
        }
    }

    @Test void aLimitIsToldOnce() {
        try (Bench bench = bench(1)) {
            for (int i = 0; i < 5; i++) {
                bench.post(i);
            }
            bench.right.armLimit(bench.queue, 3);
            for (int i = 0; i < 4; i++) {
                assertThat(bench.right.takeLimitEvent(bench.queue)).as("after %s messages", i).isEqualTo(i == 3);
                bench.send(0, i, 10);
                bench.arena.run(20 * Time.MICROSECOND);
            }
            assertThat(bench.right.takeLimitEvent(bench.queue)).isFalse();
            bench.right.armLimit(bench.queue, 3);
            bench.send(0, 4, 10);
            bench.arena.run(20 * Time.MICROSECOND);
            assertThat(bench.right.takeLimitEvent(bench.queue)).isTrue();
        }
    }

    @Test void nothingIsPostedToAQueuePairThatShares() {
        try (Bench bench = bench(1)) {
            assertThatThrownBy(() -> bench.right.postReceive(bench.connections.getFirst().rightPair(),
                new ReceiveRequest(1, 0, 0, 0))).hasMessageContaining("uses a shared receive queue: post there");
        }
    }
}
