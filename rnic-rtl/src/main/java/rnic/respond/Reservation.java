package rnic.respond;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** The context that a Read or an atomic has. */
public record Reservation(
    @Doc("its name: the highest bit says that it is a spare one") UInt context,
    @Doc("its place among those of the queue pair, spare ones behind its own: it may have so many") UInt place
) implements Bundle<Reservation> {
    /**
     * @param own    contexts of each queue pair
     * @param spares contexts that all share
     */
    public static Shape<Reservation> of(int own, int spares) {
        return bundle(Reservation.class, uint(indexWidth(RnicParameters.contextNames(own, spares))),
            uint(indexWidth(2 * own)));
    }

    public static Shape<Reservation> of(RnicParameters parameters) {
        return of(parameters.reads(), parameters.spareContexts());
    }
}
