package hdl.sim.conform;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.RowBuffer;
import hdl.sim.Simulation;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What one engine shows of a circuit under a stimulus.
 *
 * @param outputs      all outputs of all cycles, laid out as rows; nothing when the engine failed
 * @param unknownBits  bits that were X
 * @param failure      what stopped the engine; empty when nothing did
 */
record Observation(Engine engine, byte[] outputs, long unknownBits, String failure) {
    private static final Options OPTIONS =
        new Options(Options.Start.ZERO, 1, true, Options.Effort.LEAST, Optional.empty()).quiet();

    /** One for each circuit. */
    static List<Observation> of(Engine engine, List<Subject> subjects, Stimulus stimulus) {
        var seen = new ArrayList<Observation>();
        try {
            if (engine == Engine.VERILATOR && subjects.size() > 1) {
                together(subjects, stimulus, seen);
                return seen;
            }
        } catch (RuntimeException oneOfThem) {
            seen.clear();
        }
        for (var subject : subjects) {
            seen.add(alone(engine, subject, stimulus));
        }
        return seen;
    }

    boolean isClean() {
        return failure.isEmpty() && unknownBits == 0;
    }

    private static Observation alone(Engine engine, Subject subject, Stimulus stimulus) {
        try (var rows = stimulus.rows(subject);
             var simulation = Simulation.of(subject.design(), engine, OPTIONS)) {
            simulation.run(rows);
            return new Observation(engine, bytes(rows), simulation.unknownBits(), "");
        } catch (RuntimeException problem) {
            return new Observation(engine, new byte[0], 0, problem.getClass().getSimpleName() + ": " + problem.getMessage());
        }
    }

    /** A build of a model costs more than its cycles: all circuits under one top. */
    private static void together(List<Subject> subjects, Stimulus stimulus, List<Observation> seen) {
        var batch = new Batch(subjects);
        var rows = new ArrayList<RowBuffer>();
        try (var simulation = Simulation.of(batch.top(), batch.source(), Engine.VERILATOR, OPTIONS)) {
            subjects.forEach(subject -> rows.add(stimulus.rows(subject)));
            try (var all = batch.rows(stimulus, rows)) {
                simulation.run(all);
                batch.split(all, rows);
            }
            rows.forEach(each -> seen.add(new Observation(Engine.VERILATOR, bytes(each), 0, "")));
        } finally {
            rows.forEach(RowBuffer::close);
        }
    }

    private static byte[] bytes(RowBuffer rows) {
        return rows.outputs().toArray(ValueLayout.JAVA_BYTE);
    }

    /** The value of an output in a cycle, in hexadecimal. */
    String hex(long at, int bytes) {
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
