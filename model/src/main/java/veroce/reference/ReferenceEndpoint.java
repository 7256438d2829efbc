package veroce.reference;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.Endpoint;
import veroce.endpoint.FrameSink;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.packet.IpAddress;
import veroce.packet.Segments;
import veroce.packet.WireChoice;

/**
 * An endpoint in plain Java, written from the documents to judge the hardware: clear, and as fast as that allows. Each
 * queue pair speaks the wire profile of its settings, P0 or P2 and P3. Its port sends one frame after the other at a line rate; nothing else in it takes time.
 */
public final class ReferenceEndpoint implements Endpoint {
    private static final int CAUSE_BYTES = 110;

    private final Host host;
    private final long lineRate;
    private final Map<Integer, QueuePair> pairs = new HashMap<>();
    private final Dispatcher dispatcher;
    private final Schedule schedule = new Schedule();
    private final ArrayDeque<Inbound> inbox = new ArrayDeque<>();
    private FrameSink wire = (frame, at) -> { };
    private WireChoice choice = WireChoice.OURS;
    private IpAddress segment;
    private int nextNumber = 1;
    private long now;
    private long portFree;

    private record Inbound(byte[] frame, long at) {}

    /** A frame as messages show it; the text is made only if one is needed. */
    private record Cause(byte[] frame) {
        @Override public String toString() {
            return HexFormat.of().formatHex(frame, 0, Math.min(frame.length, CAUSE_BYTES));
        }
    }

    /** @param lineRate bits per second of its port */
    public ReferenceEndpoint(Address address, HostMemory memory, TransportSettings transport, long lineRate) {
        host = new Host(address, memory, new Regions(memory), new Completions(), transport, new Counters(),
            new HashMap<>());
        this.lineRate = lineRate;
        dispatcher = new Dispatcher(address, pairs);
    }

    @Override public Address address() {
        return host.address();
    }

    @Override public HostMemory memory() {
        return host.memory();
    }

    /** From now on frames look otherwise, where the wire profile leaves something open. */
    public void choose(WireChoice other) {
        choice = other;
    }

    /** From now on outer headers to this address end here; null: none. */
    public void segment(IpAddress own) {
        segment = own;
    }

    @Override public int register(int protectionDomain, long address, long length, Set<Access> access) {
        return host.regions().register(protectionDomain, address, length, access);
    }

    /** Registers memory under the key that another endpoint has given it. */
    public void register(int key, int protectionDomain, long address, long length, Set<Access> access) {
        host.regions().add(key, protectionDomain, address, length, access);
    }

    @Override public void invalidate(int key) {
        host.regions().invalidate(key);
    }

    @Override public int create(QueuePairSettings settings) {
        create(nextNumber, settings);
        return nextNumber++;
    }

    /** Makes a queue pair with the number that another endpoint has given it. */
    public void create(int number, QueuePairSettings settings) {
        pairs.put(number, QueuePair.of(host, number, settings));
    }

    @Override public void connect(int queuePair, Peer peer) {
        listen(queuePair, peer);
        modify(queuePair, QueuePairState.RTS);
    }

    @Override public void listen(int queuePair, Peer peer) {
        pair(queuePair).listen(peer);
    }

    @Override public void modify(int queuePair, QueuePairState state) {
        pair(queuePair).modify(state);
        touch(pair(queuePair));
    }

    @Override public void reset(int queuePair, Numbering numbering) {
        QueuePair old = pair(queuePair);
        old.retire();
        pairs.put(queuePair, QueuePair.of(host, queuePair, old.settings().withNumbering(numbering)));
    }

    @Override public void fail(int queuePair) {
        modify(queuePair, QueuePairState.ERR);
    }

    @Override public QueuePairState state(int queuePair) {
        return pair(queuePair).state();
    }

    @Override public void postSend(int queuePair, SendRequest request) {
        pair(queuePair).post(request);
        touch(pair(queuePair));
    }

    @Override public void postReceive(int queuePair, ReceiveRequest request) {
        pair(queuePair).post(request);
    }

    @Override public int createSharedQueue(int size) {
        int number = 0;
        while (host.sharedQueues().containsKey(number)) {
            number++;
        }
        host.sharedQueues().put(number, new SharedQueue(size));
        return number;
    }

    @Override public void destroySharedQueue(int sharedQueue) {
        host.sharedQueue(sharedQueue);
        for (QueuePair pair : pairs.values()) {
            if (pair.isConnected() && pair.settings().sharedQueue() == sharedQueue) {
                throw new IllegalStateException("shared receive queue " + sharedQueue + " is used by queue pair "
                    + pair.number() + ": reset it before");
            }
        }
        host.sharedQueues().remove(sharedQueue);
    }

    @Override public void postShared(int sharedQueue, ReceiveRequest request) {
        host.sharedQueue(sharedQueue).post(request);
    }

    @Override public void armLimit(int sharedQueue, int below) {
        host.sharedQueue(sharedQueue).arm(below);
    }

    @Override public boolean takeLimitEvent(int sharedQueue) {
        return host.sharedQueue(sharedQueue).takeEvent();
    }

    /** How far the requests of a queue pair have come that is connected. */
    public FlowView flow(int queuePair) {
        return pair(queuePair).view();
    }

    QueuePair pair(int number) {
        QueuePair pair = pairs.get(number);
        if (pair == null) {
            throw new IllegalArgumentException("there is no queue pair " + number);
        }
        return pair;
    }

    @Override public Completion poll(int completionQueue) {
        return host.completions().poll(completionQueue);
    }

    @Override public Map<String, Long> counters() {
        return host.counters().all();
    }

    @Override public void attach(FrameSink to) {
        wire = to;
    }

    @Override public void receive(byte[] frame, long at) {
        inbox.add(new Inbound(choice.read(Segments.end(frame, segment)), Math.max(at, now)));
    }

    @Override public long nextEvent() {
        long arrival = inbox.isEmpty() ? Time.NEVER : inbox.peek().at();
        long departure = schedule.wantsToSend() ? Math.max(now, portFree) : Time.NEVER;
        return Math.min(Math.min(arrival, departure), schedule.nextTimer());
    }

    @Override public long now() {
        return now;
    }

    @Override public void advance(long to) {
        for (long next = nextEvent(); next <= to; next = nextEvent()) {
            now = Math.max(now, next);
            if (!inbox.isEmpty() && inbox.peek().at() <= now) {
                accept(inbox.remove().frame());
            } else if (schedule.nextTimer() <= now) {
                expire();
            } else {
                transmit();
            }
        }
        now = Math.max(now, to);
    }

    Host host() {
        return host;
    }

    Dispatcher dispatcher() {
        return dispatcher;
    }

    private void accept(byte[] frame) {
        host.memory().cause(new Cause(frame));
        Dispatcher.Outcome outcome = dispatcher.accept(frame, now);
        host.counters().count(outcome.counter());
        if (outcome.pair() != null) {
            touch(outcome.pair());
        }
    }

    /** After anything happened to a queue pair. */
    private void touch(QueuePair pair) {
        pair.check();
        schedule.touch(pair, now);
    }

    private void expire() {
        QueuePair pair = schedule.expired(now);
        if (pair != null) {
            pair.tick(now);
            touch(pair);
        }
    }

    private void transmit() {
        QueuePair pair = schedule.nextSender();
        byte[] frame = null;
        if (pairs.get(pair.number()) == pair) {
            if (pair.hasAnswer()) {
                frame = pair.answer(now);
            } else if (pair.hasData() && pair.readyAt() <= now) {
                frame = pair.data(now);
            }
            touch(pair);
        }
        if (frame != null) {
            byte[] sent = pair.peer().address().paths().route(choice.write(frame));
            portFree = now + Time.onWire(sent.length, lineRate);
            wire.send(sent, portFree);
        }
    }

    @Override public void close() {}
}
