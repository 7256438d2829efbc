package hdl.sim;

/** The one number every random choice of a process comes from: {@code -Dhdl.seed=N}, else chosen and printed. */
public final class Seed {
    private Seed() {
    }

    private static final class Holder {
        static final long VALUE = choose();

        private static long choose() {
            var given = Long.getLong("hdl.seed");
            if (given != null) {
                return given;
            }
            long moment = mix(System.nanoTime()) ^ mix(System.currentTimeMillis()); // SecureRandom costs 20 ms to load
            long chosen = 1 + Math.floorMod(mix(moment), Integer.MAX_VALUE - 1);
            System.out.println("seed " + chosen + " (repeat with -Dhdl.seed=" + chosen + ")");
            return chosen;
        }
    }

    /** The seed of this process; printed the first time it is asked for, unless it was given. */
    public static long ofProcess() {
        return Holder.VALUE;
    }

    /** A seed of its own for one purpose, which does not depend on what else asks. */
    public static long derive(long seed, String purpose) {
        long mixed = seed;
        for (int i = 0; i < purpose.length(); i++) {
            mixed = mix(mixed + purpose.charAt(i));
        }
        return mix(mixed);
    }

    private static long mix(long value) { // the finaliser of SplitMix64
        long z = value + 0x9E3779B97F4A7C15L;
        z = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
        return z ^ (z >>> 31);
    }
}
