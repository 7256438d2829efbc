package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;

/**
 * Reads host memory. Beats come in the order of the bursts and cannot be held up: who asks has a place for each.
 */
public record ReadPort(
    Stream<Burst> bursts,
    @Flipped @Doc("what was read") Valid<ReadBeat> beats
) implements Bundle<ReadPort> {
    public static Shape<ReadPort> of(int bytes) {
        return bundle(ReadPort.class, Stream.of(Burst.SHAPE), Valid.of(ReadBeat.of(bytes)));
    }
}
