package rnic.tx;

import static hdl.Hdl.bundle;
import static hdl.Hdl.cat;
import static hdl.Hdl.ignore;
import static hdl.Hdl.instance;
import static hdl.Hdl.link;
import static hdl.Hdl.lit;
import static hdl.Hdl.mux;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Circuit;
import hdl.Doc;
import hdl.Ports;
import hdl.Shape;
import hdl.UInt;
import hdl.lib.Pipeline;
import hdl.lib.Stream;
import java.util.ArrayList;
import java.util.List;
import rnic.rx.FormatDecoder;
import rnic.rx.Place;
import rnic.rx.Present;
import rnic.wire.Bth;
import rnic.wire.Extension;
import rnic.wire.PacketFormat;
import rnic.wire.Port;

/**
 * Makes the header bytes of a packet of any {@link PacketFormat}: the opcode selects the chain of extension headers,
 * and lengths, IPv4 header checksum and PadCnt are computed. An opcode without a format on its port gets no extension
 * header. Latency {@link #LATENCY} cycles, one packet per cycle. Sources: wire profile sections 3 to 8 and 12, RFC
 * 1071.
 */
@Doc("Makes the Ethernet, IP, UDP and transport header bytes of a packet from its fields.")
public record HeaderBuilder() implements Circuit<HeaderBuilder.Io> {
    /** Cycles from fields to bytes. */
    public static final int LATENCY = 6;
    /** UDP header and ICRC in units of 4 bytes. */
    private static final int AROUND_TRANSPORT = 3;

    public record Io(
        @Doc("one per packet") Stream<TxHeaders> fields,
        @Doc("one per packet, in order") Stream<HeaderBytes> headers
    ) implements Bundle<Io> {}

    /** Behind stage 1: which extension headers there are, and the first sums of the checksum. */
    private record Decoded(TxHeaders fields, Present present, Place place, UInt words, UInt sources, UInt destinations,
                           UInt others) implements Bundle<Decoded> {
        static final Shape<Decoded> SHAPE = bundle(f -> new Decoded(f.of(TxHeaders.SHAPE), f.of(Present.SHAPE),
            f.of(Place.SHAPE), f.of(uint(4)), f.of(uint(17)), f.of(uint(17)), f.of(uint(17))));
    }

    /** Behind stage 2: two sums are left to add, and the length. */
    private record Joined(Transport packet, UInt addresses, UInt others) implements Bundle<Joined> {
        static final Shape<Joined> SHAPE = bundle(
            f -> new Joined(f.of(Transport.SHAPE), f.of(uint(18)), f.of(uint(18))));
    }

    /** Behind stages 3 to 5: one sum, of ever fewer parts to come. */
    private record Summed(Transport packet, UInt sum) implements Bundle<Summed> {
        static Shape<Summed> of(int width) {
            return bundle(f -> new Summed(f.of(Transport.SHAPE), f.of(uint(width))));
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(TxHeaders.SHAPE)), p.out(Stream.of(HeaderBytes.SHAPE)));
    }

    @Override public void body(Io io) {
        ignore(io.fields.payload().bth().padCount());
        var decoded = Pipeline.stage(io.fields, Decoded.SHAPE, HeaderBuilder::decoded);
        var joined = Pipeline.stage(decoded, Joined.SHAPE, HeaderBuilder::joined);
        var added = Pipeline.stage(joined, Summed.of(20),
            in -> new Summed(in.packet(), in.addresses().zext(20).plus(in.others().zext(20))));
        var complete = Pipeline.stage(added, Summed.of(20),
            in -> new Summed(in.packet(), in.sum().plus(bytes(in.packet().datagramWords()).zext(20))));
        var folded = Pipeline.stage(complete, Summed.of(17),
            in -> new Summed(in.packet(), in.sum().trunc(16).zext(17).plus(in.sum().top(4).zext(17))));
        var placed = Pipeline.stage(folded, HeaderBytes.SHAPE, HeaderBuilder::placed);
        link(io.headers, placed);
    }

    private static Decoded decoded(TxHeaders fields) {
        var roce = instance(new FormatDecoder(Port.ROCE));
        var veroce = instance(new FormatDecoder(Port.VEROCE));
        roce.opcode().set(fields.bth().opcode());
        veroce.opcode().set(fields.bth().opcode());
        var isVeroce = fields.port().is(Port.VEROCE);
        var known = mux(isVeroce, veroce.known(), roce.known());
        var words = mux(known, mux(isVeroce, veroce.words(), roce.words()), lit(Bth.BYTES / 4, 4));
        var network = fields.network();
        return new Decoded(fields, mux(isVeroce, veroce.present(), roce.present()),
            mux(isVeroce, veroce.place(), roce.place()), words,
            halves(network.source()), halves(network.destination()),
            network.identification().plusWide(cat(network.timeToLive(), network.dscp(), network.ecn())));
    }

    private static UInt halves(UInt address) {
        return address.bits(31, 16).plusWide(address.trunc(16));
    }

    private static Joined joined(Decoded in) {
        var fields = in.fields();
        var length = fields.payloadLength();
        var payloadWords = length.top(11).plus(length.trunc(2).any().asUInt().zext(11));
        var datagramWords = payloadWords.plus(in.words().plus(AROUND_TRANSPORT).zext(11));
        var packet = new Transport(fields.link(), fields.network(), fields.sourcePort(), fields.port(), transport(in),
            in.words(), datagramWords, length.any());
        return new Joined(packet, in.sources().plusWide(in.destinations()),
            in.others().zext(18).plus(Outer.CONSTANT_SUM));
    }

    /** The base transport header and behind it, word by word, whichever extension header stands there. */
    private static UInt transport(Decoded in) {
        var words = new ArrayList<List<UInt>>();
        for (int i = 0; i < Transport.BYTES / 4; i++) {
            words.add(new ArrayList<>());
        }
        var bth = base(in.fields()).reverseBytes();
        for (int i = 0; i < Bth.BYTES / 4; i++) {
            words.get(i).add(bth.bits(32 * i + 31, 32 * i));
        }
        for (var extension : Extension.values()) {
            var bytes = in.fields().of(extension).reverseBytes();
            var offsets = PacketFormat.offsetsOf(extension);
            for (int place = 0; place < offsets.size(); place++) {
                var present = in.present().of(extension);
                int number = place;
                var here = in.place().of(extension).map(at -> present.and(at.eq(number))).orElse(present);
                for (int i = 0; i < extension.bytes() / 4; i++) {
                    words.get(offsets.get(place) / 4 + i).add(bytes.bits(32 * i + 31, 32 * i).gate(here));
                }
            }
        }
        var joined = new ArrayList<UInt>();
        for (var candidates : words.reversed()) {
            joined.add(candidates.stream().reduce(UInt::or).orElseThrow());
        }
        return cat(joined);
    }

    /** The base transport header with its PadCnt: what the payload lacks to a multiple of 4. */
    private static UInt base(TxHeaders fields) {
        var bth = fields.bth();
        var padCount = lit(0, 2).minus(fields.payloadLength().trunc(2));
        return new Bth(bth.opcode(), bth.solicited(), bth.migration(), padCount, bth.version(), bth.partition(),
            bth.fecn(), bth.becn(), bth.reserved6(), bth.destQp(), bth.ackRequest(), bth.retrans(), bth.reserved(),
            bth.psn()).asUInt();
    }

    private static HeaderBytes placed(Summed in) {
        // The carry of the fold comes round; the sum cannot overflow again.
        var checksum = in.sum().trunc(16).plus(in.sum().msb().asUInt().zext(16)).not();
        var outer = new Outer(in.packet());
        return new HeaderBytes(outer.bytes(checksum), outer.length(), in.packet().hasPayload());
    }

    private static UInt bytes(UInt words) {
        return cat(words, lit(0, 2));
    }
}
