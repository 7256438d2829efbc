package rnic.ethernet;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.PacketFifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import hdl.lib.axi.AxiStream;
import rnic.common.BeatSize;
import rnic.messages.FrameOwner;
import rnic.parse.ReceiveCheck;
import rnic.protocol.RnicParameters;

/**
 * Gives frames that are not for RDMA to the Ethernet NIC, whole and in order. Frames pass through a delay until it is
 * known whose they are, and wait in a store; one that finds no room there is dropped, so nobody else waits for it.
 *
 * <p>Takes a beat in every cycle. A frame's first beat leaves {@link ReceiveCheck#LATENCY} + 3 cycles after its last one
 * has come, if none waits before it; one beat per cycle.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Gives frames that are not for RDMA to the Ethernet NIC beside.")
public record EthernetReceiver(int bytes) implements Circuit<EthernetReceiver.Io> {
    /** Cycles from the last beat of a frame until it is known whose it is. */
    private static final int KNOWN = ReceiveCheck.LATENCY;

    public record Io(
        @Doc("from the MAC") Valid<Beat> frames,
        @Doc("one per frame, with its last beat behind the delay") Valid<FrameOwner> owner,
        @Doc("tuser with the last beat: for queue pair 1 of RoCEv2, and its ICRC is right") AxiStream mAxis,
        @Doc("one cycle: a frame is given on") Bool given,
        @Doc("one cycle: a frame has found no room") Bool dropped
    ) implements Bundle<Io> {}

    public EthernetReceiver {
        BeatSize.check("EthernetReceiver", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(Beat.of(bytes))), p.at(KNOWN).in(Valid.of(FrameOwner.SHAPE)),
            p.out(AxiStream.of(bytes, 1)), p.at(KNOWN + 1).out(bool()), p.at(KNOWN + 1).out(bool()));
    }

    @Override public void body(Io io) {
        var frames = timeline(io.frames).aligned();
        var beat = leave(at(KNOWN, io.frames.value()));
        var owner = io.owner.value();
        var arrives = leave(at(KNOWN, frames.valid()));
        var isLast = arrives.and(beat.last());
        check(isLast.eq(leave(io.owner.valid())), "a frame's owner is known with its last beat");

        var store = instance(new PacketFifo<>(OwnedBeat.of(bytes), RnicParameters.ETHERNET_BYTES / bytes, BRAM));
        var cut = reg(bool()).named("cut").init(0);          // a beat of this frame has found no room
        var fits = cut.or(store.in().ready().not()).not();
        store.in().valid().set(arrives.and(fits));
        store.in().payload().set(new OwnedBeat(beat, leave(owner.management())));
        when(arrives, () -> cut.next(fits.or(beat.last()).not()));
        var wanted = isLast.and(leave(owner.ethernet()));
        var given = wanted.and(fits);
        store.commit().set(given);
        store.rollback().set(isLast.and(given.not()));
        check(store.oversized().not(), "a frame that is given on is shorter than the store");

        var out = store.out().payload();
        link(io.mAxis.asStream(), new Stream<>(store.out().valid(), store.out().ready(), out.beat()));
        io.mAxis.tuser().orElseThrow().set(out.management().and(out.beat().last()).asUInt());
        io.given.set(stage(frames.enter(KNOWN, given)));
        io.dropped.set(stage(frames.enter(KNOWN, wanted.and(fits.not()))));
        cover(wanted.and(fits.not()), "drops a frame");
    }
}
