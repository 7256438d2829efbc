package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;

/** Beginning and end of accesses of one kind, by the object to which they belong. */
public record AccessEvents(
    @Doc("one more is under way for this object") Valid<UInt> beginning,
    @Doc("one less is under way for this object") Valid<UInt> ending
) implements Bundle<AccessEvents> {
    public static Shape<AccessEvents> of(int objects) {
        var event = Valid.of(uint(indexWidth(objects)));
        return bundle(AccessEvents.class, event, event);
    }

    /** The first cycle in which a stream shows what it shows. */
    public static Bool first(Stream<?> stream) {
        var waiting = reg(bool()).init(0);
        waiting.next(stream.valid().and(stream.ready().not()));
        return stream.valid().and(waiting.not());
    }
}
