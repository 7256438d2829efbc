package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.QueuePairState;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.packet.ExtensionHeader.AtomicAckEth;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.Syndrome;

/**
 * {@link NicLiarsTest} in RoCEv2: acknowledgements and NAKs of anything, responses that nobody has asked for, of wrong
 * kinds and lengths and in any order, congestion without an end, while Reads and atomics are under way. Whom liars talk
 * to fails or goes on, and can be used again; every request completes once and in order; nobody else notices.
 */
class NicRoceLiarsTest {
    private static final int VICTIMS = 4;
    private static final int HEALTHY = 3;
    private static final int ROUNDS = 4;
    private static final int STEPS = 40;
    /** What the fatal NAKs say, in the order of their codes. */
    private static final List<CompletionStatus> REFUSALS = List.of(CompletionStatus.REMOTE_INVALID_REQUEST,
        CompletionStatus.REMOTE_ACCESS, CompletionStatus.REMOTE_OPERATION);
    private static final int[] RESPONSES = {Opcode.READ_RESPONSE_FIRST, Opcode.READ_RESPONSE_MIDDLE,
        Opcode.READ_RESPONSE_LAST, Opcode.READ_RESPONSE_ONLY, Opcode.ATOMIC_ACKNOWLEDGE};

    private final Map<Integer, Impostor> peers = new HashMap<>();
    private Loop loop;
    private boolean honest;
    private int judged;

    @ParameterizedTest @ValueSource(longs = 18)
    void whateverAPeerSaysHarmsNobodyElse(long seed) {
        try (var it = new Loop(seed, HostBus.Timing.QUICK, Profile.ROCE_V2)) {
            loop = it;
            loop.tap((frame, at) -> {
                var packet = Impostor.read(frame);
                var peer = peers.get(packet.bth().destQp() ^ 1);
                if (peer != null && isRequest(packet)) {
                    sees(peer, packet, at);
                }
                return peer == null;
            });
            for (int i = 0; i < VICTIMS + HEALTHY; i++) {
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rnr(7, 1).rtoExponent(2)
                    .reads(1 + loop.random.nextInt(4)).atomics().retries(2));
            }
            var victims = loop.parties.subList(0, 2 * VICTIMS);
            var healthy = loop.parties.subList(2 * VICTIMS, loop.parties.size());
            victims.forEach(this::meet);
            for (int round = 0; round < ROUNDS; round++) {
                // Some lie about everything, some never say what ends a connection.
                int mildest = loop.random.nextInt(100);
                for (int step = 0; step < STEPS; step++) {
                    loop.post(loop.parties);
                    loop.random.ints(3, 0, victims.size()).forEach(i -> victims.get(i).ask());
                    for (int i = loop.random.nextInt(8); i > 0; i--) {
                        var peer = peers.get(loop.random.nextInt(2 * VICTIMS));
                        peer.says(lie(peer, mildest));
                    }
                    loop.run(loop.random.nextLong(2 * Time.MICROSECOND));
                    disturb(victims.get(loop.random.nextInt(victims.size())));
                }
                var living = new ArrayList<Loop.Party>(victims);
                living.removeIf(party -> party.state() == QueuePairState.ERR);
                living.forEach(party -> loop.nic.attempt(Command.MODIFY_QP, party.number,
                    Map.of("state.code", (long) QueuePairState.RTS.ordinal())));
                tellTheTruth(living, seed);
                living.removeIf(party -> party.state() == QueuePairState.ERR);
                living.forEach(this::judge);
                judged += living.size();
                loop.finish(healthy, Time.MILLISECOND);
                loop.fail(victims);
                for (var party : victims) {
                    party.end();
                    meet(party);
                }
                victims.forEach(Loop.Party::connect);
            }
            // The same queue pairs are as good as ever.
            peers.clear();
            loop.post(loop.parties);
            loop.finish(loop.parties, Time.MILLISECOND);
            assertThat(healthy).allMatch(party -> party.succeeded > 20);
            assertThat(judged).as("who lived to be told the worst, seed %d", seed).isGreaterThan(2);
        }
    }

    /** It is drained, or what it sends from is withdrawn. */
    private void disturb(Loop.Party party) {
        switch (loop.random.nextInt(12)) {
            case 0 -> {
                party.source.replace(1 + loop.random.nextInt(255));
                party.source.fill();
            }
            case 1, 2 -> loop.nic.attempt(Command.MODIFY_QP, party.number,
                Map.of("state.code", (long) QueuePairState.SQD.ordinal()));
            case 3, 4, 5, 6 -> loop.nic.attempt(Command.MODIFY_QP, party.number,
                Map.of("state.code", (long) QueuePairState.RTS.ordinal()));
            default -> { }
        }
    }

    private void meet(Loop.Party party) {
        peers.put(party.number, new Impostor(loop, party));
    }

    private static boolean isAsking(Packet packet) {
        int opcode = packet.bth().opcode();
        return opcode == Opcode.READ_REQUEST || opcode == Opcode.CMP_SWAP || opcode == Opcode.FETCH_ADD;
    }

    private static boolean isRequest(Packet packet) {
        return packet.bth().opcode() <= Opcode.WRITE_ONLY_IMM || isAsking(packet);
    }

    private void sees(Impostor peer, Packet packet, long at) {
        int number = peer.sees(packet, at);
        if (!isAsking(packet)) {
            return;
        }
        if (packet.bth().opcode() != Opcode.READ_REQUEST) {
            if (honest) {
                peer.says(response(peer, Opcode.ATOMIC_ACKNOWLEDGE, number, 0));
            }
            return;
        }
        int pmtu = peer.victim.options.settings().pmtu();
        int length = (int) packet.extension(Reth.class).dmaLength();
        int packets = Math.max(1, (length + pmtu - 1) / pmtu);
        peer.newest = Math.max(peer.newest, number + packets - 1);
        for (int i = 0; honest && i < packets; i++) {
            int opcode = packets == 1 ? Opcode.READ_RESPONSE_ONLY : i == 0 ? Opcode.READ_RESPONSE_FIRST
                : i == packets - 1 ? Opcode.READ_RESPONSE_LAST : Opcode.READ_RESPONSE_MIDDLE;
            peer.says(response(peer, opcode, number + i, Math.min(pmtu, length - i * pmtu)));
        }
    }

    private static PacketBuilder response(Impostor peer, int opcode, int number, int length) {
        var packet = opcode == Opcode.READ_RESPONSE_MIDDLE ? peer.packet(opcode, number)
            : peer.answer(opcode, number, Syndrome.ACK, 0);
        return (opcode == Opcode.ATOMIC_ACKNOWLEDGE ? packet.with(new AtomicAckEth(number)) : packet)
            .payload(new byte[length]);
    }

    /** Who has not failed completes everything once his peer says how it is, or fails by what it was told. */
    private void tellTheTruth(List<Loop.Party> living, long seed) {
        honest = true;
        var ends = new ArrayList<>(living);
        long until = loop.nic.now() + 3 * Time.MILLISECOND;
        while (!ends.isEmpty()) {
            assertThat(loop.nic.now()).as("%s wait for ever, seed %s, %s", ends, seed, loop.nic.counters())
                .isLessThan(until);
            for (var party : ends) {
                var peer = peers.get(party.number);
                peer.says(peer.answer(Opcode.ACKNOWLEDGE, peer.newest, Syndrome.ACK, 0));
            }
            loop.run(10 * Time.MICROSECOND);
            ends.removeIf(party -> party.sends == party.sendsDone || party.state() == QueuePairState.ERR);
        }
        honest = false;
    }

    /** After all that, what was never sent is not done with when it is acknowledged, and a fatal NAK is one. */
    private void judge(Loop.Party party) {
        var peer = peers.get(party.number);
        int done = party.sendsDone;
        int seen = peer.newest;
        party.send(true);
        loop.until("a packet of " + party, 100 * Time.MICROSECOND, () -> peer.newest > seen);
        loop.run(5 * Time.MICROSECOND);
        peer.says(peer.answer(Opcode.ACKNOWLEDGE, peer.newest + 1, Syndrome.ACK, 0));
        peer.says(peer.answer(Opcode.ACKNOWLEDGE, peer.newest + 2 + loop.random.nextInt(1000), Syndrome.ACK, 0));
        loop.run(5 * Time.MICROSECOND);
        assertThat(party.sendsDone).as("acknowledged before it was sent: %s", party).isEqualTo(done);
        int which = loop.random.nextInt(REFUSALS.size());
        peer.says(peer.answer(Opcode.ACKNOWLEDGE, peer.newest, Syndrome.INVALID_REQUEST + which, 0));
        loop.until("the end of " + party, 100 * Time.MICROSECOND, () -> party.state() == QueuePairState.ERR
            && party.sendsDone > done);
        assertThat(party.trouble).as("%s", party).contains(REFUSALS.get(which));
    }

    /** Whoever is told to sleep for half a second does: that is no news, and takes too long to simulate. */
    private static int bearable(int syndrome) {
        return (syndrome & ~0x1F) == Syndrome.RNR_NAK ? Syndrome.RNR_NAK + 1 + (syndrome & 3) : syndrome;
    }

    private PacketBuilder lie(Impostor peer, int mildest) {
        var random = loop.random;
        int number = switch (random.nextInt(8)) {
            case 0 -> random.nextInt(1 << 24);
            case 1 -> peer.newest + random.nextInt(4);
            case 2 -> peer.newest - random.nextInt(140);
            default -> peer.newest - random.nextInt(16);
        };
        int msn = random.nextInt(1 << 24);
        return switch (random.nextInt(8)) {
            case 0 -> peer.answer(Opcode.ACKNOWLEDGE, number, Syndrome.PSN_SEQUENCE, msn);
            case 1 -> peer.answer(Opcode.ACKNOWLEDGE, number, Syndrome.ACK, msn);
            case 2 -> peer.answer(Opcode.ACKNOWLEDGE, number, Syndrome.RNR_NAK + 1 + random.nextInt(3), msn);
            case 3 -> peer.packet(Opcode.CNP, number).ecn(random.nextInt(4));
            case 4, 5, 6 -> {
                int opcode = RESPONSES[random.nextInt(RESPONSES.length)];
                int pmtu = peer.victim.options.settings().pmtu();
                int length = switch (random.nextInt(4)) {
                    case 0 -> random.nextInt(5000);
                    case 1 -> 0;
                    case 2 -> 1 + random.nextInt(pmtu);
                    default -> pmtu;
                };
                yield response(peer, opcode, number, opcode == Opcode.ATOMIC_ACKNOWLEDGE
                    && random.nextInt(4) > 0 ? 0 : Math.min(length, 4096));
            }
            default -> peer.answer(Opcode.ACKNOWLEDGE, number,
                random.nextInt(100) < mildest ? Syndrome.ACK : bearable(random.nextInt(256)), msn);
        };
    }
}
