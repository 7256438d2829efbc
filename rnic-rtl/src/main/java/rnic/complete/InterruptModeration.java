package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.EventSettings;

/** Makes interrupts of events: one for each, or one after a number of them or a time. */
@Doc("Makes interrupts of events: one for each, or one after a number of them or a time.")
public record InterruptModeration() implements Circuit<InterruptModeration.Io> {
    public record Io(
        @Doc("one cycle per event") Bool happening,
        EventSettings settings,
        @Doc("1/16 us, modulo") UInt now,
        @Doc("one cycle per interrupt") Bool due
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.in(EventSettings.SHAPE), p.in(uint(16)), p.out(bool()));
    }

    @Override public void body(Io io) {
        var count = reg(uint(8)).init(0);
        var since = reg(uint(16));
        var late = reg(bool()).init(0);
        var enough = reg(bool()).init(0);
        var due = count.any().and(late.or(enough));
        var interrupt = reg(bool()).init(0);
        var kept = count.gate(due.not());

        interrupt.next(due);
        enough.next(due.not().and(count.ge(io.settings.count())));
        late.next(count.any().and(due.not()).and(io.now.minus(since).ge(io.settings.time())));
        when(count.eq(0).or(due), () -> since.next(io.now));
        count.next(mux(io.happening.and(kept.all().not()), kept.plus(1), kept));
        io.due.set(interrupt);
    }
}
