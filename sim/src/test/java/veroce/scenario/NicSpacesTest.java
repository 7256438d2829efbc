package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Address;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Numbering;
import veroce.endpoint.Operation;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.PsnSpace;
import veroce.packet.Sequence;
import veroce.scoreboard.PlannedMessage;

/**
 * Requests and responses of a NIC beside each other: they share the line, neither holds up the acknowledgements of the
 * other, and what waits for slow memory is not lost.
 */
@ExtendWith(KeptFailures.class)
class NicSpacesTest {
    private static final long LINE = 80_000_000_000L;
    /** The NIC's own time is ahead of the peer's by that of its commands. */
    private static final long COMMANDS = 100 * Time.MICROSECOND;
    private static final int PAIRS = 4;
    private static final int ALL_PAIRS = 16;

    /** What the right end sends. */
    private record Sent(Packet packet, long at) {}

    private static Arena arena(EndpointMaker right) {
        return new Arena(EndpointMaker.reference(LINE), right, Arena.quiet(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1);
    }

    private static List<PlannedMessage> plan(Operation operation, int count, int length, int at) {
        var plan = new ArrayList<PlannedMessage>();
        for (int i = 0; i < count; i++) {
            plan.add(PlannedMessage.of(operation, at + i * length, at + i * length, length));
        }
        return plan;
    }

    private static Map<Object, Long> counted(List<Sent> sent, Function<Packet, Object> key) {
        var counts = new HashMap<Object, Long>();
        sent.stream().map(Sent::packet).filter(packet -> packet.format().consumesPsn())
            .forEach(packet -> counts.merge(key.apply(packet), 1L, Long::sum));
        return counts;
    }

    private static List<Sent> fromRight(Arena arena) {
        var sent = new ArrayList<Sent>();
        arena.link.tap((from, to, arrives, frame, time) -> {
            if (from == arena.right && !arrives) {
                sent.add(new Sent(PacketDecoder.decode(frame).packet(), time));
            }
        });
        return sent;
    }

    /** Four queue pairs, each with Writes of its own and Reads that it answers: an eighth is each one's. */
    @Test void queuePairsAndSpacesShareTheLine() {
        QueuePairSettings settings = Reads.options().window(128, 8, 8).reads(4).settings();
        try (Arena arena = arena(NicMaker.small())) {
            var sent = fromRight(arena);
            for (int i = 0; i < PAIRS; i++) {
                Connection connection = arena.connect(settings);
                arena.back(connection, settings, plan(Operation.WRITE, 2, 60_000, i * 120_000));
                arena.forth(connection, settings, plan(Operation.READ, 2, 60_000, 500_000 + i * 120_000));
            }
            arena.run(COMMANDS);
            arena.scoreboard.step();
            arena.run(20 * Time.MICROSECOND);
            sent.clear();
            arena.run(30 * Time.MICROSECOND);
            var spaces = counted(sent, packet -> packet.format().space());
            var pairs = counted(sent, packet -> packet.bth().destQp());
            System.out.println("NicSpacesTest: packets of " + spaces + ", of queue pairs " + pairs);
            long all = pairs.values().stream().mapToLong(Long::longValue).sum();
            assertThat(all).isGreaterThan(200);
            assertThat(spaces.values()).allSatisfy(n -> assertThat(n).isBetween(all * 48 / 100, all * 52 / 100));
            assertThat(pairs).hasSize(PAIRS);
            assertThat(pairs.values()).allSatisfy(n -> assertThat(n).isBetween(all * 23 / 100, all * 27 / 100));
            arena.finish(Time.SECOND);
        }
    }

    /** Everything that a network does, all four ways; each flow alone is the reference's. */
    @Test void bothSpacesBothWaysOverABadNetwork() {
        QueuePairSettings settings = Reads.options().window(128, 8, 8).reads(4).rtoExponent(3).settings();
        try (Arena arena = new Arena(LockstepMaker.nic(NicMaker.small()), LockstepMaker.nic(NicMaker.small()),
                Arena.paths(), Arena.SEED, "10.0.0.1", "10.0.0.2", -1)) {
            for (var network : List.of(arena.toLeft, arena.toRight)) {
                network.add(FaultRule.of(Fault.DROP).probability(0.03))
                    .add(FaultRule.of(Fault.DUPLICATE).probability(0.05))
                    .add(FaultRule.of(Fault.TRIM).probability(0.03)).add(FaultRule.of(Fault.SWAP).probability(0.05));
            }
            for (int i = 0; i < 2; i++) {
                Connection connection = arena.connect(settings);
                int at = i * 200_000;
                arena.forth(connection, settings, mixed(at, i));
                arena.back(connection, settings, mixed(at + Arena.SIZE / 2, i + 2));
            }
            arena.finish(Time.SECOND);
        }
    }

    private static List<PlannedMessage> mixed(int at, int seed) {
        var random = new SplittableRandom(Arena.SEED + seed);
        var plan = new ArrayList<PlannedMessage>();
        for (int i = 0, place = at; i < 24; i++) {
            int length = random.nextInt(6000);
            plan.add(PlannedMessage.of(i % 2 == 0 ? Operation.READ : Operation.WRITE, place, place, length));
            place += length;
        }
        return plan;
    }

    /** D1: the NIC answers Reads with a full line; what the peer writes meanwhile is acknowledged in time (R14). */
    @Test void acknowledgementsAreInTimeUnderAFloodOfResponses() {
        QueuePairSettings settings = Reads.options().window(128, 8, 8).reads(4).settings();
        try (Arena arena = arena(NicMaker.small())) {
            var asked = new HashMap<Integer, Long>();             // by PSN, of the one that writes
            var late = new ArrayList<Long>();
            int[] writer = {-1};
            arena.link.tap((from, to, arrives, frame, time) -> {
                Packet packet = PacketDecoder.decode(frame).packet();
                if (to == arena.right && arrives && packet.format().consumesPsn()
                    && packet.bth().opcode() == Opcode.WRITE_ONLY && packet.bth().ackRequest()) {
                    asked.put(packet.bth().psn(), time);
                }
                if (from == arena.right && !arrives && packet.bth().opcode() == Opcode.ACKNOWLEDGE
                    && packet.bth().destQp() == writer[0]) {
                    asked.entrySet().removeIf(each -> Sequence.sub(packet.bth().psn(), each.getKey()) < 1 << 23
                        && late.add(time - each.getValue()));
                }
            });
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, plan(Operation.READ, 4, 100_000, 0));
            Connection other = arena.connect(settings);
            writer[0] = other.leftPair();
            arena.forth(other, settings, plan(Operation.WRITE, 60, 1000, 500_000));
            arena.run(COMMANDS);
            arena.finish(Time.SECOND);
            long most = late.stream().mapToLong(Long::longValue).max().orElse(0);
            System.out.println("NicSpacesTest: " + late.size() + " acknowledgements, the last one after "
                + Time.text(most));
            assertThat(late).hasSizeGreaterThan(20);
            assertThat(most).isLessThan(3 * Time.MICROSECOND);
        }
    }

    /** The bus takes no write for 15 us: as many Reads as the gate has places wait for what is before them. */
    @Test void aGateThatIsFullLosesNothing() {
        QueuePairSettings settings = Reads.options().window(64, 8, 8).reads(4).settings();
        try (Arena arena = arena(NicMaker.small())) {
            var sent = fromRight(arena);
            for (int i = 0; i < ALL_PAIRS; i++) {
                Connection connection = arena.connect(settings);
                var plan = new ArrayList<PlannedMessage>();
                for (int message = 0; message < 12; message++) {
                    int at = i * 20_000 + message * 1000;
                    plan.add(PlannedMessage.of(message == 0 ? Operation.WRITE : Operation.READ, at, at, 200));
                }
                arena.forth(connection, settings, plan).memoryIsLate();
            }
            arena.run(COMMANDS);
            var model = ((NicEndpoint) arena.right).model();
            model.memory().holdWrites(model.cycle() + 5_000);
            arena.scoreboard.step();
            arena.run(10 * Time.MICROSECOND);
            assertThat(counted(sent, packet -> packet.format().space())).as("V13: nothing is read yet").isEmpty();
            arena.finish(Time.SECOND);
        }
    }

    /** One queue pair reads as fast as it may, and the network doubles requests: contexts come and go at once. */
    @Test void readsBackToBackWithTheirCopies() {
        QueuePairSettings settings = Reads.options().window(64, 8, 8).reads(4).settings();
        try (Arena arena = arena(LockstepMaker.nic(NicMaker.small()))) {
            arena.toRight.add(FaultRule.of(Fault.DUPLICATE).probability(0.5))
                .add(FaultRule.of(Fault.SWAP).probability(0.2));
            Connection connection = arena.connect(settings);
            arena.forth(connection, settings, plan(Operation.READ, 200, 64, 0));
            arena.finish(Time.SECOND);
        }
    }

    /** What a Write has brought is read by the Read behind it, though memory takes its time. */
    @Test void aReadSeesTheWriteBeforeIt() {
        QueuePairSettings settings = Reads.options().window(64, 8, 8).reads(4).settings();
        try (Arena arena = arena(NicMaker.small().onARoughBus())) {
            Connection connection = arena.connect(settings);
            Words place = new Words(arena.right, 512);
            Words sources = new Words(arena.left, 512);
            Words copies = new Words(arena.left, 512);
            for (int round = 0; round < 20; round++) {
                for (int word = 0; word < 512; word++) {
                    sources.set(word, 1000L * round + word);
                }
                var bytes = 512 * Words.BYTES;
                Endpoint left = arena.left;
                left.postSend(connection.leftPair(), SendRequest.write(2 * round, sources.address(0),
                    sources.key, bytes, place.address(0), place.key));
                left.postSend(connection.leftPair(), SendRequest.read(2 * round + 1, copies.address(0),
                    copies.key, bytes, place.address(0), place.key));
                arena.run(60 * Time.MICROSECOND);
                assertThat(Reads.statuses(left)).hasSize(2).allMatch(status -> status.endsWith("SUCCESS"));
                for (int word = 0; word < 512; word++) {
                    assertThat(copies.get(word)).as("V13: word %d of round %d", word, round)
                        .isEqualTo(sources.get(word));
                }
            }
        }
    }

    /** One queue pair is its own peer: requester and responder at once, with whatever of its own comes back to it. */
    @Test void aQueuePairReadsFromItself() {
        Address own = Address.of(0x0200_0000_0001L, "10.0.0.1");
        var engine = Engine.chosen() == null ? Engine.JVM : Engine.chosen();
        try (var nic = new NicEndpoint(RnicParameters.SMALL, own, engine, Options.standard(), HostBus.Timing.QUICK,
                80)) {
            nic.attach((frame, at) -> nic.model().receive(frame));
            Words words = new Words(nic, 2048);
            for (int word = 0; word < 1024; word++) {
                words.set(word, 7L * word);
            }
            Numbering numbers = Numbering.from(0xff_fffa);
            int pair = nic.create(Reads.options().atomics().numbering(numbers).reads(4).queues(16, 1).settings());
            nic.connect(pair, new Peer(own, pair, numbers));
            int bytes = 128 * Words.BYTES;
            for (int i = 0; i < 8; i++) {
                nic.postSend(pair, SendRequest.read(2 * i, words.address(1024 + 128 * i), words.key, bytes,
                    words.address(128 * i), words.key));
                nic.postSend(pair, SendRequest.fetchAndAdd(2 * i + 1, words.address(2047), words.key,
                    words.address(1023), words.key, 1).asFenced());
            }
            nic.advance(nic.now() + 100 * Time.MICROSECOND);
            assertThat(Reads.statuses(nic)).hasSize(16).allMatch(status -> status.endsWith("SUCCESS"));
            for (int word = 0; word < 1023; word++) {
                assertThat(words.get(1024 + word)).as("word %d", word).isEqualTo(7L * word);
            }
            assertThat(words.get(1023)).isEqualTo(7L * 1023 + 8);
        }
    }
}
