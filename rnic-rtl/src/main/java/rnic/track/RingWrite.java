package rnic.track;

import static hdl.Hdl.*;

import hdl.*;

/** One entry of the three rings of a flow, written together. */
public record RingWrite(
    UInt flow,
    @Doc("PSN modulo the window") UInt index,
    @Doc("entry of the ring of received packets") Bool received,
    @Doc("entry of the ring of packets that end a message") Bool ends,
    @Doc("entry of the ring of packets that end a message with a receive WQE") Bool consuming
) implements Bundle<RingWrite> {
    static Shape<RingWrite> of(int window, int flows) {
        return bundle(RingWrite.class, uint(indexWidth(flows)), uint(log2Ceil(window)), bool(), bool(), bool());
    }
}
