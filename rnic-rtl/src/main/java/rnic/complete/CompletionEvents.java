package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.Consumed;
import rnic.context.EventSettings;
import rnic.protocol.RnicParameters;

/**
 * Tells the host of completions it waits for: a queue that is armed makes an event when its next entry has been
 * written, and is armed no longer. Events become interrupts at once, or after a number of them or a time.
 */
@Doc("Makes events of completions in armed queues, and interrupts of events.")
public record CompletionEvents(RnicParameters parameters) implements Circuit<CompletionEvents.Io> {
    /** Entries written and not answered. */
    static final int UNANSWERED = 64;

    public record Io(
        @Doc("a queue is made: it is not armed") Valid<UInt> made,
        @Doc("doorbell of a completion queue") Stream<Consumed> consumed,
        @Doc("the doorbell as it is taken") Valid<Consumed> taken,
        @Doc("queue of each entry that is on its way to the bus, in order") Stream<UInt> writing,
        @Doc("the oldest entry on its way has been written") Bool answered,
        EventSettings settings,
        @Doc("1/16 us, modulo") UInt now,
        @Doc("one cycle: this queue was armed and has a new entry") Valid<UInt> event,
        @Doc("one cycle per interrupt") Bool completed
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var queue = uint(indexWidth(parameters.completionQueues()));
        return new Io(p.in(Valid.of(queue)), p.in(Stream.of(Consumed.of(parameters))),
            p.out(Valid.of(Consumed.of(parameters))), p.in(Stream.of(queue)), p.in(bool()), p.in(EventSettings.SHAPE),
            p.in(uint(16)), p.out(Valid.of(queue)), p.out(bool()));
    }

    @Override public void body(Io io) {
        var writing = instance(new Fifo<>(uint(indexWidth(parameters.completionQueues())), UNANSWERED, LUTRAM, false));
        var answers = reg(uint(8)).init(0);                  // entries written whose queue has not been looked at
        link(writing.in(), io.writing);
        var free = cat(io.made.valid(), io.consumed.valid()).any().not();
        var look = answers.any().and(writing.out().valid()).and(free);
        writing.out().ready().set(answers.any().and(free));
        when(io.answered.and(look.not()), () -> answers.next(answers.plus(1)))
            .elseWhen(look.and(io.answered.not()), () -> answers.next(answers.minus(1)));

        // One queue is looked at per cycle: one that is made, one of a doorbell, one with a new entry. Doorbells come
        // once in 4 cycles at most; none waits for what host memory does.
        io.consumed.ready().set(io.made.valid().not());
        io.taken.valid().set(io.consumed.fires());
        io.taken.value().set(io.consumed.payload());
        var index = mux(io.made.valid(), io.made.value(),
            mux(io.consumed.valid(), io.consumed.payload().queue(), writing.out().payload()));
        arming(io, index, look, io.consumed.fires().and(io.consumed.payload().arm()));
        interrupts(io);
        check(answers.msb().not(), "no more answers than entries");
    }

    private void arming(Io io, UInt index, Bool look, Bool arm) {
        var armed = memory(bool(), parameters.completionQueues()).style(BRAM).zeroed().collision(NEW_DATA);
        var was = armed.read(index);
        var queue = reg(uint(index.width()));
        var clearing = reg(bool()).init(0);
        var looking = reg(bool()).init(0);
        var sets = reg(bool()).init(0);
        queue.next(index);
        clearing.next(io.made.valid());
        looking.next(look);
        sets.next(arm);
        when(clearing.or(looking).or(sets), () -> armed.write(queue, sets));

        io.event.valid().set(looking.and(was));
        io.event.value().set(queue);
    }

    private static void interrupts(Io io) {
        var moderation = instance(new InterruptModeration());
        moderation.happening().set(io.event.valid());
        moderation.settings().set(io.settings);
        moderation.now().set(io.now);
        io.completed.set(moderation.due());
    }
}
