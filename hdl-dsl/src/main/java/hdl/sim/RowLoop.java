package hdl.sim;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Runs rows one by one: on an engine that has no loop of its own for them, and while waves are recorded. */
record RowLoop(Backend backend, int clocks, Timeline timeline) implements RowRunner {
    @Override public long run(RowLayout layout, MemorySegment inputs, MemorySegment outputs, long rows) {
        long row = 0;
        while (row < rows && backend.failure() == null) {
            long start = row * layout.inputStride();
            long event = inputs.get(ValueLayout.JAVA_LONG, start);
            for (int i = 0; i < clocks; i++) {
                backend.reset(i, (event >>> 32 + i & 1) != 0);
            }
            for (var field : layout.inputs()) {
                MemorySegment.copy(inputs, start + field.offset(), backend.segment(field.port()), 0, field.bytes());
            }
            timeline.skip(1);
            backend.time(timeline.now());
            if ((event & 0xffff_ffffL) != 0) {
                backend.edges(event & 0xffff_ffffL);
            } else {
                backend.settle();
            }
            for (var field : layout.outputs()) {
                MemorySegment.copy(backend.segment(field.port()), 0, outputs, row * layout.outputStride() + field.offset(), field.bytes());
            }
            row++;
        }
        return row;
    }
}
