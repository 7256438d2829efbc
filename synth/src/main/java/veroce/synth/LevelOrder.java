package veroce.synth;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The bits of a graph in an order in which every bit comes after those it depends on, and the combinational loops,
 * whose bits have no place in any such order. Linear in the number of arcs.
 */
final class LevelOrder {
    private static final int MOST_LOOPS = 10;

    /** Arcs into bit b are {@code arcs[start[b]] .. arcs[start[b + 1] - 1]}. */
    final int[] start;
    final int[] arcs;
    /** The bits in order; those on or behind a loop are left out. */
    final int[] order;
    private final LevelGraph graph;
    private final boolean[] placed;

    LevelOrder(LevelGraph graph) {
        this.graph = graph;
        var bits = graph.netlist.bitCount();
        start = new int[bits + 1];
        arcs = new int[graph.arcCount()];
        placed = new boolean[bits];
        group(start, arcs, true);
        order = sort();
    }

    /** Groups the arcs by the bit at one of their ends. */
    private void group(int[] starts, int[] grouped, boolean byTarget) {
        for (var arc = 0; arc < grouped.length; arc++) {
            starts[(byTarget ? graph.arcTo(arc) : graph.arcFrom(arc)) + 1]++;
        }
        for (var bit = 1; bit < starts.length; bit++) {
            starts[bit] += starts[bit - 1];
        }
        var next = Arrays.copyOf(starts, starts.length);
        for (var arc = 0; arc < grouped.length; arc++) {
            grouped[next[byTarget ? graph.arcTo(arc) : graph.arcFrom(arc)]++] = arc;
        }
    }

    private int[] sort() {
        var bits = placed.length;
        var leaveStart = new int[bits + 1];
        var leaving = new int[arcs.length];
        group(leaveStart, leaving, false);
        var waiting = new int[bits];
        var queue = new int[bits];
        var filled = 0;
        for (var bit = 0; bit < bits; bit++) {
            waiting[bit] = start[bit + 1] - start[bit];
            if (waiting[bit] == 0) {
                queue[filled++] = bit;
            }
        }
        for (var head = 0; head < filled; head++) {
            var bit = queue[head];
            placed[bit] = true;
            for (var index = leaveStart[bit]; index < leaveStart[bit + 1]; index++) {
                var target = graph.arcTo(leaving[index]);
                if (--waiting[target] == 0) {
                    queue[filled++] = target;
                }
            }
        }
        return Arrays.copyOf(queue, filled);
    }

    /** Each loop as its bits, in the direction of the signal; at most ten of them. */
    List<int[]> loops() {
        var loops = new ArrayList<int[]>();
        var walkOf = new int[placed.length];
        for (var bit = 0; bit < placed.length && loops.size() < MOST_LOOPS; bit++) {
            if (!placed[bit] && walkOf[bit] == 0) {
                walk(bit, bit + 1, walkOf, loops);
            }
        }
        return loops;
    }

    /** Walks against the signal; whatever is not placed waits for something not placed, so this ends on a loop. */
    private void walk(int first, int walk, int[] walkOf, List<int[]> loops) {
        var trail = new IntList();
        var bit = first;
        while (walkOf[bit] == 0) {
            walkOf[bit] = walk;
            trail.add(bit);
            bit = unplacedSource(bit);
        }
        if (walkOf[bit] != walk) {
            return;
        }
        var entry = 0;
        while (trail.get(entry) != bit) {
            entry++;
        }
        var loop = new int[trail.size() - entry];
        loop[0] = bit;
        for (var index = 1; index < loop.length; index++) {
            loop[index] = trail.get(trail.size() - index);
        }
        loops.add(loop);
    }

    private int unplacedSource(int bit) {
        for (var index = start[bit]; index < start[bit + 1]; index++) {
            var source = graph.arcFrom(arcs[index]);
            if (!placed[source]) {
                return source;
            }
        }
        throw new IllegalStateException("bit " + bit + " waits for nothing");
    }
}
