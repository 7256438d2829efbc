package rnic.translate;

import static hdl.Hdl.*;

import hdl.*;
import rnic.context.PageList;

/** What the list says of a page. */
record Walked(
    @Doc("there is such a page") Bool good,
    @Doc("the 4 KiB that are wanted of it, in units of that") UInt page
) implements Bundle<Walked> {
    static final Shape<Walked> SHAPE = bundle(Walked.class, bool(), uint(PageList.ADDRESS_BITS));
}
