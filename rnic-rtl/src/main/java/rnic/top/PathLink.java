package rnic.top;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.messages.PathChange;
import rnic.messages.PathNews;
import rnic.messages.PathProbe;
import rnic.messages.PathQuestion;
import rnic.messages.PathReturn;
import rnic.protocol.RnicParameters;

/** What others have to do with paths that learn: they ask the peer of them, and the host hears of them. */
public record PathLink(
    @Doc("the peer is to be asked") Stream<PathProbe> probes,
    @Doc("UDP source port of the probe that is shown") UInt port,
    @Doc("it has answered") Valid<PathReturn> returns,
    @Doc("a packet came late on one, it says; may be forgotten") Valid<PathNews> slow,
    @Doc("of the host") PathQuestion question,
    @Doc("a path is left, or has come back") Valid<PathChange> changed,
    @Doc("counter: a slot has taken another port") Bool rolled,
    @Doc("counter: a choice has passed over a path") Bool skipped
) implements Bundle<PathLink> {
    static PathLink of(Ports p, RnicParameters parameters) {
        return new PathLink(p.out(Stream.of(PathProbe.of(parameters))), p.out(uint(16)),
            p.in(Valid.of(PathReturn.of(parameters))), p.in(Valid.of(PathNews.of(parameters))),
            p.in(PathQuestion.of(parameters)),
            p.out(Valid.of(PathChange.of(parameters))), p.out(bool()), p.out(bool()));
    }
}
