package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.nic.HostBus.Refusal;
import veroce.nic.NicEndpoint;

/** Shared receive queues of a NIC on the right: commands and doorbells that no driver gives, and the host's memory. */
@ExtendWith(KeptFailures.class)
class NicSharedCornersTest implements Scenarios {
    private static final int QUEUES = 4;

    @Override public EndpointMaker left() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    @Override public EndpointMaker right() {
        return NicMaker.sharing();
    }

    private SharedBench bench(int pairs) {
        return new SharedBench(arena(Arena.quiet()), pairs);
    }

    private static NicEndpoint nic(SharedBench bench) {
        return (NicEndpoint) bench.arena.right;
    }

    private static CommandResult create(NicEndpoint nic, int number, Map<String, Long> arguments) {
        return nic.attempt(Command.CREATE_SRQ, number, arguments);
    }

    @Test void commandsThatCannotBeAreRefused() {
        try (SharedBench bench = bench(1)) {
            NicEndpoint nic = nic(bench);
            assertThat(create(nic, QUEUES, Map.of())).as("beyond the table").isEqualTo(CommandResult.BAD_SRQ);
            assertThat(create(nic, bench.queue, Map.of())).as("it exists").isEqualTo(CommandResult.SRQ_IN_USE);
            assertThat(create(nic, 2, Map.of("base.address", 32L))).isEqualTo(CommandResult.BAD_SRQ);
            assertThat(create(nic, 2, Map.of("queue.ahead", 9L))).isEqualTo(CommandResult.BAD_SRQ);
            assertThat(nic.attempt(Command.DESTROY_SRQ, 2, Map.of())).isEqualTo(CommandResult.BAD_SRQ);
            assertThat(nic.attempt(Command.DESTROY_SRQ, QUEUES, Map.of())).isEqualTo(CommandResult.BAD_SRQ);
            assertThat(nic.attempt(Command.DESTROY_SRQ, bench.queue, Map.of())).isEqualTo(CommandResult.SRQ_IN_USE);
            bench.post(6);
            bench.send(0, 0, 100);
            bench.awaitReceived(1);
            bench.isInPlace(bench.received.getFirst(), 0, 100);
        }
    }

    /** A producer index more than a queue ahead posts nothing, until a good one comes. */
    @Test void aDoorbellBeyondTheQueueCountsForNothing() {
        try (SharedBench bench = bench(1)) {
            long beyond = bench.arena.rightCount("receive_beyond");
            for (int producer : new int[] {SharedBench.QUEUE + 1, 0x8000, 0xffff}) {
                nic(bench).ringShared(bench.queue, producer);
                bench.run(5 * Time.MICROSECOND);
                assertThat(bench.arena.rightCount("receive_beyond")).isEqualTo(++beyond);
            }
            bench.send(0, 0, 100);
            bench.run(10 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_rnr")).isPositive();
            assertThat(bench.received).isEmpty();
            bench.post(3);
            nic(bench).ringShared(bench.queue, 3);           // nothing new is no mistake
            bench.awaitReceived(1);
            bench.isInPlace(bench.received.getFirst(), 0, 100);
            assertThat(bench.arena.rightCount("receive_beyond")).isEqualTo(beyond);
        }
    }

    /** The doorbell of the queue pair itself posts nothing. */
    @Test void aQueuePairThatSharesHasNoDoorbell() {
        try (SharedBench bench = bench(1)) {
            nic(bench).ringReceive(bench.connections.getFirst().rightPair(), 2);
            bench.send(0, 0, 100);
            bench.run(10 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_rnr")).isPositive();
            assertThat(bench.received).isEmpty();
            bench.post(6);
            bench.awaitReceived(1);
            bench.isInPlace(bench.received.getFirst(), 0, 100);
        }
    }

    /** The queue pair that gets a request that cannot be read fails; the others go on. */
    @ParameterizedTest @ValueSource(ints = {0, 100}) void aRequestThatCannotBeRead(int length) {
        try (SharedBench bench = bench(1)) {
            bench.arena.unwatch(bench.connections.getFirst());
            long ring = nic(bench).sharedQueue(bench.queue);
            nic(bench).model().memory().refuse(ring + 32, 32, Refusal.SLVERR);
            bench.post(10);
            bench.send(0, 0, 100);
            bench.awaitReceived(1);
            bench.arena.left.postSend(bench.connections.getFirst().leftPair(), SendRequest.send(1,
                bench.arena.leftBuffers.source(), bench.arena.leftBuffers.sourceKey(), length));
            bench.arena.run(50 * Time.MICROSECOND);
            var failed = Arena.drain(bench.arena.right);
            assertThat(failed).extracting(Completion::status).startsWith(CompletionStatus.LOCAL_PROTECTION);
            assertThat(failed.subList(1, failed.size())).extracting(Completion::status)
                .containsOnly(CompletionStatus.FLUSHED);
            assertThat(Reads.statuses(bench.arena.left)).contains("1 REMOTE_OPERATION");
            assertThat(bench.arena.rightCount("rx_local")).isPositive();
            Connection other = bench.arena.connect(bench.left, bench.shared);
            bench.arena.left.postSend(other.leftPair(), SendRequest.send(2, bench.arena.leftBuffers.source(),
                bench.arena.leftBuffers.sourceKey(), 100));
            bench.arena.run(50 * Time.MICROSECOND);
            assertThat(Reads.statuses(bench.arena.left)).containsExactly("2 SUCCESS");
            assertThat(Arena.drain(bench.arena.right)).hasSize(1).allMatch(Completion::succeeded);
        }
    }

    /** Entries are used again and again, with each number of requests that queue pairs may have ahead. */
    @ParameterizedTest @ValueSource(ints = {1, 2, 8}) void aSmallQueueGoesRound(int ahead) {
        try (SharedBench bench = bench(0)) {
            nic(bench).sharedAhead(ahead);
            int queue = bench.arena.right.createSharedQueue(32);
            for (int i = 0; i < 3; i++) {
                bench.connections.add(bench.arena.connect(bench.left, SharedBench.options().sharedQueue(queue).settings()));
            }
            long[] ids = new long[1];
            for (int i = 0; i < 3 * ahead + 2; i++) {
                post(bench, queue, ids[0]++);
            }
            for (int i = 0; i < 100; i++) {
                bench.send(i % 3, i, 100);
                Completion[] done = new Completion[1];
                bench.arena.link.run(() -> (done[0] = bench.arena.right.poll(0)) != null,
                    bench.arena.link.now() + Time.MILLISECOND);
                assertThat(done[0]).as("message %s", i).isNotNull();
                assertThat(done[0].succeeded()).isTrue();
                assertThat(bench.pairOf(done[0])).isEqualTo(i % 3);
                assertThat(bench.arena.rightBuffers.received(done[0].id() * 128, 100)).as("message %s", i)
                    .isEqualTo(bench.arena.leftBuffers.sent(i * 8L, 100));
                post(bench, queue, ids[0]++);
            }
        }
    }

    private static void post(SharedBench bench, int queue, long id) {
        bench.arena.right.postShared(queue, new ReceiveRequest(id, bench.arena.rightBuffers.target() + id * 128,
            bench.arena.rightBuffers.targetKey(), 128));
    }

    /** A limit that is given when the queue is made, and its interrupt. */
    @Test void aLimitInterrupts() {
        try (SharedBench bench = bench(1)) {
            NicEndpoint nic = nic(bench);
            nic.set("interrupt_enable.mask", 1 << 5);
            bench.post(20);
            bench.arena.right.armLimit(bench.queue, 10);
            bench.run(5 * Time.MICROSECOND);
            assertThat(nic.model().interrupts()).isZero();
            for (int i = 0; i < 8; i++) {
                bench.send(0, i, 100);
            }
            bench.awaitReceived(8);
            bench.run(5 * Time.MICROSECOND);
            assertThat(nic.model().interrupts()).isEqualTo(1);
            assertThat(nic.takeLimitEvent(bench.queue)).isTrue();
            assertThat(nic.takeLimitEvent(bench.queue)).isFalse();
        }
    }

    /** Two queues know nothing of each other. */
    @Test void queuesAreApart() {
        try (SharedBench bench = bench(1)) {
            int other = bench.arena.right.createSharedQueue(8);
            bench.connections.add(bench.arena.connect(bench.left, SharedBench.options().sharedQueue(other).settings()));
            bench.post(20);
            bench.send(1, 5, 100);
            bench.send(0, 6, 100);
            bench.awaitReceived(1);
            bench.run(10 * Time.MICROSECOND);
            assertThat(bench.received).hasSize(1).allMatch(c -> bench.pairOf(c) == 0);
            assertThat(bench.arena.right.state(bench.connections.get(1).rightPair())).isEqualTo(QueuePairState.RTS);
            bench.arena.right.postShared(other, new ReceiveRequest(19, bench.arena.rightBuffers.target()
                + 19L * SharedBench.SIZE, bench.arena.rightBuffers.targetKey(), 100));
            bench.awaitReceived(2);
            bench.isInPlace(bench.received.get(1), 5, 100);
        }
    }
}
