package rnic.parse;

import static hdl.Hdl.bool;
import static hdl.Hdl.cat;
import static hdl.Hdl.delay;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;

import hdl.Bool;
import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.lib.Valid;
import rnic.common.Valids;
import rnic.context.CheckSettings;
import rnic.wire.Headers;
import rnic.wire.Port;

/**
 * Judges the headers of every frame by rows 3 to 22 of the table of malformed input (wire profile section 16), as far
 * as they alone decide. Latency {@link #LATENCY} cycles, that of the bounds {@link #BOUNDS}; one frame per cycle, never
 * stalls.
 */
@Doc("Judges the headers of every frame, whatever its length and its ICRC.")
public record HeaderJudge() implements Circuit<HeaderJudge.Io> {
    /** Cycles from headers to flags. */
    public static final int LATENCY = Ipv4Checksum.LATENCY;
    /** Cycles from headers to bounds. */
    static final int BOUNDS = 1;
    private static final int LENGTH_BITS = 17;
    private static final int BTH_WORDS = 3;

    public record Io(
        Valid<Headers> headers,
        @Doc("with the headers: the destination is not ours") Bool foreign,
        @Doc("stable while frames arrive") CheckSettings settings,
        Valid<FrameBounds> bounds,
        Valid<HeaderFlags> flags
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(Headers.SHAPE)), p.in(bool()), p.in(CheckSettings.SHAPE),
            p.out(Valid.of(FrameBounds.SHAPE)),
            p.out(Valid.of(HeaderFlags.SHAPE)));
    }

    @Override public void body(Io io) {
        var h = io.headers.value();
        var found = h.found();
        ignore(h, io.settings.trimIcrcOptional());

        // Stage 1: lengths as numbers, opcode rules.
        var roce = instance(new OpcodeRules(Port.ROCE));
        var veroce = instance(new OpcodeRules(Port.VEROCE));
        roce.opcode().set(h.bth().opcode());
        veroce.opcode().set(h.bth().opcode());
        var isCnp = h.bth().opcode().eq(0x81).and(found.veroce());
        var words = delay(mux(isCnp, lit(BTH_WORDS, 4), found.headerWords()), 1);
        var openCnp = delay(isCnp, 1);
        var behindIp = h.ipv4().totalLength().zext(LENGTH_BITS).minus(20);
        var ipPayload = delay(mux(found.isIpv4(), behindIp.trunc(16).gate(behindIp.msb().not()), h.ipv6()
            .payloadLength()), 1);
        var behindUdp = delay(h.udp().length().zext(LENGTH_BITS).minus(12), 1);
        var udpLength = delay(h.udp().length(), 1);
        var padCount = delay(h.bth().padCount(), 1);
        var payload = delay(mux(found.veroce(), veroce.payload(), roce.payload()), 1);
        var noPad = delay(mux(found.veroce(), veroce.noPad(), roce.noPad()), 1);

        // Stage 2: bytes behind the headers; negative when there are not even those.
        var area = delay(behindUdp.minus(cat(words, lit(0, 2)).zext(LENGTH_BITS)), 1);
        var padding = delay(padCount, 1);
        var mayPay = delay(payload, 1);
        var mayPad = delay(payload.and(noPad.not()), 1);
        var mayTail = delay(openCnp, 1);

        // Stage 3: pad and payload.
        var low = area.trunc(16);
        var uneven = low.trunc(2).any();
        var missing = low.bits(15, 2).eq(0).and(padding.gt(low.trunc(2)));
        var badPad = delay(uneven.or(missing).or(padding.any().and(mayPad.not())), 1);
        var badPayload = delay(mayPay.or(low.eq(0)).or(mayTail.and(low.eq(16))).not(), 1);
        var noHeaders = delay(area.msb(), 1);

        // The rest is known at once and waits for the checksum.
        var checksum = instance(new Ipv4Checksum());
        checksum.header().set(h.ipv4());
        var dscp = mux(found.isIpv4(), h.ipv4().dscp(), h.ipv6().dscp());
        var trimmed = dscp.eq(io.settings.trimDscp()).or(dscp.zext(7).eq(io.settings.trimLastDscp()));
        var udpOffset = mux(found.isIpv6(), mux(found.tagged(), lit(58, 6), lit(54, 6)),
            mux(found.tagged(), lit(38, 6), lit(34, 6)));
        var flags = new HeaderFlags(delay(found.roce().or(found.veroce()).not().or(io.foreign), LATENCY),
            delay(found.badIp(), LATENCY),
            delay(found.isIpv4(), LATENCY).and(checksum.good().not()), delay(found.fragment(), LATENCY),
            delay(trimmed, LATENCY), delay(found.veroce().and(veroce.numbered()).not(), LATENCY),
            delay(ipPayload.lt(24), LATENCY - 1), delay(udpLength.ne(ipPayload), LATENCY - 1),
            delay(h.bth().version().ne(io.settings.transportVersion()), LATENCY), delay(transport(h).not(), LATENCY),
            delay(found.known().not(), LATENCY), delay(noHeaders, LATENCY - 3), delay(badPad, LATENCY - 3),
            delay(badPayload, LATENCY - 3));
        var whole = cat(found.headerWords(), lit(0, 2)).zext(7).plus(12);
        io.flags.valid().set(Valids.later(io.headers.valid(), LATENCY));
        io.flags.value().set(flags);
        io.bounds.valid().set(Valids.later(io.headers.valid(), BOUNDS));
        io.bounds.value().set(new FrameBounds(ipPayload, delay(udpOffset, BOUNDS), delay(whole, BOUNDS)));
    }

    /**
     * Row 18: reliable connection or signal; unreliable datagrams to queue pair 1 on the RoCEv2 port are the host's.
     */
    private static Bool transport(Headers h) {
        var kind = h.bth().opcode().top(3);
        return kind.eq(0).or(kind.eq(4)).or(kind.eq(3).and(h.found().roce()).and(h.bth().destQp().eq(1)));
    }
}
