package hdl.lib;

import hdl.Bool;

/** A payload that says where its packet ends. */
public interface Framed {
    /** The packet ends with this payload. */
    Bool last();
}
