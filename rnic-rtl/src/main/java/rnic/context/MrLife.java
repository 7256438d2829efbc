package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.RnicParameters;

/** An MR is opened or closed; whatever else is said of it is for others. */
public record MrLife(@Doc("index of the MR") UInt index, @Doc("it is open") Bool valid) implements Bundle<MrLife> {
    public static Shape<MrLife> of(RnicParameters parameters) {
        return bundle(MrLife.class, uint(indexWidth(parameters.mrs())), bool());
    }

    public static Valid<MrLife> of(Valid<MrWrite> write) {
        return new Valid<>(write.valid(), new MrLife(write.value().index(), write.value().mr().valid()));
    }
}
