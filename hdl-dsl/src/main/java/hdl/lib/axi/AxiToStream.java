package hdl.lib.axi;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Fifo;
import hdl.lib.Stream;

/**
 * Reads ranges of memory through the read channels of an AXI4 bus and gives the bytes of each as a packet, in the order
 * of the requests. A range begins at a multiple of a beat and has any number of bytes. It becomes incrementing bursts that
 * end where their length divides the address, so none crosses a border of 4 KiB. Latency 1 cycle from a request to its
 * first address; beats pass in the cycle in which they come. One beat per cycle, also from one packet to the next; one
 * address per cycle. Addresses wait while {@code outstanding} bursts are on their way, beats for the sink.
 *
 * @param addressBits width of the addresses
 * @param dataBits    width of the data, 16 to 1024, a power of two
 * @param lengthBits  width of a range's number of bytes
 * @param burstBeats  most beats of a burst, a power of two from 2 to 256, of no more than 4 KiB
 * @param outstanding bursts on their way, at least 2
 */
@Doc("Reads ranges of memory over AXI4 and gives the bytes of each as a packet.")
public record AxiToStream(int addressBits, int dataBits, int lengthBits, int burstBeats, int outstanding)
    implements Circuit<AxiToStream.Io> {
    /** Where it begins, and how many bytes it has: at least 1. */
    public record Range(UInt addr, UInt bytes) implements Bundle<Range> {
        public static Shape<Range> of(int addressBits, int lengthBits) {
            Shape<Range> shape = bundle(f -> new Range(f.of(uint(addressBits)), f.of(uint(lengthBits))));
            return shape.named("AxiRange_" + addressBits + "_" + lengthBits);
        }
    }

    public record Io(
        @Doc("what is to be read, from a multiple of a beat's bytes on") Stream<Range> request,
        @Doc("read addresses, all of identifier 0") Stream<Axi4.Address> ar,
        @Doc("read answers") Stream<Axi4.ReadData> r,
        @Doc("a packet per request") Stream<Beat> out,
        @Doc("the memory answered the beat that is shown with an error") Bool failed
    ) implements Bundle<Io> {}

    /** Whether it is the last of a range, and the bytes of its last beat less one. */
    public record Burst(Bool ends, UInt most) implements Bundle<Burst> {}

    public AxiToStream {
        if (burstBeats < 2 || burstBeats > 256 || Integer.bitCount(burstBeats) != 1
            || burstBeats * (dataBits / 8) > 4096) {
            throw HdlException.refused("AxiToStream with bursts of " + burstBeats + " beats of " + dataBits
                + " bits: a power of two from 2 to 256, and no more than 4 KiB");
        }
        if (dataBits < 16 || outstanding < 2) {
            throw HdlException.refused("AxiToStream of " + dataBits + " bits with " + outstanding
                + " bursts on their way: at least 16 bits and 2 bursts");
        }
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Range.of(addressBits, lengthBits))),
            p.out(Stream.of(Axi4.Address.of(addressBits, 1))), p.in(Stream.of(Axi4.ReadData.of(dataBits, 1))),
            p.out(Stream.of(Beat.of(dataBits / 8))), p.out(bool()));
    }

    @Override public void body(Io io) {
        int bytes = dataBits / 8;
        int offset = log2Ceil(bytes);
        int places = log2Ceil(burstBeats);
        int count = Math.max(lengthBits - offset, places) + 1;
        Shape<Burst> burst = bundle(f -> new Burst(f.of(bool()), f.of(uint(offset))));
        var bursts = instance(new Fifo<>(burst.named("AxiBurst_" + offset), outstanding));
        var busy = reg(bool()).init(0);
        var place = reg(uint(addressBits - offset));         // of the next beat, counted in beats
        var left = reg(uint(count));                         // beats of the range that have no address yet
        var most = reg(uint(offset));                        // bytes of its last beat, less one
        var room = lit(burstBeats, count).minus(place.trunc(places).zext(count));
        var ends = left.le(room);
        var beats = mux(ends, left, room);
        var range = io.request.payload();
        var lastByte = range.bytes().minus(1);

        when(io.request.fires(), () -> {
            busy.next(true);
            place.next(range.addr().bits(addressBits - 1, offset));
            left.next(lastByte.bits(lengthBits - 1, offset).zext(count).plus(1));
            most.next(lastByte.trunc(offset));
        }).elseWhen(io.ar.fires(), () -> {
            busy.next(ends.not());
            place.next(place.plus(beats.zext(Math.max(count, addressBits - offset)).trunc(addressBits - offset)));
            left.next(left.minus(beats));
        });
        ignore(range.addr().trunc(offset));

        io.request.ready().set(busy.not().or(ends.and(io.ar.fires())));
        io.ar.valid().set(busy.and(bursts.in().ready()));
        io.ar.payload().addr().set(cat(place, lit(0, offset)));
        io.ar.payload().len().set(beats.minus(1).zext(Math.max(count, 8)).trunc(8));
        plain(io.ar.payload(), offset);
        bursts.in().valid().set(io.ar.fires());
        bursts.in().payload().set(new Burst(ends, most));
        deliver(io, bursts.out(), bytes);

        assume(io.request.valid().not().or(range.bytes().ne(0)), "a range has at least one byte");
        check(busy.not().or(left.ne(0)), "what is busy has beats left");
        check(beats.le(room), "a burst ends where its length divides the address");
        cover(io.ar.valid().and(ends.not()), "a range is read in several bursts");
    }

    /** Increments by whole beats; normal memory that may be cached, no rights, no lock. */
    private static void plain(Axi4.Address address, int offset) {
        address.id().set(0);
        address.size().set(offset);
        address.burst().set(1);
        address.lock().set(false);
        address.cache().set(0b0011);
        address.prot().set(0);
        address.qos().set(0);
    }

    private static void deliver(Io io, Stream<Burst> bursts, int bytes) {
        var answer = io.r.payload();
        var known = bursts.valid();
        var last = answer.last().and(bursts.payload().ends());
        var full = fill(lit(true), bytes);
        var part = oneHot(bursts.payload().most().zext(indexWidth(bytes) + 1).plus(1), bytes + 1).minus(1).trunc(bytes);

        io.r.ready().set(io.out.ready().and(known));
        io.out.valid().set(io.r.valid().and(known));
        io.out.payload().data().set(answer.data());
        io.out.payload().keep().set(mux(last, part, full));
        io.out.payload().last().set(last);
        io.failed.set(answer.resp().bit(1));
        bursts.ready().set(io.r.valid().and(io.out.ready()).and(answer.last()));
        ignore(answer.id());
        ignore(answer.resp().bit(0));

        cover(io.out.valid().and(last).and(full.ne(part)), "a packet ends within a beat");
    }
}
