package hdl.sim.conform;

import hdl.sim.Seed;
import java.util.List;
import java.util.Set;

/**
 * Random decisions with an address. Every part of a circuit decides from its own seed, derived from that of the part around it, so that
 * leaving one part out changes no other; what is left out is a set of such seeds.
 */
final class Draw {
    private static final int ZERO = 1 << 20;
    private static final int[] EDGES = {1, 1, 2, 3, 4, 5, 7, 8, 8, 8, 9, 16, 16, 24, 31, 32, 33, 48, 63, 64, 65, 96, 127, 128, 129};

    private final long key;
    private final Set<Long> removed;
    private long state;
    private int children;

    Draw(long key, Set<Long> removed) {
        this.key = key;
        this.removed = removed;
        state = key;
    }

    /** The next part of this part. */
    Draw part() {
        return part(children++);
    }

    private Draw part(int number) {
        return new Draw(Seed.derive(key + number * 0x9E3779B97F4A7C15L, "part"), removed);
    }

    /** True when shrinking has taken this part away; from now on it may try to. */
    boolean isRemoved() {
        Notes.removable(key);
        return removed.contains(key);
    }

    /** True when shrinking has made this expression a plain 0; from now on it may try to. */
    boolean isZero() {
        return part(ZERO).isRemoved();
    }

    long word() {
        state = state * 0x5851F42D4C957F2DL + 0x14057B7EF767814FL;
        return Seed.derive(state, "");
    }

    /** 0 to n - 1. */
    int below(int n) {
        return (int) Long.remainderUnsigned(word(), n);
    }

    /** low to high, both included. */
    int between(int low, int high) {
        return low + below(high - low + 1);
    }

    boolean chance(int percent) {
        return below(100) < percent;
    }

    <T> T of(List<T> choices) {
        return choices.get(below(choices.size()));
    }

    @SafeVarargs
    final <T> T of(T... choices) {
        return choices[below(choices.length)];
    }

    /** A width: small ones, those around machine words, and sometimes any up to 200. */
    int width() {
        return chance(8) ? between(1, 200) : EDGES[below(EDGES.length)];
    }
}
