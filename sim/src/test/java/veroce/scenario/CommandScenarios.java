package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;

/** Commands that change the state of a queue pair that sends Writes and receives them. */
interface CommandScenarios extends Scenarios {
    QueuePairSettings SETTINGS = new QueuePairOptions().pmtu(1024).window(32, 4, 4).settings();

    private static SendRequest toRight(Arena arena, int id, int length) {
        return SendRequest.write(id, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(), length,
            arena.rightBuffers.target() + id * 100_000L, arena.rightBuffers.targetKey());
    }

    private static SendRequest toLeft(Arena arena, int id, int length) {
        return SendRequest.write(id, arena.rightBuffers.source(), arena.rightBuffers.sourceKey(), length,
            arena.leftBuffers.target() + id * 100_000L, arena.leftBuffers.targetKey());
    }

    /** It takes what comes and acknowledges it; with the next command it is connected. */
    @Test default void aQueuePairInRtrReceives() {
        try (Arena arena = arena(Arena.quiet())) {
            QueuePairSettings settings = arena.fit(SETTINGS);
            int left = arena.left.create(settings);
            int right = arena.right.create(settings);
            arena.left.listen(left, new Peer(arena.right.address(), right, SETTINGS.numbering()));
            arena.right.connect(right, new Peer(arena.left.address(), left, SETTINGS.numbering()));
            arena.right.postSend(right, toLeft(arena, 1, 5000));
            arena.rest(Time.MILLISECOND);
            assertThat(arena.left.state(left)).isEqualTo(QueuePairState.RTR);
            assertThat(Reads.statuses(arena.right)).containsExactly("1 SUCCESS");
            assertThat(arena.leftBuffers.received(100_000, 5000)).isEqualTo(arena.rightBuffers.sent(0, 5000));
            arena.left.modify(left, QueuePairState.RTS);
            arena.left.postSend(left, toRight(arena, 2, 5000));
            arena.rest(Time.MILLISECOND);
            assertThat(arena.left.state(left)).isEqualTo(QueuePairState.RTS);
            assertThat(Reads.statuses(arena.left)).containsExactly("2 SUCCESS");
        }
    }

    /** It ends what it has begun, takes what comes, and begins nothing until it is told to. */
    @Test default void aDrainedQueuePairBeginsNothing() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(SETTINGS);
            arena.left.postSend(c.leftPair(), toRight(arena, 1, 80_000));
            arena.run(2 * Time.MICROSECOND);
            arena.left.modify(c.leftPair(), QueuePairState.SQD);
            arena.left.postSend(c.leftPair(), toRight(arena, 2, 100));
            arena.right.postSend(c.rightPair(), toLeft(arena, 3, 5000));
            arena.rest(Time.MILLISECOND);
            assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.SQD);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS");
            assertThat(Reads.statuses(arena.right)).containsExactly("3 SUCCESS");
            arena.left.modify(c.leftPair(), QueuePairState.RTS);
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("2 SUCCESS");
        }
    }
}
