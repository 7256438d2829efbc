package rnic.transport;

import static hdl.Hdl.bundle;
import static hdl.Hdl.indexWidth;
import static hdl.Hdl.uint;

import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** Asks for what a SACK says. */
public record SackRequest(
    @Doc("queue pair, local number") UInt qp,
    @Doc("which part of the window, in units of the bits of a SACK") UInt chunk
) implements Bundle<SackRequest> {
    public static Shape<SackRequest> of(int window, int queuePairs) {
        int chunks = window / SackRow.bits(window);
        return bundle(f -> new SackRequest(f.of(uint(indexWidth(queuePairs))), f.of(uint(indexWidth(chunks)))));
    }
}
