package veroce.bench;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.function.Consumer;

/** Time to the first cycle of a small circuit on the JVM engine: in a new process, and in one that is warm. */
public final class StartBench {
    private static final double PROCESS_TARGET = 0.1;
    private static final double WARM_TARGET = 0.05;
    private static final int WARMING = 5;

    /** Starts a process that makes a first cycle and tells so. */
    public interface Starter {
        Child.Run start();
    }

    private final Figures figures;
    private final int samples;
    private final Consumer<String> progress;

    public StartBench(Figures figures, int samples, Consumer<String> progress) {
        this.figures = figures;
        this.samples = samples;
        this.progress = progress;
    }

    /** Adds the times through the launcher, of the JVM alone, of a JVM that does nothing, and of a warm one. */
    public void run(Starter launcher, Starter jvm, Starter floor) {
        var throughLauncher = new Samples();
        var alone = new Samples();
        var nothing = new Samples();
        for (var i = 0; i < samples; i++) {
            progress.accept("first cycle, process " + (i + 1) + " of " + samples);
            throughLauncher.add(launcher.start().lastLine());
            alone.add(jvm.start().lastLine());
            nothing.add(floor.start().lastLine());
        }
        figures.atMost(Figures.median("./veroce", "first_cycle_seconds", throughLauncher, "s"), PROCESS_TARGET);
        figures.add(Figures.median("JVM without the launcher", "first_cycle_seconds", alone, "s"));
        figures.add(Figures.median("JVM that only prints", "process_start_seconds", nothing, "s"));
        figures.atMost(Figures.median("warm JVM", "first_cycle_seconds", warm(), "s"), WARM_TARGET);
    }

    /** A circuit of another width each time, as the next test of a suite would bring. */
    private Samples warm() {
        var times = new Samples();
        for (var i = 1; i <= WARMING + samples; i++) {
            var start = System.nanoTime();
            firstCycle(i);
            if (i > WARMING) {
                times.add((System.nanoTime() - start) / 1e9);
            }
        }
        return times;
    }

    /** From a circuit to its first cycle, and what it showed. */
    public static long firstCycle(int width) {
        try (var dut = Simulation.of(Subject.small(width), Engine.JVM)) {
            dut.pin(dut.io().in().valid()).set(1);
            dut.step();
            return dut.pin(dut.io().out().valid()).get();
        }
    }

    /** The floor: a process that prints a line. */
    public static final class Nothing {
        private Nothing() {}

        public static void main(String[] arguments) {
            System.out.println("nothing");
        }
    }
}
