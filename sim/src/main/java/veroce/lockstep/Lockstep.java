package veroce.lockstep;

import java.util.ArrayDeque;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.Endpoint;
import veroce.endpoint.FrameSink;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.QueuePairState;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.endpoint.TransportSettings;
import veroce.memory.HostMemory;
import veroce.packet.DecodedFrame;
import veroce.packet.Disposition;
import veroce.packet.PacketDecoder;
import veroce.reference.RoceShadow;
import veroce.reference.Shadow;

/**
 * A device in lockstep with the reference: an endpoint like any other, so that every scenario can be played with it.
 * Both are given the same commands, posts and frames in the same order; what the device writes, completes, sends and
 * counts is compared with what the reference would. The comparison lags behind the device by its {@link Pace}, so that
 * everything that comes of a frame is known when the frame is judged.
 */
public final class Lockstep implements Endpoint {
    private final Endpoint device;
    private final Pace pace;
    private final Judge judge;
    private final PriorityQueue<Event> log = new PriorityQueue<>();
    private final ArrayDeque<Inbound> inbox = new ArrayDeque<>();
    private final Set<Integer> queues = new TreeSet<>();
    /** Completions that were taken before somebody asked for them, by their queue. */
    private final Map<Integer, ArrayDeque<Completion>> polled = new TreeMap<>();
    private FrameSink wire = (frame, at) -> { };
    private long number;
    /** There were frames since a queue pair was connected. */
    private boolean traffic;
    /** Before this time the device is given no frame. */
    private long held;
    private long lineFree;
    /** When the device was given the newest frame. */
    private long given = Long.MIN_VALUE / 2;

    private record Inbound(byte[] frame, long at) {}

    private record Event(long at, long number, Runnable action) implements Comparable<Event> {
        @Override public int compareTo(Event other) {
            int byTime = Long.compare(at, other.at);
            return byTime != 0 ? byTime : Long.compare(number, other.number);
        }
    }

    /** @param transport the settings that the device has */
    public Lockstep(Endpoint device, TransportSettings transport, Pace pace) {
        this(device, transport, pace, Profile.VEROCE);
    }

    /** All queue pairs speak the same. */
    public Lockstep(Endpoint device, TransportSettings transport, Pace pace, Profile profile) {
        this.device = device;
        this.pace = pace;
        judge = switch (profile) {
            case VEROCE -> new VeroceJudge(new Shadow(device.address(), transport), device.memory(), pace);
            case ROCE_V2 -> new RoceJudge(new RoceShadow(device.address(), transport), device.memory(), pace);
        };
        device.attach(this::sent);
        device.memory().follow(this::written);
    }

    /** What the host writes is what the device will read. */
    private void written(long address, int length) {
        byte[] bytes = device.memory().read(address, length);
        note(() -> judge.written(address, bytes));
    }

    private void note(long at, Runnable action) {
        log.add(new Event(at, number++, action));
    }

    private void note(Runnable action) {
        note(device.now(), action);
    }

    private void sent(byte[] frame, long at) {
        DecodedFrame decoded = PacketDecoder.decode(frame);
        if (decoded.disposition() != Disposition.RX_OK) {
            throw new Divergence(at, -1, "the device sends a frame that is " + decoded.disposition().counter());
        }
        var packet = decoded.packet();
        judge.announce(packet, at);
        note(at, () -> judge.sent(packet, frame, at));
        wire.send(frame, at);
    }

    @Override public Address address() {
        return device.address();
    }

    @Override public HostMemory memory() {
        return device.memory();
    }

    // ---- commands

    @Override public int register(int protectionDomain, long address, long length, Set<Access> access) {
        int key = device.register(protectionDomain, address, length, access);
        judge.placements().add(key, address, length, access);
        note(() -> judge.twin().register(key, protectionDomain, address, length, access));
        return key;
    }

    /** Before commands that end something, what came earlier has its effect, and its completions belong to it. */
    private void settle() {
        device.advance(device.now() + pace.patience());
        for (int queue : queues) {
            for (Completion next = take(queue); next != null; next = take(queue)) {
                polled.computeIfAbsent(queue, q -> new ArrayDeque<>()).add(next);
            }
        }
    }

    @Override public void invalidate(int key) {
        settle();
        device.invalidate(key);
        long at = device.now();
        note(at, () -> judge.invalidate(key, at));
    }

    @Override public int create(QueuePairSettings settings) {
        int pair = device.create(settings);
        queues.add(settings.completionQueue());
        note(() -> judge.create(pair, settings));
        return pair;
    }

    @Override public void connect(int queuePair, Peer peer) {
        if (traffic) {
            settle();
        }
        device.connect(queuePair, peer);
        note(() -> {
            judge.listen(queuePair, peer);
            judge.twin().modify(queuePair, QueuePairState.RTS);
        });
        judgeUntil(device.now());
        traffic = false;
    }

    @Override public void listen(int queuePair, Peer peer) {
        if (traffic) {
            settle();
        }
        device.listen(queuePair, peer);
        note(() -> judge.listen(queuePair, peer));
        judgeUntil(device.now());
        traffic = false;
    }

    @Override public void modify(int queuePair, QueuePairState state) {
        settle();
        device.modify(queuePair, state);
        note(() -> judge.twin().modify(queuePair, state));
    }

    @Override public void reset(int queuePair, Numbering numbering) {
        settle();
        device.reset(queuePair, numbering);
        long at = device.now();
        note(at, () -> judge.reset(queuePair, numbering, at));
    }

    @Override public void fail(int queuePair) {
        modify(queuePair, QueuePairState.ERR);
    }

    @Override public QueuePairState state(int queuePair) {
        return device.state(queuePair);
    }

    // ---- work

    @Override public void postSend(int queuePair, SendRequest request) {
        device.postSend(queuePair, request);
        note(() -> judge.twin().postSend(queuePair, request));
        rung();
    }

    /** Frames that came before the doorbell must not meet the request on their way through the device. */
    @Override public void postReceive(int queuePair, ReceiveRequest request) {
        device.advance(Math.max(device.now(), given + pace.doorbell()));
        device.postReceive(queuePair, request);
        note(() -> judge.twin().postReceive(queuePair, request));
        rung();
    }

    @Override public int createSharedQueue(int size) {
        int number = device.createSharedQueue(size);
        note(() -> judge.shared().create(number, size));
        return number;
    }

    @Override public void destroySharedQueue(int sharedQueue) {
        device.destroySharedQueue(sharedQueue);
    }

    /** As {@link #postReceive}. */
    @Override public void postShared(int sharedQueue, ReceiveRequest request) {
        device.advance(Math.max(device.now(), given + pace.doorbell()));
        device.postShared(sharedQueue, request);
        note(() -> judge.shared().post(sharedQueue, request));
        rung();
    }

    @Override public void armLimit(int sharedQueue, int below) {
        device.armLimit(sharedQueue, below);
    }

    @Override public boolean takeLimitEvent(int sharedQueue) {
        return device.takeLimitEvent(sharedQueue);
    }

    /** Doorbells take their time, one after the other. */
    private void rung() {
        held = Math.max(held + pace.register(), device.now() + pace.doorbell());
    }

    @Override public Completion poll(int completionQueue) {
        ArrayDeque<Completion> before = polled.get(completionQueue);
        return before != null && !before.isEmpty() ? before.remove() : take(completionQueue);
    }

    private Completion take(int completionQueue) {
        Completion completion = device.poll(completionQueue);
        if (completion != null) {
            long at = device.now();
            note(at, () -> judge.completed(completion, at));
        }
        return completion;
    }

    @Override public Map<String, Long> counters() {
        return device.counters();
    }

    // ---- time

    @Override public void attach(FrameSink to) {
        wire = to;
    }

    @Override public void receive(byte[] frame, long at) {
        inbox.add(new Inbound(frame, at));
    }

    @Override public void advance(long to) {
        while (!inbox.isEmpty()) {
            device.advance(Math.min(to, nextArrival()));
            long at = Math.max(nextArrival(), device.now());
            if (at > to) {
                break;
            }
            byte[] frame = inbox.remove().frame();
            lineFree = at + Time.onWire(frame.length, pace.bitsPerSecond());
            device.receive(frame, at);
            given = at;
            traffic = true;
            note(at, () -> judge.received(frame, at));
        }
        device.advance(to);
        judgeUntil(device.now() - pace.patience());
    }

    private long nextArrival() {
        return Math.max(inbox.peek().at(), Math.max(held, lineFree));
    }

    private void judgeUntil(long until) {
        while (!log.isEmpty() && log.peek().at() <= until) {
            log.remove().action().run();
        }
    }

    @Override public long now() {
        return device.now();
    }

    @Override public long nextEvent() {
        return inbox.isEmpty() ? device.nextEvent() : Math.min(device.nextEvent(), Math.max(nextArrival(), device.now()));
    }

    /** Lets the device come to rest without further frames, and compares everything. */
    public void finish() {
        device.advance(device.now() + 2 * pace.patience());
        for (int queue : queues) {
            while (poll(queue) != null) {
                continue;
            }
        }
        long end = device.now();
        judgeUntil(Long.MAX_VALUE);
        judge.rest(device.counters(), end);
    }

    @Override public void close() {
        try {
            finish();
        } finally {
            device.close();
        }
    }
}
