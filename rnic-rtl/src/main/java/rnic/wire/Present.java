package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;

/** One bit per extension header: 1 = the packet has it. */
public record Present(
    Bool deth,
    Bool msnEth,
    Bool reth,
    Bool aeth,
    Bool rqEth,
    Bool poEth,
    Bool immDt,
    Bool ieth,
    Bool atomicEth,
    Bool atomicAckEth,
    Bool sackEth,
    Bool rttEth,
    Bool resv16
) implements Bundle<Present> {
    public static final Shape<Present> SHAPE = bundle(Present.class, bool(), bool(), bool(), bool(), bool(), bool(),
        bool(), bool(), bool(), bool(), bool(), bool(), bool());

    public Bool of(Extension extension) {
        return switch (extension) {
            case DETH -> deth;
            case MSNETH -> msnEth;
            case RETH -> reth;
            case AETH -> aeth;
            case RQETH -> rqEth;
            case POETH -> poEth;
            case IMMDT -> immDt;
            case IETH -> ieth;
            case ATOMICETH -> atomicEth;
            case ATOMICACKETH -> atomicAckEth;
            case SACKETH -> sackEth;
            case RTTETH -> rttEth;
            case RESV16 -> resv16;
        };
    }
}
