package rnic.rx;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * Where a packet's payload lies in its message, and whether its lengths fit together (rows 37 and 41 of the table of
 * malformed input; wire profile section 12). One packet per cycle, never stalls.
 */
@Doc("Where a packet's payload lies in its message, and whether its lengths fit together.")
public record LengthCheck() implements Circuit<LengthCheck.Io> {
    /** Cycles from packet to offset, to end, and to the flags. */
    public static final int OFFSET_LATENCY = 3;
    public static final int END_LATENCY = 4;
    public static final int LATENCY = 6;
    /** Bits of an offset: 2^23 packets of 2^12 bytes. */
    static final int OFFSET_BITS = 36;
    private static final int SMALLEST_MTU = 8;
    private static final int LARGEST_CODE = 4;

    public record Io(
        @Doc("packet order") UInt po,
        @Doc("bytes of payload") UInt payload,
        @Doc("bytes of the message, of RETH") UInt dmaLength,
        @Doc("one cycle behind the packet") PacketKind kind,
        @Doc("PMTU = 256 << code, two cycles behind") UInt mtuCode,
        @Doc("bytes of the receive request, three cycles behind") UInt receiveLength,
        @Doc("bytes of the message before the packet, three cycles behind") UInt offset,
        @Doc("bytes of the message up to the packet's last, four cycles behind") UInt upTo,
        @Doc("row 37, six cycles behind") Bool badLength,
        @Doc("row 41, of a Send, five cycles behind") Bool tooLong
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(uint(24)), p.in(uint(13)), p.in(uint(32)), p.in(PacketKind.SHAPE), p.in(uint(3)),
            p.in(uint(32)), p.out(uint(OFFSET_BITS)), p.out(uint(OFFSET_BITS)), p.out(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        ignore(io.kind);
        var full = delay(io.kind.full(), 2);
        var later = delay(io.kind.later(), 1);
        var write = delay(io.kind.write(), 1);
        var po = delay(io.po, 2);
        var payload = delay(io.payload, 2);

        // Cycle 2: the PMTU is known.
        var mtu = lit(1 << SMALLEST_MTU, 13);
        var shifted = cat(po, lit(0, SMALLEST_MTU)).zext(OFFSET_BITS);
        var at = shifted;
        for (int code = 1; code <= LARGEST_CODE; code++) {
            var here = io.mtuCode.eq(code);
            mtu = mux(here, lit(1 << SMALLEST_MTU + code, 13), mtu);
            at = mux(here, shifted.shl(code), at);
        }
        var offset = delay(at, 1);
        io.offset.set(offset);
        var isMtu = delay(payload.eq(mtu), 1);
        var isOver = delay(payload.gt(mtu), 1);
        var isEmpty = delay(payload.eq(0), 1);
        var badOrder = delay(later.and(po.eq(0)).or(po.msb()), 1);
        var tooMuch = delay(delay(io.dmaLength, 2).gt(1L << 31).and(write), 1);

        // Cycle 3: the end, and the payload's own length.
        var end = delay(offset.plus(delay(payload, 1).zext(OFFSET_BITS)), 1);
        io.upTo.set(end);
        var badPayload = mux(full, isMtu.not(), isOver.or(delay(later, 1).and(isEmpty)));
        var bad = delay(badPayload.or(badOrder).or(tooMuch), 1);

        // Cycle 4: against the whole message.
        var whole = delay(io.dmaLength, 4).zext(OFFSET_BITS);
        var isLess = delay(end.lt(whole), 1);
        var isWhole = delay(end.eq(whole), 1);
        var tooLong = delay(end.gt(delay(io.receiveLength, 1).zext(OFFSET_BITS)), 1);
        io.tooLong.set(tooLong);

        // Cycle 5: everything before the last packet is less than the message, the last one makes it whole.
        var fits = mux(delay(full, 2), isLess, isWhole).or(delay(write, 3).not());
        var badLength = delay(delay(bad, 1).or(fits.not()), 1);
        io.badLength.set(badLength);
    }
}
