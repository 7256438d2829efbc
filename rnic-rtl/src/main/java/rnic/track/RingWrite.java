package rnic.track;

import static hdl.Hdl.*;

import hdl.Bool;
import hdl.Bundle;
import hdl.Doc;
import hdl.Shape;
import hdl.UInt;

/** One entry of the three rings of a queue pair, written together. */
public record RingWrite(
    UInt qp,
    @Doc("PSN modulo the window") UInt index,
    @Doc("entry of the ring of received packets") Bool received,
    @Doc("entry of the ring of packets that end a message") Bool ends,
    @Doc("entry of the ring of packets that end a message with a receive WQE") Bool consuming
) implements Bundle<RingWrite> {
    static Shape<RingWrite> of(int window, int queuePairs) {
        return bundle(RingWrite.class, uint(indexWidth(queuePairs)), uint(log2Ceil(window)), bool(), bool(), bool());
    }
}
