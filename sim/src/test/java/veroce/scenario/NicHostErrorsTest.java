package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.nic.HostBus.Refusal;
import veroce.nic.NicEndpoint;

/** Host memory that refuses an access of a NIC (row 44): nobody is told of a success, nobody waits for ever. */
@ExtendWith(KeptFailures.class)
class NicHostErrorsTest {
    private static final QueuePairSettings SETTINGS = new QueuePairOptions().pmtu(1024).settings();
    private static final int LENGTH = 5000;

    private static Arena arena() {
        return new Arena(NicMaker.slow(), NicMaker.slow().onARoughBus(), Arena.quiet(), Arena.SEED, "10.0.0.1",
            "10.0.0.2", -1);
    }

    private static HostBus bus(Endpoint endpoint) {
        return ((NicEndpoint) endpoint).model().memory();
    }

    private static List<String> statuses(Endpoint endpoint) {
        return Arena.drain(endpoint).stream().map(c -> c.id() + " " + c.status()).toList();
    }

    private static SendRequest send(Arena arena, int id) {
        return SendRequest.send(id, arena.leftBuffers.source() + (long) LENGTH * id, arena.leftBuffers.sourceKey(),
            LENGTH);
    }

    private static SendRequest write(Arena arena, int id) {
        return SendRequest.write(id, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(), LENGTH,
            arena.rightBuffers.target() + (long) LENGTH * id, arena.rightBuffers.targetKey());
    }

    private static void postReceives(Arena arena, Connection c, int count) {
        for (int id = 0; id < count; id++) {
            arena.right.postReceive(c.rightPair(), new ReceiveRequest(id,
                arena.rightBuffers.target() + (long) LENGTH * id, arena.rightBuffers.targetKey(), LENGTH));
        }
    }

    /** The peer's next packet is answered with NAK 0x63, again and again, until a reset makes everything good. */
    private static void tellsItsPeerAndIsMadeGood(Arena arena, Connection c, CompletionStatus... told) {
        assertThat(arena.right.state(c.rightPair())).isEqualTo(QueuePairState.ERR);
        assertThat(arena.rightCount("rx_local")).isPositive();
        arena.left.postSend(c.leftPair(), write(arena, 99));
        arena.run(Time.MILLISECOND);
        assertThat(Arena.drain(arena.left)).hasSize(1).allMatch(last -> List.of(told).contains(last.status()));
        assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
        bus(arena.right).allowAll();
        arena.rightBuffers.clear();
        arena.reset(c, SETTINGS, SETTINGS);
        Arena.drain(arena.right);
        arena.forth(c, SETTINGS, Plans.same(Operation.SEND, 5, 20_000));
        arena.finish(Time.SECOND);
    }

    @ParameterizedTest @EnumSource(Refusal.class) void aSendThatIsRefusedByTheReceiversMemoryIsNoSuccess(Refusal answer) {
        try (Arena arena = arena()) {
            Connection c = arena.connect(SETTINGS);
            postReceives(arena, c, 6);
            bus(arena.right).refuse(arena.rightBuffers.target() + 2 * LENGTH + 1500, 1, answer);
            for (int id = 0; id < 4; id++) {
                arena.left.postSend(c.leftPair(), send(arena, id));
            }
            arena.run(Time.MILLISECOND);
            List<String> received = statuses(arena.right);
            assertThat(received).hasSize(6).startsWith("0 SUCCESS", "1 SUCCESS", "2 LOCAL_PROTECTION")
                .endsWith("5 FLUSHED");
            assertThat(received.subList(2, 6)).as("nothing behind it").noneMatch(text -> text.endsWith("SUCCESS"));
            statuses(arena.left);
            tellsItsPeerAndIsMadeGood(arena, c, CompletionStatus.REMOTE_OPERATION, CompletionStatus.FLUSHED);
        }
    }

    @Test void aWriteThatIsRefusedByTheReceiversMemoryEndsTheConnection() {
        try (Arena arena = arena()) {
            Connection c = arena.connect(SETTINGS);
            bus(arena.right).refuse(arena.rightBuffers.target() + LENGTH - 1, 1, Refusal.SLVERR);
            arena.left.postSend(c.leftPair(), write(arena, 0));
            arena.run(Time.MILLISECOND);
            // It was acknowledged when it was accepted, and that is what a success says (invariant C1 excepts this row).
            assertThat(statuses(arena.left)).containsExactly("0 SUCCESS");
            tellsItsPeerAndIsMadeGood(arena, c, CompletionStatus.REMOTE_OPERATION);
        }
    }

    /** What the peer has acknowledged behind a Read whose data was refused does not succeed either. */
    @ParameterizedTest @ValueSource(booleans = {true, false})
    void aReadWhoseDataIsRefusedIsNoSuccessNorIsWhatIsBehindIt(boolean signaled) {
        QueuePairSettings settings = Reads.options().settings();
        try (Arena arena = arena()) {
            Connection c = arena.connect(settings);
            bus(arena.left).refuse(arena.leftBuffers.target() + 8192 + 99, 1, Refusal.SLVERR);
            SendRequest read = Reads.read(arena, 1, 100);
            arena.left.postSend(c.leftPair(), Reads.read(arena, 0, 100));
            arena.left.postSend(c.leftPair(), signaled ? read : read.asUnsignaled());
            for (int id = 2; id < 8; id++) {
                arena.left.postSend(c.leftPair(), SendRequest.write(id, arena.leftBuffers.source(),
                    arena.leftBuffers.sourceKey(), 10, arena.rightBuffers.target() + 10 * id,
                    arena.rightBuffers.targetKey()));
            }
            arena.left.postSend(c.leftPair(), Reads.read(arena, 8, 100));
            arena.run(Time.MILLISECOND);
            List<String> done = statuses(arena.left);
            assertThat(done).startsWith("0 SUCCESS", (signaled ? 1 : 2) + " LOCAL_PROTECTION").endsWith("8 FLUSHED");
            assertThat(done.subList(2, done.size())).hasSize(signaled ? 7 : 6).allMatch(text -> text.endsWith("FLUSHED"));
            assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
            bus(arena.left).allowAll();
            arena.leftBuffers.clear();
            arena.rightBuffers.clear();
            arena.reset(c, settings, settings);
            arena.forth(c, settings, Plans.same(Operation.READ, 5, 3000));
            arena.finish(Time.SECOND);
        }
    }

    @Test void otherConnectionsGoOn() {
        try (Arena arena = arena()) {
            Connection bad = arena.connect(new QueuePairOptions().pmtu(1024).completionQueue(1).settings());
            Connection good = arena.connect(SETTINGS);
            bus(arena.right).refuse(arena.rightBuffers.target() + Arena.SIZE - LENGTH, LENGTH, Refusal.DECERR);
            arena.forth(good, SETTINGS, Plans.same(Operation.SEND, 20, 40_000));
            arena.left.postSend(bad.leftPair(), SendRequest.write(7, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), LENGTH, arena.rightBuffers.target() + Arena.SIZE - LENGTH,
                arena.rightBuffers.targetKey()).asUnsignaled());
            arena.finish(Time.SECOND);
            assertThat(arena.right.state(bad.rightPair())).isEqualTo(QueuePairState.ERR);
            assertThat(arena.right.state(good.rightPair())).isEqualTo(QueuePairState.RTS);
        }
    }

    @Test void payloadThatCannotBeReadFailsWhereItIsSent() {
        try (Arena arena = arena()) {
            Connection c = arena.connect(SETTINGS);
            arena.unwatch(c);                                // a packet that is not sent leaves a gap
            bus(arena.left).refuse(arena.leftBuffers.source() + LENGTH + 3000, 1, Refusal.SLVERR);
            postReceives(arena, c, 3);
            for (int id = 0; id < 3; id++) {
                arena.left.postSend(c.leftPair(), send(arena, id));
            }
            arena.run(200 * Time.MICROSECOND);
            List<String> sent = statuses(arena.left);
            assertThat(sent).hasSize(3).contains("2 FLUSHED");
            assertThat(sent.subList(0, 2)).as("the oldest that waits").contains(sent.getFirst().equals("0 SUCCESS")
                ? "1 LOCAL_PROTECTION" : "0 LOCAL_PROTECTION");
            assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
            assertThat(arena.leftCount("rx_local")).isPositive();
            assertThat(statuses(arena.right)).isSubsetOf("0 SUCCESS");
        }
    }

    @Test void aSendRequestThatCannotBeReadFailsItsQueuePair() {
        try (Arena arena = arena()) {
            Connection c = arena.connect(SETTINGS);
            bus(arena.left).refuse(((NicEndpoint) arena.left).sendQueue(c.leftPair()) + 64, 64, Refusal.DECERR);
            arena.left.postSend(c.leftPair(), write(arena, 0));
            arena.run(Time.MILLISECOND);
            arena.left.postSend(c.leftPair(), write(arena, 1));
            arena.left.postSend(c.leftPair(), write(arena, 2));
            arena.run(200 * Time.MICROSECOND);
            assertThat(statuses(arena.left)).containsExactly("0 SUCCESS", "1 LOCAL_OPERATION", "2 FLUSHED");
            assertThat(arena.leftCount("rx_local")).isPositive();
        }
    }

    @Test void aReceiveRequestThatCannotBeReadFailsBothEnds() {
        for (int length : new int[] {0, LENGTH}) {
            try (Arena arena = arena()) {
                Connection c = arena.connect(SETTINGS);
                bus(arena.right).refuse(((NicEndpoint) arena.right).receiveQueue(c.rightPair()) + 32, 32,
                    Refusal.SLVERR);
                postReceives(arena, c, 3);
                arena.left.postSend(c.leftPair(), send(arena, 0));
                arena.left.postSend(c.leftPair(), SendRequest.send(1, arena.leftBuffers.source(),
                    arena.leftBuffers.sourceKey(), length));
                arena.run(Time.MILLISECOND);
                assertThat(statuses(arena.right)).containsExactly("0 SUCCESS", "1 LOCAL_PROTECTION", "2 FLUSHED");
                assertThat(statuses(arena.left)).containsExactly("0 SUCCESS", "1 REMOTE_OPERATION");
                assertThat(arena.rightCount("rx_local")).isPositive();
            }
        }
    }

    @Test void aCompletionThatCannotBeWrittenFailsTheQueuePairsOfItsQueue() {
        try (Arena arena = arena()) {
            Connection c = arena.connect(SETTINGS);
            Connection other = arena.connect(SETTINGS);
            bus(arena.left).refuse(((NicEndpoint) arena.left).completionQueue(0) + 64, 64, Refusal.SLVERR);
            for (int id = 0; id < 3; id++) {
                arena.left.postSend(c.leftPair(), write(arena, id));
            }
            arena.run(Time.MILLISECOND);
            assertThat(statuses(arena.left)).as("nothing behind the gap").containsExactly("0 SUCCESS");
            assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
            assertThat(arena.left.state(other.leftPair())).as("it uses the same queue").isEqualTo(QueuePairState.ERR);
            assertThat(arena.leftCount("rx_local")).isPositive();
        }
    }
}
