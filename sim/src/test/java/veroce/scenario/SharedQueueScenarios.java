package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;

/** Shared receive queues at the right end, whenever it binds their requests to messages. */
interface SharedQueueScenarios extends Scenarios {
    /** Requests that a queue pair of the right end may hold before it has a message for them. */
    default int ahead() {
        return 0;
    }

    default SharedBench bench(int pairs) {
        return new SharedBench(arena(Arena.quiet()), pairs);
    }

    /** Messages of several packets from three queue pairs, with losses: each gets one request, and keeps it. */
    @Test default void queuePairsShareWhatIsPosted() {
        int messages = 60;
        try (SharedBench bench = new SharedBench(arena(Arena.paths()), 3)) {
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.1));
            bench.arena.toRight.add(FaultRule.of(Fault.DUPLICATE).probability(0.1));
            bench.post(messages);
            for (int i = 0; i < messages; i++) {
                bench.send(i % 3, i, i % 5 * 1000);
            }
            bench.awaitReceived(messages);
            bench.awaitSent(messages);
            int[] next = {0, 1, 2};
            for (Completion done : bench.received) {
                int pair = bench.pairOf(done);
                bench.isInPlace(done, next[pair], next[pair] % 5 * 1000);
                next[pair] += 3;
            }
            assertThat(bench.sent).hasSize(messages).allMatch(s -> s.endsWith("SUCCESS"));
        }
    }

    /**
     * Exactly as many requests as messages, which come by whom chance chooses: what lies with others is found.
     */
    @Test default void asManyMessagesAsRequests() {
        int pairs = 6;
        for (long round = 0; round < 3; round++) {
            SplittableRandom random = new SplittableRandom(Arena.SEED + round);
            try (SharedBench bench = new SharedBench(arena(Arena.paths()), pairs)) {
                bench.arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.02));
                bench.post(pairs * ahead());                 // each has its share, and one has all the messages
                for (int i = 0; i < pairs * ahead(); i++) {
                    bench.send(0, i, 100);
                }
                int messages = pairs * ahead();
                bench.awaitReceived(messages);
                for (int burst = 0; burst < 4; burst++) {
                    int more = random.nextInt(1, 30);
                    bench.post(more);
                    for (int i = 0; i < more; i++) {
                        bench.send(random.nextInt(pairs), messages + i, random.nextInt(2500));
                    }
                    messages += more;
                    bench.awaitReceived(messages);
                }
                bench.awaitSent(messages);
                assertThat(bench.sent).allMatch(s -> s.endsWith("SUCCESS"));
                assertThat(bench.received).hasSize(messages).allMatch(Completion::succeeded);
            }
        }
    }

    /** Nobody has anything posted: all wait, and all go on when there is something. */
    @Test default void anEmptySharedQueueIsAPause() {
        try (SharedBench bench = bench(2)) {
            bench.send(0, 1, 100);
            bench.send(1, 2, 2000);
            bench.run(15 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_rnr")).isGreaterThanOrEqualTo(2);
            assertThat(bench.received).isEmpty();
            bench.post(2);
            bench.awaitReceived(2);
            bench.awaitSent(2);
            assertThat(bench.received).extracting(bench::pairOf).containsExactlyInAnyOrder(0, 1);
            assertThat(bench.sent).containsExactlyInAnyOrder("1 SUCCESS", "2 SUCCESS");
        }
    }

    /**
     * What a queue pair has got comes back when it ends, and it gets nothing any more; what it has not got goes to
     * others. Each request completes once.
     */
    @Test default void whatAQueuePairHasGotComesBack() {
        int posted = 20;
        for (boolean reset : new boolean[] {false, true}) {
            try (SharedBench bench = bench(2)) {
                bench.arena.toRight.add(FaultRule.of(Fault.DROP).opcode(Opcode.SEND_MIDDLE));
                bench.post(posted);
                bench.send(0, 1, 3000);
                bench.run(10 * Time.MICROSECOND);
                Connection first = bench.connections.getFirst();
                bench.arena.unwatch(first);
                if (reset) {
                    bench.arena.right.reset(first.rightPair(), bench.shared.numbering());
                } else {
                    bench.arena.right.fail(first.rightPair());
                }
                bench.run(20 * Time.MICROSECOND);
                int back = bench.received.size();
                assertThat(back).isBetween(1, Math.max(1, ahead()));
                assertThat(bench.received).allMatch(c -> bench.pairOf(c) == 0
                    && c.status() == CompletionStatus.FLUSHED);
                for (int i = back; i < posted + 4; i++) {
                    bench.send(1, i, 100);
                }
                bench.awaitReceived(posted);
                bench.run(20 * Time.MICROSECOND);
                bench.post(4);
                bench.awaitReceived(posted + 4);
                for (int i = back; i < posted + 4; i++) {
                    Completion done = bench.received.get(i);
                    assertThat(bench.pairOf(done)).isEqualTo(1);
                    bench.isInPlace(done, i, 100);
                }
            }
        }
    }

    @Test default void aMessageThatIsTooLongUsesItsRequest() {
        try (SharedBench bench = bench(1)) {
            bench.postFor(50);
            bench.post(9);
            bench.send(0, 1, 100);
            bench.run(50 * Time.MICROSECOND);
            assertThat(bench.received.getFirst()).extracting(c -> c.id() + " " + c.status())
                .isEqualTo("0 LOCAL_LENGTH");
            int used = bench.received.size();
            assertThat(bench.received.subList(1, used)).allMatch(c -> c.status() == CompletionStatus.FLUSHED);
            assertThat(bench.sent).containsExactly("1 REMOTE_INVALID_REQUEST");
            bench.connections.add(bench.arena.connect(bench.left, bench.shared));
            for (int i = used; i < 10; i++) {
                bench.send(1, i, 100);
            }
            bench.awaitReceived(10);
            for (int i = used; i < 10; i++) {
                bench.isInPlace(bench.received.get(i), i, 100);
            }
        }
    }

    /** As often as it is armed; what queue pairs hold for later is not left any more. */
    @Test default void aLimitIsToldOnce() {
        int limit = 6;
        int posted = 40;
        try (SharedBench bench = bench(1)) {
            bench.post(posted);
            bench.arena.right.armLimit(bench.queue, limit);
            int enough = posted - limit - ahead();
            messages(bench, 0, enough);
            assertThat(bench.arena.right.takeLimitEvent(bench.queue)).isFalse();
            messages(bench, enough, posted - limit + 1);
            assertThat(bench.arena.right.takeLimitEvent(bench.queue)).isTrue();
            messages(bench, posted - limit + 1, posted);
            assertThat(bench.arena.right.takeLimitEvent(bench.queue)).isFalse();
            bench.post(posted);
            bench.arena.right.armLimit(bench.queue, limit);
            bench.run(5 * Time.MICROSECOND);
            assertThat(bench.arena.right.takeLimitEvent(bench.queue)).isFalse();
            messages(bench, posted, posted + enough);
            assertThat(bench.arena.right.takeLimitEvent(bench.queue)).isFalse();
            messages(bench, posted + enough, 2 * posted - limit + 1);
            assertThat(bench.arena.right.takeLimitEvent(bench.queue)).isTrue();
            assertThat(bench.arena.right.takeLimitEvent(bench.queue)).isFalse();
        }
    }

    private static void messages(SharedBench bench, int from, int to) {
        for (int i = from; i < to; i++) {
            bench.send(0, i, 10);
        }
        bench.awaitReceived(to);
        bench.run(5 * Time.MICROSECOND);
    }

    /** A queue that somebody uses stays; then it goes, with what is left in it, and another takes its place. */
    @Test default void aQueueInUseIsNotDestroyed() {
        try (SharedBench bench = bench(2)) {
            bench.post(10);
            bench.send(0, 0, 100);
            bench.awaitReceived(1);
            for (Connection next : bench.connections) {
                assertThatThrownBy(() -> bench.arena.right.destroySharedQueue(bench.queue))
                    .isInstanceOf(RuntimeException.class).hasMessageContaining("use");
                bench.arena.unwatch(next);
                bench.arena.right.reset(next.rightPair(), bench.shared.numbering());
            }
            bench.arena.right.destroySharedQueue(bench.queue);
            bench.run(5 * Time.MICROSECOND);
            int back = bench.received.size();
            assertThat(back).isBetween(1, 1 + 2 * ahead());
            int other = bench.arena.right.createSharedQueue(SharedBench.QUEUE);
            Connection c = bench.arena.connect(bench.left, SharedBench.options().sharedQueue(other).settings());
            bench.arena.right.postShared(other, new ReceiveRequest(77, bench.arena.rightBuffers.target()
                + 100 * SharedBench.SIZE, bench.arena.rightBuffers.targetKey(), SharedBench.SIZE));
            bench.arena.left.postSend(c.leftPair(), SendRequest.send(5,
                bench.arena.leftBuffers.source(), bench.arena.leftBuffers.sourceKey(), 100));
            List<String> done = new ArrayList<>();
            bench.arena.link.run(() -> done.addAll(Reads.statuses(bench.arena.right)),
                bench.arena.link.now() + Time.MILLISECOND);
            assertThat(done).containsExactly("77 SUCCESS");
        }
    }

    @Test default void nothingIsPostedToAQueuePairThatShares() {
        try (SharedBench bench = bench(1)) {
            assertThatThrownBy(() -> bench.arena.right.postReceive(bench.connections.getFirst().rightPair(),
                new ReceiveRequest(1, 0, 0, 0))).hasMessageContaining("uses a shared receive queue: post there");
        }
    }

    /** Queue pairs end and begin in any order, under traffic: in the end each request has completed once. */
    @Test default void nothingIsLostWhateverEnds() {
        SplittableRandom random = new SplittableRandom(Arena.SEED);
        int pairs = 4;
        try (SharedBench bench = bench(pairs)) {
            Lives.noRest(bench.arena);
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.05));
            bench.connections.forEach(bench.arena::unwatch);
            int life = 0;
            for (int round = 0; round < 60; round++) {
                int pair = random.nextInt(pairs);
                Connection c = bench.connections.get(pair);
                if (bench.posted() < 200 && random.nextInt(3) > 0) {
                    bench.post(random.nextInt(8));
                }
                switch (random.nextInt(8)) {
                    case 0 -> bench.arena.right.fail(c.rightPair());
                    case 1 -> again(bench, c, ++life);
                    default -> {
                        boolean works = bench.arena.left.state(c.leftPair()) == QueuePairState.RTS;
                        for (int count = works ? random.nextInt(1, 4) : 0; count > 0; count--) {
                            bench.send(pair, 0, random.nextInt(4000));
                        }
                    }
                }
                bench.run(random.nextLong(6 * Time.MICROSECOND));
            }
            for (Connection next : bench.connections) {
                again(bench, next, ++life);
            }
            Connection last = bench.connections.getFirst();
            for (Connection next : bench.connections.subList(1, pairs)) {
                bench.arena.right.reset(next.rightPair(), bench.shared.numbering());
            }
            bench.run(20 * Time.MICROSECOND);
            assertThat(bench.received).hasSizeGreaterThan(10);
            while (bench.received.size() < bench.posted()) {
                int before = bench.received.size();
                bench.send(bench.connections.indexOf(last), 0, 100);
                bench.awaitReceived(before + 1);
            }
            assertThat(bench.received).extracting(Completion::id).doesNotHaveDuplicates().hasSize(bench.posted());
        }
    }

    /** Both ends of a connection live again, with other numbers. */
    private static void again(SharedBench bench, Connection c, int life) {
        Numbering left = Numbering.from(life * 100_000 & 0xff_ffff);
        Numbering right = Numbering.from(life * 70_000 & 0xff_ffff);
        bench.arena.left.reset(c.leftPair(), left);
        bench.arena.right.reset(c.rightPair(), right);
        bench.run(10 * Time.MICROSECOND);
        c.connect(left, right);
    }
}
