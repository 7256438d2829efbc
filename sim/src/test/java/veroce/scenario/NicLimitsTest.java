package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.QueuePairState;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.PathSettings;
import veroce.nic.NicEndpoint;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.scoreboard.PlannedMessage;

/**
 * The NIC at the limits of its numbers: acknowledgements and packets at each edge of the window and of the PSN space,
 * the smallest and the largest timeouts and round trips, the longest frames; and changes of state under traffic.
 */
@ExtendWith(KeptFailures.class)
class NicLimitsTest {
    private static final int WINDOW = 128;
    private static final int HALF = 1 << 23;
    private static final long[] RATES = {0, 1_000_000_000L, 3_000_000_000L, 40_000_000_000L};

    // ---- the window

    /** What an endpoint makes of every frame; retransmissions in the order of their PSNs. */
    private interface Script {
        List<String> play(EndpointMaker maker);
    }

    private static void sameAsTheReference(Script script) {
        var expected = script.play(EndpointMaker.reference());
        assertThat(script.play(NicMaker.small())).isEqualTo(expected);
    }

    private static ScriptedPeer sender(EndpointMaker maker) {
        var peer = new ScriptedPeer(maker, new QueuePairOptions().pmtu(256).window(WINDOW, 8, 8).rtoExponent(0)
            .settings());
        peer.postWrites(3, WINDOW);
        return peer;
    }

    /** What a frame counts as, and what is sent then; but not what the timers send again meanwhile. */
    private static String given(ScriptedPeer peer, String what, PacketBuilder packet) {
        var counted = peer.give(packet);
        return what + ": " + counted + ", "
            + peer.answers().stream().filter(sent -> !sent.endsWith("again")).sorted().toList();
    }

    /** The window is full, PSN 0 to 127 are on their way: what acknowledges nothing first, then more and more. */
    @Test void acknowledgementsAtTheEdgesOfTheWindow() {
        sameAsTheReference(maker -> {
            try (var peer = sender(maker)) {
                var all = new ArrayList<String>();
                all.add(peer.answers().size() + " sent");
                for (int psn : new int[] {WINDOW, WINDOW + 1, 2 * WINDOW - 1, HALF - 1, HALF, HALF + 1, -HALF, -WINDOW,
                    -WINDOW - 1, -2, -1, 0, 0, 1, 63, WINDOW - 2, WINDOW - 1, WINDOW - 1, 63, 2 * WINDOW - 1,
                    3 * WINDOW}) {
                    all.add(given(peer, "ACK " + psn, peer.ack(psn, 0x1f, messages(psn))));
                }
                return all;
            }
        });
    }

    /** Complete up to a PSN. */
    private static int messages(int psn) {
        return psn < 0 || psn > 3 * WINDOW ? 0 : (psn + 1) / WINDOW;
    }

    /** Where the bitmap begins, how long it is, and which bits are set at most. */
    @Test void sacksAtTheEdgesOfTheWindow() {
        sameAsTheReference(maker -> {
            try (var peer = sender(maker)) {
                peer.answers();
                var all = new ArrayList<String>();
                for (long[] sack : new long[][] {{WINDOW, 1, 1}, {WINDOW - 1, 2, 2}, {-1, 2, 2}, {-WINDOW, 128, 1},
                    {120, 128, 256}, {0, 128, Long.MAX_VALUE}, {1, 127, 1}, {1, 128, -1},
                    {WINDOW - 2, 2, 2}, {WINDOW - 1, 1, 1}}) {
                    var bits = new SackEth((int) sack[1], (int) sack[0] & 0xff_ffff, 0, sack[2]);
                    all.add(given(peer, bits.toString(), peer.sack((int) sack[0] - 1, 0, bits)));
                }
                all.add(given(peer, "the last", peer.ack(WINDOW - 1, 0x1f, 1)));
                return all;
            }
        });
    }

    /** In the other half of the PSN space what is old and what was never sent meet: it is seen from the oldest packet. */
    @Test void sacksThatBeginInTheOtherHalf() {
        sameAsTheReference(maker -> {
            try (var peer = sender(maker)) {
                peer.answers();
                var all = new ArrayList<String>();
                for (int start = HALF - 2; start <= HALF + WINDOW + 2; start += start > HALF && start < HALF + WINDOW - 2
                    ? 31 : 1) {
                    for (int last : new int[] {0, 1, 63}) {
                        var bits = new SackEth(64, start & 0xff_ffff, 0, 1L << last);
                        all.add(given(peer, "stale: " + bits, peer.sack(start - 1, 0, bits)));
                        all.add(given(peer, bits.toString(), peer.sack(-1, 0, bits)));
                    }
                }
                assertThat(all).anyMatch(line -> line.contains("rx_sack")).anyMatch(line -> line.contains("rx_ok"))
                    .anyMatch(line -> line.contains("rx_ack_stale"));
                return all;
            }
        });
    }

    /** All holes of a SACK that reaches to the end of the window, and nothing behind them. */
    @Test void holesUpToTheEdgeOfTheWindow() {
        sameAsTheReference(maker -> {
            try (var peer = sender(maker)) {
                peer.answers();
                peer.arrives(peer.sack(-1, 0, new SackEth(WINDOW, 0, 1L << 63 | 1, 0x8000_0000_0000_0002L)));
                peer.run(12 * Time.MICROSECOND);
                return peer.answers().stream().sorted().toList();
            }
        });
    }

    /** The first packet is missing; the window of the receiver ends 128 behind it. */
    @Test void packetsAtTheEdgesOfTheWindow() {
        sameAsTheReference(maker -> {
            var settings = new QueuePairOptions().pmtu(256).window(WINDOW, 8, 8).settings();
            try (var peer = new ScriptedPeer(maker, settings)) {
                peer.endpoint.memory().listen((address, count) -> { });
                var all = new ArrayList<String>();
                for (int after : new int[] {WINDOW, WINDOW + 1, 2 * WINDOW - 1, HALF - 1, HALF, -HALF, -WINDOW - 1,
                    -WINDOW, 1 - WINDOW, -1, WINDOW - 1, WINDOW - 1, WINDOW - 2, 1, 0, 0, 2, WINDOW, 1}) {
                    all.add(given(peer, "PSN " + after, middle(peer, after)));
                }
                return all;
            }
        });
    }

    /** Of one long Write. */
    private static PacketBuilder middle(ScriptedPeer peer, int after) {
        var packet = peer.packet(after == 0 ? Opcode.WRITE_FIRST : Opcode.WRITE_MIDDLE, after).msn(1).ackRequest()
            .reth(peer.buffers.target() + (after & 0xff) * 256L, peer.key(), 200 * 256L).payload(new byte[256]);
        return after == 0 ? packet : packet.packetOrder(Math.max(1, after & HALF - 1));
    }

    // ---- time

    /** Timeout exponent, and how long a path is. */
    @Tag("long") @ParameterizedTest @CsvSource({"1, 0", "20, 0", "20, 40"})
    void moreTimers(int exponent, int microseconds) {
        nothingIsLostWhateverTheTimers(exponent, microseconds);
    }

    @ParameterizedTest @CsvSource({"0, 0", "1, 40", "11, 2000"})
    void nothingIsLostWhateverTheTimers(int exponent, int microseconds) {
        var settings = new QueuePairOptions().pmtu(256).retries(7).rtoExponent(exponent).settings();
        var path = PathSettings.PLAIN.withDelay(microseconds * Time.MICROSECOND, 0);
        try (var arena = new Arena(NicMaker.slow(), Collections.nCopies(4, path), Arena.SEED)) {
            var c = arena.connect(settings);
            for (int psn = 3; psn < 60; psn += 7) {
                arena.toRight.add(FaultRule.of(Fault.DROP).psn(psn).shots(1));
                arena.toLeft.add(FaultRule.of(Fault.DROP).psn(psn + 1).shots(1));
            }
            arena.forth(c, settings, Plans.same(Operation.WRITE, 4, 6000));
            arena.back(c, settings, Plans.same(Operation.SEND, 4, 3000));
            arena.finish(Time.SECOND);
        }
    }

    /**
     * Round-trip time at the start of a life in 1/16 us, its smallest and its largest, and how long a path is. Who
     * begins at 1 us where it takes 80 sends again too early, which monitors that know the reset value would not allow.
     */
    @Tag("long") @ParameterizedTest @CsvSource({"16, 40", "64000, 0"})
    void moreFirstRoundTrips(int sixteenths, int microseconds) {
        nothingIsLostWhateverTheFirstRoundTrip(sixteenths, microseconds);
    }

    @ParameterizedTest @CsvSource({"16, 0", "64000, 40", "64000, 2000"})
    void nothingIsLostWhateverTheFirstRoundTrip(int sixteenths, int microseconds) {
        var settings = new QueuePairOptions().pmtu(256).retries(7).rtoExponent(5).settings();
        var path = PathSettings.PLAIN.withDelay(microseconds * Time.MICROSECOND, 0);
        try (var arena = new Arena(NicMaker.slow(), Collections.nCopies(4, path), Arena.SEED)) {
            nic(arena.left).initialRtt(sixteenths);
            nic(arena.right).initialRtt(sixteenths);
            var c = arena.connect(settings);
            arena.unwatch(c);
            for (int psn = 3; psn < 60; psn += 7) {
                arena.toRight.add(FaultRule.of(Fault.DROP).psn(psn).shots(1));
                arena.toLeft.add(FaultRule.of(Fault.DROP).psn(psn + 1).shots(1));
            }
            arena.forth(c, settings, Plans.same(Operation.WRITE, 4, 6000));
            arena.back(c, settings, Plans.same(Operation.SEND, 4, 3000));
            arena.finish(Time.SECOND);
        }
    }

    // ---- sizes

    @ParameterizedTest @CsvSource({"10.0.0.1, 10.0.0.2, -1", "fd00::1, fd00::2, -1", "fd00::1, fd00::2, 4094"})
    void theLongestFramesThereAre(String left, String right, int vlan) {
        var settings = new QueuePairOptions().pmtu(4096).settings();
        try (var arena = new Arena(NicMaker.slow(), NicMaker.slow(), Arena.quiet(), Arena.SEED, left, right, vlan)) {
            var c = arena.connect(settings);
            arena.forth(c, settings, Plans.same(Operation.WRITE_IMMEDIATE, 6, 4096));
            arena.back(c, settings, Plans.same(Operation.SEND_IMMEDIATE, 6, 4097));
            arena.finish(Time.SECOND);
        }
    }

    /** Each with the PSN of the one before, which was not taken. */
    @Test void payloadsAtTheLimit() {
        sameAsTheReference(maker -> {
            try (var peer = new ScriptedPeer(maker, new QueuePairOptions().pmtu(4096).settings())) {
                peer.endpoint.memory().listen((address, count) -> { });
                var all = new ArrayList<String>();
                for (int length : new int[] {4104, 4160, 8192, 4100, 4096}) {
                    var packet = peer.packet(Opcode.WRITE_FIRST, 0).msn(1).unchecked().ackRequest()
                        .reth(peer.buffers.target(), peer.key(), 8192).payload(new byte[length]);
                    all.add(given(peer, length + " bytes", packet));
                }
                all.add(given(peer, "the next one", peer.packet(Opcode.WRITE_LAST, 1).msn(1).packetOrder(1).ackRequest()
                    .reth(peer.buffers.target() + 4096, peer.key(), 8192).payload(new byte[4096])));
                return all;
            }
        });
    }

    /** One byte more than the PMTU, which no sender may send, in the first packet of a life and in a second one. */
    @ParameterizedTest @CsvSource({"WRITE_FIRST, 4097, 8192", "WRITE_ONLY, 4097, 4097", "WRITE_LAST, 4097, 8193",
        "WRITE_MIDDLE, 4097, 16384", "SEND_FIRST, 4097, 8192", "SEND_ONLY, 4097, 4097", "SEND_LAST, 4097, 8193",
        "WRITE_ONLY, 4096, 4096", "SEND_ONLY, 4096, 4096"})
    void aByteMoreThanThePmtu(String kind, int bytes, int length) throws ReflectiveOperationException {
        int opcode = Opcode.class.getField(kind).getInt(null);
        boolean isSecond = kind.endsWith("LAST") || kind.endsWith("MIDDLE");
        boolean isSend = kind.startsWith("SEND");
        int first = isSend ? Opcode.SEND_FIRST : Opcode.WRITE_FIRST;
        sameAsTheReference(maker -> {
            try (var peer = new ScriptedPeer(maker, new QueuePairOptions().pmtu(4096).settings())) {
                peer.endpoint.memory().listen((address, count) -> { });
                peer.postReceive(8192);
                var all = new ArrayList<String>();
                if (isSecond) {
                    all.add(given(peer, "the first", sized(peer, first, 0, length, 4096)));
                }
                all.add(given(peer, kind, sized(peer, opcode, isSecond ? 1 : 0, length, bytes)));
                all.add(given(peer, "again", sized(peer, opcode, isSecond ? 1 : 0, length, bytes)));
                assertThat(all.get(isSecond ? 1 : 0).contains("rx_ok")).isEqualTo(bytes <= 4096);
                return all;
            }
        });
    }

    private static PacketBuilder sized(ScriptedPeer peer, int opcode, int order, int length, int bytes) {
        var packet = peer.packet(opcode, order).msn(1).unchecked().ackRequest().payload(new byte[bytes]);
        if (opcode >= Opcode.WRITE_FIRST) {
            packet.reth(peer.buffers.target() + 4096L * order, peer.key(), length);
        } else {
            packet.rqMsn(0);
        }
        return order > 0 ? packet.packetOrder(order) : packet;
    }

    // ---- states

    private static NicEndpoint nic(Endpoint endpoint) {
        return (NicEndpoint) endpoint;
    }

    /** Requests that have begun are ended in SQD, what was lost of them is sent again, and no other begins. */
    @Test void aQueuePairThatDrainsWithRetransmissionsPendingEndsWhatItHasBegun() {
        var settings = new QueuePairOptions().pmtu(1024).window(64, 4, 8).settings();
        try (var arena = new Arena(NicMaker.slow(), Arena.quiet(), Arena.SEED)) {
            var c = arena.connect(settings);
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.2));
            arena.forth(c, settings, Plans.same(Operation.SEND, 24, 12_000));
            arena.back(c, settings, Plans.same(Operation.WRITE, 6, 12_000));
            for (int i = 0; i < 3; i++) {
                arena.scoreboard.step();
                arena.run((40 + 13L * i) * Time.MICROSECOND);
                nic(arena.left).modify(c.leftPair(), QueuePairState.SQD);
                together(arena);
                arena.run(Time.MILLISECOND);
                var drained = arena.left.counters();
                together(arena);
                arena.run(Time.MILLISECOND / 2);
                assertThat(arena.leftCount("tx_packets")).as("packets in SQD").isEqualTo(drained.get("tx_packets"));
                assertThat(arena.leftCount("send_completions")).as("messages in SQD")
                    .isEqualTo(drained.get("send_completions"));
                nic(arena.left).modify(c.leftPair(), QueuePairState.RTS);
            }
            arena.finish(Time.SECOND);
        }
    }

    /** Commands have taken time of one NIC or the other. */
    private static void together(Arena arena) {
        arena.link.runTo(Math.max(arena.left.now(), arena.right.now()));
    }

    /** Changes of state and, on the side that sends, of the rate. */
    @Test void stormsOfCommandsHoldUpNobody() {
        var settings = new QueuePairOptions().pmtu(1024).queues(16, 16).window(128, 8, 8).settings();
        var random = new SplittableRandom(Arena.SEED);
        try (var arena = new Arena(NicMaker.slow(), Arena.quiet(), Arena.SEED)) {
            var all = new ArrayList<Connection>();
            for (int i = 0; i < 16; i++) {
                var c = arena.connect(settings);
                all.add(c);
                int at = 30_000 * i;
                var messages = IntStream.range(0, 4)
                    .mapToObj(m -> PlannedMessage.of(Operation.SEND_IMMEDIATE, at + 5000 * m, at + 5000 * m, 5000))
                    .toList();
                arena.forth(c, settings, messages);
            }
            arena.toRight.add(FaultRule.of(Fault.DROP).probability(0.02));
            for (int i = 0; i < 200; i++) {
                arena.scoreboard.step();
                var c = all.get(random.nextInt(all.size()));
                var state = random.nextInt(3) == 0 ? QueuePairState.SQD : QueuePairState.RTS;
                nic(arena.left).modify(c.leftPair(), state, RATES[random.nextInt(RATES.length)]);
                nic(arena.right).modify(c.rightPair(), state);
                together(arena);
                if (i % 10 == 0) {
                    arena.run(random.nextLong(20 * Time.MICROSECOND));
                }
            }
            for (var c : all) {
                nic(arena.left).modify(c.leftPair(), QueuePairState.RTS);
                nic(arena.right).modify(c.rightPair(), QueuePairState.RTS);
                together(arena);
            }
            arena.finish(Time.SECOND);
        }
    }
}
