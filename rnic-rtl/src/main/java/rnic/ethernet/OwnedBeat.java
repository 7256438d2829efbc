package rnic.ethernet;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Framed;

/** A beat of a frame of the Ethernet NIC. */
record OwnedBeat(
    Beat beat,
    @Doc("with the last beat: for queue pair 1 of RoCEv2, and its ICRC is right") Bool management
) implements Bundle<OwnedBeat>, Framed {
    static Shape<OwnedBeat> of(int bytes) {
        return bundle(OwnedBeat.class, Beat.of(bytes), bool());
    }

    @Override public Bool last() {
        return beat.last();
    }
}
