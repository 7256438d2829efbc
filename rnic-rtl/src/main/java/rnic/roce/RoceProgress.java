package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.ActiveRing;
import rnic.context.Failure;
import rnic.messages.Arrival;
import rnic.messages.Jump;
import rnic.messages.MessageCount;
import rnic.messages.Sent;
import rnic.protocol.RnicParameters;

/**
 * Which messages of a sender in RoCEv2 are complete: acknowledgements name packets, requests are completed by messages.
 * The PSN behind each message that has been sent is kept; up to una they are passed one by one, 4 cycles each. So it
 * is also known where the oldest packet stands in its message, which is where the sender goes back to.
 *
 * <p>Each update names its queue pair, which is looked at when its turn comes: 8 cycles and 4 per message. A failure
 * waits until the messages before it are told.
 */
@Doc("Which messages of a sender in RoCEv2 are complete, and where its oldest packet stands.")
public record RoceProgress(RnicParameters parameters) implements Circuit<RoceProgress.Io> {
    private static final int LIFE_BITS = 2;
    /** Cycles from a life to the first in which what is read is of it. */
    private static final int WRITING = 4;
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;

    enum Step { IDLE, READING, LOADED, NAMING, WAITING, COMPARING, PASSING, TELLING, FAILING }

    public record Io(
        @Doc("of every queue pair, whatever it speaks") Stream<SenderLife> setup,
        @Doc("it speaks RoCEv2") Bool speaks,
        @Doc("a request in RoCEv2 has been handed to the transmit path, whether for the first time or again")
        Valid<Sent> sent,
        @Doc("of the window") Valid<SenderUpdate> update,
        @Doc("of the window") Stream<SenderFailure> failed,
        Stream<RoceTold> told,
        Stream<Failure> failures
    ) implements Bundle<Io> {}

    /** What the window has said last. */
    private record News(@Doc("of the life") UInt first, UInt una, Bool paused, UInt turn, @Doc("another one in each life that speaks it") UInt life, Bool speaks)
        implements Bundle<News> {
        static final Shape<News> SHAPE = bundle(News.class, uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS), bool(), uint(Jump.TURN_BITS),
            uint(LIFE_BITS), bool());
    }

    /** How far messages are complete. */
    private record Row(@Doc("complete ones") UInt messages, @Doc("PSN behind them") UInt base, UInt life)
        implements Bundle<Row> {
        static final Shape<Row> SHAPE = bundle(Row.class, uint(24), uint(Arrival.PSN_BITS), uint(LIFE_BITS));
    }

    @Override public Io ports(Ports p) {
        int pairs = parameters.queuePairs();
        return new Io(p.in(Stream.of(SenderLife.of(pairs))), p.in(bool()), p.in(Valid.of(Sent.of(parameters))),
            p.in(Valid.of(SenderUpdate.of(pairs))), p.in(Stream.of(SenderFailure.of(pairs))),
            p.out(Stream.of(RoceTold.of(parameters))), p.out(Stream.of(Failure.of(parameters))));
    }

    @Override public void body(Io io) {
        registeredReset();
        int pairs = parameters.queuePairs();
        var ring = instance(new ActiveRing(pairs, 1));
        var step = machine(Step.IDLE);
        var qp = reg(uint(indexWidth(pairs))).named("qp");
        var failing = reg(bool()).named("failing");
        var idle = step.is(Step.IDLE);
        var at = mux(idle, mux(io.failed.valid(), io.failed.payload().qp(), ring.next().payload()), qp);

        // A life waits for a cycle in which nothing else is written.
        var life = io.setup.payload();
        io.setup.ready().set(io.update.valid().or(io.sent.valid()).not());
        ignore(life.terms());
        var news = news(io, at, ring);
        var ended = ended(io, at);
        var rows = memory(Row.SHAPE, pairs).named("rows").style(BRAM).latency(2).zeroed();
        var row = rows.read(at);

        // A life that begins takes nothing over from the one before.
        var past = reg(bool()).named("is_past");
        past.next(io.setup.fires().and(life.qp().eq(at)).or(past.and(idle.not())));

        var now = reg(News.SHAPE).named("now");
        var messages = reg(uint(24)).named("messages");
        var base = reg(uint(Arrival.PSN_BITS)).named("base");
        var newest = reg(uint(24)).named("newest");
        var target = reg(uint(Arrival.PSN_BITS)).named("target");
        var naming = reg(bool()).named("naming");
        int slotBits = log2Ceil(parameters.messages());
        var following = messages.plus(1);
        var end = end(io, cat(qp, following.trunc(slotBits)), slotBits);
        var next = reg(uint(24)).named("next");
        next.next(following);
        var passed = stage(newest.minus(next).msb().not().and(target.minus(end).msb().not()));
        var behind = stage(end);

        // Nobody is looked at while a life is being written.
        var writing = reg(uint(log2Ceil(WRITING + 1))).init(0).named("writing");
        when(io.setup.fires(), () -> writing.next(WRITING)).elseWhen(writing.any(), () ->
            writing.next(writing.minus(1)));
        var mayTake = idle.and(writing.eq(0));
        var taking = mayTake.and(io.failed.valid().or(ring.next().valid()));
        io.failed.ready().set(mayTake);
        ring.next().ready().set(mayTake.and(io.failed.valid().not()));
        var failure = reg(SenderFailure.of(pairs)).named("failure");
        when(idle, () -> {
            qp.next(at);
            failing.next(io.failed.valid());
            failure.next(io.failed.payload());
        });
        var telling = step.is(Step.TELLING).and(past.or(naming).not());
        step.in(Step.IDLE, () -> when(taking, () -> step.go(Step.READING)))
            .in(Step.READING, () -> step.go(Step.LOADED))
            .in(Step.LOADED, () -> {
                var isNew = row.life().ne(news.life());
                now.next(news);
                newest.next(ended);
                target.next(news.una());
                naming.next(false);
                messages.next(mux(isNew, lit(parameters.firstMessages(), 24), row.messages()));
                base.next(mux(isNew, news.first(), row.base()));
                when(news.speaks(), () -> step.go(Step.NAMING)).otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.NAMING, () -> step.go(Step.WAITING))
            .in(Step.WAITING, () -> step.go(Step.COMPARING))
            .in(Step.COMPARING, () -> step.go(Step.PASSING))
            .in(Step.PASSING, () -> when(passed, () -> {
                messages.next(next);
                base.next(behind);
                step.go(Step.NAMING);
            }).otherwise(() -> step.go(Step.TELLING)))
            .in(Step.TELLING, () -> when(past, () -> step.go(Step.IDLE))
                .elseWhen(naming, () -> step.go(Step.FAILING))
                .elseWhen(io.told.ready(), () -> {
                    // What is named may lie behind Reads whose response was lost.
                    naming.next(true);
                    target.next(failure.psn());
                    when(failing.and(failure.named()), () -> step.go(Step.NAMING))
                        .elseWhen(failing, () -> step.go(Step.FAILING)).otherwise(() -> step.go(Step.IDLE));
                }))
            .in(Step.FAILING, () -> when(past.or(io.failures.ready()), () -> step.go(Step.IDLE)));
        when(telling.and(io.told.ready()), () -> rows.write(qp, new Row(messages, base, now.life())));

        io.told.mayChange("a life that begins takes nothing over").valid().set(telling);
        io.told.payload().set(new RoceTold(new Jump(qp, now.una(), next, now.una().minus(base), now.turn()), messages,
            now.paused()));
        io.failures.mayChange("a life that begins takes nothing over").valid()
            .set(step.is(Step.FAILING).and(past.not()));
        io.failures.payload().set(new Failure(qp, failure.cause(), failure.named(),
            parameters.inLife(messages).trunc(16)));
        ignore(failure.qp(), now.speaks(), now.first());
    }
    /** What the window says, and that a life begins; who has news is named behind that. */
    private News news(Io io, UInt at, ActiveRing.Io ring) {
        int pairs = parameters.queuePairs();
        var life = io.setup.payload();
        var update = io.update.value();
        ignore(update.ackRequest());                         // the first packet behind a jump asks in any case
        var words = timeline(begin(io.update.valid().or(io.setup.fires()))).aligned();
        var updating = words.enter(0, io.update.valid());
        var qp = words.enter(0, mux(io.update.valid(), update.qp(), life.qp()));
        var said = words.enter(0, update);
        var psn = words.enter(0, life.psn());
        var speaks = words.enter(0, io.speaks);
        var table = memory(News.SHAPE, pairs).named("news").style(BRAM).latency(2).zeroed();
        var recalled = words.recall(table, qp).forwarded();
        var before = recalled.value();
        var turn = before.turn().plus(said.back().asUInt().zext(Jump.TURN_BITS));
        var word = stage(mux(updating, new News(before.first(), said.una(), said.paused(), turn, before.life(),
            before.speaks()), new News(psn, psn, lit(false), lit(0, Jump.TURN_BITS), before.life().plus(speaks.asUInt().zext(LIFE_BITS)),
            speaks)));
        recalled.write(word);
        ring.hints().at(0).valid().set(leave(at(4, words.valid())));
        ring.hints().at(0).value().set(leave(at(4, qp)));
        var copy = memory(News.SHAPE, pairs).named("news_copy").style(BRAM).latency(2).zeroed();
        when(leave(at(3, words.valid())), () -> copy.write(leave(at(3, qp)), leave(word)));
        return copy.read(at);
    }

    /** Newest message of which all packets have been sent. */
    private UInt ended(Io io, UInt at) {
        var life = io.setup.payload();
        var sent = io.sent.value();
        ignore(sent.flow().responses(), sent.retrans(), sent.more());
        ignore(sent.roce().orElseThrow(), sent.awaited().orElseThrow(), sent.bad().orElseThrow(), sent.psn());
        var ending = io.sent.valid().and(sent.endsMessage());
        var words = timeline(begin(ending.or(io.setup.fires()))).aligned();
        var isLife = words.enter(0, io.setup.fires());
        var qp = words.enter(0, mux(ending, sent.flow().qp(), life.qp()));
        var msn = words.enter(0, sent.msn());
        var table = memory(uint(24), parameters.queuePairs()).named("ended").style(BRAM).latency(2);
        var recalled = words.recall(table, qp).forwarded();
        var before = recalled.value();
        int bits = MessageCount.openBits(parameters);     // what is sent is never further away than that tells apart
        var isNewer = before.trunc(bits).minus(msn.trunc(bits)).msb();
        var word = stage(mux(isLife, lit(parameters.firstMessages(), 24), mux(isNewer, msn, before)));
        recalled.write(word);
        var copy = memory(uint(24), parameters.queuePairs()).named("ended_copy").style(BRAM).latency(2);
        when(leave(at(3, words.valid())), () -> copy.write(leave(at(3, qp)), leave(word)));
        return copy.read(at);
    }

    /** PSN behind the last packet of a message that has been sent. */
    private UInt end(Io io, UInt place, int slotBits) {
        int places = parameters.queuePairs() * parameters.messages();
        var table = memory(uint(Arrival.PSN_BITS), places).named("ends").style(places < LARGE ? BRAM : URAM).latency(2);
        var sent = io.sent.value();
        when(io.sent.valid().and(sent.endsMessage()), () ->
            table.write(cat(sent.flow().qp(), sent.msn().trunc(slotBits)), sent.behind().orElseThrow()));
        return table.read(place);
    }
}
