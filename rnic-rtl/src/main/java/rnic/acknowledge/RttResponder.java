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
 * if their queue pair sends then. So do the congestion notifications of queue pairs that speak RoCEv2, which wait until
 * there is room: none is lost. Source: wire profile section 9.
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
        @Doc("queue pairs in RoCEv2 to whose peers a congestion notification goes") Optional<Stream<UInt>> notices,
        @Doc("counter: one goes out") Optional<Bool> notifying
    ) implements Bundle<Io> {}

    /** A request, and to whom the response goes; or it is our own, or no request but a notification. */
    private record Known(RttRequest request, Peer peer, Optional<Bool> ours, Optional<Bool> notifies) implements Bundle<Known> {
        static Shape<Known> of(RnicParameters parameters) {
            return bundle(f -> new Known(f.of(RttRequest.of(parameters)), f.of(Peer.of(parameters)),
                parameters.congestion().map(_ -> f.of(bool())), parameters.withRoce(() -> f.of(bool()))));
        }

        Bool isOurs() {
            return ours.orElse(lit(false));
        }

        Bool isNotice() {
            return notifies.orElse(lit(false));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(RttRequest.of(parameters))), p.in(Valid.of(PeerWrite.of(parameters))),
            p.in(Stream.of(Answer.of(parameters))),
            p.out(Stream.of(Answer.of(parameters))), p.out(bool()),
            parameters.congestion().map(_ -> RttProbing.of(p, parameters)),
            parameters.withRoce(() -> p.in(Stream.of(uint(indexWidth(parameters.queuePairs()))))),
            parameters.withRoce(() -> p.out(bool())));
    }

    @Override public void body(Io io) {
        var waiting = instance(new Fifo<>(Known.of(parameters), WAITING, LUTRAM, parameters.roce()));
        var peers = memory(Peer.of(parameters), parameters.queuePairs()).style(BRAM).latency(LOOKUP);
        var life = io.setup.value();
        ignore(life);
        when(io.setup.valid(), () -> peers.write(life.qp(), life.peer()));
        var requested = io.probing.map(it -> asking(io, it)).orElse(io.requests);
        var asking = io.notices.map(it -> notifying(requested, it, waiting)).orElse(requested);
        var requests = timeline(asking).aligned();
        var notifies = io.notices.map(_ -> requests.enter(0, leave(requested.valid()).not()));
        var notForeign = io.probing.map(_ -> requests.enter(0, leave(io.requests.valid()).not()));
        var ours = notForeign.map(it -> notifies.map(also -> it.and(also.not())).orElse(it));
        var mayGo = io.probing.map(it -> ours.orElseThrow().not().or(sends(it, asking.value().qp())));
        waiting.in().mayChange("a request that finds no room is forgotten").valid()
            .set(mayGo.map(it -> requests.flag(it)).orElse(requests.valid()));
        waiting.in().payload().set(new Known(asking.value(), peers.read(asking.value().qp()), ours, notifies));
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
        var isOurs = waiting.out().payload().isOurs();
        var isNotice = waiting.out().payload().isNotice();
        io.responding.set(waiting.out().fires().and(isOurs.or(isNotice).not()));
        io.notifying.ifPresent(it -> it.set(waiting.out().fires().and(isNotice)));
        io.probing.ifPresent(it -> it.asked().set(waiting.out().fires().and(isOurs)));
    }

    /** One request per cycle: those of peers cannot wait. */
    private static Valid<RttRequest> asking(Io io, RttProbing probing) {
        var probe = probing.probes();
        var foreign = leave(io.requests.valid());
        probe.ready().set(foreign.not());
        var none = lit(0, 32);
        var ours = new RttRequest(probe.payload().qp(), probing.port(), probe.payload().context(), none, none);
        return new Valid<>(foreign.or(probe.valid()), mux(foreign, leave(io.requests.value()), ours));
    }

    /** A notification waits for a cycle without a request, and for room. */
    private Valid<RttRequest> notifying(Valid<RttRequest> requested, Stream<UInt> notices, Fifo.Io<Known> waiting) {
        var hasRoom = waiting.level().orElseThrow().le(WAITING - ROOM);
        var isOther = leave(requested.valid());
        notices.ready().set(isOther.not().and(hasRoom));
        var notice = zero(RttRequest.of(parameters)).with(RttRequest::qp, notices.payload());
        return new Valid<>(isOther.or(notices.fires()), mux(isOther, leave(requested.value()), notice));
    }

    /** Whether a queue pair sends: in no other state it has paths. */
    private Bool sends(RttProbing probing, UInt qp) {
        var sends = memory(bool(), parameters.queuePairs()).style(BRAM).latency(LOOKUP).zeroed().named("sends");
        var write = probing.state();
        when(write.valid(), () -> sends.write(write.value().qp(), write.value().state().is(QueuePairState.RTS)
            .or(write.value().state().is(QueuePairState.SQD))));
        return sends.read(qp);
    }

    private static Answer response(Known known) {
        var request = known.request();
        var kind = wire(choice(AnswerKind.class));
        kind.set(AnswerKind.RTT_RESPONSE);
        known.ours().ifPresent(it -> when(it, () -> kind.set(AnswerKind.RTT_REQUEST)));
        known.notifies().ifPresent(it -> when(it, () -> kind.set(AnswerKind.CNP)));
        var none = lit(0, 24);
        var times = new RttEth(request.context(), request.sent(), request.received(), lit(0, 32), lit(0, 32));
        return new Answer(Flow.requests(request.qp()), kind, none, lit(0, 8), none,
            lit(0, 32), known.isNotice(), lit(false), lit(0, DropNak.CAUSE_BITS), lit(true), request.sourcePort(),
            times.asUInt().as(SackEth.SHAPE), known.peer());
    }
}
