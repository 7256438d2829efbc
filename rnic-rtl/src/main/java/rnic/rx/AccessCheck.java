package rnic.rx;

import static hdl.Hdl.BRAM;
import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.ignore;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.memory;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static hdl.Hdl.when;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;
import hdl.lib.Valid;
import rnic.RnicParameters;
import rnic.host.ReceiveEntry;
import rnic.host.Region;
import rnic.host.RegionWrite;

/**
 * Where a packet's payload goes in host memory, and whether it may (rows 39 and 41a of the table of malformed input;
 * datapath section 6). A Send goes to its receive request's buffer, a Write where its RETH says; checked is the whole
 * buffer or the whole message. One packet per cycle, never stalls; counts of cycles begin at the packet, of which the
 * operands come {@link #START} cycles late.
 */
@Doc("Where a packet's payload goes in host memory, and whether key, domain, right and bounds allow it.")
public record AccessCheck(RnicParameters parameters) implements Circuit<AccessCheck.Io> {
    /** Cycles from packet to operands, to the address, and to the refusal. */
    public static final int START = 3;
    public static final int ADDRESS_LATENCY = 5;
    public static final int LATENCY = 8;
    private static final int HALF = 32;
    private static final int TAG_BITS = 8;

    public record Io(
        @Doc("the payload goes to a receive request's buffer") Bool send,
        @Doc("of the first byte of a Write's payload, of RETH") UInt address,
        @Doc("of RETH") UInt key,
        @Doc("bytes of a Write's message, of RETH") UInt dmaLength,
        @Doc("the packet carries payload") Bool payload,
        @Doc("bytes of the message before the packet") UInt offset,
        @Doc("protection domain of the queue pair") UInt domain,
        ReceiveEntry entry,
        Valid<RegionWrite> region,
        @Doc("of the payload's first byte; two cycles behind the operands") UInt target,
        @Doc("where that is; with the target") UInt regionIndex,
        @Doc("five cycles behind the operands") Bool refused
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(bool()), p.in(uint(64)), p.in(uint(32)), p.in(uint(32)), p.in(bool()),
            p.in(uint(LengthCheck.OFFSET_BITS)), p.in(uint(16)), p.in(ReceiveEntry.SHAPE),
            p.in(Valid.of(RegionWrite.of(parameters))), p.out(uint(64)),
            p.out(uint(indexWidth(parameters.regions()))), p.out(bool()));
    }

    @Override public void body(Io io) {
        ignore(io.entry.rung(), io.entry.onChip());
        // Operand cycle 0: the region is looked up. A Send's place is base + offset; a Write's base is place - offset.
        var key = mux(io.send, io.entry.key(), io.key);
        io.regionIndex.set(delay(key.bits(TAG_BITS + indexWidth(parameters.regions()) - 1, TAG_BITS), 2));
        var region = region(io, key);
        var given = mux(io.send, io.entry.address(), io.address);
        var send = delay(io.send, 2);
        var there = delay(given, 2);
        var sendLow = delay(sum(io.entry.address().trunc(HALF), io.offset.trunc(HALF), lit(false)), 1);
        var writeLow = delay(sum(io.address.trunc(HALF), io.offset.trunc(HALF).not(), lit(true)), 1);

        // Operand cycle 1: the upper half, and which low half the base has.
        var movedLow = mux(delay(io.send, 1), sendLow, writeLow);
        var operand = delay(io.offset.zext(64).top(HALF).xor(fill(io.send.not(), HALF)), 1);
        var movedHigh = delay(sum(delay(given.top(HALF), 1), operand, movedLow.msb()).trunc(HALF), 1);
        var baseLow = delay(mux(delay(io.send, 1), delay(given.trunc(HALF), 1), movedLow.trunc(HALF)), 1);
        var baseHigh = mux(send, there.top(HALF), movedHigh);
        io.target.set(mux(send, cat(movedHigh, delay(movedLow.trunc(HALF), 1)), there));

        // Cycles 2 and 3: how far into the region the buffer begins, and where it ends. 4: against its length.
        var length = delay(mux(send, delay(io.entry.length(), 2), delay(io.dmaLength, 2)), 1);
        var low = delay(baseLow.zext(HALF + 1).minus(region.base().trunc(HALF).zext(HALF + 1)), 1);
        var into = low.trunc(HALF);
        var high = delay(sum(delay(baseHigh, 1), delay(region.base().top(HALF).not(), 1), low.msb().not())
            .trunc(HALF), 1);
        var end = delay(into.plusWide(length), 1);
        var room = delay(region.length(), 2);
        var isFar = delay(high.any().or(end.msb()), 1);
        var isBeyond = delay(end.trunc(HALF).gt(room), 1);

        // What the region itself says.
        var shown = delay(key, 2);
        var right = mux(send, region.localWrite(), region.remoteWrite());
        var isKnown = region.valid().and(shown.shr(TAG_BITS + log2Ceil(parameters.regions())).eq(0));
        var fits = region.tag().eq(shown.trunc(TAG_BITS)).and(region.domain().eq(delay(io.domain, 2)));
        var allowed = delay(isKnown.and(fits).and(right), 3);
        var touches = delay(mux(io.send, io.payload, io.dmaLength.any()), 5);
        var isBad = delay(io.send.and(io.entry.bad()), 5);
        io.refused.set(touches.and(allowed.not().or(isFar).or(isBeyond)).or(isBad));
    }

    private Region region(Io io, UInt key) {
        var regions = memory(Region.SHAPE, parameters.regions()).style(BRAM).latency(2);
        when(io.region.valid(), () -> regions.write(io.region.value().index(), io.region.value().region()));
        var region = regions.read(key.bits(TAG_BITS + indexWidth(parameters.regions()) - 1, TAG_BITS));
        ignore(region.remoteRead());
        return region;
    }

    /** With carry in and out, as one carry chain: the lowest place adds the carry to itself. */
    private static UInt sum(UInt left, UInt right, Bool carry) {
        return cat(left, carry).plusWide(cat(right, carry)).shr(1).trunc(HALF + 1);
    }
}
