package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fork;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.complete.ReceiveFlusher;
import rnic.context.ContextWrite;
import rnic.context.Flush;
import rnic.context.MrKey;
import rnic.context.PairTables;
import rnic.context.Doorbell;
import rnic.context.QueueSetup;
import rnic.context.SrqUse;
import rnic.context.StateWrite;
import rnic.memory.ReadPort;
import rnic.messages.AccessEvents;
import rnic.messages.Completion;
import rnic.messages.ProgressWrite;
import rnic.messages.ReceiveWqe;
import rnic.messages.ReceiveLookup;
import rnic.messages.ServedWqe;
import rnic.messages.WqePlace;
import rnic.protocol.RnicParameters;

/**
 * The receive queues of all queue pairs: fetches what doorbells announce and keeps the next {@code messages} WQEs
 * of each queue pair on chip, until messages have consumed them. A look-up takes {@link #LATENCY} cycles, one per
 * cycle, without stalls. In the error state it completes what is left; those completions follow the ones of messages in
 * one stream, so that neither overtakes the other.
 */
@Doc("Fetches receive WQEs, keeps them on chip until they are consumed, and flushes them.")
public record ReceiveQueue(RnicParameters parameters) implements Circuit<ReceiveQueue.Io> {
    /** Bytes of a receive WQE in host memory. */
    public static final int WQE_BYTES = 32;
    /** Cycles from a look-up to its answer. */
    public static final int LATENCY = 3;
    /** First words of an UltraRAM that are worth it. */
    private static final int LARGE = 4096;

    public record Io(
        Stream<ContextWrite> setup,
        Valid<StateWrite> state,
        @Doc("doorbells") Stream<Doorbell> doorbell,
        @Doc("receivesDone counts the WQEs whose place on chip is free; 0 is told when a life begins")
        Valid<ProgressWrite> reported,
        @Doc("WQEs that have completed") Valid<Doorbell> used,
        ReadPort memory,
        Valid<ReceiveLookup> lookup,
        @Doc("three cycles after its look-up") ReceiveWqe wqe,
        @Doc("a queue pair goes to error") Valid<Flush> flush,
        @Doc("packets that have begun to wait for their report, modulo 2^30") UInt entered,
        @Doc("packets that have been reported, modulo 2^30") UInt left,
        @Doc("a flush begins: everything before it has been reported") Valid<UInt> flushed,
        @Doc("one cycle: the bus has refused to read a WQE") Bool fault,
        @Doc("of messages") Stream<Completion> received,
        @Doc("there is one, though it may be held: flushed WQEs wait") Bool receiving,
        @Doc("of messages, and of flushed WQEs behind them") Stream<Completion> completions,
        @Doc("a completion of a flush begins for this queue pair") Valid<UInt> flushes,
        @Doc("bursts of queue pairs") AccessEvents fetches,
        @Doc("one cycle: a doorbell's producer index is beyond the queue") Bool beyond,
        @Doc("of shared receive queues, where there are any") Optional<SrqPort> srq,
        @Doc("where there are any: what became of packets that needed a WQE") Optional<Valid<ServedWqe>> served
    ) implements Bundle<Io> {}

    /** A WQE that comes on chip. */
    private record Coming(Bool valid, UInt qp, UInt index, KeptWqe kept) {}

    /** What shared receive queues bring: WQEs that come, and who takes them back. */
    private record Dealing(Coming coming, WqeTaker.Io taker) {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(ContextWrite.of(parameters))), p.in(Valid.of(StateWrite.of(parameters))),
            p.in(Stream.of(Doorbell.of(parameters))), p.in(Valid.of(ProgressWrite.of(parameters.queuePairs()))),
            p.in(Valid.of(Doorbell.of(parameters))), p.out(ReadPort.of(parameters.bytes())),
            p.at(0).in(Valid.of(ReceiveLookup.of(parameters))), p.at(LATENCY).out(ReceiveWqe.SHAPE),
            p.in(Valid.of(Flush.of(parameters))),
            p.in(uint(ReceiveFlusher.COUNT_BITS)), p.in(uint(ReceiveFlusher.COUNT_BITS)),
            p.out(Valid.of(uint(indexWidth(parameters.queuePairs())))), p.out(bool()),
            p.in(Stream.of(Completion.of(parameters))), p.in(bool()), p.out(Stream.of(Completion.of(parameters))),
            p.out(Valid.of(uint(indexWidth(parameters.queuePairs())))),
            p.out(AccessEvents.of(parameters.queuePairs())), p.out(bool()),
            parameters.shares() ? Optional.of(p.in(SrqPort.of(parameters))) : Optional.empty(),
            parameters.shares() ? Optional.of(p.in(Valid.of(ServedWqe.of(parameters)))) : Optional.empty());
    }

    @Override public void body(Io io) {
        registeredReset();
        var fork = instance(new Fork<>(ContextWrite.of(parameters), parameters.shares() ? 3 : 2));
        link(fork.in(), io.setup);
        var done = parameters.inLife(io.reported.value().progress().receivesDone()).trunc(16);
        var consumed = new Valid<>(io.reported.valid(), new Doorbell(io.reported.value().flow(), done));
        ignore(io.reported.value());

        var fetcher = instance(new WqeFetcher(parameters, WQE_BYTES));
        var setup = fork.out().at(0);
        fetcher.state().set(io.state);
        fetcher.done().set(consumed);
        link(io.memory, fetcher.memory());
        io.fetches.set(fetcher.fetches());
        var fetched = fetcher.wqe().value();
        ignore(fetched);
        var own = new Coming(fetcher.wqe().valid(), fetched.qp(), fetched.index(),
            KeptWqe.of(parameters, fetched.bytes(), fetched.bad()));
        var dealing = io.srq.map(it -> dealing(io, it, fetcher, fork));
        if (dealing.isEmpty()) {
            link(fetcher.setup(), ofReceives(setup));
            link(fetcher.doorbell(), io.doorbell);
            io.beyond.set(fetcher.beyond());
        }
        var given = dealing.map(Dealing::coming).orElse(own);
        var coming = dealing.isEmpty() ? own : new Coming(own.valid.or(given.valid), mux(own.valid, own.qp, given.qp),
            mux(own.valid, own.index, given.index), mux(own.valid, own.kept, given.kept));
        var rings = fetcher.doorbell().fires();
        var doorbell = fetcher.doorbell().payload();
        var announced = dealing.isEmpty() ? new Valid<>(rings, doorbell) : new Valid<>(rings.or(given.valid),
            mux(rings, doorbell, new Doorbell(given.qp, given.index.plus(1))));
        dealing.ifPresent(it -> it.taker.rung().set(announced));
        lookUp(io, coming, dealing.map(it -> first(it.taker.shown(), announced)).orElse(announced), setup.fires(),
            dealing);
        var rung = dealing.map(it -> first(it.taker.kept(), announced)).orElse(announced);

        var flusher = instance(new ReceiveFlusher(parameters));
        var renewed = fork.out().at(1);
        link(flusher.setup(), ofReceives(renewed));
        flusher.sharing().ifPresent(it -> it.set(renewed.payload().context().srq().orElseThrow().used()));
        flusher.state().set(io.state);
        flusher.rung().set(rung);
        flusher.consumed().set(io.used);
        flusher.flush().set(io.flush);
        flusher.entered().set(io.entered);
        flusher.left().set(io.left);
        io.flushed.set(flusher.flushed());
        io.flushes.valid().set(AccessEvents.first(flusher.completions()));
        io.flushes.value().set(flusher.completions().payload().qp());
        ignore(io.setup.payload().context());

        // Flushed WQEs wait while completions of messages do; who was offered before stays.
        var arbiter = instance(new Arbiter<>(Completion.of(parameters), 2, Arbiter.Policy.FIXED, false));
        link(arbiter.in().at(0), io.received);
        var flushing = arbiter.in().at(1);
        var offered = reg(bool()).init(0);
        var open = offered.or(io.receiving.not());
        flushing.valid().set(flusher.completions().valid().and(open));
        flushing.payload().set(flusher.completions().payload());
        flusher.completions().ready().set(flushing.ready().and(open));
        offered.next(flushing.valid().and(flushing.ready().not()));
        link(io.completions, arbiter.out());
        ignore(arbiter.source());
    }

    /** What is taken back has a cycle in which nothing is rung. */
    private static Valid<Doorbell> first(Valid<Doorbell> taken, Valid<Doorbell> rung) {
        return new Valid<>(taken.valid().or(rung.valid()), mux(taken.valid(), taken.value(), rung.value()));
    }

    private static Stream<QueueSetup> ofReceives(Stream<ContextWrite> lives) {
        return new Stream<>(lives.valid(), lives.ready(), QueueSetup.ofReceives(lives.payload()));
    }

    /**
     * WQEs of shared queues are fetched and posted at once, in a cycle in which the fetcher brings none and nothing is
     * rung or bound to a message; a life goes first. What is taken back has a cycle in which neither happens.
     */
    private Dealing dealing(Io io, SrqPort port, WqeFetcher.Io fetcher, Fork.Io<ContextWrite> lives) {
        var dealer = instance(new SrqDealer(parameters)).named("dealer");
        var taker = instance(new WqeTaker(parameters)).named("taker");
        link(dealer.setup(), SrqUse.of(lives.out().at(2)));
        dealer.state().set(io.state);
        link(dealer.host(), port);
        link(dealer.lacking(), taker.lacking());
        link(taker.orders(), dealer.orders());
        dealer.taken().set(taker.taken());
        link(dealer.returned(), taker.given());
        taker.state().set(io.state);
        taker.served().set(io.served.orElseThrow());
        io.beyond.set(fetcher.beyond().or(dealer.beyond()));
        var own = instance(new OwnDoorbells(parameters)).named("own");
        var wqe = dealer.wqe();
        var binding = taker.served().valid().and(taker.served().value().found());
        wqe.ready().set(fetcher.wqe().valid().or(io.setup.valid()).or(own.busy()).or(binding).not());
        taker.coming().valid().set(wqe.fires());
        taker.coming().value().set(new WqePlace(wqe.payload().qp(), wqe.payload().index()));

        var life = lives.out().at(0);
        var mayBegin = own.busy().not();
        own.waiting().set(life.valid());
        own.setup().valid().set(life.fires());
        own.setup().value().set(SrqUse.of(life).payload());
        taker.beginning().valid().set(life.fires());
        taker.beginning().value().set(life.payload().qp());
        taker.uses().set(dealer.uses());
        taker.tag().set(dealer.tag());
        dealer.wanted().set(taker.wanted());
        ignore(wqe.payload().tag());
        fetcher.setup().valid().set(life.valid().and(mayBegin));
        fetcher.setup().payload().set(QueueSetup.ofReceives(life.payload()));
        life.ready().set(fetcher.setup().ready().and(mayBegin));
        link(own.in(), io.doorbell);
        link(fetcher.doorbell(), own.out());
        return new Dealing(new Coming(wqe.fires(), wqe.payload().qp(), wqe.payload().index(), wqe.payload().kept()),
            taker);
    }

    private void lookUp(Io io, Coming coming, Valid<Doorbell> rung, Bool beginning, Optional<Dealing> dealing) {
        int pairs = parameters.queuePairs();
        int slot = log2Ceil(parameters.messages());
        int depth = pairs * parameters.messages();
        var lookups = timeline(io.lookup).aligned();
        var asked = io.lookup.value();
        var beginner = io.setup.payload().qp();

        var kept = memory(KeptWqe.of(parameters), depth).style(depth < LARGE ? BRAM : URAM).latency(2);
        var refused = reg(bool()).init(0);
        refused.next(coming.valid.and(coming.kept.bad()));
        io.fault.set(refused);
        when(coming.valid, () -> kept.write(cat(coming.qp, coming.index.trunc(slot)), coming.kept));
        var place = cat(asked.qp(), asked.number().trunc(slot));
        var word = kept.read(dealing.map(it -> free(lookups, io, it.taker, place)).orElse(place));
        dealing.ifPresent(it -> it.taker.wqe().set(leave(word)));
        var onChip = new Valid<>(coming.valid, new Doorbell(coming.qp, coming.index.plus(1)));
        var producerCount = PairTables.count("producer", pairs, rung, beginning, beginner, asked.qp());
        var fetchedCount = PairTables.count("fetched", pairs, onChip, beginning, beginner, asked.qp());

        var number = at(2, asked.number().trunc(16));
        ignore(asked.number(), io.lookup.valid());
        var isRung = producerCount.ne(number).and(producerCount.minus(number).msb().not());
        var behind = fetchedCount.plus(number.not());        // WQEs on chip behind it; a + not b is a - b - 1
        io.wqe.set(stage(new ReceiveWqe(isRung, behind.lt(parameters.messages()), word.address(), word.length(),
            MrKey.whole(word.key()), word.bad())));
    }

    /** The place that is wanted, in a cycle without a look-up. */
    private UInt free(Timeline lookups, Io io, WqeTaker.Io taker, UInt asked) {
        var isFree = leave(io.lookup.valid()).not();
        taker.free().set(isFree);
        return mux(lookups.enter(0, taker.wanted().valid().and(isFree)),
            lookups.enter(0, taker.wanted().value().among(parameters.messages())), asked);
    }
}
