package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import java.util.List;
import rnic.protocol.Event;

/** A pulse for each {@link Event}. */
public record Events(
    Bool packet, Bool resend, Bool ack, Bool sack, Bool dropNak, Bool rnrNak, Bool fatalNak, Bool nakFull,
    Bool timeout, Bool tailProbe, Bool rnrWait, Bool sendCompletion, Bool receiveCompletion, Bool overflow,
    Bool busError, Bool failed, Bool becn, Bool writeRefused, Bool response,
    Bool sendBeyond, Bool receiveBeyond, Bool dataResponse, Bool read, Bool atomic, Bool invalidation,
    Bool readTimeout, Bool denied
) implements Bundle<Events> {
    public static final Shape<Events> SHAPE = bundle(Events.class, bool(), bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), bool(), bool(), bool(), bool(), bool());

    /** The pulse of an event that is not one of paths. */
    public Bool of(Event event) {
        if (event == Event.DOORBELL_DENIED) {
            return denied;                                   // those of paths and of other parts stand before it
        }
        return List.of(packet, resend, ack, sack, dropNak, rnrNak, fatalNak, nakFull, timeout, tailProbe, rnrWait,
            sendCompletion, receiveCompletion, overflow, busError, failed, becn, writeRefused,
            response, sendBeyond, receiveBeyond, dataResponse, read, atomic, invalidation, readTimeout)
            .get(event.ordinal());
    }
}
