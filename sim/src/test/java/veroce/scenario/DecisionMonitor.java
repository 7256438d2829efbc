package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;
import rnic.congestion.Nsm;
import rnic.messages.FlowEvent;
import veroce.congestion.CongestionControl;
import veroce.congestion.CongestionDecision;
import veroce.congestion.CongestionEvent;
import veroce.congestion.NsmSettings;
import veroce.nic.CongestionView;
import veroce.nic.NicEndpoint;

/**
 * Looks into a NIC: every decision of its circuit of NSM is that of the plain one, event by event of every flow. What an
 * event must be is not judged here but by the test of the send window.
 */
final class DecisionMonitor {
    private static final String EVENT = "send.slot.queue_inst_out_value_";
    private static final String DECISION = "send.slot_decisions_value_";

    private final NsmSettings settings;
    private final Map<Long, CongestionControl> flows = new HashMap<>();
    private final Deque<Expected> expected = new ArrayDeque<>();
    /** As the host must read it: of each flow what its newest event has left. */
    private final Map<Long, CongestionView> views = new HashMap<>();
    private final Map<FlowEvent.Kind, Integer> seen = new EnumMap<>(FlowEvent.Kind.class);
    private long cycle;
    private int decisions;

    private record Expected(long cycle, long flow, CongestionEvent event, CongestionDecision decision) {}

    private DecisionMonitor(NsmSettings settings) {
        this.settings = settings;
    }

    /** Of a NIC whose lives have not begun. */
    static DecisionMonitor of(NicEndpoint nic, NsmSettings settings) {
        var monitor = new DecisionMonitor(settings);
        nic.model().watch(monitor::look);
        return monitor;
    }

    /** How many events of a kind there were. */
    int seen(FlowEvent.Kind kind) {
        return seen.getOrDefault(kind, 0);
    }

    int decisions() {
        return decisions;
    }

    private void look(ToLongFunction<String> shows) {
        cycle++;
        if (shows.applyAsLong("send.slot.queue_inst_out_valid") == 1) {
            hear(shows);
        }
        if (shows.applyAsLong("send.slot_decisions_valid") == 1) {
            decide(shows);
        }
    }

    /** What the host must read of a flow. */
    CongestionView view(int queuePair, boolean responses) {
        return views.get(queuePair * 2L + (responses ? 1 : 0));
    }

    private static long flow(ToLongFunction<String> shows, String of) {
        return shows.applyAsLong(of + "flow_qp") << 1 | shows.applyAsLong(of + "flow_responses");
    }

    private void hear(ToLongFunction<String> shows) {
        var kind = FlowEvent.Kind.values()[(int) shows.applyAsLong(EVENT + "event_kind")];
        seen.merge(kind, 1, Integer::sum);
        int inFlight = (int) shows.applyAsLong(EVENT + "event_in_flight");
        int now = (int) shows.applyAsLong("send.slot.now");
        var event = kind != FlowEvent.Kind.ACK
            ? CongestionEvent.of(CongestionEvent.Kind.valueOf(kind.name()), inFlight,
                shows.applyAsLong(EVENT + "event_last_hop") == 1, now)
            : CongestionEvent.ack((int) shows.applyAsLong(EVENT + "event_delivered"),
                (int) shows.applyAsLong(EVENT + "event_marked"), shows.applyAsLong(EVENT + "event_timed") == 0
                    ? CongestionEvent.UNTIMED : (int) shows.applyAsLong(EVENT + "event_round_trip"), inFlight, now);
        long flow = flow(shows, EVENT);
        var decision = flows.computeIfAbsent(flow, _ -> new veroce.congestion.Nsm(settings)).accept(event);
        views.put(flow, view(kind, event, decision, views.get(flow)));
        expected.add(new Expected(cycle + new Nsm().cycles(), flow, event, decision));
    }

    private static CongestionView view(FlowEvent.Kind kind, CongestionEvent event, CongestionDecision decision,
                                       CongestionView before) {
        boolean begins = kind == FlowEvent.Kind.SETUP;
        boolean isMissing = kind == FlowEvent.Kind.TRIM || kind == FlowEvent.Kind.LOSS || kind == FlowEvent.Kind.TIMEOUT;
        return new CongestionView(decision.window(), decision.rate(),
            event.roundTrip() >= 0 || begins ? event.roundTrip() : before.roundTrip(), event.inFlight(),
            begins ? 0 : before.marked() + event.marked(), begins ? 0 : before.missing() + (isMissing ? 1 : 0));
    }

    private void decide(ToLongFunction<String> shows) {
        var next = expected.poll();
        // What was inside when this began to look is not known.
        if (next == null) {
            assertThat(decisions).as("a decision of cycle %d on nothing", cycle).isZero();
            return;
        }
        decisions++;
        var decision = new CongestionDecision((int) shows.applyAsLong(DECISION + "window"),
            (int) shows.applyAsLong(DECISION + "rate"));
        assertThat(new Expected(cycle, flow(shows, DECISION), next.event(), decision)).as("decision %d", decisions)
            .isEqualTo(next);
    }
}
