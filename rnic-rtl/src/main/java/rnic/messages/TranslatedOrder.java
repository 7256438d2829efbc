package rnic.messages;

import static hdl.Hdl.*;

import hdl.*;

/** A placement whose pages are known. */
public record TranslatedOrder(PlacementOrder order, Pages pages) implements Bundle<TranslatedOrder> {
    public static final Shape<TranslatedOrder> SHAPE =
        bundle(TranslatedOrder.class, PlacementOrder.SHAPE, Pages.SHAPE);
}
