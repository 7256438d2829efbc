package hdl.sim;

/**
 * The one number every random choice of a process comes from: {@code -Dhdl.seed=N}, else 1, so that a run without it
 * repeats; {@code -Dhdl.seed=random} chooses another one and prints it.
 */
public final class Seed {
    private Seed() {
    }

    private static final class Holder {
        static final long VALUE = choose(System.getProperty("hdl.seed", "1"));
    }

    /** The number that is written there, or a new one, printed. */
    static long choose(String given) {
        if (!given.equals("random")) {
            try {
                return Long.parseLong(given);
            } catch (NumberFormatException _) {
                throw new IllegalArgumentException("-Dhdl.seed=" + given + ": give a whole number, or 'random'");
            }
        }
        long moment = mix(System.nanoTime()) ^ mix(System.currentTimeMillis()); // SecureRandom costs 20 ms to load
        long chosen = 1 + Math.floorMod(mix(moment), Integer.MAX_VALUE - 1);
        System.out.println("seed " + chosen + " (repeat with -Dhdl.seed=" + chosen + ")");
        return chosen;
    }

    /** The seed of this process. */
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
