package hdl.sim.conform;

import hdl.sim.Seed;
import java.util.List;
import java.util.Set;

/** The parts of a random circuit that shrinking has taken away. */
record Removed(Set<Long> keys) {
    static final Removed NOTHING = new Removed(Set.of());

    Removed {
        keys = Set.copyOf(keys);
    }

    static Removed of(List<Long> keys) {
        return new Removed(Set.copyOf(keys));
    }

    Draw draw(long seed) {
        return new Draw(Seed.derive(seed, "circuit"), keys);
    }

    /** What a module name says of seed and size of the removed parts; sets have an order-free hash, so it is repeatable. */
    String suffix(long seed) {
        return Long.toHexString(seed & 0xffff_ffffL) + (keys.isEmpty() ? "" : "_" + Integer.toHexString(keys.hashCode()));
    }
}
