package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fate;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.scoreboard.PlannedMessage;

/** Reads from the left end of the right end's memory, over networks that do harm and that do not. */
interface ReadScenarios extends Scenarios {

    /** Frames that went to the left and to the right for Reads under a rule. */
    private long[] framesFor(int count, int packets, FaultRule toLeft, FaultRule toRight) {
        QueuePairSettings settings = Reads.options().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            if (toLeft != null) {
                arena.toLeft.add(toLeft);
            }
            if (toRight != null) {
                arena.toRight.add(toRight);
            }
            arena.forth(connection, settings, Plans.same(Operation.READ, count, packets * 1024));
            arena.finish(Time.SECOND);
            return new long[] {arena.toLeft.count(Fate.SENT), arena.toRight.count(Fate.SENT)};
        }
    }

    @Test default void readsOfEveryLengthArrive() {
        for (int pmtu : new int[] {256, 4096}) {
            QueuePairSettings settings = Reads.options().pmtu(pmtu).settings();
            try (Arena arena = arena(Arena.quiet())) {
                Connection connection = arena.connect(settings);
                List<PlannedMessage> plan = new ArrayList<>();
                int target = 0;
                for (int length : new int[] {0, 1, 2, 3, 63, 64, 65, pmtu - 1, pmtu, pmtu + 1, 2 * pmtu, 200_000}) {
                    plan.add(PlannedMessage.of(Operation.READ, 3 * target % 1000, target, length));
                    target += length + 1;
                }
                arena.forth(connection, settings, plan);
                arena.finish(Time.SECOND);
            }
        }
    }

    /** A response of more packets than 16 bits count, from the middle of which one is lost. */
    @Test default void theLongestReadsHaveManyPackets() {
        int length = 256 * 65_600 + 1;
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().pmtu(256).window(256, 32, 8).settings());
            long from = arena.right.memory().allocate(length, 64);
            long to = arena.left.memory().allocate(length, 64);
            byte[] bytes = new byte[length];
            new SplittableRandom(Arena.SEED).nextBytes(bytes);
            arena.right.memory().write(from, bytes);
            int remote = arena.right.register(1, from, length, EnumSet.of(Access.REMOTE_READ));
            int local = arena.left.register(1, to, length, EnumSet.of(Access.LOCAL_WRITE));
            arena.toLeft.add(FaultRule.of(Fault.DROP).psn(Reads.HALF + 65_540).shots(2));
            arena.left.postSend(c.leftPair(), SendRequest.read(1, to, local, length, from, remote));
            arena.rest(6 * Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS");
            assertThat(Arrays.mismatch(bytes, arena.left.memory().read(to, length))).isNegative();
        }
    }

    @Test default void anEmptyReadNeedsNoKey() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().settings());
            arena.left.postSend(c.leftPair(), SendRequest.read(1, 0, 0x4200, 0, 0, 0x7700));
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS");
        }
    }

    @Test default void numbersOfResponsesWrap() {
        for (int psn : new int[] {0xff_fff8, 0x7f_fff8}) {
            Numbering numbers = new Numbering(psn, numbersAnything() ? 0xff_fffa : 1, 0);
            QueuePairSettings settings = Reads.options().window(64, 16, 4).numbering(numbers).settings();
            try (Arena arena = arena(Arena.paths())) {
                Connection connection = arena.connect(settings);
                arena.toLeft.add(FaultRule.of(Fault.DROP).psn((psn ^ Reads.HALF) + 4, (psn ^ Reads.HALF) + 12)
                    .retransmissions(false));
                arena.forth(connection, settings, Plans.same(Operation.READ, 40, 3000));
                arena.finish(Time.SECOND);
            }
        }
    }

    @Test default void eachLostResponsePacketIsRecovered() {
        for (int k = 0; k < 12; k++) {
            // Up to TH = 8 at the end are found by the tail probe, which sends the last one too.
            int again = k == 11 || k < 12 - 8 ? 1 : 2;
            long data = framesFor(1, 12, FaultRule.of(Fault.DROP).psn(Reads.HALF + k).shots(1), null)[0]
                - framesFor(1, 12, null, null)[0];
            assertThat(data).as("packet %s", k).isEqualTo(again);
        }
    }

    @Test default void lostAcknowledgementsOfResponsesDoNoHarm() {
        for (int k = 0; k < 4; k++) {
            framesFor(6, 3, null, FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE_RSP).skips(k).shots(1));
        }
        framesFor(20, 1, null, FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE_RSP).shots(20));
    }

    @Test default void aSackOfResponsesRotatesOverTheWindow() {
        QueuePairSettings settings = Reads.options().window(256, 32, 4).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.DROP).psn(Reads.HALF + 2).shots(2));
            arena.toLeft.add(FaultRule.of(Fault.DROP).psn(Reads.HALF + 140).shots(2));
            List<Integer> starts = new ArrayList<>();
            arena.link.tap((from, to, arrives, frame, time) -> {
                Packet packet = PacketDecoder.decode(frame).packet();
                if (from == arena.left && !arrives && packet.bth().opcode() == Opcode.SACK_RSP) {
                    starts.add(packet.extension(SackEth.class).start());
                }
            });
            arena.forth(connection, settings, Plans.same(Operation.READ, 1, 250 * 1024));
            arena.finish(Time.SECOND);
            assertThat(starts).contains(Reads.HALF + 2);
            if (right().fit(left().fit(settings)).window() > 128) {
                assertThat(starts).contains(Reads.HALF + 130);
            }
        }
    }

    @Test default void aTrimmedResponseIsAskedForAgain() {
        QueuePairSettings settings = Reads.options().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.TRIM).psn(Reads.HALF + 1).shots(2));
            arena.forth(connection, settings, Plans.same(Operation.READ, 1, 4096));
            arena.finish(Time.SECOND);
            assertThat(arena.leftCount("rx_trim_nak")).isEqualTo(2);
            assertThat(arena.toLeft.count(Fate.SENT)).isEqualTo(1 + 4 + 2);
        }
    }

    @Test default void aLostRequestAndALostAcknowledgementAreRecovered() {
        framesFor(3, 2, null, FaultRule.of(Fault.DROP).opcode(Opcode.READ_REQUEST).shots(3));
        framesFor(3, 2, FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE).shots(3), null);
    }

    /** Received and even acknowledged with a SACK, but not executed until all before it is there. */
    @Test default void aReadBehindAHoleWaits() {
        QueuePairSettings settings = Reads.options().settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).psn(0).shots(1));
            List<Packet> packets = Reads.fromRight(arena);
            // The Write that is lost brings the bytes that the Read fetches.
            int shared = arena.right.register(1, arena.rightBuffers.target(), 4096,
                EnumSet.of(Access.REMOTE_READ, Access.REMOTE_WRITE, Access.LOCAL_WRITE));
            arena.left.postSend(c.leftPair(), SendRequest.write(1, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), 100, arena.rightBuffers.target(), shared));
            arena.left.postSend(c.leftPair(), SendRequest.read(2, arena.leftBuffers.target(),
                arena.leftBuffers.targetKey(), 100, arena.rightBuffers.target(), shared));
            arena.run(9 * Time.MICROSECOND);
            assertThat(arena.rightCount("rx_ok")).isEqualTo(1);
            assertThat(packets).allMatch(p -> p.bth().opcode() == Opcode.ACKNOWLEDGE);
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS", "2 SUCCESS");
            assertThat(arena.leftBuffers.received(0, 100)).isEqualTo(arena.leftBuffers.sent(0, 100));
        }
    }

    /** Completions keep the order of the requests: a Write behind an open Read waits. */
    @Test default void whatIsBehindAReadCompletesAfterIt() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().settings());
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.READ_RESPONSE_ONLY).shots(1));
            arena.left.postSend(c.leftPair(), Reads.read(arena, 1, 100));
            arena.left.postSend(c.leftPair(), SendRequest.write(2, arena.leftBuffers.source(),
                arena.leftBuffers.sourceKey(), 100, arena.rightBuffers.target(), arena.rightBuffers.targetKey()));
            arena.left.postSend(c.leftPair(), Reads.read(arena, 3, 100).asUnsignaled());
            arena.left.postSend(c.leftPair(), Reads.read(arena, 4, 0));
            arena.run(12 * Time.MICROSECOND);
            assertThat(arena.rightBuffers.received(0, 100)).isEqualTo(arena.leftBuffers.sent(0, 100));
            assertThat(Reads.statuses(arena.left)).isEmpty();
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS", "2 SUCCESS", "4 SUCCESS");
        }
    }

    /** A Write overtakes the Read before it unless it is fenced. */
    @Test default void aFenceHoldsWhatFollowsAReadBack() {
        for (boolean fenced : new boolean[] {false, true}) {
            try (Arena arena = arena(Arena.quiet())) {
                Connection c = arena.connect(Reads.options().settings());
                List<Integer> opcodes = new ArrayList<>();
                arena.link.tap((from, to, arrives, frame, time) -> {
                    int opcode = PacketDecoder.decode(frame).packet().bth().opcode();
                    if (arrives == (from == arena.right) && opcode != Opcode.ACKNOWLEDGE) {
                        opcodes.add(opcode);                 // both as the left end sees them
                    }
                });
                SendRequest write = SendRequest.write(2, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(),
                    100, arena.rightBuffers.target(), arena.rightBuffers.targetKey());
                arena.left.postSend(c.leftPair(), Reads.read(arena, 1, 100));
                arena.left.postSend(c.leftPair(), fenced ? write.asFenced() : write);
                SendRequest last = Reads.read(arena, 3, 100);
                arena.left.postSend(c.leftPair(), fenced ? last.asFenced() : last);
                arena.rest(Time.MILLISECOND);
                assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS", "2 SUCCESS", "3 SUCCESS");
                int answer = opcodes.indexOf(Opcode.READ_RESPONSE_ONLY);
                assertThat(opcodes.indexOf(Opcode.WRITE_ONLY)).isEqualTo(fenced ? answer + 2 : 1);
            }
        }
    }

    @Test default void noMoreReadsAreOpenThanAllowed() {
        QueuePairSettings settings = Reads.options().reads(4, 4).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            int[] open = new int[2];
            arena.link.tap((from, to, arrives, frame, time) -> {
                var bth = PacketDecoder.decode(frame).packet().bth();
                int opcode = bth.opcode();
                boolean isNew = from == arena.left && !arrives && opcode == Opcode.READ_REQUEST;
                open[0] += isNew && !bth.retransmission() ? 1 : 0;
                open[0] -= to == arena.left && arrives && opcode == Opcode.READ_RESPONSE_ONLY ? 1 : 0;
                open[1] = Math.max(open[1], open[0]);
            });
            arena.forth(connection, settings, Plans.same(Operation.READ, 20, 500));
            arena.finish(Time.SECOND);
            assertThat(open).containsExactly(0, 4);
        }
    }

    @Test default void aQueuePairWithoutReadsRefusesToSendOne() {
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(Reads.options().reads(4, 0).settings());
            arena.left.postSend(c.leftPair(), Reads.read(arena, 1, 100));
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 LOCAL_OPERATION");
            assertThat(arena.rightCount("rx_ok")).isZero();
        }
    }

    /** One end sends a Write and answers a Read: each gets half of the line. */
    @Test default void requestsAndResponsesShareTheLine() {
        QueuePairSettings settings = Reads.options().window(256, 32, 8).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            List<Packet> packets = Reads.fromRight(arena);
            arena.back(connection, settings, List.of(PlannedMessage.of(Operation.WRITE, 0, 0, 1 << 19)));
            arena.forth(connection, settings, List.of(PlannedMessage.of(Operation.READ, 0, 1 << 19, 1 << 19)));
            arena.scoreboard.step();
            arena.run(12 * Time.MICROSECOND);
            packets.clear();
            arena.run(20 * Time.MICROSECOND);
            long writes = packets.stream().filter(p -> p.bth().opcode() == Opcode.WRITE_MIDDLE).count();
            long responses = packets.stream().filter(p -> p.bth().opcode() == Opcode.READ_RESPONSE_MIDDLE).count();
            assertThat(writes).isGreaterThan(50).isBetween(responses - 1, responses + 1);
            arena.finish(Time.SECOND);
        }
    }
}
