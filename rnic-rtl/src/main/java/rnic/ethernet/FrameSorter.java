package rnic.ethernet;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.messages.FrameOwner;
import rnic.messages.Packet;
import rnic.parse.FrameInspector;
import rnic.protocol.Row;

/**
 * Whose a frame is, by its row (wire profile section 16): row 3 is the Ethernet NIC's, as are fragments, whose port only
 * the first one has; unreliable datagrams to queue pair 1 of RoCEv2, connection management, if nothing is wrong with
 * them; and all that is whole while the data path rests. To the receive path such a frame is one of row 3. One frame per
 * cycle; what is told comes with the row.
 */
@Doc("Tells frames for RDMA from those of the Ethernet NIC beside.")
public record FrameSorter() implements Circuit<FrameSorter.Io> {
    /** Cycles from the end of a frame to its row. */
    private static final int KNOWN = FrameInspector.LATENCY + FrameInspector.ROW;
    /** The queue pair of connection management. */
    private static final int MANAGEMENT = 1;
    /** Class of the opcodes of unreliable datagrams: bits 7 to 5. */
    private static final int DATAGRAMS = 3;

    public record Io(
        @Doc("a frame has ended; the data path ran when it began") Valid<Bool> ended,
        @Doc("of the FrameInspector, one per frame") Packet packet,
        @Doc("of the FrameInspector") Choice<Row> row,
        @Doc("what it is to the receive path") Choice<Row> sorted,
        @Doc("one per frame, in order") Valid<FrameOwner> owner
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.at(0).in(Valid.of(bool())), p.at(FrameInspector.LATENCY).in(Packet.SHAPE),
            p.at(KNOWN).in(choice(Row.class)), p.at(KNOWN).out(choice(Row.class)),
            p.at(KNOWN).out(Valid.of(FrameOwner.SHAPE)));
    }

    @Override public void body(Io io) {
        var frames = timeline(io.ended).aligned();
        var packet = io.packet;
        ignore(packet);
        var mayManage = packet.veroce().not().and(packet.opcode().top(3).eq(DATAGRAMS))
            .and(packet.destQp().eq(MANAGEMENT));

        var row = io.row;
        var isManagement = at(KNOWN, mayManage).and(row.is(Row.RX_OK));
        var isBroken = row.is(Row.RX_FCS).or(row.is(Row.RX_LONG));
        var resting = at(KNOWN, io.ended.value()).or(isBroken).not();
        var isOther = row.is(Row.RX_OTHER).or(row.is(Row.RX_IP_FRAG)).or(isManagement).or(resting);
        io.sorted.set(mux(isOther, lit(Row.RX_OTHER), row));
        io.owner.valid().set(frames.valid());
        io.owner.value().set(new FrameOwner(isOther, isManagement));
    }
}
