package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.scoreboard.PlannedMessage;

/** Sends with Invalidate from the left end, which withdraw MRs of the right end. */
interface InvalidateScenarios extends Scenarios {
    int SIZE = 4096;

    /** Until nothing is under way any more. */
    default long soon() {
        return Time.MILLISECOND;
    }

    /** A connection, and an MR at the right that the left end may withdraw. */
    final class Bench implements AutoCloseable {
        final Arena arena;
        final Connection connection;
        final Words words;
        final int key;

        Bench(Arena arena, QueuePairSettings settings, int domain, EnumSet<Access> rights) {
            this.arena = arena;
            connection = arena.connect(settings);
            words = new Words(arena.right, SIZE / Words.BYTES);
            key = arena.right.register(domain, words.address(0), SIZE, rights);
            for (int i = 0; i < 4; i++) {
                receive(100 + i);
            }
            arena.run(5 * Time.MICROSECOND);                 // until they can be used
        }

        /** Numbers from 100 on, each with a buffer of its own. */
        void receive(int id) {
            arena.right.postReceive(connection.rightPair(), new ReceiveRequest(id,
                arena.rightBuffers.target() + (id - 100) * SIZE, arena.rightBuffers.targetKey(), SIZE));
        }

        void post(SendRequest request) {
            arena.left.postSend(connection.leftPair(), request);
        }

        SendRequest send(int id, int length) {
            return SendRequest.send(id, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(), length);
        }

        SendRequest readOf(int id, int length) {
            return SendRequest.read(id, arena.leftBuffers.target(), arena.leftBuffers.targetKey(), length,
                words.address(0), key);
        }

        SendRequest writeTo(int id, int length) {
            return SendRequest.write(id, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(), length,
                words.address(0), key);
        }

        boolean isWithdrawn() {
            try {
                arena.right.invalidate(key);
                return false;
            } catch (IllegalArgumentException e) {
                return e.getMessage().contains("is not registered");
            }
        }

        List<String> left() {
            return Reads.statuses(arena.left);
        }

        @Override public void close() {
            arena.close();
        }
    }

    static QueuePairOptions options() {
        return AtomicScenarios.options().invalidation();
    }

    default Bench bench() {
        return new Bench(arena(Arena.quiet()), options().settings(), 1, EnumSet.allOf(Access.class));
    }

    @Test default void aRegionIsWithdrawnWhenTheSendCompletes() {
        for (int length : new int[] {0, 100, 1024, 3000}) {
            try (Bench bench = bench()) {
                bench.post(bench.send(1, length).withInvalidate(bench.key));
                bench.arena.run(soon());
                Completion done = bench.arena.right.poll(0);
                assertThat(done).isEqualTo(new Completion(bench.connection.rightPair(), 100, true,
                    Operation.SEND_INVALIDATE, done.status(), length, bench.key, false));
                assertThat(done.succeeded()).isTrue();
                assertThat(bench.left()).containsExactly("1 SUCCESS");
                assertThat(bench.arena.rightBuffers.received(0, length)).isEqualTo(bench.arena.leftBuffers.sent(0,
                    length));
                assertThatThrownBy(() -> bench.arena.right.invalidate(bench.key)).hasMessageContaining(
                    "is not registered");
            }
        }
    }

    /** From the completion on nothing happens under the key, whatever the peer asks for. */
    @Test default void nothingIsDoneUnderAKeyThatIsWithdrawn() {
        List<Function<Bench, SendRequest>> requests = List.of(b -> b.writeTo(2, 8), b -> b.readOf(2, 8),
            b -> SendRequest.fetchAndAdd(2, b.arena.leftBuffers.target(), b.arena.leftBuffers.targetKey(),
                b.words.address(0), b.key, 1),
            b -> b.send(2, 8).withInvalidate(b.key));
        for (Function<Bench, SendRequest> request : requests) {
            try (Bench bench = bench()) {
                bench.post(bench.send(1, 10).withInvalidate(bench.key));
                bench.arena.run(20 * Time.MICROSECOND);
                assertThat(Reads.statuses(bench.arena.right)).containsExactly("100 SUCCESS");
                bench.post(request.apply(bench));
                bench.words.counting();
                bench.arena.run(soon());
                assertThat(bench.left()).containsExactly("1 SUCCESS", "2 REMOTE_ACCESS");
                assertThat(bench.arena.rightCount("rx_access")).isPositive();
                assertThat(bench.words.writes()).isZero();
            }
        }
    }

    /** Row 39: what may not be withdrawn stays, and both ends fail. */
    @Test default void keysThatMayNotBeWithdrawnAreRefused() {
        EnumSet<Access> all = EnumSet.allOf(Access.class);
        for (int kind = 0; kind < 3; kind++) {
            try (Bench bench = new Bench(arena(Arena.quiet()), options().settings(), kind == 0 ? 2 : 1,
                    kind == 1 ? EnumSet.complementOf(EnumSet.of(Access.REMOTE_INVALIDATE)) : all)) {
                bench.post(bench.send(1, 3000).withInvalidate(kind == 2 ? bench.key + 1 : bench.key));
                bench.arena.run(soon());
                assertThat(bench.left()).containsExactly("1 REMOTE_ACCESS");
                assertThat(Reads.statuses(bench.arena.right)).containsExactly("100 FLUSHED", "101 FLUSHED",
                    "102 FLUSHED", "103 FLUSHED");
                assertThat(bench.arena.right.state(bench.connection.rightPair())).isEqualTo(QueuePairState.ERR);
                assertThat(bench.isWithdrawn()).isFalse();
            }
        }
    }

    /** Both were accepted before the first withdrew the MR: the second finds it gone, which is no mistake. */
    @Test default void aKeyThatIsGoneAtItsTurnIsNoError() {
        try (Bench bench = bench()) {
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).psn(0).shots(1));
            bench.post(bench.send(0, 10));
            bench.post(bench.send(1, 10).withInvalidate(bench.key));
            bench.post(bench.send(2, 10).withInvalidate(bench.key));
            bench.arena.run(5 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_ok")).isEqualTo(2);
            assertThat(Arena.drain(bench.arena.right)).isEmpty();
            bench.arena.run(soon());
            assertThat(bench.left()).containsExactly("0 SUCCESS", "1 SUCCESS", "2 SUCCESS");
            assertThat(Reads.statuses(bench.arena.right)).containsExactly("100 SUCCESS", "101 SUCCESS", "102 SUCCESS");
            assertThat(bench.isWithdrawn()).isTrue();
        }
    }

    /** A Read that is still being answered fails with its MR; one that is fenced off is done before. */
    @Test default void aReadInFlightFailsWithItsRegion() {
        for (boolean fenced : new boolean[] {false, true}) {
            try (Bench bench = bench()) {
                SendRequest send = bench.send(2, 10).withInvalidate(bench.key);
                bench.post(bench.send(0, 10));               // where its bytes lie is known from now on
                bench.arena.run(soon());
                assertThat(bench.left()).containsExactly("0 SUCCESS");
                bench.post(bench.readOf(1, SIZE));
                bench.post(fenced ? send.asFenced() : send);
                bench.arena.run(soon());
                assertThat(bench.left()).isEqualTo(fenced ? List.of("1 SUCCESS", "2 SUCCESS")
                    : List.of("1 REMOTE_OPERATION", "2 FLUSHED"));
                assertThat(bench.arena.rightCount("rx_local")).isEqualTo(fenced ? 0 : 1);
            }
        }
    }

    /** What the owner of the MR has under way ends, too: a Send of bytes that are withdrawn. */
    @Test default void theOwnersRequestsFailWithTheRegion() {
        try (Bench bench = bench()) {
            bench.arena.left.postReceive(bench.connection.leftPair(), new ReceiveRequest(7,
                bench.arena.leftBuffers.target(), bench.arena.leftBuffers.targetKey(), 100));
            bench.post(bench.send(1, 10).withInvalidate(bench.key));
            bench.arena.run(10 * Time.MICROSECOND);
            bench.arena.right.postSend(bench.connection.rightPair(), SendRequest.send(5, bench.words.address(0),
                bench.key, 100));
            bench.arena.run(soon());
            assertThat(Reads.statuses(bench.arena.right)).contains("100 SUCCESS", "5 LOCAL_PROTECTION");
        }
    }

    /** The buffer of the Send may lie in the MR that it withdraws: it is filled before. */
    @Test default void aSendMayWithdrawTheRegionOfItsBuffer() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(options().settings());
            Words words = new Words(arena.right, 512);
            int key = arena.right.register(1, words.address(0), SIZE, EnumSet.of(Access.LOCAL_WRITE,
                Access.REMOTE_INVALIDATE));
            arena.right.postReceive(c.rightPair(), new ReceiveRequest(1, words.address(0), key, SIZE));
            arena.toRight.add(FaultRule.of(Fault.DROP).psn(1).shots(1));
            arena.left.postSend(c.leftPair(), SendRequest.send(1, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), SIZE).withInvalidate(key));
            arena.run(soon());
            assertThat(Reads.statuses(arena.right)).containsExactly("1 SUCCESS");
            assertThat(arena.right.memory().read(words.address(0), SIZE)).isEqualTo(arena.leftBuffers.sent(0, SIZE));
        }
    }

    /** Sends of every kind and of several packets, over a network that loses: each key comes with its own message. */
    @Test default void everyKindOfSendInAnyOrder() {
        QueuePairSettings settings = options().window(32, 8, 4).settings();
        try (Arena arena = arena(Arena.paths())) {
            Connection connection = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.1));
            arena.toRight.add(FaultRule.of(Fault.DUPLICATE).probability(0.1));
            Operation[] kinds = {Operation.SEND_INVALIDATE, Operation.SEND_IMMEDIATE, Operation.SEND,
                Operation.WRITE_IMMEDIATE, Operation.SEND_INVALIDATE};
            List<PlannedMessage> plan = new ArrayList<>();
            for (int i = 0; i < 80; i++) {
                plan.add(PlannedMessage.of(kinds[i % kinds.length], i, i * 4000, i % 3 * 1500));
            }
            arena.forth(connection, settings, plan);
            arena.finish(Time.SECOND);
        }
    }

    static PacketBuilder invalidate(ScriptedPeer peer, int key) {
        return peer.packet(Opcode.SEND_ONLY_INV, 0).msn(1).rqMsn(0).invalidate(Integer.toUnsignedLong(key))
            .payload(new byte[16]);
    }

    /** Row 39 comes before the rows of receive requests. */
    @Test default void row39ComesBeforeRow40() {
        try (ScriptedPeer peer = new ScriptedPeer(left(), new QueuePairOptions().pmtu(256).invalidation().settings())) {
            assertThat(peer.give(invalidate(peer, 0x4200))).isEqualTo("rx_access");
            assertThat(peer.answers()).containsExactly("62 0 0");
        }
    }
}
