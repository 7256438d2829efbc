package rnic.retransmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.Bool;
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
import rnic.protocol.CompletionStatus;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.retransmit.SenderModel.Ack;
import rnic.retransmit.SenderModel.Again;
import rnic.retransmit.SenderModel.Failed;
import rnic.retransmit.SenderModel.Life;
import rnic.retransmit.SenderModel.Update;

/**
 * A send window and its model, one operation at a time: time stands still until everything that follows from an
 * operation has come out, then both must have said the same.
 */
final class SendWindowBench implements AutoCloseable {
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
    private Failed lastFailure;
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
        waits = new boolean[parameters.queuePairs()];
        for (var valid : new Bool[] {io.setup().valid(), io.state().valid(), io.sent().valid(),
            io.acknowledgement().valid()}) {
            dut.pin(valid).set(0);
        }
        dut.pin(io.now()).set(now & 0xFFFF_FFFFL);
        dut.step(parameters.queuePairs() + 20);
    }

    SenderModel model() {
        return model;
    }

    int operations() {
        return operations;
    }

    /** Of all operations until now; null if nobody has failed. */
    Failed lastFailure() {
        return lastFailure;
    }

    private void log(String operation, Object... arguments) {
        last.add(operation + Arrays.toString(arguments));
        if (last.size() > 24) {
            last.poll();
        }
    }

    void setup(int qp, Life life) {
        log("setup", qp, life);
        var context = io.setup().payload().context();
        dut.pin(io.setup().payload().qp()).set(qp);
        dut.pin(context.sendPsn()).set(life.psn() & 0xFFFFFF);
        dut.pin(context.retries()).set(life.retries());
        dut.pin(context.rnrRetries()).set(life.rnrRetries());
        dut.pin(context.rtoExponent()).set(life.rtoExponent());
        dut.pin(context.initialSrtt()).set(life.srtt());
        offer(dut.pin(io.setup().valid()), dut.pin(io.setup().ready()));
        model.sender(qp).setup(life);
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
        settle();
    }

    void sent(int qp, long psn, long msn, boolean retrans, boolean more) {
        log("sent", qp, psn, msn, retrans, more);
        var packet = io.sent().payload();
        dut.pin(packet.flow().qp()).set(qp);
        dut.pin(packet.psn()).set(psn & 0xFFFFFF);
        dut.pin(packet.msn()).set(msn & 0xFFFFFF);
        dut.pin(packet.retrans()).set(retrans);
        dut.pin(packet.more()).set(more);
        offer(dut.pin(io.sent().valid()), dut.pin(io.sent().ready()));
        model.sender(qp).sent(psn, msn, retrans, more);
        settle();
    }

    /** One in four comes twice: the first time it does not count, and nothing must come of it. */
    void acknowledge(int qp, Ack ack) {
        if (refusals.nextInt(4) == 0) {
            log("refused", qp, ack);
            model.sender(qp).refused();
            give(qp, ack, false);
        }
        log("acknowledge", qp, ack);
        model.sender(qp).acknowledge(ack);
        give(qp, ack, true);
    }

    private void give(int qp, Ack ack, boolean counts) {
        dut.pin(io.acknowledged()).set(counts);
        var value = io.acknowledgement().value();
        dut.pin(value.qp()).set(qp);
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

    /** Asks the next queue pair for a packet that waits to be sent again; null if none does any more. */
    Again ask() {
        int qp = model.next();
        log("ask", qp);
        var expected = model.ask();
        dut.pin(io.ask().payload()).set(qp);
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
        for (int qp = 0; qp < waits.length; qp++) {
            // Whoever is closed is not asked any more, and what was told of it stays.
            if (model.sender(qp).active) {
                assertThat(waits[qp]).as("packets of %s wait; %s", qp, at()).isEqualTo(model.sender(qp).wants());
            }
        }
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
            updates.add(new Update((int) dut.pin(update.flow().qp()).get(), (int) dut.pin(update.una()).get(),
                (int) dut.pin(update.messages()).get(), dut.pin(update.rnrWait()).isSet()));
        }
        var notice = io.resends().value();
        if (dut.pin(io.resends().valid()).isSet()) {
            waits[(int) dut.pin(notice.flow().qp()).get()] = dut.pin(notice.waiting()).isSet();
        }
        var again = io.resend().value();
        if (dut.pin(io.resend().valid()).isSet()) {
            answers.add(new Again((int) dut.pin(again.flow().qp()).get(), (int) dut.pin(again.psn()).get(),
                dut.pin(again.ackRequest()).isSet()));
        }
        nothing += dut.pin(io.nothing()).isSet() ? 1 : 0;
        var events = io.events();
        sacks += dut.pin(events.sack()).isSet() ? 1 : 0;
        drops += dut.pin(events.drop()).isSet() ? 1 : 0;
        pauses += dut.pin(events.rnrWaitBegins()).isSet() ? 1 : 0;
        timers += (dut.pin(events.timeout()).isSet() ? 1 : 0) + (dut.pin(events.tailProbe()).isSet() ? 1 : 0);
        var failure = io.failure().payload();
        if (dut.pin(io.failure().valid()).isSet()) {
            lastFailure = new Failed((int) dut.pin(failure.qp()).get(),
                CompletionStatus.values()[(int) dut.pin(failure.sendStatus()).get()]);
            failures.add(lastFailure);
        }
        dut.step();
    }

    @Override public void close() {
        dut.close();
    }
}
