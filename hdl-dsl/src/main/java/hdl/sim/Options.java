package hdl.sim;

import java.nio.file.Path;
import java.util.Optional;

/**
 * How a simulation runs.
 *
 * @param start what registers without reset, memory read registers and memories without contents hold at first
 * @param seed  source of every random choice
 * @param claims whether a false claim stops the simulation
 * @param effort how hard the C++ compiler works on a Verilated model
 * @param waves where the waves go, from the first cycle on; the ending chooses the format: {@code .vcd} or {@code .fst}
 * @param inner whether {@link Simulation#peek} reaches inside on VERILATOR and ICARUS: another, slower build
 * @param warns whether the warnings of a design are shown
 * @param streams whether every stream of every circuit is claimed to keep its contract ({@link hdl.StreamClaims}); on the
 *              JVM engine, the others run the Verilog that ships
 */
public record Options(Start start, long seed, boolean claims, Effort effort, Optional<Path> waves,
                      boolean inner, boolean warns, boolean streams) {
    /** Without {@link #visible} and {@link #streams}, with warnings. */
    public Options(Start start, long seed, boolean claims, Effort effort, Optional<Path> waves) {
        this(start, seed, claims, effort, waves, false, true, false);
    }

    /** Contents of storage that nothing has initialised. */
    public enum Start {
        /** All zeros: for comparing engines. */
        ZERO,
        /** Seeded random bits, so that nobody comes to depend on zeros; unknown (X) on Icarus. */
        NOISE
    }

    /** Build time against speed of a Verilated model. */
    public enum Effort {
        /** Builds fastest and runs slowest: for many models that run few cycles each. */
        LEAST,
        /** Builds fast: for tests. */
        QUICK,
        /** Uses all this processor can: for long runs. */
        FULL
    }

    public Options start(Start value) {
        return new Options(value, seed, claims, effort, waves, inner, warns, streams);
    }

    public Options seed(long value) {
        return new Options(start, value, claims, effort, waves, inner, warns, streams);
    }

    public Options claims(boolean value) {
        return new Options(start, seed, value, effort, waves, inner, warns, streams);
    }

    public Options effort(Effort value) {
        return new Options(start, seed, claims, value, waves, inner, warns, streams);
    }

    public Options waves(Path file) {
        return new Options(start, seed, claims, effort, Optional.of(file), inner, warns, streams);
    }

    /** Internal signals can be read by path on every engine. */
    public Options visible() {
        return new Options(start, seed, claims, effort, waves, true, warns, streams);
    }

    /** Shows no warnings of the design: for circuits that nobody wrote. */
    public Options quiet() {
        return new Options(start, seed, claims, effort, waves, inner, false, streams);
    }

    public Options streams(boolean value) {
        return new Options(start, seed, claims, effort, waves, inner, warns, value);
    }

    /**
     * Noise from the seed of this process, claims on, quick build, no waves; streams are claimed where the process says
     * {@code -Dhdl.streams=true}.
     */
    public static Options standard() {
        return new Options(Start.NOISE, Seed.ofProcess(), true, Effort.QUICK, Optional.empty())
            .streams(Boolean.getBoolean("hdl.streams"));
    }
}
