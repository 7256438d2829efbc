package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.FinishCounter;
import rnic.common.Increment;
import rnic.context.Consumed;
import rnic.context.CompletionChoice;
import rnic.context.QueueWrite;
import rnic.context.SrqChoice;
import rnic.messages.Completion;
import rnic.messages.EndedWqes;
import rnic.messages.PlacementFault;
import rnic.protocol.CompletionStatus;
import rnic.protocol.RnicParameters;

/**
 * Gives every completion its place in the completion queue of its queue pair. A completion that finds its queue full,
 * or finds none, is lost; from then on everything for that queue is lost until the queue is made anew, so that the host
 * never sees a gap; so it is when the bus has refused an entry of the queue. A completion of data that the bus has
 * refused becomes one with {@link CompletionStatus#LOCAL_PROTECTION}; if it is a send, no later send of that life
 * succeeds, whether it has brought data or not. Latency 9 cycles, one completion per 2 cycles.
 */
@Doc("Gives every completion its place in its completion queue.")
public record CompletionSlots(RnicParameters parameters) implements Circuit<CompletionSlots.Io> {
    private static final int WAITING = 16;

    public record Io(
        @Doc("which queues a queue pair uses; taken at once") Stream<CompletionChoice> setup,
        @Doc("a queue is made or goes") Valid<QueueWrite> queues,
        @Doc("entries the host has read: index and count") Valid<Consumed> consumed,
        @Doc("queues of which the bus has refused an entry") Stream<UInt> refused,
        @Doc("placements that the bus has refused") Valid<PlacementFault> fault,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        Stream<Completion> in,
        Stream<Cqe> out,
        @Doc("a completion of this queue is lost for want of room") Valid<UInt> overflow,
        @Doc("a queue") UInt asked,
        @Doc("it has lost a completion since it was made, for want of room or on the bus")
        Bool isBroken,
        @Doc("queue pair of the completion that is lost; counts with overflow") UInt overflowQp,
        @Doc("of shared receive queues, where there are any") Optional<DealtEnds> srq
    ) implements Bundle<Io> {}

    /** The queues of a queue pair. */
    private record Pair(UInt send, UInt receive, Optional<SrqChoice> srq) implements Bundle<Pair> {
        static Shape<Pair> of(RnicParameters parameters) {
            var queue = uint(indexWidth(parameters.completionQueues()));
            return bundle(f -> new Pair(f.of(queue), f.of(queue),
                parameters.shares() ? Optional.of(f.of(SrqChoice.of(parameters))) : Optional.empty()));
        }
    }

    /** What does not change in a queue's life. */
    private record Ring(Bool exists, UInt base, UInt size) implements Bundle<Ring> {
        static final Shape<Ring> SHAPE =
            bundle(Ring.class, bool(), uint(Cqe.PLACE_BITS), uint(4));
    }

    /** Where the next entry goes. */
    private record Level(Bool broken, UInt producer) implements Bundle<Level> {
        static final Shape<Level> SHAPE = bundle(Level.class, bool(), uint(16));
    }

    /** What goes through the pipeline: a completion, or a queue that begins a new life, or one that breaks. */
    private record Step(Bool isNew, Bool breaking, UInt queue, Completion completion) implements Bundle<Step> {
        static Shape<Step> of(RnicParameters parameters) {
            return bundle(Step.class, bool(), bool(), uint(indexWidth(parameters.completionQueues())),
                Completion.of(parameters));
        }

        /** It is about a queue, not about a completion. */
        Bool isOfQueue() {
            return isNew.or(breaking);
        }
    }

    @Override public Io ports(Ports p) {
        var queue = uint(indexWidth(parameters.completionQueues()));
        var questions = p.timeline();
        return new Io(p.in(Stream.of(CompletionChoice.of(parameters))), p.in(Valid.of(QueueWrite.of(parameters))),
            p.in(Valid.of(Consumed.of(parameters))), p.in(Stream.of(queue)), p.in(Valid.of(PlacementFault.SHAPE)),
            p.in(uint(FinishCounter.COUNT_BITS)), p.in(Stream.of(Completion.of(parameters))),
            p.out(Stream.of(Cqe.of(parameters))), p.out(Valid.of(queue)), p.at(questions, 0).in(queue),
            p.at(questions, 2).out(bool()),
            p.out(uint(indexWidth(parameters.queuePairs()))),
            parameters.shares() ? Optional.of(p.in(DealtEnds.of(parameters))) : Optional.empty());
    }

    @Override public void body(Io io) {
        int queues = parameters.completionQueues();
        var pairs = memory(Pair.of(parameters), parameters.queuePairs()).style(BRAM);
        var rings = memory(Ring.SHAPE, queues).style(BRAM).zeroed().latency(2);
        var consumers = memory(uint(16), queues).style(BRAM).latency(2);
        var cqes = instance(new Fifo<>(Cqe.of(parameters), WAITING, LUTRAM, false));
        var queue = io.queues.value();

        ignore(queue.base(), io.consumed.value().arm());
        var spoiled = instance(new SpoiledPlacements(parameters));
        spoiled.fault().set(io.fault);
        spoiled.visible().set(io.visible);
        when(io.setup.valid(), () ->
            pairs.write(io.setup.payload().qp(), new Pair(io.setup.payload().sends(), io.setup.payload().receives(),
                io.setup.payload().srq())));
        when(io.queues.valid(), () -> rings.write(queue.index(),
            new Ring(queue.valid(), queue.base().top(Cqe.PLACE_BITS), queue.size())));
        when(io.queues.valid().or(io.consumed.valid()), () ->
            consumers.write(mux(io.queues.valid(), queue.index(), io.consumed.value().queue()),
                io.consumed.value().consumer().gate(io.queues.valid().not())));
        link(io.out, cqes.out());

        var admitted = admitted(io, cqes.out().fires());
        var steps = timeline(admitted).aligned();
        var first = admitted.value();
        var one = at(1, first);
        var pair = pairs.read(first.completion().qp());
        spoiled.qp().set(first.completion().qp());
        spoiled.placements().set(first.completion().placements());
        var found = mux(one.completion().isReceive(), pair.receive(), pair.send());
        var named = stage(mux(one.isOfQueue(), one.queue(), found));
        var ring = rings.read(named);
        var consumer = consumers.read(named);
        var shared = pair.srq().map(it -> new SrqChoice(it.used().and(one.completion().isReceive())
            .and(one.isOfQueue().not()), it.srq()));
        var tagged = shared.map(it -> tagged(io, steps, first, it)).orElse(first);
        var isBehind = spoil(io, steps, at(3, first), one.completion().qp(), spoiled);
        var judged = judged(at(3, tagged), at(3, named), spoiled.spoiled(), isBehind);
        place(io, steps, judged, shared, ring, consumer, cqes.in());
    }

    /** A WQE of a shared receive queue ends, and the host gets the tag that it gave it. */
    private Step tagged(Io io, Timeline steps, Step step, SrqChoice srq) {
        var port = io.srq.orElseThrow();
        var completion = step.completion();
        int place = port.dealt().value().place().width();
        var tags = memory(uint(16), parameters.queuePairs() << place).named("tags").style(BRAM).latency(2);
        var dealt = port.dealt().value();
        when(port.dealt().valid(), () -> tags.write(cat(dealt.qp(), dealt.place()), dealt.tag()));
        // Who takes one back for another queue pair reads its tag in a cycle without a completion.
        var isWanted = port.wanted().valid().and(leave(steps.valid()).not());
        var wanted = port.wanted().value().among(1 << place);
        ignore(port.wanted().value().index());
        var tag = tags.read(mux(steps.enter(0, isWanted), steps.enter(0, wanted),
            cat(completion.qp(), completion.wqeIndex().trunc(place))));
        var asked = reg(bool()).init(0).named("tag_asked");
        var read = reg(bool()).init(0).named("tag_read");
        asked.next(isWanted);
        read.next(asked);
        port.tag().valid().set(read);
        port.tag().value().set(leave(tag));
        port.ended().valid().set(stage(steps.flag(srq.used())));
        port.ended().value().set(stage(at(1, new EndedWqes(completion.qp(),
            completion.wqeIndex().plus(1).trunc(port.ended().value().count().width())))));
        return new Step(step.isNew(), step.breaking(), step.queue(), new Completion(completion.qp(),
            completion.isReceive(), completion.kind(), completion.status(), completion.solicited(), completion.length(),
            completion.immediate(), mux(srq.used(), tag, completion.wqeIndex()), completion.placements(),
            completion.waiting()));
    }

    /** Notes the first send of a life whose data is not there; returns whether this one is a send behind it. */
    private Bool spoil(Io io, Timeline steps, Step step, UInt qp, SpoiledPlacements.Io spoiled) {
        var sends = memory(bool(), parameters.queuePairs()).named("spoiled_sends").style(BRAM).collision(NEW_DATA);
        var recall = steps.recall(sends, qp).stale("two completions are two cycles apart, and a queue asks nothing");
        var isBehind = at(3, recall.value());
        var completion = step.completion();
        var isSend = step.isOfQueue().or(completion.isReceive()).not();
        var isFirst = steps.flag(isSend.and(spoiled.spoiled()).and(completion.waiting()).and(isBehind.not()));
        // A life that waits for the mark of another begins twice there.
        spoiled.setup().valid().set(io.setup.valid());
        spoiled.setup().payload().set(io.setup.payload().qp());
        io.setup.ready().set(spoiled.setup().ready().and(leave(isFirst).not()));
        recall.behind(io.setup.valid(), io.setup.payload().qp(), lit(false));
        recall.write(isFirst, lit(true));
        return isBehind.and(isSend);
    }

    /** A completion of data that is not there is no success, nor is a send behind one. */
    private static Step judged(Step step, UInt queue, Bool spoiled, Bool isBehind) {
        var good = step.completion();
        var failed = mux(isBehind.and(good.status().is(CompletionStatus.SUCCESS)),
            lit(CompletionStatus.FLUSHED),
            mux(spoiled.and(good.waiting()), lit(CompletionStatus.LOCAL_PROTECTION), good.status()));
        return new Step(step.isNew(), step.breaking(), queue, new Completion(good.qp(), good.isReceive(),
            good.kind(), failed, good.solicited(), good.length(), good.immediate(), good.wqeIndex(), good.placements(),
            good.waiting()));
    }

    /** Lets a completion in every second cycle at most, and only with a place in the FIFO behind the pipeline. */
    private Valid<Step> admitted(Io io, Bool leaving) {
        var admitted = new Valid<>(reg(bool()).init(0).named("arrived"), reg(Step.of(parameters)).named("step"));
        var arrived = leave(admitted.valid());
        var places = reg(uint(5)).init(WAITING);
        var lost = leave(io.overflow.valid());
        var pauses = arrived.or(io.queues.valid());
        var breaking = io.refused.fires();
        var open = pauses.or(io.refused.valid()).not().and(places.any());
        var admitting = io.in.valid().and(open);
        var free = cat(leaving.and(lost), leaving.xor(lost));

        // A queue that is made or breaks takes the same way, so that it never meets a completion in the middle.
        io.refused.ready().set(pauses.not());
        io.in.ready().set(open);
        admitted.valid().next(admitting.or(breaking).or(io.queues.valid()));
        admitted.value().next(new Step(io.queues.valid(), breaking,
            mux(io.queues.valid(), io.queues.value().index(), io.refused.payload()), io.in.payload()));
        places.next(places.plus(free.zext(5)).minus(cat(admitting).zext(5)));
        check(places.le(WAITING), "no more places than there are");
        return admitted;
    }

    /** Takes the next place of the queue, which is asked for at 3 and written at 5. */
    private void place(Io io, Timeline steps, Step step, Optional<SrqChoice> srq, Ring ring, UInt consumer,
                       Stream<Cqe> cqes) {
        var levels = memory(Level.SHAPE, parameters.completionQueues()).style(BRAM).collision(NEW_DATA);
        var level = steps.recall(levels, step.queue())
            .stale("only a queue that is made may follow at once, and it does not look at the level");
        var used = stage(level.value().producer().minus(consumer));
        var now = at(5, level.value());
        var its = at(5, ring);
        var mask = stage(below(ring.size()));
        var five = at(5, step);

        var full = used.bit(its.size());
        var fitting = its.exists().and(now.broken().not()).and(full.not()).and(five.breaking().not());
        var isBroken = five.isNew().or(fitting).not();
        level.write(new Level(isBroken,
            mux(five.isNew(), lit(0, 16), mux(fitting, now.producer().plus(1), now.producer()))));
        // A copy for whoever looks for queue pairs of broken queues.
        var brokenQueues = memory(bool(), parameters.completionQueues()).style(BRAM).latency(2);
        when(steps.valid(), () -> brokenQueues.write(five.queue(), isBroken));
        io.isBroken.set(brokenQueues.read(io.asked));

        var isCompletion = five.isOfQueue().not();
        var lost = stage(steps.flag(isCompletion.and(fitting.not())));
        io.overflow.valid().set(lost);
        io.overflow.value().set(step.queue());
        io.overflowQp.set(at(6, step.completion().qp()));
        cover(lost, "loses a completion");

        // The place is the sum of base and index; the upper part takes the carry a cycle later.
        var low = stage(its.base().trunc(16).plusWide(now.producer().and(mask)));
        var high = at(6, its.base().top(Cqe.PLACE_BITS - 16));
        var place = cat(mux(low.msb(), Increment.of(high), high), low.trunc(16));
        var placed = at(7, steps.flag(isCompletion.and(fitting)));
        cqes.valid().set(placed);
        cqes.payload().set(stage(new Cqe(step.queue(), place,
            now.producer().bit(its.size()).not(), step.completion(), srq)));
        check(leave(placed).not().or(cqes.ready()), "there is a place for every entry");
    }

    /** Ones in the bits of an index into so many entries, as a power of two. */
    private static UInt below(UInt size) {
        return fill(lit(true), 16).shl(size).not();
    }
}
