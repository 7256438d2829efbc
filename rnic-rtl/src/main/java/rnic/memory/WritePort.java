package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.Axi4;

/**
 * Writes host memory. The data of every burst follows in the order of the bursts, without waiting for anything but the
 * bus; answers come in that order too and cannot be held up.
 */
public record WritePort(
    @Doc("bursts for the address channel of an AXI4 write port: incrementing, whole beats") Stream<Burst> bursts,
    @Doc("beats of the bursts, in the order of these; a strobe per byte, last ends a burst")
    Stream<Axi4.WriteData> data,
    @Flipped @Doc("a burst has been written; 1 = the bus refused it") Valid<Bool> answers
) implements Bundle<WritePort> {
    public static Shape<WritePort> of(int bytes) {
        return bundle(WritePort.class, Stream.of(Burst.SHAPE), Stream.of(Axi4.WriteData.of(8 * bytes)),
            Valid.of(bool()));
    }
}
