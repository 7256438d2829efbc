package hdl.lib;

import hdl.Bool;
import hdl.HdlException;

/** A payload that says where its packet ends. */
public interface Framed {
    /** The packet ends with this payload. */
    Bool last();

    /** Where the packets of a payload end, for a circuit that needs to know. */
    static Bool last(hdl.Data<?> payload, String circuit) {
        if (payload instanceof Framed framed) {
            return framed.last();
        }
        throw HdlException.refused(circuit + " of packets: its payload does not say where a packet ends; "
            + "let its record implement Framed");
    }
}
