package hdl.sim.conform;

import hdl.Circuit;
import hdl.HdlException;
import hdl.sim.Engine;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Makes a circuit on which engines differ small: it leaves out parts, first many and then single ones, as long as the engines still
 * differ, and ends the run at the first cycle in which they do.
 */
final class Shrinker {
    private final Function<Removed, Circuit<?>> circuit;
    private final Comparison comparison;
    private final Stimulus stimulus;
    private final long end;
    private Removed removed;
    private Subject smallest;
    private Difference difference;
    private int cycles;
    private int trials;

    /** The engines should be the two fastest that differ. */
    Shrinker(Function<Removed, Circuit<?>> circuit, Removed removed, List<Engine> engines, Stimulus stimulus, Duration patience) {
        this.circuit = circuit;
        this.removed = removed;
        this.stimulus = stimulus;
        comparison = new Comparison(engines);
        cycles = stimulus.cycles();
        end = System.nanoTime() + patience.toNanos();
    }

    Subject smallest() {
        return smallest;
    }

    Difference difference() {
        return difference;
    }

    Removed removed() {
        return removed;
    }

    int trials() {
        return trials;
    }

    /** False when the engines do not differ at all. */
    boolean run() {
        if (!differs(removed)) {
            return false;
        }
        int before = -1;
        while (before != removed.keys().size() && !late()) {
            before = removed.keys().size();
            for (int chunk = Math.max(1, candidates().size() / 2); chunk > 0 && !late(); chunk = chunk == 1 ? 0 : chunk / 2) {
                sweep(chunk);
            }
        }
        return true;
    }

    private List<Long> candidates() {
        var keys = smallest.notes().removable();
        keys.removeAll(removed.keys());
        return keys;
    }

    private void sweep(int chunk) {
        var keys = candidates();
        for (int at = keys.size(); at > 0 && !late(); at -= chunk) { // later parts first: nothing depends on them
            var more = new ArrayList<>(removed.keys());
            more.addAll(keys.subList(Math.max(0, at - chunk), at));
            differs(Removed.of(more));
        }
    }

    private boolean differs(Removed candidate) {
        trials++;
        try {
            var subject = new Subject(circuit.apply(candidate));
            var found = comparison.of(List.of(subject), stimulus.upTo(cycles)).get(0);
            if (found == null || difference != null && found.cycle() < 0 != difference.cycle() < 0) {
                return false;
            }
            removed = candidate;
            smallest = subject;
            difference = found;
            cycles = found.cycle() < 0 ? cycles : found.cycle() + 1;
            return true;
        } catch (HdlException cannotBeLeftOut) {
            return false;
        }
    }

    private boolean late() {
        return System.nanoTime() > end;
    }
}
