package hdl.sim.conform;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;

/**
 * What one engine shows of some circuits under one stimulus.
 *
 * @param outputs      per circuit all outputs of all cycles, laid out as rows
 * @param unknownBits  bits that were X
 * @param failure      what stopped the engine; empty when nothing did
 */
record Observation(Engine engine, List<byte[]> outputs, long unknownBits, String failure) {
    private static final Options OPTIONS = Options.standard().start(Options.Start.ZERO).seed(1);

    static Observation of(Engine engine, List<Subject> subjects, Stimulus stimulus) {
        var rows = new ArrayList<RowBuffer>();
        try {
            for (int i = 0; i < subjects.size(); i++) {
                rows.add(stimulus.rows(subjects.get(i), i));
            }
            long unknown = engine == Engine.JVM ? single(subjects, rows) : together(engine, subjects, stimulus, rows);
            var outputs = new ArrayList<byte[]>();
            rows.forEach(each -> outputs.add(each.outputs().toArray(ValueLayout.JAVA_BYTE)));
            return new Observation(engine, outputs, unknown, "");
        } catch (RuntimeException problem) {
            return new Observation(engine, List.of(), 0, problem.getClass().getSimpleName() + ": " + problem.getMessage());
        } finally {
            rows.forEach(RowBuffer::close);
        }
    }

    /** Inside the JVM each circuit runs by itself. */
    private static long single(List<Subject> subjects, List<RowBuffer> rows) {
        for (int i = 0; i < subjects.size(); i++) {
            try (var simulation = Simulation.of(subjects.get(i).design(), Engine.JVM, OPTIONS)) {
                simulation.run(rows.get(i));
            }
        }
        return 0;
    }

    /** The tools get all of them under one top. */
    private static long together(Engine engine, List<Subject> subjects, Stimulus stimulus, List<RowBuffer> rows) {
        var batch = new Batch(subjects);
        try (var simulation = Simulation.of(batch.top(), batch.source(), engine, OPTIONS); var all = batch.rows(stimulus, rows)) {
            simulation.run(all);
            batch.split(all, rows);
            return simulation.unknownBits();
        }
    }

    /** The value of an output in a cycle, in hexadecimal. */
    static String hex(byte[] outputs, long at, int bytes) {
        var segment = MemorySegment.ofArray(outputs);
        var out = new StringBuilder();
        for (int i = bytes - 1; i >= 0; i--) {
            int value = segment.get(ValueLayout.JAVA_BYTE, at + i) & 0xff;
            if (!out.isEmpty() || value != 0 || i == 0) {
                out.append(out.isEmpty() ? Integer.toHexString(value) : Integer.toHexString(0x100 | value).substring(1));
            }
        }
        return "0x" + out;
    }
}
