package rnic.context;

import static hdl.Hdl.*;

import hdl.*;

/** A memory region as the host registered it. */
public record Mr(
    @Doc("may be used") Bool valid,
    @Doc("low byte of the key: its generation") UInt tag,
    @Doc("protection domain") UInt pd,
    @Doc("receive buffers may lie here") Bool localWrite,
    @Doc("the peer may write") Bool remoteWrite,
    @Doc("the peer may read") Bool remoteRead,
    @Doc("the peer may order atomics") Bool remoteAtomic,
    @Doc("the peer may withdraw the key") Bool remoteInvalidate,
    @Doc("first byte") UInt base,
    @Doc("bytes, 1 to 2^32 - 1") UInt length,
    PageSize pages
) implements Bundle<Mr> {
    public static final Shape<Mr> SHAPE =
        bundle(Mr.class, bool(), uint(8), uint(16), bool(), bool(), bool(), bool(), bool(),
            uint(64), uint(32), PageSize.SHAPE);
}
