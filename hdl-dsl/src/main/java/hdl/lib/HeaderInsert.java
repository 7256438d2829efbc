package hdl.lib;

import static hdl.Hdl.*;

import hdl.*;

/**
 * Puts a header of a fixed number of bytes in front of every packet: the first header before the first packet, and so
 * on. Any length of header goes with any width; the packet's bytes follow the header's without a gap. Latency 1 cycle,
 * one beat of output per cycle without a pause between packets.
 *
 * <p>Stalls with the sink, while beats leave that hold header bytes alone, and for one cycle when the packet's last
 * bytes need a beat of their own. Beats of header bytes alone do not wait for the packet; the beat that header and
 * packet share waits for both. Packets have at least one byte.
 *
 * @param bytes  bytes per beat, at least 1
 * @param header bytes of the header, at least 1
 */
@Doc("Puts a header in front of every packet.")
public record HeaderInsert(int bytes, int header) implements Circuit<HeaderInsert.Io> {
    public record Io(
        @Doc("one for each packet; byte 0, the first on the wire, is bits 7 to 0") Stream<UInt> header,
        @Doc("packets without the header") Stream<Beat> in,
        @Doc("packets with it") Stream<Beat> out
    ) implements Bundle<Io> {}

    public HeaderInsert {
        if (bytes < 1 || header < 1) {
            throw HdlException.refused("HeaderInsert of " + header + " bytes into beats of " + bytes
                + " bytes: both are at least 1");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(uint(8 * header))), p.in(Stream.of(Beat.of(bytes))),
            p.out(Stream.of(Beat.of(bytes))));
    }

    /** Beats of header bytes alone. */
    private int whole() {
        return header / bytes;
    }

    /** Header bytes in the beat that header and packet share; 0: there is none. */
    private int shared() {
        return header % bytes;
    }

    @Override public void body(Io io) {
        var stage = instance(new Pipeline<>(Beat.of(bytes), 1));
        var begun = reg(bool()).init(0);                     // the header has left, the packet's last beat has not come
        link(io.out, stage.out());
        if (shared() == 0) {
            aligned(io, stage.in(), begun);
        } else {
            shifted(io, stage.in(), begun);
        }

        assume(io.in.valid().not().or(io.in.payload().keep().bit(0)), "a beat has at least one byte");
        cover(io.in.fires().and(io.in.payload().last()).and(begun), "a packet of several beats ends");
    }

    /** The header fills whole beats: the packet's beats follow as they are. */
    private void aligned(Io io, Stream<Beat> out, Bool begun) {
        var front = front(io, begun.not().and(out.ready()).and(io.header.valid()));

        when(io.header.fires(), () -> begun.next(true))
            .elseWhen(io.in.fires(), () -> begun.next(io.in.payload().last().not()));

        io.header.ready().set(begun.not().and(out.ready()).and(front.ends()));
        io.in.ready().set(begun.and(out.ready()));
        out.valid().set(mux(begun, io.in.valid(), io.header.valid()));
        out.payload().set(mux(begun, io.in.payload(), front.beat(bytes)));
    }

    /** The header's last bytes and the packet's first share a beat; all beats of the packet move by as many bytes. */
    private void shifted(Io io, Stream<Beat> out, Bool begun) {
        int stay = bytes - shared();                         // bytes of a beat that leave with it, the others later
        var flush = reg(bool()).init(0);                     // the packet's last bytes stand in rest and follow alone
        var rest = reg(uint(8 * shared()));
        var restKeep = reg(uint(shared()));
        var beat = io.in.payload();
        var idle = begun.or(flush).not();
        var front = front(io, idle.and(out.ready()).and(io.header.valid()));
        var joint = idle.and(front.ends());
        var spills = beat.keep().bit(stay);
        var more = beat.last().and(spills);

        when(io.in.fires(), () -> {
            begun.next(beat.last().not());
            flush.next(more);
            rest.next(beat.data().top(8 * shared()));
            restKeep.next(beat.keep().top(shared()));
        }).elseWhen(out.ready(), () -> flush.next(false));

        io.header.ready().set(joint.and(io.in.valid()).and(out.ready()));
        io.in.ready().set(out.ready().and(begun.or(joint.and(io.header.valid()))));
        out.valid().set(flush.or(mux(begun, io.in.valid(), io.header.valid()
            .and(front.ends().not().or(io.in.valid())))));

        var before = mux(idle, io.header.payload().top(8 * shared()), rest);
        var beforeKeep = mux(flush, restKeep, fill(lit(true), shared()));
        var behind = beat.keep().trunc(stay).gate(flush.not());
        var packet = new Beat(cat(beat.data().trunc(8 * stay), before), cat(behind, beforeKeep), flush.or(beat.last()
            .and(spills.not())));
        out.payload().set(whole() == 0 ? packet
            : mux(idle.and(front.ends().not()).named("alone"), front.beat(bytes), packet));

        check(flush.and(begun).not(), "bytes that follow alone end a packet");
        cover(flush, "makes a packet one beat longer");
    }

    /** Bytes of the header for a beat of their own, and whether the header is taken with this beat. */
    private record Front(UInt data, Bool ends) {
        Beat beat(int bytes) {
            return new Beat(data, fill(lit(true), bytes), lit(false));
        }
    }

    /** Counts the beats of header bytes alone; the header is taken with the last, or with the shared one. */
    private Front front(Io io, Bool leaves) {
        int last = shared() == 0 ? whole() - 1 : whole();
        if (last == 0) {
            return new Front(io.header.payload(), lit(true));
        }
        var place = reg(uint(indexWidth(last + 1))).init(0);
        var ends = place.eq(last).named("header_ends");
        when(io.header.fires(), () -> place.next(0))
            .elseWhen(leaves.and(ends.not()), () -> place.next(place.plus(1)));
        if (Integer.bitCount(last + 1) != 1) {
            check(place.le(last), "counts the beats of the header");
        }

        var data = part(io, whole() - 1);
        for (int i = whole() - 2; i >= 0; i--) {
            data = mux(place.eq(i), part(io, i), data).named("from_part_" + i);
        }
        return new Front(data, ends);
    }

    private UInt part(Io io, int number) {
        return io.header.payload().bits(8 * bytes * (number + 1) - 1, 8 * bytes * number);
    }
}
