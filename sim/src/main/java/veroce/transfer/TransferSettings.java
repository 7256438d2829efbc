package veroce.transfer;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Profile;
import veroce.endpoint.Time;
import veroce.lockstep.Pace;
import veroce.network.Loss;
import veroce.network.PathSettings;
import veroce.report.Table;
import veroce.scoreboard.AtomicWords;

/**
 * What a transfer is made of.
 *
 * @param configuration    of the two NICs
 * @param operation        of every message
 * @param bothDirections   the same data goes the other way at the same time
 * @param queuePairs       the messages are dealt to, in turn
 * @param messageBytes     bytes per message
 * @param mtu              PMTU
 * @param window           W_rx in packets
 * @param sackThreshold    TH in packets
 * @param paths            over which packets are sprayed
 * @param gigabitsPerSecond speed of the lines
 * @param roundTrip        in picoseconds, without jitter
 * @param jitter           of each packet and direction, in picoseconds, evenly spread
 * @param loss             of each packet and direction
 * @param burstLength      mean length of bursts of loss; 1 for independent loss
 * @param duplicate        probability; {@code corrupt} and {@code trim} likewise
 * @param seed             decides everything that happens in the network
 * @param profile          of all queue pairs
 */
public record TransferSettings(RnicParameters configuration, Operation operation, boolean bothDirections, int queuePairs,
                               int messageBytes, int mtu, int window, int sackThreshold, int paths,
                               int gigabitsPerSecond, long roundTrip, long jitter, double loss, double burstLength,
                               double duplicate, double corrupt, double trim, long seed, Profile profile) {
    /** Bytes around the payload of a Middle packet that are not payload: preamble to FCS, IPv4, with the ICRC. */
    private static final int AROUND = 70;
    private static final int WRITE_HEADERS = 36;
    private static final int ROCE_HEADERS = 12;
    /** PSNs that a RoCEv2 queue pair has unacknowledged, as the kernel's does. */
    private static final int ROCE_WINDOW = 128;
    /** Of a Send and of a Read Response alike. */
    private static final int SHORT_HEADERS = 24;
    /** Of an atomic, which has no payload but its operands. */
    private static final int ATOMIC_HEADERS = 44;
    /** Bytes of an atomic. */
    public static final int ATOMIC_BYTES = 8;
    /** An acknowledgement on the wire, and how many packets it is for. */
    private static final int ACK_WIRE = 90;
    private static final int PACKETS_PER_ACK = 4;
    private static final int FRAMES_AHEAD = 3;
    private static final int MOST_POSTED = 2048;
    /** The retransmission timer in steps of 4.096 us x 2^n: n of reset, and the largest. */
    private static final int TIMER = 5;
    private static final int LONGEST_TIMER = 20;
    private static final long TIMER_UNIT = 4096 * Time.NANOSECOND;
    /** However often the timer is doubled, it is not longer. */
    private static final long LONGEST_WAIT = (1L << 23) * 1024 * Time.NANOSECOND;
    /** Time outs until a sender gives up, the last one included; the last ones wait equally long. */
    private static final int TIME_OUTS = 8;
    private static final int DOUBLINGS = 6;
    /** How far below the window of the NIC a SACK threshold stays: the most packets per acknowledgement, and one. */
    private static final int BELOW_WINDOW = 17;
    private static final int USUAL_THRESHOLD = 8;

    public TransferSettings {
        require(queuePairs >= 1 && queuePairs <= configuration.queuePairs(), "--queue-pairs", queuePairs,
            "1 to " + configuration.queuePairs() + " in configuration " + configuration.name());
        require(messageBytes >= 1, "--message", messageBytes, "at least 1 byte");
        require(!operation.isAtomic() || messageBytes == ATOMIC_BYTES, "--message", messageBytes,
            ATOMIC_BYTES + " with an atomic operation");
        require(!operation.isAtomic() || queuePairs <= AtomicWords.COUNT, "--queue-pairs", queuePairs,
            "1 to " + AtomicWords.COUNT + " with an atomic operation: each has a word of its own");
        require(mtu >= 256 && mtu <= 4096 && Integer.bitCount(mtu) == 1, "--mtu", mtu, "256, 512, 1024, 2048, 4096");
        require(window >= 8 && window <= configuration.window(), "--window", window,
            "8 to " + configuration.window() + " in configuration " + configuration.name());
        int mostThreshold = Math.min(window - 1, configuration.window() - BELOW_WINDOW);
        require(sackThreshold >= 0 && sackThreshold <= mostThreshold, "--sack-threshold", sackThreshold,
            "0 to " + mostThreshold + " with a window of " + window + " in configuration " + configuration.name());
        require(paths >= 1 && paths <= 16, "--paths", paths, "1 to 16");
        require(gigabitsPerSecond >= 1 && gigabitsPerSecond <= 800, "--rate", gigabitsPerSecond, "1 to 800 Gb/s");
        time("--rtt", roundTrip, 2 * Time.MICROSECOND, "2us to 1s");
        time("--reorder", jitter, 0, "0us to 1s");
        share("--loss", loss);
        share("--duplicate", duplicate);
        share("--corrupt", corrupt);
        share("--trim", trim);
        if (!(burstLength >= 1)) {
            throw VeroceException.usage("--burst-loss " + burstLength + ": a burst has at least 1 frame");
        }
    }

    /** In the veRoCE profile. */
    public TransferSettings(RnicParameters configuration, Operation operation, boolean bothDirections, int queuePairs,
                            int messageBytes, int mtu, int window, int sackThreshold, int paths,
                            int gigabitsPerSecond, long roundTrip, long jitter, double loss, double burstLength,
                            double duplicate, double corrupt, double trim, long seed) {
        this(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window, sackThreshold, paths,
            gigabitsPerSecond, roundTrip, jitter, loss, burstLength, duplicate, corrupt, trim, seed, Profile.VEROCE);
    }

    /** The same in another profile. */
    public TransferSettings withProfile(Profile other) {
        return new TransferSettings(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window,
            sackThreshold, paths, gigabitsPerSecond, roundTrip, jitter, loss, burstLength, duplicate, corrupt, trim,
            seed, other);
    }

    private static void require(boolean holds, String option, long value, String remedy) {
        if (!holds) {
            throw VeroceException.usage(option + " " + value + ": use " + remedy);
        }
    }

    private static void time(String option, long value, long least, String remedy) {
        if (value < least || value > Time.SECOND) {
            throw VeroceException.usage(option + " " + BigDecimal.valueOf(value, 6).stripTrailingZeros()
                .toPlainString() + "us: use " + remedy);
        }
    }

    private static void share(String option, double value) {
        if (!(value >= 0 && value <= 0.5)) {
            throw VeroceException.usage(option + " " + Table.percent(value) + "%: use 0 to 50%");
        }
    }

    /** The SACK threshold for a window: reordering over half of it at most is no loss. */
    public static int sackThreshold(int window) {
        return Math.min(USUAL_THRESHOLD, window / 2);
    }

    /** The window of a queue pair that would have this one in the veRoCE profile. */
    public static int window(Profile profile, int packets) {
        return profile == Profile.ROCE_V2 ? Math.min(packets, ROCE_WINDOW) : packets;
    }

    /** The same over a network with another loss and another seed. */
    public TransferSettings withNetwork(double otherLoss, long otherSeed) {
        return new TransferSettings(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window,
            sackThreshold, paths, gigabitsPerSecond, roundTrip, jitter, otherLoss, burstLength, duplicate, corrupt,
            trim, otherSeed, profile);
    }

    /** The same with another operation. */
    public TransferSettings withOperation(Operation other) {
        return with(other, bothDirections);
    }

    /** The same in one direction only. */
    public TransferSettings withOneWay() {
        return with(operation, false);
    }

    private TransferSettings with(Operation other, boolean both) {
        return new TransferSettings(configuration, other, both, queuePairs, messageBytes, mtu, window, sackThreshold,
            paths, gigabitsPerSecond, roundTrip, jitter, loss, burstLength, duplicate, corrupt, trim, seed,
            profile);
    }

    /** Of a queue pair that orders these operations: what does not depend on its place. */
    public QueuePairOptions options(Collection<Operation> operations) {
        var options = new QueuePairOptions().profile(profile).pmtu(mtu).paths(paths)
            .window(window, configuration.messages(), sackThreshold).rtoExponent(timerExponent());
        if (operations.stream().anyMatch(Operation::hasResponse)) {
            options.reads(configuration.reads());
        }
        if (operations.stream().anyMatch(Operation::isAtomic)) {
            options.atomics();
        }
        if (operations.contains(Operation.SEND_INVALIDATE)) {
            options.invalidation();
        }
        return options;
    }

    /** Send requests of a queue pair that are posted at the same time: few if there are many queue pairs. */
    int sendQueue() {
        return Math.clamp(Integer.highestOneBit(MOST_POSTED / queuePairs), 4, 64);
    }

    /**
     * From what happens to a NIC until everything that comes of it is on the wire. On a slow line an answer waits for
     * the frames before it: those in the MAC, and one answer of each queue pair.
     */
    long patience() {
        long line = gigabitsPerSecond * 1_000_000_000L;
        long ahead = FRAMES_AHEAD * Time.onWire(mtu + AROUND, line) + queuePairs * Time.onWire(ACK_WIRE, line);
        return Math.max(ahead, Pace.of(configuration.clockKilohertz(), line).patience());
    }

    /**
     * The exponent of the retransmission timer: that of reset, or more where an answer takes longer than a quarter of
     * the time. The longest timer is still longer than the longest way to the peer and back.
     */
    int timerExponent() {
        int exponent = TIMER;
        while (exponent < LONGEST_TIMER && TIMER_UNIT << exponent < 4 * (roundTrip + 2 * jitter)) {
            exponent++;
        }
        return exponent;
    }

    /** In so much time something must arrive: twice as long as a sender tries before it gives up. */
    long longestPause() {
        long pause = 0;
        for (int i = 0; i < TIME_OUTS; i++) {
            pause += Math.min(TIMER_UNIT << timerExponent() + Math.min(i, DOUBLINGS), LONGEST_WAIT);
        }
        return 2 * pause;
    }

    /** Every path of one direction. */
    PathSettings path() {
        var lossy = loss == 0 ? Loss.NONE : burstLength > 1 ? Loss.bursts(loss, burstLength)
            : new Loss.Independent(loss);
        return PathSettings.PLAIN.withDelay(roundTrip / 2, jitter).withLoss(lossy);
    }

    /**
     * Best goodput in percent of the line rate (reliability section 12): Middle packets, IPv4; of atomics the requests,
     * which are longer than the answers.
     */
    public double ceilingPercent() {
        int payload = operation.isAtomic() ? ATOMIC_BYTES : mtu;
        double wire = (operation.isAtomic() ? ATOMIC_HEADERS : mtu + headers()) + AROUND;
        double acknowledgements = bothDirections ? ACK_WIRE / (double) PACKETS_PER_ACK : 0;
        return 100.0 * payload / (wire + acknowledgements) * (1 - Math.max(loss, 0) - corrupt - trim);
    }

    private int headers() {
        if (profile == Profile.ROCE_V2) {
            return ROCE_HEADERS;
        }
        return operation.isWrite() ? WRITE_HEADERS : SHORT_HEADERS;
    }

    /** An operation as commands and reports call it. */
    public static String name(Operation operation) {
        return operation == Operation.CMP_SWAP ? "compare-swap"
            : operation.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** As a report shows them. */
    public Map<String, Object> describe() {
        var map = new LinkedHashMap<String, Object>();
        map.put("configuration", configuration.name());
        map.put("profile", profile == Profile.ROCE_V2 ? "rocev2" : "veroce");
        map.put("operation", name(operation));
        map.put("both_directions", bothDirections);
        map.put("queue_pairs", queuePairs);
        map.put("message_bytes", messageBytes);
        map.put("mtu", mtu);
        map.put("window", window);
        map.put("sack_threshold", sackThreshold);
        map.put("rto_exponent", timerExponent());
        map.put("paths", paths);
        map.put("rate_gbps", gigabitsPerSecond);
        map.put("rtt_us", roundTrip / (double) Time.MICROSECOND);
        map.put("reorder_us", jitter / (double) Time.MICROSECOND);
        map.put("loss", loss);
        map.put("burst_length", burstLength);
        map.put("duplicate", duplicate);
        map.put("corrupt", corrupt);
        map.put("trim", trim);
        return map;
    }
}
