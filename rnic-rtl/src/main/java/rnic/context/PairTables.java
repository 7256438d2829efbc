package rnic.context;

import static hdl.Hdl.*;

import hdl.*;
import hdl.lib.Valid;
import rnic.protocol.QueuePairState;

/** A block's own copies of what others say of a queue pair: one word each, read latency 2 cycles. */
public final class PairTables {
    private PairTables() {
    }

    /** The state of queue pair {@code at}. */
    public static Choice<QueuePairState> state(int queuePairs, Valid<StateWrite> write, UInt at) {
        var states = memory(choice(QueuePairState.class), queuePairs).style(BRAM).latency(2).zeroed();
        when(write.valid(), () -> states.write(write.value().qp(), write.value().state()));
        return states.read(at);
    }

    /** A count of queue pair {@code at}, as wide as it is written. */
    public static UInt count(String name, int queuePairs, Valid<Doorbell> write, UInt at) {
        var counts = memory(write.value().producer().shape(), queuePairs).named(name).style(BRAM).latency(2);
        when(write.valid(), () -> counts.write(write.value().qp(), write.value().producer()));
        return counts.read(at);
    }

    /**
     * A count of queue pair {@code at}, as wide as it is written; 0 when the life of {@code beginner} begins, with no
     * write in that cycle.
     */
    public static UInt count(String name, int queuePairs, Valid<Doorbell> write, Bool beginning, UInt beginner,
        UInt at) {
        var counts = memory(write.value().producer().shape(), queuePairs).named(name).style(BRAM).latency(2);
        check(write.valid().and(beginning).not(), "nothing is " + name + " while a life begins");
        when(write.valid().or(beginning), () -> counts.write(mux(beginning, beginner, write.value().qp()),
            mux(beginning, 0, write.value().producer())));
        return counts.read(at);
    }
}
