package rnic.roce;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.Words;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.packet.ExtensionHeader.AtomicEth;
import veroce.packet.ExtensionHeader.Reth;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.reference.ReferenceEndpoint;

/**
 * The requests that a reference endpoint has sent to another one over a wire that loses, duplicates and swaps, given to
 * the circuit in the order of their arrival: it tells of each the place that the reference has found, and of those that
 * were taken where the reference has written their bytes.
 */
class RoceReferenceTest {
    private static final long SEED = Long.getLong("hdl.seed", 15_404);
    private static final int DECISION = 14;
    private static final int DOMAIN = 3;
    private static final int BUFFER = 1 << 14;
    private static final int SIZE = 1 << 13;
    private static final long LATENCY = Time.MICROSECOND;

    /** A request as it came, and what the reference made of it: its counter, and where it wrote. */
    private record Arrived(Packet packet, String counter, long written) {}

    private record Flying(byte[] frame, long at) {}

    private final Random random = new Random(SEED);
    private final HostMemory memory = new HostMemory();
    private final List<Arrived> arrived = new ArrayList<>();
    private final List<ReceiveRequest> receives = new ArrayList<>();
    private final Deque<Flying> there = new ArrayDeque<>();
    private final Deque<Flying> back = new ArrayDeque<>();
    private final Map<String, Integer> outcomes = new TreeMap<>();
    private long written = -1;
    private int bad;

    private ReferenceEndpoint endpoint(int number, HostMemory host) {
        return new ReferenceEndpoint(Address.of(0x02_00_00_00_00_00L + number, "10.1.0." + number), host,
            TransportSettings.RESET, 100_000_000_000L);
    }

    private void fly(Deque<Flying> to, byte[] frame, long at) {
        if (random.nextInt(100) < bad) {
            return;
        }
        to.add(new Flying(frame, at + LATENCY));
        if (random.nextInt(100) < bad) {
            to.add(new Flying(frame, at + LATENCY));
        }
        if (to.size() > 1 && random.nextInt(100) < bad) {
            var last = to.removeLast();
            var other = to.removeLast();
            to.add(new Flying(last.frame(), other.at()));
            to.add(new Flying(other.frame(), last.at()));
        }
    }

    @ParameterizedTest
    @CsvSource({"256, 16777200, 0", "1024, 5, 2", "4096, 16777000, 4"})
    void everyRequestIsSeenAsTheReferenceSeesIt(int pmtu, int start, int bad) {
        System.out.println("RoceReferenceTest: seed " + SEED);
        this.bad = bad;
        converse(pmtu, start);
        try (var dut = Words.simulation(new RoceStream(16, DECISION), SEED)) {
            play(dut, pmtu, start);
        }
        System.out.println("  " + outcomes);
        assertThat(outcomes.get("rx_ok")).isGreaterThan(300);
        assertThat(outcomes.get("rx_rnr")).isGreaterThan(3);
        if (bad > 0) {
            assertThat(outcomes).containsKeys("rx_dup", "rx_seq");
        }
    }

    /** What is sent, until everything has been. */
    private void converse(int pmtu, int start) {
        var own = new HostMemory();
        var sender = endpoint(1, own);
        var receiver = endpoint(2, memory);
        sender.attach((frame, at) -> fly(there, frame, at));
        receiver.attach((frame, at) -> fly(back, frame, at));
        var settings = new QueuePairOptions().profile(Profile.ROCE_V2).protectionDomain(DOMAIN).pmtu(pmtu).reads(4)
            .atomics().rnr(7, 1).rtoExponent(3).numbering(Numbering.from(start)).settings();
        int a = sender.create(settings);
        int b = receiver.create(settings);
        sender.connect(a, new Peer(receiver.address(), b, Numbering.from(start)));
        receiver.connect(b, new Peer(sender.address(), a, Numbering.from(start)));
        var all = EnumSet.allOf(Access.class);
        long source = own.allocate(BUFFER, 64);
        int key = sender.register(DOMAIN, source, BUFFER, all);
        long target = memory.allocate(BUFFER, 64);
        int remote = receiver.register(DOMAIN, target, BUFFER, all);
        long pool = memory.allocate(BUFFER, 64);
        int poolKey = receiver.register(DOMAIN, pool, BUFFER, all);
        memory.listen((address, length) -> written = address);
        int posted = 0;
        int open = 0;
        int completed = 0;
        for (long now = 0; completed < 300; now += 100 * Time.NANOSECOND) {
            assertThat(now).as("the conversation ends").isLessThan(Time.SECOND / 20);
            if (posted < 300 && posted - completed < 20) {
                sender.postSend(a, request(posted++, source, key, target, remote));
            }
            if (open < 12 && random.nextInt(20) == 0) {
                long address = pool + random.nextInt(SIZE);
                receives.add(new ReceiveRequest(receives.size(), address, poolKey, SIZE));
                receiver.postReceive(b, receives.getLast());
                open++;
            }
            while (!there.isEmpty() && there.peek().at() <= now) {
                take(receiver, there.remove());
            }
            while (!back.isEmpty() && back.peek().at() <= now) {
                var frame = back.remove();
                sender.receive(frame.frame(), now);
            }
            sender.advance(now);
            receiver.advance(now);
            for (Completion done = sender.poll(0); done != null; done = sender.poll(0)) {
                completed++;
            }
            for (Completion done = receiver.poll(0); done != null; done = receiver.poll(0)) {
                open--;
            }
        }
    }

    private SendRequest request(int id, long source, int key, long target, int remote) {
        long length = random.nextInt(3) == 0 ? random.nextInt(64) : random.nextInt(SIZE);
        long to = target + random.nextInt(SIZE);
        long word = target + 8L * random.nextInt(8);
        return switch (random.nextInt(8)) {
            case 0, 1 -> SendRequest.send(id, source, key, length);
            case 2 -> SendRequest.send(id, source, key, length).withImmediate(id);
            case 3, 4 -> SendRequest.write(id, source, key, length, to, remote);
            case 5 -> SendRequest.write(id, source, key, length, to, remote).withImmediate(id);
            case 6 -> SendRequest.read(id, source, key, length, to, remote);
            default -> SendRequest.fetchAndAdd(id, source, key, word, remote, 1);
        };
    }

    /** One frame alone, so that it is seen what comes of it. */
    private void take(ReferenceEndpoint receiver, Flying flying) {
        var packet = PacketDecoder.decode(flying.frame()).packet();
        var before = new TreeMap<>(receiver.counters());
        written = -1;
        receiver.receive(flying.frame(), receiver.now());
        receiver.advance(receiver.now());
        String counter = null;
        for (var each : receiver.counters().entrySet()) {
            if (each.getKey().startsWith("rx_") && each.getValue() > before.getOrDefault(each.getKey(), 0L)) {
                counter = each.getKey();
            }
        }
        if (StreamModel.isRequest(packet.bth().opcode())) {
            arrived.add(new Arrived(packet, counter, written));
            outcomes.merge(counter, 1, Integer::sum);
        }
    }

    /** One packet in a cycle, but behind one that was refused none until that is known. */
    private void play(Simulation<RoceStream.Io> dut, int pmtu, int start) {
        var io = dut.io();
        dut.pin(io.setup().valid()).set(true);
        dut.pin(io.setup().payload().qp()).set(5);
        dut.pin(io.setup().payload().roce()).set(true);
        dut.pin(io.setup().payload().psn()).set(start);
        dut.pin(io.setup().payload().mtuCode()).set(Integer.numberOfTrailingZeros(pmtu) - 8);
        dut.step();
        dut.pin(io.setup().valid()).set(false);
        var moving = new ArrayList<Arrived>();
        int next = 0;
        int pause = 0;
        var judge = new Judge(start, pmtu);
        while (next < arrived.size() || moving.size() < next + 1 || !isOver(moving)) {
            var comes = pause == 0 && next < arrived.size() && random.nextInt(8) != 0 ? arrived.get(next) : null;
            pause = Math.max(0, pause - 1);
            dut.pin(io.packet().valid()).set(comes != null);
            if (comes != null) {
                next++;
                pause = comes.counter().equals("rx_rnr") ? DECISION + 1 : 0;
                drive(dut, comes.packet());
            }
            moving.add(comes);
            int now = moving.size() - 1;
            var decided = at(moving, now - DECISION);
            dut.pin(io.taken()).set(decided != null && decided.counter().equals("rx_ok"));
            dut.settle();
            judge.look(dut, at(moving, now - RoceStream.LATENCY), at(moving, now - RoceStream.ADDRESS_LATENCY),
                at(moving, now - DECISION + 1));
            dut.step();
        }
        assertThat(judge.taken).isEqualTo(outcomes.get("rx_ok"));
    }

    private static boolean isOver(List<Arrived> moving) {
        for (int i = Math.max(0, moving.size() - DECISION - 1); i < moving.size(); i++) {
            if (moving.get(i) != null) {
                return false;
            }
        }
        return true;
    }

    private static Arrived at(List<Arrived> moving, int cycle) {
        return cycle < 0 ? null : moving.get(cycle);
    }

    private static void drive(Simulation<RoceStream.Io> dut, Packet packet) {
        var pins = dut.io().packet().value();
        var reth = packet.extension(Reth.class);
        var atomic = packet.extension(AtomicEth.class);
        dut.pin(pins.qp()).set(5);
        dut.pin(pins.opcode()).set(packet.bth().opcode());
        dut.pin(pins.psn()).set(packet.bth().psn());
        boolean isAtomic = atomic != null;
        dut.pin(pins.address()).set(isAtomic ? atomic.virtualAddress() : reth != null ? reth.virtualAddress() : 0);
        dut.pin(pins.key()).set(isAtomic ? atomic.key() : reth != null ? reth.key() : 0);
        dut.pin(pins.length()).set(reth != null ? reth.dmaLength() : 0);
    }

    /** What is said of each packet against what the reference has done with it. */
    private final class Judge {
        private final int start;
        private final int pmtu;
        private int taken;
        private int messages;

        Judge(int start, int pmtu) {
            this.start = start;
            this.pmtu = pmtu;
        }

        void look(Simulation<RoceStream.Io> dut, Arrived told, Arrived placed, Arrived decided) {
            var request = dut.io().request().value();
            if (told != null) {
                var place = switch (told.counter()) {
                    case "rx_ok", "rx_rnr" -> RocePlace.NEXT;
                    case "rx_dup" -> RocePlace.BEHIND;
                    default -> RocePlace.AHEAD;
                };
                assertThat(dut.pin(request.place()).get()).as("place of %s, seed %d", told, SEED)
                    .isEqualTo(place.ordinal());
                if (place == RocePlace.NEXT) {
                    assertThat(dut.pin(request.fitting()).isSet()).isTrue();
                }
                if (told.counter().equals("rx_ok")) {
                    int opcode = told.packet().bth().opcode();
                    assertThat(dut.pin(request.psn()).get()).isEqualTo(start + taken & 0xFFFFFF);
                    assertThat(dut.pin(request.msn()).get()).isEqualTo(messages + 1);
                    taken++;
                    messages += StreamModel.isEnding(opcode) ? 1 : 0;
                    if (StreamModel.isSend(opcode) && told.written() >= 0) {
                        var buffer = receives.get((int) dut.pin(request.rqmsn()).get());
                        assertThat(buffer.address() + dut.pin(request.po()).get() * pmtu)
                            .as("%s, seed %d", told, SEED).isEqualTo(told.written());
                    }
                }
            }
            if (placed != null && placed.counter().equals("rx_ok") && placed.written() >= 0
                    && !StreamModel.isSend(placed.packet().bth().opcode())) {
                assertThat(dut.pin(dut.io().address()).get()).as("%s, seed %d", placed, SEED)
                    .isEqualTo(placed.written());
            }
            boolean follows = decided != null && (decided.counter().equals("rx_ok")
                || decided.counter().equals("rx_rnr"));
            assertThat(dut.pin(dut.io().follows()).isSet()).as("%s, seed %d", decided, SEED).isEqualTo(follows);
        }
    }
}
