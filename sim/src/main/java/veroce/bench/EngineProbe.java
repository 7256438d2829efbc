package veroce.bench;

import hdl.sim.Engine;
import hdl.sim.RowBuffer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32;

/**
 * One engine alone in a process, measured on command: a line comes in, a number goes out. Nothing that another engine
 * did can have changed how this one was compiled.
 */
public final class EngineProbe {
    /** One pass after the other, decided in Java cycle by cycle. */
    static final String CYCLES = "cycles";
    /** The same, each pin by itself. */
    static final String PINS = "pins";
    /** One call for all rows. */
    static final String ROWS = "rows";
    private static final double NANOS = 1e9;

    /** Measures an engine on a circuit, on the commands of the standard input. */
    public static void run(Engine engine, String circuit, Path captures, int rows, int passes) throws IOException {
        try (var subject = Subject.of(circuit, captures, rows);
             var commands = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII));
             var answers = new PrintWriter(System.out, false, StandardCharsets.US_ASCII)) {
            new EngineProbe(subject, engine, passes).serve(commands, answers);
        }
    }

    private final Subject subject;
    private final Engine engine;
    private final int passes;

    private EngineProbe(Subject subject, Engine engine, int passes) {
        this.subject = subject;
        this.engine = engine;
        this.passes = passes;
    }

    /** Tells the seconds to start the engine and a sum over all outputs, then answers commands until the input ends. */
    private void serve(BufferedReader commands, PrintWriter answers) throws IOException {
        var start = System.nanoTime();
        var rows = subject.rows();
        try (var dut = subject.on(engine)) {
            var seconds = (System.nanoTime() - start) / NANOS;
            dut.run(rows);
            answers.println(seconds + " " + sum(rows));
            answers.flush();
            var driver = new PerCycle(dut, rows);
            for (var command = commands.readLine(); command != null; command = commands.readLine()) {
                answers.println(fastest(switch (command) {
                    case CYCLES -> driver::run;
                    case PINS -> driver::runPinByPin;
                    default -> () -> dut.run(rows);
                }));
                answers.flush();
            }
        }
    }

    /** Nanoseconds per row of the fastest pass: one that nothing else on the machine interrupted. */
    private double fastest(Runnable pass) {
        var best = Long.MAX_VALUE;
        for (var i = 0; i < passes; i++) {
            var start = System.nanoTime();
            pass.run();
            best = Math.min(best, System.nanoTime() - start);
        }
        return (double) best / subject.rows().rows();
    }

    private static long sum(RowBuffer rows) {
        var sum = new CRC32();
        sum.update(rows.outputs().toArray(ValueLayout.JAVA_BYTE));
        return sum.getValue();
    }
}
