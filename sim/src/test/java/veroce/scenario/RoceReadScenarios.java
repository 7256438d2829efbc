package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.Syndrome;
import veroce.scoreboard.PlannedMessage;

/** Reads and atomics in RoCEv2: one PSN for request and response. */
interface RoceReadScenarios extends Scenarios {
    int READ = 12;

    private static QueuePairSettings settings() {
        return new QueuePairOptions().pmtu(1024).reads(16).atomics().settings();
    }

    private RoceWire play(List<PlannedMessage> plan, List<FaultRule> toRight, List<FaultRule> toLeft, int timeouts) {
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings());
            toRight.forEach(arena.toRight::add);
            toLeft.forEach(arena.toLeft::add);
            RoceWire wire = new RoceWire(arena);
            arena.forth(connection, settings(), plan);
            arena.finish(Time.SECOND);
            assertThat(arena.leftCount("timeouts")).isEqualTo(timeouts);
            return wire;
        }
    }

    private static List<PlannedMessage> reads(int count) {
        return Plans.same(Operation.READ, count, READ * 1024 - 5);
    }

    @Test default void aResponseHasThePsnsThatFollowItsRequest() {
        RoceWire wire = play(reads(3), List.of(), List.of(), 0);
        assertThat(wire.toRight(Opcode.READ_REQUEST)).containsExactly(0, READ, 2 * READ);
        assertThat(wire.right).as("nobody acknowledges a response").hasSize(3);
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < 3 * READ; i++) {
            all.add(i);
        }
        assertThat(RoceWire.psns(wire.left)).isEqualTo(all);
    }

    /** Asked for again is what is missing: address, length and PSN go on from there, and never back. */
    @Test default void aLostResponsePacketIsAskedForAgainFromThere() {
        for (int lost = 0; lost < READ; lost++) {
            boolean last = lost == READ - 1;
            RoceWire wire = play(reads(1), List.of(), List.of(FaultRule.of(Fault.DROP).psn(lost).shots(1)),
                last ? 1 : 0);
            assertThat(wire.toRight(Opcode.READ_REQUEST)).as("packet %s", lost).containsExactly(0, lost);
            Reth first = wire.right.get(0).extension(Reth.class);
            Reth again = wire.right.get(1).extension(Reth.class);
            assertThat(again.virtualAddress() - first.virtualAddress()).isEqualTo(1024L * lost);
            assertThat(first.dmaLength() - again.dmaLength()).isEqualTo(1024L * lost);
            List<Integer> answers = RoceWire.psns(wire.left);
            assertThat(answers.subList(answers.lastIndexOf(lost), answers.size())).hasSize(READ - lost).isSorted();
            assertThat(wire.left.get(answers.lastIndexOf(lost)).bth().opcode())
                .isEqualTo(last ? Opcode.READ_RESPONSE_ONLY : Opcode.READ_RESPONSE_FIRST);
        }
    }

    @Test default void aLostRequestIsToldLikeAnyOtherPacket() {
        RoceWire wire = play(reads(3), List.of(FaultRule.of(Fault.DROP).psn(READ).shots(1)), List.of(), 0);
        assertThat(wire.naks()).containsExactly(READ);
        assertThat(wire.toRight(Opcode.READ_REQUEST)).containsExactly(0, READ, 2 * READ, READ, 2 * READ);
    }

    /** The acknowledgement of a Write behind a Read waits for the response, and so does that of an atomic. */
    @Test default void nothingIsAcknowledgedBeyondAnUnansweredRead() {
        List<PlannedMessage> plan = List.of(PlannedMessage.of(Operation.READ, 0, 0, READ * 1024),
            PlannedMessage.of(Operation.WRITE, 0, 20_000, 100), PlannedMessage.of(Operation.FETCH_ADD, 1, 30_000, 8),
            PlannedMessage.of(Operation.WRITE, 0, 40_000, 100));
        RoceWire wire = play(plan, List.of(), List.of(), 0);
        List<Integer> answers = RoceWire.psns(wire.left);
        assertThat(answers).isSorted().contains(READ - 1, READ + 2);
        assertThat(wire.left.get(answers.indexOf(READ + 1)).bth().opcode()).isEqualTo(Opcode.ATOMIC_ACKNOWLEDGE);
    }

    /** A response acknowledges all requests before it, whose own acknowledgement is lost. */
    @Test default void aResponseAcknowledgesWhatIsBeforeIt() {
        List<PlannedMessage> plan = List.of(PlannedMessage.of(Operation.WRITE, 0, 0, 3000),
            PlannedMessage.of(Operation.READ, 0, 8000, 100));
        RoceWire wire = play(plan, List.of(), List.of(FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE)), 0);
        assertThat(wire.right).hasSize(4);
    }

    @Test default void aReadMayTakeMorePsnsThanTheWindow() {
        List<PlannedMessage> plan = List.of(PlannedMessage.of(Operation.READ, 0, 0, 300 * 1024),
            PlannedMessage.of(Operation.WRITE, 0, 400_000, 100));
        RoceWire wire = play(plan, List.of(), List.of(FaultRule.of(Fault.DROP).psn(200).shots(1)), 0);
        assertThat(RoceWire.psns(wire.right)).as("the Write begins when 128 are left").containsExactly(0, 300, 200,
            300);
    }

    @Test default void anAtomicWhoseAnswerIsLostIsAnsweredFromWhatWasSaved() {
        List<PlannedMessage> plan = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            plan.add(PlannedMessage.of(i % 2 == 0 ? Operation.FETCH_ADD : Operation.CMP_SWAP, 1, 8 * i, 8));
        }
        for (int lost = 0; lost < 8; lost++) {
            boolean last = lost == 7;
            RoceWire wire = play(plan, List.of(), List.of(FaultRule.of(Fault.DROP).psn(lost).shots(1)), last ? 1 : 0);
            assertThat(wire.right).as("answer %s", lost).hasSizeGreaterThan(8);
            assertThat(wire.answers(Syndrome.ACK)).isEmpty();
        }
        RoceWire wire = play(plan, List.of(FaultRule.of(Fault.DUPLICATE)), List.of(), 0);
        assertThat(wire.left).as("a copy is answered, too").hasSizeBetween(8, 16);
    }

    /** Copies of the requests and of the responses, late ones too. */
    @Test default void lateCopiesOfReadsDoNoHarm() {
        FaultRule late = FaultRule.delay(30 * Time.MICROSECOND).opcode(Opcode.READ_REQUEST).skips(2).shots(1);
        RoceWire wire = play(reads(20), List.of(FaultRule.of(Fault.DUPLICATE).probability(0.5), late),
            List.of(FaultRule.of(Fault.DUPLICATE).probability(0.5)), 0);
        assertThat(wire.left).allMatch(RoceReadScenarios::isResponse);
    }

    private static boolean isResponse(Packet packet) {
        return packet.bth().opcode() >= Opcode.READ_RESPONSE_FIRST && packet.bth().opcode() <= Opcode.ACKNOWLEDGE;
    }
}
