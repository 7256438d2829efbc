package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** A receive WQE, as far as it is on chip. */
public record ReceiveWqe(
    @Doc("the host has posted it") Bool rung,
    @Doc("it has been fetched") Bool onChip,
    @Doc("buffer") UInt address,
    @Doc("bytes of the buffer") UInt length,
    @Doc("local key") UInt key,
    @Doc("it could not be read: there is no buffer") Bool bad
) implements Bundle<ReceiveWqe> {
    public static final Shape<ReceiveWqe> SHAPE =
        bundle(ReceiveWqe.class, bool(), bool(), uint(64), uint(32), uint(32), bool());
}
