package rnic.parse;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import rnic.context.CheckSettings;
import rnic.protocol.Row;

/**
 * Decides for every frame the first row of the table of malformed input that matches, as far as the frame alone tells
 * (wire profile section 16, rows 1 to 9 and 11 to 22). One row per frame, in order, {@link #LATENCY} cycles after its
 * last beat; frames of one beat back to back, never stalls.
 *
 * <p>What the headers say comes before the length of their frame and its ICRC verdict or together with them, and the
 * next frame's later: one register holds it. Lengths are compared while the ICRC is still being computed.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Decides for every frame which counter of the table of malformed input it increments.")
public record ReceiveCheck(int bytes) implements Circuit<ReceiveCheck.Io> {
    /** Cycles from the last beat to what the headers say about the length. */
    private static final int BOUNDS = PacketParser.LATENCY + HeaderJudge.BOUNDS;
    /** Cycles from the last beat to the row. */
    public static final int LATENCY = IcrcChecker.LATENCY + 1;
    /** Bytes of the largest frame, without FCS (wire profile section 3). */
    private static final int LARGEST = 4210;

    public record Io(
        @Doc("frames from the MAC, without preamble and FCS") Valid<Beat> in,
        @Doc("with the last beat: FCS error, runt or abort") Bool error,
        @Doc("of the parser that sees the same frames") Valid<JudgedHeaders> headers,
        @Doc("the destination is not ours (row 3)") Bool foreign,
        @Doc("of the ICRC checker that sees the same frames") Valid<IcrcChecker.Verdict> icrc,
        @Doc("stable while frames arrive") CheckSettings settings,
        @Doc("one per frame, in order") Valid<Choice<Row>> row
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var parsed = p.at(PacketParser.LATENCY);
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.at(0).in(bool()),
            parsed.in(Valid.of(JudgedHeaders.SHAPE)), p.at(PacketParser.LATENCY + HeaderJudge.FOREIGN).in(bool()),
            p.at(IcrcChecker.LATENCY).in(Valid.of(IcrcChecker.Verdict.SHAPE)), p.steady().in(CheckSettings.SHAPE),
            p.at(LATENCY).out(Valid.of(choice(Row.class))));
    }

    @Override public void body(Io io) {
        ignore(io.icrc.value().whole());
        var frames = timeline(io.in).aligned().valid(io.icrc.valid());
        var judge = instance(new HeaderJudge());
        judge.headers().set(io.headers);
        judge.foreign().set(io.foreign);
        judge.settings().set(io.settings);
        var meter = instance(new FrameMeter(bytes));
        meter.in().set(io.in);
        ignore(meter.length().valid());

        // The length and what the headers say about it, of the same frame.
        var bounds = kept(judge.bounds(), FrameBounds.SHAPE);
        var length = at(BOUNDS, meter.length().value());

        // Step 1: bytes from the UDP header on.
        var bits = FrameMeter.LENGTH_BITS;
        var received = stage(length.minus(bounds.udpOffset().zext(bits)));
        var tooLong = length.gt(LARGEST);

        // Step 2: what the IP header promises against what is there.
        var missing = bounds.ipPayload().gt(received.zext(16));
        var present = stage(mux(missing, received.zext(16), bounds.ipPayload()));

        // Step 3: the rows of trimmed packets.
        var trimShort = present.lt(20);
        var trimPayload = present.gt(at(BOUNDS + 2, bounds.whole()).zext(16));

        // With the ICRC verdict: the first row that matches.
        var decided = new Decided(io.error, tooLong, kept(judge.flags(), HeaderFlags.SHAPE), missing, trimShort,
            trimPayload, io.icrc.value().good());
        io.row.valid().set(frames.valid());
        io.row.value().set(stage(first(decided, io.settings)));
    }

    /** The value, from the cycle on in which it comes. */
    private static <T extends Data<T>> T kept(Valid<T> arrived, Shape<T> shape) {
        var held = reg(shape);
        when(arrived.valid(), () -> held.next(arrived.value()));
        return mux(arrived.valid(), arrived.value(), held);
    }

    /** Everything that the rows ask for. */
    private record Decided(Bool error, Bool tooLong, HeaderFlags flags, Bool missing, Bool trimShort, Bool trimPayload,
                           Bool good) {}

    private static Choice<Row> first(Decided d, CheckSettings settings) {
        var row = wire(choice(Row.class));
        var f = d.flags();
        row.set(Row.RX_OK);
        when(d.error(), () -> row.set(Row.RX_FCS))
            .elseWhen(d.tooLong(), () -> row.set(Row.RX_LONG))
            .elseWhen(f.other(), () -> row.set(Row.RX_OTHER))
            .elseWhen(f.ipHeader(), () -> row.set(Row.RX_IP_HDR))
            .elseWhen(f.ipChecksum(), () -> row.set(Row.RX_IP_CSUM))
            .elseWhen(f.fragment(), () -> row.set(Row.RX_IP_FRAG))
            .elseWhen(f.trimmed(), () -> {
                row.set(Row.RX_TRIM_NAK);
                when(d.trimShort(), () -> row.set(Row.RX_TRIM_SHORT))
                    .elseWhen(d.good().not().and(settings.trimIcrcOptional().not()), () -> row.set(Row.RX_TRIM_ICRC))
                    .elseWhen(f.trimBad(), () -> row.set(Row.RX_TRIM_BAD))
                    .elseWhen(d.trimPayload(), () -> row.set(Row.RX_TRIM_PAYLOAD));
            })
            .elseWhen(d.missing(), () -> row.set(Row.RX_LEN_IP))
            .elseWhen(f.tooShort(), () -> row.set(Row.RX_SHORT))
            .elseWhen(f.udpLength(), () -> row.set(Row.RX_LEN_UDP))
            .elseWhen(d.good().not(), () -> row.set(Row.RX_ICRC))
            .elseWhen(f.version(), () -> row.set(Row.RX_TVER))
            .elseWhen(f.transport(), () -> row.set(Row.RX_TRANSPORT))
            .elseWhen(f.opcode(), () -> row.set(Row.RX_OPCODE))
            .elseWhen(f.headers(), () -> row.set(Row.RX_HDR_SHORT))
            .elseWhen(f.pad(), () -> row.set(Row.RX_PAD))
            .elseWhen(f.payload(), () -> row.set(Row.RX_LEN_OP));
        check(row.is(Row.RX_OK).not().or(d.good()), "no frame is right without a good ICRC");
        return row;
    }
}
