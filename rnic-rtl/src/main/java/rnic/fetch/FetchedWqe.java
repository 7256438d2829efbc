package rnic.fetch;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.RnicParameters;

/** A WQE as it was read from its queue in host memory. */
public record FetchedWqe(
    @Doc("queue pair, local number") UInt qp,
    @Doc("free-running index in the queue, modulo 65536") UInt index,
    @Doc("where it lies in host memory") UInt address,
    @Doc("byte 0 in bits 7 to 0") UInt bytes,
    @Doc("the bus answered with an error: the bytes are nothing") Bool bad
) implements Bundle<FetchedWqe> {
    public static Shape<FetchedWqe> of(RnicParameters parameters, int wqeBytes) {
        return bundle(FetchedWqe.class, uint(indexWidth(parameters.queuePairs())), uint(16), uint(64),
            uint(8 * wqeBytes), bool());
    }

    /** A number in the WQE, little-endian. */
    UInt field(int first, int size) {
        return bytes.bits(8 * (first + size) - 1, 8 * first);
    }
}
