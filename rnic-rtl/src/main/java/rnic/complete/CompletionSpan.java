package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.PassingFifo;
import rnic.messages.AckEvent;
import rnic.messages.Arrival;
import rnic.messages.Flow;
import rnic.messages.GoBack;
import rnic.messages.Progress;
import rnic.messages.Retired;
import rnic.messages.RoceRetired;
import rnic.messages.Setup;
import rnic.protocol.Outcome;
import rnic.protocol.RnicParameters;

/**
 * Finds out which messages each retired packet completes: those between the last retirement of its flow and this
 * one. The table holds what the last one had reached; reading a word and putting the new one in its place happens at
 * the same edge, so packets of one flow may follow each other in every cycle. Latency {@link #LATENCY} cycles to
 * the output, which a FIFO holds when it waits; one packet per cycle; stalls when that is nearly full.
 */
@Doc("Finds out which messages each retired packet completes.")
public record CompletionSpan(RnicParameters parameters) implements Circuit<CompletionSpan.Io> {
    /** Low bits of a message number that are compared and that name a stash entry: more than any window holds. */
    static final int MESSAGE_BITS = 12;
    private static final int REQUEST_BITS = 16;
    /** Cycles from a packet to its span. */
    private static final int LATENCY = 2;
    private static final int DEPTH = 16;

    /** A retired packet with the messages that it completes. */
    public record Span(
        AckEvent event,
        @Doc("of the packet") Progress progress,
        @Doc("placements ordered up to and with the packet") UInt placements,
        @Doc("how many messages it completes") UInt count,
        @Doc("one step is enough: they are one or none, or responses") Bool isShort,
        @Doc("number of the message before the first of them, low bits") UInt before,
        @Doc("index of the receive WQE that the first one with a request consumes") UInt wqeIndex,
        @Doc("in a NIC that may speak RoCEv2: a copy of a Read or an atomic is answered again, from this context")
        Optional<Valid<UInt>> repeats
    ) implements Bundle<Span> {
        static Shape<Span> of(RnicParameters parameters) {
            return bundle(f -> new Span(f.of(AckEvent.of(parameters)), f.of(Progress.SHAPE),
                f.of(uint(Arrival.PSN_BITS)), f.of(uint(MESSAGE_BITS)), f.of(bool()), f.of(uint(MESSAGE_BITS)),
                f.of(uint(REQUEST_BITS)),
                parameters.withRoce(() -> f.of(Valid.of(uint(indexWidth(parameters.contextNames())))))));
        }
    }

    /** How far the last retirement of a flow had come. */
    private record Reached(UInt messages, UInt expected) implements Bundle<Reached> {
        static final Shape<Reached> SHAPE =
            bundle(Reached.class, uint(MESSAGE_BITS), uint(AckEvent.PACKET_BITS));
    }

    public record Io(
        Stream<Retired> retired,
        @Doc("a new life: no message is complete") Stream<Setup> setup,
        Stream<Span> spans
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Retired.of(parameters))), p.in(Stream.of(Setup.of(Flow.count(parameters)))),
            p.out(Stream.of(Span.of(parameters))));
    }

    @Override public void body(Io io) {
        var spans = instance(new PassingFifo<>(Span.of(parameters), DEPTH));
        var hasRoom = spans.level().lt(DEPTH - LATENCY).and(io.setup.valid().not());
        var taking = io.retired.valid().and(hasRoom);
        io.retired.ready().set(hasRoom);
        io.setup.ready().set(true);

        var packets = timeline(taking).aligned();
        var retired = packets.enter(0, io.retired.payload());
        var table = memory(Reached.SHAPE, Flow.count(parameters)).style(BRAM).latency(2);
        var reached = new Reached(retired.progress().messages().trunc(MESSAGE_BITS),
            retired.progress().expected().trunc(AckEvent.PACKET_BITS));
        var fresh = new Reached(lit(0, MESSAGE_BITS), io.setup.payload().psn().trunc(AckEvent.PACKET_BITS));
        var isTaken = leave(taking);
        var flow = mux(isTaken, leave(retired.flow()), Flow.at(io.setup.payload().flow()));
        when(isTaken.or(io.setup.valid()), () -> table.write(flow.index(), mux(isTaken, leave(reached), fresh)));
        var before = table.read(retired.flow().index());

        // Responses consume no receive WQEs: of these there is a word for each queue pair.
        var wqes = memory(uint(REQUEST_BITS), parameters.queuePairs()).named("wqes").style(BRAM).latency(2);
        var consumed = parameters.inLife(retired.progress().receivesDone()).trunc(REQUEST_BITS);
        when(isTaken.or(io.setup.valid()).and(flow.responses().not()),
            () -> wqes.write(flow.qp(), leave(consumed).gate(isTaken)));
        var consumedBefore = wqes.read(retired.flow().qp());

        // The sums stand beside each other, since a span may pass on to its first message in the same cycle.
        var event = event(at(1, retired));
        var target = at(LATENCY, reached.messages());
        var oneLess = stage(at(1, reached.messages()).minus(1));
        var completing = target.ne(before.messages());
        ignore(event.completing(), event.behindGap(), io.setup.payload().psn());
        var advance = reached.expected().minus(before.expected());
        var behindGap = event.counting().asUInt().zext(AckEvent.PACKET_BITS).minus(advance);
        var arrived = at(LATENCY, packets.valid());
        spans.in().valid().set(arrived);
        spans.in().payload().set(new Span(
            new AckEvent(event.flow(), event.come(), event.departure(), event.congested(), event.counting(),
                event.advancing(),
                completing, event.urgent(), event.notReady(), event.code(), behindGap, event.goBack(),
                event.tail()),
            retired.progress(), retired.placements(),
            target.minus(before.messages()),
            completing.not().or(oneLess.eq(before.messages())).or(event.flow().responses()),
            before.messages(), consumedBefore,
            retired.roce().map(it -> new Valid<>(it.repeats(), it.context()))));
        check(leave(arrived).not().or(spans.in().ready()), "no span is lost");
        link(io.spans, spans.out());
    }

    /** Everything about the acknowledgement but whether a message completes. */
    private AckEvent event(Retired retired) {
        var progress = retired.progress();
        var outcome = retired.outcome();
        var accepted = outcome.is(Outcome.IN_ORDER).or(outcome.is(Outcome.OUT_OF_ORDER));
        var isNext = progress.expected().eq(retired.psn());
        var isFatal = retired.error().valid().and(progress.expected().eq(retired.error().psn()));
        var asked = retired.ackRequest().or(retired.retrans());
        var repeated = unanswered(retired, outcome.is(Outcome.DUPLICATE));
        var urgent = repeated.or(accepted.and(unanswered(retired, asked).or(isFatal))).or(isNext.and(isFatal));
        ignore(retired);
        return new AckEvent(retired.flow(), retired.trimmed().not(), retired.departure(), retired.congested(), accepted,
            outcome.is(Outcome.IN_ORDER), lit(false), urgent, retired.notReady().and(isNext), retired.error().code().gate(isFatal),
            lit(0, AckEvent.PACKET_BITS), retired.roce().map(it -> goBack(retired, it, isNext)),
            parameters.congestion().map(_ -> retired.ackRequest().and(retired.retrans())
                .and(accepted.or(outcome.is(Outcome.DUPLICATE)))));
    }

    /** What is answered is acknowledged by that. */
    private static Bool unanswered(Retired retired, Bool reason) {
        return retired.roce().map(it -> reason.and(it.answered().not())).orElse(reason);
    }

    /** A packet that broke the rules is told in another way, and of responses the peer is told nothing. */
    private static GoBack goBack(Retired retired, RoceRetired roce, Bool isNext) {
        var outcome = retired.outcome();
        var isAhead = outcome.is(Outcome.OUTSIDE).or(outcome.is(Outcome.REFUSED)).and(isNext.not())
            .and(retired.flow().responses().not());
        return new GoBack(roce.speaks(), roce.speaks().and(isAhead).and(retired.error().valid().not()), lit(false));
    }
}
