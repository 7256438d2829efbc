package veroce.bench;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * A NIC whose queue pairs share a line: each always has Writes to send, and what each brings to the wire is counted
 * there, headers, preamble and gap included.
 */
final class SharedLine implements AutoCloseable {
    private static final Address LEFT = Address.of(0x02_00_00_00_00_01L, "10.0.0.1");
    private static final Address RIGHT = Address.of(0x02_00_00_00_00_02L, "10.0.0.2");
    private static final int DOMAIN = 1;
    private static final int PATHS = 4;
    private static final int SEND_QUEUE = 16;
    /** Messages that wait: enough for a round trip if few share the line, and no more than is needed if many do. */
    private static final int ALONE = 15;
    private static final int AMONG_MANY = 3;
    private static final int MANY = 32;
    private static final int MESSAGE = 32 * 1024;
    /** Preamble, FCS and gap. */
    private static final int AROUND = 24;
    /** Of the BTH in a frame with IPv4 and no VLAN. */
    private static final int BTH = 42;
    private static final int ACKNOWLEDGE = 0x11;

    /** A queue pair that sends. */
    record Sender(long bitsPerSecond, double loss) {}

    /** What a queue pair has brought to the wire. */
    static final class Share {
        long bytes;
        long packets;
        final Map<Integer, Integer> timesSent = new HashMap<>();
    }

    final NicEndpoint left;
    final NicEndpoint right;
    private final Link link;
    private final List<Connection> connections = new ArrayList<>();
    private final Map<Integer, Share> shares = new HashMap<>();
    private final long source;
    private final long target;
    private final int sourceKey;
    private final int targetKey;
    private boolean posts = true;

    SharedLine(RnicParameters parameters, hdl.sim.Engine engine, List<Sender> senders, int window, int pmtu,
               long seed) {
        var options = hdl.sim.Options.standard().effort(hdl.sim.Options.Effort.FULL);
        left = new NicEndpoint(parameters, LEFT, engine, options, HostBus.Timing.PCIE, 100);
        right = new NicEndpoint(parameters, RIGHT, engine, options, HostBus.Timing.PCIE, 100);
        var toRight = new Network(Collections.nCopies(PATHS, PathSettings.PLAIN), seed);
        var toLeft = new Network(Collections.nCopies(PATHS, PathSettings.PLAIN), seed + 1);
        link = new Link(left, right, toLeft, toRight);
        link.tap(this::count);
        source = left.memory().allocate(MESSAGE, 4096);
        target = right.memory().allocate(MESSAGE, 4096);
        sourceKey = left.register(DOMAIN, source, MESSAGE, EnumSet.noneOf(Access.class));
        targetKey = right.register(DOMAIN, target, MESSAGE, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        for (var sender : senders) {
            var settings = new QueuePairOptions().protectionDomain(DOMAIN).pmtu(pmtu).paths(PATHS)
                .queues(SEND_QUEUE, SEND_QUEUE).window(window, parameters.messages(), 8)
                .rate(sender.bitsPerSecond()).settings();
            var connection = Connection.between(left, right, settings);
            connections.add(connection);
            shares.put(connection.rightPair(), new Share());
            if (sender.loss() > 0) {
                toRight.add(FaultRule.of(Fault.DROP).queuePair(connection.rightPair()).probability(sender.loss()));
            }
        }
        link.runTo(Math.max(reached(left), reached(right)));
        for (int i = 0; i < connections.size(); i++) {
            boolean few = senders.get(i).bitsPerSecond() == 0
                && senders.stream().filter(sender -> sender.bitsPerSecond() == 0).count() < MANY;
            for (int message = 0; message < (few ? ALONE : AMONG_MANY); message++) {
                post(connections.get(i).leftPair());
            }
        }
    }

    private static long reached(Endpoint endpoint) {
        return endpoint.nextEvent() == Time.NEVER ? 0 : endpoint.nextEvent();
    }

    private void post(int queuePair) {
        left.postSend(queuePair, SendRequest.write(queuePair, source, sourceKey, MESSAGE, target, targetKey));
    }

    private void count(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
        if (from != left || arrives || (frame[BTH] & 0x1f) == ACKNOWLEDGE) {
            return;
        }
        var share = shares.get(number(frame, BTH + 5));
        share.bytes += frame.length + AROUND;
        share.packets++;
        share.timesSent.merge(number(frame, BTH + 9), 1, Integer::sum);
    }

    private static int number(byte[] frame, int at) {
        return (frame[at] & 0xff) << 16 | (frame[at + 1] & 0xff) << 8 | frame[at + 2] & 0xff;
    }

    /** No more Writes are posted. */
    void finish() {
        posts = false;
    }

    /** Lets time pass; who has completed a Write posts the next one. */
    void run(long picoseconds) {
        long until = link.now() + picoseconds;
        while (link.now() < until) {
            link.runTo(Math.min(until, link.now() + Time.MICROSECOND));
            for (var done = left.poll(0); done != null; done = left.poll(0)) {
                if (posts) {
                    post(done.queuePair());
                }
            }
        }
    }

    /** Bytes on the wire of each queue pair in the time that passes. */
    long[] bytesWhile(long picoseconds) {
        long[] before = bytes();
        run(picoseconds);
        long[] after = bytes();
        for (int i = 0; i < after.length; i++) {
            after[i] -= before[i];
        }
        return after;
    }

    private long[] bytes() {
        return connections.stream().mapToLong(connection -> shares.get(connection.rightPair()).bytes).toArray();
    }

    /** Another rate for a queue pair that sends. */
    void rate(int index, long bitsPerSecond) {
        left.modify(connections.get(index).leftPair(), QueuePairState.RTS, bitsPerSecond);
    }

    /** What a queue pair has sent. */
    Share share(int index) {
        return shares.get(connections.get(index).rightPair());
    }

    @Override public void close() {
        left.close();
        right.close();
    }
}
