package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;

/** The right end fails or is reset in every state, while the left end asks. */
interface AnyTimeScenarios extends Scenarios {

    /** Where a queue pair may be when it is told to fail or to be reset. */
    enum Phase { INIT, RTR, IDLE, UNDER_WAY, SQD, ERR }

    /** States in which the right end has a queue pair: a NIC has none before the peer is known. */
    default List<Phase> phases() {
        return List.of(Phase.values());
    }

    /** How long after a command completions, and what was on its way to memory, may still come. */
    default long settled() {
        return 0;
    }

    private void play(Phase phase, boolean reset) {
        try (Arena arena = arena(Arena.quiet())) {
            QueuePairSettings settings = arena.fit(StateScenarios.options().retries(1).settings());
            Words words = new Words(arena.right, 1);
            int left = arena.left.create(settings);
            int right = arena.right.create(settings);
            Peer toLeft = new Peer(arena.left.address(), left, settings.numbering());
            Peer toRight = new Peer(arena.right.address(), right, settings.numbering());
            arena.left.connect(left, toRight);
            arena.right.postReceive(right, new ReceiveRequest(70, arena.rightBuffers.target(),
                arena.rightBuffers.targetKey(), 100));
            if (phase != Phase.INIT) {
                arena.right.listen(right, toLeft);
            }
            if (phase.ordinal() > Phase.RTR.ordinal()) {
                arena.right.modify(right, QueuePairState.RTS);
            }
            if (phase.ordinal() >= Phase.UNDER_WAY.ordinal()) {
                arena.right.postSend(right, SendRequest.read(80, arena.rightBuffers.target() + 1000,
                    arena.rightBuffers.targetKey(), StateScenarios.READ, arena.leftBuffers.source(), arena.leftBuffers.sharedKey()));
            }
            for (int i = 0; i < 3; i++) {
                arena.left.postSend(left, StateScenarios.add(arena, words, i));
                arena.left.postSend(left, Reads.read(arena, 10 + i, StateScenarios.READ));
            }
            arena.run(phase == Phase.IDLE ? Time.NANOSECOND : 3 * Time.MICROSECOND);
            if (phase == Phase.SQD || phase == Phase.ERR) {
                arena.right.modify(right, QueuePairState.valueOf(phase.name()));
                arena.run(settled());
            }
            if (reset) {
                arena.right.reset(right, settings.numbering());
            } else {
                arena.right.fail(right);
                arena.run(settled());
            }
            long found = words.get(0);
            List<String> flushed = Reads.statuses(arena.right);
            arena.run(2 * Time.MILLISECOND);
            assertThat(words.get(0)).as("%s", phase).isEqualTo(found);
            assertThat(flushed.contains("70 FLUSHED")).as("%s", phase).isEqualTo(!reset || phase == Phase.ERR);
            assertThat(Reads.statuses(arena.right)).as("%s", phase).isEmpty();
            assertThat(arena.right.state(right)).isIn(reset ? List.of(QueuePairState.INIT, QueuePairState.RESET)
                : List.of(QueuePairState.ERR));
            again(arena, settings, words, new Connection(arena.left, left, arena.right, right));
        }
    }

    /** Both ends begin another life, and it is as good as the first one. */
    private static void again(Arena arena, QueuePairSettings settings, Words words, Connection connection) {
        arena.left.reset(connection.leftPair(), settings.numbering());
        arena.right.reset(connection.rightPair(), settings.numbering());
        arena.run(2 * Time.MILLISECOND);
        Reads.statuses(arena.left);
        Reads.statuses(arena.right);
        arena.leftBuffers.clear();
        long before = words.get(0);
        connection.connect(settings.numbering(), settings.numbering());
        arena.left.postSend(connection.leftPair(), StateScenarios.add(arena, words, 5));
        arena.left.postSend(connection.leftPair(), Reads.read(arena, 6, StateScenarios.READ));
        arena.run(Time.MILLISECOND);
        assertThat(Reads.statuses(arena.left)).containsExactly("5 SUCCESS", "6 SUCCESS");
        assertThat(words.get(0)).isEqualTo(before + 1);
    }

    @Test default void aQueuePairMayFailAtAnyTime() {
        for (Phase phase : phases()) {
            play(phase, false);
        }
    }

    @Test default void aQueuePairMayBeResetAtAnyTime() {
        for (Phase phase : phases()) {
            play(phase, true);
        }
    }
}
