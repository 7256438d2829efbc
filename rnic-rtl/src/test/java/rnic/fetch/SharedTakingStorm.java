package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import rnic.common.Words;
import rnic.memory.PortMemory;
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/**
 * A network and a host of {@link SharedTakingStormTest}: packets in any cycle, in turn or not and twice; queue pairs
 * that fail, are reset and live again with another queue. A WQE belongs to one message, comes back once and under its
 * own tag.
 */
final class SharedTakingStorm implements Agent, AutoCloseable {
    static final int PAIRS = 16;
    static final int PLACES = 8;
    static final int QUEUES = 2;
    static final int SIZE = 6;

    /** A message from its first packet that was accepted on. */
    static final class Message {
        long wqe;
        boolean reported;
    }

    static final class Pair {
        boolean shares;
        int srq;
        boolean live;
        boolean dead = true;
        int wanted;                                          // messages that the peer has sent
        int consumed;
        int back;
        int begun;
        final Map<Integer, Message> bound = new HashMap<>();
        final long[] tags = new long[PLACES];
    }

    private record Packet(int qp, Pair life, int number, long time) {}

    private record Done(int qp, int status, int wqeIndex) {}

    final Random random;
    final Simulation<ReceiveQueue.Io> dut;
    final SparseMemory memory = new SparseMemory();
    final Words setup;
    final Words state;
    final Words flush;
    final Words doorbell;
    final Words posts;
    final Words made;
    final Words used;
    final Words reported;
    final Words received;
    final Words ended;
    final Words served;
    final StreamSink<Done> completions;
    final Pair[] pairs = new Pair[PAIRS];
    final int[] posted = new int[QUEUES];
    final int[] completed = new int[QUEUES];
    final int[] ahead = new int[QUEUES];
    final Set<Long> owned = new HashSet<>();
    final Set<Long> returned = new HashSet<>();
    final Deque<Packet> asked = new ArrayDeque<>();
    final Deque<Packet> deciding = new ArrayDeque<>();
    final Deque<Long> answers = new ArrayDeque<>();
    final Deque<Packet> reports = new ArrayDeque<>();
    final Pin valid;
    final Pin qpPin;
    final Pin numberPin;
    final Pin rung;
    final Pin onChip;
    final Pin address;
    final Pin begins;
    final Pin beginner;
    final Pin returns;
    final Pin returner;
    final Pin deals;
    final Pin dealtQp;
    final Pin dealtPlace;
    final Pin dealtTag;
    final Pin entered;
    final Pin left;
    double traffic = 0.3;
    boolean full;
    int window = 3;
    long time;
    int enters;
    int leaves;
    int seen;
    int takes;
    Runnable leaving;
    int lefts;

    SharedTakingStorm(long seed) {
        random = new Random(seed);
        var parameters = new RnicParameters("test", 64, PAIRS, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266)
            .sharing(QUEUES);
        dut = Words.simulation(new ReceiveQueue(parameters), seed);
        setup = Words.stream(dut, "setup", 0, random);
        state = Words.valid(dut, "state", 0, random);
        flush = Words.valid(dut, "flush", 0, random);
        doorbell = Words.stream(dut, "doorbell", 0, random);
        posts = Words.stream(dut, "srq_doorbell", 0, random);
        made = Words.valid(dut, "srq_made", 0, random);
        used = Words.valid(dut, "used", 0, random);
        reported = Words.valid(dut, "reported", 0, random);
        received = Words.stream(dut, "received", 0, random);
        ended = Words.valid(dut, "srq_ended", 0, random);
        served = Words.valid(dut, "served", 0, random);
        PortMemory.reading(dut, dut.io().memory(), memory).latency(20, 20);
        var srq = dut.io().srq().orElseThrow();
        PortMemory.reading(dut, srq.memory(), memory).latency(10, 10 + random.nextInt(300));
        completions = dut.add(new StreamSink<>(dut, dut.io().completions(), Done.class).stall(0.2));
        valid = dut.pin(dut.io().lookup().valid());
        qpPin = dut.pin(dut.io().lookup().value().qp());
        numberPin = dut.pin(dut.io().lookup().value().number());
        rung = dut.pin(dut.io().wqe().rung());
        onChip = dut.pin(dut.io().wqe().onChip());
        address = dut.pin(dut.io().wqe().address());
        begins = dut.pin(srq.beginning().valid());
        beginner = dut.pin(srq.beginning().value());
        returns = dut.pin(srq.returned().valid());
        returner = dut.pin(srq.returned().value());
        new SrqTags(dut, srq, PLACES);
        deals = dut.pin(srq.dealt().valid());
        dealtQp = dut.pin(srq.dealt().value().qp());
        dealtPlace = dut.pin(srq.dealt().value().place());
        dealtTag = dut.pin(srq.dealt().value().tag());
        entered = dut.pin(dut.io().entered());
        left = dut.pin(dut.io().left());
        entered.set(0);
        left.set(0);
        valid.set(0);
        for (int qp = 0; qp < PAIRS; qp++) {
            pairs[qp] = new Pair();
        }
        dut.add(this);
        dut.step(2 * PAIRS);
        for (int qp = 0; qp < PAIRS; qp++) {
            state(qp, QueuePairState.RESET);
        }
        for (int i = 0; i < QUEUES; i++) {
            ahead[i] = 1 + random.nextInt(PLACES);
            made.send(Map.of("srq", (long) i, "base", base(i), "size", (long) SIZE, "ahead", (long) ahead[i],
                "limit", 0L, "life", 0L));
            dut.step(40);
        }
    }

    long base(int srq) {
        return 0x10_0000L * (srq + 1);
    }

    void state(int qp, QueuePairState to) {
        state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
        dut.stepUntil(state::isDone, 100);
    }

    void begin(int qp) {
        var pair = new Pair();
        pair.shares = qp < 12;
        pair.srq = random.nextInt(4) == 0 ? 1 : 0;
        pairs[qp] = pair;
        setup.send(Map.of("qp", (long) qp, "context_receive_queue", 0x8000L * qp, "context_receive_queue_size",
            pair.shares ? 3L : 6L, "context_srq_used", pair.shares ? 1L : 0L, "context_srq_srq",
            (long) pair.srq));
        assertThat(dut.stepUntil(setup::isDone, 3000)).as("a life begins").isLessThan(2500);
        reported.send(Map.of("flow", (long) qp, "progress_receives_done", 0L));
        dut.step(random.nextInt(20));
        state(qp, QueuePairState.INIT);
        state(qp, QueuePairState.RTR);
        pair.live = true;
        pair.dead = false;
    }

    void fail(int qp) {
        pairs[qp].live = false;
        flush.send(Map.of("qp", (long) qp, "send_status", 0L, "receive_status",
            (long) CompletionStatus.LOCAL_LENGTH.ordinal()));
        state(qp, QueuePairState.ERR);
    }

    /** What a peer has sent and nobody has accepted is gone; what was dealt comes back. */
    void reset(int qp) {
        var pair = pairs[qp];
        pair.live = false;
        state(qp, QueuePairState.RESET);
        if (pair.shares) {
            dut.step(48);
            dut.stepUntil(() -> pair.begun == 0 && ended.isDone(), 20_000);
            for (int i = 0; i < 48; i++) {
                dut.step();
                assertThat(pair.begun).as("nothing more of %d", qp).isZero();
            }
        } else {
            dut.step(300);
        }
        dut.stepUntil(() -> reports.stream().noneMatch(it -> it.life() == pair) && deciding.isEmpty()
            && served.isDone() && used.isDone() && reported.isDone() && received.isDone(), 20_000);
        pair.dead = true;
    }

    void post(int srq, int count) {
        for (int i = 0; i < count && posted[srq] - completed[srq] < 1 << SIZE; i++) {
            long name = (srq + 1) * 1_000_000L + posted[srq];
            memory.set(base(srq) + 32L * (posted[srq] & (1 << SIZE) - 1), ByteBuffer.allocate(32)
                .order(ByteOrder.LITTLE_ENDIAN).putLong(name).putInt(posted[srq]).putInt(7)
                .putShort((short) (posted[srq] + 0x4000 * srq)).array());
            posted[srq]++;
        }
        posts.send(Map.of("srq", (long) srq, "number", posted[srq] & 0xFFFFL, "limiting", 0L, "life", 0L));
    }

    @Override public void drive() {
        boolean asks = random.nextDouble() < traffic;
        full = full ? random.nextInt(200) > 0 : random.nextInt(1000) == 0;
        valid.set(full ? 1 : 0);                         // packets of others, one behind the other
        if (asks) {
            int qp = random.nextInt(PAIRS);
            var pair = pairs[qp];
            if (pair.live && pair.shares && pair.wanted > pair.consumed) {
                int number = pair.consumed + random.nextInt(Math.min(window, pair.wanted - pair.consumed));
                valid.set(1);
                qpPin.set(qp);
                numberPin.set(number & 0xFFFF);
                asked.add(new Packet(qp, pair, number, time));
            }
        }
    }

    @Override public void sample() {
        if (!asked.isEmpty() && asked.peek().time() + ReceiveQueue.LATENCY == time) {
            deciding.add(asked.poll());
            answers.add(!rung.isSet() ? -1L : onChip.isSet() ? address.get() : 0);
        }
        if (!deciding.isEmpty() && deciding.peek().time() + 11 == time) {
            decide(deciding.poll(), answers.poll());
        }
        report();
        if (begins.isSet()) {
            pairs[(int) beginner.get()].begun++;
        }
        if (returns.isSet()) {
            pairs[(int) returner.get()].begun--;
            takes++;
        }
        if (deals.isSet()) {
            pairs[(int) dealtQp.get()].tags[(int) dealtPlace.get()] = dealtTag.get();
        }
        for (; seen < completions.received().size(); seen++) {
            complete(completions.received().get(seen));
        }
        time++;
    }

    private void decide(Packet packet, long found) {
        var pair = packet.life();
        if (packet.number() < pair.consumed) {
            return;
        }
        var message = pair.bound.get(packet.number());
        if (message != null) {
            assertThat(found).as("the WQE of a message of %d", packet.qp()).isEqualTo(message.wqe);
            return;
        }
        if (found == 0 || random.nextInt(8) == 0) {
            return;
        }
        served.send(Map.of("qp", (long) packet.qp(), "index", packet.number() & 0xFFFFL, "found",
            found > 0 ? 1L : 0L));
        if (found > 0) {
            assertThat(found / 1_000_000 - 1).as("queue of %d", packet.qp()).isEqualTo(pair.srq);
            assertThat(owned.add(found)).as("WQE %d has one message", found).isTrue();
            message = new Message();
            message.wqe = found;
            pair.bound.put(packet.number(), message);
            reports.add(packet);
            entered.set(++enters);
        }
    }

    /** In order of acceptance; a message is complete with those before it. */
    private void report() {
        if (lefts < leaves && used.isDone() && reported.isDone() && received.isDone()) {
            lefts = leaves;
            left.set(lefts);
        }
        if (!reports.isEmpty() && lefts == leaves && random.nextInt(6) == 0) {
            var packet = reports.poll();
            var pair = packet.life();
            pair.bound.get(packet.number()).reported = true;
            for (var next = pair.bound.get(pair.consumed); next != null && next.reported;
                next = pair.bound.get(pair.consumed)) {
                received.send(Map.of("qp", (long) packet.qp(), "is_receive", 1L, "wqe_index",
                    pair.consumed & 0xFFFFL, "status", 0L));
                pair.consumed++;
                used.send(Map.of("qp", (long) packet.qp(), "producer", pair.consumed & 0xFFFFL));
                reported.send(Map.of("flow", (long) packet.qp(), "progress_receives_done", pair.consumed & 0xFFFFL));
            }
            leaves++;
        }
    }

    private void complete(Done done) {
        var pair = pairs[done.qp];
        assertThat(done.wqeIndex).as("of queue pair %d", done.qp).isEqualTo(pair.back & 0xFFFF);
        if (!pair.shares) {
            pair.back++;
            return;
        }
        long tag = pair.tags[pair.back % PLACES];
        var message = pair.bound.get(pair.back);
        long name = -1;
        for (int i = 0; i < posted[pair.srq]; i++) {
            if ((i + 0x4000 * pair.srq & 0xFFFF) == tag) {
                name = (pair.srq + 1) * 1_000_000L + i;
            }
        }
        assertThat(name).as("tag %d of queue %d", tag, pair.srq).isNotNegative();
        assertThat(returned.add(name)).as("%d comes back once", name).isTrue();
        if (message != null) {
            assertThat(name).as("tag of a message of %d", done.qp).isEqualTo(message.wqe);
        } else {
            assertThat(done.status).as("of no message").isNotZero();
        }
        completed[pair.srq]++;
        pair.back++;
        pair.begun--;
        ended.send(Map.of("qp", (long) done.qp, "count", pair.back & 15L));
    }

    @Override public void close() {
        dut.close();
    }
}
