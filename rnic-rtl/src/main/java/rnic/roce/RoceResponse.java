package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Arrival;

/** What a packet of a response would say in the veRoCE profile. All but the first three count of the next one alone. */
public record RoceResponse(
    @Doc("it is a packet of a response") Bool response,
    @Doc("the next one, as if everything ahead of it on its way were taken") Bool next,
    @Doc("it lies before the next one") Bool behind,
    @Doc("its number, of which every packet of a response takes one") UInt number,
    @Doc("response MSN, low bits") UInt msn,
    @Doc("packets of its response before it") UInt po,
    @Doc("MSN of the request, low bits") UInt request
) implements Bundle<RoceResponse> {
    static final Shape<RoceResponse> SHAPE = bundle(RoceResponse.class, bool(), bool(), bool(),
        uint(Arrival.PSN_BITS), uint(24), uint(24), uint(24));
}
