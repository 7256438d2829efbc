package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.OneHot;
import hdl.lib.Stream;
import hdl.lib.UpDown;
import hdl.lib.Valid;
import rnic.messages.CongestionEvent;
import rnic.messages.Flow;
import rnic.messages.FlowEvent;
import rnic.messages.FlowEvent.Kind;
import rnic.protocol.RnicParameters;

/**
 * Gives events on so that of each flow one at most is inside the algorithm. The first event waits until the one before
 * of its flow is decided, and those behind it wait with it, in order. An acknowledgement that finds one of its flow as
 * the newest of that flow, and not the very first of all, becomes one with it; everything else has a place of its own.
 *
 * <p>Nothing is lost: without a place the stream waits. That is never for long, because an event that is given on is
 * decided after a number of cycles that nobody can hold up: the first one waits as many at most, and the cycles of
 * {@code held}, which are few. So whoever is held up here may hold up others.
 *
 * <p>After a reset every flow gets a SETUP before anything else is taken. After that, in cycles without an event and
 * while few wait, a flow that a notification is for gets a CNP, if no other CNP waits: so a flood of them leaves room
 * for ticks. Else, if {@code ticks}, every flow in turn gets a TICK.
 *
 * @param places a power of two from 4
 * @param cycles from an event to its decision
 */
@Doc("Gives events on so that of each flow one at most is inside the algorithm.")
public record EventQueue(RnicParameters parameters, int places, int cycles, boolean ticks)
    implements Circuit<EventQueue.Io> {
    public record Io(
        Stream<CongestionEvent> events,
        @Doc("flows that a congestion notification is for") Stream<Flow> notices,
        @Doc("nothing is given on; for a cycle now and then") Bool held,
        Valid<CongestionEvent> out
    ) implements Bundle<Io> {}

    /** What is known of the places besides what is in them, all of it in registers. */
    private record Places(Vec<UInt> flow, @Doc("an acknowledgement, the newest event of its flow") UInt open,
        UInt first, UInt behind, UInt count) {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(CongestionEvent.of(parameters))), p.in(Stream.of(Flow.of(parameters))), p.in(bool()),
            p.out(Valid.of(CongestionEvent.of(parameters))));
    }

    @Override public void body(Io io) {
        int flowBits = indexWidth(Flow.count(parameters));
        var held = new Places(reg(vec(uint(flowBits), places)).named("flow"), reg(uint(places)).init(0).named("open"),
            reg(uint(log2Ceil(places))).init(0).named("first"), reg(uint(log2Ceil(places))).init(0).named("behind"),
            reg(uint(log2Ceil(places + 1))).init(0).named("count"));
        var moving = wire(bool());

        // First the event is compared with all places; then it gets one; then it is written.
        var coming = coming(io, held);
        var event = reg(CongestionEvent.of(parameters));
        var isComing = reg(bool()).init(0);
        event.next(coming.value());
        isComing.next(coming.valid());
        var index = coming.value().flow().index();
        var same = reg(uint(places));
        same.next(each(i -> held.flow.at(i).eq(index)).and(held.open));
        var isSameAgain = reg(bool());
        isSameAgain.next(isComing.and(event.flow().index().eq(index)));

        var newest = reg(uint(places));
        var alike = same.or(newest.gate(isSameAgain)).and(held.open);
        var isAck = event.event().kind().is(Kind.ACK);
        var joinable = alike.and(oneHot(held.first, places).not());
        var joins = isComing.and(isAck).and(joinable.any());
        var enters = isComing.and(joins.not());
        check(enters.not().or(held.count.lt(places)), "there is a place for every event");
        check(isComing.not().or(alike.and(alike.minus(1)).eq(0)), "one event of a flow is its newest");
        var place = mux(joins, joinable, oneHot(held.behind, places));
        newest.next(place);
        when(enters, () -> {
            held.behind.next(held.behind.plus(1));
            for (int i = 0; i < places; i++) {
                int each = i;
                when(held.behind.eq(i), () -> held.flow.at(each).next(event.flow().index()));
            }
        });
        var kept = mux(enters, held.open.and(alike.not()).or(place.gate(isAck)), held.open);
        held.open.next(kept.and(oneHot(held.first, places).gate(moving).not()));

        // Who leaves while an acknowledgement joins it takes that along.
        var words = memory(CongestionEvent.of(parameters), places).style(LUTRAM).named("words");
        var isWriting = reg(bool()).init(0);
        var isJoining = reg(bool());
        var at = reg(uint(log2Ceil(places)));
        var written = reg(CongestionEvent.of(parameters));
        isWriting.next(isComing);
        isJoining.next(joins);
        at.next(OneHot.of(place));
        written.next(event);
        var earlier = words.peek(at);
        ignore(earlier);
        var word = new CongestionEvent(written.flow(), mux(isJoining, written.event().behind(earlier.event()),
            written.event()));
        when(isWriting, () -> words.write(at, word));
        when(moving, () -> held.first.next(held.first.plus(1)));
        held.count.next(UpDown.next(held.count, enters, moving));
        var leaving = mux(isWriting.and(at.eq(held.first)), word, words.peek(held.first));
        give(io, held, leaving, moving);
    }

    private interface Bit {
        Bool at(int place);
    }

    private UInt each(Bit bit) {
        var bits = new UInt[places];
        for (int i = 0; i < places; i++) {
            bits[places - 1 - i] = bit.at(i).asUInt();
        }
        return cat(bits);
    }

    /** An event, else one that comes by itself. */
    private Valid<CongestionEvent> coming(Io io, Places held) {
        int flowBits = indexWidth(Flow.count(parameters));
        var next = reg(uint(flowBits)).init(0).named("next");
        var begun = reg(bool()).init(0).named("begun");
        var room = held.count.lt(places - 1);                // one may be on its way to its place
        io.events.ready().set(begun.and(room));
        var isFew = held.count.lt(places / 2);
        var isIdle = begun.and(isFew).and(io.events.valid().not());
        var noticeWaits = reg(bool()).init(0).named("notice_waits");
        io.notices.ready().set(isIdle.and(noticeWaits.not()));
        var isNotice = io.notices.fires();
        var isGiven = io.out.valid().and(io.out.value().event().kind().is(Kind.CNP));
        noticeWaits.next(isNotice.or(noticeWaits.and(isGiven.not())));
        var ownTurn = ticks ? isFew.and(begun.not()).or(isIdle.and(isNotice.not())) : isFew.and(begun.not());
        when(ownTurn, () -> {
            next.next(next.plus(1));
            when(next.all(), () -> begun.next(true));
        });
        var later = ticks ? mux(isNotice, lit(Kind.CNP), lit(Kind.TICK)) : lit(Kind.CNP);
        var own = io.events.payload().event().with(FlowEvent::kind, mux(begun, later, lit(Kind.SETUP)));
        var flow = mux(isNotice, io.notices.payload(), Flow.at(next));
        var isOwn = begun.not().or(io.events.valid().not());
        return new Valid<>(io.events.fires().or(isNotice).or(ownTurn), new CongestionEvent(
            mux(isOwn, flow, io.events.payload().flow()), mux(isOwn, own, io.events.payload().event())));
    }

    /** The event that is next waits for the one of its flow that is inside. */
    private void give(Io io, Places held, CongestionEvent leaving, Bool moving) {
        var isThere = reg(bool()).init(0).named("is_there");
        var event = reg(CongestionEvent.of(parameters)).named("event_next");
        var given = wire(bool());
        var operations = timeline(begin(given)).aligned();
        var isGiven = operations.flag(operations.enter(0, given));
        var flow = operations.enter(0, event.flow().index());
        var inside = lit(false);
        for (int i = 1; i <= cycles; i++) {
            inside = inside.or(ahead(i, at(i, isGiven)).and(ahead(i, at(i, flow)).eq(flow)));
        }
        given.set(isThere.and(leave(inside).not()).and(io.held.not()));
        moving.set(held.count.ne(0).and(isThere.not().or(given)));
        when(moving, () -> {
            isThere.next(true);
            event.next(leaving);
        }).elseWhen(given, () -> isThere.next(false));
        io.out.valid().set(given);
        io.out.value().set(event);

        var waited = reg(uint(log2Ceil(cycles + 1))).init(0).named("waited");
        waited.next(mux(isThere.and(given.not()), waited.plus(io.held.not().asUInt().zext(waited.width())), 0));
        check(waited.le(cycles), "an event waits no longer than a decision takes, where it is not held");
    }
}
