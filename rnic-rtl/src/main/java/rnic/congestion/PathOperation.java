package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Departure;
import rnic.messages.PathLife;
import rnic.messages.PathNews;
import rnic.messages.PathOrder;
import rnic.messages.PathReturn;
import rnic.messages.PathWish;
import rnic.protocol.RnicParameters;

/** One operation on the slots of a queue pair; fields that its kind does not use mean nothing. */
record PathOperation(
    Choice<Kind> kind,
    UInt qp,
    @Doc("of news; of a wish for a packet that is sent again the one before; of a life the first one") UInt slot,
    @Doc("of news") UInt entropy,
    @Doc("of a wish: it is sent again; of a life nothing") Bool again,
    @Doc("of a life: paths in use less one") UInt last,
    @Doc("of a life") UInt seed
) implements Bundle<PathOperation> {
    /**
     * A life begins, a path is chosen, and the news of a packet; it is time to ask for a bad path, the answer has come;
     * what the host wants.
     */
    enum Kind { LIFE, WISH, GOOD, MARKED, TRIMMED, LOST, TICK, ANSWERED, SHOW, DENY, ALLOW }

    static Shape<PathOperation> of(RnicParameters parameters) {
        var slot = uint(Departure.SLOT_BITS);
        return bundle(PathOperation.class, choice(Kind.class), uint(indexWidth(parameters.queuePairs())), slot,
            uint(PathNews.ENTROPY_BITS), bool(), slot, uint(PathLife.SEED_BITS));
    }

    static PathOperation of(PathLife life) {
        return new PathOperation(lit(Kind.LIFE), life.qp(), life.first(), none(), lit(false), life.last(), life.seed());
    }

    static PathOperation of(PathWish wish) {
        return new PathOperation(lit(Kind.WISH), wish.qp(), wish.before(), none(), wish.again(),
            lit(0, Departure.SLOT_BITS), lit(0, PathLife.SEED_BITS));
    }

    static PathOperation of(PathNews news) {
        var kind = mux(news.kind().is(PathNews.Kind.GOOD), lit(Kind.GOOD), mux(news.kind().is(PathNews.Kind.MARKED),
            lit(Kind.MARKED), mux(news.kind().is(PathNews.Kind.TRIMMED), lit(Kind.TRIMMED), lit(Kind.LOST))));
        return of(kind, news.qp(), news.slot(), news.entropy());
    }

    static PathOperation of(PathReturn answer) {
        return of(lit(Kind.ANSWERED), answer.qp(), answer.slot(), none());
    }

    static PathOperation of(PathOrder order) {
        var kind = mux(order.kind().is(PathOrder.Kind.SHOW), lit(Kind.SHOW),
            mux(order.kind().is(PathOrder.Kind.DENY), lit(Kind.DENY), lit(Kind.ALLOW)));
        return of(kind, order.qp(), order.slot(), none());
    }

    static PathOperation tick(UInt qp) {
        return of(lit(Kind.TICK), qp, lit(0, Departure.SLOT_BITS), none());
    }

    private static PathOperation of(Choice<Kind> kind, UInt qp, UInt slot, UInt entropy) {
        return new PathOperation(kind, qp, slot, entropy, lit(false), lit(0, Departure.SLOT_BITS),
            lit(0, PathLife.SEED_BITS));
    }

    private static UInt none() {
        return lit(0, PathNews.ENTROPY_BITS);
    }
}
