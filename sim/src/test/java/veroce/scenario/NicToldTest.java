package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import veroce.TestTools;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;
import veroce.congestion.CongestionEvent.Kind;
import veroce.congestion.CongestionTime;
import veroce.congestion.PathRules;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.Network;
import veroce.packet.Echo;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.ExtensionHeader.PoEth;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Syndrome;

/** What a NIC tells of packets, heard by a reference that is steered by it, and by another NIC. */
class NicToldTest {
    private static final int PACKETS = 256;

    @BeforeAll static void verilator() {
        TestTools.need("verilator");
    }

    private static EndpointMaker reference() {
        return EndpointMaker.reference(80_000_000_000L);
    }

    private static Arena arena(EndpointMaker left, EndpointMaker right) {
        return new Arena(left, right, Arena.quiet(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }

    /** Listens to a control that allows everything. */
    private static Congestion heardBy(List<CongestionEvent> events) {
        return new Congestion(true, () -> event -> {
            events.add(event);
            return new CongestionDecision(PACKETS * CongestionDecision.PACKET, 0);
        }, PathRules.hashed(5 * Time.MICROSECOND));
    }

    /** All that has been delivered, every mark, and round trips of what the network takes: 4 us, and the NICs. */
    @Test void aControlHearsOfEveryPacketFromANic() {
        var events = new ArrayList<CongestionEvent>();
        QueuePairSettings settings = new QueuePairOptions().congestion(heardBy(events)).settings();
        try (Arena arena = arena(reference(), NicMaker.small())) {
            Connection connection = arena.connect(settings);
            // The paths of a reference that learns are entropies, of which nobody here has named any.
            arena.unwatch(connection);
            arena.toRight.add(FaultRule.of(Fault.MARK).psn(5, 24).shots(20))
                .add(FaultRule.of(Fault.DROP).psn(40).shots(1)).add(FaultRule.of(Fault.TRIM).psn(100).shots(2));
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 1, PACKETS * 4096));
            arena.finish(Time.SECOND);
        }
        var acks = events.stream().filter(event -> event.kind() == Kind.ACK).toList();
        assertThat(acks.stream().mapToInt(CongestionEvent::delivered).sum()).isEqualTo(PACKETS);
        assertThat(acks.stream().mapToInt(CongestionEvent::marked).sum()).isEqualTo(20);
        assertThat(events).filteredOn(event -> event.kind() == Kind.TRIM).hasSizeBetween(1, 2);
        var timed = acks.stream().mapToInt(CongestionEvent::roundTrip).filter(trip -> trip >= 0).sorted().toArray();
        assertThat(timed.length).isGreaterThan(PACKETS / 8);
        assertThat(timed[0] * CongestionTime.UNIT).isBetween(4 * Time.MICROSECOND, 6 * Time.MICROSECOND);
    }

    /** A NIC sends: each stamp that comes back to it is one of its own, and it takes what it is told. */
    @Test void aNicHearsItsOwnStamps() {
        QueuePairSettings settings = new QueuePairOptions().congestion(Congestion.TOLD).settings();
        var sent = new ArrayList<Integer>();
        var heard = new ArrayList<Integer>();
        try (Arena arena = arena(NicMaker.small(), reference())) {
            Connection connection = arena.connect(settings);
            arena.link.tap((from, _, arrives, frame, _) -> {
                var packet = PacketDecoder.decode(frame).packet();
                if (packet.format().consumesPsn() && from == arena.left && !arrives) {
                    sent.add(Echo.stamp(packet));
                } else if (isAck(packet) && arrives) {
                    heard.add(Echo.of(packet.extension(PoEth.class)).stamp());
                }
            });
            arena.toRight.add(FaultRule.of(Fault.DROP).psn(40).shots(1));
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 1, PACKETS * 4096));
            arena.finish(Time.SECOND);
        }
        assertThat(sent).containsAll(heard);
        assertThat(heard).hasSizeGreaterThan(PACKETS / 8);
        for (int i = 1; i < sent.size(); i++) {
            assertThat(sent.get(i) - sent.get(i - 1) & 0x3fff).as("time goes on").isBetween(1, 0x1fff);
        }
    }

    private static boolean isAck(Packet packet) {
        var aeth = packet.extension(Aeth.class);
        return aeth != null && !packet.format().consumesPsn() && aeth.syndrome() == Syndrome.ACK;
    }

    /** With everything that a network does to packets; the monitors see that nothing untrue is told. */
    @Test void twoNicsTellEachOther() {
        QueuePairSettings settings = new QueuePairOptions().pmtu(1024).congestion(Congestion.TOLD).settings();
        var random = new SplittableRandom(Arena.SEED);
        try (Arena arena = new Arena(NicMaker.small(), NicMaker.small(), Arena.paths().stream()
                .map(path -> path.withLoss(new Loss.Independent(0.02))).toList(), Arena.SEED, "fd00::1", "fd00::2", 5)) {
            for (Network network : List.of(arena.toLeft, arena.toRight)) {
                network.add(FaultRule.of(Fault.MARK).probability(0.1)).add(FaultRule.of(Fault.TRIM).probability(0.02))
                    .add(FaultRule.of(Fault.DUPLICATE).probability(0.02));
            }
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, Plans.random(random, 60, 1024, 12, Arena.SIZE / 2));
            arena.back(connection, settings, Plans.random(random, 60, 1024, 12, Arena.SIZE / 2));
            arena.finish(Time.SECOND);
            assertThat(arena.leftCount("becn_received")).isPositive();
        }
    }
}
