package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import veroce.endpoint.Connection;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.packet.Opcode;
import veroce.packet.Packet;

/** The states of a queue pair while Reads and atomics are under way in both directions. */
interface StateScenarios extends Scenarios {
    int READ = 8000;

    /** As many Reads as the smallest NIC has room for, since not all of these settings are made to fit. */
    static QueuePairOptions options() {
        return AtomicScenarios.options().reads(4);
    }

    /** After which nothing of a queue pair that has failed is on its way out any more. */
    default long silence() {
        return 200 * Time.NANOSECOND;
    }

    static SendRequest add(Arena arena, Words words, int id) {
        return SendRequest.fetchAndAdd(id, arena.leftBuffers.target() + id * 8L, arena.leftBuffers.targetKey(),
            words.address(0), words.key, 1);
    }

    /** The left end asks, the right end is in RTR: requests are answered, lost responses sent again. */
    @Test default void aQueuePairInRtrAnswersReadsAndAtomics() {
        try (Arena arena = arena(Arena.quiet())) {
            QueuePairSettings settings = arena.fit(options().settings());
            Words words = new Words(arena.right, 1);
            int left = arena.left.create(settings);
            int right = arena.right.create(settings);
            arena.right.listen(right, new Peer(arena.left.address(), left, settings.numbering()));
            arena.left.connect(left, new Peer(arena.right.address(), right, settings.numbering()));
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.READ_RESPONSE_MIDDLE).shots(2));
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.ATOMIC_ACKNOWLEDGE).shots(1));
            arena.left.postSend(left, Reads.read(arena, 1, READ));
            arena.left.postSend(left, add(arena, words, 0));
            arena.rest(Time.MILLISECOND);
            assertThat(arena.right.state(right)).isEqualTo(QueuePairState.RTR);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS", "0 SUCCESS");
            assertThat(words.get(0)).isEqualTo(1);
            // It is connected by its next command, and then asks, too.
            arena.right.modify(right, QueuePairState.RTS);
            arena.right.postSend(right, SendRequest.read(2, arena.rightBuffers.target(),
                arena.rightBuffers.targetKey(), READ, arena.leftBuffers.source(), arena.leftBuffers.sharedKey()));
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.right)).containsExactly("2 SUCCESS");
        }
    }

    /** Its own requests begin while those of the peer come and their answers go, and nothing of these is disturbed. */
    @Test default void aQueuePairBeginsToSendWhileItAnswers() {
        int bytes = 200_000;
        try (Arena arena = arena(Arena.quiet())) {
            QueuePairSettings settings = arena.fit(options().settings());
            int left = arena.left.create(settings);
            int right = arena.right.create(settings);
            arena.right.listen(right, new Peer(arena.left.address(), left, settings.numbering()));
            arena.left.connect(left, new Peer(arena.right.address(), right, settings.numbering()));
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.READ_RESPONSE_MIDDLE).shots(2));
            arena.left.postSend(left, Reads.read(arena, 1, bytes));
            arena.left.postSend(left, SendRequest.write(2, arena.leftBuffers.source(), arena.leftBuffers.sourceKey(),
                bytes, arena.rightBuffers.target(), arena.rightBuffers.targetKey()));
            arena.run(10 * Time.MICROSECOND);
            assertThat(Reads.statuses(arena.left)).as("under way").isEmpty();
            arena.right.modify(right, QueuePairState.RTS);
            arena.right.postSend(right, SendRequest.read(3, arena.rightBuffers.target() + (1 << 18),
                arena.rightBuffers.targetKey(), READ, arena.leftBuffers.source(), arena.leftBuffers.sharedKey()));
            arena.rest(2 * Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS", "2 SUCCESS");
            assertThat(Reads.statuses(arena.right)).containsExactly("3 SUCCESS");
            assertThat(arena.left.memory().read(arena.leftBuffers.target() + 8192, bytes))
                .isEqualTo(arena.right.memory().read(arena.rightBuffers.source(), bytes));
            assertThat(arena.right.memory().read(arena.rightBuffers.target(), bytes))
                .isEqualTo(arena.left.memory().read(arena.leftBuffers.source(), bytes));
            assertThat(arena.right.memory().read(arena.rightBuffers.target() + (1 << 18), READ))
                .isEqualTo(arena.left.memory().read(arena.leftBuffers.source(), READ));
        }
    }

    /** In RTR nothing was asked, so nothing can be answered: responses and acknowledgements of requests are dropped. */
    @Test default void aQueuePairInRtrTakesNoResponses() {
        QueuePairSettings settings = options().pmtu(256).settings();
        try (ScriptedPeer peer = new ScriptedPeer(left(), settings)) {
            int listening = peer.endpoint.create(settings);
            peer.endpoint.listen(listening, new Peer(ScriptedPeer.PEER, ScriptedPeer.PEER_PAIR,
                Numbering.from(ScriptedPeer.FIRST_PSN)));
            assertThat(peer.give(peer.packet(Opcode.READ_RESPONSE_ONLY, 0).destQp(listening).psn(Reads.HALF).msn(1)
                .aeth(0x1f, 1))).isEqualTo("rx_qp_state");
            assertThat(peer.give(peer.ack(0, 0x1f, 1).destQp(listening))).isEqualTo("rx_qp_state");
            assertThat(peer.give(peer.packet(Opcode.ACKNOWLEDGE_RSP, 0).destQp(listening)
                .psn((ScriptedPeer.FIRST_PSN ^ Reads.HALF) - 1).aeth(0x1f, 0).packetOrder(0xff_ffff)))
                .isEqualTo("rx_ok");
            assertThat(peer.give(peer.write(0).destQp(listening))).isEqualTo("rx_ok");
        }
    }

    /**
     * A queue pair in SQD ends what it has begun, its own Read among it, and answers what its peer asks for; what it has
     * not begun waits for RTS.
     */
    @Test default void aDrainedQueuePairGoesOnWithResponses() {
        QueuePairSettings settings = options().window(16, 32, 8).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Words words = new Words(arena.right, 1);
            Connection c = arena.connect(settings);
            List<Packet> packets = Reads.fromRight(arena);
            arena.right.postSend(c.rightPair(), SendRequest.read(1, arena.rightBuffers.target(),
                arena.rightBuffers.targetKey(), READ, arena.leftBuffers.source(), arena.leftBuffers.sharedKey()));
            arena.right.postSend(c.rightPair(), SendRequest.write(2, arena.rightBuffers.source(),
                arena.rightBuffers.sourceKey(), 40 * 1024, arena.leftBuffers.target() + (1 << 18),
                arena.leftBuffers.targetKey()));
            arena.right.postSend(c.rightPair(), SendRequest.write(3, arena.rightBuffers.source(),
                arena.rightBuffers.sourceKey(), 1024, arena.leftBuffers.target() + (1 << 19),
                arena.leftBuffers.targetKey()));
            arena.run(Time.MICROSECOND);
            arena.right.modify(c.rightPair(), QueuePairState.SQD);
            arena.left.postSend(c.leftPair(), Reads.read(arena, 1, READ));
            arena.left.postSend(c.leftPair(), add(arena, words, 0));
            arena.toLeft.add(FaultRule.of(Fault.DROP).opcode(Opcode.READ_RESPONSE_FIRST).shots(1));
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.left)).containsExactly("1 SUCCESS", "0 SUCCESS");
            assertThat(Reads.statuses(arena.right)).containsExactly("1 SUCCESS", "2 SUCCESS");
            assertThat(packets).noneMatch(p -> p.bth().opcode() == Opcode.WRITE_ONLY);
            arena.right.postSend(c.rightPair(), SendRequest.read(4, arena.rightBuffers.target() + READ,
                arena.rightBuffers.targetKey(), 10, arena.leftBuffers.source(), arena.leftBuffers.sharedKey()));
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.right)).isEmpty();
            arena.right.modify(c.rightPair(), QueuePairState.RTS);
            arena.rest(Time.MILLISECOND);
            assertThat(Reads.statuses(arena.right)).containsExactly("3 SUCCESS", "4 SUCCESS");
        }
    }

    /** In ERR the responder sends no response any more, also none that it has begun; the requester gives up in time. */
    @Test default void aResponderInErrorIsSilent() {
        QueuePairSettings settings = options().retries(2).rtoExponent(3).settings();
        try (Arena arena = arena(Arena.quiet())) {
            Words words = new Words(arena.right, 1);
            Connection c = arena.connect(settings);
            arena.left.postSend(c.leftPair(), Reads.read(arena, 1, 500_000));
            arena.run(10 * Time.MICROSECOND);
            List<Packet> packets = Reads.fromRight(arena);
            arena.right.fail(c.rightPair());
            arena.left.postSend(c.leftPair(), add(arena, words, 0));
            arena.run(silence());
            packets.clear();
            arena.rest(10 * Time.MILLISECOND);
            assertThat(packets).isEmpty();
            assertThat(words.get(0)).isZero();
            assertThat(Reads.statuses(arena.left)).containsExactly("1 RETRIES_EXCEEDED", "0 FLUSHED");
        }
    }
}
