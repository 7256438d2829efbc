package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** To whom an access to host memory belongs. */
public record AccessOwner(
    @Doc("queue pair, local number") UInt qp,
    @Doc("it is an access to a memory region, not to a queue") Bool inMr,
    @Doc("that MR: key / 256") UInt mr
) implements Bundle<AccessOwner> {
    /** As many as the largest configuration needs. */
    public static final int QP_BITS = 14;
    public static final int MR_BITS = 16;

    public static final Shape<AccessOwner> SHAPE =
        bundle(AccessOwner.class, uint(QP_BITS), bool(), uint(MR_BITS));
}
