package rnic.top;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Fork;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.acknowledge.AckBuilder;
import rnic.acknowledge.AckPolicy;
import rnic.acknowledge.AnswerLife;
import rnic.complete.CompletionOrder;
import rnic.context.StateWrite;
import rnic.messages.Answer;
import rnic.messages.Arrival;
import rnic.messages.Completion;
import rnic.messages.Departure;
import rnic.messages.DropNak;
import rnic.messages.Flow;
import rnic.messages.Retired;
import rnic.messages.Setup;
import rnic.messages.StashWrite;
import rnic.protocol.FatalError;
import rnic.protocol.RnicParameters;
import rnic.track.SackTracker;

/** The real tracker and everything behind it, as the NIC joins them: packets in, answers out. */
@Doc("Tracker, completion order, acknowledgement policy and builder in a row.")
record AnswerLoop(RnicParameters parameters) implements Circuit<AnswerLoop.Io> {
    record Io(
        Valid<Arrival> arrival,
        @Doc("of the arrival") Bool ackRequest,
        @Doc("of the arrival") Bool congested,
        @Doc("of the arrival") Departure departure,
        Stream<Setup> setup,
        Bool setupDone,
        Stream<AnswerLife> context,
        Valid<StateWrite> state,
        Valid<StashWrite> stash,
        UInt now,
        @Doc("for the tests: the retired packet") Valid<Retired> retired,
        Stream<Completion> completions,
        Stream<Answer> answers
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int flows = Flow.count(parameters);
        return new Io(p.in(Valid.of(Arrival.of(flows))), p.in(bool()), p.in(bool()),
            p.in(Departure.SHAPE), p.in(Stream.of(Setup.of(flows))), p.out(bool()), p.in(Stream.of(AnswerLife.of(parameters))),
            p.in(Valid.of(StateWrite.of(parameters))), p.in(Valid.of(StashWrite.of(parameters))), p.in(uint(16)),
            p.out(Valid.of(Retired.of(parameters))), p.out(Stream.of(Completion.of(parameters))),
            p.out(Stream.of(Answer.of(parameters))));
    }

    @Override public void body(Io io) {
        var tracker = instance(new SackTracker(parameters.window(), Flow.count(parameters), true,
            parameters.behindMessages()));
        tracker.arrival().set(io.arrival);
        tracker.eligible().set(true);
        io.setupDone.set(tracker.setupDone());
        ignore(tracker.decided());
        var fork = instance(new Fork<>(Setup.of(Flow.count(parameters)), 3));
        link(fork.in(), io.setup);
        link(tracker.setup(), fork.out().at(0));

        var verdict = tracker.verdict();
        io.retired.valid().set(verdict.valid());
        var never = lit(false);
        io.retired.value().set(new Retired(Flow.at(verdict.value().flow()), verdict.value().psn(),
            verdict.value().outcome(), verdict.value().progress(), zero(FatalError.SHAPE), never,
            delay(io.ackRequest, SackTracker.LATENCY), never, delay(io.congested, SackTracker.LATENCY), never,
            delay(io.departure, SackTracker.LATENCY), lit(0, 24), Optional.empty()));

        var order = instance(new CompletionOrder(parameters));
        order.retired().set(io.retired);
        order.stash().set(io.stash);
        link(order.setup(), fork.out().at(1));
        link(io.completions, order.completions());
        order.crossingLevel().set(0);
        ignore(order.crossing().valid(), order.crossing().value(), order.busy(), order.wanted(), order.entered(), order.left(), order.readsDone());

        var policy = instance(new AckPolicy(parameters));
        link(policy.events(), order.events());
        link(policy.setup(), fork.out().at(2));
        policy.ackEvery().set(4);
        policy.ackDelay().set(32);
        policy.ackOnEnd().set(true);
        policy.now().set(io.now);

        var builder = instance(new AckBuilder(parameters));
        link(builder.requests(), policy.requests());
        builder.reported().set(order.reported());
        builder.state().set(io.state);
        link(builder.setup(), io.context);
        builder.rotate().set(true);
        builder.dropNak().valid().set(false);
        builder.dropNak().value().set(zero(DropNak.of(parameters)));
        tracker.sackRequest().set(builder.sackRequest());
        builder.sackRow().set(tracker.sackRow());
        builder.failures().ready().set(true);
        ignore(builder.failures(), builder.made(), builder.nakFull());
        link(io.answers, builder.answers());
    }
}
