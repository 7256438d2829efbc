package rnic.ethernet;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;

/** A beat of a frame of the Ethernet NIC. */
record OwnedBeat(
    Beat beat,
    @Doc("with the last beat: for queue pair 1 of RoCEv2, and its ICRC is right") Bool management
) implements Bundle<OwnedBeat> {
    static Shape<OwnedBeat> of(int bytes) {
        return bundle(OwnedBeat.class, Beat.of(bytes), bool());
    }
}
