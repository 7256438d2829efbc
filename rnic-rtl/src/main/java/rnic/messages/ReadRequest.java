package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageSize;

/** Bytes of host memory that somebody wants. */
public record ReadRequest(
    @Doc("of the first byte") UInt address,
    @Doc("bytes, may be 0") UInt length,
    AccessOwner owner,
    @Doc("of its region; none of a queue") PageSize pages
) implements Bundle<ReadRequest> {
    public static final Shape<ReadRequest> SHAPE =
        bundle(ReadRequest.class, uint(64), uint(13), AccessOwner.SHAPE, PageSize.SHAPE);
}
