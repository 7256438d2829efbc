package hdl.pass;

import hdl.ir.Cycle;

/**
 * What cycles are together where values meet. Steady is below all others; the cycles of an aligned timeline are a
 * chain, since who is early waits; whatever else differs does not belong together, which is null.
 */
final class Lattice {
    private Lattice() {}

    /** Null: they do not belong together. */
    static Cycle join(Cycle a, Cycle b) {
        if (a == null || b == null) {
            return null;
        }
        if (a.equals(Cycle.STEADY) || a.equals(b)) {
            return b;
        }
        if (b.equals(Cycle.STEADY)) {
            return a;
        }
        if (a.timeline() != b.timeline() || a.timeline() == null || !a.timeline().isAligned()) {
            return null;
        }
        return a.number() < b.number() ? b : a;
    }

    /** The later of two cycles of a timeline, aligned or not; null: they do not belong together. */
    static Cycle latest(Cycle a, Cycle b) {
        boolean same = a != null && b != null && a.isTimed() && a.timeline() == b.timeline();
        return !same ? join(a, b) : a.number() < b.number() ? b : a;
    }

    /** How many edges what is there at one cycle waits for another. */
    static int later(Cycle is, Cycle wanted) {
        return is != null && wanted != null && is.isTimed() && wanted.isTimed() && is.timeline() == wanted.timeline()
            ? Math.max(0, wanted.number() - is.number()) : 0;
    }
}
