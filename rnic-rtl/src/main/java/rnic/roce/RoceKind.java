package rnic.roce;

import static hdl.Hdl.*;

import hdl.*;

/** What an opcode of the RoCEv2 port says of a packet's place among the requests. */
record RoceKind(
    @Doc("a request: its PSN is the peer's") Bool request,
    @Doc("of a Send, else of a Write, a Read or an atomic") Bool send,
    @Doc("Read Request") Bool read,
    @Doc("Read Request or an atomic: its response acknowledges it") Bool answered,
    @Doc("Middle or Last: what is said once stood in a First") Bool later,
    @Doc("no packet of its message follows") Bool ending,
    @Doc("ends a message that consumes a receive WQE") Bool receives
) implements Bundle<RoceKind> {
    static final Shape<RoceKind> SHAPE = bundle(RoceKind.class, bool(), bool(), bool(), bool(), bool(), bool(), bool());
}
