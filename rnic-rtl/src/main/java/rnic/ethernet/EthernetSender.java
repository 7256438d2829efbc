package rnic.ethernet;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.PacketFifo;
import hdl.lib.RegisterSlice;
import hdl.lib.Stream;
import hdl.lib.axi.AxiStream;
import rnic.common.BeatSize;
import rnic.context.EthernetShares;
import rnic.protocol.RnicParameters;

/**
 * Puts frames of the Ethernet NIC between those for RDMA. Each waits in a store until it is whole, since a frame on the
 * line is never interrupted; one longer than the store is dropped. Both share the line as {@link LineTurn} has it.
 *
 * <p>Frames for RDMA pass without a cycle more while none of the others is there. A frame of the Ethernet NIC begins 4
 * cycles after its last beat has come, or when the frame that is on its way has ended.
 *
 * @param bytes bytes per beat: a power of two from 32
 */
@Doc("Puts frames of the Ethernet NIC beside between those for RDMA.")
public record EthernetSender(int bytes) implements Circuit<EthernetSender.Io> {
    public record Io(
        @Doc("frames for RDMA, without a pause") Stream<Beat> rdma,
        @Doc("frames of the Ethernet NIC, without FCS; may pause") AxiStream sAxis,
        @Doc("what each has when both want the line") EthernetShares shares,
        @Doc("to the MAC, without a pause in a frame") Stream<Beat> frames,
        @Doc("one cycle: a frame has been taken") Bool taken,
        @Doc("one cycle: a frame was longer than the store, and is dropped") Bool dropped
    ) implements Bundle<Io> {}

    public EthernetSender {
        BeatSize.check("EthernetSender", bytes);
    }

    @Override public Io ports(Ports p) {
        return new Io(p.in(Stream.of(Beat.of(bytes))), p.in(AxiStream.of(bytes)), p.steady().in(EthernetShares.SHAPE),
            p.out(Stream.of(Beat.of(bytes))), p.out(bool()), p.out(bool()));
    }

    @Override public void body(Io io) {
        var store = instance(new PacketFifo<>(Beat.of(bytes), RnicParameters.ETHERNET_BYTES / bytes, BRAM));
        link(store.in(), io.sAxis.asStream());
        var isEnd = store.in().fires().and(io.sAxis.tlast());
        store.commit().set(isEnd);
        store.rollback().set(false);
        var keep = io.sAxis.tkeep();
        when(io.sAxis.tvalid(), () -> {
            check(keep.bit(0).and(keep.and(keep.plus(1)).any().not()), "the Ethernet NIC gives bytes that lie together");
            check(io.sAxis.tlast().or(keep.all()), "the Ethernet NIC gives full beats before the last");
        });
        var whole = instance(new RegisterSlice<>(Beat.of(bytes)));
        link(whole.in(), store.out());

        var turn = instance(new LineTurn(bytes));
        turn.shares().set(io.shares);
        link(turn.rdma(), io.rdma);
        link(turn.ethernet(), whole.out());
        link(io.frames, turn.out());
        io.taken.set(stage(isEnd.and(store.oversized().not())));
        io.dropped.set(stage(store.oversized()));
    }
}
