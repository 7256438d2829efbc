package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.messages.PathPick;
import rnic.messages.PathTaken;
import rnic.messages.PathWish;
import rnic.protocol.RnicParameters;

/** Between packets and whoever knows which path is best. */
public record PathPort(
    @Doc("to who knows") Stream<PathWish> wishes,
    @Doc("from there: one for each wish, in their order") Valid<PathPick> chosen,
    @Doc("a packet goes on its way: whoever chose its path") Valid<PathTaken> taken
) implements Bundle<PathPort> {
    static PathPort of(Ports p, RnicParameters parameters) {
        return new PathPort(p.out(Stream.of(PathWish.of(parameters))), p.in(Valid.of(PathPick.SHAPE)),
            p.out(Valid.of(PathTaken.of(parameters))));
    }
}
