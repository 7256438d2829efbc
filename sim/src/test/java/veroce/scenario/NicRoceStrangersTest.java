package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import rnic.protocol.Command;
import rnic.protocol.QueuePairState;
import veroce.endpoint.Access;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.nic.HostBus;
import veroce.packet.ExtensionHeader.Aeth;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.ExtensionHeader.Ieth;
import veroce.packet.ExtensionHeader.ImmDt;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;
import veroce.packet.Syndrome;

/**
 * Peers in RoCEv2 that ask for whatever can be asked for: messages that are cut, doubled, mixed and out of order, of
 * wrong lengths, opcodes and keys, copies of Reads and atomics that differ from the first ones. Who is asked answers,
 * refuses or fails, and can be used again; nothing is touched that is not open; nobody else notices.
 */
class NicRoceStrangersTest {
    private static final int VICTIMS = 4;
    private static final int HEALTHY = 2;
    private static final int STEPS = 60;
    private static final int NUMBERS = 0xff_ffff;
    private static final int AREA = 1 << 15;

    /** Who asks a party, as its peer. */
    private final class Stranger {
        final Loop.Party victim;
        final int pmtu;
        /** PSN of its next packet, and the one behind what the victim has acknowledged. */
        int next;
        int taken;
        final List<PacketBuilder> waiting = new ArrayList<>();
        final List<PacketBuilder> old = new ArrayList<>();

        Stranger(Loop.Party victim) {
            this.victim = victim;
            pmtu = victim.options.settings().pmtu();
            next = victim.peer().numbering.psn();
            taken = next;
        }

        void hears(Packet packet) {
            var aeth = packet.extension(Aeth.class);
            if (aeth == null) {
                return;
            }
            boolean isNak = aeth.syndrome() == Syndrome.PSN_SEQUENCE;
            taken = packet.bth().psn() + (aeth.syndrome() == Syndrome.ACK ? 1 : 0) & NUMBERS;
            if (isNak || aeth.syndrome() >> 5 == 1) {
                next = taken;
                waiting.clear();
            }
        }

        private PacketBuilder packet(int opcode, int psn) {
            var own = loop.nic.address();
            var packet = Packets.roce(opcode).unchecked().ethernet(own.mac(), own.mac()).ip(own.ip(), own.ip())
                .destQp(victim.number).psn(psn & NUMBERS).ecn(loop.random.nextInt(8) == 0 ? 3 : 2);
            return loop.random.nextInt(4) == 0 ? packet.ackRequest() : packet;
        }

        /** Seen wherever they go. */
        private static byte[] bytes(int length) {
            byte[] bytes = new byte[length];
            Arrays.fill(bytes, (byte) 0xa5);
            return bytes;
        }

        private long key() {
            return Integer.toUnsignedLong(loop.random.nextInt(most) == 0 ? loop.random.nextInt()
                : loop.random.nextInt(most) == 0 ? shutKey : openKey);
        }

        /** Mostly the one of the region that is meant, whether the victim may use it or not. */
        private long key(boolean isShut) {
            return isShut && loop.random.nextBoolean() ? Integer.toUnsignedLong(shutKey) : key();
        }

        /** One more message, of packets in order. */
        void message() {
            var random = loop.random;
            int length = switch (random.nextInt(4)) {
                case 0 -> random.nextInt(20);
                case 1 -> pmtu * random.nextInt(4);
                default -> random.nextInt(5000);
            };
            length = Math.min(length, 5000);
            boolean isShut = random.nextInt(most) == 0;
            long at = open + random.nextInt(AREA - length) + (isShut ? AREA : 0);
            int kind = random.nextInt(10);
            if (kind < 2) {
                long words = open + 8L * random.nextInt(100) + (random.nextInt(most) == 0 ? 1 : 0);
                waiting.add(packet(kind == 0 ? Opcode.CMP_SWAP : Opcode.FETCH_ADD, next++)
                    .with(new AtomicEth(words, key(), random.nextInt(3), random.nextInt(3))).ackRequest());
            } else if (kind < 5) {
                waiting.add(packet(Opcode.READ_REQUEST, next)
                    .with(new Reth(at, key(isShut), random.nextInt(4 * most) == 0 ? random.nextInt() & 0xffff_ffffL : length)));
                next += Math.max(1, (length + pmtu - 1) / pmtu);
            } else {
                data(kind < 8, length, at, key(isShut));
            }
        }

        private void data(boolean isWrite, int length, long at, long key) {
            int packets = Math.max(1, (length + pmtu - 1) / pmtu);
            int tail = loop.random.nextInt(isWrite ? 2 : 3);
            for (int i = 0; i < packets; i++) {
                boolean first = i == 0;
                boolean last = i == packets - 1;
                int position = last ? first ? 4 : 2 : first ? 0 : 1;
                int opcode = (isWrite ? Opcode.WRITE_FIRST : Opcode.SEND_FIRST) + position + (last && tail == 1 ? 1 : 0);
                opcode = last && tail == 2 ? first ? Opcode.SEND_ONLY_INV : Opcode.SEND_LAST_INV : opcode;
                var packet = packet(opcode, next++).payload(bytes(Math.min(pmtu, length - i * pmtu)));
                if (isWrite && first) {
                    packet.with(new Reth(at, key, length));
                }
                if (last && tail == 1) {
                    packet.with(new ImmDt(7));
                } else if (last && tail == 2) {
                    packet.with(new Ieth(Integer.toUnsignedLong(loop.random.nextInt())));
                }
                waiting.add(packet);
            }
        }

        void trespasses() {
            says(packet(Opcode.WRITE_ONLY, next++).with(new Reth(open + AREA, Integer.toUnsignedLong(shutKey), 64))
                .payload(bytes(64)));
        }

        /** Sends one of what it has to send, or something else. */
        void speaks() {
            var random = loop.random;
            if (waiting.isEmpty()) {
                if (random.nextInt(6) == 0) {
                    next = taken;
                }
                message();
            }
            var packet = waiting.removeFirst();
            old.add(packet);
            if (old.size() > 20) {
                old.removeFirst();
            }
            switch (random.nextInt(most)) {
                case 0 -> { }                                // lost
                case 1 -> {
                    says(packet);
                    says(packet);
                }
                case 2 -> says(old.get(random.nextInt(old.size())));
                case 3 -> says(packet.psn(next + random.nextInt(40) - 20 & NUMBERS));
                case 4 -> says(packet.payload(bytes(random.nextInt(pmtu + 5))));
                case 5 -> {
                    int opcode = random.nextBoolean() ? random.nextInt(Opcode.FETCH_ADD + 1)
                        : random.nextInt(Opcode.SEND_LAST_INV, Opcode.SACK);
                    says(packet(opcode, next).with(new Reth(open, Integer.toUnsignedLong(openKey), 64))
                        .payload(bytes(random.nextInt(3) * pmtu / 2)));
                }
                case 6 -> says(packet.partitionKey(random.nextInt(1 << 16)));
                case 7 -> {                                  // a copy that wants something else
                    int opcode = random.nextBoolean() ? Opcode.READ_REQUEST : Opcode.FETCH_ADD;
                    int psn = taken - 1 - random.nextInt(20) & NUMBERS;
                    says(opcode == Opcode.READ_REQUEST
                        ? packet(opcode, psn).with(new Reth(open + random.nextInt(100), key(), random.nextInt(5000)))
                        : packet(opcode, psn).with(new AtomicEth(open + 8L * random.nextInt(9), key(), 1, 1)));
                }
                default -> says(packet);
            }
        }

        private void says(PacketBuilder packet) {
            loop.nic.model().receive(packet.frame());
            frames++;
        }
    }

    private final Map<Integer, Stranger> peers = new HashMap<>();
    private Loop loop;
    private long frames;
    /** Eight of so many packets are strange. */
    private int most;
    private long open;
    private int openKey;
    private int shutKey;

    @ParameterizedTest @ValueSource(longs = 3)
    void whateverAPeerAsksForHarmsNobodyElse(long seed) {
        strangers(seed, 2);
    }

    @Tag("long") @ParameterizedTest @ValueSource(longs = {3, 4})
    void whateverAPeerAsksForLonger(long seed) {
        strangers(seed, 3);
    }

    private void strangers(long seed, int rounds) {
        try (var it = new Loop(seed, HostBus.Timing.QUICK, Profile.ROCE_V2)) {
            loop = it;
            loop.nic.memory().listen((address, length) -> { });
            open = loop.nic.memory().allocate(2 * AREA, 4096);
            openKey = loop.nic.register(1, open, AREA, EnumSet.allOf(Access.class));
            shutKey = loop.nic.register(2, open + AREA, AREA, EnumSet.allOf(Access.class));
            loop.tap((frame, at) -> {
                var packet = Impostor.read(frame);
                var peer = peers.get(packet.bth().destQp() ^ 1);
                if (peer != null) {
                    peer.hears(packet);
                } else {
                    frames++;
                }
                return peer == null;
            });
            for (int i = 0; i < VICTIMS + HEALTHY; i++) {
                loop.pair(new QueuePairOptions().pmtu(256 << loop.random.nextInt(5)).rnr(7, 1).rtoExponent(2).retries(7)
                    .reads(1 + loop.random.nextInt(4)).atomics().invalidation());
            }
            var victims = loop.parties.subList(0, 2 * VICTIMS);
            var healthy = loop.parties.subList(2 * VICTIMS, loop.parties.size());
            victims.forEach(this::meet);
            for (int round = 0; round < rounds; round++) {
                most = 9 << loop.random.nextInt(7);
                for (int step = 0; step < STEPS; step++) {
                    loop.post(healthy);
                    victims.forEach(party -> {
                        if (loop.random.nextInt(3) > 0) {
                            party.receive();
                        }
                    });
                    for (int i = loop.random.nextInt(60); i > 0; i--) {
                        peers.get(loop.random.nextInt(2 * VICTIMS)).speaks();
                    }
                    loop.run(loop.random.nextLong(Time.MICROSECOND));
                    revive(victims.get(loop.random.nextInt(victims.size())));
                }
                loop.finish(healthy, Time.MILLISECOND);
                loop.fail(victims);
                if (round == rounds - 1) {
                    trespass(victims);
                    peers.clear();
                }
                for (var party : victims) {
                    party.end();
                    party.meetsStrangers = false;
                }
                victims.forEach(Loop.Party::connect);
                if (round < rounds - 1) {
                    victims.forEach(this::meet);
                }
            }
            // The same queue pairs are as good as ever.
            loop.post(loop.parties);
            loop.finish(loop.parties, Time.MILLISECOND);
            loop.nic.memory().checkGuards();
            assertThat(loop.nic.memory().read(open + AREA, AREA)).containsOnly(0);
            long counted = loop.nic.counters().entrySet().stream()
                .filter(each -> each.getKey().startsWith("rx_") && !each.getKey().equals("rx_local"))
                .mapToLong(Map.Entry::getValue).sum();
            assertThat(counted).as("frames, seed %d, %s", seed, loop.nic.counters()).isEqualTo(frames);
            assertThat(loop.nic.counters().get("rx_ok")).isGreaterThan(500);
        }
    }

    /** Each in a new life, first of all: a Write with a good key of another protection domain. */
    private void trespass(List<Loop.Party> victims) {
        victims.forEach(Loop.Party::end);
        victims.forEach(Loop.Party::connect);
        victims.forEach(this::meet);
        victims.forEach(party -> peers.get(party.number).trespasses());
        loop.until("who is trespassed upon fails", 100 * Time.MICROSECOND,
            () -> victims.stream().allMatch(party -> party.state() == QueuePairState.ERR));
    }

    private void meet(Loop.Party party) {
        party.meetsStrangers = true;
        peers.put(party.number, new Stranger(party));
    }

    /** Another life of who has failed, or sometimes of anybody; sometimes it is drained. */
    private void revive(Loop.Party party) {
        if (party.state() == QueuePairState.ERR || loop.random.nextInt(30) == 0) {
            if (loop.random.nextBoolean()) {
                loop.fail(List.of(party));
            }
            party.end();
            meet(party);
            party.connect();
        } else {
            loop.nic.attempt(Command.MODIFY_QP, party.number, Map.of("state.code",
                (long) (loop.random.nextBoolean() ? QueuePairState.SQD : QueuePairState.RTS).ordinal()));
        }
    }
}
