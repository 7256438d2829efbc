package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;
import rnic.messages.AckEvent;
import rnic.messages.AckRequest;
import rnic.messages.Departure;
import rnic.messages.Echo;
import rnic.messages.GoBack;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;

/**
 * What one operation makes of the acknowledgement state of its flow: the rules of reliability section 3, without
 * memory. Combinational.
 */
@Doc("What one operation makes of the acknowledgement state of its flow.")
record AckStep(RnicParameters parameters) implements Circuit<AckStep.Io> {
    /** What happens to a flow. */
    enum Kind {
        /** Nothing. */
        IDLE,
        /** A packet has retired. */
        EVENT,
        /** The transmitter takes what is pending. */
        TAKE,
        /** A deadline has come. */
        EXPIRE,
        /** A new life begins; where the old one stands in the ring or waits for a deadline, it still does. */
        RENEW,
        /** After a reset nothing stands anywhere. */
        CLEAR
    }

    record Io(
        Choice<Kind> kind,
        @Doc("of EVENT") AckEvent event,
        @Doc("of EXPIRE") UInt generation,
        @Doc("of RENEW: the PSN before the first one, modulo 4096") UInt taken,
        AckState before,
        @Doc("rel_ack_n is 1") Bool everyPacket,
        @Doc("rel_ack_n less 2, at least 0") UInt limit,
        @Doc("rel_ack_on_eom") Bool ackOnEnd,
        @Doc("there is room for a deadline") Bool canArm,
        @Doc("nobody waits: who becomes wanted asks at once") Bool direct,
        AckState after,
        @Doc("a deadline begins") Bool arming,
        @Doc("an acknowledgement has become wanted, and waits for its turn") Bool entering,
        @Doc("an acknowledgement has become wanted, and is asked for") Bool asking,
        @Doc("of TAKE, and of what asks at once") AckRequest request
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(choice(Kind.class)), p.in(AckEvent.of(parameters)),
            p.in(uint(AckState.GENERATION_BITS)), p.in(uint(Echo.TAKEN_BITS)), p.in(AckState.of(parameters)), p.in(bool()), p.in(uint(5)),
            p.in(bool()), p.in(bool()), p.in(bool()),
            p.out(AckState.of(parameters)), p.out(bool()), p.out(bool()), p.out(bool()), p.out(AckRequest.of(parameters)));
    }

    @Override public void body(Io io) {
        var before = io.before;
        var event = io.event;
        var isEvent = io.kind.is(Kind.EVENT);
        var due = io.kind.is(Kind.EXPIRE).and(before.armed()).and(before.generation().eq(io.generation));
        // What has waited for a response counts if the peer still misses what it was to be told of.
        var isNotReady = event.goBack().map(it -> event.notReady().and(holds(it, before)))
            .orElse(event.notReady());
        var counting = event.goBack().map(it -> event.counting().and(it.used().not())).orElse(event.counting());
        var news = before.gap().map(it -> news(event.goBack().orElseThrow(), it));
        var reason = event.urgent().or(isNotReady).or(event.completing().and(io.ackOnEnd).and(counting));
        var reached = counting.and(before.isLast().or(before.armed().or(io.canArm).not()));
        var now = isEvent.and(either(reason, news).or(reached)).or(due);        // ack_now of reliability section 3
        var arming = isEvent.and(counting).and(reason.or(reached).not()).and(before.armed().not());
        var seen = before.congested().or(isEvent.and(event.congested()));
        var moving = isEvent.and(event.advancing());
        var gap = before.gap().map(it -> gap(event, it, isEvent, moving, isNotReady, news.orElseThrow()));

        var behindGap = before.behindGap().plus(event.behindGap().gate(isEvent));
        var gapless = before.behindGap().eq(lit(0, AckEvent.PACKET_BITS).minus(event.behindGap()).gate(isEvent));
        var wanted = now.and(before.pending().not());
        var asking = wanted.and(io.direct);

        var after = wire(AckState.of(parameters));
        after.count().set(before.count());
        after.isLast().set(before.isLast());
        var notReady = before.notReady().and(moving.not()).or(isEvent.and(isNotReady));
        var becn = before.becn().or(seen.and(now));
        var code = mux(isEvent.and(event.code().any()), event.code(), before.code());
        after.pending().set(before.pending().or(now));
        after.notReady().set(notReady);
        after.armed().set(before.armed().or(arming).and(now.not()));
        after.generation().set(before.generation().plus(arming.asUInt().zext(AckState.GENERATION_BITS)));
        after.congested().set(seen.and(now.not()));
        after.becn().set(becn);
        after.code().set(code);
        after.behindGap().set(behindGap);
        var echo = echo(event, before.echo(), isEvent, now, due);
        after.echo().set(echo);
        after.gap().ifPresent(it -> it.set(gap.orElseThrow()));
        var tail = before.tail().map(it -> it.or(isEvent.and(event.tail().orElseThrow())));
        after.tail().ifPresent(it -> it.set(tail.orElseThrow()));
        when(now, () -> {
            after.count().set(0);
            after.isLast().set(io.everyPacket);
        }).elseWhen(isEvent.and(counting), () -> {
            after.count().set(before.count().plus(1));
            after.isLast().set(before.count().ge(io.limit));
        });
        var entering = wanted.and(io.direct.not());
        after.inRing().set(before.inRing().and(io.kind.is(Kind.TAKE).not()).or(entering));
        when(io.kind.is(Kind.TAKE).or(asking), () -> {
            after.pending().set(false);
            after.notReady().set(false);
            after.becn().set(false);
            after.gap().ifPresent(it -> it.missing().set(false));
            after.tail().ifPresent(it -> it.set(false));
            // NAKs cannot tell of a mark.
            after.echo().marked().set(echo.marked().and(code.any().or(notReady)));
        });
        var no = lit(false);
        var clearing = io.kind.is(Kind.CLEAR);
        when(io.kind.is(Kind.RENEW).or(clearing), () -> after.set(new AckState(lit(0, 5), io.everyPacket, no,
            before.inRing().and(clearing.not()), no, no, before.generation().gate(clearing.not()), no, no,
            lit(0, FatalError.CODE_BITS), lit(0, AckEvent.PACKET_BITS), beginning(io.taken.gate(clearing.not())),
            parameters.withRoce(() -> zero(AckState.Told.SHAPE)), parameters.congestion().map(_ -> no))));
        io.after.set(after);
        io.arming.set(arming);
        io.entering.set(entering.and(before.inRing().not()));
        io.asking.set(asking);
        io.request.set(new AckRequest(event.flow(), code, notReady, becn, gapless, echo,
            gap.map(AckState.Told::missing), tail));
    }

    private static Bool holds(GoBack event, AckState before) {
        return event.again().not().or(before.gap().orElseThrow().told());
    }

    private static Bool news(GoBack event, AckState.Told before) {
        return event.missing().and(before.told().eq(event.again()));
    }

    private static Bool either(Bool always, Optional<Bool> sometimes) {
        return sometimes.map(always::or).orElse(always);
    }

    /**
     * A gap in RoCEv2 is told once until the next packet comes; one without a receive WQE is told each time it comes,
     * and what follows it never.
     */
    private static AckState.Told gap(AckEvent event, AckState.Told before, Bool isEvent, Bool moving, Bool notReady,
                                     Bool news) {
        var goBack = event.goBack().orElseThrow();
        var isMissing = goBack.missing().and(goBack.again().not());
        var stays = moving.not();
        return new AckState.Told(before.told().and(stays).or(isEvent.and(isMissing.or(notReady))),
            before.missing().and(stays).or(isEvent.and(news)));
    }

    /** Of the newest packet that has come, but the path is that of the first marked one. */
    private static Echo echo(AckEvent event, Echo before, Bool isEvent, Bool now, Bool due) {
        var isCome = isEvent.and(event.come());
        var isMarked = isCome.and(event.congested());
        var isNamed = isCome.and(before.marked().not()).or(isMarked);
        return new Echo(mux(isNamed, event.departure().path(), before.path()), before.marked().or(isMarked),
            mux(now, due, before.held()), mux(isCome, event.departure().stamp(), before.stamp()),
            before.marks().plus(isMarked.asUInt().zext(Echo.MARK_BITS)),
            before.taken().plus(isEvent.and(event.counting()).asUInt().zext(Echo.TAKEN_BITS)));
    }

    private static Echo beginning(UInt taken) {
        return new Echo(lit(0, Departure.PATH_BITS), lit(false), lit(false), lit(0, Departure.STAMP_BITS),
            lit(0, Echo.MARK_BITS), taken);
    }
}
