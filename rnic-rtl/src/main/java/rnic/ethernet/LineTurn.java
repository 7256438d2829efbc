package rnic.ethernet;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Stream;
import rnic.context.EthernetShares;

/**
 * Two streams of frames share a line, a frame at a time. While both want it a balance is kept: a beat of one for RDMA
 * adds the share of the other, a beat of that takes the share of RDMA from it. Whoever is behind by this balance has the
 * next frame; who is alone has it anyway, and that counts for nothing.
 *
 * <p>Latency 0, a beat per cycle, also from frame to frame. The balance follows 2 cycles behind, and a little more than
 * the longest frame is remembered. {@code ready} of a stream depends on {@code valid} of the other one: put a slice behind
 * it.
 */
@Doc("Frames for RDMA and those of the Ethernet NIC share the line.")
record LineTurn(int bytes) implements Circuit<LineTurn.Io> {
    /** Bits of the balance: the longest frame, 512 beats of 32 bytes, times the largest share, and a sign. */
    private static final int BITS = 14;

    public record Io(
        @Doc("frames for RDMA") Stream<Beat> rdma,
        @Doc("frames of the Ethernet NIC") Stream<Beat> ethernet,
        EthernetShares shares,
        @Doc("both, a frame at a time") Stream<Beat> out
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        var beats = Stream.of(Beat.of(bytes));
        return new Io(p.in(beats), p.in(beats), p.in(EthernetShares.SHAPE), p.out(beats));
    }

    @Override public void body(Io io) {
        var held = reg(bool()).named("held").init(0);        // somebody's frame is on its way
        var owner = reg(bool()).named("owner").init(0);      // the Ethernet NIC's
        var balance = reg(sint(BITS)).named("balance").init(0);
        var isNext = reg(bool()).named("ethernet_is_next").init(0);
        var waiting = io.ethernet.valid().named("ethernet_wants");
        var isEthernet = mux(held, owner, waiting.and(isNext.or(io.rdma.valid().not()))).named("is_ethernet");

        io.out.valid().set(mux(isEthernet, io.ethernet.valid(), io.rdma.valid()));
        io.out.payload().set(mux(isEthernet, io.ethernet.payload(), io.rdma.payload()));
        io.ethernet.ready().set(io.out.ready().and(isEthernet));
        // Not asked of the one for RDMA whether it is there: nothing runs back.
        io.rdma.ready().set(io.out.ready().and(mux(held, owner.not(), waiting.and(isNext).not())));
        when(io.out.valid(), () -> {
            held.next(io.out.fires().and(io.out.payload().last()).not());
            owner.next(isEthernet);
        });

        // What a beat counts, then the balance.
        var bothWant = waiting.and(io.rdma.valid());
        var counted = reg(sint(BITS)).named("counted").init(0);
        var plus = io.shares.ethernet().zext(BITS).asSInt();
        var minus = lit(0, BITS).minus(io.shares.rdma().zext(BITS)).asSInt();
        counted.next(mux(io.out.fires().and(bothWant), mux(isEthernet, minus, plus), zero(sint(BITS))));
        var sum = balance.sext(BITS + 1).plus(counted.sext(BITS + 1)).named("sum");
        var over = sum.msb().xor(sum.asUInt().bit(BITS - 1)).named("over");
        balance.next(mux(over, balance, sum.trunc(BITS).asSInt()));
        isNext.next(balance.msb().not());
    }
}
