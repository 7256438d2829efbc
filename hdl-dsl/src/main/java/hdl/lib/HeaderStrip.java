package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;
import java.util.ArrayList;

/**
 * Takes a header of a fixed number of bytes off the front of every packet and hands it out beside the rest. Any length
 * of header goes with any width. The header is there 1 cycle after the beat with its last byte; a beat of the rest
 * leaves 1 cycle after the beat with its last byte. One beat per cycle, without a pause between packets.
 *
 * <p>A packet that ends within its header is answered by a header with {@code whole} 0, whose missing bytes may be
 * anything; one that ends with its header has {@code body} 0. Neither leaves a beat at {@code out}. Stalls with the
 * sink, and at the next header while the last one has not been taken: take headers before, or together with, their
 * packets.
 *
 * @param bytes  bytes per beat, at least 1
 * @param header bytes of the header, at least 1
 */
@Doc("Takes a header off the front of every packet and hands it out beside the rest.")
public record HeaderStrip(int bytes, int header) implements Circuit<HeaderStrip.Io> {
    /** What stood in front of a packet. */
    public record Header(
        @Doc("byte 0, the first on the wire, is bits 7 to 0") UInt bytes,
        @Doc("the packet had all these bytes") Bool whole,
        @Doc("more of the packet follows at out") Bool body
    ) implements Bundle<Header> {
        public static Shape<Header> of(int bytes) {
            Shape<Header> shape = bundle(Header.class, uint(8 * bytes), bool(), bool());
            return shape.named("Header" + shape.width());    // its width tells the fields
        }
    }

    public record Io(
        @Doc("packets with the header") Stream<Beat> in,
        @Doc("one for each packet") Stream<Header> header,
        @Doc("what follows the header; nothing for a packet without body") Stream<Beat> out
    ) implements Bundle<Io> {}

    public HeaderStrip {
        if (bytes < 1 || header < 1) {
            throw HdlException.refused("HeaderStrip of " + header + " bytes from beats of " + bytes
                + " bytes: both are at least 1");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Beat.of(bytes))), p.out(Stream.of(Header.of(header))),
            p.out(Stream.of(Beat.of(bytes))));
    }

    /** The beat with the header's last byte, from 0. */
    private int lastBeat() {
        return (header - 1) / bytes;
    }

    /** Header bytes in that beat when the packet's share it, else 0. */
    private int shared() {
        return header % bytes;
    }

    @Override public void body(Io io) {
        var stage = instance(new Pipeline<>(Beat.of(bytes), 1));
        var inBody = reg(bool()).init(0);                    // the header has come, the packet's last beat has not
        var shownFull = reg(bool()).init(0);
        var place = reg(uint(indexWidth(lastBeat() + 1))).init(0);
        var beat = io.in.payload();
        var free = shownFull.not().or(io.header.ready());    // there is room for a header
        var atEnd = place.eq(lastBeat());
        var ofHeader = io.in.fires().and(inBody.not());
        var completes = ofHeader.and(atEnd.or(beat.last()));
        link(io.out, stage.out());

        when(ofHeader, () -> place.next(mux(atEnd.or(beat.last()), lit(0, place.width()), place.plus(1))));
        when(io.in.fires(), () -> inBody.next(inBody.or(atEnd).and(beat.last().not())));
        when(completes, () -> shownFull.next(true))
            .elseWhen(io.header.ready(), () -> shownFull.next(false));
        io.header.valid().set(shownFull);
        keep(io, place, ofHeader, completes);
        if (shared() == 0) {
            io.in.ready().set(mux(inBody, stage.in().ready(), free));
            stage.in().valid().set(inBody.and(io.in.valid()));
            stage.in().payload().set(beat);
        } else {
            shifted(io, stage.in(), inBody, free, ofHeader.and(atEnd));
        }

        assume(io.in.valid().not().or(beat.keep().bit(0)), "a beat has at least one byte");
        check(inBody.not().or(place.eq(0)), "counts no beats behind the header");
        cover(ofHeader.and(beat.last()).and(atEnd.not()), "a packet ends within its header");
        cover(inBody.and(io.in.fires()), "a packet has a body");
    }

    /** The register with the header: each beat goes to its part. */
    private void keep(Io io, UInt place, Bool ofHeader, Bool completes) {
        var beat = io.in.payload();
        var parts = new ArrayList<UInt>();
        for (int i = 0; i <= lastBeat(); i++) {
            int width = 8 * Math.min(bytes, header - i * bytes);
            var part = reg(uint(width)).named("header_" + i);
            when(ofHeader.and(place.eq(i)), () -> part.next(beat.data().trunc(width)));
            parts.addFirst(part);
        }
        var whole = reg(bool());
        var body = reg(bool());
        var reached = place.eq(lastBeat());
        when(completes, () -> {
            whole.next(reached.and(beat.keep().bit((header - 1) % bytes)));
            body.next(reached.and(shared() == 0 ? beat.last().not() : beat.last().not()
                .or(beat.keep().bit(shared()))));
        });
        io.header.payload().bytes().set(cat(parts));
        io.header.payload().whole().set(whole);
        io.header.payload().body().set(body);
    }

    /** The packet's first bytes stand behind the header's last: every beat of the rest is made of two. */
    private void shifted(Io io, Stream<Beat> out, Bool inBody, Bool free, Bool starts) {
        int kept = bytes - shared();                         // bytes of a beat that leave with the next one
        var flush = reg(bool()).init(0);                     // the packet's last bytes stand in rest and follow alone
        var rest = reg(uint(8 * kept));
        var restKeep = reg(uint(kept));
        var beat = io.in.payload();
        var spills = beat.keep().bit(shared());

        when(io.in.fires(), () -> {
            rest.next(beat.data().top(8 * kept));
            restKeep.next(beat.keep().top(kept));
            flush.next(inBody.or(starts).and(beat.last()).and(spills));
        }).elseWhen(out.ready(), () -> flush.next(false));

        // The first beat of the next packet may come while the bytes of this one leave.
        io.in.ready().set(mux(inBody, out.ready(), free.and(flush.not().or(out.ready()))));
        out.valid().set(flush.or(inBody.and(io.in.valid())));
        out.payload().data().set(cat(beat.data().trunc(8 * shared()), rest));
        var low = mux(flush, restKeep, fill(lit(true), kept));
        var high = beat.keep().trunc(shared()).gate(flush.not());
        out.payload().keep().set(cat(high, low));
        out.payload().last().set(flush.or(beat.last().and(spills.not())));

        check(flush.and(inBody).not(), "bytes that follow alone end a packet");
        cover(flush, "the last bytes need a beat of their own");
    }
}
