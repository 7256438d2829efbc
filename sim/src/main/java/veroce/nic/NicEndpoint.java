package veroce.nic;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;
import rnic.protocol.CompletionKind;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Endpoint;
import veroce.endpoint.FrameSink;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.memory.HostMemory;
import veroce.memory.MemoryWindow;

/** The NIC under simulation behind its driver. */
public final class NicEndpoint implements Endpoint {
    private static final int COMPLETION_ENTRY = 64;
    private static final int COMPLETION_SIZE_LOG = 12;
    private static final int OWNER = 63;

    private record Registered(int key, MemoryWindow window) {}

    private record Arrival(byte[] frame, long at) {}

    private final RnicParameters parameters;
    private final Address address;
    private final HostMemory memory = new HostMemory();
    private final NicModel nic;
    private final NicMailbox mailbox;
    private final NicSharedQueues shared;
    private final List<NicQueuePair> queuePairs = new ArrayList<>();
    private final Map<Integer, Ring> completions = new HashMap<>();
    private final List<Ring> spare = new ArrayList<>();
    private final Map<Integer, Registered> mrs = new HashMap<>();
    private final Map<Peer, Integer> handles = new HashMap<>();
    private final ArrayDeque<Arrival> arrivals = new ArrayDeque<>();
    private FrameSink wire = (frame, at) -> { };
    private int lastMr;
    /** 10 us in units of 1/16 us. */
    private int initialRtt = 160;

    /**
     * Starts a NIC and brings up its data path.
     *
     * @param gigabitsPerSecond speed of its line
     */
    public NicEndpoint(RnicParameters parameters, Address address, Engine engine, Options options,
                       HostBus.Timing timing, double gigabitsPerSecond) {
        this(parameters, address, engine, options, timing, gigabitsPerSecond, null);
    }

    /** As the other; {@code recording}, if not null, gets the inputs of every cycle. */
    public NicEndpoint(RnicParameters parameters, Address address, Engine engine, Options options,
                       HostBus.Timing timing, double gigabitsPerSecond, Recording recording) {
        this.parameters = parameters;
        this.address = address;
        nic = new NicModel(parameters, engine, options, new BusMemory(memory, parameters.bytes()), timing,
            gigabitsPerSecond, (at, frame) -> wire.send(frame, at), recording);
        mailbox = new NicMailbox(nic, parameters);
        mailbox.start(address);
        shared = new NicSharedQueues(mailbox, memory, parameters);
    }

    /** A setting of the whole NIC, as {@code register.field} of the register map. */
    public void set(String field, long value) {
        mailbox.set(field, value);
    }

    /** The round-trip time from which queue pairs that are connected from now on start, in 1/16 us. */
    public void initialRtt(int sixteenths) {
        initialRtt = sixteenths;
    }

    /** The model, for measurements. */
    public NicModel model() {
        return nic;
    }

    /** Records waves from now on. */
    public void waves(Path file) {
        nic.waves(file);
    }

    @Override public Address address() {
        return address;
    }

    @Override public HostMemory memory() {
        return memory;
    }

    // ---- MRs

    @Override public int register(int protectionDomain, long address, long length, Set<Access> access) {
        for (int tried = 0; tried < parameters.mrs(); tried++) {
            lastMr = (lastMr + 1) % parameters.mrs();
            if (!mrs.containsKey(lastMr)) {
                int tag = lastMr * 7 + mrs.size() & 0xff;
                return register(lastMr << 8 | tag, protectionDomain, address, length, access);
            }
        }
        throw VeroceException.usage("all " + parameters.mrs() + " memory regions are in use");
    }

    /** Registers memory under this key, whose index is free. */
    public int register(int key, int domain, long address, long length, Set<Access> access) {
        mailbox.command(Command.REGISTER_MR, key & 0xffff_ffffL, values -> values
            .set("base.address", address).set("length.bytes", length).set("rights.pd", domain)
            .set("rights.local_write", flag(access, Access.LOCAL_WRITE))
            .set("rights.remote_write", flag(access, Access.REMOTE_WRITE))
            .set("rights.remote_read", flag(access, Access.REMOTE_READ))
            .set("rights.remote_atomic", flag(access, Access.REMOTE_ATOMIC))
            .set("rights.remote_invalidate", flag(access, Access.REMOTE_INVALIDATE)));
        boolean writable = access.contains(Access.LOCAL_WRITE) || access.contains(Access.REMOTE_WRITE)
            || access.contains(Access.REMOTE_ATOMIC);
        mrs.put(key >>> 8, new Registered(key, memory.open("MR 0x" + Integer.toHexString(key), address, length,
            writable)));
        return key;
    }

    private static long flag(Set<Access> rights, Access right) {
        return rights.contains(right) ? 1 : 0;
    }

    @Override public void invalidate(int key) {
        var mr = mrs.remove(key >>> 8);
        if (mr == null || mr.key() != key) {
            throw new IllegalArgumentException("key 0x" + Integer.toHexString(key) + " is not registered");
        }
        mailbox.command(Command.INVALIDATE_MR, key & 0xffff_ffffL);
        memory.close(mr.window());
    }

    /** Closes an MR that the peer may have withdrawn; returns whether it was still there. */
    public boolean release(int key) {
        var result = attempt(Command.INVALIDATE_MR, key & 0xffff_ffffL, Map.of());
        withdrawn(key);
        if (result != CommandResult.DONE && result != CommandResult.MR_UNUSED) {
            throw VeroceException.failure("the NIC refuses to close " + key + ": " + result.meaning());
        }
        return result == CommandResult.DONE;
    }

    // ---- queue pairs

    @Override public int create(QueuePairSettings settings) {
        if (queuePairs.size() == parameters.queuePairs()) {
            throw VeroceException.usage("all " + parameters.queuePairs() + " queue pairs are in use");
        }
        if (!completions.containsKey(settings.completionQueue())) {
            createCompletionQueue(settings.completionQueue(), COMPLETION_SIZE_LOG);
        }
        var pair = new NicQueuePair(queuePairs.size(), memory, settings);
        queuePairs.add(pair);
        return pair.number();
    }

    @Override public void connect(int queuePair, Peer peer) {
        listen(queuePair, peer);
        modify(queuePair, veroce.endpoint.QueuePairState.RTS);
    }

    @Override public void listen(int queuePair, Peer peer) {
        var pair = queuePairs.get(queuePair);
        var numbering = pair.numbering();
        if (!isPossible(numbering) || !isPossible(peer.numbering())) {
            throw VeroceException.usage("the NIC numbers messages from " + (parameters.firstMessages() + 1)
                + " and receive requests from " + parameters.firstMessages() + "; only the first PSN can be chosen");
        }
        int handle = handle(peer);
        pair.begins();
        mailbox.command(Command.CREATE_QP, queuePair, values -> {
            NicLife.fill(values, parameters, pair.settings(), numbering, peer);
            values.set("address.handle", handle).set("timing.srtt", initialRtt)
                .set("send_queue.address", pair.sends().base()).set("size.send", pair.sends().sizeLog());
            if (pair.settings().usesSharedQueue()) {
                values.set("rate.shared", 1).set("rate.srq", pair.settings().sharedQueue());
            } else {
                values.set("receive_queue.address", pair.receives().base())
                    .set("size.receive", pair.receives().sizeLog());
            }
        });
        if (!pair.settings().usesSharedQueue()) {
            ringReceive(pair);
        }
        modify(pair, QueuePairState.RTR);
    }

    private boolean isPossible(Numbering numbering) {
        return numbering.message() == parameters.firstMessages() + 1
            && numbering.receive() == parameters.firstMessages();
    }

    private int handle(Peer peer) {
        var known = new Peer(peer.address(), 0, Numbering.from(0));
        return handles.computeIfAbsent(known, p -> {
            int index = handles.size();
            var to = peer.address();
            mailbox.command(Command.WRITE_ADDRESS, index, values -> {
                values.set("mac.address", to.mac()).set("tag.ipv6", to.ip().v6() ? 1 : 0)
                    .set("ip_high.address", to.ip().high()).set("ip_low.address", to.ip().low());
                if (to.vlan() >= 0) {
                    values.set("tag.vlan", to.vlan()).set("tag.present", 1);
                }
            });
            return index;
        });
    }

    /** Brings a queue pair into another state. */
    public void modify(int queuePair, QueuePairState state) {
        modify(queuePairs.get(queuePair), state);
    }

    /** What was posted before is rung in with RTS. */
    @Override public void modify(int queuePair, veroce.endpoint.QueuePairState state) {
        var pair = queuePairs.get(queuePair);
        modify(pair, QueuePairState.valueOf(state.name()));
        if (pair.state() == QueuePairState.RTS) {
            ringSend(pair);
        }
    }

    private void modify(NicQueuePair pair, QueuePairState state) {
        mailbox.command(Command.MODIFY_QP, pair.number(), values -> values.set("state.code", state.ordinal()));
        pair.state(state);
    }

    /** Brings a queue pair into another state, or leaves it there, and gives it another rate; 0: no limit. */
    public void modify(int queuePair, QueuePairState state, long bitsPerSecond) {
        mailbox.command(Command.MODIFY_QP, queuePair, values -> values.set("state.code", state.ordinal())
            .set("state.rate", 1).set("rate.megabits", bitsPerSecond / 1_000_000));
        queuePairs.get(queuePair).state(state);
    }

    @Override public void reset(int queuePair, Numbering numbering) {
        end(queuePair);
        restart(queuePair, numbering);
    }

    /** Ends a life; completions that were written before can still be polled. */
    public void end(int queuePair) {
        mailbox.command(Command.RESET_QP, queuePair);
        queuePairs.get(queuePair).unmap();
    }

    /** Empties the queues of a queue pair whose life has ended. */
    public void restart(int queuePair, Numbering numbering) {
        queuePairs.get(queuePair).restart(numbering);
    }

    /** Makes a completion queue of 2^{@code sizeLog} entries, in memory of one that is gone if there is any. */
    public void createCompletionQueue(int queue, int sizeLog) {
        var known = spare.stream().filter(ring -> ring.sizeLog() == sizeLog).findFirst();
        var ring = known.orElseGet(() ->
            new Ring(memory, "completion queue " + queue, COMPLETION_ENTRY, sizeLog, true));
        spare.remove(ring);
        ring.restart();
        ring.map();
        completions.put(queue, ring);
        mailbox.command(Command.CREATE_CQ, queue, values -> values.set("base.address", ring.base())
            .set("size.log2", sizeLog));
    }

    /** Takes back a completion queue that no queue pair uses. */
    public void destroyCompletionQueue(int queue) {
        mailbox.command(Command.DESTROY_CQ, queue);
        var ring = completions.remove(queue);
        ring.unmap();
        spare.add(ring);
    }

    /** Gives a command that the NIC may refuse. */
    public CommandResult attempt(Command command, long target, Map<String, Long> arguments) {
        return mailbox.attempt(command, target, values -> arguments.forEach(values::set));
    }

    /** A mistake to be found: the memory of the queues is taken away and the NIC is not told. */
    public void unmapQueues(int queuePair) {
        queuePairs.get(queuePair).unmap();
    }

    /** Cycles from the last command of this kind to its answer, as the host sees both. */
    public long commandCycles(Command command) {
        return mailbox.commandCycles(command);
    }

    @Override public void fail(int queuePair) {
        modify(queuePairs.get(queuePair), QueuePairState.ERR);
    }

    @Override public veroce.endpoint.QueuePairState state(int queuePair) {
        var pair = queuePairs.get(queuePair);
        var state = pair.state() == QueuePairState.INIT || pair.state() == QueuePairState.RESET ? pair.state()
            : QueuePairState.values()[(int) mailbox.command(Command.QUERY_QP, queuePair)];
        return veroce.endpoint.QueuePairState.valueOf(state.name());
    }

    // ---- work

    @Override public void postSend(int queuePair, SendRequest request) {
        var pair = queuePairs.get(queuePair);
        pair.post(request);
        ringSend(pair);
    }

    @Override public void postReceive(int queuePair, ReceiveRequest request) {
        var pair = queuePairs.get(queuePair);
        pair.post(request);
        ringReceive(pair);
    }

    @Override public int createSharedQueue(int size) {
        return shared.create(size);
    }

    @Override public void destroySharedQueue(int sharedQueue) {
        shared.destroy(sharedQueue);
    }

    @Override public void postShared(int sharedQueue, ReceiveRequest request) {
        shared.post(sharedQueue, request);
    }

    @Override public void armLimit(int sharedQueue, int below) {
        shared.arm(sharedQueue, below);
    }

    @Override public boolean takeLimitEvent(int sharedQueue) {
        return shared.takeLimit(sharedQueue);
    }

    /** Requests that queue pairs get ahead, of shared receive queues that are made from now on. */
    public void sharedAhead(int requests) {
        shared.ahead(requests);
    }

    private void ringSend(NicQueuePair pair) {
        ring("send_doorbell", pair, pair.sends());
    }

    private void ringReceive(NicQueuePair pair) {
        ring("receive_doorbell", pair, pair.receives());
    }

    /** Before it is connected, a queue pair is not known to the NIC. */
    private void ring(String doorbell, NicQueuePair pair, Ring ring) {
        if (pair.isKnown()) {
            mailbox.ring(doorbell, "qp", pair.number(), "producer", ring.count());
        }
    }

    /** Rings the doorbell of a send queue with any producer index, as the driver would not. */
    public void ringSend(int queuePair, int producer) {
        mailbox.ring("send_doorbell", "qp", queuePair, "producer", producer);
    }

    /** Rings the doorbell of a receive queue with any producer index. */
    public void ringReceive(int queuePair, int producer) {
        mailbox.ring("receive_doorbell", "qp", queuePair, "producer", producer);
    }

    /** Rings the doorbell of a shared receive queue with any producer index. */
    public void ringShared(int sharedQueue, int producer) {
        shared.ring(sharedQueue, producer);
    }

    /** Where a shared receive queue begins in host memory. */
    public long sharedQueue(int number) {
        return shared.get(number).ring().base();
    }

    /** Rings the doorbell of a completion queue with any consumer index. */
    public void ringCompletion(int queue, int consumer) {
        mailbox.ring("completion_doorbell", "cq", queue, "consumer", consumer);
    }

    /** Rings three doorbells of what does not exist; the NIC must refuse each. */
    public void ringRefused(int number) {
        mailbox.ringRefused("send_doorbell", "qp", number);
        mailbox.ringRefused("receive_doorbell", "qp", number);
        mailbox.ringRefused("completion_doorbell", "cq", number);
    }

    @Override public Completion poll(int completionQueue) {
        var entry = take(completionQueue);
        return entry == null ? null : completion(NicCompletion.of(entry));
    }

    /** Polls a completion whose request the driver does not know; returns whether there was one. */
    public boolean discard(int completionQueue) {
        return take(completionQueue) != null;
    }

    /** The next entry of a completion queue, or null. */
    private ByteBuffer take(int completionQueue) {
        var ring = completions.get(completionQueue);
        if (ring == null) {
            return null;
        }
        var entry = ring.peek();
        if ((entry.get(OWNER) & 1) == (ring.lap() & 1)) {
            return null;
        }
        ring.take();
        if (ring.count() % Math.max(1, ring.size() / 4) == 0) {
            ringCompletion(completionQueue, ring.count());
        }
        return entry;
    }

    private Completion completion(NicCompletion entry) {
        var pair = queuePairs.get(entry.queuePair());
        long id;
        var operation = entry.operation();
        if (entry.isReceive()) {
            id = entry.isShared() ? shared.get(entry.srq()).finish(entry.index()) : pair.finishReceive(entry.index());
        } else {
            var request = pair.finishSend(entry.index());
            id = request.id();
            operation = request.operation();
        }
        if (entry.status() != CompletionStatus.SUCCESS) {
            return Completion.failed(pair.number(), id, entry.isReceive(), entry.status());
        }
        int word = operation.carriesWord() && entry.isReceive() ? entry.word() : 0;
        if (entry.kind() == CompletionKind.RECEIVE_INVALIDATE) {
            withdrawn(word);
        }
        return new Completion(pair.number(), id, entry.isReceive(), operation, entry.status(), entry.length(), word,
            entry.solicited());
    }

    /** The peer has withdrawn an MR, if it was still there: the NIC touches it no more. */
    private void withdrawn(int key) {
        var mr = mrs.get(key >>> 8);
        if (mr != null && mr.key() == key) {
            mrs.remove(key >>> 8);
            memory.close(mr.window());
        }
    }

    /** Where the send queue of a queue pair begins in host memory. */
    public long sendQueue(int queuePair) {
        return queuePairs.get(queuePair).sends().base();
    }

    /** Where the receive queue of a queue pair begins in host memory. */
    public long receiveQueue(int queuePair) {
        return queuePairs.get(queuePair).receives().base();
    }

    /** Where a completion queue begins in host memory. */
    public long completionQueue(int number) {
        return completions.get(number).base();
    }

    @Override public Map<String, Long> counters() {
        return mailbox.counters();
    }

    // ---- time

    @Override public void attach(FrameSink to) {
        wire = to;
    }

    @Override public void receive(byte[] frame, long at) {
        arrivals.add(new Arrival(frame, at));
    }

    @Override public void advance(long to) {
        while (nic.picoseconds() < to) {
            while (!arrivals.isEmpty() && arrivals.peek().at() <= nic.picoseconds()) {
                var frame = arrivals.remove().frame();
                memory.cause(frame);
                nic.receive(frame);
            }
            double next = arrivals.isEmpty() ? to : Math.min(to, arrivals.peek().at());
            nic.step(Math.max(1, nic.cyclesBefore(next)));
        }
    }

    @Override public long now() {
        return nic.picoseconds();
    }

    /** Hardware runs all the time: the next cycle. */
    @Override public long nextEvent() {
        return nic.picoseconds() + 1;
    }

    @Override public void whileHostWaits(Runnable world) {
        mailbox.whileWaiting(world);
    }

    @Override public void close() {
        nic.close();
    }
}
