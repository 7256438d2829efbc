package rnic.congestion;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import rnic.common.Words;
import rnic.messages.CongestionStatus;
import rnic.messages.FlowEvent.Kind;
import rnic.protocol.RnicParameters;
import veroce.congestion.CongestionControl;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;

/**
 * A slot with an algorithm beside a model of the algorithm for each flow. The model is told what leaves the queue, and
 * its answer has to come from the circuit so many cycles later; a {@link CongestionMonitor} compares what leaves the
 * queue with what has gone in. Now and then the host asks of a flow, and is told what a {@link HostView} says; nothing
 * else changes by that.
 */
final class SlotBench implements AutoCloseable {
    static final RnicParameters SIZE = RnicParameters.SMALL;
    static final int FLOWS = 2 * SIZE.queuePairs();
    private static final int NEVER = -1;
    /** Cycles between two questions, on average. */
    private static final int SELDOM = 60;
    private static final int LATENCY = CongestionStatus.LATENCY;

    final Simulation<CongestionSlot.Io> dut;
    final CongestionMonitor monitor;
    private final int cycles;
    /** What opens a flow is a rate, not a window. */
    private final boolean byRate;
    private final Supplier<CongestionControl> model;
    private final CongestionControl[] flows = new CongestionControl[FLOWS];
    private final int[] windows = new int[FLOWS];
    /** The clock at the newest event of each flow that went into the algorithm. */
    private final int[] seen = new int[FLOWS];
    private final Deque<Expected> expected = new ArrayDeque<>();
    private final Map<String, Pin> pins = new HashMap<>();
    private final Random random;
    private final Random questions;
    private final HostView[] views = new HostView[FLOWS];
    /** The cycle of the question whose answer is to come; a flow that is to be asked of; that which is; the answer. */
    private long asked = NEVER;
    private int questioned = NEVER;
    private int asking;
    private HostView.Status answer;
    private int answers;
    private int now;
    private long cycle;
    private long decisions;
    private int sent;
    /** Queue pair that the next cycle brings a notification for. */
    private int noticed = NEVER;
    /** The newest decision of each flow. */
    final CongestionDecision[] newest = new CongestionDecision[FLOWS];

    private record Expected(long cycle, int flow, CongestionDecision decision, boolean opened, Object event) {}

    SlotBench(CongestionAlgorithm<?> algorithm, Supplier<CongestionControl> model, long seed) {
        dut = Words.simulation(new CongestionSlot(SIZE.controlled(algorithm)), seed);
        cycles = algorithm.cycles();
        byRate = algorithm.ticks();
        monitor = new CongestionMonitor(FLOWS, cycles);
        this.model = model;
        random = new Random(seed);
        questions = new Random(seed);
        Arrays.setAll(views, _ -> new HostView(SIZE));
    }

    void set(String setting, long value) {
        pin("settings_" + setting).set(value);
    }

    void clock(int time) {
        now = time & CongestionEvent.CLOCK - 1;
    }

    /** How long ago it was the turn of the flow that has waited longest for one. */
    int longestUnseen() {
        return Arrays.stream(seen).map(then -> now - then & CongestionEvent.CLOCK - 1).max().orElseThrow();
    }

    int now() {
        return now;
    }

    long decisions() {
        return decisions;
    }

    private Pin pin(String name) {
        return pins.computeIfAbsent(name, dut::pin);
    }

    private int peek(String name) {
        return (int) dut.peek("queue_inst_out_value_event_" + name)[0];
    }

    /** Steps until the slot takes the event, which gets a number, and says how many cycles that was. */
    int send(int flow, QueuedEvent event) {
        int waited = 0;
        var named = event.numbered(sent++);
        while (!step(flow, named)) {
            waited++;
        }
        return waited;
    }

    /** In the next cycle a notification comes, which becomes events of both flows or finds no room. */
    void notice(int queuePair, boolean hasRoom) {
        noticed = queuePair;
        if (hasRoom) {
            monitor.noticed(queuePair);
            monitor.noticed(queuePair + SIZE.queuePairs());
        }
    }

    /** In the next cycle one of many comes for this queue pair: how many become events nobody counts. */
    void flood(int queuePair) {
        noticed = queuePair;
        monitor.flooded(queuePair);
        monitor.flooded(queuePair + SIZE.queuePairs());
    }

    /** What the host reads of a flow. */
    HostView.Status status(int flow) {
        questioned = flow;
        for (int i = 0; i <= 2 * LATENCY && (questioned != NEVER || asked != NEVER); i++) {
            step(NEVER, null);
        }
        assertThat(asked).as("the answer was there").isEqualTo(NEVER);
        return answer;
    }

    /** Answers that were what they had to be. */
    int answers() {
        return answers;
    }

    /** Behind the answer another question may come, of a flow that has begun. */
    private void ask() {
        int flow = questioned != NEVER ? questioned : questions.nextInt(FLOWS);
        boolean asks = asked == NEVER && views[flow].isDecided()
            && (questioned != NEVER || questions.nextInt(SELDOM) == 0);
        pin("query_asked_valid").set(asks);
        pin("query_asked_value_qp").set(flow % SIZE.queuePairs());
        pin("query_asked_value_responses").set(flow / SIZE.queuePairs());
        if (asks) {
            asked = cycle;
            asking = flow;
            questioned = NEVER;
        }
    }

    /** A cycle behind the question its flow is looked up; then the answer comes. */
    private void answered() {
        if (asked != NEVER && cycle == asked + 1) {
            answer = views[asking].at(cycle);
        }
        boolean isDue = asked != NEVER && cycle == asked + LATENCY;
        assertThat(pin("query_answer_valid").isSet()).as("an answer in cycle %d", cycle).isEqualTo(isDue);
        if (isDue) {
            var told = new HostView.Status(told("window"), told("rate"), told("in_flight"),
                told("counts_timed") == 1, told("counts_round_trip"), told("counts_marked"), told("counts_missing"));
            assertThat(told.told()).as("of flow %d in cycle %d", asking, cycle).isEqualTo(answer);
            asked = NEVER;
            answers++;
        }
    }

    private int told(String name) {
        return (int) pin("query_answer_value_" + name).get();
    }

    void idle(int steps) {
        for (int i = 0; i < steps; i++) {
            step(NEVER, null);
        }
    }

    /** One cycle in which an event is offered, or none; whether it is taken. */
    boolean step(int flow, QueuedEvent event) {
        pin("events_valid").set(event != null);
        if (event == null) {
            show(random.nextInt(FLOWS), QueuedEvent.any(random));
        } else {
            show(flow, event);
        }
        pin("notice_valid").set(noticed != NEVER);
        pin("notice_value").set(noticed == NEVER ? random.nextInt(SIZE.queuePairs()) : noticed);
        noticed = NEVER;
        pin("now").set(now);
        ask();
        dut.settle();
        answered();
        boolean taken = event != null && pin("events_ready").isSet();
        if (dut.peek("queue_inst_out_valid")[0] == 1) {
            leaves();
        }
        decided();
        if (taken) {
            monitor.taken(cycle, flow, event);
        }
        monitor.waits(cycle, event != null && !taken, asked != NEVER && cycle == asked + 1);
        dut.step();
        cycle++;
        return taken;
    }

    private void show(int flow, QueuedEvent event) {
        pin("events_payload_flow_qp").set(flow % SIZE.queuePairs());
        pin("events_payload_flow_responses").set(flow / SIZE.queuePairs());
        pin("events_payload_event_kind").set(event.kind());
        pin("events_payload_event_delivered").set(event.delivered());
        pin("events_payload_event_marked").set(event.marked());
        pin("events_payload_event_timed").set(event.timed());
        pin("events_payload_event_round_trip").set(event.roundTrip());
        pin("events_payload_event_in_flight").set(event.inFlight());
        pin("events_payload_event_last_hop").set(event.lastHop());
    }

    /** An event goes into the algorithm. */
    private void leaves() {
        int flow = (int) (dut.peek("queue_inst_out_value_flow_responses")[0] * SIZE.queuePairs()
            + dut.peek("queue_inst_out_value_flow_qp")[0]);
        var event = new QueuedEvent(Kind.values()[peek("kind")], peek("delivered"), peek("marked"), peek("timed") == 1,
            peek("round_trip"), peek("in_flight"), peek("last_hop") == 1);
        monitor.left(cycle, flow, event);
        seen[flow] = now;
        if (flows[flow] == null) {
            assertThat(event.kind()).as("what begins flow %d", flow).isEqualTo(Kind.SETUP);
            flows[flow] = model.get();
        }
        var decision = flows[flow].accept(event.modelled(now));
        int allowed = byRate ? decision.rate() : decision.window();
        boolean opened = event.kind() == Kind.SETUP || allowed > windows[flow];
        expected.add(new Expected(cycle + cycles, flow, decision, opened, event));
        windows[flow] = allowed;
        views[flow].left(cycle, event);
    }

    private void decided() {
        boolean decides = pin("decisions_valid").isSet();
        var next = expected.peek();
        assertThat(decides).as("a decision in cycle %d", cycle).isEqualTo(next != null && next.cycle() == cycle);
        if (!decides) {
            return;
        }
        expected.remove();
        int flow = (int) (pin("decisions_value_flow_responses").get() * SIZE.queuePairs()
            + pin("decisions_value_flow_qp").get());
        assertThat(flow).isEqualTo(next.flow());
        var decision = new CongestionDecision((int) pin("decisions_value_window").get(),
            (int) pin("decisions_value_rate").get());
        assertThat(decision).as("decision %d, on %s of flow %d", decisions, next.event(), flow)
            .isEqualTo(next.decision());
        assertThat(pin("decisions_value_opened").isSet()).as("opened, at %s", next.event()).isEqualTo(next.opened());
        newest[flow] = decision;
        views[flow].decided(decision);
        decisions++;
    }

    /** Until all that was taken has been decided. */
    void finish() {
        idle(CongestionSlot.PLACES * (cycles + 1) + 2 * cycles + 8);
        monitor.isFinished();
        assertThat(expected.stream().filter(each -> each.cycle() < cycle)).isEmpty();
    }

    @Override public void close() {
        dut.close();
    }
}
