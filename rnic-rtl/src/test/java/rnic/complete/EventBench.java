package rnic.complete;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.List;
import rnic.memory.PortMemory;
import rnic.protocol.EventType;
import rnic.protocol.RnicParameters;

/** Event queues between those who have something to tell and a host that reads its rings. */
final class EventBench implements Agent, AutoCloseable {
    /** An event as the agents carry it. */
    record Told(int type, int syndrome, int object) {}

    /** An order as the agents carry it. */
    record Order(boolean isQueue, int queue, boolean exists, long base, int size, int completionQueue) {}

    /** A ring as the host sees it. */
    private static final class Ring {
        long base;
        int size = -1;
        int consumer;
    }

    static final int QUEUES = 8;
    static final int COMPLETION_QUEUES = 16;
    private static final int ENTRY = 16;
    private static final int PATIENCE = 2000;

    final Simulation<EventQueues.Io> dut;
    final SparseMemory memory = new SparseMemory();
    final AxiMemory bus;
    private final StreamSource<Told> events;
    private final StreamSource<Order> orders;
    private final Ring[] rings = new Ring[QUEUES];
    private final int[] interrupts = new int[QUEUES];
    private int obeyed;
    private int fulls;
    private int faults;

    EventBench(int bytes, Engine engine) {
        dut = Simulation.of(new EventQueues(new RnicParameters("test", bytes, 16, 128, 8, 64, COMPLETION_QUEUES, 16,
            16 * 1024, 322_266)), engine);
        bus = PortMemory.writing(dut, dut.io().memory(), memory);
        events = new StreamSource<>(dut, dut.io().events(), Told.class);
        orders = new StreamSource<>(dut, dut.io().orders(), Order.class);
        dut.add(events);
        dut.add(orders);
        dut.add(this);
        dut.step(COMPLETION_QUEUES + 4);
    }

    void make(int queue, long base, int size) {
        order(new Order(true, queue, true, base, size, 0));
        if (rings[queue] == null) {
            rings[queue] = new Ring();
        }
        rings[queue].base = base;
        rings[queue].size = size;
        rings[queue].consumer = 0;
        memory.set(base, new byte[ENTRY << size]);
    }

    void end(int queue) {
        order(new Order(true, queue, false, 0, 0, 0));
    }

    void join(int completionQueue, int queue) {
        order(new Order(false, queue, false, 0, 0, completionQueue));
    }

    /** Gives an order and waits until it is obeyed. */
    private void order(Order order) {
        int before = obeyed;
        orders.send(order);
        for (int i = 0; obeyed == before; i++) {
            assertThat(i).as("%s is obeyed", order).isLessThan(PATIENCE);
            dut.step();
        }
    }

    void tell(EventType type, int syndrome, int object) {
        events.send(new Told(type.ordinal(), syndrome, object));
    }

    boolean allAreTaken() {
        return events.isDone();
    }

    void complete(int completionQueue) {
        pulse(dut.io().completions().valid(), () -> dut.pin(dut.io().completions().value()).set(completionQueue));
    }

    /** The host has read what {@link #poll} gave it. */
    void ring(int queue) {
        consume(queue, rings[queue].consumer);
    }

    void consume(int queue, int consumer) {
        pulse(dut.io().consumed().valid(), () -> {
            dut.pin(dut.io().consumed().value().queue()).set(queue);
            dut.pin(dut.io().consumed().value().consumer()).set(consumer & 0xFFFF);
        });
    }

    private void pulse(hdl.Bool valid, Runnable values) {
        values.run();
        dut.pin(valid).set(true);
        dut.step();
        dut.pin(valid).set(false);
    }

    void moderate(int queue, int count, int time) {
        dut.pin(dut.io().settings().at(queue).count()).set(count);
        dut.pin(dut.io().settings().at(queue).time()).set(time);
    }

    /** The new entries of a queue: {type, syndrome, object}. */
    List<Told> poll(int queue) {
        var ring = rings[queue];
        var found = new ArrayList<Told>();
        for (; isThere(ring, ring.consumer); ring.consumer++) {
            found.add(parse(memory.get(place(ring, ring.consumer), ENTRY)));
        }
        return found;
    }

    private static Told parse(byte[] entry) {
        int object = entry[4] & 0xFF | (entry[5] & 0xFF) << 8;
        for (int i : new int[] {2, 3, 6, 7, 8, 9, 10, 11, 12, 13, 14}) {
            assertThat(entry[i]).as("byte %d of an entry", i).isZero();
        }
        assertThat(entry[15] & 0xFE).as("byte 15 beside the owner").isZero();
        return new Told(entry[0], entry[1] & 0xFF, object);
    }

    private static long place(Ring ring, int index) {
        return ring.base + (long) ENTRY * (index & (1 << ring.size) - 1);
    }

    private boolean isThere(Ring ring, int index) {
        return (memory.get(place(ring, index) + ENTRY - 1, 1)[0] & 1) == (1 ^ index >> ring.size & 1);
    }

    byte[] bytes(int queue) {
        return memory.get(rings[queue].base, ENTRY << rings[queue].size);
    }

    int interrupts(int queue) {
        return interrupts[queue];
    }

    int fulls() {
        return fulls;
    }

    int faults() {
        return faults;
    }

    void step(int cycles) {
        dut.step(cycles);
    }

    @Override public void drive() {
    }

    /** Without moderation an interrupt comes when a further entry is in memory. */
    @Override public void sample() {
        obeyed += dut.pin(dut.io().obeyed()).isSet() ? 1 : 0;
        fulls += dut.pin(dut.io().full()).isSet() ? 1 : 0;
        faults += dut.pin(dut.io().fault()).isSet() ? 1 : 0;
        long raised = dut.pin(dut.io().interrupts()).get();
        for (int i = 0; i < QUEUES; i++) {
            interrupts[i] += (int) (raised >> i & 1);
        }
    }

    /** An entry with this number, from the first in the ring's life on, has been written. */
    boolean isWritten(int queue, int number) {
        return isThere(rings[queue], number);
    }

    @Override public void close() {
        dut.close();
    }
}
