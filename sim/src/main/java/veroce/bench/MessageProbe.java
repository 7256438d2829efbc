package veroce.bench;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Connection;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.endpoint.Time;
import veroce.network.Link;
import veroce.network.Network;
import veroce.network.PathSettings;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Opcode;

/**
 * Messages of 64 bytes between two NICs, one at a time, each followed to the cycle: when its frame has left, when its
 * bytes lie in host memory, when its completion does. Alone, or beside queue pairs that fill the line.
 */
public final class MessageProbe implements AutoCloseable {
    /** What is measured of a message. */
    public enum Part { POST_TO_WIRE, WIRE_TO_MEMORY, MEMORY_TO_COMPLETION, END_TO_END }

    private static final Address LEFT = Address.of(0x02_00_00_00_00_01L, "10.0.0.1");
    private static final Address RIGHT = Address.of(0x02_00_00_00_00_02L, "10.0.0.2");
    private static final int DOMAIN = 1;
    private static final int BYTES = 64;
    private static final int LARGE = 32 * 1024;
    private static final int LOAD = 4;
    private static final int LOAD_POSTED = 6;
    private static final long WIRE = Time.MICROSECOND;
    private static final int BTH = 42;
    private static final Set<Integer> ACKNOWLEDGEMENTS = Set.of(Opcode.ACKNOWLEDGE, Opcode.SACK, Opcode.ACKNOWLEDGE_RSP,
        Opcode.SACK_RSP);
    /** Completion queues: that of the load, and that of the message. */
    private static final int OF_LOAD = 0;
    private static final int OF_PROBE = 1;
    private static final int QUEUE_BYTES = 64 << 12;
    private static final long TOO_LONG = 500 * Time.MICROSECOND;

    private final RnicParameters parameters;
    private final Operation operation;
    private final NicEndpoint left;
    private final NicEndpoint right;
    private final Link link;
    private final Connection connection;
    private final long source;
    private final long target;
    private final int sourceKey;
    private final int targetKey;
    private final List<Connection> load = new ArrayList<>();
    private final long loadSource;
    private final long loadTarget;
    private final int loadSourceKey;
    private final int loadTargetKey;
    private final SplittableRandom random;
    private long sentAt;
    private long arrivedAt;
    private long placedAt;
    private long toldAt;
    private long doneAt;

    /**
     * Brings up two NICs.
     *
     * @param timing of host memory
     * @param loaded whether four other queue pairs fill the line from left to right
     */
    public MessageProbe(RnicParameters parameters, HostBus.Timing timing, Operation operation, boolean loaded, long seed) {
        this.parameters = parameters;
        this.operation = operation;
        random = new SplittableRandom(seed);
        var options = Options.standard().effort(Options.Effort.FULL);
        left = new NicEndpoint(parameters, LEFT, Engine.JVM, options, timing, 100);
        right = new NicEndpoint(parameters, RIGHT, Engine.JVM, options, timing, 100);
        var path = PathSettings.PLAIN.withDelay(WIRE, 0);
        link = new Link(left, right, new Network(Collections.nCopies(1, path), seed + 1),
            new Network(Collections.nCopies(1, path), seed));
        source = left.memory().allocate(BYTES, 4096);
        target = right.memory().allocate(BYTES, 4096);
        var all = EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE, Access.REMOTE_READ, Access.REMOTE_ATOMIC);
        sourceKey = left.register(DOMAIN, source, BYTES, all);
        targetKey = right.register(DOMAIN, target, BYTES, all);
        connection = Connection.between(left, right, new QueuePairOptions().protectionDomain(DOMAIN).pmtu(4096)
            .completionQueue(OF_PROBE).queues(16, 16).window(parameters.window(), parameters.messages(), 8)
            .reads(parameters.reads()).atomics().settings());
        loadSource = left.memory().allocate(LARGE, 4096);
        loadTarget = right.memory().allocate(LARGE, 4096);
        loadSourceKey = left.register(DOMAIN, loadSource, LARGE, all);
        loadTargetKey = right.register(DOMAIN, loadTarget, LARGE, all);
        for (int i = 0; i < (loaded ? LOAD : 0); i++) {
            load.add(Connection.between(left, right, new QueuePairOptions().protectionDomain(DOMAIN).pmtu(4096)
                .completionQueue(OF_LOAD).queues(16, 16).window(parameters.window(), parameters.messages(), 8)
                .settings()));
        }
        link.runTo(Math.max(left.now(), right.now()));
        link.tap(this::frame);
        left.memory().observe((address, length) -> written(left, address));
        right.memory().observe((address, length) -> written(right, address));
        for (var one : load) {
            for (int i = 0; i < LOAD_POSTED; i++) {
                fill(one.leftPair());
            }
        }
    }

    private void fill(int pair) {
        left.postSend(pair, SendRequest.write(pair, loadSource, loadSourceKey, LARGE, loadTarget, loadTargetKey));
    }

    private void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
        int pair = (frame[BTH + 5] & 0xff) << 16 | (frame[BTH + 6] & 0xff) << 8 | frame[BTH + 7] & 0xff;
        boolean ours = pair == (from == left ? connection.rightPair() : connection.leftPair());
        if (!ours || ACKNOWLEDGEMENTS.contains(frame[BTH] & 0xff)) {
            return;
        }
        if (from == left && !arrives && sentAt == 0) {
            sentAt = time;
        } else if (arrives && to == (operation.hasResponse() ? left : right) && arrivedAt == 0) {
            arrivedAt = time;
        }
    }

    private void written(NicEndpoint where, long address) {
        boolean here = where == (operation.hasResponse() ? left : right);
        long place = operation.hasResponse() ? source : target;
        if (here && address >= place && address < place + BYTES) {
            placedAt = where.now();
        } else if (address >= where.completionQueue(OF_PROBE) && address < where.completionQueue(OF_PROBE) + QUEUE_BYTES) {
            if (where == left) {
                doneAt = where.now();
            } else {
                toldAt = where.now();
            }
        }
    }

    /** So many messages; in cycles of the core clock, sorted. The wire, {@code 1 us} each way, is left out. */
    public Map<Part, double[]> run(int messages) {
        var cycles = new EnumMap<Part, double[]>(Part.class);
        for (var part : Part.values()) {
            cycles.put(part, new double[messages]);
        }
        pass(load.isEmpty() ? Time.MICROSECOND : 30 * Time.MICROSECOND);
        for (int i = 0; i < messages; i++) {
            pass(random.nextLong(Time.MICROSECOND));
            if (operation.isSend()) {
                right.postReceive(connection.rightPair(), new ReceiveRequest(i, target, targetKey, BYTES));
                pass(2 * Time.MICROSECOND);
            }
            long posted = left.now();
            sentAt = arrivedAt = placedAt = toldAt = doneAt = 0;
            left.postSend(connection.leftPair(), request(i));
            boolean needsTold = operation.isSend();
            while (doneAt == 0 || needsTold && toldAt == 0) {
                pass(Time.MICROSECOND / 2);
                if (left.now() - posted > TOO_LONG) {
                    throw VeroceException.failure(operation + " number " + i + " has not ended in 500 us");
                }
            }
            for (var end : List.of(left, right)) {
                while (end.poll(OF_PROBE) != null) {
                    continue; // what is known
                }
            }
            put(cycles, Part.POST_TO_WIRE, i, sentAt - posted);
            put(cycles, Part.WIRE_TO_MEMORY, i, placedAt - arrivedAt);
            put(cycles, Part.MEMORY_TO_COMPLETION, i, needsTold ? toldAt - placedAt
                : operation.hasResponse() ? doneAt - placedAt : doneAt - placedAt - WIRE);
            put(cycles, Part.END_TO_END, i, doneAt - posted - 2 * WIRE);
        }
        cycles.values().forEach(Arrays::sort);
        return cycles;
    }

    private SendRequest request(int id) {
        return switch (operation) {
            case WRITE -> SendRequest.write(id, source, sourceKey, BYTES, target, targetKey);
            case SEND -> SendRequest.send(id, source, sourceKey, BYTES);
            case READ -> SendRequest.read(id, source, sourceKey, BYTES, target, targetKey);
            case FETCH_ADD -> SendRequest.fetchAndAdd(id, source, sourceKey, target, targetKey, 1);
            default -> throw new IllegalArgumentException(operation + " cannot be followed");
        };
    }

    private void put(Map<Part, double[]> cycles, Part part, int at, long picoseconds) {
        cycles.get(part)[at] = Math.round(picoseconds / 1e9 * parameters.clockKilohertz());
    }

    /** Time passes; who has completed a Write of the load posts the next one. */
    private void pass(long picoseconds) {
        long until = link.now() + picoseconds;
        while (link.now() < until) {
            link.runTo(Math.min(until, link.now() + Time.MICROSECOND / 2));
            for (var done = load.isEmpty() ? null : left.poll(OF_LOAD); done != null; done = left.poll(OF_LOAD)) {
                fill(done.queuePair());
            }
        }
    }

    @Override public void close() {
        left.close();
        right.close();
    }
}
