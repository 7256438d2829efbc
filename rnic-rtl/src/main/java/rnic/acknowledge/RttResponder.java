package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.context.PeerWrite;
import rnic.context.Peer;
import rnic.messages.Answer;
import rnic.messages.DropNak;
import rnic.messages.Flow;
import rnic.messages.Notice;
import rnic.messages.RttRequest;
import rnic.protocol.AnswerKind;
import rnic.protocol.QueuePairState;
import rnic.protocol.RnicParameters;
import rnic.wire.RttEth;
import rnic.wire.SackEth;

/**
 * Answers RTT Requests: responses go out between the acknowledgements, behind any that stands ready. Of more than
 * {@link #WAITING} that wait a request is dropped: a probe without an answer expires. Latency 4 cycles from request to
 * response; an acknowledgement passes without a cycle. Where paths learn, requests of our own go out in the same order,
 * if their queue pair sends then. So do congestion notifications and Slow-Packet signals, which wait until there is
 * room; but those that wait when a life ends are forgotten, whose they may be, and, where paths learn, those of a queue
 * pair that receives nothing. Source: wire profile section 9.
 */
@Doc("Answers RTT Requests between the acknowledgements.")
public record RttResponder(RnicParameters parameters) implements Circuit<RttResponder.Io> {
    /** Requests that wait. */
    static final int WAITING = 16;
    /** Cycles to read the peer. */
    private static final int LOOKUP = 2;
    /** Places that those ahead of a notification may still take, and its own. */
    private static final int ROOM = LOOKUP + 1;

    public record Io(
        Valid<RttRequest> requests,
        @Doc("a new life of a queue pair") Valid<PeerWrite> setup,
        Stream<Answer> acknowledgements,
        @Doc("acknowledgements first") Stream<Answer> answers,
        @Doc("counter: a response goes out") Bool responding,
        @Doc("where paths learn") Optional<RttProbing> probing,
        @Doc("where paths learn, or queue pairs may speak RoCEv2: signals to peers") Optional<Stream<Notice>> notices,
        @Doc("there: a life has just ended; signals that wait may be its own, and are forgotten")
        Optional<Bool> forgetting,
        @Doc("counter: a congestion notification goes out") Optional<Bool> notifying,
        @Doc("counter: a Slow-Packet signal goes out") Optional<Bool> slowing
    ) implements Bundle<Io> {}

    /** What it is, where there is a choice. */
    private enum Kind { RTT_RESPONSE, RTT_REQUEST, CNP, SLOW }

    /** What goes out, and to whom. */
    private record Known(RttRequest request, Peer peer,
                         Optional<Choice<Kind>> kind) implements Bundle<Known> {
        static Shape<Known> of(RnicParameters parameters) {
            return bundle(f -> new Known(f.of(RttRequest.of(parameters)), f.of(Peer.of(parameters)),
                parameters.withSignals(() -> f.of(choice(Kind.class)))));
        }

        Bool is(Kind other) {
            return kind.map(it -> it.is(other)).orElse(lit(other == Kind.RTT_RESPONSE));
        }
    }

    /** Something that is to go out, and which kind it is. */
    private record Asked(Valid<RttRequest> request, Choice<Kind> kind) {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(RttRequest.of(parameters))), p.in(Valid.of(PeerWrite.of(parameters))),
            p.in(Stream.of(Answer.of(parameters))),
            p.out(Stream.of(Answer.of(parameters))), p.out(bool()),
            parameters.congestion().map(_ -> RttProbing.of(p, parameters)),
            parameters.withSignals(() -> p.in(Stream.of(Notice.of(parameters)))),
            parameters.withSignals(() -> p.in(bool())), parameters.withSignals(() -> p.out(bool())),
            parameters.congestion().map(_ -> p.out(bool())));
    }

    @Override public void body(Io io) {
        var waiting = instance(new Fifo<>(Known.of(parameters), WAITING, LUTRAM, parameters.signals()));
        var peers = memory(Peer.of(parameters), parameters.queuePairs()).style(BRAM).latency(LOOKUP);
        var life = io.setup.value();
        ignore(life);
        when(io.setup.valid(), () -> peers.write(life.qp(), life.peer()));
        var requested = io.probing.map(it -> asking(io, it)).orElse(new Asked(io.requests, lit(Kind.RTT_RESPONSE)));
        var asked = io.notices.map(it -> notifying(requested, it, io.forgetting.orElseThrow(), waiting))
            .orElse(requested);
        var asking = asked.request();
        var requests = timeline(asking).aligned();
        var kind = parameters.withSignals(() -> requests.enter(0, asked.kind()));
        var mayGo = io.probing.map(it -> mayGo(it, asking.value().qp(), kind.orElseThrow()));
        waiting.in().mayChange("a request that finds no room is forgotten").valid()
            .set(mayGo.map(it -> requests.flag(it)).orElse(requests.valid()));
        waiting.in().payload().set(new Known(asking.value(), peers.read(asking.value().qp()), kind));
        ignore(waiting.in().ready());
        var merge = instance(new Arbiter<>(Answer.of(parameters), 2, Arbiter.Policy.FIXED, false));
        link(merge.in().at(0), io.acknowledgements);
        merge.in().at(1).valid().set(waiting.out().valid());
        merge.in().at(1).payload().set(response(waiting.out().payload()));
        waiting.out().ready().set(merge.in().at(1).ready());
        ignore(merge.source());
        link(io.answers, merge.out());

        check(io.acknowledgements.valid()
            .and(io.acknowledgements.payload().kind().is(AnswerKind.RTT_RESPONSE)).not(),
            "no acknowledgement is a response");
        var going = waiting.out();
        io.responding.set(going.fires().and(going.payload().is(Kind.RTT_RESPONSE)));
        io.notifying.ifPresent(it -> it.set(going.fires().and(going.payload().is(Kind.CNP))));
        io.slowing.ifPresent(it -> it.set(going.fires().and(going.payload().is(Kind.SLOW))));
        io.probing.ifPresent(it -> it.asked().set(going.fires().and(going.payload().is(Kind.RTT_REQUEST))));
    }

    /** One request per cycle: those of peers cannot wait. */
    private static Asked asking(Io io, RttProbing probing) {
        var probe = probing.probes();
        var foreign = leave(io.requests.valid());
        probe.ready().set(foreign.not());
        var none = lit(0, 32);
        var ours = new RttRequest(probe.payload().qp(), probing.port(), probe.payload().context(), none, none);
        return new Asked(new Valid<>(foreign.or(probe.valid()), mux(foreign, leave(io.requests.value()), ours)),
            mux(foreign, lit(Kind.RTT_RESPONSE), lit(Kind.RTT_REQUEST)));
    }

    /** A signal waits for a cycle without a request, and for room: half of it is for requests. */
    private Asked notifying(Asked other, Stream<Notice> notices, Bool forgetting, Fifo.Io<Known> waiting) {
        var hasRoom = waiting.level().orElseThrow().le(WAITING / 2 - ROOM);
        var isOther = leave(other.request().valid());
        var isTaken = isOther.not().and(hasRoom).and(forgetting.not());
        notices.ready().set(isTaken.or(forgetting));
        var signal = notices.payload().signal();
        var none = lit(0, 32);
        var notice = new RttRequest(signal.qp(), signal.port(), signal.psn().zext(32), none, none);
        return new Asked(new Valid<>(isOther.or(notices.valid().and(isTaken)),
            mux(isOther, leave(other.request().value()), notice)),
            mux(isOther, other.kind(), mux(notices.payload().late(), lit(Kind.SLOW), lit(Kind.CNP))));
    }

    /** Paths has who sends; signals are of who receives. */
    private Bool mayGo(RttProbing probing, UInt qp, Choice<Kind> kind) {
        var states = memory(bundle(Uses.class, bool(), bool()), parameters.queuePairs()).style(BRAM).latency(LOOKUP)
            .zeroed().named("uses");
        var write = probing.state();
        var state = write.value().state();
        var isSender = state.is(QueuePairState.RTS).or(state.is(QueuePairState.SQD));
        when(write.valid(), () -> states.write(write.value().qp(),
            new Uses(isSender, isSender.or(state.is(QueuePairState.RTR)))));
        var uses = states.read(qp);
        return kind.is(Kind.RTT_RESPONSE).or(mux(kind.is(Kind.RTT_REQUEST), uses.sends(), uses.receives()));
    }

    /** What a queue pair does in its state. */
    private record Uses(Bool sends, Bool receives) implements Bundle<Uses> {}

    private static Answer response(Known known) {
        var request = known.request();
        var none = lit(0, 24);
        var times = new RttEth(request.context(), request.sent(), request.received(), lit(0, 32), lit(0, 32));
        var kind = wire(choice(AnswerKind.class));
        kind.set(AnswerKind.RTT_RESPONSE);
        when(known.is(Kind.RTT_REQUEST), () -> kind.set(AnswerKind.RTT_REQUEST));
        when(known.is(Kind.CNP).or(known.is(Kind.SLOW)), () -> kind.set(AnswerKind.SIGNAL));
        return new Answer(Flow.requests(request.qp()), kind, request.context().trunc(24).gate(known.is(Kind.SLOW)),
            lit(0, 8), none, lit(0, 32), known.is(Kind.CNP), lit(false), lit(0, DropNak.CAUSE_BITS), lit(true),
            request.sourcePort(), times.asUInt().as(SackEth.SHAPE), known.peer());
    }
}
