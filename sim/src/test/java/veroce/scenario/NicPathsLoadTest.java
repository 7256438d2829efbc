package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.congestion.Nsm;
import rnic.protocol.RnicParameters;
import veroce.congestion.NsmSettings;
import veroce.congestion.PathRules;
import veroce.congestion.PathSlots;
import veroce.endpoint.Address;
import veroce.endpoint.Congestion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.Scoreboard;

/** Two NICs of 80 Gb/s with paths between them that have queues; the choice of paths learns. */
@Tag("long")
class NicPathsLoadTest {
    private static final RnicParameters SMALL = RnicParameters.SMALL.controlled(new Nsm());
    private static final long LINE = 80_000_000_000L;
    /** Of each path, if together they take the line. */
    private static final long RATE = LINE / PathSlots.MOST;
    private static final int PMTU = 1024;
    /** Two ways of 2 us, two NICs, and a packet on a path of a sixteenth. */
    private static final long BASE = 10 * Time.MICROSECOND;
    private static final int LONG = 4 << 20;
    private static final int FLOWS = 4;
    private static final long MEGABITS = 1_000_000;
    /** Bytes before a link, of all paths together. */
    private static final long MARK = 25_000;
    private static final long TRIM = 125_000;
    private static final long DROP = 500_000;
    private static final long LEARNED = 100 * Time.MICROSECOND;

    private static final RnicParameters WIDE = new RnicParameters("wide", 64, 16, 256, 32, 64, 16, 16, 64 * 1024,
        322_266).controlled(new Nsm());
    private static final PathRules NAMED = PathRules.hashed(BASE).named();

    private static PathSettings path(long rate) {
        return PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)
            .withQueue(rate, MARK / PathSlots.MOST, TRIM / PathSlots.MOST, DROP / PathSlots.MOST);
    }

    /** Links of their own with packets of 4 KiB: marks from two of them on, trims from eight. */
    private static PathSettings separate(long rate) {
        return PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0).withQueue(rate, 2 * 4096, 8 * 4096, 32 * 4096);
    }

    private static Load run(List<PathSettings> paths, boolean reference) {
        return run(SMALL, new QueuePairOptions().pmtu(PMTU), NsmSettings.of(LINE, BASE, PMTU, true), NAMED, LONG, paths,
            reference);
    }

    private static Load run(RnicParameters parameters, QueuePairOptions options, NsmSettings settings, PathRules rules,
                            int bytes, List<PathSettings> paths, boolean reference) {
        var maker = new NicMaker(parameters, 80, HostBus.Timing.QUICK, Engine.JVM);
        var pair = maker.fit(options.paths(PathSlots.MOST)
            .congestion(new Congestion(true, veroce.congestion.Nsm.with(settings), rules)).settings());
        var transport = TransportSettings.RESET;
        EndpointMaker made = reference ? EndpointMaker.reference(LINE) : maker;
        try (var left = made.make(Address.of(0x0200_0000_0001L, "10.0.0.1"), transport);
                var right = made.make(Address.of(0x0200_0000_0002L, "10.0.0.2"), transport)) {
            for (var end : List.of(left, right)) {
                if (end instanceof NicEndpoint nic) {
                    nic.control(settings);
                    nic.learn(rules);
                }
            }
            var back = new Network(List.of(PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)), Arena.SEED);
            var link = new Link(left, right, back, new Network(paths, Arena.SEED + 1));
            var from = new Buffers(left, 1, bytes, Arena.SEED + 2);
            var to = new Buffers(right, 1, bytes, Arena.SEED + 3);
            var scoreboard = new Scoreboard(from, to, 1);
            var connection = Connection.between(left, pair, right, pair);
            scoreboard.add(new Flow(from, connection.leftPair(), to, connection.rightPair(), pair,
                Plans.same(Operation.WRITE, 32, bytes / 32)));
            var load = new Load(left, paths.stream().mapToLong(PathSettings::bitsPerSecond).toArray());
            link.tap(load);
            assertThat(link.run(scoreboard::step, link.now() + Time.SECOND)).isTrue();
            scoreboard.verify();
            return load;
        }
    }

    /** What goes on the paths to the right, a while after the first packet. */
    private static final class Load implements Link.Tap {
        private final Endpoint sender;
        private final long[] rates;
        private final long[] busyUntil;
        private long begin = Time.NEVER;
        private long last;
        private double bits;
        private double waiting;
        private int packets;
        long resends;

        Load(Endpoint sender, long[] rates) {
            this.sender = sender;
            this.rates = rates;
            busyUntil = new long[rates.length];
        }

        @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
            Packet packet = PacketDecoder.decode(frame).packet();
            if (from != sender || arrives || !packet.format().consumesPsn()) {
                return;
            }
            begin = Math.min(begin, time + LEARNED);
            int path = packet.udp().path() % rates.length;
            busyUntil[path] = Math.max(busyUntil[path], time) + Time.onWire(frame.length, rates[path]);
            if (time > begin) {
                bits += Time.onWire(frame.length, LINE) * (LINE / 1e12);
                last = time;
                packets++;
                resends += packet.bth().retransmission() ? 1 : 0;
                for (int i = 0; i < rates.length; i++) {
                    waiting += Math.max(0, busyUntil[i] - time) * (rates[i] / 8e12);
                }
            }
        }

        /** Percent of all that the paths can take. */
        double used() {
            return of(LongStream.of(rates).sum());
        }

        /** Percent of a rate. */
        double of(long rate) {
            return 100 * bits / ((last - begin) * (rate / 1e12));
        }

        /** Bytes in all queues, those on the wire too. */
        double mean() {
            return waiting / packets;
        }

        @Override public String toString() {
            return String.format(Locale.ROOT, "%.2f %% used, %.0f bytes waiting, %d of %d packets sent again", used(),
                mean(), resends, packets);
        }
    }

    /** All paths lead over one link of half the line. */
    @Test void aSharedLinkIsFullAndItsQueueShort() {
        var load = run(List.of(PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)
            .withQueue(LINE / 2, MARK, TRIM, DROP)), false);
        assertThat(load.used()).as("percent of the link; %s", load).isGreaterThan(97);
        assertThat(load.mean()).as("bytes before it; %s", load).isLessThan(80_000);
        assertThat(load.resends).as("sent again; %s", load).isLessThan(LONG / PMTU / 200);
    }

    @Test void sixteenPathsThatTogetherTakeTheLineAreFull() {
        var load = run(Collections.nCopies(PathSlots.MOST, path(RATE)), false);
        assertThat(load.used()).as("percent of the paths; %s", load).isGreaterThan(97);
        assertThat(load.mean()).as("bytes before them; %s", load).isLessThan(80_000);
        assertThat(load.resends).as("sent again; %s", load).isZero();
    }

    /** How well the rules do is a question to the reference; the circuit does as well. */
    @Test void aPathAtAQuarterOfItsRateIsPassedOverAsByTheReference() {
        var paths = new ArrayList<>(Collections.nCopies(PathSlots.MOST, path(2 * RATE)));
        paths.set(7, path(RATE / 2));
        var reference = run(paths, true);
        var load = run(paths, false);
        assertThat(load.used()).as("percent of the paths: %s; the reference: %s", load, reference)
            .isGreaterThan(reference.used() - 2);
        assertThat(load.resends).as("sent again: %s; the reference: %s", load, reference)
            .isLessThan(2 * reference.resends);
    }

    /**
     * Sixteen links of their own that take less than the line, then the same with one at a quarter of its rate, then with
     * that one a little more than the line: what is left of them is used, or the line is.
     */
    @ParameterizedTest @CsvSource({"2500, 2500", "3125, 781", "6250, 1562"})
    void pathsOfTheirOwnAreUsedWhateverOneOfThemTakes(long usual, long one) {
        long rate = usual * MEGABITS;
        var paths = new ArrayList<>(Collections.nCopies(PathSlots.MOST, separate(rate)));
        paths.set(7, separate(one * MEGABITS));
        long base = 20 * Time.MICROSECOND;
        var load = run(WIDE, new QueuePairOptions().pmtu(4096).window(256, 32, 64),
            NsmSettings.of(LINE, base, 4096, true), PathRules.hashed(base).separate(), 4 * LONG, paths, false);
        long left = Math.min(LINE, paths.stream().mapToLong(PathSettings::bitsPerSecond).sum());
        assertThat(load.of(left)).as("percent of %d Mb/s; %s", left / MEGABITS, load).isGreaterThan(95);
        assertThat(load.resends).as("sent again; %s", load).isLessThan(4 * LONG / 4096 / 40);
    }

    /** Begun one after the other; what each has of the link in the second millisecond. */
    @Test void fourQueuePairsShareALinkEvenly() {
        var maker = new NicMaker(SMALL, 80, HostBus.Timing.QUICK, Engine.JVM);
        var settings = NsmSettings.of(LINE, BASE, PMTU, true);
        var rules = PathRules.hashed(BASE).named();
        var pair = maker.fit(new QueuePairOptions().pmtu(PMTU).paths(PathSlots.MOST)
            .congestion(new Congestion(true, veroce.congestion.Nsm.with(settings), rules)).settings());
        try (var left = (NicEndpoint) maker.make(Address.of(0x0200_0000_0001L, "10.0.0.1"), TransportSettings.RESET);
                var right = (NicEndpoint) maker.make(Address.of(0x0200_0000_0002L, "10.0.0.2"),
                    TransportSettings.RESET)) {
            for (var nic : List.of(left, right)) {
                nic.control(settings);
                nic.learn(rules);
            }
            var narrow = PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0).withQueue(LINE / 4, MARK, TRIM, DROP);
            var back = new Network(List.of(PathSettings.PLAIN.withDelay(2 * Time.MICROSECOND, 0)), Arena.SEED);
            var link = new Link(left, right, back, new Network(List.of(narrow), Arena.SEED + 1));
            var from = new Buffers(left, 1, LONG, Arena.SEED + 2);
            var to = new Buffers(right, 1, FLOWS * LONG, Arena.SEED + 3);
            var shares = new TreeMap<Integer, Long>();
            link.tap((sender, receiver, arrives, frame, time) -> {
                Packet packet = PacketDecoder.decode(frame).packet();
                if (arrives && receiver == right && packet.format().consumesPsn() && time > Time.MILLISECOND) {
                    shares.merge(packet.bth().destQp(), (long) frame.length, Long::sum);
                }
            });
            for (int flow = 0; flow < FLOWS; flow++) {
                var connection = Connection.between(left, pair, right, pair);
                for (int id = 0; id < 4; id++) {
                    left.postSend(connection.leftPair(), SendRequest.write(id, from.source(), from.sourceKey(),
                        LONG / 4, to.target() + (4L * flow + id) * (LONG / 4), to.targetKey()));
                }
                link.run(() -> false, link.now() + LEARNED);
            }
            link.run(() -> false, 2 * Time.MILLISECOND);
            double sum = 0;
            double squares = 0;
            for (long bytes : shares.values()) {
                sum += bytes;
                squares += (double) bytes * bytes;
            }
            assertThat(shares).hasSize(FLOWS);
            assertThat(sum * sum / (FLOWS * squares)).as("Jain's index of %s bytes", shares).isGreaterThan(0.97);
            double most = LINE / 4 / 8.0 / 1000;
            assertThat(sum).as("bytes in a millisecond of %.0f that the link takes", most).isGreaterThan(0.97 * most);
        }
    }
}
