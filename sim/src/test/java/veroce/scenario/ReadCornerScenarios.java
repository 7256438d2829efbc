package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;

/** Reads at the limit of the responder's contexts, and Reads under which the remote MR is closed. */
interface ReadCornerScenarios extends Scenarios {
    /** There and back on quiet paths. */
    long ROUND_TRIP = 4 * Time.MICROSECOND;

    /**
     * Every context is taken, and the acknowledgements that would give them back are lost: a Read that finds none is told
     * so (row 42), and asks again at most once in a round trip. All ends well when they come through.
     */
    @Test default void lostAcknowledgementsOfTheLastContextsCostRoundTrips() {
        QueuePairSettings settings = Reads.options().reads(4).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE_RSP).shots(30));
            arena.forth(c, settings, Plans.same(Operation.READ, 40, 500));
            long start = arena.link.now();
            arena.finish(Time.SECOND);
            long trips = (arena.link.now() - start) / ROUND_TRIP;
            assertThat(arena.rightCount("rx_ird")).isBetween(1L, trips);
            assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.RTS);
            assertThat(arena.right.state(c.rightPair())).isEqualTo(QueuePairState.RTS);
        }
    }

    /** An MR of the right end. Its clock, which commands bring ahead, and that of the network are together then. */
    private static int leased(Arena arena) {
        int key = arena.right.register(1, arena.rightBuffers.source(), Arena.SIZE, EnumSet.of(Access.REMOTE_READ));
        arena.rightBuffers.sharedKey();
        arena.run(100 * Time.MICROSECOND);
        return key;
    }

    private static void read(Arena arena, Connection c, long id, int length, int key) {
        arena.left.postSend(c.leftPair(), SendRequest.read(id, arena.leftBuffers.target() + id * 200_000,
            arena.leftBuffers.targetKey(), length, arena.rightBuffers.source(), key));
    }

    private static void isRefused(Arena arena, Connection c, String status) {
        assertThat(Reads.statuses(arena.left)).containsExactly("1 " + status, "2 FLUSHED");
        assertThat(arena.left.state(c.leftPair())).isEqualTo(QueuePairState.ERR);
    }

    /** Row 39: the request finds no MR. */
    @Test default void aReadOfAClosedRegionIsRefused() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().settings());
            int key = leased(arena);
            arena.right.invalidate(key);
            read(arena, c, 1, 3000, key);
            read(arena, c, 2, 10, arena.rightBuffers.sharedKey());
            arena.rest(Time.MILLISECOND);
            isRefused(arena, c, "REMOTE_ACCESS");
            assertThat(arena.right.state(c.rightPair())).isEqualTo(QueuePairState.ERR);
        }
    }

    /** Row 44: it was accepted, and some packets of the answer are on their way; none of the others comes. */
    @Test default void aRegionClosedInTheMiddleOfAResponseEndsIt() {
        for (long after : List.of(4200L, 6000L)) {
            try (Arena arena = arena(Arena.quiet())) {
                Connection c = arena.connect(Reads.options().window(32, 32, 8).settings());
                int key = leased(arena);
                read(arena, c, 1, 150 * 1024, key);
                read(arena, c, 2, 10, arena.rightBuffers.sharedKey());
                arena.run(after * Time.NANOSECOND);
                arena.right.invalidate(key);
                arena.rest(Time.MILLISECOND);
                isRefused(arena, c, "REMOTE_OPERATION");
                assertThat(arena.right.state(c.rightPair())).isEqualTo(QueuePairState.ERR);
                assertThat(arena.rightCount("rx_local")).isPositive();
            }
        }
    }

    /**
     * All of it was sent once, a packet is lost, and the MR is closed before it is sent again: it goes without its bytes,
     * which a peer that has them takes for a copy, and this one for a bad response (row 43).
     */
    @Test default void aRegionClosedBeforeAResponseIsSentAgainEndsIt() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().settings());
            int key = leased(arena);
            arena.toLeft.add(FaultRule.of(Fault.DROP).psn(Reads.HALF + 2).shots(1));
            read(arena, c, 1, 4096, key);
            read(arena, c, 2, 0, key);
            arena.run(3 * Time.MICROSECOND);
            arena.right.invalidate(key);
            arena.rest(Time.MILLISECOND);
            isRefused(arena, c, "BAD_RESPONSE");
        }
    }
}
