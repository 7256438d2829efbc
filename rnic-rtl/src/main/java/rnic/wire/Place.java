package rnic.wire;

import static hdl.Hdl.*;

import hdl.*;
import java.util.Optional;

/**
 * Where each extension header stands: the number of its offset in {@link PacketFormat#offsetsOf}. A header with one
 * possible offset needs no number.
 */
public record Place(
    Optional<UInt> deth,
    Optional<UInt> msnEth,
    Optional<UInt> reth,
    Optional<UInt> aeth,
    Optional<UInt> rqEth,
    Optional<UInt> poEth,
    Optional<UInt> immDt,
    Optional<UInt> ieth,
    Optional<UInt> atomicEth,
    Optional<UInt> atomicAckEth,
    Optional<UInt> sackEth,
    Optional<UInt> rttEth,
    Optional<UInt> resv16
) implements Bundle<Place> {
    public static final Shape<Place> SHAPE = bundle(f -> new Place(
        number(f, Extension.DETH),
        number(f, Extension.MSNETH),
        number(f, Extension.RETH),
        number(f, Extension.AETH),
        number(f, Extension.RQETH),
        number(f, Extension.POETH),
        number(f, Extension.IMMDT),
        number(f, Extension.IETH),
        number(f, Extension.ATOMICETH),
        number(f, Extension.ATOMICACKETH),
        number(f, Extension.SACKETH),
        number(f, Extension.RTTETH),
        number(f, Extension.RESV16)));

    private static Optional<UInt> number(Fields fields, Extension extension) {
        int offsets = PacketFormat.offsetsOf(extension).size();
        return offsets == 1 ? Optional.empty() : Optional.of(fields.of(uint(indexWidth(offsets))));
    }

    public Optional<UInt> of(Extension extension) {
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
