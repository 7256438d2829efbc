package hdl;

import hdl.ir.Node;
import hdl.ir.Site;

/** How a signal that is not a storage of its own is assigned: an element of a vec chosen at run time. */
interface Writer {
    void write(Node value, boolean next, Site site);
}
