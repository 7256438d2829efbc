package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.Fork;
import hdl.lib.Pipeline;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.Axi4;
import java.util.Optional;
import rnic.common.EventMerge;
import rnic.common.FinishCounter;
import rnic.context.Consumed;
import rnic.context.CompletionChoice;
import rnic.context.EventSettings;
import rnic.context.Failure;
import rnic.context.QueueWrite;
import rnic.memory.Burst;
import rnic.memory.WritePort;
import rnic.messages.Completion;
import rnic.messages.PlacementFault;
import rnic.protocol.FailureCause;
import rnic.protocol.RnicParameters;

/**
 * Writes completions to the completion queues in host memory and says when the host should look. A completion of data
 * that has come waits until it is visible; a receive holds up no send, a Read no receive; completions of one source
 * keep their order. One completion per 2 cycles, to the bus 11 cycles after it came.
 *
 * <p>Row 45: a completion that finds no room is not written. Its queue is broken from then on, which is a bit in a table
 * that can be asked for. The same befalls a queue of which the bus has refused an entry. Row 44:
 * completions of data that the bus has refused are no success.
 */
@Doc("Writes completions to their queues in host memory and interrupts the host.")
public record CompletionWriter(RnicParameters parameters) implements Circuit<CompletionWriter.Io> {
    public record Io(
        @Doc("which queues a queue pair uses; taken at once") Stream<CompletionChoice> setup,
        @Doc("a queue is made or goes") Valid<QueueWrite> queues,
        @Doc("doorbell of a completion queue") Stream<Consumed> consumed,
        @Doc("of requests in the receive queue, flushed ones behind used ones") Stream<Completion> receives,
        @Doc("of requests in the send queue, Reads and atomics among them") Stream<Completion> sends,
        @Doc("placements that are visible, modulo 2^24") UInt visible,
        @Doc("placements that the bus has refused; before they are visible") Valid<PlacementFault> placementFault,
        EventSettings settings,
        @Doc("1/16 us") UInt now,
        WritePort memory,
        @Doc("a completion of this queue is lost for want of room") Valid<UInt> overflow,
        @Doc("a queue") UInt asked,
        @Doc("two cycles later: it has lost a completion since it was made, for want of room or on the bus")
        Bool isBroken,
        @Doc("queue pairs that have lost a completion; some are not named") Stream<Failure> failures,
        @Doc("one cycle: this queue was armed and has a new entry") Valid<UInt> event,
        @Doc("one cycle per interrupt") Bool completed,
        @Doc("one cycle: the bus has refused an entry") Bool fault,
        @Doc("a completion of this queue pair has been written, or is lost") Valid<UInt> ended,
        @Doc("of shared receive queues, where there are any") Optional<DealtEnds> srq
    ) implements Bundle<Io> {}

    /** What is remembered of an entry until the bus has answered. */
    private record Writing(UInt queue, UInt qp) implements Bundle<Writing> {
        static Shape<Writing> of(RnicParameters parameters) {
            return bundle(Writing.class, uint(indexWidth(parameters.completionQueues())),
                uint(indexWidth(parameters.queuePairs())));
        }
    }

    @Override public Io ports(Ports p) {
        var completion = Stream.of(Completion.of(parameters));
        var queue = Valid.of(uint(indexWidth(parameters.completionQueues())));
        return new Io(p.in(Stream.of(CompletionChoice.of(parameters))), p.in(Valid.of(QueueWrite.of(parameters))),
            p.in(Stream.of(Consumed.of(parameters))), p.in(completion), p.in(completion),
            p.at(0).in(uint(FinishCounter.COUNT_BITS)), p.in(Valid.of(PlacementFault.SHAPE)), p.in(EventSettings.SHAPE),
            p.in(uint(32)), p.out(WritePort.of(parameters.bytes())), p.out(queue),
            p.in(uint(indexWidth(parameters.completionQueues()))), p.out(bool()),
            p.out(Stream.of(Failure.of(parameters))),
            p.out(queue), p.out(bool()), p.out(bool()), p.out(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            parameters.shares() ? Optional.of(p.in(DealtEnds.of(parameters))) : Optional.empty());
    }

    @Override public void body(Io io) {
        registeredReset();
        var slots = instance(new CompletionSlots(parameters));
        var events = instance(new CompletionEvents(parameters));
        var copies = instance(new Fork<>(Cqe.of(parameters), 4));
        var fault = reg(bool()).init(0);

        link(slots.setup(), io.setup);
        io.srq.ifPresent(it -> link(slots.srq().orElseThrow(), it));
        link(slots.queues(), io.queues);
        link(slots.consumed(), events.taken());
        slots.fault().set(io.placementFault);
        slots.visible().set(io.visible);
        link(slots.refused(), refused(io, copies.out().at(3), slots));
        link(slots.in(), chosen(io));
        link(copies.in(), slots.out());
        link(io.memory.bursts(), Pipeline.stage(copies.out().at(0), Burst.SHAPE, this::burst));
        link(io.memory.data(), data(copies.out().at(1)));

        events.made().valid().set(io.queues.valid());
        events.made().value().set(io.queues.value().index());
        link(events.consumed(), io.consumed);
        link(events.writing(), new Stream<>(copies.out().at(2).valid(), copies.out().at(2).ready(),
            copies.out().at(2).payload().queue()));
        events.answered().set(io.memory.answers().valid());
        link(events.settings(), io.settings);
        ignore(io.now);
        events.now().set(io.now.trunc(16));
        link(io.event, events.event());
        io.completed.set(events.completed());

        fault.next(io.memory.answers().valid().and(io.memory.answers().value()));
        io.fault.set(fault);
        link(io.overflow, slots.overflow());
        slots.asked().set(io.asked);
        io.isBroken.set(slots.isBroken());
        fail(io, slots);
    }

    /** The two sources in turn; receives behind what they wait for. */
    private Stream<Completion> chosen(Io io) {
        var receives = instance(new CompletionGate(parameters));
        var reads = instance(new ReadGate(parameters));
        var arbiter = instance(new Arbiter<>(Completion.of(parameters), 2, Arbiter.Policy.ROUND_ROBIN, false));
        var chosen = instance(new RegisterSlice<>(Completion.of(parameters)));

        link(receives.in(), io.receives);
        // A fault is in its table before the placement counts as visible.
        timeline(io.visible).aligned();
        receives.visible().set(at(SpoiledPlacements.LATENCY, io.visible));
        reads.visible().set(at(SpoiledPlacements.LATENCY, io.visible));
        link(reads.in(), io.sends);
        link(arbiter.in().at(0), receives.out());
        link(arbiter.in().at(1), reads.out());
        link(chosen.in(), arbiter.out());
        ignore(arbiter.source());
        return chosen.out();
    }

    /** The queues of entries that the bus has refused. While there is one, no completion gets a place. */
    private Stream<UInt> refused(Io io, Stream<Cqe> cqes, CompletionSlots.Io slots) {
        var queue = uint(indexWidth(parameters.completionQueues()));
        var writing = instance(new Fifo<>(Writing.of(parameters), CompletionEvents.UNANSWERED, LUTRAM, false));
        var refused = instance(new Fifo<>(queue, 2 * CompletionEvents.UNANSWERED, BRAM, false));
        var answer = io.memory.answers();
        ignore(cqes.payload());
        writing.in().valid().set(cqes.valid());
        writing.in().payload().set(new Writing(cqes.payload().queue(), cqes.payload().completion().qp()));
        cqes.ready().set(writing.in().ready());
        writing.out().ready().set(answer.valid());
        check(answer.valid().not().or(writing.out().valid()), "every answer belongs to an entry");
        refused.in().valid().set(answer.valid().and(answer.value()));
        refused.in().payload().set(writing.out().payload().queue());
        check(refused.in().valid().not().or(refused.in().ready()), "there is a place for every entry that is refused");

        var ends = instance(new EventMerge(parameters.queuePairs(), CompletionEvents.UNANSWERED));
        ends.first().valid().set(answer.valid());
        ends.first().value().set(writing.out().payload().qp());
        ends.second().valid().set(slots.overflow().valid());
        ends.second().value().set(slots.overflowQp());
        io.ended.set(ends.out());
        return refused.out();
    }

    private Burst burst(Cqe cqe) {
        int bytes = parameters.bytes();
        var place = cqe.place();
        var address = bytes <= Cqe.BYTES ? cat(place, lit(0, 6)) : cat(place.top(57), lit(0, 7));
        return new Burst(address, lit(Math.max(1, Cqe.BYTES / bytes) - 1, 8));
    }

    /** The bytes of the entry: in two beats, in one, or in half a beat. */
    private Stream<Axi4.WriteData> data(Stream<Cqe> cqes) {
        int bytes = parameters.bytes();
        var beats = instance(new Pipeline<>(Axi4.WriteData.of(8 * bytes), 1));
        var cqe = cqes.payload().bytes();
        beats.in().valid().set(cqes.valid());
        if (bytes < Cqe.BYTES) {
            var second = reg(bool()).init(0);
            when(beats.in().fires(), () -> second.next(second.not()));
            beats.in().payload().set(new Axi4.WriteData(mux(second, cqe.top(8 * bytes), cqe.trunc(8 * bytes)),
                fill(lit(true), bytes), second));
            cqes.ready().set(beats.in().ready().and(second));
        } else {
            var whole = fill(lit(true), Cqe.BYTES);
            beats.in().payload().last().set(true);
            if (bytes == Cqe.BYTES) {
                beats.in().payload().data().set(cqe);
                beats.in().payload().strb().set(whole);
            } else {
                var upper = cqes.payload().place().bit(0);
                beats.in().payload().data().set(cat(cqe, cqe));
                beats.in().payload().strb().set(cat(whole.gate(upper), whole.gate(upper.not())));
            }
            cqes.ready().set(beats.in().ready());
        }
        return beats.out();
    }

    /**
     * A queue pair that loses a completion fails. This is only to be quick: while one is named others are not, but who
     * looks for queue pairs of broken queues finds them all.
     */
    private void fail(Io io, CompletionSlots.Io slots) {
        var named = reg(bool()).init(0);
        var qp = reg(uint(indexWidth(parameters.queuePairs())));
        when(named.not(), () -> {
            named.next(slots.overflow().valid());
            qp.next(slots.overflowQp());
        }).elseWhen(io.failures.ready(), () -> named.next(false));
        io.failures.valid().set(named);
        io.failures.payload().set(new Failure(qp, FailureCause.CQ_OVERRUN));
    }
}
