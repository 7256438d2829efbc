package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;
import veroce.packet.Packet;

/**
 * Responses that are sent again when their region is gone: the left end reads in it, and then it is withdrawn or closed
 * while the right end does not know what has arrived.
 */
interface RepeatedResponseScenarios extends Scenarios {
    /** Long enough for a few retransmissions, and short enough for the retries not to run out. */
    long REPEATS = 60 * Time.MICROSECOND;

    /** Whether both ends find out by themselves that retries have run out; lockstep cannot follow that to the end. */
    default boolean endsByRetries() {
        return true;
    }

    private InvalidateScenarios.Bench bench(int retries) {
        return new InvalidateScenarios.Bench(arena(Arena.quiet()),
            InvalidateScenarios.options().rtoExponent(3).retries(retries).settings(), 1, EnumSet.allOf(Access.class));
    }

    private static FaultRule[] acknowledgements() {
        return new FaultRule[] {FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE_RSP),
            FaultRule.of(Fault.DROP).opcode(Opcode.SACK_RSP)};
    }

    /** Response packets that are sent again without their bytes. */
    private static List<Packet> emptied(List<Packet> packets) {
        return packets.stream().filter(p -> p.bth().opcode() == Opcode.READ_RESPONSE_ONLY && p.payloadLength() == 0)
            .toList();
    }

    /** No acknowledgement of the response comes until the region is gone. Then all goes on. */
    private void lost(boolean byHost, int length) {
        try (InvalidateScenarios.Bench bench = bench(7)) {
            Arena arena = bench.arena;
            List<Packet> packets = Reads.fromRight(arena);
            for (FaultRule rule : acknowledgements()) {
                arena.toRight.add(rule);
            }
            byte[] bytes = new byte[length];
            new SplittableRandom(length).nextBytes(bytes);
            arena.right.memory().write(bench.words.address(0), bytes);
            bench.post(bench.readOf(1, length));
            if (!byHost) {
                bench.post(bench.send(2, 10).withInvalidate(bench.key).asFenced());
            }
            arena.run(REPEATS / 4);
            assertThat(bench.left()).isEqualTo(byHost ? List.of("1 SUCCESS") : List.of("1 SUCCESS", "2 SUCCESS"));
            assertThat(Reads.statuses(arena.right)).isEqualTo(byHost ? List.of() : List.of("100 SUCCESS"));
            if (byHost) {
                arena.right.invalidate(bench.key);
            }
            arena.run(REPEATS);
            arena.toRight.clearRules();
            int sent = packets.size();
            arena.rest(Time.MILLISECOND);
            assertThat(emptied(packets)).isNotEmpty().allMatch(p -> p.bth().retransmission());
            assertThat(packets.size() - sent).as("they are acknowledged then").isLessThan(40);
            assertThat(arena.leftCount("rx_dup")).isPositive();
            assertThat(arena.leftCount("rx_bad_rsp")).isZero();
            assertThat(arena.rightCount("rx_local")).isZero();
            assertThat(arena.left.memory().read(arena.leftBuffers.target(), length)).isEqualTo(bytes);
            // Its context is free again, and others are answered.
            bench.post(SendRequest.read(3, arena.leftBuffers.target() + 8192, arena.leftBuffers.targetKey(), 3000,
                arena.rightBuffers.source(), arena.rightBuffers.sharedKey()));
            arena.rest(Time.MILLISECOND);
            assertThat(bench.left()).containsExactly("3 SUCCESS");
            assertThat(arena.right.state(bench.connection.rightPair())).isEqualTo(QueuePairState.RTS);
        }
    }

    @Test default void aRegionMayBeWithdrawnWhileTheAcknowledgementOfAReadIsLost() {
        lost(false, 100);
        lost(false, InvalidateScenarios.SIZE);
    }

    @Test default void aRegionMayBeClosedWhileTheAcknowledgementOfAReadIsLost() {
        lost(true, 1024);
        lost(true, 3001);
    }

    /** One packet of the response never comes with its bytes; both ends fail, and neither goes on for ever. */
    @Test default void aPacketThatIsRepeatedButMayNotBeReadDoesNotFit() {
        for (int missing : new int[] {0, 2, 3}) {
            try (InvalidateScenarios.Bench bench = bench(endsByRetries() ? 2 : 7)) {
                Arena arena = bench.arena;
                List<Packet> packets = Reads.fromRight(arena);
                int opcode = missing == 0 ? Opcode.READ_RESPONSE_FIRST : missing == 3 ? Opcode.READ_RESPONSE_LAST
                    : Opcode.READ_RESPONSE_MIDDLE;
                arena.toLeft.add(FaultRule.of(Fault.DROP).psn(Reads.HALF + missing).opcode(opcode));
                bench.post(bench.readOf(1, InvalidateScenarios.SIZE));
                arena.run(8 * Time.MICROSECOND);
                assertThat(packets).filteredOn(p -> p.bth().psn() == Reads.HALF + 3).as("all were sent").isNotEmpty();
                arena.right.invalidate(bench.key);
                bench.post(SendRequest.read(2, arena.leftBuffers.target() + 8192, arena.leftBuffers.targetKey(), 3000,
                    arena.rightBuffers.source(), arena.rightBuffers.sharedKey()));
                arena.rest(Time.MILLISECOND);
                assertThat(bench.left()).containsExactly("1 BAD_RESPONSE", "2 FLUSHED");
                assertThat(arena.leftCount("rx_bad_rsp")).isPositive();
                assertThat(arena.rightCount("rx_local")).isZero();
                assertThat(emptied(packets)).isNotEmpty();
                assertThat(arena.left.state(bench.connection.leftPair())).isEqualTo(QueuePairState.ERR);
                if (endsByRetries()) {
                    assertThat(arena.right.state(bench.connection.rightPair())).isEqualTo(QueuePairState.ERR);
                    int sent = packets.size();
                    arena.run(Time.MILLISECOND / 2);
                    assertThat(packets).hasSize(sent);
                }
            }
        }
    }

    /** The result of an atomic is kept, whatever becomes of its region. */
    @Test default void theResultOfAnAtomicIsSentAgainWithoutItsRegion() {
        try (InvalidateScenarios.Bench bench = bench(7)) {
            Arena arena = bench.arena;
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ATOMIC_ACKNOWLEDGE));
            bench.post(SendRequest.fetchAndAdd(1, arena.leftBuffers.target(), arena.leftBuffers.targetKey(),
                bench.words.address(0), bench.key, 5));
            arena.run(8 * Time.MICROSECOND);
            arena.right.invalidate(bench.key);
            arena.toLeft.clearRules();
            arena.rest(Time.MILLISECOND);
            assertThat(bench.left()).containsExactly("1 SUCCESS");
            assertThat(bench.words.get(0)).isEqualTo(5);
        }
    }
}
