package rnic.schedule;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import java.util.ArrayList;
import java.util.Optional;
import rnic.common.ActiveRing;
import rnic.context.RateWrite;
import rnic.messages.CongestionDecision;
import rnic.messages.Flow;
import rnic.protocol.RnicParameters;

/**
 * The rates of queue pairs whose congestion is controlled: the least of what the host allows and what is decided for each
 * of the two flows, which spend the same tokens. A rate is told when a flow has got a pace, another one or none any more,
 * some 12 cycles later, and those of a pair that follow each other faster than that once. Nothing is told of a pair that
 * has never had one: the pacer hears of it from the host alone.
 *
 * @param parameters of the NIC
 */
@Doc("The rates of queue pairs whose congestion is controlled.")
public record PairRates(RnicParameters parameters) implements Circuit<PairRates.Io> {
    /** From a decision to the next one on its flow, at least. */
    private static final int APART = 4;

    enum Step { IDLE, READING, READ, COMPARING, LIMITING, SHOWING }

    public record Io(
        @Doc("what the host allows, when a life begins or later") Valid<RateWrite> host,
        @Doc("where congestion is controlled") Optional<Valid<CongestionDecision>> decision,
        @Doc("where queue pairs may speak RoCEv2: theirs") Optional<Valid<RateWrite>> reaction,
        Stream<RateWrite> rate
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(RateWrite.of(parameters))), parameters.congestion().map(_ -> p.in(Valid.of(CongestionDecision.of(parameters)))),
            parameters.withRoce(() -> p.in(Valid.of(RateWrite.of(parameters)))), p.out(Stream.of(RateWrite.of(parameters))));
    }

    @Override public void body(Io io) {
        int pairs = parameters.queuePairs();
        var rate = uint(CongestionDecision.RATE_BITS);
        var hints = new ArrayList<Valid<UInt>>();
        io.decision.ifPresent(it -> hints.add(decided(it)));
        hints.add(qp(io.host));
        io.reaction.ifPresent(it -> hints.add(qp(it)));
        var ring = instance(new ActiveRing(pairs, hints.size()));
        for (int i = 0; i < hints.size(); i++) {
            ring.hints().at(i).set(hints.get(i));
        }

        var allowed = memory(rate, pairs).style(BRAM).latency(2);
        when(io.host.valid(), () -> allowed.write(io.host.value().qp(), io.host.value().rate()));
        var requests = io.decision.map(it -> rates(it, false));
        var responses = io.decision.map(it -> rates(it, true));
        var reactions = io.reaction.map(it -> reactions(it));
        var limited = memory(bool(), pairs).style(BRAM).latency(2).zeroed();

        var step = machine(Step.IDLE);
        var qp = reg(uint(indexWidth(pairs)));
        var host = reg(rate);
        var least = reg(rate);
        var wasLimited = reg(bool());
        var isLimited = least.any();
        ring.next().ready().set(step.is(Step.IDLE));
        var ofHost = allowed.read(qp);
        var ofRequests = requests.map(it -> it.read(qp));
        var ofResponses = responses.map(it -> it.read(qp));
        var ofReactions = reactions.map(it -> it.read(qp));
        var before = limited.read(qp);
        // Once for good: what waits to be told may be older than what the host has said since.
        when(step.is(Step.LIMITING).and(isLimited), () -> limited.write(qp, lit(true)));
        step.in(Step.IDLE, () -> {
                qp.next(ring.next().payload());
                when(ring.next().valid(), () -> step.go(Step.READING));
            })
            .in(Step.READING, () -> step.go(Step.READ))
            .in(Step.READ, () -> step.go(Step.COMPARING))
            .in(Step.COMPARING, () -> {
                host.next(ofHost);
                wasLimited.next(before);
                // Where both are, a queue pair has one of them: the other has none of it.
                var decided = ofRequests.map(it -> least(it, ofResponses.orElseThrow()));
                least.next(decided.map(it -> ofReactions.map(it::or).orElse(it)).orElseGet(ofReactions::orElseThrow));
                step.go(Step.LIMITING);
            })
            .in(Step.LIMITING, () -> {
                least.next(least(least, host));
                when(isLimited.or(wasLimited), () -> step.go(Step.SHOWING)).otherwise(() -> step.go(Step.IDLE));
            })
            .in(Step.SHOWING, () -> when(io.rate.ready(), () -> step.go(Step.IDLE)));
        io.rate.valid().set(step.is(Step.SHOWING));
        io.rate.payload().set(new RateWrite(qp, least));
    }

    /** The smaller one of those that are no "unlimited". */
    private static UInt least(UInt a, UInt b) {
        return mux(b.eq(0).or(a.any().and(a.lt(b))), a, b);
    }

    private static Valid<UInt> qp(Valid<RateWrite> write) {
        return new Valid<>(write.valid(), write.value().qp());
    }

    private Memory<UInt> reactions(Valid<RateWrite> reaction) {
        var rates = memory(uint(CongestionDecision.RATE_BITS), parameters.queuePairs()).style(BRAM).latency(2)
            .named("reactions").zeroed();
        when(reaction.valid(), () -> rates.write(reaction.value().qp(), reaction.value().rate()));
        return rates;
    }

    private Memory<UInt> rates(Valid<CongestionDecision> decided, boolean responses) {
        var rates = memory(uint(CongestionDecision.RATE_BITS), parameters.queuePairs()).style(BRAM).latency(2)
            .named(responses ? "responses" : "requests").zeroed();
        var decision = decided.value();
        when(decided.valid().and(decision.flow().responses().eq(lit(responses))),
            () -> rates.write(decision.flow().qp(), decision.rate()));
        return rates;
    }

    /** Queue pairs of which a flow has a pace, or has had one until now. */
    private Valid<UInt> decided(Valid<CongestionDecision> told) {
        var decisions = timeline(begin(told.valid())).aligned();
        var decision = decisions.enter(0, told.value());
        ignore(decision.window(), decision.opened());
        var isPaced = decision.rate().any();
        var paced = memory(bool(), Flow.count(parameters)).style(BRAM).latency(2).zeroed();
        var before = decisions.recall(paced, decision.flow().index()).apart(APART);
        before.write(stage(isPaced));
        return new Valid<>(leave(stage(decisions.flag(before.value().or(isPaced)))),
            leave(at(3, decision.flow().qp())));
    }
}
