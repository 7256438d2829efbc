package veroce.lockstep;

import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
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
import veroce.memory.HostMemory;

/** An endpoint with a planted fault: what it receives, sends, completes or counts is changed; null is lost. */
final class FaultyEndpoint implements Endpoint {
    private final Endpoint good;
    private final Fault fault;

    /** The places at which something may go wrong. */
    record Fault(UnaryOperator<byte[]> in, UnaryOperator<byte[]> out, UnaryOperator<byte[]> more,
                 UnaryOperator<Completion> completion, UnaryOperator<Map<String, Long>> counters) {
        private static final UnaryOperator<byte[]> NONE = UnaryOperator.identity();
        private static final UnaryOperator<byte[]> NOTHING = frame -> null;

        static Fault in(UnaryOperator<byte[]> change) {
            return new Fault(change, NONE, NOTHING, UnaryOperator.identity(), UnaryOperator.identity());
        }

        static Fault out(UnaryOperator<byte[]> change) {
            return new Fault(NONE, change, NOTHING, UnaryOperator.identity(), UnaryOperator.identity());
        }

        /** A frame may be followed by one more. */
        static Fault more(UnaryOperator<byte[]> behind) {
            return new Fault(NONE, NONE, behind, UnaryOperator.identity(), UnaryOperator.identity());
        }

        static Fault completion(UnaryOperator<Completion> change) {
            return new Fault(NONE, NONE, NOTHING, change, UnaryOperator.identity());
        }

        static Fault counters(UnaryOperator<Map<String, Long>> change) {
            return new Fault(NONE, NONE, NOTHING, UnaryOperator.identity(), change);
        }
    }

    FaultyEndpoint(Endpoint good, Fault fault) {
        this.good = good;
        this.fault = fault;
    }

    @Override public void receive(byte[] frame, long at) {
        byte[] changed = fault.in().apply(frame);
        if (changed != null) {
            good.receive(changed, at);
        }
    }

    @Override public void attach(FrameSink wire) {
        good.attach((frame, at) -> {
            byte[] changed = fault.out().apply(frame);
            if (changed != null) {
                wire.send(changed, at);
            }
            byte[] next = fault.more().apply(frame);
            if (next != null) {
                wire.send(next, at);
            }
        });
    }

    @Override public Completion poll(int completionQueue) {
        for (Completion next = good.poll(completionQueue); next != null; next = good.poll(completionQueue)) {
            Completion changed = fault.completion().apply(next);
            if (changed != null) {
                return changed;
            }
        }
        return null;
    }

    @Override public Map<String, Long> counters() {
        return fault.counters().apply(good.counters());
    }

    @Override public Address address() {
        return good.address();
    }

    @Override public HostMemory memory() {
        return good.memory();
    }

    @Override public int register(int protectionDomain, long address, long length, Set<Access> access) {
        return good.register(protectionDomain, address, length, access);
    }

    @Override public void invalidate(int key) {
        good.invalidate(key);
    }

    @Override public int create(QueuePairSettings settings) {
        return good.create(settings);
    }

    @Override public void connect(int queuePair, Peer peer) {
        good.connect(queuePair, peer);
    }

    @Override public void reset(int queuePair, Numbering numbering) {
        good.reset(queuePair, numbering);
    }

    @Override public void listen(int queuePair, Peer peer) {
        good.listen(queuePair, peer);
    }

    @Override public void modify(int queuePair, QueuePairState state) {
        good.modify(queuePair, state);
    }

    @Override public void fail(int queuePair) {
        good.fail(queuePair);
    }

    @Override public QueuePairState state(int queuePair) {
        return good.state(queuePair);
    }

    @Override public void postSend(int queuePair, SendRequest request) {
        good.postSend(queuePair, request);
    }

    @Override public void postReceive(int queuePair, ReceiveRequest request) {
        good.postReceive(queuePair, request);
    }

    @Override public int createSharedQueue(int size) {
        return good.createSharedQueue(size);
    }

    @Override public void destroySharedQueue(int sharedQueue) {
        good.destroySharedQueue(sharedQueue);
    }

    @Override public void postShared(int sharedQueue, ReceiveRequest request) {
        good.postShared(sharedQueue, request);
    }

    @Override public void armLimit(int sharedQueue, int below) {
        good.armLimit(sharedQueue, below);
    }

    @Override public boolean takeLimitEvent(int sharedQueue) {
        return good.takeLimitEvent(sharedQueue);
    }

    @Override public void advance(long to) {
        good.advance(to);
    }

    @Override public long now() {
        return good.now();
    }

    @Override public long nextEvent() {
        return good.nextEvent();
    }

    @Override public void close() {
        good.close();
    }
}
