package rnic.transport;

import static hdl.Hdl.bool;
import static hdl.Hdl.delay;
import static hdl.Hdl.fill;
import static hdl.Hdl.lit;
import static hdl.Hdl.log2Ceil;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;
import static rnic.transport.Arrival.PSN_BITS;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.UInt;

/**
 * Brings the bitmap of a SACK into the places of the sender's rings. Latency {@link #LATENCY} cycles, one SACK per
 * cycle.
 *
 * @param window places of a ring: 128 or 256
 */
@Doc("Brings the bitmap of a SACK into the places of the sender's rings.")
public record SackMap(int window) implements Circuit<SackMap.Io> {
    /** Cycles to the rings. */
    static final int LATENCY = 5;
    /** Cycles to {@code unsent}. */
    static final int UNSENT_LATENCY = 4;
    private static final int BITS = 128;

    public record Io(
        @Doc("PSN of bit 0") UInt start,
        @Doc("bits that count") UInt length,
        @Doc("1 = received") UInt bitmap,
        @Doc("bits below this PSN do not count") UInt from,
        @Doc("next new PSN: from here on nothing was sent") UInt newest,
        @Doc("a packet that was never sent is said to be received") Bool unsent,
        @Doc("ring: reported received") UInt received,
        @Doc("ring: reported missing") UInt missing
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var psn = uint(PSN_BITS);
        return new Io(p.in(psn), p.in(uint(8)), p.in(uint(BITS)), p.in(psn), p.in(psn), p.out(bool()),
            p.out(uint(window)), p.out(uint(window)));
    }

    @Override public void body(Io io) {
        // Cycle 0: the bits that count, and where the range of packets in flight lies among them.
        var counted = mux(io.length.msb(), fill(lit(true), BITS), RingRange.below(io.length.trunc(7), BITS));
        var ones = delay(io.bitmap.and(counted), 1);
        var zeros = delay(io.bitmap.not().and(counted), 1);
        var toFirst = delay(io.from.minus(io.start), 1);
        var toNext = delay(io.newest.minus(io.start), 1);

        // Cycle 1: masks.
        var old = delay(before(toFirst), 1);
        var sent = delay(before(toNext), 1);
        var onesMasked = delay(ones, 1);
        var zerosMasked = delay(zeros, 1);

        // Cycle 2: the three kinds of bits.
        var inFlight = sent.and(old.not());
        var received = delay(onesMasked.and(inFlight), 1);
        var missing = delay(zerosMasked.and(inFlight), 1);
        var never = delay(onesMasked.and(sent.not()), 1);
        var unsent = delay(never.any(), 1);
        io.unsent.set(unsent);

        // Cycles 3 and 4: into the ring.
        var place = delay(io.start.trunc(log2Ceil(window)), 3);
        var receivedRing = ring(received, place);
        var missingRing = ring(missing, place);
        io.received.set(receivedRing);
        io.missing.set(missingRing);
    }

    /** Bits of PSNs before the one at this signed distance from bit 0. */
    private static UInt before(UInt distance) {
        var part = RingRange.below(distance.trunc(7), BITS);
        return mux(distance.bits(PSN_BITS - 2, 7).any(), fill(lit(true), BITS), part)
            .gate(distance.msb().not());
    }

    private UInt ring(UInt bits, UInt place) {
        int fine = log2Ceil(window) / 2;
        var wide = window == BITS ? bits : bits.zext(window);
        var coarse = delay(turned(wide, place.bits(log2Ceil(window) - 1, fine), fine), 1);
        return delay(turned(coarse, delay(place.trunc(fine), 1), 0), 1);
    }

    /** Rotated to the left by the amount times a power of two. */
    private static UInt turned(UInt value, UInt amount, int shift) {
        var turned = value;
        for (int bit = 0; bit < amount.width(); bit++) {
            turned = mux(amount.bit(bit), turned.rotateLeft(1 << bit + shift), turned)
                .named("turned" + (1 << bit + shift));
        }
        return turned;
    }
}
