package rnic.transmit;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.ByteShifter;
import hdl.lib.Pipeline;
import hdl.lib.Stream;
import java.util.ArrayList;
import rnic.common.BeatSize;
import rnic.common.PassingFifo;
import rnic.messages.Departure;
import rnic.parse.PacketParser;
import rnic.wire.Bth;

/**
 * Puts the payload behind the headers without a gap, whatever their length, and pads it with zeros to a multiple of 4
 * bytes. One beat per cycle; when neither input pauses, neither does the output, within a packet or between two.
 * Every frame starts at byte 0 of a beat.
 *
 * <p>The payload is moved to where the last header byte leaves off, while the headers take the same number of cycles
 * beside it; the beat in which they meet is an or, because each is 0 where the other stands.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Puts the payload behind the headers without a gap and pads it to a multiple of 4 bytes.")
public record PayloadAligner(int bytes) implements Circuit<PayloadAligner.Io> {
    /** Headers that may wait for their payload. */
    private static final int WAITING = 4;
    /** Byte of the base transport header with Retrans; it and the first one behind BTH are in one beat. */
    private static final int RETRANS_BYTE = 8;

    public record Io(
        @Doc("one per packet") Stream<HeaderBytes> headers,
        @Doc("the bytes of each packet that has any, from byte 0 of a beat") Stream<Beat> payload,
        @Doc("in 1/16 us: the stamp") UInt now,
        @Doc("headers, payload, padding") Stream<Beat> frames
    ) implements Bundle<Io> {}

    /**
     * Headers, ready to be sent beat by beat.
     *
     * @param before beats full of header bytes alone
     * @param keep   the header bytes of the beat behind those, where they end
     */
    private record Cut(UInt bytes, UInt before, UInt keep, Bool hasPayload, UInt stampPlaces) implements Bundle<Cut> {
        static Shape<Cut> of(int beats, int bytes) {
            return bundle(Cut.class, uint(8 * bytes * beats), uint(indexWidth(beats)), uint(bytes), bool(),
                uint(Outer.LENGTHS.size()));
        }
    }

    public PayloadAligner {
        BeatSize.check("PayloadAligner", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(HeaderBytes.SHAPE)), p.in(Stream.of(Beat.of(bytes))), p.in(uint(Departure.STAMP_BITS)),
            p.out(Stream.of(Beat.of(bytes))));
    }

    /** Beats that the longest headers take. */
    private int beats() {
        return (PacketParser.DEEPEST + bytes - 1) / bytes;
    }

    @Override public void body(Io io) {
        // Each header waits for its turn, or passes when it has come; where its payload must begin goes ahead to the
        // shifter.
        var waiting = instance(new PassingFifo<>(HeaderBytes.SHAPE, WAITING));
        var offsets = instance(new PassingFifo<>(uint(log2Ceil(bytes)), WAITING));
        ignore(waiting.level(), offsets.level());
        var header = io.headers.payload();
        io.headers.ready().set(waiting.in().ready().and(offsets.in().ready()));
        waiting.in().valid().set(io.headers.valid().and(offsets.in().ready()));
        waiting.in().payload().set(header);
        offsets.in().valid().set(io.headers.valid().and(waiting.in().ready()).and(header.hasPayload()));
        offsets.in().payload().set(offset(header.length()));

        // The payload, padded and moved.
        var padded = Pipeline.stage(io.payload, Beat.of(bytes), this::padded);
        var shifter = instance(new ByteShifter(bytes, ByteShifter.Direction.LATER));
        shifter.offset().set(offsets.out().payload());
        shifter.in().valid().set(padded.valid().and(offsets.out().valid()));
        shifter.in().payload().set(padded.payload());
        padded.ready().set(shifter.in().ready().and(offsets.out().valid()));
        offsets.out().ready().set(padded.valid().and(shifter.in().ready()).and(padded.payload().last()));

        var cut = Pipeline.stage(waiting.out(), Cut.of(beats(), bytes), this::cut);
        link(io.frames, joined(cut, shifter.out(), io.now));
    }

    /** First the beats of the headers, then those of the payload; one beat may be both. */
    private Stream<Beat> joined(Stream<Cut> headers, Stream<Beat> payload, UInt now) {
        var stage = instance(new Pipeline<>(Beat.of(bytes), 1));
        var out = stage.in().mayChange("a stamp is the time at which the packet goes on");
        var header = headers.payload();
        var beat = payload.payload();
        var number = reg(uint(indexWidth(beats()))).init(0);              // header beats of this frame that have gone
        var behind = reg(bool()).init(0);                                // the headers have gone, payload follows
        var ending = behind.not().and(number.eq(header.before()));         // the headers end in this beat
        var meeting = ending.and(header.hasPayload());
        var hasPayload = behind.or(meeting);

        out.valid().set(mux(hasPayload, payload.valid().and(behind.or(headers.valid())), headers.valid()));
        out.payload().data().set(part(header.bytes(), number).or(stamp(header.stampPlaces(), number, now))
            .gate(behind.not()).or(beat.data().gate(hasPayload)));
        out.payload().keep().set(mux(hasPayload, beat.keep(), header.keep().or(fill(ending.not(), bytes))));
        out.payload().last().set(mux(hasPayload, beat.last(), ending));
        headers.ready().set(out.ready().and(ending).and(payload.valid().or(header.hasPayload().not())));
        payload.ready().set(out.ready().and(behind.or(meeting.and(headers.valid()))));
        when(out.fires(), () -> {
            number.next(mux(behind.or(ending), number.and(0), number.plus(1)));
            behind.next(hasPayload.and(beat.last().not()));
        });

        check(behind.or(headers.valid().not()).or(number.le(header.before())),
            "a frame has no more beats of headers than they take");
        cover(out.fires().and(meeting).and(beat.last()), "headers and all of the payload share a beat");
        return stage.out();
    }

    /** In this beat, where the headers have 0: the low bits beside Retrans, the high ones before the message number. */
    private UInt stamp(UInt places, UInt number, UInt now) {
        var stamped = lit(0, 8 * bytes);
        for (int i = 0; i < Outer.LENGTHS.size(); i++) {
            int low = Outer.LENGTHS.get(i) + RETRANS_BYTE;
            int high = Outer.LENGTHS.get(i) + Bth.BYTES;
            var here = places.bit(i).and(beats() == 1 ? lit(true) : number.eq(low / bytes));
            var pair = cat(now.top(8), lit(0, 8 * (high - low - 1) + 2), now.trunc(6));
            stamped = stamped.or(pair.zext(8 * bytes).shl(8 * (low % bytes)).gate(here));
        }
        return stamped;
    }

    private UInt part(UInt header, UInt number) {
        var chosen = header.trunc(8 * bytes);
        for (int i = 1; i < beats(); i++) {
            chosen = mux(number.eq(i), header.bits(8 * bytes * (i + 1) - 1, 8 * bytes * i), chosen);
        }
        return chosen;
    }

    /** Bytes that do not count become 0, and the first of them up to a multiple of 4 count. */
    private Beat padded(Beat beat) {
        var data = new ArrayList<UInt>();
        var keep = new ArrayList<Bool>();
        for (int i = 0; i < bytes; i++) {
            data.add(beat.data().bits(8 * i + 7, 8 * i).gate(beat.keep().bit(i)));
            keep.add(beat.keep().bit(i / 4 * 4));
        }
        return new Beat(cat(data.reversed()), cat(keep.reversed()), beat.last());
    }

    private Cut cut(HeaderBytes header) {
        var length = header.length();
        var rest = offset(length);
        var whole = beats() == 1 ? lit(0, 1) : length.top(length.width() - log2Ceil(bytes));
        var fillsLast = rest.eq(0).and(header.hasPayload().not());       // the frame ends with a full beat
        var keep = fill(lit(true), bytes).shl(rest).not().or(fill(fillsLast, bytes));
        return new Cut(header.bytes().zext(8 * bytes * beats()), mux(fillsLast, whole.minus(1), whole),
            keep, header.hasPayload(),
            header.stampPlaces());
    }

    /** Bytes of the last beat that the headers begin and do not fill. */
    private UInt offset(UInt length) {
        int width = log2Ceil(bytes);
        return width > length.width() ? length.zext(width) : length.trunc(width);
    }
}
