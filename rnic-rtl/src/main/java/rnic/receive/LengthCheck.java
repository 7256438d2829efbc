package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import rnic.protocol.PacketKind;

/**
 * Where a packet's payload lies in its message, and whether its lengths fit together (rows 37, 41 and 43 of the table of
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

    /** What the lengths ask of an opcode. */
    public record Kind(
        Bool response,
        @Doc("Atomic Acknowledge") Bool atomicResponse,
        Bool write,
        @Doc("First or Middle: exactly one PMTU") Bool full,
        @Doc("Middle or Last") Bool later
    ) implements Bundle<Kind> {
        static final Shape<Kind> SHAPE = bundle(Kind.class, bool(), bool(), bool(), bool(), bool());

        static Kind of(PacketKind kind) {
            return new Kind(kind.response(), kind.atomicResponse(), kind.write(), kind.full(), kind.later());
        }
    }

    public record Io(
        @Doc("packet order") UInt po,
        @Doc("bytes of payload") UInt payload,
        @Doc("bytes of the message, of RETH") UInt dmaLength,
        Kind kind,
        @Doc("it is a Read that its queue pair serves") Bool reading,
        @Doc("PMTU = 256 << code") UInt mtuCode,
        @Doc("bytes of the receive WQE") UInt receiveLength,
        @Doc("bytes that a response is of") UInt readLength,
        @Doc("bytes of the message before the packet") UInt offset,
        @Doc("bytes of the message up to the packet's last") UInt upTo,
        @Doc("row 37, of a response row 43") Bool badLength,
        @Doc("row 41, of a Send") Bool tooLong
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(uint(24)), p.at(0).in(uint(13)), p.at(0).in(uint(32)), p.at(1).in(Kind.SHAPE),
            p.at(2).in(bool()), p.at(2).in(uint(3)), p.at(3).in(uint(32)), p.at(3).in(uint(32)),
            p.at(OFFSET_LATENCY).out(uint(OFFSET_BITS)), p.at(END_LATENCY).out(uint(OFFSET_BITS)),
            p.at(LATENCY).out(bool()), p.at(LATENCY - 1).out(bool()));
    }

    @Override public void body(Io io) {
        timeline(io.po).aligned();
        var kind = io.kind;

        // Cycle 2: the PMTU is known.
        var mtu = lit(1 << SMALLEST_MTU, 13);
        var shifted = cat(at(2, io.po), lit(0, SMALLEST_MTU)).zext(OFFSET_BITS);
        var at = shifted;
        for (int code = 1; code <= LARGEST_CODE; code++) {
            var here = io.mtuCode.eq(code);
            mtu = mux(here, lit(1 << SMALLEST_MTU + code, 13), mtu);
            at = mux(here, shifted.shl(code), at);
        }
        var offset = stage(at);
        io.offset.set(offset);
        var isMtu = stage(io.payload.eq(mtu));
        var isOver = stage(io.payload.gt(mtu));
        var isEmpty = io.payload.eq(0);
        var badOrder = kind.later().and(io.po.eq(0)).or(io.po.msb());
        var tooMuch = at(2, io.dmaLength).gt(1L << 31).and(kind.write().or(io.reading));

        // Cycle 3: the end, and the payload's own length.
        var end = stage(offset.plus(io.payload.zext(OFFSET_BITS)));
        io.upTo.set(end);
        var badPayload = mux(kind.full(), isMtu.not(), isOver.or(kind.later().and(isEmpty)));
        var bad = stage(badPayload.or(badOrder).or(tooMuch));

        // Cycle 4: against the whole message.
        var whole = stage(mux(kind.response(), io.readLength, io.dmaLength));
        var isLess = stage(end.lt(whole.zext(OFFSET_BITS)));
        var isWhole = stage(end.eq(whole.zext(OFFSET_BITS)));
        io.tooLong.set(stage(end.gt(io.receiveLength.zext(OFFSET_BITS))));

        // Cycle 5: everything before the last packet is less than the message, the last one makes it whole.
        var isMeasured = kind.write().or(kind.response().and(kind.atomicResponse().not()));
        var fitting = mux(kind.full(), isLess, isWhole).or(isMeasured.not());
        io.badLength.set(stage(bad.or(fitting.not())));
    }
}
