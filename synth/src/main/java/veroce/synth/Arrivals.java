package veroce.synth;

import static veroce.synth.LevelGraph.NONE;

import java.util.Arrays;

/** The deepest way to every bit from one class of start points: from registers and memories, or from input ports. */
final class Arrivals {
    /** In eighths of a level; {@link LevelGraph#NONE} where no such path leads. */
    final int[] depth;
    /** The bit before on the deepest way; {@link LevelGraph#NONE} at its start. */
    final int[] previous;

    private Arrivals(int bits) {
        depth = new int[bits];
        previous = new int[bits];
        Arrays.fill(depth, NONE);
        Arrays.fill(previous, NONE);
    }

    static Arrivals fromRegisters(LevelGraph graph, LevelOrder order) {
        var arrivals = new Arrivals(graph.netlist.bitCount());
        System.arraycopy(graph.launch, 0, arrivals.depth, 0, arrivals.depth.length);
        return arrivals.spread(graph, order);
    }

    static Arrivals fromPorts(LevelGraph graph, LevelOrder order) {
        var arrivals = new Arrivals(graph.netlist.bitCount());
        for (var bit = 0; bit < arrivals.depth.length; bit++) {
            arrivals.depth[bit] = graph.inputPort[bit] ? 0 : NONE;
        }
        return arrivals.spread(graph, order);
    }

    private Arrivals spread(LevelGraph graph, LevelOrder order) {
        for (var bit : order.order) {
            for (var index = order.start[bit]; index < order.start[bit + 1]; index++) {
                var arc = order.arcs[index];
                var before = graph.arcFrom(arc);
                var candidate = depth[before] + graph.arcCost(arc);
                if (depth[before] != NONE && isBetter(candidate, bit)) {
                    depth[bit] = candidate;
                    previous[bit] = before;
                }
            }
        }
        return this;
    }

    /** At equal depth, a read of a LUT memory is told from its address rather than from its contents. */
    private boolean isBetter(int candidate, int bit) {
        return candidate > depth[bit] || candidate == depth[bit] && previous[bit] == NONE;
    }
}
