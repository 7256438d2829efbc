package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fork;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.PassingFifo;
import rnic.context.Doorbell;
import rnic.messages.AccessEvents;
import rnic.messages.AckEvent;
import rnic.messages.Flow;
import rnic.messages.Completion;
import rnic.messages.ProgressWrite;
import rnic.messages.ReadsDone;
import rnic.messages.Retired;
import rnic.messages.Setup;
import rnic.messages.StashWrite;
import rnic.protocol.Outcome;
import rnic.protocol.RnicParameters;
import rnic.respond.Crossing;
import rnic.respond.CrossingGate;

/**
 * Completes messages strictly in order and decides which progress may be reported to the peer: the newest whose
 * messages have all been handed on as completions. Responses
 * complete nothing here: what is reported of them is what has retired, and who ordered them is told. Retired
 * packets wait in a FIFO; one packet or one completed message
 * per cycle. From a retired packet to its event {@link #LATENCY} cycles or more. While the sinks stall, reports stop,
 * the peer's message window closes, and {@code busy} makes the receive core trim; packets that were not accepted are
 * then forgotten as if lost. Sources: reliability section 3, datapath section 4.
 */
@Doc("Completes messages strictly in order and decides which progress may be reported.")
public record CompletionOrder(RnicParameters parameters) implements Circuit<CompletionOrder.Io> {
    /** Cycles from a retired packet that completes at most one message to its event, when nothing waits. */
    public static final int LATENCY = 4;
    static final int DEPTH = 64;

    public record Io(
        @Doc("in order of commit") Valid<Retired> retired,
        @Doc("before the message's last packet retires") Valid<StashWrite> stash,
        @Doc("a new life of a flow; it has no traffic then") Stream<Setup> setup,
        @Doc("more than half full: no packet should be accepted") Bool busy,
        @Doc("a new life waits for a cycle without a note: no packet should be accepted in this one") Bool wanted,
        @Doc("how many Reads and atomics wait where they go") UInt crossingLevel,
        @Doc("a Read or an atomic of which everything before it has been accepted; it finds room")
        Valid<Crossing> crossing,
        @Doc("of messages that consumed a receive WQE, in order per queue pair") Stream<Completion> completions,
        @Doc("what acknowledgements may say; of requests also frees receive WQEs") Valid<ProgressWrite> reported,
        @Doc("in a NIC that may speak RoCEv2: the same with the PSN as it is on the wire")
        Optional<Valid<ProgressWrite>> onWire,
        @Doc("Reads and atomics whose responses have all arrived, in order per queue pair") Valid<ReadsDone> readsDone,
        @Doc("one per retired packet that was not forgotten, in order") Stream<AckEvent> events,
        @Doc("receive WQEs that have completed; before the event of their packet leaves") Valid<Doorbell> used,
        @Doc("retired packets that have come in and were not forgotten, modulo 2^30") UInt entered,
        @Doc("of these, how many have become events, modulo 2^30") UInt left,
        @Doc("the same by queue pairs; the end not before the completions of the packet") AccessEvents reports
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Retired.of(parameters))), p.in(Valid.of(StashWrite.of(parameters))),
            p.in(Stream.of(Setup.of(Flow.count(parameters)))), p.out(bool()), p.out(bool()),
            p.in(uint(log2Ceil(CrossingGate.WAITING + 1))), p.out(Valid.of(Crossing.of(parameters))),
            p.out(Stream.of(Completion.of(parameters))),
            p.out(Valid.of(ProgressWrite.of(Flow.count(parameters)))),
            parameters.withRoce(() -> p.out(Valid.of(ProgressWrite.of(Flow.count(parameters))))),
            p.out(Valid.of(ReadsDone.of(parameters))),
            p.out(Stream.of(AckEvent.of(parameters))),
            p.out(Valid.of(Doorbell.of(parameters))), p.out(uint(ReceiveFlusher.COUNT_BITS)),
            p.out(uint(ReceiveFlusher.COUNT_BITS)), p.out(AccessEvents.of(parameters.queuePairs())));
    }

    @Override public void body(Io io) {
        registeredReset();
        var waiting = instance(new PassingFifo<>(Retired.of(parameters), DEPTH));
        var busy = reg(bool()).init(0);
        busy.next(waiting.level().gt(DEPTH / 2));
        io.busy.set(busy);

        // Trimmed packets mean nothing here; under pressure only accepted ones must not be forgotten.
        var retired = io.retired.value();
        var isAccepted = retired.outcome().is(Outcome.IN_ORDER).or(retired.outcome().is(Outcome.OUT_OF_ORDER));
        var isKept = retired.roce().map(it -> isAccepted.or(it.repeats())).orElse(isAccepted);
        var entering = io.retired.valid().and(retired.trimmed().not()).and(isKept.or(busy.not()));
        waiting.in().valid().set(entering);
        waiting.in().payload().set(retired);
        check(entering.not().or(waiting.in().ready()), "no accepted packet is forgotten");

        var span = instance(new CompletionSpan(parameters));
        link(span.retired(), waiting.out());
        var walk = instance(new StashWalk(parameters));
        link(walk.spans(), span.spans());
        walk.stash().set(io.stash);
        var renewed = instance(new Fork<>(Setup.of(Flow.count(parameters)), 2));
        link(renewed.in(), io.setup);
        link(span.setup(), renewed.out().at(0));
        link(walk.setup(), renewed.out().at(1));
        io.wanted.set(walk.wanted());

        walk.crossingLevel().set(io.crossingLevel);
        io.crossing.set(walk.crossing());
        link(io.completions, walk.completions());
        link(io.events, walk.events());
        io.reported.set(walk.reported());
        io.onWire.ifPresent(it -> it.set(walk.onWire().orElseThrow()));
        io.readsDone.set(walk.readsDone());
        io.used.set(walk.used());
        io.entered.set(count(entering, "entered"));
        var leaving = reg(bool()).init(0);                                   // not before what its packet uses
        leaving.next(io.events.fires());
        io.left.set(count(leaving, "left"));
        io.reports.beginning().valid().set(entering);
        io.reports.beginning().value().set(retired.flow().qp());
        io.reports.ending().valid().set(leaving);
        io.reports.ending().value().set(stage(io.events.payload().flow().qp()));
        cover(busy, "becomes busy");
    }

    private static UInt count(Bool event, String name) {
        var count = reg(uint(ReceiveFlusher.COUNT_BITS)).named(name + "_count").init(0);
        when(event, () -> count.next(count.plus(1)));
        return count;
    }
}
