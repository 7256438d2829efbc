package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.PairTables;
import rnic.context.StateWrite;
import rnic.messages.Arrival;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.protocol.Row;
import rnic.retransmit.TimerScan;
import rnic.retransmit.WindowDeadline;
import rnic.roce.SenderEvent.Kind;

/**
 * What every sender of requests in RoCEv2 knows about its packets on the way, beside the window of the veRoCE profile:
 * what is acknowledged, when everything is sent again, and when nothing may be sent (IBTA Vol 1, 9.7.5). No packet is
 * remembered: {@code update} tells from where on to go, and whoever sends makes the packets anew.
 *
 * <p>One event per cycle, each of another queue pair, and one in {@link GoBackPipeline#APART} cycles of the same one;
 * whoever comes too soon waits. Events of a queue pair that does not send requests, or whose life has not begun, change
 * nothing.
 */
@Doc("What every sender of requests in RoCEv2 knows about its packets on the way: go-back-N.")
public record RoceWindow(RnicParameters parameters) implements Circuit<RoceWindow.Io> {
    private static final int FAILURES = 32;
    private static final int SOURCES = 4;
    public record Io(
        @Doc("a new life") Stream<SenderLife> setup,
        @Doc("a queue pair has changed its state") Valid<StateWrite> state,
        Stream<RoceSent> sent,
        @Doc("in the order in which they have come") Stream<RoceAnswer> answer,
        @Doc("in 1/16 us") UInt now,
        @Doc("rel_rto_backoff_max") UInt backoffMost,
        @Doc("after every event that moves something, and when a life begins") Valid<SenderUpdate> update,
        @Doc("once per life") Stream<SenderFailure> failure,
        @Doc("of acknowledgements, in their order: RX_OK, RX_ACK_STALE, RX_ACK_BAD") Valid<Choice<Row>> row,
        @Doc("counter: a retry timeout") Bool timeout,
        @Doc("counter: an RNR NAK that begins a pause") Bool pausing,
        @Doc("counter: a request that is sent again") Bool again
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int pairs = parameters.queuePairs();
        return new Io(p.in(Stream.of(SenderLife.of(pairs))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(RoceSent.of(pairs))), p.in(Stream.of(RoceAnswer.of(pairs))),
            p.in(uint(GoBackPipeline.TIME_BITS)), p.steady().in(uint(3)),
            p.out(Valid.of(SenderUpdate.of(pairs))), p.out(Stream.of(SenderFailure.of(pairs))),
            p.out(Valid.of(choice(Row.class))), p.out(bool()), p.out(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var scan = instance(new TimerScan(pairs));
        // The scheduler may hear sooner than this block that a Read is answered, and send another one: then more than R
        // are open here, but not more than there are messages, and PSNs within which they begin.
        var pipeline = instance(new GoBackPipeline(pairs, Math.min(parameters.messages(), parameters.window())));
        var failures = instance(new Fifo<>(SenderFailure.of(pairs), FAILURES, LUTRAM, true));
        var next = next(io, scan.expired());

        // One event of a queue pair at a time.
        var events = timeline(next.fires()).aligned();
        var event = events.enter(0, next.payload());
        var isClose = lit(false);
        for (int cycles = 1; cycles < GoBackPipeline.APART; cycles++) {
            isClose = isClose.or(leave(ahead(cycles, at(cycles, events.valid()))
                .and(ahead(cycles, at(cycles, event.qp())).eq(event.qp()))));
        }
        var isFull = reg(bool()).init(0);
        isFull.next(failures.level().orElseThrow().ge(FAILURES / 2));
        next.ready().set(isClose.or(isFull).not());
        pipeline.event().valid().set(next.fires());
        pipeline.event().value().set(next.payload());
        var state = PairTables.state(pairs, io.state, next.payload().qp());
        pipeline.active().set(state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD)));
        pipeline.now().set(io.now);
        pipeline.backoffMost().set(io.backoffMost);

        io.update.set(pipeline.update());
        io.row.set(pipeline.row());
        io.timeout.set(pipeline.timeout());
        io.pausing.set(pipeline.pausing());
        io.again.set(pipeline.again());
        failures.in().valid().set(pipeline.failure().valid());
        failures.in().payload().set(pipeline.failure().value());
        check(leave(failures.in().valid()).not().or(failures.in().ready()), "there is a place for every failure");
        link(io.failure, failures.out());
        scan.now().set(io.now);
        scan.write().set(pipeline.deadline().valid());
        scan.writeQp().set(pipeline.deadline().value().qp());
        scan.deadline().set(new WindowDeadline(mux(pipeline.deadline().value().armed(),
            lit(WindowDeadline.Kind.RETRY), lit(WindowDeadline.Kind.NONE)), pipeline.deadline().value().time()));
    }

    /** Whose turn it is; after a reset every queue pair is cleared before anything else. */
    private Stream<SenderEvent> next(Io io, Stream<UInt> expired) {
        int pairs = parameters.queuePairs();
        var shape = SenderEvent.of(pairs);
        var none = zero(shape);
        var sources = instance(new Arbiter<>(shape, SOURCES, Arbiter.Policy.ROUND_ROBIN, false));
        ignore(sources.source());
        var clearing = reg(bool()).init(1).named("clearing");
        var cleared = reg(uint(indexWidth(pairs))).init(0).named("cleared");
        var begin = sources.in().get(0);
        when(begin.ready().and(clearing), () -> {
            cleared.next(cleared.plus(1));
            when(cleared.all(), () -> clearing.next(false));
        });
        var life = io.setup.payload();
        begin.valid().set(clearing.or(io.setup.valid()));
        begin.payload().set(new SenderEvent(mux(clearing, lit(Kind.CLEARED), lit(Kind.BEGUN)),
            mux(clearing, cleared, life.qp()), life.psn(), none.packets(), none.syndrome(), none.awaited(),
            none.bad(), none.ends(), life.terms()));
        io.setup.ready().set(begin.ready().and(clearing.not()));

        var sent = io.sent.payload();
        give(sources.in().get(1), io.sent.valid(), io.sent.ready(), clearing, new SenderEvent(lit(Kind.SENT),
            sent.qp(), sent.psn(), sent.packets(), none.syndrome(), sent.awaited(), sent.bad(), none.ends(), none.terms()));
        var answer = io.answer.payload();
        give(sources.in().get(2), io.answer.valid(), io.answer.ready(), clearing,
            new SenderEvent(mux(answer.response(), lit(Kind.ANSWERED), lit(Kind.ACKNOWLEDGED)), answer.qp(),
                answer.psn(), none.packets(), answer.syndrome(), answer.awaited(), none.bad(), answer.ends(), none.terms()));
        give(sources.in().get(3), expired.valid(), expired.ready(), clearing, new SenderEvent(lit(Kind.EXPIRED),
            expired.payload(), lit(0, Arrival.PSN_BITS), none.packets(), none.syndrome(), none.awaited(), none.bad(),
            none.ends(), none.terms()));
        var slice = instance(new RegisterSlice<>(shape));
        link(slice.in(), sources.out());
        return slice.out();
    }

    private static void give(Stream<SenderEvent> sink, Bool valid, Bool ready, Bool clearing, SenderEvent event) {
        sink.valid().set(valid.and(clearing.not()));
        sink.payload().set(event);
        ready.set(sink.ready().and(clearing.not()));
    }
}
