package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import java.util.Optional;
import rnic.common.BeatSize;
import rnic.messages.RocePacket;
import rnic.wire.Aeth;
import rnic.wire.AtomicAckEth;
import rnic.wire.AtomicEth;
import rnic.wire.Bth;
import rnic.wire.Decision;
import rnic.wire.Deth;
import rnic.wire.Ethernet;
import rnic.wire.Extension;
import rnic.wire.FormatDecoder;
import rnic.wire.Headers;
import rnic.wire.Ieth;
import rnic.wire.ImmDt;
import rnic.wire.Ipv4;
import rnic.wire.Ipv6;
import rnic.wire.MsnEth;
import rnic.wire.PacketFormat;
import rnic.wire.Place;
import rnic.wire.PoEth;
import rnic.wire.Port;
import rnic.wire.Present;
import rnic.wire.Resv16;
import rnic.wire.Reth;
import rnic.wire.RqEth;
import rnic.wire.RttEth;
import rnic.wire.SackEth;
import rnic.wire.Udp;
import rnic.wire.Vlan;

/**
 * Reads every header off the first 110 bytes of each frame. Frames come as beats, with or without gaps and without
 * back-pressure, as a MAC delivers them. One set of headers per frame, in order, {@link #LATENCY} cycles after the beat
 * that completes the first 110 bytes or ends the frame; frames of one beat may follow each other in every cycle.
 *
 * <p>Nothing is judged here beyond what is needed to find the headers: lengths, checksums and the transport's own rules
 * belong to the blocks behind. Sources: wire profile sections 3 to 8.
 *
 * @param bytes bytes per beat: a power of two from 32
 * @param early what RoCEv2 requests say comes {@link #EARLIER} cycles before the rest
 */
@Doc("Reads the Ethernet, IP, UDP and transport headers off the front of each frame.")
public record PacketParser(int bytes, boolean early) implements Circuit<PacketParser.Io> {
    /** Deepest header: Ethernet 14, tag 4, IPv6 40, UDP 8, transport 44. */
    public static final int DEEPEST = 110;
    /** Cycles from the completing beat to the headers. */
    public static final int LATENCY = 4;
    /** Cycles from the early headers to the headers. */
    static final int EARLIER = 2;
    private static final int LINK_BYTES = Ethernet.BYTES + Vlan.BYTES;
    private static final int TRANSPORT_BYTES = 44;
    /** Protocol number of UDP. */
    private static final int UDP = 17;

    public record Io(
        @Doc("frames from the MAC, without preamble and FCS") Valid<Beat> in,
        @Doc("UDP destination port of the profiles P1 to P3; stable while frames arrive") UInt veroce,
        @Doc("one set per frame") Valid<Headers> headers,
        @Doc("one set per frame") Optional<Valid<EarlyHeaders>> early
    ) implements Bundle<Io> {}

    /** Without early headers. */
    public PacketParser(int bytes) {
        this(bytes, false);
    }

    public PacketParser {
        BeatSize.check("PacketParser", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.steady().in(uint(16)),
            p.at(LATENCY).out(Valid.of(Headers.SHAPE)),
            early ? Optional.of(p.at(LATENCY - EARLIER).out(Valid.of(EarlyHeaders.SHAPE))) : Optional.empty());
    }

    @Override public void body(Io io) {
        var beats = timeline(io.in).aligned();
        var front = instance(new FrameFront(bytes));
        front.in().set(io.in);
        beats.valid(front.window().valid());
        ignore(front.window().value());

        // Cycle 1: the headers move to fixed places.
        var network = stage(network(front));
        var transport = stage(transport(front));

        io.early.ifPresent(it -> {
            it.valid().set(beats.valid());
            it.value().set(early(transport));
        });

        // Cycle 2: protocol, port, and the chain of headers.
        var roce = instance(new FormatDecoder(Port.ROCE));
        var veroce = instance(new FormatDecoder(Port.VEROCE));
        roce.opcode().set(piece(transport, Udp.BYTES, 1));
        veroce.opcode().set(piece(transport, Udp.BYTES, 1));
        var isVeroce = transport.bytes(2, 2).eq(io.veroce);
        var found = stage(decide(at(2, front.kind()), network, transport, isVeroce, roce, veroce));
        var place = stage(mux(isVeroce, veroce.place(), roce.place()));

        // Cycle 3: the extension headers, each from the place where it stands.
        var link = at(3, front.window().value().trunc(8 * LINK_BYTES));
        var headers = stage(cut(found, place, link, at(3, network), at(3, transport)));
        io.headers.valid().set(beats.valid());
        io.headers.value().set(headers);
        check(io.headers.valid().not().or(io.headers.value().found().headerWords().le(TRANSPORT_BYTES / 4)),
            "headers lie within the bytes that are read");
    }

    /** RETH and AtomicETH begin alike. */
    private static EarlyHeaders early(UInt transport) {
        var bth = piece(transport, Udp.BYTES, Bth.BYTES).reverseBytes().as(Bth.SHAPE);
        var reth = piece(transport, Udp.BYTES + Bth.BYTES, Reth.BYTES).reverseBytes().as(Reth.SHAPE);
        return new EarlyHeaders(transport.bytes(2, 2).eq(Port.ROCE.number()),
            new RocePacket(bth.destQp(), bth.opcode(), bth.psn(), reth.address(), reth.remoteKey(), reth.length()));
    }

    private static Decision decide(FrameFront.Kind kind, UInt network, UInt transport, Bool isVeroce,
                                   FormatDecoder.Io roce, FormatDecoder.Io veroce) {
        var ipv4 = piece(network, 0, Ipv4.BYTES).reverseBytes().as(Ipv4.SHAPE);
        var ipv6 = network.reverseBytes().as(Ipv6.SHAPE);
        var isUdp = mux(kind.ipv4(), ipv4.protocol().eq(UDP).and(ipv4.headerWords().le(5)),
            kind.ipv6().and(ipv6.nextHeader().eq(UDP)));
        var badIp = mux(kind.ipv4(), ipv4.version().ne(4).or(ipv4.headerWords().lt(5)),
            kind.ipv6().and(ipv6.version().ne(6)));
        var fragment = kind.ipv4().and(ipv4.flags().bit(0).or(ipv4.fragmentOffset().any()));
        var isRoce = transport.bytes(2, 2).eq(Port.ROCE.number());
        var isOurs = isUdp.and(isRoce.or(isVeroce));
        var known = mux(isVeroce, veroce.known(), roce.known());
        var words = mux(isVeroce, veroce.words(), roce.words());
        var present = mux(isVeroce, veroce.present(), roce.present());
        return new Decision(kind.tagged(), kind.ipv4(), kind.ipv6(), badIp, fragment, isUdp.and(isRoce),
            isUdp.and(isVeroce),
            isOurs.and(known), words.gate(isOurs), mux(isOurs, present, zero(Present.SHAPE)));
    }

    private static Headers cut(Decision found, Place place, UInt link, UInt network, UInt transport) {
        return new Headers(found, piece(link, 0, Ethernet.BYTES).reverseBytes().as(Ethernet.SHAPE),
            piece(link, Ethernet.BYTES, Vlan.BYTES).reverseBytes().as(Vlan.SHAPE),
            piece(network, 0, Ipv4.BYTES).reverseBytes().as(Ipv4.SHAPE), network.reverseBytes().as(Ipv6.SHAPE),
            piece(transport, 0, Udp.BYTES).reverseBytes().as(Udp.SHAPE),
            piece(transport, Udp.BYTES, Bth.BYTES).reverseBytes().as(Bth.SHAPE),
            extension(Extension.DETH, place, transport, Deth.SHAPE),
            extension(Extension.MSNETH, place, transport, MsnEth.SHAPE),
            extension(Extension.RETH, place, transport, Reth.SHAPE),
            extension(Extension.AETH, place, transport, Aeth.SHAPE),
            extension(Extension.RQETH, place, transport, RqEth.SHAPE),
            extension(Extension.POETH, place, transport, PoEth.SHAPE),
            extension(Extension.IMMDT, place, transport, ImmDt.SHAPE),
            extension(Extension.IETH, place, transport, Ieth.SHAPE),
            extension(Extension.ATOMICETH, place, transport, AtomicEth.SHAPE),
            extension(Extension.ATOMICACKETH, place, transport, AtomicAckEth.SHAPE),
            extension(Extension.SACKETH, place, transport, SackEth.SHAPE),
            extension(Extension.RTTETH, place, transport, RttEth.SHAPE),
            extension(Extension.RESV16, place, transport, Resv16.SHAPE));
    }

    /** The bytes of one extension header, chosen among the places where it may stand. */
    private static <T extends Data<T>> T extension(Extension extension, Place place, UInt transport, Shape<T> shape) {
        var offsets = PacketFormat.offsetsOf(extension);
        var chosen = transport.bytes(Udp.BYTES + offsets.getLast(), extension.bytes());
        for (int i = offsets.size() - 2; i >= 0; i--) {
            var here = place.of(extension).orElseThrow().eq(i);
            chosen = mux(here, transport.bytes(Udp.BYTES + offsets.get(i), extension.bytes()), chosen);
        }
        return chosen.as(shape);
    }

    private static UInt network(FrameFront.Io front) {
        var window = front.window().value();
        return mux(front.kind().tagged(), piece(window, 18, Ipv6.BYTES), piece(window, 14, Ipv6.BYTES));
    }

    /** UDP and everything behind it. */
    private static UInt transport(FrameFront.Io front) {
        var window = front.window().value();
        int length = Udp.BYTES + TRANSPORT_BYTES;
        var tagged = front.kind().tagged();
        return mux(front.kind().ipv6(),
            mux(tagged, piece(window, 58, length), piece(window, 54, length)),
            mux(tagged, piece(window, 38, length), piece(window, 34, length)));
    }

    /** Bytes in the order of the wire, byte {@code first} least significant. */
    private static UInt piece(UInt window, int first, int length) {
        return window.bits(8 * (first + length) - 1, 8 * first);
    }
}
