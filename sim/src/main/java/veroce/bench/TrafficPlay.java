package veroce.bench;

import hdl.Design;
import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.zip.CRC32;
import rnic.top.Rnic;

/**
 * What a NIC showed on an engine while it was given recorded traffic.
 *
 * @param outputs all outputs of all cycles, one row behind the other
 * @param stride  bytes of a row
 * @param nanosPerCycle of real time, set-up included
 */
public record TrafficPlay(byte[] outputs, int stride, double nanosPerCycle) {
    /** Plays all rows from reset on. */
    public static TrafficPlay of(Design<Rnic.Io> design, Engine engine, RowBuffer rows) {
        try (var nic = Simulation.of(design, engine, Options.standard().start(Options.Start.ZERO).seed(1))) {
            long start = System.nanoTime();
            nic.run(rows);
            double nanos = (double) (System.nanoTime() - start) / rows.rows();
            return new TrafficPlay(rows.outputs().toArray(ValueLayout.JAVA_BYTE), (int) rows.layout().outputStride(),
                nanos);
        }
    }

    /** Of all outputs of all cycles. */
    public int hash() {
        var sum = new CRC32();
        sum.update(outputs);
        return (int) sum.getValue();
    }

    /** Cycles in which the outputs are not what they were in the one before. */
    public int moves() {
        int count = 0;
        for (int at = stride; at < outputs.length; at += stride) {
            count += Arrays.equals(outputs, at - stride, at, outputs, at, at + stride) ? 0 : 1;
        }
        return count;
    }

    /** The first cycle that is not as in the other; -1 if all are. */
    public int difference(TrafficPlay other) {
        int at = Arrays.mismatch(outputs, other.outputs);
        return at < 0 ? -1 : at / stride;
    }
}
