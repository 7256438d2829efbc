package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.DealtWqe;
import rnic.messages.EndedWqes;
import rnic.messages.WqePlace;
import rnic.protocol.RnicParameters;

/** What becomes of the WQEs of shared receive queues that queue pairs were dealt. */
public record DealtEnds(
    @Doc("one is dealt; before any completion of it") Valid<DealtWqe> dealt,
    @Doc("the tag of one is wanted, until it comes") Valid<WqePlace> wanted,
    @Doc("here it is") @Flipped Valid<UInt> tag,
    @Doc("one is complete: another may take its place") @Flipped Valid<EndedWqes> ended
) implements Bundle<DealtEnds> {
    public static Shape<DealtEnds> of(RnicParameters parameters) {
        return bundle(DealtEnds.class, Valid.of(DealtWqe.of(parameters)), Valid.of(WqePlace.of(parameters)),
            Valid.of(uint(16)), Valid.of(EndedWqes.of(parameters)));
    }
}
