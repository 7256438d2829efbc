package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.PassingFifo;
import rnic.common.StolenSlots;
import rnic.context.Doorbell;
import rnic.messages.AckEvent;
import rnic.messages.Arrival;
import rnic.messages.Completion;
import rnic.messages.Flow;
import rnic.messages.Progress;
import rnic.messages.ProgressWrite;
import rnic.messages.ReadsDone;
import rnic.messages.Setup;
import rnic.messages.StashWrite;
import rnic.protocol.CompletionKind;
import rnic.protocol.CompletionStatus;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;
import rnic.respond.Crossing;
import rnic.respond.CrossingGate;

/**
 * Fetches what was noted about each completed message, one per cycle and strictly in order, and makes the completions
 * of those that consume a receive WQE. When the last message of a packet has been fetched, the packet's progress
 * becomes the reported one and its acknowledgement may be decided. A message whose number the peer left out finds an
 * entry of an earlier lap; one that names another receive WQE than the one whose turn it is would use that twice:
 * the peer gets NAK 0x61, and from this message on nothing of the queue pair completes or is reported. Stalls when a
 * sink does. A new life clears an entry in each cycle in which nothing is noted, and asks for such cycles if there are
 * none: at most 7 cycles per entry, twice {@link StolenSlots#EVERY} less one.
 * Reads and atomics of the peer complete nothing: they go on to the responder, which must have room.
 * A packet of responses is one step, whatever it completes: nothing was noted of them, and nothing but the count of
 * Reads goes on.
 * Sources: reliability sections 2 and 3 (stash, reported snapshot).
 */
@Doc("Fetches what was noted about each completed message and makes the completions.")
public record StashWalk(RnicParameters parameters) implements Circuit<StashWalk.Io> {
    private static final int LAP_BITS = 4;
    /** Cycles from a step to its entry. */
    private static final int LATENCY = 2;
    private static final int DEPTH = 16;
    /** What is under way when the room is seen to end. */
    private static final int MARGIN = LATENCY + 3;
    /** Kind of the entry of a Read; from here on there is a context. */
    private static final int READ = 5;
    private static final int INVALID_REQUEST = 1;
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;

    public record Io(
        Stream<CompletionSpan.Span> spans,
        Valid<StashWrite> stash,
        @Doc("a new life of a flow: nothing is noted, and the progress is that of the start") Stream<Setup> setup,
        @Doc("how many Reads and atomics wait where they go") UInt crossingLevel,
        Stream<Completion> completions,
        @Doc("a Read or an atomic of which everything before it has been accepted; it finds room")
        Valid<Crossing> crossing,
        Stream<AckEvent> events,
        @Doc("receive WQEs that have completed; before the event of their packet leaves") Valid<Doorbell> used,
        @Doc("what acknowledgements may say") Valid<ProgressWrite> reported,
        @Doc("in a NIC that may speak RoCEv2: the same with the PSN as it is on the wire")
        Optional<Valid<ProgressWrite>> onWire,
        @Doc("Reads and atomics whose responses have all arrived; told as it is reported")
        Valid<ReadsDone> readsDone,
        @Doc("a setup has waited for a cycle without a note in vain: no packet should be taken") Bool wanted
    ) implements Bundle<Io> {}

    /** One message, noted when its last packet was committed. As wide as an UltraRAM. */
    private record Entry(UInt lap, UInt kind, Bool solicited, UInt argument, UInt length) implements Bundle<Entry> {
        static final Shape<Entry> SHAPE = bundle(Entry.class, uint(LAP_BITS), uint(3), bool(), uint(32), uint(32));
    }

    /** One fetch, or a packet that completes nothing. */
    private record Step(CompletionSpan.Span span, UInt message, Bool isFirst, Bool isLast) implements Bundle<Step> {}

    private enum Renewal { IDLE, STASH, PROGRESS }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(CompletionSpan.Span.of(parameters))), p.in(Valid.of(StashWrite.of(parameters))),
            p.in(Stream.of(Setup.of(Flow.count(parameters)))), p.in(uint(log2Ceil(CrossingGate.WAITING + 1))),
            p.out(Stream.of(Completion.of(parameters))), p.out(Valid.of(Crossing.of(parameters))),
            p.out(Stream.of(AckEvent.of(parameters))), p.out(Valid.of(Doorbell.of(parameters))),
            p.out(Valid.of(ProgressWrite.of(Flow.count(parameters)))),
            parameters.withRoce(() -> p.out(Valid.of(ProgressWrite.of(Flow.count(parameters))))),
            p.out(Valid.of(ReadsDone.of(parameters))), p.out(bool()));
    }

    private int indexBits() {
        return log2Ceil(parameters.messages());
    }

    @Override public void body(Io io) {
        var completions = instance(new Fifo<>(Completion.of(parameters), DEPTH, LUTRAM, true));
        var events = instance(new PassingFifo<>(AckEvent.of(parameters), DEPTH));
        link(io.completions, completions.out());
        link(io.events, events.out());
        var hasRoom = reg(bool()).init(0);
        var renewal = machine(Renewal.IDLE);
        hasRoom.next(completions.level().orElseThrow().lt(DEPTH - MARGIN)
            .and(events.level().lt(DEPTH - MARGIN)).and(io.crossingLevel.lt(CrossingGate.WAITING - MARGIN))
            .and(renewal.is(Renewal.PROGRESS).not()));

        // One step per cycle: the first message of a span at once, the others from the span in its register.
        var span = io.spans.payload();
        var walking = reg(bool()).init(0);
        var walked = reg(CompletionSpan.Span.of(parameters));
        var message = reg(uint(CompletionSpan.MESSAGE_BITS));            // which of its messages comes next, from 2 on
        var isLast = mux(walking, message.eq(walked.count()), span.isShort());
        var stepping = hasRoom.and(walking.or(io.spans.valid()));
        io.spans.ready().set(hasRoom.and(walking.not()));
        var number = mux(walking, message, lit(1, CompletionSpan.MESSAGE_BITS));
        var walk = mux(walking, walked, span);
        var next = new Step(walk, walk.before().plus(number), walking.not(), isLast);
        when(io.spans.fires(), () -> walked.next(span));
        when(leave(stepping), () -> {
            walking.next(isLast.not());
            message.next(number.plus(1));
        });

        var steps = timeline(stepping).aligned();
        var step = steps.enter(0, next);
        var entry = entry(io, renewal, step);
        finish(io, renewal, steps, step, entry, named(io, step), completions.in(), events.in());
    }

    /** The stash; while a queue pair is made new, its entries get a lap that the first round does not have. */
    private Entry entry(Io io, Machine<Renewal> renewal, Step step) {
        int depth = parameters.queuePairs() * parameters.messages();
        var index = reg(uint(indexBits())).init(0);
        var write = io.stash.value();
        var fresh = new Entry(lit(1 << LAP_BITS - 1, LAP_BITS), lit(0, 3), lit(false), lit(0, 32), lit(0, 32));
        var noted = new Entry(lap(write.msn().trunc(CompletionSpan.MESSAGE_BITS)), write.kind(), write.solicited(),
            write.argument(), write.length());
        ignore(write.msn());
        var stash = memory(Entry.SHAPE, depth).style(depth < LARGE ? BRAM : URAM).latency(LATENCY);
        var clearing = renewal.is(Renewal.STASH).and(io.stash.valid().not());
        io.wanted.set(StolenSlots.wanted(renewal.is(Renewal.STASH), io.stash.valid().not()));
        when(io.stash.valid().or(clearing), () -> stash.write(
            mux(io.stash.valid(), cat(write.qp(), write.msn().trunc(indexBits())),
                cat(Flow.at(io.setup.payload().flow()).qp(), index)),
            mux(io.stash.valid(), noted, fresh)));

        renewal.in(Renewal.IDLE, () ->
                when(io.setup.valid().and(Flow.at(io.setup.payload().flow()).responses()),
                    () -> renewal.go(Renewal.PROGRESS))
                .elseWhen(io.setup.valid(), () -> renewal.go(Renewal.STASH)))
            .in(Renewal.STASH, () -> when(clearing, () -> {
                index.next(index.plus(1));
                when(index.all(), () -> renewal.go(Renewal.PROGRESS));
            }))
            .in(Renewal.PROGRESS, () -> when(io.setup.ready(), () -> renewal.go(Renewal.IDLE)));
        return stash.read(cat(step.span().event().flow().qp(), step.message().trunc(indexBits())));
    }

    /** The receive WQE that a message names. */
    private UInt named(Io io, Step step) {
        var write = io.stash.value();
        var wqeIndexes = memory(uint(indexBits()), parameters.queuePairs() * parameters.messages()).style(BRAM)
            .latency(LATENCY);
        when(io.stash.valid(), () ->
            wqeIndexes.write(cat(write.qp(), write.msn().trunc(indexBits())), write.wqeIndex()));
        return wqeIndexes.read(cat(step.span().event().flow().qp(), step.message().trunc(indexBits())));
    }

    private UInt lap(UInt message) {
        return message.bits(indexBits() + LAP_BITS - 1, indexBits());
    }

    /** The entry is there: completion, event and report. */
    private void finish(Io io, Machine<Renewal> renewal, Timeline steps, Step step, Entry entry, UInt named,
                        Stream<Completion> completion, Stream<AckEvent> events) {
        var now = at(LATENCY, step);
        var span = now.span();
        var event = span.event();
        ignore(step.message(), span.count(), span.before(), span.isShort());
        var isRequest = event.flow().responses().not();
        var isForeign = event.completing().and(isRequest).and(entry.lap().ne(lap(step.message())));
        var counted = reg(uint(16));
        var wqeIndex = mux(now.isFirst(), span.wqeIndex(), counted);
        var isKept = entry.kind().ge(READ);
        var receives = event.completing().and(isRequest).and(isKept.not()).and(entry.kind().ne(0));
        var isTwice = receives.and(named.ne(wqeIndex.trunc(indexBits())));
        var breaking = steps.flag(isForeign.or(isTwice));
        var isBad = isForeign.or(isTwice).or(isBroken(io, steps, step, isForeign.or(isTwice)).and(isRequest));
        var consuming = receives.and(isBad.not());
        var flipping = wqeIndex.xor(wqeIndex.plus(1));            // carries from what is known early: consumes is not
        when(steps.valid(), () -> counted.next(wqeIndex.xor(flipping.gate(consuming))));

        var completing = stage(steps.flag(consuming));
        var kind = entry.kind().zext(4).plus(CompletionKind.RECEIVE.ordinal() - 1).as(choice(CompletionKind.class));
        var made = stage(new Completion(event.flow().qp(), lit(true), kind, lit(CompletionStatus.SUCCESS),
            entry.solicited(), entry.length(), entry.argument(), wqeIndex, span.placements(), lit(true)));
        completion.valid().set(completing);
        completion.payload().set(made);
        check(leave(completing).not().or(completion.ready()), "no completion is lost");
        var crosses = event.completing().and(isRequest).and(isKept).and(isBad.not());
        var context = entry.argument().trunc(indexWidth(parameters.contextNames()));
        var answered = span.repeats().map(it -> mux(it.valid(), it.value(), context)).orElse(context);
        io.crossing.valid().set(stage(steps.flag(either(crosses, span.repeats().map(Valid::valid)))));
        io.crossing.value().set(stage(new Crossing(event.flow().qp(), answered, span.placements())));
        io.used.valid().set(completing);
        io.used.value().set(new Doorbell(made.qp(), made.wqeIndex().plus(1)));

        var ending = steps.flag(now.isLast());
        events.valid().set(ending);
        events.payload().set(new AckEvent(event.flow(), event.come(), event.departure(), event.congested(), event.counting(),
            event.advancing(), event.completing(), event.urgent().or(isBad), event.notReady(),
            mux(isBad, lit(INVALID_REQUEST, FatalError.CODE_BITS), event.code()), event.behindGap(),
            event.goBack(), event.tail()));
        check(leave(ending).not().or(events.ready()), "no event is lost");

        var reports = leave(stage(steps.flag(now.isLast().and(isBad.not()))));
        io.readsDone.valid().set(stage(steps.flag(event.completing().and(isRequest.not()))));
        io.readsDone.value().set(stage(new ReadsDone(event.flow().qp(), span.progress().messages(),
            span.placements())));
        var renewed = renewal.is(Renewal.PROGRESS);
        var psn = io.setup.payload().psn();
        var start = Progress.beginning(psn, parameters.firstMessages());
        var extra = io.onWire.map(_ -> extra(io, steps, step, entry, crosses));
        io.setup.ready().set(renewed.and(either(reports.or(leave(breaking)), extra.map(Extra::counted)).not()));
        io.reported.valid().set(reports.or(renewed));
        io.reported.value().set(mux(reports, leave(stage(new ProgressWrite(event.flow().index(), span.progress()))),
            new ProgressWrite(io.setup.payload().flow(), start)));
        io.onWire.ifPresent(it -> {
            var progress = io.reported.value().progress();
            it.valid().set(io.reported.valid());
            it.value().set(io.reported.value().with(ProgressWrite::progress, progress.with(Progress::expected,
                progress.expected().plus(extra.orElseThrow().after().gate(reports)))));
        });
    }

    private static Bool either(Bool always, Optional<Bool> sometimes) {
        return sometimes.map(always::or).orElse(always);
    }

    /** PSNs that Reads have taken beyond their own, with one more of them maybe; a cycle behind its entry. */
    private record Extra(Bool counted, UInt after) {}

    /** In RoCEv2 a Read takes a PSN for each packet of its response. */
    private Extra extra(Io io, Timeline steps, Step step, Entry entry, Bool answered) {
        var flow = step.span().event().flow();
        var table = memory(uint(Arrival.PSN_BITS), parameters.queuePairs()).named("extra").style(BRAM)
            .latency(LATENCY);
        var isBeginning = io.setup.fires().and(Flow.at(io.setup.payload().flow()).responses().not());
        var before = steps.recall(table, flow.qp()).forwarded()
            .beside(isBeginning, Flow.at(io.setup.payload().flow()).qp(), lit(0, Arrival.PSN_BITS));
        var isRead = answered.and(entry.kind().eq(READ));
        var after = stage(before.value().plus(entry.length().trunc(Arrival.PSN_BITS).gate(isRead)));
        before.write(stage(isRead), after);
        return new Extra(leave(stage(steps.flag(isRead))), leave(after).gate(leave(at(LATENCY + 1, flow.responses()))
            .not()));
    }

    /** A message of the queue pair was bad before, in this life; it is read together with the stash. */
    private Bool isBroken(Io io, Timeline steps, Step step, Bool breaking) {
        var table = memory(bool(), parameters.queuePairs()).style(BRAM).latency(LATENCY);
        var broken = steps.recall(table, step.span().event().flow().qp()).forwarded()
            .beside(io.setup.fires(), Flow.at(io.setup.payload().flow()).qp(), lit(false));
        broken.write(breaking, lit(true));
        return broken.value();
    }
}
