package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.common.FinishCounter;
import rnic.messages.AccessOwner;
import rnic.messages.PlacementFault;
import rnic.messages.TranslatedOrder;
import rnic.protocol.RnicParameters;

/** The packet buffer and the engine behind it: from the network to host memory. */
@Doc("Keeps received frames until their order comes and writes the payload of those to be placed to host memory.")
public record Placement(RnicParameters parameters) implements Circuit<Placement.Io> {
    public record Io(
        @Doc("from the network; cannot be held up") Valid<Beat> frames,
        @Doc("a frame has ended: 1 = it is in the buffer, 0 = there was no room and nothing of it is kept")
        Valid<Bool> stored,
        @Doc("one for each stored frame, in order; of one to place 0 to 4096 bytes") Stream<TranslatedOrder> orders,
        WritePort memory,
        @Doc("orders to place, since reset and modulo 2^24, of which every byte and every byte of all earlier ones has"
            + " been written") UInt visible,
        @Doc("the bus has refused a burst, or pages were missing; before it counts as visible") Valid<PlacementFault> fault,
        @Doc("every burst of an order with payload has been answered") Valid<AccessOwner> ended
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int bytes = parameters.bytes();
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.out(Valid.of(bool())), p.in(Stream.of(TranslatedOrder.SHAPE)),
            p.out(WritePort.of(bytes)), p.out(uint(FinishCounter.COUNT_BITS)),
            p.out(Valid.of(PlacementFault.SHAPE)), p.out(Valid.of(AccessOwner.SHAPE)));
    }

    @Override public void body(Io io) {
        registeredReset();
        int bytes = parameters.bytes();
        int beats = parameters.bufferBytes() / bytes;
        var buffer = instance(new PacketBuffer(bytes, beats));
        var engine = instance(new PlacementEngine(bytes));

        var order = io.orders.payload().order();
        check(io.orders.valid().and(order.place()).not().or(order.length().le(4096)),
            "nothing placed is longer than 4 KiB");
        link(buffer.frames(), io.frames);
        link(io.stored, buffer.stored());
        link(engine.orders(), io.orders);
        link(buffer.orders(), engine.fetches());
        link(engine.payload(), buffer.payload());
        link(io.memory, engine.memory());
        io.visible.set(engine.visible());
        link(io.fault, engine.fault());
        io.ended.set(engine.ended());
    }
}
