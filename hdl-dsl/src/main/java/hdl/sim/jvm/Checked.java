package hdl.sim.jvm;

/**
 * A circuit by activity that distrusts itself: whenever something was computed, everything is computed once more and
 * nothing may change, and the flags must say what the state says. A dependency that was missed shows in the first cycle
 * in which it matters.
 */
final class Checked extends Activity {
    private final long[] before;

    Checked(Segments plan, Code code) {
        super(plan, code);
        before = new long[plan.slots];
    }

    @Override void evaluate(Segments.Region words) {
        super.evaluate(words);
        saveAll(before);
        markSegments(words);
        super.evaluate(words);
        for (var slot = 0; slot < before.length; slot++) {
            demand(before[slot] == state[slot], "word " + slot + " of the state");
        }
        if (words == plan.dirty) {
            for (var edge : plan.edges) {
                commits(edge);
                enables(edge.writes(), edge.enable(), "a write of a memory");
                enables(edge.events(), edge.happens(), "a claim or cover");
            }
        }
    }

    /** Each by itself, to be compared. */
    @Override long edges(long limit, long[] watched) {
        return 0;
    }

    @Override void show() {
        super.show();
        var shown = plan.shown;
        for (var i = 0; i < shown.pin().length; i++) {
            demand(pins[shown.pin()[i]] == state[shown.slot()[i]], "pin " + shown.pin()[i]);
        }
    }

    /** A register that will change has its flag set. */
    private void commits(Segments.Edge edge) {
        for (var group = 0; group + 1 < edge.commitStart().length; group++) {
            for (var i = edge.commitStart()[group]; i < edge.commitStart()[group + 1]; i++) {
                demand(state[edge.register()[i]] == state[edge.next()[i]] || isSet(edge.commits(), group),
                    "the register in word " + edge.register()[i] + " of the state");
            }
        }
    }

    /** A flag that repeats a word does. */
    private void enables(Segments.Region flags, int[] slots, String what) {
        for (var i = 0; i < slots.length; i++) {
            demand(state[slots[i]] != 0 == isSet(flags, i), what + ", enabled by word " + slots[i] + " of the state");
        }
    }

    private boolean isSet(Segments.Region region, int flag) {
        return (flags[region.from() + (flag >> 6)] >>> flag & 1) != 0;
    }

    private static void demand(boolean holds, String what) {
        if (!holds) {
            throw new IllegalStateException("a change was missed: " + what + " is not what it must be");
        }
    }
}
