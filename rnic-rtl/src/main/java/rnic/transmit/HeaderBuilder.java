package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.*;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import rnic.common.CarrySave;
import rnic.wire.Bth;
import rnic.wire.Extension;
import rnic.wire.FormatDecoder;
import rnic.wire.PacketFormat;
import rnic.wire.Place;
import rnic.wire.Port;
import rnic.wire.Present;

/**
 * Makes the header bytes of a packet of any {@link PacketFormat}: the opcode selects the chain of extension headers,
 * and lengths, IPv4 header checksum and PadCnt are computed. An opcode without a format on its port gets no extension
 * header. Where the operands of atomics come as payload the headers end before them, and what the fields say of them is
 * 0; the frame is the same. Latency {@link #LATENCY} cycles, one packet per cycle. Sources: wire profile sections 3 to
 * 8 and 12, RFC 1071.
 */
@Doc("Makes the Ethernet, IP, UDP and transport header bytes of a packet from its fields.")
public record HeaderBuilder() implements Circuit<HeaderBuilder.Io> {
    /** Cycles from fields to bytes. */
    public static final int LATENCY = 4;
    /** UDP header and ICRC in units of 4 bytes. */
    private static final int AROUND_TRANSPORT = 3;
    /** No sum of the words of an IPv4 header is longer. */
    private static final int SUM_BITS = 20;

    public record Io(
        @Doc("one per packet") Stream<TxHeaders> fields,
        @Doc("UDP destination port of the profiles P1 to P3; stable while packets are built") UInt veroce,
        @Doc("the operands of atomics come as their payload") Bool operandsFollow,
        @Doc("one per packet, in order") Stream<HeaderBytes> headers
    ) implements Bundle<Io> {}

    /** Behind stage 1: which extension headers there are; what the checksum sums up, but the length, in two parts. */
    private record Decoded(TxHeaders fields, Present present, Place place, UInt words, UInt payloadWords, UInt sum,
                           UInt carries) implements Bundle<Decoded> {}

    /** Behind stages 2 and 3: the sum, and the sum with its carries added once. */
    private record Summed(Transport packet, UInt sum) implements Bundle<Summed> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(TxHeaders.SHAPE)), p.in(uint(16)), p.in(bool()),
            p.out(Stream.of(HeaderBytes.SHAPE)));
    }

    @Override public void body(Io io) {
        ignore(io.fields.payload().bth().padCount());
        var pipe = StreamPipe.of(io.fields, HeaderBytes.SHAPE, Hold.ELASTIC);
        var decoded = stage(decoded(pipe.payload(), steady(io.operandsFollow)));
        var summed = stage(summed(decoded));
        var folded = stage(new Summed(summed.packet(),
            summed.sum().trunc(16).zext(17).plus(summed.sum().top(4).zext(17))));
        link(io.headers, pipe.result(stage(placed(folded, steady(io.veroce)))));
    }

    private static Decoded decoded(TxHeaders fields, Bool operandsFollow) {
        var roce = instance(new FormatDecoder(Port.ROCE));
        var veroce = instance(new FormatDecoder(Port.VEROCE));
        roce.opcode().set(fields.bth().opcode());
        veroce.opcode().set(fields.bth().opcode());
        var isVeroce = fields.port().is(Port.VEROCE);
        var known = mux(isVeroce, veroce.known(), roce.known());
        var length = fields.payloadLength();
        var all = mux(known, mux(isVeroce, veroce.words(), roce.words()), lit(Bth.BYTES / 4, 4));
        var isCut = PacketFormat.isAtomic(fields.bth().opcode()).and(operandsFollow);
        var words = all.minus(mux(isCut, lit(HeaderFields.OPERANDS / 4, 4), lit(0, 4)));
        var payloadWords = length.top(11).plus(length.trunc(2).any().asUInt().zext(11));
        var sums = CarrySave.two(addends(fields.network()));
        return new Decoded(fields, mux(isVeroce, veroce.present(), roce.present()),
            mux(isVeroce, veroce.place(), roce.place()), words, payloadWords, sums.getFirst(), sums.getLast());
    }

    /** The words of the IPv4 header, but what the length still adds. */
    private static List<UInt> addends(TxHeaders.Network network) {
        var words = List.of(network.source().bits(31, 16), network.source().trunc(16),
            network.destination().bits(31, 16), network.destination().trunc(16), network.identification(),
            cat(network.timeToLive(), network.dscp(), network.ecn()));
        var addends = new ArrayList<>(words.stream().map(word -> word.zext(SUM_BITS)).toList());
        addends.add(lit(Outer.CONSTANT_SUM + 4 * AROUND_TRANSPORT, SUM_BITS));
        return addends;
    }

    private static Summed summed(Decoded in) {
        var fields = in.fields();
        var datagramWords = in.payloadWords().plus(in.words().plus(AROUND_TRANSPORT).zext(11));
        var packet = new Transport(fields.link(), fields.network(), fields.sourcePort(), fields.port(), transport(in),
            in.words(), datagramWords, fields.payloadLength().any(), fields.stamped());
        var sums = CarrySave.two(List.of(in.sum(), in.carries(), bytes(in.payloadWords()).zext(SUM_BITS),
            bytes(in.words()).zext(SUM_BITS)));
        return new Summed(packet, sums.getFirst().plus(sums.getLast()));
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
        return new Bth(bth.opcode(), bth.solicited(), bth.migration(), padCount, bth.version(), bth.pkey(),
            bth.fecn(), bth.becn(), bth.reserved6(), bth.destQp(), bth.ackRequest(), bth.retrans(), bth.reserved(),
            bth.psn()).asUInt();
    }

    private static HeaderBytes placed(Summed in, UInt veroce) {
        // The carry of the fold comes round; the sum cannot overflow again.
        var checksum = in.sum().trunc(16).plus(in.sum().msb().asUInt().zext(16)).not();
        var outer = new Outer(in.packet(), veroce);
        return new HeaderBytes(outer.bytes(checksum), outer.length(), in.packet().hasPayload(),
            outer.stampPlaces(), Optional.empty());
    }

    private static UInt bytes(UInt words) {
        return cat(words, lit(0, 2));
    }
}
