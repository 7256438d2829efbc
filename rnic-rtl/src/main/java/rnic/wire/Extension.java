package rnic.wire;

import hdl.*;

/** The extension headers behind the base transport header, each with its layout (wire profile section 5). */
public enum Extension {
    DETH(Deth.SHAPE),
    MSNETH(MsnEth.SHAPE),
    RETH(Reth.SHAPE),
    AETH(Aeth.SHAPE),
    RQETH(RqEth.SHAPE),
    POETH(PoEth.SHAPE),
    IMMDT(ImmDt.SHAPE),
    IETH(Ieth.SHAPE),
    ATOMICETH(AtomicEth.SHAPE),
    ATOMICACKETH(AtomicAckEth.SHAPE),
    SACKETH(SackEth.SHAPE),
    RTTETH(RttEth.SHAPE),
    RESV16(Resv16.SHAPE);

    private final Shape<? extends Bundle<?>> shape;

    Extension(Shape<? extends Bundle<?>> shape) {
        this.shape = shape;
    }

    public Shape<? extends Bundle<?>> shape() {
        return shape;
    }

    /** Bytes on the wire. */
    public int bytes() {
        return shape.width() / 8;
    }
}
