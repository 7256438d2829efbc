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
 */
public record Options(Start start, long seed, boolean claims, Effort effort, Optional<Path> waves) {
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
        /** Runs about 30 % faster: for long runs. */
        FULL
    }

    public Options start(Start value) {
        return new Options(value, seed, claims, effort, waves);
    }

    public Options seed(long value) {
        return new Options(start, value, claims, effort, waves);
    }

    public Options claims(boolean value) {
        return new Options(start, seed, value, effort, waves);
    }

    public Options effort(Effort value) {
        return new Options(start, seed, claims, value, waves);
    }

    public Options waves(Path file) {
        return new Options(start, seed, claims, effort, Optional.of(file));
    }

    /** Noise from the seed of this process, claims on, quick build, no waves. */
    public static Options standard() {
        return new Options(Start.NOISE, Seed.ofProcess(), true, Effort.QUICK, Optional.empty());
    }
}
