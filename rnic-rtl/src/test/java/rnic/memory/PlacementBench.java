package rnic.memory;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** A placement path between a network that sends frames, somebody who decides about them, and host memory. */
final class PlacementBench implements Agent, AutoCloseable {
    /** A frame, and what its order will be. */
    private record Job(byte[] frame, boolean place, int offset, int length, boolean reversed, long address, int qp) {
        byte[] payload() {
            var payload = Arrays.copyOfRange(frame, offset, offset + length);
            for (int i = 0; reversed && i < length; i++) {
                payload[i] = frame[offset + length - 1 - i];
            }
            return payload;
        }

        /** Bursts it takes: one for every page it touches. */
        long bursts() {
            return length == 0 ? 0 : (address + length - 1 >> 12) - (address >> 12) + 1;
        }
    }

    /** What a burst writes of the payload of its order. */
    private record Part(Job job, long from, long to) {
        static List<Part> of(Job job) {
            var parts = new ArrayList<Part>();
            long end = job.address + job.length;
            for (long from = job.address; from != end; from = parts.getLast().to) {
                parts.add(new Part(job, from, from + Math.min(end - from, 4096 - (from & 4095))));
            }
            return parts;
        }

        byte[] payload() {
            return Arrays.copyOfRange(job.payload(), (int) (from - job.address), (int) (to - job.address));
        }
    }

    private static final int ROUTE = 1 << 18;                         // bytes of memory that the orders reach
    private final Simulation<Placing.Io> dut;
    private final int bytes;
    private final Random random;
    private final SparseMemory expected = new SparseMemory();
    private final SparseMemory memory = new SparseMemory();
    private final AxiMemory agent;
    private final Deque<Job> sending = new ArrayDeque<>();
    private final Deque<Job> unjudged = new ArrayDeque<>();           // sent, stored not yet said
    private final Deque<Job> waiting = new ArrayDeque<>();            // stored, order not yet given
    private final Deque<Job> inside = new ArrayDeque<>();             // stored and perhaps still in the buffer
    private final Map<Job, Long> decided = new IdentityHashMap<>();   // the cycle of the order
    private final Map<Job, Integer> heldBefore = new IdentityHashMap<>();
    private final int capacity;
    private final List<Job> ordered = new ArrayList<>();              // orders to place
    private final Pin valid;
    private final Pin data;
    private final Pin keep;
    private final Pin last;
    private final Pin storedValid;
    private final Pin stored;
    private final Pin orderValid;
    private final Pin place;
    private final Pin offset;
    private final Pin length;
    private final Pin reversed;
    private final Pin address;
    private final Pin visible;
    private final Pin qp;
    private final Pin fault;
    private final Pin faultQp;
    private final Pin faultPlacement;
    private final Pin answerValid;
    private final Pin answer;
    private final Deque<Part> bursting = new ArrayDeque<>();        // bursts of the orders to place
    private int at;
    private double pause;
    private boolean hold;
    private boolean lastNow;
    private int storedFrames;
    private int lostFrames;
    private int faultCount;
    private boolean refused;
    private Job refusedJob;
    private long answered;
    private int seen;
    private long burstsSeen;

    PlacementBench(Simulation<Placing.Io> dut, int bytes, int capacity, Random random) {
        this.dut = dut;
        this.bytes = bytes;
        this.capacity = capacity;
        this.random = random;
        var io = dut.io();
        agent = PortMemory.writing(dut, io.memory(), memory);
        answerValid = dut.pin(io.memory().answers().valid());
        answer = dut.pin(io.memory().answers().value());
        valid = dut.pin(io.frames().valid());
        data = dut.pin(io.frames().value().data());
        keep = dut.pin(io.frames().value().keep());
        last = dut.pin(io.frames().value().last());
        storedValid = dut.pin(io.stored().valid());
        stored = dut.pin(io.stored().value());
        orderValid = dut.pin(io.orders().valid());
        place = dut.pin(io.orders().value().place());
        offset = dut.pin(io.orders().value().offset());
        length = dut.pin(io.orders().value().length());
        reversed = dut.pin(io.orders().value().reversed());
        address = dut.pin(io.orders().value().address());
        visible = dut.pin(io.visible());
        qp = dut.pin(io.orders().value().qp());
        fault = dut.pin(io.fault().valid());
        faultQp = dut.pin(io.fault().value().qp());
        faultPlacement = dut.pin(io.fault().value().placement());
        dut.add(this);
    }

    void rates(double pauses, double stalls, int delay) {
        pause = pauses;
        agent.stall(stalls).latency(1, delay);
    }

    void holdOrders(boolean on) {
        hold = on;
    }

    void refuse(boolean on) {
        agent.refuse(_ -> on);
    }

    /** From now on bursts are refused with this probability. */
    void refuse(double probability) {
        agent.refuse(_ -> random.nextDouble() < probability);
    }

    /** A frame whose payload begins at a byte and goes to a lane. */
    void frame(int from, int count, int lane) {
        long page = random.nextInt(ROUTE / 4096) * 4096L;
        send(from, count, true, page + lane + (long) bytes * random.nextInt(4096 / bytes));
    }

    /** A frame of which eight bytes are an integer. */
    void integer(int from, long place) {
        send(from, 8, true, true, 8 * place);
    }

    void randomFrame() {
        int from = 42 + random.nextInt(80);
        if (random.nextInt(6) == 0) {
            integer(from, random.nextInt(ROUTE / 8));
            return;
        }
        int count = switch (random.nextInt(4)) {
            case 0 -> random.nextInt(3);
            case 1 -> random.nextInt(200);
            case 2 -> random.nextInt(1025);
            default -> 4096 - random.nextInt(100) * random.nextInt(2);
        };
        long high = random.nextInt(3) == 0 ? 0xFFFF_FFFF_FFF0_0000L : random.nextBoolean() ? 0x1FFF_FFFF_F000L : 0;
        send(from, count, random.nextInt(4) != 0, high + random.nextInt(ROUTE));
    }

    void longFrame(int size) {
        sending.add(new Job(new byte[size], false, 0, 0, false, 0, 0));
    }

    private void send(int from, int count, boolean placed, long to) {
        send(from, count, false, placed, to);
    }

    private void send(int from, int count, boolean isInteger, boolean placed, long to) {
        byte[] frame = new byte[Math.max(60, from + count + 4 + random.nextInt(4))];
        random.nextBytes(frame);
        sending.add(new Job(frame, placed, from, count, isInteger, to, random.nextInt(16384)));
    }

    void run(int cycles) {
        dut.step(cycles);
    }

    /** Waits until everything sent has been placed and compares the memory. */
    void finish() {
        for (int limit = 200_000; limit > 0 && busy(); limit--) {
            dut.step();
        }
        assertThat(busy()).as("the path finishes").isFalse();
        dut.step(20);
        assertThat(visible.get()).isEqualTo(ordered.size());
        assertThat(bursting).as("bursts without an answer").isEmpty();
        assertThat(memory.difference(expected)).isEmpty();
    }

    private boolean busy() {
        return !sending.isEmpty() || !unjudged.isEmpty() || !waiting.isEmpty() || visible.get() != ordered.size();
    }

    int stored() {
        return storedFrames;
    }

    int lost() {
        return lostFrames;
    }

    int faults() {
        return faultCount;
    }

    @Override public void drive() {
        boolean now = !sending.isEmpty() && random.nextDouble() >= pause;
        valid.set(now);
        lastNow = false;
        if (now) {
            byte[] frame = sending.peek().frame;
            if (at == 0) {
                heldBefore.put(sending.peek(), beats(inside) + beats(unjudged));
            }
            long[] words = new long[bytes / 8];
            long[] lanes = new long[(bytes + 63) / 64];
            for (int i = 0; i < bytes; i++) {
                boolean kept = at + i < frame.length;
                words[i / 8] |= ((kept ? frame[at + i] : random.nextInt()) & 0xFFL) << 8 * (i % 8);
                lanes[i / 64] |= (kept ? 1L : 0) << i % 64;
            }
            data.setWords(words);
            keep.setWords(lanes);
            lastNow = at + bytes >= frame.length;
            last.set(lastNow);
            at = lastNow ? 0 : at + bytes;
            if (lastNow) {
                unjudged.add(sending.poll());
            }
        }
        order();
    }

    private void order() {
        boolean now = !hold && !waiting.isEmpty() && random.nextInt(3) != 0;
        orderValid.set(now);
        if (now) {
            var job = waiting.poll();
            decided.put(job, dut.cycle(0));
            place.set(job.place);
            offset.set(job.offset);
            length.set(job.length);
            reversed.set(job.reversed);
            address.set(job.address);
            qp.set(job.qp);
            if (job.place) {
                ordered.add(job);
                bursting.addAll(Part.of(job));
            }
        }
    }

    @Override public void sample() {
        if (storedValid.isSet()) {
            var job = unjudged.poll();
            assertThat(job).as("a frame that has ended").isNotNull();
            if (stored.isSet()) {
                storedFrames++;
                waiting.add(job);
                inside.add(job);
            } else {
                lostFrames++;
                assertThat(heldBefore.remove(job) + beats(job)).as("beats held if this frame were kept too")
                    .isGreaterThan(capacity);
            }
        }
        faults(refused);
        answered += answerValid.get();
        for (; seen < visible.get(); seen++) {
            assertThat(seen).as("orders that are visible").isLessThan(ordered.size());
            burstsSeen += ordered.get(seen).bursts();
            assertThat(burstsSeen).as("bursts of visible orders").isLessThanOrEqualTo(answered);
        }
        leave();
    }

    /** A fault names the order of the burst that was answered in the cycle before; it is told before that is visible. */
    private void faults(boolean expected) {
        assertThat(fault.isSet()).as("fault").isEqualTo(expected);
        var part = answerValid.isSet() ? bursting.poll() : null;
        if (fault.isSet()) {
            faultCount++;
            assertThat(faultQp.get()).isEqualTo(refusedJob.qp);
            int number = ordered.indexOf(refusedJob);
            assertThat(faultPlacement.get()).isEqualTo(number + 1);
            assertThat(visible.get()).as("visible before its fault").isLessThanOrEqualTo(number);
        }
        refused = part != null && answer.isSet();
        refusedJob = part == null ? null : part.job;
        if (part != null && !refused) {
            this.expected.set(part.from, part.payload());
        }
    }

    /** What surely has left the buffer: visible, or let go some time ago. */
    private void leave() {
        for (var job = inside.peek(); job != null; job = inside.peek()) {
            Long since = decided.get(job);
            if (since == null || (job.place ? seen <= ordered.indexOf(job) : dut.cycle(0) < since + 20)) {
                return;
            }
            decided.remove(inside.poll());
        }
    }

    private int beats(Deque<Job> jobs) {
        return jobs.stream().mapToInt(this::beats).sum();
    }

    private int beats(Job job) {
        return (job.frame.length + bytes - 1) / bytes;
    }

    @Override public void close() {
        dut.close();
    }
}
