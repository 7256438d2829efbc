package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
import hdl.lib.Valid;
import hdl.sim.Engine;
import hdl.sim.Pin;
import hdl.sim.Simulation;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.function.Predicate;
import rnic.messages.Departure;
import rnic.messages.Flow;
import rnic.messages.FlowEvent.Kind;
import rnic.messages.PathNews;
import rnic.messages.PathTaken;
import rnic.protocol.FailureCause;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.retransmit.SenderModel.Again;
import rnic.retransmit.SenderModel.Failed;
import rnic.retransmit.SenderModel.Update;

/**
 * A send window and its model, one operation at a time: time stands still until everything that follows from an
 * operation has come out, then both must have said the same.
 */
final class SendWindowBench implements AutoCloseable {
    /** The last failure named no request. */
    static final int NONE = -1;
    /** Cycles after which nothing happens any more: a round of the timers, an expiry, two picks. */
    private static final int SETTLE = 110;
    /** Syndrome of a Packet Drop NAK. */
    private static final int DROPPED = 0x60;
    /** Bits 6 and 5 of the syndrome of an RNR NAK. */
    private static final int NOT_READY = 1;

    private final Simulation<SendWindow.Io> dut;
    private final SendWindow.Io io;
    private final SenderModel model;
    private final String repeat;
    private final List<Row> rows = new ArrayList<>();
    private final List<Update> updates = new ArrayList<>();
    private final List<Failed> failures = new ArrayList<>();
    /** What was done last, for failures. */
    private final Deque<String> last = new ArrayDeque<>();
    private final Random refusals = new Random(1);
    /** Where congestion is controlled: of each flow what must be heard, what was heard of all, and who is gone. */
    private final FlightModel[] flights;
    private final List<FlightModel.Happened> heard = new ArrayList<>();
    private final List<FlightModel.Learned> learned = new ArrayList<>();
    private final long[] gone;
    private final Random words = new Random(2);
    private final Random paths = new Random(3);
    private final Random entropies = new Random(4);
    private Failed lastFailure;
    /** Index of the request that the last failure was of, if it named one. */
    private int lastNamed;
    /** As was told last. */
    private final boolean[] waits;
    private final List<Again> answers = new ArrayList<>();
    /** Events that observers were told of. */
    private int sacks;
    private int drops;
    private int pauses;
    private int timers;
    /** What is said by the acknowledgement under way; it may be refused. */
    private Ack counted;
    private int nothing;
    private int operations;

    SendWindowBench(RnicParameters parameters, SenderModel.Rules rules, long now, Engine engine, String repeat) {
        this.repeat = repeat;
        dut = Simulation.of(new SendWindow(parameters), engine);
        io = dut.io();
        model = new SenderModel(rules, parameters.window(), parameters.queuePairs(), now);
        dut.pin(io.settings().srttShift()).set(rules.srttShift());
        dut.pin(io.settings().jitter()).set(rules.jitter());
        dut.pin(io.settings().tailProbeMultiple()).set(rules.tailProbeMultiple());
        dut.pin(io.settings().backoffMost()).set(rules.backoffMost());
        dut.pin(io.failure().ready()).set(1);
        dut.pin(io.ask().valid()).set(0);
        waits = new boolean[2 * parameters.queuePairs()];
        gone = new long[waits.length];
        flights = new FlightModel[io.congestion().isPresent() ? waits.length : 0];
        io.congestion().ifPresent(port -> {
            dut.pin(port.events().ready()).set(1);
            for (int flow = 0; flow < flights.length; flow++) {
                flights[flow] = new FlightModel(model.sender(flow), parameters.window());
                model.sender(flow).flight = flights[flow];
            }
        });
        io.limit().ifPresent(limit -> dut.pin(limit.valid()).set(0));
        io.taken().ifPresent(taken -> dut.pin(taken.valid()).set(0));
        for (var valid : new Bool[] {io.setup().valid(), io.state().valid(), io.reads().valid(),
            io.readsDone().valid(), io.sent().valid(), io.acknowledgement().valid()}) {
            dut.pin(valid).set(0);
        }
        dut.pin(io.now()).set(now & 0xFFFF_FFFFL);
        dut.step(2 * parameters.queuePairs() + 20);
        for (int flow = 0; flow < flights.length; flow++) {
            limit(flow, parameters.window());
        }
    }

    /** How many packets of a flow may be on their way. */
    private void limit(int flow, int packets) {
        var limit = io.limit().orElseThrow();
        set(limit.value().flow(), flow);
        dut.pin(limit.value().packets()).set(packets);
        dut.pin(limit.valid()).set(1);
        step();
        dut.pin(limit.valid()).set(0);
        flights[flow].limit(packets);
    }

    /** Mostly a few. */
    private void limitAny(int flow) {
        int packets = words.nextInt(4) == 0 ? model.window() : 1 + words.nextInt(8);
        log("limit", flow, packets);
        limit(flow, packets);
    }

    SenderModel model() {
        return model;
    }

    int operations() {
        return operations;
    }

    /** Of all operations until now; null if nobody has failed. */
    int lastNamed() {
        return lastNamed;
    }

    Failed lastFailure() {
        return lastFailure;
    }

    private void log(String operation, Object... arguments) {
        last.add(operation + Arrays.toString(arguments));
        if (last.size() > 24) {
            last.poll();
        }
    }

    private void begin(boolean responses, boolean requests) {
        var groups = io.setup().payload().groups();
        dut.pin(groups.receives()).set(responses);
        dut.pin(groups.sends()).set(requests);
        offer(dut.pin(io.setup().valid()), dut.pin(io.setup().ready()));
    }

    void setup(int qp, Life life) {
        log("setup", qp, life);
        var context = io.setup().payload();
        dut.pin(io.setup().payload().qp()).set(qp);
        dut.pin(context.sendPsn()).set(life.psn() & 0xFFFFFF);
        dut.pin(context.responseSendPsn()).set(life.responsePsn() & 0xFFFFFF);
        dut.pin(context.retries()).set(life.retries());
        dut.pin(context.rnrRetries()).set(life.rnrRetries());
        dut.pin(context.rtoExponent()).set(life.rtoExponent());
        dut.pin(context.initialSrtt()).set(life.srtt());
        boolean controlled = words.nextInt(4) != 0;
        context.controlled().ifPresent(pin -> dut.pin(pin).set(controlled));
        if (words.nextBoolean()) {
            begin(true, true);
        } else {                                             // each when it is told
            begin(false, true);
            begin(true, false);
        }
        model.sender(qp).setup(life);
        model.responses(qp).setup(life);
        if (flights.length > 0) {
            flights[qp].setup(life.psn(), controlled);
            flights[qp + model.queuePairs()].setup(life.responsePsn(), controlled);
        }
        model.reads(qp, false);
        settle();
    }

    void state(int qp, QueuePairState state) {
        log("state", qp, state);
        dut.pin(io.state().value().qp()).set(qp);
        dut.pin(io.state().value().state()).set(state);
        dut.pin(io.state().valid()).set(1);
        step();
        dut.pin(io.state().valid()).set(0);
        model.sender(qp).active = state == QueuePairState.RTS || state == QueuePairState.SQD;
        model.responses(qp).active = model.sender(qp).active || state == QueuePairState.RTR;
        settle();
    }

    /** All Reads are done; or some are open, which is told a moment before the first of them is sent. */
    void reads(int qp, boolean open) {
        log("reads", qp, open);
        dut.pin(io.reads().value().qp()).set(qp);
        dut.pin(io.reads().value().open()).set(open);
        dut.pin(io.reads().valid()).set(1);
        step();
        dut.pin(io.reads().valid()).set(0);
        model.reads(qp, open);
    }

    /** A response has completed a Read. */
    void answered(int qp) {
        log("answered", qp);
        dut.pin(io.readsDone().value()).set(qp);
        dut.pin(io.readsDone().valid()).set(1);
        step();
        dut.pin(io.readsDone().valid()).set(0);
        model.answered(qp);
        settle();
    }

    void sent(int flow, long psn, long msn, boolean retrans, boolean more) {
        log("sent", flow, psn, msn, retrans, more);
        var packet = io.sent().payload();
        set(packet.flow(), flow);
        dut.pin(packet.psn()).set(psn & 0xFFFFFF);
        dut.pin(packet.msn()).set(msn & 0xFFFFFF);
        dut.pin(packet.retrans()).set(retrans);
        dut.pin(packet.more()).set(more);
        int path = paths.nextInt(retrans ? 3 : 16);
        log("   takes path", path);
        io.taken().ifPresent(taken -> take(taken, flow, psn, path));
        model.sender(flow).took(psn, path);
        offer(dut.pin(io.sent().valid()), dut.pin(io.sent().ready()));
        model.sender(flow).sent(psn, msn, retrans, more);
        settle();
    }

    private void take(Valid<PathTaken> taken, int flow, long psn, int path) {
        set(taken.value().flow(), flow);
        dut.pin(taken.value().place()).set(Math.floorMod(psn, model.window()));
        dut.pin(taken.value().slot()).set(path);
        dut.pin(taken.valid()).set(1);
        step();
        dut.pin(taken.valid()).set(0);
    }

    /** One in four comes twice: the first time it does not count, and nothing must come of it. */
    void acknowledge(int flow, Ack ack) {
        if (refusals.nextInt(4) == 0) {
            log("refused", flow, ack);
            model.sender(flow).refused();
            give(flow, ack, false);
        }
        log("acknowledge", flow, ack);
        give(flow, ack, true);
    }

    private void set(Flow port, int flow) {
        dut.pin(port.qp()).set(flow % model.queuePairs());
        dut.pin(port.responses()).set(flow >= model.queuePairs());
    }

    private int get(Flow port) {
        return (int) dut.pin(port.qp()).get() + (dut.pin(port.responses()).isSet() ? model.queuePairs() : 0);
    }

    private void give(int flow, Ack ack, boolean counts) {
        int named = paths.nextInt(3) == 0 ? paths.nextInt(16) : model.sender(flow).path(ack.psn());
        int path = entropies.nextInt(1 << PathNews.ENTROPY_BITS) << Departure.SLOT_BITS | named;
        var says = FlightModel.any(words, model.sender(flow), ack, entropies.nextBoolean(), path, model.now);
        log("   names path", named);
        if (counts) {
            if (flights.length > 0) {
                flights[flow].begin();
            }
            model.sender(flow).acknowledge(ack, named);
            if (flights.length > 0) {
                log("   tells", says);
                flights[flow].acknowledged(ack, says, model.rows.getLast(), model.now);
            }
        }
        io.acknowledgement().value().told().ifPresent(told -> {
            dut.pin(told.held()).set(says.held());
            dut.pin(told.stamp()).set(says.stamp());
            dut.pin(told.beyond()).set(says.beyond());
            dut.pin(told.marks()).set(says.marks());
            dut.pin(told.cause()).set(says.cause());
            dut.pin(told.marked()).set(says.marked());
            dut.pin(told.path()).set(says.path());
        });
        dut.pin(io.acknowledged()).set(counts);
        var value = io.acknowledgement().value();
        set(value.flow(), flow);
        dut.pin(value.syndrome()).set(ack.syndrome());
        dut.pin(value.sack()).set(ack.sack());
        dut.pin(value.psn()).set(ack.psn());
        dut.pin(value.retrans()).set(ack.retrans());
        dut.pin(value.msn()).set(ack.msn());
        dut.pin(value.start()).set(ack.start());
        dut.pin(value.length()).set(ack.length());
        dut.pin(value.bitmap()).setBig(ack.bitmap());
        dut.pin(io.acknowledgement().valid()).set(1);
        counted = counts ? ack : null;
        step();
        dut.pin(io.acknowledgement().valid()).set(0);
        settle();
        counted = null;
    }

    /** Asks the next flow for a packet that waits to be sent again; null if none does any more. */
    Again ask() {
        int flow = model.next();
        log("ask", flow);
        var expected = model.ask();
        set(io.ask().payload(), flow);
        offer(dut.pin(io.ask().valid()), dut.pin(io.ask().ready()));
        settle();
        assertThat(answers).as(at()).isEqualTo(expected == null ? List.of() : List.of(expected));
        assertThat(nothing).as("nothing waits; %s", at()).isEqualTo(expected == null ? 1 : 0);
        answers.clear();
        nothing = 0;
        return expected;
    }

    /** Moves the clock; no more than one deadline may pass. */
    void time(long until) {
        if (flights.length > 0 && words.nextInt(4) == 0) {
            limitAny(words.nextInt(flights.length));
        }
        log("time", until);
        model.now = until;
        dut.pin(io.now()).set(until & 0xFFFF_FFFFL);
        settle();
    }

    private void offer(Pin valid, Pin ready) {
        valid.set(1);
        for (int budget = 0;; budget++) {
            assertThat(budget).as("cycles without being taken; %s", at()).isLessThan(100);
            dut.settle();
            boolean taken = ready.isSet();
            step();
            if (taken) {
                break;
            }
        }
        valid.set(0);
    }

    private void settle() {
        operations++;
        for (int i = 0; i < SETTLE; i++) {
            step();
        }
        int expired = 0;
        for (var due = model.earliest(); due != null && due.deadline() <= model.now; due = model.earliest()) {
            due.expire();
            expired++;
        }
        assertThat(sacks).as("SACKs that are told; %s", at()).isLessThanOrEqualTo(judged(Ack::sack));
        assertThat(drops).as("drops that are told; %s", at())
            .isLessThanOrEqualTo(judged(ack -> ack.syndrome() == DROPPED));
        assertThat(pauses).as("pauses that are told; %s", at())
            .isLessThanOrEqualTo(judged(ack -> (ack.syndrome() >> 5 & 3) == NOT_READY));
        assertThat(timers).as("timeouts and probes that are told; %s", at()).isLessThanOrEqualTo(expired);
        sacks = 0;
        drops = 0;
        pauses = 0;
        timers = 0;
        assertThat(rows).as(at()).isEqualTo(model.rows);
        assertThat(updates).as(at()).isEqualTo(model.updates);
        assertThat(failures).as(at()).isEqualTo(model.failures);
        for (int flow = 0; flow < waits.length; flow++) {
            // Whoever is closed is not asked any more, and what was told of it stays.
            var sender = model.sender(flow);
            if (sender.active && !sender.forgotten) {
                assertThat(waits[flow]).as("packets of %s wait; %s", flow, at()).isEqualTo(sender.wants());
            }
        }
        for (int flow = 0; flow < flights.length; flow++) {
            var sender = model.sender(flow);
            flights[flow].expired();
            if (sender.active && !sender.failed && !sender.forgotten) {
                assertThat(gone[flow]).as("packets of %s that are gone; %s", flow, at())
                    .isEqualTo(flights[flow].gone());
            }
        }
        var expected = Arrays.stream(flights).flatMap(flight -> flight.events.stream()).toList();
        assertThat(heard).as("what congestion control heard; %s", at()).isEqualTo(expected);
        var news = Arrays.stream(flights).flatMap(flight -> flight.news.stream()).toList();
        assertThat(learned).as("what is learned of paths; %s", at()).isEqualTo(news);
        learned.clear();
        Arrays.stream(flights).forEach(flight -> flight.news.clear());
        heard.clear();
        Arrays.stream(flights).forEach(flight -> flight.events.clear());
        last.add("   " + model.sender(0).text());
        rows.clear();
        updates.clear();
        failures.clear();
        model.rows.clear();
        model.updates.clear();
        model.failures.clear();
    }

    private int judged(Predicate<Ack> says) {
        return counted != null && says.test(counted) ? 1 : 0;
    }

    private String at() {
        return "operation " + operations + " at cycle " + dut.cycle(0) + "; " + repeat + "\n" + String.join("\n", last);
    }

    private void step() {
        dut.settle();
        if (dut.pin(io.row().valid()).isSet()) {
            rows.add(dut.pin(io.row().value()).get(Row.class));
        }
        if (dut.pin(io.ackFull()).isSet()) {
            rows.add(Row.RX_ACK_FULL);
        }
        var update = io.update().value();
        if (dut.pin(io.update().valid()).isSet()) {
            updates.add(new Update(get(update.flow()), (int) dut.pin(update.una()).get(),
                (int) dut.pin(update.messages()).get(), dut.pin(update.rnrWait()).isSet()));
        }
        var notice = io.resends().value();
        if (dut.pin(io.resends().valid()).isSet()) {
            waits[get(notice.flow())] = dut.pin(notice.waiting()).isSet();
        }
        var again = io.resend().value();
        if (dut.pin(io.resend().valid()).isSet()) {
            answers.add(new Again(get(again.flow()), (int) dut.pin(again.psn()).get(),
                dut.pin(again.ackRequest()).isSet(), again.path().map(path -> (int) dut.pin(path).get()).orElse(0)));
        }
        nothing += dut.pin(io.nothing()).isSet() ? 1 : 0;
        io.congestion().ifPresent(this::hear);
        var events = io.events();
        sacks += dut.pin(events.sack()).isSet() ? 1 : 0;
        drops += dut.pin(events.drop()).isSet() ? 1 : 0;
        pauses += dut.pin(events.rnrWaitBegins()).isSet() ? 1 : 0;
        timers += (dut.pin(events.timeout()).isSet() ? 1 : 0) + (dut.pin(events.readTimeout()).isSet() ? 1 : 0)
            + (dut.pin(events.tailProbe()).isSet() ? 1 : 0);
        var failure = io.failure().payload();
        if (dut.pin(io.failure().valid()).isSet()) {
            lastFailure = new Failed((int) dut.pin(failure.qp()).get(),
                FailureCause.values()[(int) dut.pin(failure.cause()).get()].send());
            failures.add(lastFailure);
            lastNamed = dut.pin(failure.named()).isSet() ? (int) dut.pin(failure.request()).get() : NONE;
        }
        dut.step();
    }

    private void hear(CongestionPort port) {
        if (dut.pin(port.gone().valid()).isSet()) {
            gone[get(port.gone().value().flow())] = dut.pin(port.gone().value().packets()).get();
        }
        if (dut.pin(port.news().valid()).isSet()) {
            var news = port.news().value();
            var kind = dut.pin(news.kind()).get(PathNews.Kind.class);
            int entropy = kind == PathNews.Kind.LOST ? 0 : (int) dut.pin(news.entropy()).get();
            learned.add(new FlightModel.Learned((int) dut.pin(news.qp()).get(), kind,
                entropy << Departure.SLOT_BITS | (int) dut.pin(news.slot()).get()));
        }
        if (dut.pin(port.events().valid()).isSet()) {
            var event = port.events().payload().event();
            var kind = dut.pin(event.kind()).get(Kind.class);
            boolean isAck = kind == Kind.ACK;
            heard.add(new FlightModel.Happened(get(port.events().payload().flow()), kind,
                isAck ? (int) dut.pin(event.delivered()).get() : 0, isAck ? (int) dut.pin(event.marked()).get() : 0,
                isAck ? (int) dut.pin(event.roundTrip()).get() : 0, (int) dut.pin(event.inFlight()).get(),
                kind == Kind.TRIM && dut.pin(event.lastHop()).isSet()));
        }
    }

    @Override public void close() {
        dut.close();
    }
}
