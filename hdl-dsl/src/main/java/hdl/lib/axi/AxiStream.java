package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Stream;
import java.util.Optional;

/**
 * AXI4-Stream with the names of the bus: a component {@code sAxis} gives the ports {@code s_axis_tdata} and so on.
 * {@code p.out} makes a transmitter, {@code p.in} a receiver.
 *
 * @param tvalid the transmitter has a beat
 * @param tready the receiver takes it
 * @param tdata  the bytes, the first one in bits 7 to 0
 * @param tkeep  one bit per byte: 1 = belongs to the packet
 * @param tlast  the packet ends with this beat
 * @param tuser  what goes beside the data, when there is any
 */
public record AxiStream(Bool tvalid, @Flipped Bool tready, UInt tdata, UInt tkeep, Bool tlast, Optional<UInt> tuser)
    implements Bundle<AxiStream> {
    /** Without tuser. */
    public static Shape<AxiStream> of(int bytes) {
        return of(bytes, 0);
    }

    /** With a tuser of that many bits; 0: without. */
    public static Shape<AxiStream> of(int bytes, int userBits) {
        if (bytes < 1 || userBits < 0) {
            throw HdlException.refused("AxiStream of " + bytes + " bytes with a tuser of " + userBits
                + " bits: it has at least 1 byte, and 0 bits are no tuser");
        }
        return bundle(f -> new AxiStream(f.of(bool()), f.of(bool()), f.of(uint(8 * bytes)), f.of(uint(bytes)),
            f.of(bool()),
            userBits == 0 ? Optional.empty() : Optional.of(f.of(uint(userBits)))));
    }

    /** The same signals as a stream of beats; tuser goes its own way. */
    public Stream<Beat> asStream() {
        return new Stream<>(tvalid, tready, new Beat(tdata, tkeep, tlast));
    }
}
