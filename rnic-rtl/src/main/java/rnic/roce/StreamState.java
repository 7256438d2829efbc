package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** How far the requests of a queue pair have come when everything on its way is taken. */
record StreamState(
    @Doc("PSN of the next packet") UInt expected,
    @Doc("PSNs that Reads have taken beyond their own") UInt extra,
    @Doc("MSN of the message of the next packet") UInt msn,
    @Doc("receive WQEs consumed before it") UInt rqmsn,
    @Doc("packets of its message before it, if one is open") UInt po,
    @Doc("a message is open") Bool open,
    @Doc("the open message is a Send, else a Write") Bool send,
    @Doc("where the open message goes") UInt address,
    UInt key,
    UInt length,
    @Doc("is another after a packet has been taken back") Bool turn
) implements Bundle<StreamState> {
    static final Shape<StreamState> SHAPE = bundle(StreamState.class, uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS),
        uint(24), uint(24), uint(24), bool(), bool(), uint(64), uint(32), uint(32), bool());
}
