package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageSize;

/** Decision about one frame that is in the packet buffer, in order of arrival. */
public record PlacementOrder(
    @Doc("write the payload to the host; else let the frame go") Bool place,
    @Doc("byte of the frame at which the payload, or the integer, begins") UInt offset,
    @Doc("bytes of payload, may be 0") UInt length,
    @Doc("an integer of the wire becomes one of the host: 8 bytes to an address that is a multiple of 8, the last first")
    Bool reversed,
    @Doc("of the first byte in host memory, or in its region where that has a list of pages") UInt address,
    @Doc("queue pair whose payload it is, local number") UInt qp,
    @Doc("memory region that it goes to: key / 256") UInt mr,
    @Doc("of that region") PageSize pages
) implements Bundle<PlacementOrder> {
    public static final Shape<PlacementOrder> SHAPE =
        bundle(PlacementOrder.class, bool(), uint(7), uint(13), bool(), uint(64), uint(AccessOwner.QP_BITS),
            uint(AccessOwner.MR_BITS), PageSize.SHAPE);
}
