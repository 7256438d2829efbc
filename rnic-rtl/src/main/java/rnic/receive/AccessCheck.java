package rnic.receive;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.context.Mr;
import rnic.context.MrKey;
import rnic.context.MrWrite;
import rnic.context.PageSize;
import rnic.messages.ReceiveWqe;
import rnic.protocol.RnicParameters;

/**
 * Where a packet's payload goes in host memory, and whether it may (rows 39 and 41a of the table of malformed input;
 * datapath section 6), and whether a Read or an atomic may have what it asks for. A Send goes to its receive WQE's
 * buffer, a response to that of its request, a Write where its RETH says; checked is the whole buffer or the whole
 * message. One packet per cycle, never stalls; counts of cycles begin at the packet, of which the operands come {@link
 * #START} cycles late.
 */
@Doc("Where a packet's payload goes in host memory, and whether key, domain, right and bounds allow it.")
public record AccessCheck(RnicParameters parameters) implements Circuit<AccessCheck.Io> {
    /** Cycles from packet to operands, to the address, and to the refusal. */
    public static final int START = 3;
    public static final int ADDRESS_LATENCY = 5;
    public static final int LATENCY = 8;
    private static final int HALF = 32;

    public record Io(
        @Doc("the payload goes to a buffer of this end") Bool send,
        @Doc("of RETH or AtomicETH: of the first byte of a Write's payload") UInt address,
        @Doc("of RETH or AtomicETH") UInt key,
        @Doc("bytes of a Write or a Read, of RETH; 8 of an atomic") UInt dmaLength,
        @Doc("the peer reads") Bool read,
        @Doc("the peer orders an atomic") Bool atomic,
        @Doc("the packet carries payload") Bool payload,
        @Doc("bytes of the message before the packet") UInt offset,
        @Doc("protection domain of the queue pair") UInt pd,
        ReceiveWqe wqe,
        Valid<MrWrite> mr,
        @Doc("of the payload's first byte") UInt target,
        @Doc("where that is; with the target") UInt mrIndex,
        @Doc("and how its pages are found") PageSize pages,
        Bool refused
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var in = p.at(START);
        return new Io(in.in(bool()), in.in(uint(64)), in.in(uint(32)), in.in(uint(32)), in.in(bool()),
            in.in(bool()), in.in(bool()), in.in(uint(LengthCheck.OFFSET_BITS)), in.in(uint(16)),
            in.in(ReceiveWqe.SHAPE),
            p.in(Valid.of(MrWrite.of(parameters))), p.at(ADDRESS_LATENCY).out(uint(64)),
            p.at(ADDRESS_LATENCY).out(uint(indexWidth(parameters.mrs()))), p.at(ADDRESS_LATENCY).out(PageSize.SHAPE),
            p.at(LATENCY).out(bool()));
    }

    @Override public void body(Io io) {
        ignore(io.wqe.rung(), io.wqe.onChip());
        timeline(io.send).aligned();

        // Operand cycle 0: the MR is looked up. A Send's place is base + offset; a Write's base is place - offset.
        var key = new MrKey(parameters, mux(io.send, io.wqe.key(), io.key));
        io.mrIndex.set(key.index());
        var mr = mr(io, key.index());
        io.pages.set(mr.pages());
        var given = mux(io.send, io.wqe.address(), io.address);
        var sendLow = stage(sum(io.wqe.address().trunc(HALF), io.offset.trunc(HALF), lit(false)));
        var writeLow = stage(sum(io.address.trunc(HALF), io.offset.trunc(HALF).not(), lit(true)));

        // Operand cycle 1: the upper half, and which low half the base has.
        var movedLow = mux(io.send, sendLow, writeLow);
        var operand = io.offset.zext(64).top(HALF).xor(fill(io.send.not(), HALF));
        var movedHigh = stage(sum(given.top(HALF), operand, movedLow.msb()).trunc(HALF));
        var baseLow = stage(mux(io.send, given.trunc(HALF), movedLow.trunc(HALF)));
        var baseHigh = mux(io.send, given.top(HALF), movedHigh);
        io.target.set(mux(io.send, cat(movedHigh, movedLow.trunc(HALF)), given));

        // Cycles 2 and 3: how far into the MR the buffer begins, and where it ends. 4: against its length.
        var length = stage(mux(io.send, at(START + 2, io.wqe.length()), io.dmaLength));
        var low = stage(baseLow.zext(HALF + 1).minus(mr.base().trunc(HALF).zext(HALF + 1)));
        var into = low.trunc(HALF);
        var high = stage(sum(stage(baseHigh), mr.base().top(HALF).not(), low.msb().not()).trunc(HALF));
        var end = stage(into.plusWide(length));
        var isFar = stage(high.any().or(end.msb()));
        var isBeyond = stage(end.trunc(HALF).gt(mr.length()));

        // What the MR itself says.
        var remote = mux(io.read, mr.remoteRead(), mux(io.atomic, mr.remoteAtomic(), mr.remoteWrite()));
        var right = mux(io.send, mr.localWrite(), remote);
        var isKnown = mr.valid().and(key.isForeign().not());
        var fitting = mr.tag().eq(key.tag()).and(mr.pd().eq(io.pd));
        var allowed = isKnown.and(fitting).and(right);
        var touching = mux(io.send, io.payload, io.dmaLength.any());
        var isBad = io.send.and(io.wqe.bad());
        io.refused.set(touching.and(allowed.not().or(isFar).or(isBeyond)).or(isBad));
    }

    private Mr mr(Io io, UInt index) {
        var mrs = memory(Mr.SHAPE, parameters.mrs()).style(BRAM).latency(2);
        when(io.mr.valid(), () -> mrs.write(io.mr.value().index(), io.mr.value().mr()));
        var mr = mrs.read(index);
        ignore(mr.remoteInvalidate());
        return mr;
    }

    /** With carry in and out, as one carry chain: the lowest place adds the carry to itself. */
    private static UInt sum(UInt left, UInt right, Bool carry) {
        return cat(left, carry).plusWide(cat(right, carry)).shr(1).trunc(HALF + 1);
    }
}
