package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import java.util.Optional;

/**
 * One context at a time, from when it is given to a packet until it comes back, whichever is given next when none is
 * followed: it is written only while it is somebody's, by whom and in which order it has to be (V1), and what was found
 * by an atomic does not change (V4). Only claims read it, so it costs nothing.
 */
final class ContextLife {
    /** Nobody's; given to a packet; accepted, with operands; started, with a PSN; an atomic that has been executed. */
    enum Phase { FREE, GIVEN, KEPT, STARTED, EXECUTED }

    private final Choice<Phase> phase = reg(choice(Phase.class)).init(Phase.FREE).named("followed");
    private final UInt qp;
    private final UInt context;
    private final Bool isRead = reg(bool()).named("followed_read");
    private final Optional<Bool> isCopy;

    private ContextLife(Release given, Operands operands) {
        qp = reg(given.qp().shape()).named("followed_qp");
        context = reg(given.context().shape()).named("followed_context");
        isCopy = operands.repeats().map(_ -> reg(bool()).named("followed_copy"));
    }

    /**
     * @param given    to a packet that has arrived
     * @param rejected the packet was not accepted
     * @param released its response has been acknowledged
     * @param renewed  this queue pair begins a new life
     */
    static void claim(Valid<Release> given, Valid<Operands> operands, Valid<ContextUpdate> update,
                      Valid<Release> rejected, Valid<Release> released, Valid<UInt> renewed) {
        var life = new ContextLife(given.value(), operands.value());
        var giving = given.valid().and(life.is(given.value()));
        var keeps = operands.valid().and(life.is(new Release(operands.value().qp(), operands.value().context())));
        var updates = update.valid().and(life.is(new Release(update.value().qp(), update.value().context())));
        var starts = updates.and(update.value().executed().not());
        var executes = updates.and(update.value().executed());
        var rejects = rejected.valid().and(life.is(rejected.value()));
        var releases = released.valid().and(life.is(released.value()));
        var renews = renewed.valid().and(renewed.value().eq(life.qp));
        life.move(given, operands, keeps, starts, executes, rejects.or(releases).or(renews));
        var phase = life.phase;
        var isFree = phase.is(Phase.FREE);
        check(isFree.or(giving.not()), "no context is given to two");
        check(isFree.or(keeps.not()).or(phase.is(Phase.GIVEN)),
            "operands go into a context once, while it is a packet's");
        check(isFree.or(starts.not()).or(phase.is(Phase.KEPT)), "a response starts once, from its operands");
        check(isFree.or(executes.not()).or(life.orOfCopy(phase.is(Phase.STARTED).and(life.isRead.not()), Phase.KEPT)),
            "what an atomic has found is written once");
        check(isFree.or(rejects.not()).or(phase.is(Phase.GIVEN)), "who is not accepted has no operands");
        check(isFree.or(releases.not()).or(life.orOfCopy(mux(life.isRead, phase.is(Phase.STARTED), phase.is(Phase.EXECUTED)), Phase.STARTED)),
            "a context comes back when its response could be sent");
    }

    private Bool is(Release other) {
        return other.qp().eq(qp).and(other.context().eq(context));
    }

    /** A copy of an atomic is not executed: what it has found is known when it is started, or never. */
    private Bool orOfCopy(Bool usual, Phase then) {
        return isCopy.map(it -> usual.or(it.and(phase.is(then)))).orElse(usual);
    }

    private void move(Valid<Release> given, Valid<Operands> operands, Bool keeps, Bool starts, Bool executes,
                      Bool ends) {
        when(phase.is(Phase.FREE), () -> {
            qp.next(given.value().qp());
            context.next(given.value().context());
            when(given.valid(), () -> phase.next(Phase.GIVEN));
        }).elseWhen(ends, () -> phase.next(Phase.FREE))
            .elseWhen(keeps, () -> {
                phase.next(Phase.KEPT);
                isRead.next(operands.value().kind().is(ContextKind.READ));
                isCopy.ifPresent(it -> it.next(operands.value().repeats().orElseThrow()));
            })
            .elseWhen(starts, () -> phase.next(Phase.STARTED))
            .elseWhen(executes, () -> phase.next(Phase.EXECUTED));
    }
}
