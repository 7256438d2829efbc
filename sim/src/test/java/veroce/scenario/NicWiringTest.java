package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Syndrome;

/**
 * What only joins blocks: traffic of every kind through the whole NIC, all of whose counters are compared with the
 * frames on its wire and the completions in its memory. It is the test of circuits without one of their own.
 */
class NicWiringTest {
    /** Counters of frames that the NIC sends, by what is on the wire. */
    private static Map<String, Long> sentBy(Endpoint nic, Arena arena) {
        var counts = new HashMap<String, Long>();
        for (var name : List.of("tx_packets", "tx_resends", "tx_acks", "tx_sacks", "tx_drop_naks", "tx_rnr_naks",
            "tx_fatal_naks", "tx_rtt_responses", "tx_nak_full", "cq_overflow", "rx_local", "qp_errors",
            "writes_refused", "send_beyond", "receive_beyond")) {
            counts.put(name, 0L);
        }
        arena.link.tap((from, _, arrives, frame, _) -> {
            if (from == nic && !arrives) {
                var packet = PacketDecoder.decode(frame).packet();
                counts.merge(kind(packet), 1L, Long::sum);
                if (packet.bth().retransmission() && kind(packet).equals("tx_packets")) {
                    counts.merge("tx_resends", 1L, Long::sum);
                }
            }
        });
        return counts;
    }

    private static String kind(Packet packet) {
        var aeth = packet.extension(Aeth.class);
        if (packet.bth().opcode() == Opcode.RTT_RESPONSE) {
            return "tx_rtt_responses";
        } else if (packet.bth().opcode() == Opcode.SACK) {
            return "tx_sacks";
        } else if (aeth == null) {
            return "tx_packets";
        } else if (aeth.syndrome() == Syndrome.ACK) {
            return "tx_acks";
        } else if (aeth.syndrome() == Syndrome.PACKET_DROP) {
            return "tx_drop_naks";
        }
        return aeth.syndrome() >> 5 == 1 ? "tx_rnr_naks" : "tx_fatal_naks";
    }

    private static void compare(Endpoint nic, Map<String, Long> expected) {
        var counters = new HashMap<>(nic.counters());
        counters.keySet().retainAll(expected.keySet());
        assertThat(counters).as("seed %d", Arena.SEED).isEqualTo(expected);
    }

    private static Arena arena() {
        return new Arena(NicMaker.small(), EndpointMaker.reference(80_000_000_000L), Arena.paths().stream()
            .map(path -> path.withLoss(new Loss.Independent(0.02))).toList(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }

    /** Losses, trimmed packets, congestion and receive requests that come late, in both directions; then a reset. */
    @Test void everyCounterIsWhatStandsOnTheWire() {
        var settings = new QueuePairOptions().pmtu(1024).rnr(7, 1).settings();
        var random = new SplittableRandom(Arena.SEED);
        try (var arena = arena()) {
            var expected = sentBy(arena.left, arena);
            var connection = arena.connect(settings);
            for (var network : List.of(arena.toLeft, arena.toRight)) {
                network.add(FaultRule.of(Fault.TRIM).psn(5, 7).shots(3))
                    .add(FaultRule.of(Fault.MARK).psn(20, 60).shots(200));
            }
            var forth = arena.forth(connection, settings, Plans.random(random, 60, 1024, 6, Arena.SIZE / 2));
            var back = arena.back(connection, settings, Plans.random(random, 60, 1024, 6, Arena.SIZE / 2));
            forth.allowReceives(0);
            back.allowReceives(0);
            arena.link.run(() -> {
                arena.scoreboard.step();
                return false;
            }, arena.link.now() + 100 * Time.MICROSECOND);
            forth.allowReceives(1000);
            back.allowReceives(1000);
            arena.complete(Time.SECOND);
            arena.rest(Time.MILLISECOND);
            compare(arena.left, expected);
            assertThat(expected.get("tx_acks")).isPositive();
            assertThat(expected.get("tx_sacks")).isPositive();
            assertThat(expected.get("tx_drop_naks")).isPositive();
            assertThat(expected.get("tx_rnr_naks")).isPositive();
            assertThat(expected.get("tx_resends")).isPositive();
            assertThat(arena.leftCount("rnr_waits")).isPositive();
            assertThat(arena.leftCount("becn_received")).isPositive();

            arena.reset(connection, settings, settings);     // nothing is still counted as under way
        }
    }

    /** What is refused is said with a NAK, fails the queue pair and flushes it. */
    @Test void aRefusedWriteIsCountedAndFailsTheQueuePair() {
        var settings = new QueuePairOptions().settings();
        try (var arena = new Arena(NicMaker.small(), EndpointMaker.reference(80_000_000_000L), Arena.quiet(),
            Arena.SEED, "10.0.0.1", "10.0.0.2", -1)) {
            var expected = sentBy(arena.left, arena);
            var connection = arena.connect(settings);
            arena.right.postSend(connection.rightPair(), SendRequest.write(1, arena.rightBuffers.source(),
                arena.rightBuffers.sourceKey(), 100, arena.leftBuffers.target() + Arena.SIZE - 99,
                arena.leftBuffers.targetKey()));
            arena.rest(Time.MILLISECOND);
            expected.put("qp_errors", 1L);
            compare(arena.left, expected);
            assertThat(expected.get("tx_fatal_naks")).isEqualTo(1);
            assertThat(Arena.drain(arena.right)).extracting(Completion::status)
                .containsExactly(CompletionStatus.REMOTE_ACCESS);
            arena.reset(connection, settings, settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).opcode(Opcode.WRITE_LAST).skips(1).shots(1));
            arena.back(connection, settings, Plans.same(Operation.WRITE, 2, 5000));
            arena.forth(connection, settings, Plans.same(Operation.WRITE, 2, 5000));
            arena.complete(Time.SECOND);
            assertThat(arena.leftCount("tail_probes")).isEqualTo(1);
            assertThat(arena.leftCount("timeouts")).isZero();
        }
    }
}
