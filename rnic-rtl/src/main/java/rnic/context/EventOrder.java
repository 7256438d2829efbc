package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** Makes or ends an event queue, or says which one a completion queue tells of its entries. */
public record EventOrder(
    @Doc("of an event queue; else of a completion queue") Bool isQueue,
    @Doc("the event queue; of a completion queue 0: it tells none") UInt queue,
    @Doc("the event queue exists from now on") Bool exists,
    @Doc("of its ring, a multiple of its size in bytes") UInt base,
    @Doc("log2 of its entries") UInt size,
    @Doc("the completion queue") UInt completionQueue
) implements Bundle<EventOrder> {
    /** Event queues; as many messages a PCI function has. */
    public static final int QUEUES = 8;
    public static final int QUEUE_BITS = 3;

    public static Shape<EventOrder> of(RnicParameters parameters) {
        return bundle(EventOrder.class, bool(), uint(QUEUE_BITS), bool(), uint(64), uint(4),
            uint(indexWidth(parameters.completionQueues())));
    }
}
