package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.Arrival;
import rnic.protocol.FailureCause;
import rnic.protocol.RnrTimer;
import rnic.protocol.Row;
import rnic.retransmit.WindowTimer;
import rnic.roce.SenderEvent.Kind;

/**
 * What happens to senders of requests in RoCEv2: go-back-N (IBTA Vol 1, 9.7.5). One event per cycle, each of another
 * queue pair; {@link #APART} cycles from event to event of the same one. What is told leaves {@link #LATENCY} cycles
 * behind the event, the row of an acknowledgement {@link #ROW} cycles behind it.
 *
 * <p>An acknowledgement moves una behind its PSN, a NAK up to its PSN, and never over a Read or an atomic of which the
 * response has not come: then that was lost, and everything from there on is sent again, as after a NAK 0x60, once
 * until something moves. An RNR NAK moves nothing. A packet of a response acknowledges everything up to it.
 *
 * @param queuePairs a power of two from 2
 * @param reads      Reads and atomics that a queue pair may have open: a power of two
 */
@Doc("What happens to senders of requests in RoCEv2: go-back-N.")
record GoBackPipeline(int queuePairs, int reads) implements Circuit<GoBackPipeline.Io> {
    /** Bits of a time in 1/16 us. */
    static final int TIME_BITS = 32;
    /** Cycles from event to event of one queue pair. */
    static final int APART = 11;
    /** Cycles from event to what is told. */
    static final int LATENCY = 8;
    /** Cycles from an acknowledgement to its row. */
    static final int ROW = 5;
    /** Cycles from event to deadline. */
    static final int DEADLINE = APART - 1;
    private static final int STATE = 2;
    private static final int READ = 2;
    /** Cycle in which it is known what an event means. */
    private static final int MEANT = 7;
    private static final int UNLIMITED = 7;
    private static final int FEW = 64;
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;

    record Io(
        Valid<SenderEvent> event,
        @Doc("its queue pair is in a state that sends requests") Bool active,
        @Doc("in 1/16 us") UInt now,
        @Doc("rel_rto_backoff_max") UInt backoffMost,
        @Doc("after every event that moves something, and when a life begins") Valid<SenderUpdate> update,
        Valid<SenderFailure> failure,
        @Doc("of acknowledgements") Valid<Choice<Row>> row,
        @Doc("counter: a retry timeout") Bool timeout,
        @Doc("counter: an RNR NAK that begins a pause") Bool pausing,
        @Doc("counter: a request that is sent again") Bool again,
        @Doc("after every event") Valid<Deadline> deadline
    ) implements Bundle<Io> {}

    /** When a sender must act if nothing happens. */
    record Deadline(UInt qp, @Doc("there is one") Bool armed, @Doc("in 1/16 us") UInt time)
        implements Bundle<Deadline> {
        static Shape<Deadline> of(int queuePairs) {
            return bundle(Deadline.class, uint(indexWidth(queuePairs)), bool(), uint(TIME_BITS));
        }
    }

    /** What an event means, where its PSN lies known. */
    private record Meaning(
        Bool alive,
        @Doc("SENT: una, or a Read of which una is a part") Bool head,
        @Doc("SENT: a packet that was never sent before") Bool grows,
        @Doc("SENT: one that was") Bool again,
        @Doc("it tells how far the peer has come") Bool moving,
        @Doc("the peer misses una, or a response is missing") Bool missing,
        @Doc("an RNR NAK") Bool rnr,
        @Doc("a NAK that ends the connection") Bool fatal,
        @Doc("so many responses have come as a whole") UInt answering,
        @Doc("una moves") Bool moved,
        @Doc("nothing is on its way any more") Bool idle,
        @Doc("SENT: a bad one") Bool bad,
        @Doc("everything before a bad one is acknowledged") Bool stuck,
        @Doc("the deadline has passed") Bool passed
    ) implements Bundle<Meaning> {}

    /** What becomes of it. */
    private record Effect(
        @Doc("una and everything behind it is to be sent again from now on") Bool rewinding,
        @Doc("a pause begins") Bool pausing,
        @Doc("a pause ends") Bool resuming,
        @Doc("a retry timeout") Bool timeout,
        Bool failing
    ) implements Bundle<Effect> {}

    @Override public Io ports(Ports p) {
        var known = p.at(LATENCY);
        return new Io(p.at(0).in(Valid.of(SenderEvent.of(queuePairs))), p.at(STATE).in(bool()),
            p.at(0).in(uint(TIME_BITS)), p.steady().in(uint(3)), known.out(Valid.of(SenderUpdate.of(queuePairs))),
            known.out(Valid.of(SenderFailure.of(queuePairs))), p.at(ROW).out(Valid.of(choice(Row.class))),
            known.out(bool()), known.out(bool()), known.out(bool()), p.at(DEADLINE).out(Valid.of(Deadline.of(queuePairs))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var events = timeline(io.event).aligned();
        var event = io.event.value();
        ignore(event.syndrome().bit(7), event.ends());       // a syndrome with it comes to nobody
        var states = memory(SenderState.of(reads), queuePairs).named("states").style(queuePairs > FEW ? BRAM : LUTRAM)
            .latency(STATE);
        var recalled = events.recall(states, event.qp()).apart(APART);
        var state = recalled.value();

        // Cycle 2: where the PSN lies. Cycle 3: on its way or not.
        var ahead = stage(event.psn().minus(state.una()));
        var flight = stage(state.newest().minus(state.una()));
        var alive = io.active.and(state.failed().not());
        var onItsWay = stage(ahead.lt(flight));
        var isBefore = stage(ahead.all());                   // what was acknowledged last
        var type = event.syndrome().bits(6, 5);
        var acknowledging = event.kind().is(Kind.ACKNOWLEDGED);
        var isAck = acknowledging.and(type.eq(0));
        var isNak = acknowledging.and(type.eq(3));
        var isResponse = event.kind().is(Kind.ANSWERED);
        var row = wire(choice(Row.class));
        row.set(Row.RX_OK);
        when(alive.not(), () -> row.set(Row.RX_ACK_STALE))
            .elseWhen(onItsWay, () -> { })
            .elseWhen(ahead.msb().not(), () -> row.set(Row.RX_ACK_BAD))
            .elseWhen(isAck.and(isBefore).not(), () -> row.set(Row.RX_ACK_STALE));
        io.row.valid().set(events.flag(acknowledging));
        io.row.value().set(stage(row));

        // Cycle 4: the oldest Read without a response is known. Cycle 5: whether the PSN lies behind it.
        var open = state.asked().ne(state.answered());
        int depth = queuePairs * reads;
        var firsts = memory(uint(Arrival.PSN_BITS), depth).named("firsts").style(depth < LARGE ? BRAM : URAM)
            .latency(READ);
        var first = firsts.read(place(at(STATE, event.qp()), state.answered()));
        var distance = stage(first.minus(state.una()));
        var missing = distance.gate(distance.msb().not());
        var passes = isAck.or(isResponse.and(event.awaited()));
        var target = stage(ahead.plus(passes.asUInt().zext(Arrival.PSN_BITS)));
        var hole = stage(open.and(missing.lt(target)).and(isResponse.and(event.awaited()).not()));

        // Cycle 6: how far una moves.
        var moving = alive.and(onItsWay).and(isAck.or(isNak).or(isResponse.and(event.awaited().or(hole))));
        var move = mux(hole, missing, target).gate(moving);
        var una = stage(state.una().plus(move));
        var end = stage(ahead.plus(event.packets()));
        var trying = event.kind().is(Kind.SENT).and(alive);
        var bad = trying.and(event.bad());
        var sending = trying.and(event.bad().not());
        var stop = stage(state.stop().minus(state.una()));
        var grows = sending.and(stage(end.gt(flight).and(end.msb().not())));
        var covers = stage(ahead.msb().and(end.msb().not()).and(end.any()));
        var newest = stage(mux(grows, event.psn().plus(event.packets()), state.newest()));
        var late = stage(io.now.minus(state.deadline()).msb().not());
        var stuck = bad.and(ahead.eq(0)).or(state.stopped().and(move.any()).and(stop.le(move)));
        var meaning = stage(new Meaning(alive, sending.and(ahead.eq(0).or(covers)), grows, sending.and(grows.not()), moving,
            moving.and(hole.or(isNak.and(event.syndrome().trunc(5).eq(0)))),
            alive.and(onItsWay).and(acknowledging).and(type.eq(1)).and(state.paused().not()),
            moving.and(isNak).and(event.syndrome().trunc(5).any()),
            event.ends().trunc(SenderState.countBits(reads)).gate(moving.and(isResponse).and(event.awaited())), move.any(),
            mux(grows, lit(false), move.eq(flight)), bad, stuck,
            event.kind().is(Kind.EXPIRED).and(alive).and(late).and(armed(state, flight.eq(0)))));

        // Cycle 7: what becomes of it. Cycle 10: that is written, with the deadline.
        var effect = effect(state, meaning);
        when(leave(events.flag(meaning.grows().and(event.awaited()))), () ->
            firsts.write(leave(at(MEANT, place(event.qp(), state.asked()))), leave(at(MEANT, event.psn()))));
        var beginning = event.kind().is(Kind.BEGUN);
        var renewing = beginning.or(event.kind().is(Kind.CLEARED));
        var changed = stage(changed(event, state, meaning, effect, una, newest));
        var next = mux(renewing, fresh(event, beginning), changed);
        var time = deadline(io, event, state, meaning, effect);
        recalled.write(next.with(SenderState::deadline, time));
        io.deadline.valid().set(events.valid());
        io.deadline.value().set(new Deadline(event.qp(),
            armed(next, meaning.idle().or(renewing)).and(io.active), time));
        tell(io, events, event, next, meaning, effect, beginning);
        check(leave(events.flag(next.asked().minus(next.answered()).gt(reads))).not(),
            "no more Reads are open than there are places");
        check(leave(events.flag(meaning.answering().gt(state.asked().minus(state.answered())))).not(),
            "what is answered has been asked for");
    }

    private UInt place(UInt qp, UInt count) {
        return reads == 1 ? qp : cat(qp, count.trunc(log2Ceil(reads)));
    }

    /** Somebody has to act some time. */
    private static Bool armed(SenderState state, Bool idle) {
        var waiting = idle.or(state.back()).or(state.terms().rtoExponent().eq(0)).not();
        return state.failed().not().and(state.paused().or(waiting));
    }

    private static Effect effect(SenderState state, Meaning meaning) {
        var timeout = meaning.passed().and(state.paused().not());
        var resuming = meaning.passed().and(state.paused());
        var last = state.retries().eq(0);
        var lastRnr = state.rnrRetries().eq(0);
        var news = meaning.missing().and(state.told().not().or(meaning.moved()));
        var failing = meaning.fatal().or(timeout.and(last)).or(meaning.rnr().and(lastRnr));
        return new Effect(news.or(resuming).or(timeout).or(meaning.stuck()).and(failing.not()), meaning.rnr().and(lastRnr.not()), resuming,
            timeout, failing);
    }

    private SenderState changed(SenderEvent event, SenderState state, Meaning meaning, Effect effect, UInt una,
                                UInt newest) {
        var terms = state.terms();
        var retries = mux(effect.timeout().and(effect.failing().not()), state.retries().minus(1), state.retries());
        var counted = effect.pausing().and(state.rnrRetries().ne(UNLIMITED));
        var rnrRetries = mux(counted, state.rnrRetries().minus(1), state.rnrRetries());
        int bits = SenderState.countBits(reads);
        var isAsked = meaning.grows().and(event.awaited());
        return new SenderState(una, newest,
            state.back().and(meaning.head().not()).or(effect.rewinding()).and(meaning.idle().not()),
            meaning.missing().or(state.told().and(meaning.moved().or(meaning.passed()).not())),
            state.paused().and(effect.resuming().not()).or(effect.pausing()),
            state.stopped().or(meaning.bad()).and(effect.rewinding().not()),
            mux(meaning.bad(), event.psn(), state.stop()), state.failed().or(effect.failing()),
            mux(meaning.moved().or(effect.pausing()), terms.retries(), retries),
            mux(meaning.moved(), terms.rnrRetries(), rnrRetries), state.deadline(),
            state.asked().plus(isAsked.asUInt().zext(bits)),
            state.answered().plus(meaning.answering()),
            terms);
    }

    /** Of a new life; behind a reset nobody has one. */
    private SenderState fresh(SenderEvent event, Bool beginning) {
        var none = zero(SenderState.of(reads));
        return new SenderState(event.psn(), event.psn(), none.back(), none.told(), none.paused(), none.stopped(),
            none.stop(), beginning.not(),
            event.terms().retries(), event.terms().rnrRetries(), none.deadline(), none.asked(), none.answered(),
            event.terms());
    }

    /** The end of a pause, or a retry timeout from now: doubled for each one that was used, at most 8.4 s. */
    private static UInt deadline(Io io, SenderEvent event, SenderState state, Meaning meaning, Effect effect) {
        var terms = state.terms();
        int width = 8 + WindowTimer.MOST_EXPONENT;
        int most = width + 7;
        var unit = stage(lit(WindowTimer.UNIT_DOUBLED, width).shl(at(MEANT, terms.rtoExponent())).shr(1));
        var used = stage(terms.retries().minus(state.retries()));
        var doublings = stage(mux(used.gt(io.backoffMost), io.backoffMost, used).gate(meaning.moved().not()));
        var doubled = stage(unit.zext(most).shl(doublings));
        ignore(doubled);                                     // what is above counts as too long
        var isLong = stage(terms.rtoExponent().zext(6).plus(doublings.zext(6)).gt(WindowTimer.MOST_EXPONENT));
        ignore(doubled.top(most - TIME_BITS));               // whatever is so long is the longest
        var timeout = mux(isLong, lit(1L << WindowTimer.MOST_LOG, TIME_BITS), doubled.trunc(TIME_BITS));
        var pause = stage(pause(at(LATENCY, event.syndrome().trunc(5))));
        var beginning = meaning.moved().or(meaning.head()).and(state.paused().not());
        var then = stage(io.now.plus(mux(effect.pausing(), pause, timeout)));
        return mux(effect.pausing().or(beginning), then, state.deadline());
    }

    /** What an RNR NAK asks for. */
    private static UInt pause(UInt code) {
        var time = wire(uint(TIME_BITS));
        var selection = choose(code);
        for (int each = 0; each < 32; each++) {
            long sixteenths = RnrTimer.sixteenths(each);
            selection.on((long) each, () -> time.set(sixteenths));
        }
        return time;
    }

    private static void tell(Io io, Timeline events, SenderEvent event, SenderState next, Meaning meaning,
                             Effect effect, Bool beginning) {
        var isNews = meaning.moved().or(effect.rewinding()).or(effect.pausing()).or(effect.resuming());
        io.update.valid().set(events.flag(stage(isNews).or(beginning)));
        io.update.value().set(new SenderUpdate(event.qp(), next.una(),
            stage(effect.rewinding().and(meaning.idle().not().or(meaning.stuck()))).and(beginning.not()),
            stage(effect.timeout()).and(beginning.not()), next.paused()));
        io.timeout.set(events.flag(stage(effect.timeout())));
        io.pausing.set(events.flag(stage(effect.pausing())));
        io.again.set(events.flag(stage(meaning.again())));
        var cause = wire(choice(FailureCause.class));
        cause.set(FailureCause.RETRIES);
        when(meaning.rnr(), () -> cause.set(FailureCause.RNR_RETRIES))
            .elseWhen(meaning.fatal(), () -> choose(event.syndrome().trunc(2))
                .on(1L, () -> cause.set(FailureCause.PEER_INVALID_REQUEST))
                .on(2L, () -> cause.set(FailureCause.PEER_ACCESS))
                .otherwise(() -> cause.set(FailureCause.PEER_OPERATION)));
        io.failure.valid().set(events.flag(stage(effect.failing())));
        io.failure.value().set(new SenderFailure(event.qp(), stage(cause), event.psn(), stage(meaning.fatal())));
    }
}
