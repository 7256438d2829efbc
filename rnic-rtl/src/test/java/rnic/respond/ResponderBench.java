package rnic.respond;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import hdl.sim.agent.Agent;
import hdl.sim.agent.AxiMemory;
import hdl.sim.agent.SparseMemory;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import rnic.common.Keys;
import rnic.common.Words;
import rnic.memory.PortMemory;
import rnic.messages.ResponseCount;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.respond.ResponderModel.Pair;
import rnic.respond.ResponderModel.Phase;
import rnic.respond.ResponderModel.Request;

/**
 * The receive core, the sender of responses, the peers and the commands of a {@link Responder}, with a model of every
 * queue pair: which contexts are free, which requests are open, which PSNs they have, what they find.
 */
final class ResponderBench implements Agent {
    static final RnicParameters SIZES = RnicParameters.SMALL;
    static final int PAIRS = SIZES.queuePairs();
    static final int CONTEXTS = SIZES.contexts();
    static final int OWN = SIZES.reads();
    static final long BASE = Pair.BASE;
    static final int LENGTH = 1 << 16;
    static final long HOT = Pair.HOT;
    private static final int DOMAIN = 4;
    private static final int KEY = 3 << 8 | 0x11;
    private static final int COMMIT = 5;
    private static final int LATE = 64;
    private static final int LONG = 400;
    private static final int WRAP = 0xFFFFFF;

    private record Arrival(Pair pair, boolean wants) {}

    private record Sent(Request request, int life) {}

    final Random random;
    final Simulation<Responder.Io> dut;
    final SparseMemory host = new SparseMemory();
    final AxiMemory reads;
    final AxiMemory writes;
    final Pair[] pairs = new Pair[PAIRS];
    final List<Integer> failures = new ArrayList<>();
    final Set<Long> counted = new HashSet<>();
    int refused = -1;                                        // queue pair whose own words the bus refuses
    int few = PAIRS;
    double rate = 0.3;
    double atomics = 0.4;
    double acknowledging = 0.3;
    double visibility = 0.3;
    boolean lives;
    long cycle;
    long looked;
    long hot;
    long told;
    long refusals;
    long begun;
    long renewed;
    long dropped;
    private final Words states;
    private final Words mrs;
    private final Deque<Arrival> arrivals = new ArrayDeque<>();
    private final Deque<Request> commits = new ArrayDeque<>();
    private final Deque<Boolean> isAccepted = new ArrayDeque<>();
    private final Deque<Request> crossings = new ArrayDeque<>();
    private final Deque<Sent> sent = new ArrayDeque<>();
    private final Map<String, Pin> pins = new HashMap<>();
    private final int[] inFlight = new int[PAIRS];
    private long ordered = (1 << 24) - 2000;
    private long visible = ordered;
    private Pair renewing;
    final SpareModel spares = new SpareModel();
    private int script;
    private long since;
    private int busyFor;

    ResponderBench(long seed) {
        random = new Random(seed);
        dut = Words.simulation(new Responder(SIZES), seed);
        reads = PortMemory.reading(dut, dut.io().read(), host).respond((_, _, address, _) ->
            refused >= 0 && (address - BASE - 1024) / 512 == refused ? AxiMemory.DECODE_ERROR : AxiMemory.OKAY);
        writes = PortMemory.writing(dut, dut.io().write(), host);
        states = Words.valid(dut, "state", 0, random);
        mrs = Words.valid(dut, "mr", 0, random);
        for (int qp = 0; qp < PAIRS; qp++) {
            pairs[qp] = new Pair();
            pairs[qp].qp = qp;
        }
        host.set(HOT, new byte[8]);
        pin("failures_ready").set(true);
        dut.add(this);
        mr(true);
        dut.step(PAIRS + 4);
        for (var pair : pairs) {
            begin(pair);
            dut.stepUntil(() -> renewing == null, 2000);
        }
    }

    void mr(boolean valid) {
        var fields = new HashMap<>(Map.of("index", 3L, "mr_valid", valid ? 1L : 0L, "mr_tag", 0x11L, "mr_pd",
            (long) DOMAIN, "mr_remote_atomic", 1L, "mr_base", BASE, "mr_length", (long) LENGTH));
        mrs.send(fields);
    }

    private Pin pin(String name) {
        return pins.computeIfAbsent(name, dut::pin);
    }

    long word(long address) {
        return ByteBuffer.wrap(host.get(address, 8)).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    /** Everything that has been accepted is ready and acknowledged. */
    boolean isQuiet() {
        boolean open = false;
        for (var pair : pairs) {
            open |= pair.phase == Phase.LIVE && pair.acknowledged < pair.accepted && !isStuck(pair);
        }
        return !open && commits.stream().allMatch(request -> request.pair == null) && crossings.isEmpty()
            && arrivals.stream().noneMatch(Arrival::wants) && renewing == null;
    }

    private static boolean isStuck(Pair pair) {
        return pair.requests.stream().anyMatch(request -> request.fails);
    }

    void state(Pair pair, QueuePairState state) {
        states.send(Map.of("qp", (long) pair.qp, "state", (long) state.ordinal()));
    }

    void begin(Pair pair) {
        renewing = pair;
        script = 0;
        pair.phase = Phase.ENDING;
    }

    @Override public void drive() {
        cycle++;
        driveArrival();
        driveCommit();
        var crossing = crossings.peek();
        pin("crossing_valid").set(crossing != null);
        if (crossing != null) {
            pin("crossing_payload_qp").set(crossing.pair.qp);
            pin("crossing_payload_context").set(crossing.context);
            pin("crossing_payload_placements").set(crossing.placements & WRAP);
        }
        if (visible < ordered && random.nextDouble() < visibility) {
            visible += Math.min(ordered - visible, 1 + random.nextInt(3));
        }
        pin("visible").set(visible & WRAP);
        driveUpdate();
        driveLookup();
        script();
    }

    private void driveArrival() {
        var pair = pairs[random.nextInt(few)];
        boolean may = pair.phase == Phase.LIVE && busyFor < 8 && random.nextDouble() < rate;
        var arrival = new Arrival(pair, may && random.nextInt(8) != 0);
        pin("arriving_valid").set(may);
        pin("arriving_value").set(pair.qp);
        arrivals.add(arrival);
        inFlight[pair.qp] += arrival.wants() ? 1 : 0;
        var list = new ArrayList<>(arrivals);
        pin("wants").set(list.size() > 2 && list.get(list.size() - 3).wants());
    }

    private void driveCommit() {
        var request = commits.size() > COMMIT - ContextAllocator.LATENCY ? commits.remove() : null;
        boolean accepts = request != null && isAccepted.remove();
        pin("rejected_valid").set(request != null && request.pair != null && !accepts);
        pin("operands_valid").set(accepts);
        if (request == null || request.pair == null) {
            return;
        }
        inFlight[request.pair.qp]--;
        if (!accepts) {
            pin("rejected_value_qp").set(request.pair.qp);
            pin("rejected_value_context").set(request.context);
            free(request, 0);
            return;
        }
        make(request);
        pin("operands_value_qp").set(request.pair.qp);
        pin("operands_value_context").set(request.context);
        pin("operands_value_kind").set(request.kind);
        pin("operands_value_msn").set(request.msn);
        pin("operands_value_address").setBig(new BigInteger(Long.toUnsignedString(request.address)));
        pin("operands_value_key").set(key(request));
        pin("operands_value_operand").setBig(new BigInteger(Long.toUnsignedString(request.operand)));
        pin("operands_value_compare").setBig(new BigInteger(Long.toUnsignedString(request.compare)));
        crossings.add(request);
    }

    /** An atomic's is that of the words; a Read's, which nobody looks at here, may be any. */
    private static long key(Request request) {
        return request.kind == 0 ? Keys.any(SIZES, Long.hashCode(request.address * 0x9E37_79B9L)) : KEY;
    }

    private void free(Request request, long cycles) {
        request.freeAt = cycle + cycles;
        if (request.context < OWN) {
            request.pair.users[request.context] = null;
            request.pair.freeAt[request.context] = cycle + cycles;
        } else {
            spares.free(request, cycle + cycles);
        }
    }

    /** An accepted request, as the model answers it. */
    private void make(Request request) {
        ordered += random.nextInt(3);
        request.placements = ordered;
        boolean isAtomic = request.pair.make(request, random, random.nextDouble() < atomics, this::word);
        request.fails = isAtomic && !request.isHot() && request.pair.qp == refused;
        hot += request.isHot() ? 1 : 0;
    }

    private void driveUpdate() {
        var pair = pairs[random.nextInt(few)];
        boolean may = pair.phase == Phase.LIVE && pair.acknowledged < pair.ready && random.nextDouble() < acknowledging;
        pin("update_valid").set(may);
        if (may) {
            int to = pair.acknowledged + 1 + random.nextInt(pair.ready - pair.acknowledged);
            pin("update_value_qp").set(pair.qp);
            pin("update_value_messages").set(to & 0xFFFF);
            for (; pair.acknowledged < to; pair.acknowledged++) {
                free(pair.requests.get(pair.acknowledged), LATE);
            }
        }
    }

    /** The sender looks up what is ready, up to the last cycle in which it may hold it. */
    private void driveLookup() {
        var pair = pairs[random.nextInt(few)];
        int oldest = Math.max(0, pair.acknowledged - 1);
        boolean may = pair.phase != Phase.ENDING && oldest < pair.ready && random.nextInt(3) == 0;
        Request request = null;
        if (may) {
            int number = oldest + random.nextInt(pair.ready - oldest);
            request = pair.requests.get(number);
            may = number >= pair.acknowledged || request.freeAt - cycle > LATE - 30;
            pin("sending_value_qp").set(pair.qp);
            pin("sending_value_number").set(number % CONTEXTS);
        }
        pin("sending_valid").set(may);
        sent.add(new Sent(may ? request : null, pair.life));
    }

    /** One life after the other ends and begins. */
    private void script() {
        if (renewing == null) {
            if (lives && random.nextInt(200) == 0) {
                var pair = pairs[random.nextInt(few)];
                if (random.nextInt(3) == 0 && pair.phase == Phase.LIVE) {
                    pair.phase = Phase.ERROR;
                    state(pair, QueuePairState.ERR);
                } else {
                    begin(pair);
                }
            }
            return;
        }
        var pair = renewing;
        if (script == 0) {
            state(pair, QueuePairState.RESET);
            script = 1;
        } else if (script == 1 && states.isDone() && inFlight[pair.qp] == 0 && pair.atomics == 0
            && crossings.stream().noneMatch(request -> request.pair == pair)) {
            since = script == 1 ? cycle : since;
            script = 2;
        } else if (script == 2 && (pair.atomics > 0 || inFlight[pair.qp] > 0)) {
            script = 1;
        } else if (script == 2 && cycle > since + LATE) {
            renew(pair);
            script = 3;
        } else if (script == 4) {
            pin("setup_valid").set(false);
            state(pair, QueuePairState.INIT);
            state(pair, QueuePairState.RTR);
            script = 5;
        } else if (script == 5 && states.isDone()) {
            pair.phase = Phase.LIVE;
            renewing = null;
        }
    }

    private void renew(Pair pair) {
        dropped += pair.requests.size() - pair.acknowledged;
        pair.begin(random);
        spares.forget(pair);
        pin("setup_valid").set(true);
        pin("setup_payload_qp").set(pair.qp);
        pin("setup_payload_mtu_code").set(pair.mtuCode);
        pin("setup_payload_pd").set(DOMAIN);
        pin("setup_payload_psn").set(pair.psn);
    }

    @Override public void sample() {
        sampleReservation();
        busyFor = pin("busy").isSet() ? busyFor + 1 : 0;
        if (pin("crossing_valid").isSet() && pin("crossing_ready").isSet()) {
            var request = crossings.remove();
            request.pair.crossed++;
            request.pair.requests.add(request);
        }
        if (pin("setup_valid").isSet() && pin("setup_ready").isSet()) {
            script = 4;
            renewed++;
        }
        if (pin("pairs_beginning_valid").isSet()) {
            pairs[(int) pin("pairs_beginning_value").get()].atomics++;
            begun++;
        }
        if (pin("pairs_ending_valid").isSet()) {
            pairs[(int) pin("pairs_ending_value").get()].atomics--;
        }
        if (pin("failures_valid").isSet()) {
            failures.add((int) pin("failures_payload_qp").get());
        }
        if (pin("ready_valid").isSet()) {
            sampleReady(pairs[(int) pin("ready_value_qp").get()], (int) pin("ready_value_count").get());
        }
        if (sent.size() > ResponderContexts.LATENCY) {
            var look = sent.remove();
            if (look.request() != null && look.life() == look.request().pair.life) {
                sampleSent(look.request());
            }
        }
    }

    private void sampleReservation() {
        if (arrivals.size() <= ContextAllocator.LATENCY) {
            return;
        }
        var arrival = arrivals.remove();
        var pair = arrival.pair();
        boolean granted = pin("reserved_valid").isSet();
        boolean refused = pin("refused").isSet();
        assertThat(granted || refused).as("cycle %d", cycle).isEqualTo(arrival.wants());
        assertThat(granted && refused).isFalse();
        var request = new Request();
        if (granted) {
            request.pair = pair;
            request.context = (int) pin("reserved_value_context").get();
            assertThat(cycle).as("a context comes back late").isGreaterThanOrEqualTo(freeAt(request));
            if (request.context < OWN) {
                assertThat(pair.users[request.context]).as("V1: context %d of %d at %d", request.context, pair.qp, cycle)
                    .isNull();
                pair.users[request.context] = request;
            } else {
                spares.take(request, cycle);
            }
        } else if (refused) {
            inFlight[pair.qp]--;
            refusals++;
            assertThat(spares.held(pair, cycle - LONG)).as("spare contexts of %d at %d", pair.qp, cycle)
                .isGreaterThanOrEqualTo(OWN);
            for (int context = 0; context < OWN; context++) {
                assertThat(pair.users[context] == null && cycle > pair.freeAt[context] + LONG)
                    .as("context %d of %d is free since %d at %d", context, pair.qp, pair.freeAt[context], cycle)
                    .isFalse();
            }
        }
        commits.add(request);
        isAccepted.add(granted && random.nextInt(6) != 0);
    }

    /** The count is said in its low bits, and never goes back. */
    private void sampleReady(Pair pair, int low) {
        if (pair.phase == Phase.ENDING) {
            return;                                          // of the old life: its atomics end
        }
        int count = pair.ready + (low - pair.ready & (1 << ResponseCount.bits(RnicParameters.SMALL)) - 1);
        assertThat(count).as("qp %d", pair.qp).isGreaterThan(pair.ready).isLessThanOrEqualTo(pair.crossed);
        told += count - pair.ready;
        for (; pair.ready < count; pair.ready++) {
            assertThat(pair.requests.get(pair.ready).fails).as("row 44").isFalse();
            assertThat(pair.requests.get(pair.ready).placements).as("V13").isLessThanOrEqualTo(visible);
        }
    }

    private void sampleSent(Request request) {
        String what = "request %d of %d, kind %d at %d".formatted(request.msn, request.pair.qp, request.kind, cycle);
        assertThat(pin("sent_msn").get()).as(what).isEqualTo(request.msn);
        assertThat(pin("sent_psn").get()).as("V2: " + what).isEqualTo(request.psn);
        assertThat(pin("sent_kind").get()).as(what).isEqualTo(request.kind == 0 ? 0 : 3);
        if (request.kind == 0) {
            assertThat(pin("sent_address").big().longValue()).as(what).isEqualTo(request.address);
            assertThat(pin("sent_key").get()).as(what).isEqualTo(Keys.kept(SIZES, key(request)));
            assertThat(pin("sent_length").get()).as(what).isEqualTo(request.operand & 0xFFFF_FFFFL);
        } else {
            long found = pin("sent_result").big().longValue();
            if (request.old == null) {
                assertThat(counted.add(found)).as("counted once: " + what).isTrue();
                request.old = found;
            }
            assertThat(found).as(what).isEqualTo(request.old);
        }
        looked++;
    }

    private long freeAt(Request request) {
        return request.context < OWN ? request.pair.freeAt[request.context] : spares.freeAt(request.context);
    }
}
