package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Access;
import veroce.endpoint.Connection;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.scenario.AtomicScenarios.Bench;

/** Atomics that fail, at either end, and the rows of the malformed-input table that concern them. */
interface AtomicFailureScenarios extends Scenarios {
    int RESPONSES = 0x80_0000;

    private Bench bench(QueuePairOptions options) {
        return new Bench(arena(Arena.quiet()), options.settings());
    }

    /** A request that the requester itself does not send. */
    private void impossible(QueuePairOptions options, long from, long to, boolean inline) {
        try (Bench bench = bench(options)) {
            SendRequest request = SendRequest.fetchAndAdd(1, bench.results.address(0) + from, bench.results.key,
                bench.words.address(0) + to, bench.words.key, 1);
            bench.post(inline ? request.asInline() : request);
            bench.arena.run(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("1 LOCAL_OPERATION");
            assertThat(bench.arena.rightCount("rx_ok")).isZero();
        }
    }

    @Test default void whatIsNoAtomicIsNotSent() {
        impossible(AtomicScenarios.options(), 4, 0, false);
        impossible(AtomicScenarios.options(), 0, 1, false);
        impossible(AtomicScenarios.options(), 0, 0, true);
        impossible(AtomicScenarios.options().reads(4, 0), 0, 0, false);
        impossible(Reads.options(), 0, 0, false);
    }

    /** An atomic that the responder does not take: it is told so, both ends fail, memory is as before. */
    private void refused(QueuePairOptions options, int domain, long length, Access right, String status,
                         String counter) {
        try (Bench bench = bench(options)) {
            int key = bench.arena.right.register(domain, bench.words.address(0), length,
                EnumSet.complementOf(EnumSet.of(right)));
            bench.post(SendRequest.fetchAndAdd(1, bench.results.address(0), bench.results.key, bench.words.address(1),
                key, 1));
            bench.arena.run(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("1 " + status);
            assertThat(bench.arena.rightCount(counter)).isPositive();
            assertThat(bench.arena.left.state(bench.connection.leftPair())).isEqualTo(QueuePairState.ERR);
            assertThat(bench.arena.right.state(bench.connection.rightPair())).isEqualTo(QueuePairState.ERR);
            assertThat(bench.words.writes()).isZero();
        }
    }

    @Test default void atomicsThatMayNotBeAreRefused() {
        refused(AtomicScenarios.options().withoutRemoteAtomic(), 1, 16, Access.LOCAL_WRITE, "REMOTE_INVALID_REQUEST",
            "rx_bad_op");
        refused(AtomicScenarios.options().reads(0, 4), 1, 16, Access.LOCAL_WRITE, "REMOTE_INVALID_REQUEST",
            "rx_bad_op");
        refused(AtomicScenarios.options(), 1, 16, Access.REMOTE_ATOMIC, "REMOTE_ACCESS", "rx_access");
        refused(AtomicScenarios.options(), 2, 16, Access.LOCAL_WRITE, "REMOTE_ACCESS", "rx_access");
        refused(AtomicScenarios.options(), 1, 15, Access.LOCAL_WRITE, "REMOTE_ACCESS", "rx_access");
    }

    /** Atomics need no right to read, and Reads none to atomics. */
    @Test default void atomicsAreServedWithoutReads() {
        try (Bench bench = bench(AtomicScenarios.options().withoutRemoteRead())) {
            bench.post(bench.add(0, 0, 3));
            bench.arena.run(Time.MILLISECOND);
            bench.post(SendRequest.read(1, bench.results.address(1), bench.results.key, 8, bench.words.address(0),
                bench.words.key));
            bench.arena.run(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 SUCCESS", "1 REMOTE_INVALID_REQUEST");
            assertThat(bench.words.get(0)).isEqualTo(3);
        }
    }

    /**
     * The region is closed while the atomic waits behind a hole: accepted, it cannot be done. Nothing behind it is done
     * either, and the one before it, which is, gets no answer any more.
     */
    @Test default void aRegionThatIsClosedBeforeAnAtomicIsLeftAlone() {
        try (Bench bench = bench(AtomicScenarios.options())) {
            int key = bench.arena.right.register(1, bench.words.address(0), 64, EnumSet.of(Access.REMOTE_ATOMIC));
            bench.arena.toRight.add(FaultRule.of(Fault.DROP).psn(0).shots(1));
            bench.post(bench.add(0, 8, 1));
            bench.post(bench.add(1, 9, 1));
            bench.post(SendRequest.fetchAndAdd(2, bench.results.address(2), bench.results.key, bench.words.address(0),
                key, 1));
            bench.post(bench.add(3, 10, 1));
            bench.arena.run(5 * Time.MICROSECOND);
            assertThat(bench.arena.rightCount("rx_ok")).isEqualTo(3);
            bench.arena.right.invalidate(key);
            bench.arena.run(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 REMOTE_OPERATION", "1 FLUSHED", "2 FLUSHED", "3 FLUSHED");
            assertThat(bench.arena.rightCount("rx_local")).isEqualTo(1);
            assertThat(bench.arena.right.state(bench.connection.rightPair())).isEqualTo(QueuePairState.ERR);
            assertThat(bench.words.get(8) + bench.words.get(9)).isEqualTo(2);
            assertThat(bench.words.get(0) + bench.words.get(10)).isZero();
        }
    }

    /** A result is kept: closing the region when the atomic is done takes nothing back. */
    @Test default void aRegionThatIsClosedBehindAnAtomicDoesNoHarm() {
        try (Bench bench = bench(AtomicScenarios.options())) {
            int key = bench.arena.right.register(1, bench.words.address(0), 64, EnumSet.of(Access.REMOTE_ATOMIC));
            bench.arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ATOMIC_ACKNOWLEDGE).shots(1));
            bench.post(SendRequest.fetchAndAdd(0, bench.results.address(0), bench.results.key, bench.words.address(0),
                key, 9));
            bench.arena.run(5 * Time.MICROSECOND);
            bench.arena.right.invalidate(key);
            bench.arena.run(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 SUCCESS");
            assertThat(bench.words.get(0)).isEqualTo(9);
        }
    }

    @Test default void aLocalRegionThatIsClosedEndsTheQueuePair() {
        try (Bench bench = bench(AtomicScenarios.options())) {
            int key = bench.arena.left.register(1, bench.results.address(0), 64, EnumSet.of(Access.LOCAL_WRITE));
            bench.post(SendRequest.fetchAndAdd(0, bench.results.address(0), key, bench.words.address(0),
                bench.words.key, 9));
            bench.arena.run(Time.MICROSECOND);
            bench.arena.left.invalidate(key);
            bench.arena.run(Time.MILLISECOND);
            assertThat(bench.statuses()).containsExactly("0 LOCAL_PROTECTION");
            assertThat(bench.arena.leftCount("rx_bad_rsp")).isEqualTo(1);
        }
    }

    /** The word is old or new when the queue pair is reset, and stays so. */
    @Test default void aResetUnderAtomicsEndsThem() {
        QueuePairSettings settings = AtomicScenarios.options().settings();
        for (int after = 1800; after < 5000; after += 400) {
            try (Bench bench = bench(AtomicScenarios.options())) {
                for (int i = 0; i < 10; i++) {
                    bench.post(bench.add(i, 0, 1));
                }
                bench.arena.run(after * Time.NANOSECOND);
                bench.arena.unwatch(bench.connection);
                bench.arena.right.reset(bench.connection.rightPair(), settings.numbering());
                long then = bench.words.get(0);
                bench.arena.run(Time.MILLISECOND);
                assertThat(bench.words.get(0)).isEqualTo(then).isBetween(0L, 10L);
                assertThat(bench.words.writes()).isEqualTo((int) then);
            }
        }
    }

    // ---- a peer that is scripted

    private ScriptedPeer peer() {
        return new ScriptedPeer(left(), new QueuePairOptions().pmtu(256).window(32, 8, 4).reads(4).atomics()
            .settings());
    }

    private static PacketBuilder atomic(ScriptedPeer peer, Words words, int after) {
        return peer.packet(after % 2 == 0 ? Opcode.FETCH_ADD : Opcode.CMP_SWAP, after).msn(1 + after)
            .with(new AtomicEth(words.address(0), Integer.toUnsignedLong(words.key), 1, 0));
    }

    @Test default void rows37To39AtomicsThatAreWrong() {
        try (ScriptedPeer peer = peer()) {
            Words words = new Words(peer.endpoint, 4);
            assertThat(peer.give(atomic(peer, words, 0).unchecked().with(new AtomicEth(words.address(0) + 4,
                Integer.toUnsignedLong(words.key), 1, 0)))).isEqualTo("rx_bad_op");
            assertThat(peer.answers()).containsExactly("61 0 0");
        }
        try (ScriptedPeer peer = peer()) {
            Words words = new Words(peer.endpoint, 4);
            assertThat(peer.give(atomic(peer, words, 0).with(new AtomicEth(-8, Integer.toUnsignedLong(words.key), 1,
                0)))).isEqualTo("rx_access");
            assertThat(peer.answers()).containsExactly("62 0 0");
        }
        try (ScriptedPeer peer = peer()) {
            Words words = new Words(peer.endpoint, 4);
            assertThat(peer.give(atomic(peer, words, 0))).isEqualTo("rx_ok");
            assertThat(peer.give(atomic(peer, words, 1).msn(4))).isEqualTo("rx_bad_req");
        }
    }

    /** Profile P2 has no atomics: whatever they say, they are no operation of the queue pair. */
    @Test default void row38AtomicsInAQueuePairWithoutThem() {
        try (ScriptedPeer peer = new ScriptedPeer(left(), new QueuePairOptions().pmtu(256).reads(4).settings())) {
            Words words = new Words(peer.endpoint, 4);
            assertThat(peer.give(atomic(peer, words, 0))).isEqualTo("rx_bad_op");
            assertThat(peer.answers()).containsExactly("61 0 0");
        }
    }

    @Test default void row42AtomicsBeyondTheContexts() {
        try (ScriptedPeer peer = peer()) {
            Words words = new Words(peer.endpoint, 4);
            int first = ScriptedPeer.FIRST_PSN ^ RESPONSES;
            for (int i = 0; i < 4; i++) {
                assertThat(peer.give(atomic(peer, words, i))).isEqualTo("rx_ok");
            }
            assertThat(words.get(0)).isEqualTo(2);
            peer.answers();
            assertThat(peer.give(atomic(peer, words, 4))).isEqualTo("rx_ird");
            assertThat(peer.answers()).contains("60 4 4");
            assertThat(peer.give(peer.packet(Opcode.ACKNOWLEDGE_RSP, 0).psn(first).aeth(0x1f, 1)
                .packetOrder(0xff_ffff))).isEqualTo("rx_ok");
            assertThat(peer.give(atomic(peer, words, 4).retransmission())).isEqualTo("rx_ok");
            assertThat(words.get(0)).isEqualTo(3);
        }
    }

    private static PacketBuilder answer(ScriptedPeer peer, int request) {
        return peer.packet(Opcode.ATOMIC_ACKNOWLEDGE, 0).psn(RESPONSES + request).msn(1 + request)
            .aeth(0x1f, 1 + request).with(new AtomicAckEth(0x1122_3344_5566_7788L));
    }

    /** Two atomics and a Read of 8 bytes, acknowledged. */
    private ScriptedPeer asking(Words[] results) {
        ScriptedPeer peer = peer();
        results[0] = new Words(peer.endpoint, 4);
        for (int i = 0; i < 2; i++) {
            peer.endpoint.postSend(peer.pair, SendRequest.fetchAndAdd(i, results[0].address(i), results[0].key,
                0x1000, 0x33, 1));
        }
        peer.endpoint.postSend(peer.pair, SendRequest.read(2, results[0].address(2), results[0].key, 8, 0x1000, 0x33));
        peer.run(5 * Time.MICROSECOND);
        assertThat(peer.answers()).containsExactly("DATA 0", "DATA 1", "DATA 2");
        assertThat(peer.give(peer.ack(2, 0x1f, 3))).isEqualTo("rx_ok");
        return peer;
    }

    @Test default void goodAnswersCompleteAtomics() {
        Words[] results = new Words[1];
        try (ScriptedPeer peer = asking(results)) {
            assertThat(peer.give(answer(peer, 1))).isEqualTo("rx_ok");
            assertThat(Reads.statuses(peer.endpoint)).isEmpty();
            assertThat(peer.give(answer(peer, 0))).isEqualTo("rx_ok");
            assertThat(peer.give(answer(peer, 0))).isEqualTo("rx_dup");
            assertThat(Reads.statuses(peer.endpoint)).containsExactly("0 SUCCESS", "1 SUCCESS");
            assertThat(results[0].get(0)).isEqualTo(0x1122_3344_5566_7788L);
        }
    }

    private void bad(PacketBuilder packet, ScriptedPeer peer, String... statuses) {
        assertThat(peer.give(packet)).isEqualTo("rx_bad_rsp");
        assertThat(Reads.statuses(peer.endpoint)).containsExactly(statuses);
        assertThat(peer.endpoint.state(peer.pair)).isEqualTo(QueuePairState.ERR);
        peer.close();
    }

    @Test default void row43AnswersThatDoNotFit() {
        Words[] results = new Words[1];
        ScriptedPeer peer = asking(results);
        bad(answer(peer, 1).aeth(0x1f, 1), peer, "0 FLUSHED", "1 BAD_RESPONSE", "2 FLUSHED");
        peer = asking(results);
        bad(answer(peer, 1).psn(RESPONSES), peer, "0 FLUSHED", "1 BAD_RESPONSE", "2 FLUSHED");
        peer = asking(results);
        bad(answer(peer, 0).unchecked().aeth(0x60, 1), peer, "0 BAD_RESPONSE", "1 FLUSHED", "2 FLUSHED");
        peer = asking(results);
        bad(answer(peer, 2), peer, "0 FLUSHED", "1 FLUSHED", "2 BAD_RESPONSE");
        peer = asking(results);
        bad(peer.packet(Opcode.READ_RESPONSE_ONLY, 0).psn(RESPONSES).msn(1).aeth(0x1f, 1).payload(new byte[8]), peer,
            "0 BAD_RESPONSE", "1 FLUSHED", "2 FLUSHED");
        try (ScriptedPeer other = asking(results)) {
            assertThat(other.give(answer(other, 3))).isEqualTo("rx_oor_msn");
        }
    }

    /** An answer acknowledges nothing: the request needs its own acknowledgement. */
    @Test default void anAnswerDoesNotAcknowledgeItsRequest() {
        try (ScriptedPeer peer = peer()) {
            Words results = new Words(peer.endpoint, 1);
            peer.endpoint.postSend(peer.pair, SendRequest.fetchAndAdd(0, results.address(0), results.key, 0x1000, 0x33,
                1));
            peer.run(5 * Time.MICROSECOND);
            assertThat(peer.give(answer(peer, 0))).isEqualTo("rx_ok");
            assertThat(Reads.statuses(peer.endpoint)).isEmpty();
            assertThat(peer.give(peer.ack(0, 0x1f, 1))).isEqualTo("rx_ok");
            assertThat(Reads.statuses(peer.endpoint)).containsExactly("0 SUCCESS");
        }
    }

    @Test default void aSilentResponderEndsTheQueuePair() {
        QueuePairSettings settings = AtomicScenarios.options().retries(3).rtoExponent(3).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Connection c = arena.connect(settings, AtomicScenarios.options().rtoExponent(0).settings());
            Words words = new Words(arena.right, 1);
            Words results = new Words(arena.left, 1);
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ATOMIC_ACKNOWLEDGE));
            arena.left.postSend(c.leftPair(), SendRequest.fetchAndAdd(1, results.address(0), results.key,
                words.address(0), words.key, 1));
            arena.run(9 * Time.MICROSECOND);
            arena.toLeft.add(FaultRule.of(Fault.DROP));
            arena.run(20 * Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 RETRIES_EXCEEDED");
            assertThat(words.get(0)).isEqualTo(1);
        }
    }
}
