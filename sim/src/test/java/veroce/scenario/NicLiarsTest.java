package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.QueuePairState;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.packet.ExtensionHeader.RttEth;
import veroce.packet.ExtensionHeader.SackEth;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;

/**
 * Peers that say whatever can be said: acknowledgements of what never came and of what was never sent, bitmaps without
 * sense, Packet Drop NAKs and probes' answers that nobody asked for. Whom they talk to fails or goes on, and can be
 * used again; every request completes once and in order; nobody else notices.
 */
class NicLiarsTest {
    private static final int VICTIMS = 4;
    private static final int HEALTHY = 3;
    private static final int ROUNDS = 4;
    private static final int STEPS = 40;

    private final Map<Integer, Impostor> peers = new HashMap<>();
    private Loop loop;

    @ParameterizedTest @ValueSource(longs = {1, 6})
    void whateverAPeerSaysHarmsNobodyElse(long seed) {
        try (var it = new Loop(seed, HostBus.Timing.QUICK)) {
            loop = it;
            loop.tap((frame, at) -> {
                var packet = Impostor.read(frame);
                var peer = peers.get(packet.bth().destQp() ^ 1);
                if (peer != null && packet.format().consumesPsn()) {
                    peer.takes(peer.sees(packet, at));
                }
                return peer == null;
            });
            for (int i = 0; i < VICTIMS + HEALTHY; i++) {
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rnr(7, 1).rtoExponent(2).retries(2));
            }
            var victims = loop.parties.subList(0, 2 * VICTIMS);
            var healthy = loop.parties.subList(2 * VICTIMS, loop.parties.size());
            victims.forEach(this::meet);
            for (int round = 0; round < ROUNDS; round++) {
                // Some lie about everything, some never say what ends a connection.
                int mildest = loop.random.nextInt(100);
                for (int step = 0; step < STEPS; step++) {
                    loop.post(loop.parties);
                    for (int i = loop.random.nextInt(8); i > 0; i--) {
                        var peer = peers.get(loop.random.nextInt(2 * VICTIMS));
                        peer.says(lie(peer, mildest));
                    }
                    loop.run(loop.random.nextLong(2 * Time.MICROSECOND));
                }
                var living = new ArrayList<Loop.Party>(victims);
                living.removeIf(party -> party.state() == QueuePairState.ERR);
                tellTheTruth(living, seed);
                loop.finish(healthy, Time.MILLISECOND);
                loop.fail(victims);
                for (var party : victims) {
                    party.end();
                    meet(party);
                }
                victims.forEach(Loop.Party::connect);
            }
            assertThat(healthy).allMatch(party -> party.succeeded > 20);
        }
    }

    private void meet(Loop.Party party) {
        peers.put(party.number, new Impostor(loop, party));
    }

    /** Who has not failed completes everything once his peer says how it is, or fails by what it was told. */
    private void tellTheTruth(List<Loop.Party> living, long seed) {
        var ends = new ArrayList<>(living);
        long until = loop.nic.now() + 3 * Time.MILLISECOND;
        while (!ends.isEmpty()) {
            assertThat(loop.nic.now()).as("%s wait for ever, seed %s, %s", ends, seed, loop.nic.counters())
                .isLessThan(until);
            for (var party : ends) {
                var peer = peers.get(party.number);
                peer.says(peer.answer(Opcode.ACKNOWLEDGE, peer.newest, Syndrome.ACK, peer.messages));
            }
            loop.run(10 * Time.MICROSECOND);
            ends.removeIf(party -> party.sends == party.sendsDone || party.state() == QueuePairState.ERR);
        }
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
        int msn = switch (random.nextInt(8)) {
            case 0 -> random.nextInt(1 << 24);
            case 1 -> peer.newestMessage + random.nextInt(3);
            default -> Math.max(0, peer.messages - random.nextInt(3));
        };
        return switch (random.nextInt(7)) {
            case 0 -> retransmitted(peer.answer(Opcode.ACKNOWLEDGE, number, Syndrome.PACKET_DROP, msn));
            case 1 -> peer.answer(Opcode.ACKNOWLEDGE, number, Syndrome.ACK, msn);
            case 2, 3 -> peer.answer(Opcode.SACK, number, Syndrome.ACK, msn).with(bitmap(number));
            case 4 -> peer.answer(Opcode.ACKNOWLEDGE, number, Syndrome.RNR_NAK + 1 + random.nextInt(3), msn);
            case 5 -> signal(peer, number);
            default -> peer.answer(random.nextBoolean() ? Opcode.ACKNOWLEDGE : Opcode.SACK, number,
                random.nextInt(100) < mildest ? Syndrome.ACK : bearable(random.nextInt(256)), msn).with(bitmap(number));
        };
    }

    private PacketBuilder retransmitted(PacketBuilder packet) {
        return loop.random.nextBoolean() ? packet.retransmission() : packet;
    }

    private SackEth bitmap(int number) {
        var random = loop.random;
        int start = random.nextInt(6) == 0 ? random.nextInt(1 << 24) : number + 1 + random.nextInt(8);
        int length = random.nextInt(6) == 0 ? random.nextInt(256) : 1 + random.nextInt(128);
        long few = random.nextLong() & random.nextLong();
        return new SackEth(length, start & 0xff_ffff, random.nextBoolean() ? few : random.nextLong(),
            random.nextBoolean() ? few : random.nextLong());
    }

    private PacketBuilder signal(Impostor peer, int number) {
        var random = loop.random;
        long stamp = random.nextInt() & 0xffff_ffffL;
        var stamps = new RttEth(stamp, stamp, stamp ^ 0xffff, random.nextInt() & 0xffff_ffffL, stamp);
        int[] opcodes = {Opcode.RTT_RESPONSE, Opcode.RTT_REQUEST, Opcode.SLOW_PACKET, Opcode.CNP};
        int opcode = opcodes[random.nextInt(opcodes.length)];
        var own = loop.nic.address();
        var packet = Packets.veroce(opcode).unchecked().ethernet(own.mac(), own.mac()).ip(own.ip(), own.ip())
            .destQp(peer.victim.number).psn(number & 0xff_ffff);
        return opcode == Opcode.RTT_REQUEST || opcode == Opcode.RTT_RESPONSE ? packet.with(stamps) : packet;
    }
}
