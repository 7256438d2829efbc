package hdl.sim;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;

/** Runs rows one by one: on an engine that has no loop of its own for them, and while waves are recorded. */
record RowLoop(Backend backend, int clocks, Timeline timeline) implements RowRunner {
    @Override public long run(RowLayout layout, MemorySegment inputs, MemorySegment outputs, long rows) {
        var sources = segments(layout.inputs());
        var results = segments(layout.outputs());
        long row = 0;
        while (row < rows && backend.failure() == null) {
            long start = row * layout.inputStride();
            for (int i = 0; i < sources.length; i++) {
                var field = layout.inputs().get(i);
                MemorySegment.copy(inputs, start + field.offset(), sources[i], 0, field.bytes());
            }
            event(inputs.get(ValueLayout.JAVA_LONG, start));
            start = row * layout.outputStride();
            for (int i = 0; i < results.length; i++) {
                var field = layout.outputs().get(i);
                MemorySegment.copy(results[i], 0, outputs, start + field.offset(), field.bytes());
            }
            row++;
        }
        return row;
    }

    private MemorySegment[] segments(List<RowLayout.Field> fields) {
        var segments = new MemorySegment[fields.size()];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = backend.segment(fields.get(i).port());
        }
        return segments;
    }

    private void event(long word) {
        for (int i = 0; i < clocks; i++) {
            backend.reset(i, (word >>> 32 + i & 1) != 0);
        }
        timeline.skip(1);
        backend.time(timeline.now());
        if ((word & 0xffff_ffffL) != 0) {
            backend.edges(word & 0xffff_ffffL);
        } else {
            backend.settle();
        }
    }
}
