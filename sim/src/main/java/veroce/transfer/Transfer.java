package veroce.transfer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongConsumer;
import veroce.endpoint.Broken;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.invariant.ConnectionMonitors;
import veroce.memory.MemoryFault;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Link;
import veroce.network.Network;
import veroce.scoreboard.Buffers;
import veroce.scoreboard.Flow;
import veroce.scoreboard.Mismatch;
import veroce.scoreboard.PlannedMessage;
import veroce.scoreboard.Scoreboard;
import veroce.scoreboard.SharedReceives;

/**
 * Moves data from one endpoint to another over a network that does harm: the messages are dealt to the queue pairs in
 * turn, and the scoreboard and the invariants of the reliability rules watch every byte, completion and frame.
 */
public final class Transfer {
    /** How often the hosts look at their queues. */
    private static final long HOST_TURN = Time.MICROSECOND;
    /** Time of both ends between two looks at a command that one has given. */
    private static final long COMMAND_TURN = 20 * Time.NANOSECOND;
    private static final int DOMAIN = 1;
    /** Of a shared receive queue: requests that there are for each queue pair, and at least. */
    private static final int SHARED = 8;
    private static final int LEAST_SHARED = 64;

    private final TransferSettings settings;
    private final Set<Operation> operations;
    private final Endpoint left;
    private final Endpoint right;
    private final Network toLeft;
    private final Network toRight;
    private final Link link;
    private final Buffers leftBuffers;
    private final Buffers rightBuffers;
    private final Scoreboard scoreboard;
    /** Both are null if each queue pair has a receive queue of its own. */
    private final SharedReceives leftReceives;
    private final SharedReceives rightReceives;
    private final List<MessageTimes> directions = new ArrayList<>();
    private final ConnectionMonitors monitors;
    private Neighbour neighbour = Neighbour.NONE;
    private boolean isLevel;
    private long start;
    /** When everything was done; 0 before. */
    private long end;

    /** Moves one piece of data; in both directions if the settings say so. */
    public Transfer(TransferSettings settings, Endpoint left, Endpoint right, byte[] data) {
        this(settings, left, right, new FileWorkload(settings, data));
    }

    public Transfer(TransferSettings settings, Endpoint left, Endpoint right, Workload workload) {
        this.settings = settings;
        this.left = left;
        this.right = right;
        toRight = network(settings.seed());
        toLeft = network(settings.seed() + 1);
        link = new Link(left, right, toLeft, toRight);
        leftBuffers = new Buffers(left, DOMAIN, workload.bytes());
        rightBuffers = new Buffers(right, DOMAIN, workload.bytes());
        scoreboard = new Scoreboard(leftBuffers, rightBuffers, 1);
        leftReceives = receives(left, workload);
        rightReceives = receives(right, workload);
        operations = workload.operations();
        monitors = new ConnectionMonitors(settings.patience());
        link.tap(monitors);
        var connections = connect(workload);
        add(workload, connections, false);
        if (settings.bothDirections()) {
            add(workload, connections, true);
        }
    }

    private SharedReceives receives(Endpoint of, Workload workload) {
        if (workload.sharedBuffer() == 0) {
            return null;
        }
        int count = Integer.highestOneBit(2 * Math.max(LEAST_SHARED, SHARED * settings.queuePairs()) - 1);
        var receives = new SharedReceives(of, DOMAIN, count, workload.sharedBuffer(), settings.seed());
        scoreboard.add(receives);
        return receives;
    }

    private List<Connection> connect(Workload workload) {
        var connections = new ArrayList<Connection>();
        for (int i = 0; i < settings.queuePairs(); i++) {
            var leftOptions = options(leftReceives).withNumbering(workload.numbering(i, false));
            var rightOptions = options(rightReceives).withNumbering(workload.numbering(i, true));
            var connection = Connection.between(left, leftOptions, right, rightOptions);
            connections.add(connection);
            monitors.watch(connection, leftOptions, rightOptions);
        }
        return connections;
    }

    /** Receives are posted ahead of sends, or the network would be asked to wait. */
    private QueuePairSettings options(SharedReceives receives) {
        var options = settings.options(operations).protectionDomain(DOMAIN)
            .queues(settings.sendQueue(), 2 * settings.sendQueue());
        if (receives != null) {
            options.sharedQueue(receives.number());
        }
        return options.settings();
    }

    /** One direction. */
    private void add(Workload workload, List<Connection> connections, boolean backwards) {
        var plans = new ArrayList<List<PlannedMessage>>();
        for (int pair = 0; pair < connections.size(); pair++) {
            plans.add(workload.messages(pair, backwards));
        }
        var times = new MessageTimes(plans.stream().mapToInt(List::size).sum(), link::now);
        directions.add(times);
        var from = backwards ? rightBuffers : leftBuffers;
        var to = backwards ? leftBuffers : rightBuffers;
        var receives = backwards ? leftReceives : rightReceives;
        for (int pair = 0; pair < connections.size(); pair++) {
            var connection = connections.get(pair);
            var plan = plans.get(pair);
            var flow = new Flow(from, backwards ? connection.rightPair() : connection.leftPair(), to,
                backwards ? connection.leftPair() : connection.rightPair(), options(receives), plan);
            flow.share(receives);
            flow.reuseTargets(workload.slots());
            flow.watch(times.watcher(plan));
            scoreboard.add(flow);
        }
    }

    private Network network(long seed) {
        var network = new Network(Collections.nCopies(settings.paths(), settings.path()), seed);
        rule(network, Fault.DUPLICATE, settings.duplicate());
        rule(network, Fault.CORRUPT, settings.corrupt());
        rule(network, Fault.TRIM, settings.trim());
        return network;
    }

    private static void rule(Network network, Fault fault, double probability) {
        if (probability > 0) {
            network.add(FaultRule.of(fault).probability(probability));
        }
    }

    /** The wires, to be tapped. */
    public Link link() {
        return link;
    }

    /** What lies between the ends, one network for each direction. */
    public Network toLeft() {
        return toLeft;
    }

    public Network toRight() {
        return toRight;
    }

    /** Notes every packet from left to right from now on. */
    public TransferTrace trace() {
        var trace = new TransferTrace(left);
        link.tap(trace);
        return trace;
    }

    /** Those that watch the wires; they also watch connections beside those of the transfer. */
    public ConnectionMonitors monitors() {
        return monitors;
    }

    /** Who goes on beside the transfer, and is ended behind it. */
    public void beside(Neighbour who) {
        neighbour = who;
    }

    /**
     * Runs to the end.
     *
     * @param progress is told how many bytes have arrived
     * @throws TransferFailure when anything is not as it must be
     */
    public TransferResult run(LongConsumer progress) {
        try {
            move(progress);
        } catch (Mismatch | MemoryFault | Broken e) {
            throw new TransferFailure(e.getMessage());
        } finally {
            whileHostsWait(null);
        }
        var result = result(left.counters(), right.counters());
        result.everyFrameIsCounted();
        return result;
    }

    /** What has been seen until now; of a transfer that failed, what led to it. */
    public TransferResult soFar() {
        try {
            return result(left.counters(), right.counters());
        } catch (Mismatch | MemoryFault | Broken e) {
            // Hardware needs cycles to tell its counters and has done wrong again in them: they stay unknown.
            return result(Map.of(), Map.of());
        }
    }

    /** When messages from left to right were completed, in picoseconds, and the bytes that had arrived by then. */
    public List<long[]> completions() {
        return directions.getFirst().completions();
    }

    private TransferResult result(Map<String, Long> ofLeft, Map<String, Long> ofRight) {
        return new TransferResult(settings, directions, (end == 0 ? link.now() : end) - start, ofLeft, ofRight,
            toLeft.fates(), toRight.fates());
    }

    /** One turn of the hosts and what the NICs do until the next; true when everything is done. */
    public boolean turn() {
        if (!isLevel) {
            level();
        }
        if (scoreboard.step()) {
            return true;
        }
        link.runTo(link.now() + HOST_TURN);
        return false;
    }

    /** Hardware has been set up one NIC after the other: both clocks reach the same time first. */
    private void level() {
        isLevel = true;
        link.runTo(Math.max(reached(left), reached(right)));
        whileHostsWait(() -> link.runTo(link.now() + COMMAND_TURN));
    }

    private void whileHostsWait(Runnable world) {
        left.whileHostWaits(world);
        right.whileHostWaits(world);
    }

    private void move(LongConsumer progress) {
        level();
        start = link.now();
        long quietUntil = start + settings.longestPause();
        int before = 0;
        long written = 0;
        while (!scoreboard.step()) {
            neighbour.turn();
            link.runTo(link.now() + HOST_TURN);
            int finished = directions.stream().mapToInt(MessageTimes::finished).sum();
            if (finished > before) {
                before = finished;
                progress.accept(directions.stream().mapToLong(MessageTimes::bytes).sum());
            }
            if (writes() > written) {
                written = writes();
                quietUntil = link.now() + settings.longestPause();
            } else if (link.now() > quietUntil) {
                throw new TransferFailure("nothing has arrived for " + Time.text(settings.longestPause())
                    + " of simulated time: " + scoreboard);
            }
        }
        end = link.now();
        while (!neighbour.end()) {
            link.runTo(link.now() + HOST_TURN);
        }
        link.runTo(link.now() + 2 * settings.roundTrip() + 4 * settings.jitter());
        scoreboard.verify();
    }

    /** What the endpoints have written to their memories: payload and completions, each once. */
    private long writes() {
        return left.memory().log().count() + right.memory().log().count();
    }

    private static long reached(Endpoint endpoint) {
        long next = endpoint.nextEvent();
        return next == Time.NEVER ? 0 : next;
    }
}
