package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import rnic.common.BeatSize;
import rnic.context.FrameSettings;
import rnic.context.Gid;
import rnic.context.WireChoice;
import rnic.messages.Packet;
import rnic.messages.RocePacket;
import rnic.protocol.Row;
import rnic.wire.Bth;
import rnic.wire.Headers;
import rnic.wire.SackOrder;

/**
 * Header parser, ICRC checker and receive check on the same frames: says about each frame what row of the table of
 * malformed input the frame alone matches (wire profile section 16, rows 1 to 22 without row 10) and everything the
 * receive path asks of its headers. One packet per frame, in order, {@link #LATENCY} cycles after its last beat, so
 * that look-ups may begin, and its row {@link #ROW} cycles behind; frames of one beat back to back, never stalls.
 *
 * @param bytes bytes per beat: a power of two from 32
 * @param roce  what RoCEv2 requests say is wanted earlier
 */
@Doc("Reads and checks every frame: its row as far as the frame alone tells, and its header fields.")
public record FrameInspector(int bytes, boolean roce) implements Circuit<FrameInspector.Io> {
    /** Cycles from the last beat to the packet. */
    public static final int LATENCY = PacketParser.LATENCY + 2;
    /** Cycles from the packet to its row. */
    public static final int ROW = ReceiveCheck.LATENCY - LATENCY;
    /** Cycles from what a RoCEv2 request says to its packet. */
    public static final int EARLIER = LATENCY - PacketParser.LATENCY + PacketParser.EARLIER;
    /** Bytes of UDP header and ICRC. */
    private static final int UDP_AND_ICRC = 12;
    /** Bits of an address that are compared at once. */
    private static final int PART = 32;

    public record Io(
        @Doc("frames from the MAC, without preamble and FCS") Valid<Beat> in,
        @Doc("with the last beat: FCS error, runt or abort") Bool error,
        @Doc("stable while frames arrive") FrameSettings settings,
        @Doc("one per frame, in order") Valid<Packet> packet,
        @Doc("what a frame to the port of RoCEv2 says if it is a request, with the number of any queue pair")
        Optional<Valid<RocePacket>> early,
        @Doc("one per frame, in order: the first that matches; RX_OK, RX_TRIM_NAK and RX_TRIM_PAYLOAD go on")
        Valid<Choice<Row>> row
    ) implements Bundle<Io> {}

    /** Of a NIC without RoCEv2. */
    public FrameInspector(int bytes) {
        this(bytes, false);
    }

    public FrameInspector {
        BeatSize.check("FrameInspector", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.at(0).in(bool()), p.steady().in(FrameSettings.SHAPE),
            p.at(LATENCY).out(Valid.of(Packet.SHAPE)), roce ? Optional.of(p.at(LATENCY - EARLIER)
                .out(Valid.of(RocePacket.of(EarlyHeaders.QUEUE_PAIRS)))) : Optional.empty(), p.at(LATENCY + ROW).out(Valid.of(choice(Row.class))));
    }

    @Override public void body(Io io) {
        registeredReset();
        var frames = timeline(io.in).aligned();
        var parser = instance(new PacketParser(bytes, roce));
        parser.in().set(io.in);
        parser.veroce().set(io.settings.choice().udpPort());
        var checker = instance(new IcrcChecker(bytes));
        checker.in().set(io.in);
        var check = instance(new ReceiveCheck(bytes));
        check.in().set(io.in);
        check.error().set(io.error);
        check.headers().valid().set(parser.headers().valid());
        check.headers().value().set(JudgedHeaders.of(parser.headers().value()));
        var own = own(parser.headers().value(), io.settings);
        var toUs = stage(parser.headers().value().ethernet().destination().eq(io.settings.mac()));
        check.foreign().set(own.any().and(toUs).not());
        check.icrc().set(checker.verdict());
        check.settings().set(io.settings.check());

        // The fields wait for the last beat: the next frame's come later.
        var read = at(LATENCY, fields(parser.headers().value(), own, io.settings));
        var isRead = at(LATENCY, frames.flag(parser.headers().valid()));
        var held = reg(Packet.SHAPE);
        when(isRead, () -> held.next(read));
        io.packet.valid().set(frames.flag(io.in.value().last()));
        io.packet.value().set(mux(isRead, read, held));
        check(io.packet.valid().not().or(io.packet.value().payloadOffset().le(PacketParser.DEEPEST)),
            "the headers of a packet are among the bytes that were read");
        io.row.set(check.row());
        io.early.ifPresent(it -> early(it, frames, parser.early().orElseThrow(), io.in.value().last()));
    }

    /** As the fields, it waits for the last beat. */
    private static void early(Valid<RocePacket> out, Timeline frames, Valid<EarlyHeaders> parsed, Bool last) {
        var isRead = frames.flag(parsed.valid());
        var held = reg(EarlyHeaders.SHAPE).named("early_held");
        when(isRead, () -> held.next(parsed.value()));
        var shown = mux(isRead, parsed.value(), held);
        out.valid().set(frames.flag(last).and(shown.roce()));
        out.value().set(shown.packet());
    }

    /** Row 3: which of our addresses it goes to; none of somebody else's. A cycle behind the headers. */
    private static UInt own(Headers h, FrameSettings settings) {
        var isIpv6 = h.found().isIpv6();
        var to = mux(isIpv6, h.ipv6().destination(), h.ipv4().destination().zext(128));
        var own = stage(each(settings, gid -> gid.used().and(gid.ipv6().eq(isIpv6))));
        for (int i = 0; i < to.width(); i += PART) {
            int low = i;
            var part = stage(each(settings, gid -> to.bits(low + PART - 1, low).eq(gid.ip().bits(low + PART - 1, low))));
            own = own.and(part);
        }
        return own;
    }

    /** What holds for each of our addresses, that of address 0 lowest. */
    private static UInt each(FrameSettings settings, Function<Gid, Bool> holds) {
        return cat(IntStream.range(0, Gid.COUNT).mapToObj(i -> holds.apply(settings.gids().at(i))).toList().reversed());
    }

    /** The packet. */
    private static Packet fields(Headers h, UInt own, FrameSettings settings) {
        var choice = settings.choice();
        var found = h.found();
        var headerBytes = cat(found.headerWords(), lit(0, 2));
        var behind = stage(h.udp().length().trunc(13).minus(headerBytes.zext(13)));
        var padded = stage(h.bth().padCount()).zext(13).plus(UDP_AND_ICRC);
        var payload = stage(behind.minus(padded));
        var transport = mux(found.isIpv6(), mux(found.tagged(), lit(66, 7), lit(62, 7)),
            mux(found.tagged(), lit(46, 7), lit(42, 7)));
        var congested = mux(found.isIpv4(), h.ipv4().ecn(), h.ipv6().ecn()).all();
        var dscp = mux(found.isIpv4(), h.ipv4().dscp(), h.ipv6().dscp());
        var source = mux(found.isIpv6(), h.ipv6().source(), h.ipv4().source().zext(128));
        var bth = h.bth();
        var sack = h.sackEth();
        var order = h.poEth().order().gate(found.present().poEth());
        var immediate = mux(found.present().ieth(), h.ieth().remoteKey(),
            h.immDt().value().gate(found.present().immDt()));
        var reth = h.reth();
        var atomic = h.atomicEth();
        var isAtomic = found.present().atomicEth();
        var bitmap = SackOrder.changed(stage(sack.bitmap()), choice.sackBytes(), choice.sackBits(),
            choice.sackMissing());
        return new Packet(bth.opcode(), bth.destQp(), bth.psn(), bth.ackRequest(), retrans(bth, choice),
            bth.solicited(), bth.pkey(), congested, bth.becn(), h.udp().sourcePort(),
            cat(mux(found.present().msnEth(), h.msnEth().reserved(), h.poEth().reserved()), bth.reserved()),
            dscp.zext(7).eq(settings.check().trimLastDscp()), found.isIpv6(),
            h.vlan().identifier().gate(found.tagged()), source, own, found.veroce(), h.msnEth().msn(), h.rqEth().rqMsn(),
            order, mux(isAtomic, atomic.address(), reth.address()),
            mux(isAtomic, atomic.remoteKey(), reth.remoteKey()), reth.length(), atomic.swapOrAdd(), atomic.compare(),
            immediate, h.aeth().syndrome(), h.aeth().msn(), sack.validLength(), sack.start(), bitmap, h.rttEth().context(), h.rttEth().sent(),
            transport.plus(headerBytes.zext(7)), payload);
    }

    /** The bit of byte 8 that says so. */
    private static Bool retrans(Bth bth, WireChoice choice) {
        return cat(bth.retrans(), bth.reserved()).and(lit(0x40, 7).shr(choice.retrans())).any();
    }
}
