package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.Event;

/** What happens to frames of the Ethernet NIC beside, a pulse each. */
public record EthernetReport(
    @Doc("a frame is given to it") Bool given,
    @Doc("a frame for it has found no room") Bool refused,
    @Doc("a frame of it has been taken") Bool taken,
    @Doc("a frame of it was too long") Bool tooLong
) implements Bundle<EthernetReport> {
    public static final Shape<EthernetReport> SHAPE = bundle(EthernetReport.class, bool(), bool(), bool(), bool());

    /** The pulse of an event of such frames. */
    public Bool of(Event event) {
        return switch (event) {
            case RX_ETHERNET -> given;
            case RX_ETHERNET_FULL -> refused;
            case TX_ETHERNET -> taken;
            case TX_ETHERNET_LONG -> tooLong;
            default -> throw new IllegalArgumentException(event + " does not happen to a frame of the Ethernet NIC");
        };
    }
}
