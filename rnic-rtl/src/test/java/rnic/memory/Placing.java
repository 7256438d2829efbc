package rnic.memory;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Beat;
import hdl.lib.Valid;
import rnic.common.FinishCounter;
import rnic.messages.AccessOwner;
import rnic.messages.PlacementFault;
import rnic.messages.PlacementOrder;
import rnic.protocol.RnicParameters;
import rnic.translate.ListPort;
import rnic.translate.OrderTranslator;

/** A {@link Placement} behind the queue of its orders, as in the NIC. */
@Doc("A placement path with the queue of its orders.")
record Placing(RnicParameters parameters) implements Circuit<Placing.Io> {
    record Io(
        Valid<Beat> frames,
        Valid<Bool> stored,
        Valid<PlacementOrder> orders,
        ListPort lists,
        WritePort memory,
        UInt visible,
        Valid<PlacementFault> fault,
        Valid<AccessOwner> ended
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        int bytes = parameters.bytes();
        return new Io(p.in(Valid.of(Beat.of(bytes))), p.out(Valid.of(bool())), p.in(Valid.of(PlacementOrder.SHAPE)),
            p.in(ListPort.of(parameters.mrs(), bytes)), p.out(WritePort.of(bytes)),
            p.out(uint(FinishCounter.COUNT_BITS)), p.out(Valid.of(PlacementFault.SHAPE)),
            p.out(Valid.of(AccessOwner.SHAPE)));
    }

    @Override public void body(Io io) {
        var translator = instance(new OrderTranslator(parameters));
        var placement = instance(new Placement(parameters));
        translator.orders().set(io.orders);
        link(translator.lists(), io.lists);
        link(placement.orders(), translator.translated());
        link(placement.frames(), io.frames);
        link(io.stored, placement.stored());
        link(io.memory, placement.memory());
        io.visible.set(placement.visible());
        link(io.fault, placement.fault());
        io.ended.set(placement.ended());
    }
}
