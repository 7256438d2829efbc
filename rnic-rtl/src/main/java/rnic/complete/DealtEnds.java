package rnic.complete;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.DealtWqe;
import rnic.messages.EndedWqes;
import rnic.protocol.RnicParameters;

/** What becomes of the WQEs of shared receive queues that queue pairs were dealt. */
public record DealtEnds(
    @Doc("one is dealt; before any completion of it") Valid<DealtWqe> dealt,
    @Doc("one is complete: another may take its place") @Flipped Valid<EndedWqes> ended
) implements Bundle<DealtEnds> {
    public static Shape<DealtEnds> of(RnicParameters parameters) {
        return bundle(DealtEnds.class, Valid.of(DealtWqe.of(parameters)), Valid.of(EndedWqes.of(parameters)));
    }
}
