package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.EventType;

/** What the host is told in an entry of an event queue. */
public record HostEvent(
    Choice<EventType> type,
    @Doc("as the type says; else 0") UInt syndrome,
    @Doc("number of the object, 0 if there is none") UInt object
) implements Bundle<HostEvent> {
    private static final int OBJECT_BITS = 16;
    public static final Shape<HostEvent> SHAPE =
        bundle(HostEvent.class, choice(EventType.class), uint(8), uint(OBJECT_BITS));

    /** An event without a syndrome. */
    public static HostEvent of(EventType type, UInt object) {
        return new HostEvent(lit(type), lit(0, 8), object.zext(OBJECT_BITS));
    }
}
