package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import rnic.memory.PortMemory;

/** A completion writer between two sources and a host that polls its queues. */
final class CompletionBench implements Agent, AutoCloseable {
    /** A completion as the agents carry it. */
    record Done(int qp, boolean isReceive, int kind, int status, boolean solicited, long length, long immediate,
                int wqeIndex, int placements, boolean waiting) {}

    /** A doorbell as the agents carry it. */
    record Doorbell(int queue, int consumer, boolean arm) {}

    /** A report as the agents carry it. */
    record Failed(int qp, int cause) {}

    /** A queue as the host sees it. */
    private static final class Queue {
        long base;
        int size;
        int consumer;
        final List<Deque<Done>> expected = List.of(new ArrayDeque<>(), new ArrayDeque<>());
    }

    static final int RECEIVES = 0;
    static final int SENDS = 1;
    private final Simulation<CompletionWriter.Io> dut;
    private final SparseMemory memory = new SparseMemory();
    private final AxiMemory agent;
    private final List<StreamSource<Done>> sources;
    private final StreamSource<Doorbell> doorbells;
    private final StreamSink<Failed> failures;
    private final int[] sendQueue;
    private final int[] receiveQueue;
    private final Queue[] queues;
    private final Pin visible;
    private final Pin overflow;
    private final Pin overflowQueue;
    private final Pin event;
    private final Pin eventQueue;
    private final Pin interrupt;
    private final Pin fault;
    private final List<Integer> events = new ArrayList<>();
    private final List<Integer> overflows = new ArrayList<>();
    private int interrupts;
    private int faults;

    CompletionBench(Simulation<CompletionWriter.Io> dut, int bytes, int queuePairs, int queueCount, Random random) {
        this.dut = dut;
        var io = dut.io();
        agent = PortMemory.writing(dut, io.memory(), memory);
        sources = List.of(new StreamSource<>(dut, io.receives(), Done.class),
            new StreamSource<>(dut, io.sends(), Done.class));
        doorbells = new StreamSource<>(dut, io.consumed(), Doorbell.class);
        failures = new StreamSink<>(dut, io.failures(), Failed.class);
        sources.forEach(dut::add);
        dut.add(doorbells);
        dut.add(failures);
        visible = dut.pin(io.visible());
        overflow = dut.pin(io.overflow().valid());
        overflowQueue = dut.pin(io.overflow().value());
        event = dut.pin(io.event().valid());
        eventQueue = dut.pin(io.event().value());
        interrupt = dut.pin(io.completed());
        fault = dut.pin(io.fault());
        sendQueue = new int[queuePairs];
        receiveQueue = new int[queuePairs];
        queues = new Queue[queueCount];
        dut.add(this);
        moderate(0, 0);
    }

    void rates(double pause, double stall, int delay) {
        sources.forEach(source -> source.stall(pause));
        agent.stall(stall).latency(1, delay);
    }

    void moderate(int count, int time) {
        dut.pin(dut.io().settings().count()).set(count);
        dut.pin(dut.io().settings().time()).set(time);
    }

    void refuse(boolean on) {
        agent.refuse(_ -> on);
    }

    /** Makes a queue; its ring starts zeroed. */
    void make(int number, long base, int size) {
        var queue = new Queue();
        queue.base = base;
        queue.size = size;
        queues[number] = queue;
        memory.set(base, new byte[64 << size]);
        announce(number, true, base, size);
    }

    void destroy(int number) {
        announce(number, false, 0, 0);
    }

    private void announce(int number, boolean exists, long base, int size) {
        var io = dut.io().queues();
        dut.pin(io.valid()).set(true);
        dut.pin(io.value().index()).set(number);
        dut.pin(io.value().valid()).set(exists);
        dut.pin(io.value().base()).set(base);
        dut.pin(io.value().size()).set(size);
        dut.step();
        dut.pin(io.valid()).set(false);
    }

    void pair(int qp, int send, int receive) {
        sendQueue[qp] = send;
        receiveQueue[qp] = receive;
        var io = dut.io().setup();
        dut.pin(io.valid()).set(true);
        dut.pin(io.payload().qp()).set(qp);
        dut.pin(io.payload().sends()).set(send);
        dut.pin(io.payload().receives()).set(receive);
        dut.step();
        dut.pin(io.valid()).set(false);
    }

    void send(int source, Done... many) {
        for (var done : many) {
            send(source, done);
        }
    }

    private void send(int source, Done done) {
        send(source, done, done.status);
    }

    /** It must be written with another status. */
    void send(int source, Done done, int status) {
        sources.get(source).send(done);
        int queue = done.isReceive ? receiveQueue[done.qp] : sendQueue[done.qp];
        if (queues[queue] != null) {
            queues[queue].expected.get(source).add(new Done(done.qp, done.isReceive, done.kind, status,
                done.solicited, done.length, done.immediate, done.wqeIndex, done.placements, done.waiting));
        }
    }

    /** Nothing of the source waits to be taken. */
    boolean isTaken(int source) {
        return sources.get(source).isDone();
    }

    void visible(int placements) {
        visible.set(placements & 0xFFFFFF);
    }

    /** The bus has refused a placement. */
    void fault(int qp, int placement) {
        var io = dut.io().placementFault();
        dut.pin(io.valid()).set(true);
        dut.pin(io.value().qp()).set(qp);
        dut.pin(io.value().placement()).set(placement & 0xFFFFFF);
        dut.step();
        dut.pin(io.valid()).set(false);
    }

    void now(int time) {
        dut.pin(dut.io().now()).set(time & 0xFFFF_FFFFL);
    }

    void step(int cycles) {
        dut.step(cycles);
    }

    /** Reads one new entry, if there is one; it must be the next of one of the sources. */
    boolean poll(int number) {
        var queue = queues[number];
        long at = queue.base + 64L * (queue.consumer & (1 << queue.size) - 1);
        int owner = 1 ^ queue.consumer >> queue.size & 1;
        byte[] entry = memory.get(at, 64);
        if ((entry[63] & 1) != owner) {
            return false;
        }
        queue.consumer = queue.consumer + 1 & 0xFFFF;
        for (var expected : queue.expected) {
            if (!expected.isEmpty() && matches(entry, expected.peek(), owner)) {
                var done = expected.poll();
                int behind = (int) visible.get() - done.placements & 0xFFFFFF;
                assertThat(!done.waiting || behind < 1 << 23).as("%s is visible", done).isTrue();
                return true;
            }
        }
        throw new AssertionError("entry " + java.util.HexFormat.of().formatHex(entry) + " in queue " + number
            + " is none of " + queue.expected.stream().map(Deque::peek).toList());
    }

    private static boolean matches(byte[] entry, Done done, int owner) {
        byte[] wanted = new byte[64];
        put(wanted, 0, done.qp, 4);
        put(wanted, 4, done.kind, 1);
        put(wanted, 5, done.status, 1);
        put(wanted, 6, (done.solicited ? 1 : 0) | (done.isReceive ? 2 : 0), 1);
        put(wanted, 8, done.length, 4);
        put(wanted, 12, done.immediate, 4);
        put(wanted, 16, done.wqeIndex, 2);
        put(wanted, 63, owner, 1);
        return java.util.Arrays.equals(entry, wanted);
    }

    private static void put(byte[] into, int at, long value, int bytes) {
        for (int i = 0; i < bytes; i++) {
            into[at + i] = (byte) (value >>> 8 * i);
        }
    }

    /** Rings the doorbell with what has been polled. */
    void ring(int queue, boolean arm) {
        doorbells.send(new Doorbell(queue, queues[queue].consumer, arm));
    }

    int left(int queue) {
        return queues[queue].expected.stream().mapToInt(Deque::size).sum();
    }

    List<Integer> events() {
        return events;
    }

    List<Integer> overflows() {
        return overflows;
    }

    /** As who walks over the queues asks. */
    boolean isBroken(int queue) {
        dut.pin(dut.io().asked()).set(queue);
        dut.step(2);
        return dut.pin(dut.io().isBroken()).isSet();
    }

    /** How seldom failures are taken. */
    void stallFailures(double share) {
        failures.stall(share);
    }

    List<Failed> failures() {
        return failures.received();
    }

    int interrupts() {
        return interrupts;
    }

    int faults() {
        return faults;
    }

    long written() {
        return agent.writes();
    }

    @Override public void drive() {
    }

    @Override public void sample() {
        if (overflow.isSet()) {
            overflows.add((int) overflowQueue.get());
        }
        if (event.isSet()) {
            events.add((int) eventQueue.get());
        }
        interrupts += interrupt.isSet() ? 1 : 0;
        faults += fault.isSet() ? 1 : 0;
    }

    @Override public void close() {
        dut.close();
    }
}
