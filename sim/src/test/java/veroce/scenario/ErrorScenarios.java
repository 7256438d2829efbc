package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
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
import veroce.scoreboard.Flow;

/** Requests that cannot be served, peers that do not answer, and queue pairs that begin a new life. */
interface ErrorScenarios extends Scenarios {

    /** What one bad request between two good ones does to both ends. */
    private void refused(Bad bad, CompletionStatus atSender, CompletionStatus atReceiver) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            long target = arena.rightBuffers.target();
            int key = arena.rightBuffers.targetKey();
            arena.right.postReceive(c.rightPair(), new ReceiveRequest(1, target, key, 100));
            arena.right.postReceive(c.rightPair(), bad.receive(arena));
            arena.right.postReceive(c.rightPair(), new ReceiveRequest(3, target, key, 100));
            arena.run(100 * Time.MICROSECOND);               // hardware has fetched them: no Send waits for its own
            long source = arena.leftBuffers.source();
            int sourceKey = arena.leftBuffers.sourceKey();
            arena.left.postSend(c.leftPair(), SendRequest.send(11, source, sourceKey, 100));
            arena.left.postSend(c.leftPair(), bad.send(arena));
            arena.left.postSend(c.leftPair(), SendRequest.send(13, source, sourceKey, 100));
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("11 SUCCESS", "12 " + atSender, "13 FLUSHED");
            List<String> received = statuses(arena.right);
            assertThat(received.get(0)).isEqualTo("1 SUCCESS");
            assertThat(received).contains("2 " + atReceiver, "3 FLUSHED");
            assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
            assertThat(arena.right.state(c.rightPair())).isEqualTo(QueuePairState.ERR);
            assertThat(arena.rightBuffers.received(100, 8000)).containsOnly(0);
        }
    }

    /** The bad ones of both sides; what is good of them is a Send of 100 bytes. */
    interface Bad {
        default SendRequest send(Arena arena) {
            return SendRequest.send(12, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(), 100);
        }

        default ReceiveRequest receive(Arena arena) {
            return new ReceiveRequest(2, arena.rightBuffers.target() + 100, arena.rightBuffers.targetKey(), 100);
        }
    }

    /** A Write of three packets to some address with some key. */
    private static SendRequest write(Arena arena, long address, int key) {
        return SendRequest.write(12, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(), 3000, address, key);
    }

    static List<String> statuses(Endpoint endpoint) {
        return Arena.drain(endpoint).stream().map(c -> c.id() + " " + c.status()).toList();
    }

    /** A Write that must be refused for its target. */
    private void refusedWrite(TargetOf target) {
        refused(new Bad() {
            @Override public SendRequest send(Arena arena) {
                return target.write(arena);
            }
        }, CompletionStatus.REMOTE_ACCESS, CompletionStatus.FLUSHED);
    }

    /** Makes a Write. */
    interface TargetOf {
        SendRequest write(Arena arena);
    }

    @Test default void aWriteWithAnUnknownKeyIsRefused() {
        refusedWrite(arena -> write(arena, arena.rightBuffers.target(), arena.rightBuffers.targetKey() ^ 0x40));
    }

    @Test default void aWriteThatBeginsOrEndsOutsideItsRegionIsRefused() {
        refusedWrite(arena -> write(arena, arena.rightBuffers.target() - 1, arena.rightBuffers.targetKey()));
        refusedWrite(arena -> write(arena, arena.rightBuffers.target() + Arena.SIZE - 2999,
            arena.rightBuffers.targetKey()));
    }

    @Test default void aWriteThatWrapsRoundTheAddressSpaceIsRefused() {
        refusedWrite(arena -> write(arena, -1500, arena.rightBuffers.targetKey()));
    }

    @Test default void aWriteToARegionWithoutTheRightIsRefused() {
        refusedWrite(arena -> write(arena, arena.rightBuffers.target(), arena.right.register(1,
            arena.rightBuffers.target(), 4096, EnumSet.of(Access.LOCAL_WRITE))));
    }

    @Test default void aWriteToARegionOfAnotherDomainIsRefused() {
        refusedWrite(arena -> write(arena, arena.rightBuffers.target(), arena.right.register(2,
            arena.rightBuffers.target(), 4096, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE))));
    }

    @Test default void aWriteToAWithdrawnKeyIsRefused() {
        refusedWrite(arena -> {
            int key = arena.right.register(1, arena.rightBuffers.target(), 4096, EnumSet.of(Access.REMOTE_WRITE,
                Access.LOCAL_WRITE));
            arena.right.invalidate(key);
            arena.right.register(1, arena.rightBuffers.target(), 4096, EnumSet.of(Access.REMOTE_WRITE,
                Access.LOCAL_WRITE));
            return write(arena, arena.rightBuffers.target(), key);
        });
    }

    @Test default void aSendLongerThanItsReceiveRequestIsRefused() {
        refused(new Bad() {
            @Override public ReceiveRequest receive(Arena arena) {
                return new ReceiveRequest(2, arena.rightBuffers.target() + 100, arena.rightBuffers.targetKey(), 99);
            }
        }, CompletionStatus.REMOTE_INVALID_REQUEST, CompletionStatus.LOCAL_LENGTH);
    }

    @Test default void aReceiveRequestOutsideItsRegionFailsBothEnds() {
        refused(new Bad() {
            @Override public ReceiveRequest receive(Arena arena) {
                return new ReceiveRequest(2, arena.rightBuffers.target() + Arena.SIZE - 99,
                    arena.rightBuffers.targetKey(), 100);
            }
        }, CompletionStatus.REMOTE_OPERATION, CompletionStatus.LOCAL_PROTECTION);
    }

    @Test default void aSendOutsideItsRegionFailsWhereItIsPosted() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.left.postSend(c.leftPair(), SendRequest.write(1, arena.leftBuffers.source() + Arena.SIZE - 99,
                arena.leftBuffers.sourceKey(), 100, arena.rightBuffers.target(), arena.rightBuffers.targetKey()));
            arena.left.postSend(c.leftPair(), SendRequest.send(2, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), 100));
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("1 LOCAL_PROTECTION", "2 FLUSHED");
        }
    }

    @Test default void aWriteIsRefusedWhereTheQueuePairForbidsIt() {
        QueuePairSettings settings = new QueuePairOptions().withoutRemoteWrite().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.left.postSend(c.leftPair(), write(arena, arena.rightBuffers.target(),
                arena.rightBuffers.targetKey()));
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("12 REMOTE_INVALID_REQUEST");
            assertThat(arena.rightCount("rx_bad_op")).isPositive();
        }
    }

    @Test default void aLostFatalNakIsRepeated() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE).shots(3));
            arena.left.postSend(c.leftPair(), write(arena, arena.rightBuffers.target(), 0));
            arena.run(2 * Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("12 REMOTE_ACCESS");
            assertThat(arena.rightCount("rx_after_err")).isPositive();
        }
    }

    @Test default void sendsWaitUntilTheReceiveQueueIsFilled() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).rnr(7, 1).settings();
        try (Arena arena = arena(Arena.paths())) {
            Connection c = arena.connect(settings);
            Flow flow = arena.forth(c, settings, Plans.same(Operation.SEND, 30, 2500));
            for (int receives = 0; receives <= 30; receives += 7) {
                flow.allowReceives(receives);
                int most = receives;
                arena.link.run(() -> {
                    arena.scoreboard.step();
                    return flow.receivesDone() == most;
                }, arena.link.now() + Time.SECOND);
                arena.run(100 * Time.MICROSECOND);
                arena.scoreboard.step();
                assertThat(flow.receivesDone()).isEqualTo(receives);
            }
            flow.allowReceives(30);
            arena.finish(Time.SECOND);
            assertThat(arena.rightCount("rx_rnr")).isPositive();
        }
    }

    @Test default void aReceiveQueueThatStaysEmptyFailsTheSender() {
        QueuePairSettings settings = new QueuePairOptions().rnr(2, 1).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            for (int id = 0; id < 3; id++) {
                arena.left.postSend(c.leftPair(), SendRequest.send(id, arena.leftBuffers.source(),
                    arena.leftBuffers.sourceKey(), 100));
            }
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("0 RNR_RETRIES_EXCEEDED", "1 FLUSHED", "2 FLUSHED");
        }
    }

    @Test default void aSilentPeerFailsTheSender() {
        QueuePairSettings settings = new QueuePairOptions().retries(2).rtoExponent(3).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.DROP));
            for (int id = 0; id < 3; id++) {
                arena.left.postSend(c.leftPair(), SendRequest.write(id, arena.leftBuffers.source(),
                    arena.leftBuffers.sourceKey(), 100, arena.rightBuffers.target() + 100 * id,
                    arena.rightBuffers.targetKey()));
            }
            arena.rest(2 * Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("0 RETRIES_EXCEEDED", "1 FLUSHED", "2 FLUSHED");
            assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
            arena.left.postSend(c.leftPair(), SendRequest.send(9, 0, 0, 0));
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("9 FLUSHED");
        }
    }

    @Test default void aTargetWithdrawnInFlightIsNotTouchedAgain() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            for (int id = 0; id < 4; id++) {
                arena.left.postSend(c.leftPair(), SendRequest.write(id, arena.leftBuffers.source(),
                    arena.leftBuffers.sourceKey(), Arena.SIZE / 4, arena.rightBuffers.target() + id * Arena.SIZE / 4,
                    arena.rightBuffers.targetKey()));
            }
            arena.run(30 * Time.MICROSECOND);
            // From here on the memory model fails at the first byte.
            arena.right.invalidate(arena.rightBuffers.targetKey());
            arena.rest(Time.MILLISECOND);
            List<Completion> completions = Arena.drain(arena.left);
            assertThat(completions).hasSize(4);
            assertThat(completions.get(3).status()).isNotEqualTo(CompletionStatus.SUCCESS);
            assertThat(completions.stream().map(Completion::status)).contains(CompletionStatus.REMOTE_ACCESS);
        }
    }

    @Test default void aSourceWithdrawnInFlightIsNotReadAgain() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.left.postSend(c.leftPair(), SendRequest.write(0, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), Arena.SIZE, arena.rightBuffers.target(),
                arena.rightBuffers.targetKey()));
            arena.run(30 * Time.MICROSECOND);
            arena.left.invalidate(arena.leftBuffers.sourceKey());
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("0 LOCAL_PROTECTION");
        }
    }

    @Test default void aQueuePairIsResetInFlightAndUsedAgain() {
        QueuePairSettings first = new QueuePairOptions().numbering(Numbering.from(100)).settings();
        try (Arena arena = arena(Arena.paths())) {
            Connection c = arena.connect(first);
            for (int life = 1; life <= 4; life++) {
                QueuePairSettings next = first.withNumbering(Numbering.from(life * 5000));
                arena.left.postSend(c.leftPair(), SendRequest.write(0, arena.leftBuffers.source(),
                    arena.leftBuffers.sourceKey(), Arena.SIZE, arena.rightBuffers.target(),
                    arena.rightBuffers.targetKey()));
                arena.run(life * 20 * Time.MICROSECOND);
                arena.reset(c, next, next);
                assertThat(Arena.drain(arena.left)).isEmpty();
                arena.rightBuffers.clear();
            }
            QueuePairSettings last = first.withNumbering(Numbering.from(20_000));
            arena.forth(c, last, Plans.same(Operation.SEND, 10, 50_000));
            arena.back(c, last, Plans.same(Operation.WRITE_IMMEDIATE, 10, 50_000));
            arena.finish(Time.SECOND);
        }
    }

    @Test default void afterAnErrorAResetMakesTheQueuePairGoodAgain() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.left.postSend(c.leftPair(), write(arena, arena.rightBuffers.target(), 0));
            arena.rest(Time.MILLISECOND);
            assertThat(statuses(arena.left)).containsExactly("12 REMOTE_ACCESS");
            arena.reset(c, settings, settings);
            arena.forth(c, settings, Plans.same(Operation.SEND, 10, 50_000));
            arena.finish(Time.SECOND);
        }
    }

    @Test default void aQueuePairThatIsToldToFailFlushesItsWork() {
        QueuePairSettings settings = new QueuePairOptions().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.left.postReceive(c.leftPair(), new ReceiveRequest(5, arena.leftBuffers.target(),
                arena.leftBuffers.targetKey(), 100));
            arena.left.postSend(c.leftPair(), SendRequest.send(6, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), 100));
            arena.left.fail(c.leftPair());
            arena.run(100 * Time.MICROSECOND);
            assertThat(statuses(arena.left)).containsExactlyInAnyOrder("5 FLUSHED", "6 FLUSHED");
        }
    }
}
