package veroce.transfer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongConsumer;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.Time;
import veroce.invariant.Broken;
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

/**
 * Moves data from one endpoint to another over a network that does harm: the messages are dealt to the queue pairs in
 * turn, and the scoreboard and the invariants of the reliability rules watch every byte, completion and frame.
 */
public final class Transfer {
    /** Simulated time in which at least one message must finish. */
    private static final long PATIENCE = 50 * Time.MILLISECOND;
    /** How often the hosts look at their queues. */
    private static final long HOST_TURN = Time.MICROSECOND;
    private static final int DOMAIN = 1;
    /** Requests that are posted at the same time; receives ahead of sends, or the network would be asked to wait. */
    private static final int SENDS = 64;
    private static final int RECEIVES = 128;

    private final TransferSettings settings;
    private final Endpoint left;
    private final Endpoint right;
    private final Network toLeft;
    private final Network toRight;
    private final Link link;
    private final Buffers leftBuffers;
    private final Buffers rightBuffers;
    private final Scoreboard scoreboard;
    private final List<MessageTimes> directions = new ArrayList<>();

    public Transfer(TransferSettings settings, Endpoint left, Endpoint right, byte[] data) {
        this.settings = settings;
        this.left = left;
        this.right = right;
        toRight = network(settings.seed());
        toLeft = network(settings.seed() + 1);
        link = new Link(left, right, toLeft, toRight);
        leftBuffers = new Buffers(left, DOMAIN, data);
        rightBuffers = new Buffers(right, DOMAIN, data);
        scoreboard = new Scoreboard(leftBuffers, rightBuffers, 1);
        var options = new QueuePairOptions().protectionDomain(DOMAIN).pmtu(settings.mtu()).paths(settings.paths())
            .queues(SENDS, RECEIVES)
            .window(settings.window(), settings.configuration().messages(), settings.sackThreshold()).settings();
        var connections = connect(options);
        add(leftBuffers, connections.stream().mapToInt(Connection::leftPair).toArray(), rightBuffers,
            connections.stream().mapToInt(Connection::rightPair).toArray(), options, data.length);
        if (settings.bothDirections()) {
            add(rightBuffers, connections.stream().mapToInt(Connection::rightPair).toArray(), leftBuffers,
                connections.stream().mapToInt(Connection::leftPair).toArray(), options, data.length);
        }
    }

    private List<Connection> connect(QueuePairSettings options) {
        var connections = new ArrayList<Connection>();
        var monitors = new ConnectionMonitors();
        link.tap(monitors);
        for (int i = 0; i < settings.queuePairs(); i++) {
            var connection = Connection.between(left, right, options);
            connections.add(connection);
            monitors.watch(connection, options, options);
        }
        return connections;
    }

    /** One direction. */
    private void add(Buffers from, int[] fromPairs, Buffers to, int[] toPairs, QueuePairSettings options, int bytes) {
        int size = settings.messageBytes();
        var times = new MessageTimes((bytes + size - 1) / size, size, link::now);
        directions.add(times);
        for (int pair = 0; pair < fromPairs.length; pair++) {
            var plan = new ArrayList<PlannedMessage>();
            for (long at = (long) pair * size; at < bytes; at += (long) fromPairs.length * size) {
                plan.add(PlannedMessage.of(settings.write() ? Operation.WRITE : Operation.SEND, (int) at, (int) at,
                    (int) Math.min(size, bytes - at)));
            }
            var flow = new Flow(from, fromPairs[pair], to, toPairs[pair], options, plan);
            flow.watch(times.watcher(plan.size()));
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

    /**
     * Runs to the end.
     *
     * @param progress is told how many bytes have arrived
     * @throws TransferFailure when anything is not as it must be
     */
    public TransferResult run(LongConsumer progress) {
        try {
            return moved(progress);
        } catch (Mismatch | MemoryFault | Broken e) {
            throw new TransferFailure(e.getMessage());
        }
    }

    private TransferResult moved(LongConsumer progress) {
        // Hardware has been set up one NIC after the other: both clocks reach the same time first.
        link.runTo(Math.max(reached(left), reached(right)));
        long start = link.now();
        long quietUntil = start + PATIENCE;
        int before = 0;
        while (!scoreboard.step()) {
            link.runTo(link.now() + HOST_TURN);
            int finished = directions.stream().mapToInt(MessageTimes::finished).sum();
            if (finished > before) {
                before = finished;
                quietUntil = link.now() + PATIENCE;
                progress.accept((long) before * settings.messageBytes());
            } else if (link.now() > quietUntil) {
                throw new TransferFailure("nothing has moved for " + Time.text(PATIENCE) + " of simulated time: "
                    + scoreboard);
            }
        }
        long end = link.now();
        link.runTo(end + 2 * settings.roundTrip() + 4 * settings.jitter());
        scoreboard.verify();
        return new TransferResult(settings, leftBuffers.size(), directions, end - start, left.counters(),
            right.counters(), toLeft.fates(), toRight.fates());
    }

    private static long reached(Endpoint endpoint) {
        long next = endpoint.nextEvent();
        return next == Time.NEVER ? 0 : next;
    }
}
