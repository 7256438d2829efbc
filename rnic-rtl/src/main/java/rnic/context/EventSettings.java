package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** When events of completion queues become an interrupt: with 0 and 0 at once. */
public record EventSettings(
    @Doc("as soon as so many events wait") UInt count,
    @Doc("or as soon as one has waited so long, in 1/16 us") UInt time
) implements Bundle<EventSettings> {
    public static final Shape<EventSettings> SHAPE =
        bundle(EventSettings.class, uint(8), uint(16));
}
