package veroce.nic;

import hdl.ir.ModuleDef;
import hdl.sim.PinGroup;
import hdl.sim.RowBuffer;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;

/**
 * All inputs of a NIC in each of its first cycles, from its reset on: played again, the NIC does the same. A reset is
 * played first, for those who have not made one, with the edges in which it passes the registers on its way.
 */
public final class Recording {
    private static final int RESET_ROWS = 2;
    private static final long EDGE_IN_RESET = 1 | 1L << 32;

    private final int limit;
    private long[] words = new long[1 << 16];
    private int width;
    private int cycles;

    /** At most so many cycles. */
    public Recording(int limit) {
        this.limit = limit;
    }

    void cycle(PinGroup inputs) {
        if (cycles == limit) {
            return;
        }
        width = inputs.words();
        if ((cycles + 1) * width > words.length) {
            words = Arrays.copyOf(words, 2 * words.length);
        }
        inputs.read(words, cycles * width);
        cycles++;
    }

    /** Cycles so far. */
    public int cycles() {
        return cycles;
    }

    /** As stimulus for the top of a NIC of the same parameters. */
    public RowBuffer rows(ModuleDef top) {
        int begin = RESET_ROWS + top.resetDelay();
        var rows = new RowBuffer(top, begin + cycles);
        for (var row = 0; row < RESET_ROWS; row++) {
            rows.event(row, EDGE_IN_RESET);
        }
        var at = 0;
        for (var row = (long) begin; row < rows.rows(); row++) {
            for (var field : rows.layout().inputs()) {
                for (var i = 0; i < field.bytes(); i++) {
                    rows.inputs().set(ValueLayout.JAVA_BYTE, row * rows.layout().inputStride() + field.offset() + i,
                        (byte) (words[at + i / 8] >>> 8 * (i % 8)));
                }
                at += (field.port().width() + 63) / 64;
            }
        }
        return rows;
    }
}
