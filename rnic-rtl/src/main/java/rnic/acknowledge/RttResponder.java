package rnic.acknowledge;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Arbiter;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.context.PeerWrite;
import rnic.context.Peer;
import rnic.messages.Answer;
import rnic.messages.DropNak;
import rnic.messages.Flow;
import rnic.messages.RttRequest;
import rnic.protocol.AnswerKind;
import rnic.protocol.RnicParameters;
import rnic.wire.RttEth;
import rnic.wire.SackEth;

/**
 * Answers RTT Requests: responses go out between the acknowledgements, behind any that stands ready. Of more than
 * {@link #WAITING} that wait a request is dropped: a probe without an answer expires. Latency 4 cycles from request to
 * response; an acknowledgement passes without a cycle. Source: wire profile section 9.
 */
@Doc("Answers RTT Requests between the acknowledgements.")
public record RttResponder(RnicParameters parameters) implements Circuit<RttResponder.Io> {
    /** Requests that wait. */
    static final int WAITING = 16;
    /** Cycles to read the peer. */
    private static final int LOOKUP = 2;

    public record Io(
        Valid<RttRequest> requests,
        @Doc("a new life of a queue pair") Valid<PeerWrite> setup,
        Stream<Answer> acknowledgements,
        @Doc("acknowledgements first") Stream<Answer> answers,
        @Doc("counter: a response goes out") Bool responding
    ) implements Bundle<Io> {}

    /** A request, and to whom the response goes. */
    private record Known(RttRequest request, Peer peer) implements Bundle<Known> {
        static Shape<Known> of(RnicParameters parameters) {
            return bundle(Known.class, RttRequest.of(parameters), Peer.of(parameters));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(RttRequest.of(parameters))), p.in(Valid.of(PeerWrite.of(parameters))),
            p.in(Stream.of(Answer.of(parameters))),
            p.out(Stream.of(Answer.of(parameters))), p.out(bool()));
    }

    @Override public void body(Io io) {
        var waiting = instance(new Fifo<>(Known.of(parameters), WAITING));
        var peers = memory(Peer.of(parameters), parameters.queuePairs()).style(BRAM).latency(LOOKUP);
        var life = io.setup.value();
        ignore(life);
        when(io.setup.valid(), () -> peers.write(life.qp(), life.peer()));
        var requests = timeline(io.requests).aligned();
        waiting.in().mayChange("a request that finds no room is forgotten").valid().set(requests.valid());
        waiting.in().payload().set(new Known(io.requests.value(), peers.read(io.requests.value().qp())));
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
        io.responding.set(waiting.out().fires());
    }

    private static Answer response(Known known) {
        var request = known.request();
        var kind = wire(choice(AnswerKind.class));
        kind.set(AnswerKind.RTT_RESPONSE);
        var none = lit(0, 24);
        var times = new RttEth(request.context(), request.sent(), request.received(), lit(0, 32), lit(0, 32));
        return new Answer(Flow.requests(request.qp()), kind, none, lit(0, 8), none,
            lit(0, 32), lit(false), lit(false), lit(0, DropNak.CAUSE_BITS), lit(true), request.sourcePort(), times.asUInt().as(SackEth.SHAPE), known.peer());
    }
}
