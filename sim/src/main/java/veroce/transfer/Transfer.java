package veroce.transfer;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.LongConsumer;
import veroce.endpoint.Completion;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Link;
import veroce.network.Network;

/** Moves data from one endpoint to another over a network that does harm, and checks everything. */
public final class Transfer {
    /** Simulated time in which at least one message must finish. */
    private static final long PATIENCE = 50 * Time.MILLISECOND;
    /** How often the hosts look at their queues. */
    private static final long HOST_TURN = Time.MICROSECOND;
    private static final int COMPLETION_QUEUE = 0;

    private final TransferSettings settings;
    private final Endpoint left;
    private final Endpoint right;
    private final Network toLeft;
    private final Network toRight;
    private final Link link;
    private final List<Flow> flows = new ArrayList<>();

    public Transfer(TransferSettings settings, Endpoint left, Endpoint right, byte[] data) {
        this.settings = settings;
        this.left = left;
        this.right = right;
        toRight = network(settings.seed());
        toLeft = network(settings.seed() + 1);
        link = new Link(left, right, toLeft, toRight);
        var connections = new Connection[settings.queuePairs()];
        var options = new QueuePairOptions().pmtu(settings.mtu()).paths(settings.paths())
            .window(settings.window(), settings.configuration().messages(), settings.sackThreshold()).settings();
        for (int i = 0; i < connections.length; i++) {
            connections[i] = Connection.between(left, right, options);
        }
        flows.add(new Flow("left to right", left, right, Flow.left(connections), Flow.right(connections), data,
            settings, link::now));
        if (settings.bothDirections()) {
            flows.add(new Flow("right to left", right, left, Flow.right(connections), Flow.left(connections), data,
                settings, link::now));
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
        // Hardware has been set up one NIC after the other: both clocks reach the same time first.
        link.runTo(Math.max(reached(left), reached(right)));
        long start = link.now();
        long quietUntil = start + PATIENCE;
        int before = 0;
        while (finished() < total()) {
            flows.forEach(Flow::post);
            link.runTo(link.now() + HOST_TURN);
            collect();
            if (finished() > before) {
                before = finished();
                quietUntil = link.now() + PATIENCE;
                progress.accept((long) before * settings.messageBytes());
            } else if (link.now() > quietUntil) {
                throw new TransferFailure("nothing has moved for " + Time.text(PATIENCE) + " of simulated time; "
                    + String.join("; ", flows.stream().map(Flow::progress).toList()));
            }
        }
        long end = link.now();
        link.runTo(end + 2 * settings.roundTrip() + 4 * settings.jitter());
        collect();
        flows.forEach(Flow::verify);
        left.memory().checkGuards();
        right.memory().checkGuards();
        return new TransferResult(settings, flows, end - start, left.counters(), right.counters(), toLeft.fates(),
            toRight.fates());
    }

    private static long reached(Endpoint endpoint) {
        long next = endpoint.nextEvent();
        return next == Time.NEVER ? 0 : next;
    }

    private int finished() {
        return flows.stream().mapToInt(Flow::finished).sum();
    }

    private int total() {
        return flows.stream().mapToInt(Flow::messages).sum();
    }

    private void collect() {
        collect(left);
        collect(right);
    }

    private void collect(Endpoint endpoint) {
        for (Completion completion = endpoint.poll(COMPLETION_QUEUE); completion != null;
            completion = endpoint.poll(COMPLETION_QUEUE)) {
            take(endpoint, completion);
        }
    }

    private void take(Endpoint endpoint, Completion completion) {
        for (int i = 0; i < flows.size(); i++) {
            boolean isSource = (i == 0) == (endpoint == left);
            if (isSource ? flows.get(i).sent(completion) : flows.get(i).arrived(completion)) {
                return;
            }
        }
        throw new TransferFailure("a completion that nobody waits for: " + completion);
    }
}
