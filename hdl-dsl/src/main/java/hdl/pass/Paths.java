package hdl.pass;

import hdl.ir.ModuleDef;
import hdl.ir.Port;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/** Which outputs of a module follow which of its inputs within the same cycle. */
public final class Paths {
    /** A finished module never changes, so neither does this; it goes when the module goes. */
    private static final Map<ModuleDef, Paths> KNOWN = Collections.synchronizedMap(new WeakHashMap<>());

    private final Map<Integer, BitSet> inputsOf = new HashMap<>();

    private Paths() {}

    public static Paths of(ModuleDef module) {
        var known = KNOWN.get(module);
        if (known == null) {
            known = new Paths();
            known.find(Flow.of(module));
            KNOWN.put(module, known);
        }
        return known;
    }

    /** Both are ports of the module. */
    public boolean connects(Port input, Port output) {
        return inputsOf.get(output.id()).get(input.id());
    }

    /** Sixty-four inputs at a time flow through the graph, one bit each. */
    private void find(Flow flow) {
        var inputs = new ArrayList<Port>();
        for (var port : flow.module.ports()) {
            if (port.isInput()) {
                inputs.add(port);
            } else {
                inputsOf.put(port.id(), new BitSet());
            }
        }
        var order = flow.graph.order();
        for (int first = 0; first < inputs.size(); first += Long.SIZE) {
            carry(flow, order, inputs.subList(first, Math.min(first + Long.SIZE, inputs.size())));
        }
    }

    private void carry(Flow flow, int[] order, List<Port> inputs) {
        var seen = reached(flow.graph, order, inputs.stream().mapToInt(Flow::point).toArray());
        for (var port : flow.module.ports()) {
            if (!port.isInput()) {
                for (int i = 0; i < inputs.size(); i++) {
                    if ((seen[Flow.point(port)] >>> i & 1) != 0) {
                        inputsOf.get(port.id()).set(inputs.get(i).id());
                    }
                }
            }
        }
    }

    /** For each point the set of those of at most 64 starts that lead to it: bit i for start i. */
    static long[] reached(Graph graph, int[] order, int[] starts) {
        var seen = new long[graph.points()];
        for (int i = 0; i < starts.length; i++) {
            seen[starts[i]] |= 1L << i;
        }
        boolean changed = true;
        while (changed) {
            changed = spread(graph, order, seen);
        }
        return seen;
    }

    /** True when an edge led backwards: a module with a combinational loop needs another round. */
    private static boolean spread(Graph graph, int[] order, long[] seen) {
        var visited = new boolean[order.length];
        boolean again = false;
        for (int point : order) {
            visited[point] = true;
            for (int e = 0; e < graph.degree(point); e++) {
                int next = graph.target(point, e);
                long more = seen[point] & ~seen[next];
                seen[next] |= more;
                again |= more != 0 && visited[next];
            }
        }
        return again;
    }
}
