package hdl.sim.icarus;

import hdl.sim.RowLayout;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;

/** Prepared stimulus and captured outputs as the files the bench reads and writes. */
final class Rows {
    private Rows() {
    }

    static void write(Path file, RowLayout layout, FourStatePort[] ports, MemorySegment inputs,
        long rows) throws IOException {
        try (var out = Files.newBufferedWriter(file)) {
            var line = new StringBuilder();
            for (long row = 0; row < rows; row++) {
                long start = row * layout.inputStride();
                long event = inputs.get(ValueLayout.JAVA_LONG_UNALIGNED, start);
                line.setLength(0);
                line.append(Long.toHexString(event & 0xffff_ffffL)).append(' ').append(Long.toHexString(event >>> 32));
                for (var field : layout.inputs()) {
                    line.append(' ');
                    ports[field.port().id()].write(line, inputs, start + field.offset());
                }
                out.append(line).append('\n');
            }
        }
    }

    /** Returns how many rows the file holds. */
    static long read(Path file, RowLayout layout, FourStatePort[] ports, MemorySegment outputs,
        long rows) throws IOException {
        try (var in = Files.newBufferedReader(file)) {
            long row = 0;
            for (var line = in.readLine(); line != null && row < rows; line = in.readLine()) {
                int from = 0;
                for (var field : layout.outputs()) {
                    var port = ports[field.port().id()];
                    from = port.take(line, from);
                    MemorySegment.copy(port.value, 0, outputs, row * layout.outputStride() + field.offset(),
                        field.bytes());
                }
                row++;
            }
            return row;
        }
    }
}
