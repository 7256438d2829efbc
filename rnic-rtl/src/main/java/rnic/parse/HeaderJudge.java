package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.context.CheckSettings;
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
    /** Cycles from headers to whether the destination is ours. */
    static final int FOREIGN = 1;
    private static final int LENGTH_BITS = 17;
    private static final int BTH_WORDS = 3;

    public record Io(
        Valid<JudgedHeaders> headers,
        @Doc("the destination is not ours") Bool foreign,
        @Doc("stable while frames arrive") CheckSettings settings,
        Valid<FrameBounds> bounds,
        Valid<HeaderFlags> flags
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(JudgedHeaders.SHAPE)), p.at(FOREIGN).in(bool()), p.steady().in(CheckSettings.SHAPE),
            p.at(BOUNDS).out(Valid.of(FrameBounds.SHAPE)),
            p.at(LATENCY).out(Valid.of(HeaderFlags.SHAPE)));
    }

    @Override public void body(Io io) {
        var frames = timeline(io.headers).aligned();
        var h = io.headers.value();
        ignore(io.settings.trimIcrcOptional());

        // Cycle 0: lengths as numbers, opcode rules.
        var roce = instance(new OpcodeRules(Port.ROCE));
        var veroce = instance(new OpcodeRules(Port.VEROCE));
        roce.opcode().set(h.opcode());
        veroce.opcode().set(h.opcode());
        var isCnp = h.opcode().eq(0x81).and(h.veroce());
        var words = stage(mux(isCnp, lit(BTH_WORDS, 4), h.headerWords()));
        var behindIp = h.ipv4().totalLength().zext(LENGTH_BITS).minus(20);
        var ipPayload = stage(mux(h.isIpv4(), behindIp.trunc(16).gate(behindIp.msb().not()), h.payloadLength()));
        var behindUdp = stage(h.udpLength().zext(LENGTH_BITS).minus(12));
        var payload = stage(mux(h.veroce(), veroce.payload(), roce.payload()));
        var noPad = stage(mux(h.veroce(), veroce.noPad(), roce.noPad()));

        check(frames.flag(h.roce().or(h.veroce())).not().or(h.isIpv4().ne(h.isIpv6())),
            "a packet for a port of ours is of one version of IP");

        // Cycle 1: bytes behind the headers; negative when there are not even those.
        var area = stage(behindUdp.minus(cat(words, lit(0, 2)).zext(LENGTH_BITS)));
        var mayPad = stage(payload.and(noPad.not()));

        // Cycle 2: pad and payload.
        var low = area.trunc(16);
        var padding = at(2, h.padCount());
        var uneven = low.trunc(2).any();
        var missing = low.bits(15, 2).eq(0).and(padding.gt(low.trunc(2)));
        var noHeaders = area.msb();
        var badPad = uneven.or(missing).or(padding.any().and(mayPad.not()));
        var badPayload = payload.or(low.eq(0)).or(isCnp.and(low.eq(16))).not();

        // The rest is known at once and waits for the checksum.
        var checksum = instance(new Ipv4Checksum());
        checksum.header().set(h.ipv4());
        var dscp = mux(h.isIpv4(), h.ipv4().dscp(), h.dscp());
        var trimmed = dscp.eq(io.settings.trimDscp()).or(dscp.zext(7).eq(io.settings.trimLastDscp()));
        var udpOffset = mux(h.isIpv6(), mux(h.tagged(), lit(58, 6), lit(54, 6)),
            mux(h.tagged(), lit(38, 6), lit(34, 6)));
        var flags = new HeaderFlags(h.roce().or(h.veroce()).not().or(io.foreign), h.badIp(),
            h.isIpv4().and(checksum.good().not()), h.fragment(), trimmed,
            h.veroce().and(veroce.numbered()).not(), ipPayload.lt(24), h.udpLength().ne(ipPayload),
            h.version().ne(io.settings.transportVersion()), transport(h).not(), h.known().not(), noHeaders,
            badPad, badPayload);
        var whole = cat(h.headerWords(), lit(0, 2)).zext(7).plus(12);
        io.flags.valid().set(frames.valid());
        io.flags.value().set(flags);
        io.bounds.valid().set(frames.valid());
        io.bounds.value().set(new FrameBounds(ipPayload, udpOffset, whole));
    }

    /**
     * Row 18: reliable connection or signal; unreliable datagrams to queue pair 1 on the RoCEv2 port are the host's.
     */
    private static Bool transport(JudgedHeaders h) {
        var kind = h.opcode().top(3);
        return kind.eq(0).or(kind.eq(4)).or(kind.eq(3).and(h.roce()).and(h.destQp().eq(1)));
    }
}
