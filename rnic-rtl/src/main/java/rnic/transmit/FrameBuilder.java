package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Stream;
import rnic.common.BeatSize;
import rnic.messages.Departure;
import rnic.wire.Port;

/**
 * Makes whole frames, without FCS, from header fields and payload: headers, alignment, padding, ICRC. One beat per
 * cycle without pauses, as long as fields and payload are there.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Makes whole frames from header fields and payload.")
public record FrameBuilder(int bytes) implements Circuit<FrameBuilder.Io> {
    public record Io(
        @Doc("one per packet") Stream<TxHeaders> fields,
        @Doc("the bytes of each packet that has any, from byte 0 of a beat") Stream<Beat> payload,
        @Doc("in 1/16 us: the stamp") UInt now,
        @Doc("frames without FCS") Stream<Beat> frames
    ) implements Bundle<Io> {}

    public FrameBuilder {
        BeatSize.check("FrameBuilder", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(TxHeaders.SHAPE)), p.in(Stream.of(Beat.of(bytes))),
            p.in(uint(Departure.STAMP_BITS)),
            p.out(Stream.of(Beat.of(bytes))));
    }

    @Override public void body(Io io) {
        var headers = instance(new HeaderBuilder());
        headers.veroce().set(Port.VEROCE.number());
        headers.operandsFollow().set(false);
        link(headers.fields(), io.fields);

        var aligner = instance(new PayloadAligner(bytes));
        link(aligner.headers(), headers.headers());
        link(aligner.payload(), io.payload);
        aligner.now().set(io.now);

        var inserter = instance(new IcrcInserter(bytes));
        link(inserter.in(), aligner.frames());
        link(io.frames, inserter.out());
    }
}
