package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import veroce.congestion.Dcqcn;
import veroce.congestion.DcqcnSettings;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fate;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.Syndrome;
import veroce.packet.TrafficClasses;
import veroce.scoreboard.Flow;

/** Go-back-N: what is sent again when, and what is said about it. */
interface RoceRecoveryScenarios extends Scenarios {
    int PACKETS = 40;
    int WINDOW = 128;

    /** The sender asks for an acknowledgement with every so many PSNs. */
    default int asksEvery() {
        return 64;
    }

    /** A Write of so many packets of 1024 bytes under rules, and what went over the wires. */
    private RoceWire write(int packets, List<FaultRule> toRight, List<FaultRule> toLeft, int timeouts) {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            toRight.forEach(arena.toRight::add);
            toLeft.forEach(arena.toLeft::add);
            RoceWire wire = new RoceWire(arena);
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 1, packets * 1024));
            arena.finish(Time.SECOND);
            assertThat(arena.leftCount("timeouts")).isEqualTo(timeouts);
            return wire;
        }
    }

    private static FaultRule drop(int psn, int shots) {
        return FaultRule.of(Fault.DROP).psn(psn).shots(shots);
    }

    @Test default void aGapIsToldOnceAndAllBehindItIsSentAgain() {
        for (int psn : new int[] {0, 1, 20, PACKETS - 2}) {
            RoceWire wire = write(PACKETS, List.of(drop(psn, 1)), List.of(), 0);
            assertThat(wire.naks()).as("PSN %s", psn).containsExactly(psn);
            List<Integer> sent = RoceWire.psns(wire.right);
            int back = sent.lastIndexOf(psn);
            assertThat(sent.subList(0, back)).isEqualTo(IntStream.range(0, back).boxed().toList());
            assertThat(sent.subList(back, sent.size())).isEqualTo(IntStream.range(psn, PACKETS).boxed().toList());
        }
    }

    @Test default void aLostLastPacketIsFoundByTheTimer() {
        RoceWire wire = write(PACKETS, List.of(drop(PACKETS - 1, 1)), List.of(), 1);
        assertThat(wire.naks()).isEmpty();
        int acknowledged = (PACKETS - 1) / asksEvery() * asksEvery();
        assertThat(wire.right).as("what is not acknowledged goes again").hasSize(2 * PACKETS - acknowledged);
    }

    /** No peer repeats a NAK before there was progress. */
    @Test default void aLostNakIsFoundByTheTimer() {
        RoceWire wire = write(PACKETS, List.of(drop(3, 1)), List.of(drop(3, 1)), 1);
        assertThat(wire.naks()).containsExactly(3);
    }

    @Test default void aPacketThatIsLostAgainIsFoundByTheTimer() {
        RoceWire wire = write(PACKETS, List.of(drop(3, 3)), List.of(), 2);
        assertThat(wire.naks()).as("the peer was told, and never came").containsExactly(3);
    }

    @Test default void lostAcknowledgementsAreAskedForAgainAtOnce() {
        int asking = 1 + (PACKETS - 1) / asksEvery();
        RoceWire wire = write(PACKETS, List.of(), List.of(FaultRule.of(Fault.DROP).shots(asking)), 1);
        assertThat(wire.right.get(PACKETS).bth().psn()).isZero();
        assertThat(wire.right.get(PACKETS).bth().ackRequest()).isTrue();
        assertThat(wire.answers(Syndrome.ACK).subList(asking, wire.answers(Syndrome.ACK).size())).isNotEmpty()
            .allMatch(psn -> psn == PACKETS - 1);
    }

    @Test default void onePacketOfManyAndTheLastOneAsk() {
        int last = 199;
        var asking = IntStream.rangeClosed(0, last).filter(psn -> psn % asksEvery() == asksEvery() - 1 || psn == last)
            .boxed().toList();
        RoceWire wire = write(last + 1, List.of(), List.of(), 0);
        assertThat(RoceWire.psns(wire.right.stream().filter(p -> p.bth().ackRequest()).toList())).isEqualTo(asking);
        assertThat(wire.answers(Syndrome.ACK)).as("only who asks is answered").isEqualTo(asking);
        assertThat(wire.right).allMatch(p -> p.bth().partitionKey() == 0xffff && p.bth().transportVersion() == 0
            && !p.bth().migrationRequest() && p.udp().sourcePort() == wire.right.getFirst().udp().sourcePort());
    }

    @Test default void noMoreThanTheWindowIsUnacknowledged() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.toLeft.add(FaultRule.of(Fault.DROP).shots(10));
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 1, 400 * 1024));
            arena.scoreboard.step();
            arena.run(50 * Time.MICROSECOND);
            assertThat(arena.toRight.count(Fate.SENT)).isEqualTo(WINDOW);
            arena.finish(Time.SECOND);
        }
    }

    /** The first Send has no receive request for a while: what comes behind it is not told to be missing. */
    @Test default void anRnrNakIsObeyedAndAcknowledgesNothing() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).rnr(7, 6).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection connection = arena.connect(settings);
            arena.settle();
            RoceWire wire = new RoceWire(arena);
            Flow flow = arena.forth(connection, settings, Plans.same(Operation.SEND, 6, 3000));
            flow.allowReceives(2);
            arena.scoreboard.step();
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ACKNOWLEDGE).psn(0, 5)); // of what is taken
            arena.run(100 * Time.MICROSECOND);
            assertThat(wire.answers(Syndrome.RNR_NAK + 6)).as("once, and once more after a pause of 0.08 ms")
                .containsExactly(6, 6);
            assertThat(wire.naks()).isEmpty();
            assertThat(RoceWire.psns(wire.right).lastIndexOf(0)).as("sent again from the oldest").isGreaterThan(10);
            arena.toLeft.clearRules();
            flow.allowReceives(6);
            arena.finish(Time.SECOND);
        }
    }

    @Test default void aMarkedPacketCausesACnpAndACnpSlowsItsSender() {
        for (boolean slows : new boolean[] {false, true}) {
            Congestion how = slows ? new Congestion(false,
                Dcqcn.with(DcqcnSettings.of(100_000_000_000L, 1024)), null) : Congestion.NONE;
            QueuePairSettings settings = new QueuePairOptions().pmtu(1024).congestion(how).settings();
            try (Arena arena = arena(Arena.quiet())) {
                Connection connection = arena.connect(settings);
                arena.toRight.add(FaultRule.of(Fault.MARK));
                RoceWire wire = new RoceWire(arena);
                arena.forth(connection, settings, Plans.same(Operation.WRITE, 16, Arena.SIZE / 16));
                arena.finish(Time.SECOND);
                List<Packet> cnps = wire.left.stream().filter(p -> p.bth().opcode() == Opcode.CNP).toList();
                assertThat(cnps).hasSizeGreaterThan(slows ? 5 : 1).allMatch(p -> p.bth().becn()
                    && p.bth().psn() == 0 && p.ip().dscp() == TrafficClasses.ROCE_CONGESTION);
                assertThat(arena.leftCount("rx_cnp")).isEqualTo(cnps.size());
                long before = -Time.SECOND;
                for (int i = 0; i < wire.left.size(); i++) {
                    if (wire.left.get(i).bth().opcode() == Opcode.CNP) {
                        assertThat(wire.leftAt.get(i) - before).isGreaterThan(49 * Time.MICROSECOND);
                        before = wire.leftAt.get(i);
                    }
                }
                long line = 8L * Arena.SIZE * 10;                // picoseconds at 100 Gb/s
                assertThat(arena.link.now()).matches(time -> slows ? time > 3 * line : time < 2 * line);
            }
        }
    }

    @Test default void aCopyOfEveryFrameIsAnsweredAndPlacedNowhere() {
        RoceWire wire = write(PACKETS, List.of(FaultRule.of(Fault.DUPLICATE)),
            List.of(FaultRule.of(Fault.DUPLICATE)), 0);
        assertThat(wire.right).hasSize(PACKETS);
        assertThat(wire.naks()).isEmpty();
    }
}
