package veroce.nic;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import rnic.protocol.Command;
import rnic.protocol.FailureCause;
import rnic.protocol.CommandResult;
import rnic.protocol.CompletionKind;
import rnic.protocol.PathState;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.congestion.NsmSettings;
import veroce.congestion.PathRules;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Completion;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Endpoint;
import veroce.endpoint.FrameSink;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.Profile;
import veroce.endpoint.QueuePairSettings;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.memory.HostMemory;
import veroce.packet.IpAddress;

/** The NIC under simulation behind its driver. */
public final class NicEndpoint implements Endpoint {
    private final RnicParameters parameters;
    private final Address address;
    private final HostMemory memory = new HostMemory();
    private final BusFrames frames = new BusFrames(1);
    private final NicModel nic;
    private final NicLine line;
    private NicMailbox mailbox;
    private NicSharedQueues shared;
    private NicMrs mrs;
    private NicQueuePairs queuePairs;
    private NicCompletionQueues completions;
    /** Completions that were written before a queue pair was reset, by their queue. */
    private final Map<Integer, ArrayDeque<Completion>> early = new HashMap<>();
    private FrameSink wire = (frame, at) -> { };

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
        nic = new NicModel(parameters, engine, options, new BusMemory(memory, frames, parameters.bytes()), timing,
            gigabitsPerSecond, (at, frame) -> wire.send(frame, at), recording);
        line = new NicLine(nic, memory);
        begin();
    }

    private void begin() {
        mailbox = new NicMailbox(nic, parameters);
        mailbox.start(address);
        shared = new NicSharedQueues(mailbox, memory, parameters);
        mrs = new NicMrs(mailbox, memory, parameters);
        queuePairs = new NicQueuePairs(mailbox, memory, parameters);
        completions = new NicCompletionQueues(mailbox, memory);
    }

    /** Asks the NIC to reset itself. It has when {@code control.resetting} shows 0; nothing that was made is there then. */
    public void askForReset() {
        mailbox.set("control.reset", 1);
    }

    /** Resets the NIC by its register and brings up its data path, as if it were new. */
    public void restart() {
        askForReset();
        mailbox.awaitReset();
        early.clear();
        begin();
    }

    /** A setting of the whole NIC, as {@code register.field} of the register map. */
    public void set(String field, long value) {
        mailbox.set(field, value);
    }

    /** What a field of a register shows, as {@code register.field}. */
    public long get(String field) {
        return mailbox.get(field);
    }

    /** The constants of its circuit of NSM. */
    public void control(NsmSettings s) {
        set("cc_base_rtt.time", s.baseRtt());
        set("cc_target.delay", s.target());
        set("cc_target.scale", s.scale());
        set("cc_window_most.part", s.windowMost());
        set("cc_window_least.part", s.windowLeast());
        set("cc_step.gain", s.gain());
        set("cc_step.cut", s.cut());
        set("cc_period.time", s.period());
        set("cc_period.fast", s.fast());
        set("cc_reference.window", s.reference());
        set("cc_reference.pmtu", s.pmtuExponent());
        set("cc_reference.loss_is_path", s.lossIsPath() ? 1 : 0);
    }

    /** From now on the paths of controlled queue pairs are chosen by what is learned of them. */
    public void learn(PathRules rules) {
        set("path_rules.ecn_penalty", rules.markPenalty());
        set("path_rules.trim_penalty", rules.trimPenalty());
        set("path_rules.roll_at", rules.rollAt());
        set("path_rules.tail", rules.tailShift());
        set("path_rules.on_good", rules.resendsOnGood() ? 1 : 0);
        set("path_gap.time", rules.rollGap());
        set("path_rules.least_good", rules.probes().leastGood());
        set("path_probe.period", rules.probes().period());
        set("path_probe.backoff_max", rules.probes().mostDoublings());
        set("path_rules.learn", 1);
    }

    /** What its congestion control says of a flow, if it has one. */
    public CongestionView congestion(int queuePair, boolean responses) {
        long window = mailbox.command(Command.QUERY_CONGESTION, queuePair,
            values -> values.set("flow.responses", responses ? 1 : 0));
        return CongestionView.of(window, mailbox.answer(1), mailbox.answer(2), mailbox.answer(3));
    }

    /** What becomes of a path of a queue pair, if the NIC has congestion control. */
    public PathState path(int queuePair, int slot) {
        long states = mailbox.command(Command.QUERY_CONGESTION, queuePair, values -> values.set("flow.paths", 1));
        return PathState.values()[(int) (states >> 2 * slot & 3)];
    }

    /** Takes a path away from a queue pair, or gives it back; returns what comes of the command. */
    public CommandResult setPath(int queuePair, int slot, boolean denied) {
        return attempt(Command.SET_PATH, queuePair, Map.of("path.slot", (long) slot, "path.denied", denied ? 1L : 0));
    }

    /** Takes what the event register shows next; 0 if there is nothing. */
    public long takeEvent() {
        return mailbox.takeEvent();
    }

    /** The round-trip time from which queue pairs that are connected from now on start, in 1/16 us. */
    public void initialRtt(int sixteenths) {
        queuePairs.initialRtt(sixteenths);
    }

    /** From now on most regions have lists of their pages, which lie anywhere on the bus. */
    public NicEndpoint scatter() {
        mrs.list(new PageLists(memory, frames));
        nic.memory().seen(frames::host);
        return this;
    }

    /** How the pages of this region are found, or null if it has no list. */
    PageLists.Listed listed(int key) {
        return mrs.listed(key);
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
        return mrs.register(protectionDomain, address, length, access);
    }

    /** Registers memory under this key, whose index is free. */
    public int register(int key, int domain, long address, long length, Set<Access> access) {
        return mrs.register(key, domain, address, length, access);
    }

    @Override public void invalidate(int key) {
        mrs.invalidate(key);
    }

    /** Closes an MR that the peer may have withdrawn; returns whether it was still there. */
    public boolean release(int key) {
        return mrs.release(key);
    }

    // ---- queue pairs

    @Override public int create(QueuePairSettings settings) {
        if (queuePairs.isFull()) {
            throw VeroceException.usage("all " + parameters.queuePairs() + " queue pairs are in use");
        }
        completions.need(settings.completionQueue());
        return queuePairs.create(settings);
    }

    @Override public void connect(int queuePair, Peer peer) {
        queuePairs.connect(queuePair, peer);
    }

    @Override public void listen(int queuePair, Peer peer) {
        queuePairs.listen(queuePair, peer);
    }

    /** Brings a queue pair into another state. */
    public void modify(int queuePair, QueuePairState state) {
        queuePairs.modify(queuePair, state);
    }

    /** What was posted before is rung in with RTS. */
    @Override public void modify(int queuePair, veroce.endpoint.QueuePairState state) {
        queuePairs.enter(queuePair, QueuePairState.valueOf(state.name()));
    }

    /** Brings a queue pair into another state, or leaves it there, and gives it another rate; 0: no limit. */
    public void modify(int queuePair, QueuePairState state, long bitsPerSecond) {
        queuePairs.modify(queuePair, state, bitsPerSecond);
    }

    /** What was completed before can be polled behind it: its requests are found before they are forgotten. */
    @Override public void reset(int queuePair, Numbering numbering) {
        var pair = queuePairs.get(queuePair);
        if (pair.isKnown()) {
            end(queuePair);
            int queue = pair.settings().completionQueue();
            var kept = early.computeIfAbsent(queue, q -> new ArrayDeque<>());
            for (var entry = completions.take(queue); entry != null; entry = completions.take(queue)) {
                kept.add(completion(NicCompletion.of(entry)));
            }
        }
        restart(queuePair, numbering);
    }

    /** Ends a life; completions that were written before can still be polled. */
    public void end(int queuePair) {
        queuePairs.end(queuePair);
    }

    /** Empties the queues of a queue pair whose life has ended. */
    public void restart(int queuePair, Numbering numbering) {
        queuePairs.get(queuePair).restart(numbering);
    }

    /** From its next life on a queue pair speaks that. */
    public void speak(int queuePair, Profile profile) {
        queuePairs.get(queuePair).speak(profile);
    }

    /** Makes a completion queue of 2^{@code sizeLog} entries, in memory of one that is gone if there is any. */
    public void createCompletionQueue(int queue, int sizeLog) {
        completions.create(queue, sizeLog);
    }

    /** Takes back a completion queue that no queue pair uses. */
    public void destroyCompletionQueue(int queue) {
        completions.destroy(queue);
    }

    /** From its next life on a completion queue tells this event queue; 0 = none. */
    public void tells(int completionQueue, int eventQueue) {
        completions.tells(completionQueue, eventQueue);
    }

    /** Makes an event queue of 2^{@code sizeLog} entries. */
    public NicEventQueue createEventQueue(int number, int sizeLog) {
        return new NicEventQueue(mailbox, memory, number, sizeLog);
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
        queuePairs.modify(queuePair, QueuePairState.ERR);
    }

    @Override public veroce.endpoint.QueuePairState state(int queuePair) {
        return veroce.endpoint.QueuePairState.valueOf(queuePairs.state(queuePair).name());
    }

    /** Why a queue pair has gone to error by itself, as QUERY_QP says. */
    public FailureCause cause(int queuePair) {
        return queuePairs.cause(queuePair);
    }

    /** A queue pair is in error, and all that it had of a shared receive queue has come back. */
    public boolean hasReturned(int queuePair) {
        return queuePairs.hasReturned(queuePair);
    }

    // ---- work

    @Override public void postSend(int queuePair, SendRequest request) {
        queuePairs.post(queuePair, request);
    }

    @Override public void postReceive(int queuePair, ReceiveRequest request) {
        queuePairs.post(queuePair, request);
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

    /** Gives it one more IP address, by which peers may know it. */
    public NicEndpoint gid(int number, IpAddress ip) {
        mailbox.gid(number, ip);
        return this;
    }

    /** Takes an IP address away. */
    public void forget(int gid) {
        mailbox.forget(gid);
    }

    /** By which of its addresses the peers know it to which it connects from now on; 0: by {@link #address()}. */
    public NicEndpoint knownBy(int gid) {
        mailbox.knownBy(gid);
        return this;
    }

    /** Through which page it rings, and to which what it makes from now on listens; 0: the one of the kernel. */
    public NicEndpoint doorbellPage(int page) {
        mailbox.page(page);
        return this;
    }

    /** Rings all doorbells of these numbers through any page. */
    public void ringThrough(int page, int queuePair, int completionQueue, int count) {
        mailbox.ringThrough(page, "send_doorbell", "qp", queuePair, "producer", count);
        mailbox.ringThrough(page, "receive_doorbell", "qp", queuePair, "producer", count);
        mailbox.ringThrough(page, "completion_doorbell", "cq", completionQueue, "consumer", count);
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
        completions.ring(queue, consumer);
    }

    /** The next completion of this queue is to interrupt. */
    public void armCompletion(int queue) {
        completions.arm(queue);
    }

    /** Rings three doorbells of what does not exist; the NIC must refuse each. */
    public void ringRefused(int number) {
        mailbox.ringRefused("send_doorbell", "qp", number);
        mailbox.ringRefused("receive_doorbell", "qp", number);
        mailbox.ringRefused("completion_doorbell", "cq", number);
    }

    @Override public Completion poll(int completionQueue) {
        var kept = early.get(completionQueue);
        if (kept != null && !kept.isEmpty()) {
            return kept.remove();
        }
        var entry = completions.take(completionQueue);
        return entry == null ? null : completion(NicCompletion.of(entry));
    }

    /** Polls a completion whose request the driver does not know; returns whether there was one. */
    public boolean discard(int completionQueue) {
        return completions.take(completionQueue) != null;
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
            mrs.withdrawn(word);
        }
        return new Completion(pair.number(), id, entry.isReceive(), operation, entry.status(), entry.length(), word,
            entry.solicited());
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
        return completions.base(number);
    }

    @Override public Map<String, Long> counters() {
        return mailbox.counters();
    }

    // ---- time

    @Override public void attach(FrameSink to) {
        wire = to;
    }

    @Override public void receive(byte[] frame, long at) {
        line.receive(frame, at);
    }

    @Override public void advance(long to) {
        line.advance(to);
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
