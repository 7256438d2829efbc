package rnic.congestion;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.PathNews;
import rnic.protocol.RnicParameters;

/**
 * What is told of paths: news of acknowledgements at once, and now and then a signal of a peer. Both wait in one queue
 * of {@link PathTable}, and what finds no room there is forgotten, a loss too; so of signals one in {@value #APART}
 * cycles is taken, in a cycle without news. While nobody learns nothing is told.
 */
@Doc("News of acknowledgements on paths, and now and then a signal of a peer.")
public record PathSignals(RnicParameters parameters) implements Circuit<PathSignals.Io> {
    static final int APART = 32;

    public record Io(
        @Doc("of acknowledgements") Valid<PathNews> told,
        @Doc("of a peer") Valid<PathNews> signal,
        @Doc("path_rules.learn") Bool learn,
        Valid<PathNews> news
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var news = Valid.of(PathNews.of(parameters));
        return new Io(p.in(news), p.in(news), p.in(bool()), p.out(news));
    }

    @Override public void body(Io io) {
        registeredReset();
        int bits = log2Ceil(APART);
        var rest = reg(uint(bits)).init(0).named("rest");
        var isTaken = io.signal.valid().and(io.told.valid().or(rest.any()).not());
        rest.next(mux(isTaken, lit(APART - 1, bits), rest.minus(rest.any().asUInt().zext(bits))));
        io.news.valid().set(io.told.valid().or(isTaken).and(io.learn));
        io.news.value().set(mux(io.told.valid(), io.told.value(), io.signal.value()));
    }
}
