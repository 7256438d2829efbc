package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import rnic.common.HintQueue;
import rnic.context.SrqLife;
import rnic.context.SrqUse;
import rnic.protocol.RnicParameters;

/**
 * What the dealer is to do next, each kind in its turn: a life, a doorbell, a queue pair that may want a WQE, a queue
 * whose turn it is, a message that has found none, a step of the search for it.
 */
final class SrqTasks {
    private static final int SOURCES = 6;

    private final RnicParameters parameters;
    private final Arbiter.Io<SrqTask> arbiter;
    private final UInt noQp;
    private final UInt noSrq;

    SrqTasks(RnicParameters parameters) {
        this.parameters = parameters;
        arbiter = instance(new Arbiter<>(SrqTask.of(parameters), SOURCES, Arbiter.Policy.ROUND_ROBIN, false))
            .named("tasks");
        noQp = lit(0, indexWidth(parameters.queuePairs()));
        noSrq = lit(0, indexWidth(parameters.sharedQueues()));
    }

    Stream<SrqTask> next() {
        ignore(arbiter.source());
        return arbiter.out();
    }

    void lives(Stream<SrqUse> setup) {
        var life = setup.payload();
        link(arbiter.in().at(0), new Stream<>(setup.valid(), setup.ready(), new SrqTask(SrqTask.kind(SrqTask.Kind.LIVE),
            life.qp(), life.choice().srq(), life.choice().used(), lit(0, 16), lit(false), lit(0, SrqLife.BITS))));
    }

    void doorbells(SrqPort host) {
        var bell = host.doorbell().payload();
        link(arbiter.in().at(1), new Stream<>(host.doorbell().valid(), host.doorbell().ready(),
            new SrqTask(SrqTask.kind(SrqTask.Kind.RING), noQp, bell.srq(), lit(false), bell.number(), bell.limiting(),
                bell.life())));
    }

    /** Queue pairs that may want a WQE: each of the sources may name one in every cycle. */
    @SafeVarargs final void wants(Valid<UInt>... sources) {
        var hints = instance(new HintQueue(parameters.queuePairs(), sources.length)).named("hints");
        for (int i = 0; i < sources.length; i++) {
            hints.hints().at(i).set(sources[i]);
        }
        var named = instance(new RegisterSlice<>(uint(noQp.width())));  // two arbiters in a row
        link(named.in(), hints.next());
        link(arbiter.in().at(2), new Stream<>(named.out().valid(), named.out().ready(),
            SrqTask.of(SrqTask.Kind.WANT, named.out().payload(), noSrq)));
    }

    /** A turn that is shown stays, whatever the one before it orders: lives never wait behind it for host memory. */
    void turns(Stream<UInt> turns, Bool hasPlace) {
        var deal = arbiter.in().at(3);
        var shown = reg(bool()).init(0);
        var mayDeal = hasPlace.or(shown);
        deal.valid().set(turns.valid().and(mayDeal));
        deal.payload().set(SrqTask.of(SrqTask.Kind.DEAL, noQp, turns.payload()));
        turns.ready().set(deal.ready().and(mayDeal));
        shown.next(deal.valid().and(deal.ready().not()));
    }

    /** The search goes on while what it wants can be taken at once. */
    void lacks(Stream<LackingWqe> lacking, SrqSearch search, Bool mayTake) {
        var lack = lacking.payload();
        link(arbiter.in().at(4), new Stream<>(lacking.valid(), lacking.ready(), new SrqTask(SrqTask.kind(SrqTask.Kind.LACK),
            lack.qp(), noSrq, lit(false), lack.index(), lit(false), lack.life().zext(SrqLife.BITS))));
        search.tasks(arbiter.in().at(5), noSrq, mayTake);
    }
}
