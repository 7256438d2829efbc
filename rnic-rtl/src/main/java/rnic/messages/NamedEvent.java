package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** Something that has happened to an object, as the register {@code event} shows it. */
public record NamedEvent(UInt object, UInt slot, UInt type) implements Bundle<NamedEvent> {
    private static final int TYPE_BITS = 7;
    public static final Shape<NamedEvent> SHAPE = bundle(NamedEvent.class, uint(16), uint(8), uint(TYPE_BITS));
    private static final int LIMIT = 1;
    private static final int PATH_BAD = 2;
    private static final int PATH_GOOD = 3;

    /** A shared receive queue has reached its limit. */
    public static NamedEvent limit(UInt queue) {
        return new NamedEvent(queue.zext(16), lit(0, 8), lit(LIMIT, TYPE_BITS));
    }

    public static NamedEvent of(PathChange change) {
        return new NamedEvent(change.qp().zext(16), change.slot().zext(8),
            mux(change.isGood(), lit(PATH_GOOD, TYPE_BITS), lit(PATH_BAD, TYPE_BITS)));
    }
}
