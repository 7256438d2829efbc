package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** How far the responses to a queue pair have come when everything on its way is taken. */
record ResponseState(
    @Doc("PSN behind the newest packet; of a response that is open the next one has it") UInt expected,
    @Doc("of the next packet, among all packets of responses") UInt number,
    @Doc("packets of its response before it") UInt po,
    @Doc("response MSN of the one that is awaited, low bits") UInt read,
    @Doc("some of its packets have come") Bool open,
    @Doc("is another after a packet has been taken back") Bool turn
) implements Bundle<ResponseState> {
    static Shape<ResponseState> of(int readBits) {
        return bundle(ResponseState.class, uint(Arrival.PSN_BITS), uint(Arrival.PSN_BITS), uint(24), uint(readBits),
            bool(), bool());
    }
}
