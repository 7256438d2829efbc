package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Fifo;
import hdl.lib.Stream;
import hdl.lib.Valid;
import rnic.memory.PacketBuffer;
import rnic.messages.PlacementOrder;
import rnic.messages.TranslatedOrder;
import rnic.protocol.RnicParameters;

/**
 * Keeps what is decided about frames until it is carried out, and finds the pages of those to be placed. An order whose
 * region has no list comes out as soon as it would out of a FIFO of its own.
 */
@Doc("Keeps the orders about received frames and finds their pages.")
public record OrderTranslator(RnicParameters parameters) implements Circuit<OrderTranslator.Io> {
    public record Io(
        @Doc("one for each frame in the packet buffer; cannot be held up") Valid<PlacementOrder> orders,
        Stream<TranslatedOrder> translated,
        ListPort lists
    ) implements Bundle<Io> {}

    @Override public Io ports(Ports p) {
        return new Io(p.in(Valid.of(PlacementOrder.SHAPE)), p.out(Stream.of(TranslatedOrder.SHAPE)),
            p.in(ListPort.of(parameters.mrs(), parameters.bytes())));
    }

    @Override public void body(Io io) {
        registeredReset();
        int most = parameters.bufferBytes() / parameters.bytes();
        int load = PlacementOrder.SHAPE.width();
        var queue = instance(new Fifo<>(PlacementOrder.SHAPE, most, PacketBuffer.style(most), false));
        queue.in().valid().set(io.orders.valid());
        queue.in().payload().set(io.orders.value());
        check(io.orders.valid().not().or(queue.in().ready()), "there is a place for every order");

        var translator = instance(new Translator(parameters.mrs(), parameters.bytes(),
            parameters.rememberedPages(), load));
        var order = queue.out().payload();
        var wanted = order.length().gate(order.place());
        link(translator.asked(), new Stream<>(queue.out().valid(), queue.out().ready(), new Asked(order.address(),
            wanted, order.mr().trunc(indexWidth(parameters.mrs())), order.pages(), order.asUInt())));
        var placed = translator.placed();
        link(io.translated, new Stream<>(placed.valid(), placed.ready(),
            new TranslatedOrder(placed.payload().load().as(PlacementOrder.SHAPE), placed.payload().pages())));
        link(translator.lists(), io.lists);
    }
}
