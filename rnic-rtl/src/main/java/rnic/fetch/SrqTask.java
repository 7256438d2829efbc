package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.SrqLife;
import rnic.protocol.RnicParameters;

/** What the dealer of shared receive queues is to do, and for whom. */
record SrqTask(Choice<Kind> kind, UInt qp, UInt srq, Bool used, UInt number, Bool limiting, UInt life)
    implements Bundle<SrqTask> {
    enum Kind {
        /** A life of the queue pair begins. */
        LIVE,
        /** The queue is made. */
        MAKE,
        /** A doorbell of the queue. */
        RING,
        /** The queue pair may want a WQE. */
        WANT,
        /** It is the turn of the queue. */
        DEAL,
        /** A message of the queue pair has found no WQE. */
        LACK,
        /** It is its turn to have one looked for among the others. */
        SEEK,
        /** The queue pair may have one that it does not need. */
        LOOK,
        /** The other one has: it is to be taken for the queue pair. */
        TAKE
    }

    private static final int KIND_BITS = log2Ceil(Kind.values().length);

    static Shape<SrqTask> of(RnicParameters parameters) {
        return bundle(SrqTask.class, choice(Kind.class), uint(indexWidth(parameters.queuePairs())),
            uint(indexWidth(parameters.sharedQueues())), bool(), uint(16), bool(), uint(SrqLife.BITS));
    }

    /** Of a kind that says no more than its queue pair or its queue. */
    static SrqTask of(Kind kind, UInt qp, UInt srq) {
        return of(kind, qp, srq, lit(0, 16));
    }

    static SrqTask of(Kind kind, UInt qp, UInt srq, UInt number) {
        return new SrqTask(kind(kind), qp, srq, lit(false), number, lit(false), lit(0, SrqLife.BITS));
    }

    static Choice<Kind> kind(Kind kind) {
        return lit(kind.ordinal(), KIND_BITS).as(choice(Kind.class));
    }

    Bool is(Kind what) {
        return kind.is(what);
    }

    /** The queue is the one that the queue pair uses. */
    Bool namesPair() {
        return is(Kind.LIVE).or(is(Kind.WANT)).or(is(Kind.LACK)).or(is(Kind.SEEK)).or(is(Kind.LOOK));
    }
}
