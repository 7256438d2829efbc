package rnic.fetch;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import hdl.sim.agent.StreamSink;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import rnic.common.Keys;
import rnic.common.Words;
import rnic.memory.PortMemory;
import rnic.context.SrqLife;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;

/** A dealer of shared receive queues between a host that posts and queue pairs that use up what they get. */
final class SrqBench implements Agent {
    static final int PAIRS = 16;
    static final int QUEUES = 4;
    static final int PLACES = 8;
    /** Cycles after a change of state in which something may still be dealt. */
    private static final int LATE = 12;
    /** Cycles from wanting a WQE to a place in the list: two queues of hints, a sweep, four kinds of tasks in turn. */
    private static final int LISTED = 1000;

    /** As the dealer gives a WQE. */
    record Given(int qp, int index, Kept kept, int tag) {}

    record Kept(long address, long length, long key, boolean bad) {}

    private record Posted(long address, long length, long key, int tag) {}

    /** A queue. */
    static final class Queue {
        final long base;
        final int size;
        final int ahead;
        final int life;
        final List<Posted> posted = new ArrayList<>();
        int rung;
        int given;
        int begun;
        int limits;

        Queue(long base, int size, int ahead, int life) {
            this.base = base;
            this.size = size;
            this.ahead = ahead;
            this.life = life;
        }
    }

    /** The life of a queue pair. */
    static final class Life {
        final int srq;
        boolean lives;
        int begun;
        int ended;
        final Deque<Given> held = new ArrayDeque<>();
        int given;
        long since;
        /** How often others were served since it stands in the list. */
        int[] others = new int[PAIRS];

        Life(int srq) {
            this.srq = srq;
        }

        boolean wants(int ahead) {
            return lives && begun - ended < ahead;
        }
    }

    final Simulation<SrqDealer.Io> dut;
    final Random random;
    final Queue[] queues = new Queue[QUEUES];
    final Life[] lives = new Life[PAIRS];
    final SparseMemory memory = new SparseMemory();
    final AxiMemory bus;
    final Words setup;
    final Words state;
    final Words doorbell;
    final Words makes;
    final Words ended;
    private final StreamSink<Given> given;
    private final Pin begins;
    private final Pin beginner;
    private final Pin dealt;
    private final Pin limit;
    private final Pin limited;
    private final Pin beyond;
    private final Deque<Given> told = new ArrayDeque<>();
    private final Map<Long, Integer> owners = new HashMap<>();
    private int made;
    private int seen;
    private long cycle;
    int beyonds;
    boolean refuses;

    SrqBench(int bytes, double stall, int latency, long seed) {
        random = new Random(seed);
        var parameters = new RnicParameters("test", bytes, PAIRS, 128, PLACES, 64, 16, 16, 32 * 1024, 322_266)
            .sharing(QUEUES);
        dut = Words.simulation(new SrqDealer(parameters), seed);
        setup = Words.stream(dut, "setup", stall, random);
        state = Words.valid(dut, "state", stall, random);
        doorbell = Words.stream(dut, "host_doorbell", stall, random);
        makes = Words.valid(dut, "host_made", stall, random);
        ended = Words.valid(dut, "host_ended", stall, random);
        bus = PortMemory.reading(dut, dut.io().host().memory(), memory).stall(stall).latency(latency, latency);
        bus.refuse(_ -> refuses);
        for (var none : List.of("lacking_valid", "orders_ready", "taken_valid", "returned_valid", "wanted_valid", "host_tag_valid")) {
            dut.pin(none).set(0);
        }
        given = dut.add(new StreamSink<>(dut, dut.io().wqe(), Given.class).stall(stall));
        begins = dut.pin(dut.io().host().beginning().valid());
        beginner = dut.pin(dut.io().host().beginning().value());
        dealt = dut.pin(dut.io().host().dealt().valid());
        limit = dut.pin(dut.io().host().limit().valid());
        limited = dut.pin(dut.io().host().limit().value());
        beyond = dut.pin(dut.io().beyond());
        dut.add(this);
        dut.step(PAIRS + 2);
    }

    void make(int srq, int size, int ahead, int limit) {
        // Its rings cross 4 GiB.
        long base = (random.nextInt(0x1000_0000) | (long) srq << 28) + 1 << 32;
        int life = made++ & (1 << SrqLife.BITS) - 1;
        var queue = new Queue(base - 64L * (1 + random.nextInt(1 << size)), size, ahead, life);
        queues[srq] = queue;
        makes.send(Map.of("srq", (long) srq, "base", queue.base, "size", (long) size, "ahead", (long) ahead, "limit",
            (long) limit, "life", (long) life));
        dut.stepUntil(makes::isDone, 200);
        dut.step(20);                                        // commands are further apart
    }

    void begin(int qp, int srq) {
        begin(qp, srq, true);
    }

    void begin(int qp, int srq, boolean used) {
        setup.send(Map.of("qp", (long) qp, "choice_used", used ? 1L : 0L, "choice_srq", (long) srq));
        assertThat(dut.stepUntil(setup::isDone, 1000)).as("cycles of a setup").isLessThan(200);
        var life = new Life(srq);
        lives[qp] = used ? life : null;
        state(qp, QueuePairState.INIT);
        life.lives = true;
        life.since = cycle;
    }

    /** The queue pair fails, or is reset. */
    void stop(int qp, QueuePairState to) {
        state(qp, to);
        lives[qp].lives = false;
        lives[qp].since = cycle;
    }

    void state(int qp, QueuePairState to) {
        state.send(Map.of("qp", (long) qp, "state", (long) to.ordinal()));
        dut.stepUntil(state::isDone, 1000);
    }

    /** Posts so many that each has a place, if that is possible. */
    void post(int srq, int count) {
        var queue = queues[srq];
        for (int i = 0; i < count && queue.posted.size() - queue.given < 1 << queue.size; i++) {
            var wqe = new Posted(random.nextLong(), random.nextInt() & 0xFFFF_FFFFL,
                Keys.any(RnicParameters.SMALL, random.nextInt()), random.nextInt(0x10000));
            memory.set(queue.base + 32L * (queue.posted.size() & (1 << queue.size) - 1), ByteBuffer.allocate(32)
                .order(ByteOrder.LITTLE_ENDIAN).putLong(wqe.address).putInt((int) wqe.length).putInt((int) wqe.key)
                .putShort((short) wqe.tag).array());
            queue.posted.add(wqe);
        }
        ring(srq, queue.posted.size());
    }

    void ring(int srq, int producer) {
        doorbell.send(Map.of("srq", (long) srq, "number", producer & 0xFFFFL, "limiting", 0L,
            "life", (long) queues[srq].life));
    }

    void limit(int srq, int number) {
        doorbell.send(Map.of("srq", (long) srq, "number", (long) number, "limiting", 1L, "life",
            (long) queues[srq].life));
    }

    /** Some of what a queue pair holds is complete. */
    void complete(int qp, int count) {
        var life = lives[qp];
        for (int i = 0; i < count && !life.held.isEmpty(); i++) {
            life.held.poll();
            life.ended++;
            if (life.lives && life.begun - life.ended == queues[life.srq].ahead - 1) {
                life.since = cycle;
                life.others = new int[PAIRS];
            }
            ended.send(Map.of("qp", (long) qp, "count", life.ended & 2L * PLACES - 1));
            dut.stepUntil(ended::isDone, 200);
        }
    }

    /** Everything that has been dealt comes and completes. */
    void drain(int qp) {
        dut.stepUntil(() -> lives[qp].begun == lives[qp].given, 20_000);
        complete(qp, PLACES);
        assertThat(lives[qp].begun).as("WQEs of queue pair " + qp).isEqualTo(lives[qp].ended);
    }

    @Override public void drive() {
    }

    @Override public void sample() {
        cycle++;
        if (begins.isSet()) {
            begun((int) beginner.get());
        }
        if (limit.isSet()) {
            queues[(int) limited.get()].limits++;
        }
        beyonds += beyond.isSet() ? 1 : 0;
        if (dealt.isSet()) {
            var wqe = told.poll();
            var value = dut.io().host().dealt().value();
            assertThat(dut.pin(value.qp()).get()).isEqualTo(wqe.qp);
            assertThat(dut.pin(value.place()).get()).isEqualTo(wqe.index % PLACES);
            assertThat(dut.pin(value.tag()).get()).isEqualTo(wqe.tag);
        }
        for (; seen < given.received().size(); seen++) {
            given(given.received().get(seen));
        }
    }

    private void begun(int qp) {
        var life = lives[qp];
        assertThat(life).as("queue pair %d uses a shared queue", qp).isNotNull();
        var queue = queues[life.srq];
        assertThat(life.lives || cycle - life.since <= LATE).as("queue pair %d lives", qp).isTrue();
        assertThat(life.begun - life.ended).as("WQEs that queue pair %d holds", qp).isLessThan(queue.ahead);
        life.begun++;
        queue.begun++;
        for (int other = 0; other < PAIRS; other++) {
            var it = lives[other];
            if (other != qp && it != null && it.srq == life.srq && it.wants(queue.ahead)
                && cycle - it.since > LISTED) {
                assertThat(++it.others[qp]).as("turns of %d before that of %d", qp, other).isLessThanOrEqualTo(1);
            }
        }
        life.others = new int[PAIRS];
    }

    private void given(Given wqe) {
        told.add(wqe);
        var life = lives[wqe.qp];
        var queue = queues[life.srq];
        var wanted = queue.posted.get(queue.given);
        assertThat(wqe.index).as("index").isEqualTo(life.given & 0xFFFF);
        if (refuses) {
            assertThat(wqe.kept).isEqualTo(new Kept(0, 0xFFFF_FFFFL, 0, true));
            assertThat(wqe.tag).isEqualTo(0xFFFF);
        } else {
            assertThat(wqe.kept).as("WQE %d", queue.given)
                .isEqualTo(new Kept(wanted.address, wanted.length, Keys.kept(RnicParameters.SMALL, wanted.key), false));
            assertThat(wqe.tag).isEqualTo(wanted.tag);
        }
        queue.given++;
        life.given++;
        life.held.add(wqe);
    }

    /** Nothing is left undone: whoever may have a WQE has it, or there is none. */
    void expectRest() {
        for (int srq = 0; srq < QUEUES; srq++) {
            var queue = queues[srq];
            if (queue == null || queue.begun == queue.posted.size()) {
                continue;
            }
            for (int qp = 0; qp < PAIRS; qp++) {
                var life = lives[qp];
                if (life != null && life.srq == srq) {
                    assertThat(life.wants(queue.ahead)).as("queue pair %d waits for queue %d", qp, srq).isFalse();
                }
            }
        }
    }
}
