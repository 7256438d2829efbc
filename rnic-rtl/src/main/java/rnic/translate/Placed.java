package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import rnic.messages.Pages;

/** An access whose pages have been looked for. */
record Placed(Pages pages, @Doc("what came with it") UInt load) implements Bundle<Placed> {
    static Shape<Placed> of(int bits) {
        return bundle(Placed.class, Pages.SHAPE, uint(bits));
    }
}
