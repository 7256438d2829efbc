package veroce.synth;

import static veroce.synth.LevelGraph.LEVEL;
import static veroce.synth.LevelGraph.NONE;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts LUT levels on every path of a mapped netlist, in linear time, by the rules of {@code docs/synthesis.md}. */
public final class LevelAnalysis {
    private final LevelGraph graph;
    private final LevelOrder order;
    private final PointNames names;
    private final EndPoints points;
    private final Arrivals fromRegisters;
    private final Arrivals fromPorts;

    private LevelAnalysis(Netlist netlist) {
        graph = new LevelGraph(netlist);
        order = new LevelOrder(graph);
        names = new PointNames(netlist);
        points = new EndPoints(graph, names);
        fromRegisters = Arrivals.fromRegisters(graph, order);
        fromPorts = Arrivals.fromPorts(graph, order);
    }

    /** Analyses a netlist and describes that many of its worst paths. */
    public static Levels of(Netlist netlist, int paths) {
        return new LevelAnalysis(netlist).levels(paths);
    }

    private Levels levels(int paths) {
        var portPaths = new ArrayList<WorstPath>();
        portPaths.addAll(worstPaths(fromPorts, false, 1));
        portPaths.addAll(worstPaths(fromRegisters, true, 1));
        portPaths.addAll(worstPaths(fromPorts, true, 1));
        return new Levels(worst(fromRegisters, false), worst(fromPorts, false), worst(fromRegisters, true),
            worst(fromPorts, true), histogram(), parts(), worstPaths(fromRegisters, false, paths), portPaths, loops());
    }

    private Double worst(Arrivals arrivals, boolean toPorts) {
        var worst = NONE;
        for (var end = 0; end < graph.endCount(); end++) {
            if (graph.endsAtPort(end) == toPorts) {
                worst = Math.max(worst, arrivals.depth[graph.endBit(end)]);
            }
        }
        return worst == NONE ? null : inLevels(worst);
    }

    private static double inLevels(int eighths) {
        return (double) eighths / LEVEL;
    }

    private Map<Integer, Integer> histogram() {
        var counts = new TreeMap<Integer, Integer>();
        for (var end = 0; end < graph.endCount(); end++) {
            var depth = fromRegisters.depth[graph.endBit(end)];
            if (!graph.endsAtPort(end) && depth != NONE) {
                counts.merge(Math.ceilDiv(depth, LEVEL), 1, Integer::sum);
            }
        }
        return counts;
    }

    private Map<String, Double> parts() {
        var worst = new TreeMap<String, Double>();
        for (var end = 0; end < graph.endCount(); end++) {
            var depth = fromRegisters.depth[graph.endBit(end)];
            if (!graph.endsAtPort(end) && depth != NONE) {
                worst.merge(points.part(end), inLevels(depth), Math::max);
            }
        }
        return worst;
    }

    /** The deepest paths; those whose end points share both names are one entry, described by the first of them. */
    private List<WorstPath> worstPaths(Arrivals arrivals, boolean toPorts, int count) {
        var ends = new ArrayList<Integer>();
        for (var end = 0; end < graph.endCount(); end++) {
            if (graph.endsAtPort(end) == toPorts && arrivals.depth[graph.endBit(end)] != NONE) {
                ends.add(end);
            }
        }
        ends.sort((one, other) -> arrivals.depth[graph.endBit(other)] - arrivals.depth[graph.endBit(one)]);
        var paths = new LinkedHashMap<String, WorstPath>();
        for (var end : ends) {
            var trail = trail(arrivals, graph.endBit(end));
            var key = points.start(trail.getFirst()).group() + " -> " + points.end(end).group();
            var known = paths.get(key);
            if (known == null && paths.size() == count) {
                break;
            }
            var levels = inLevels(arrivals.depth[graph.endBit(end)]);
            if (known == null) {
                paths.put(key, describe(levels, trail, end));
            } else if (known.levels() == levels) {
                paths.put(key, known.oneMoreBit());
            }
        }
        return List.copyOf(paths.values());
    }

    /** The bits of the deepest way to this one, its start first. */
    private List<Integer> trail(Arrivals arrivals, int last) {
        var trail = new ArrayList<Integer>();
        for (var bit = last; bit != NONE; bit = arrivals.previous[bit]) {
            trail.add(bit);
        }
        Collections.reverse(trail);
        return trail;
    }

    private WorstPath describe(double levels, List<Integer> trail, int end) {
        var cells = new ArrayList<String>();
        var through = new ArrayList<String>();
        var first = trail.getFirst();
        if (graph.launch[first] > 0) {
            cells.add(driverType(first));
        }
        for (var index = 1; index < trail.size(); index++) {
            cells.add(driverType(trail.get(index)));
            if (index < trail.size() - 1 && names.isNamed(trail.get(index))) {
                through.add(names.of(trail.get(index)));
            }
        }
        return new WorstPath(levels, points.start(first).name(), points.end(end).name(), 1, cells, through);
    }

    private String driverType(int bit) {
        return graph.netlist.cells().get(graph.driver[bit]).type();
    }

    private List<String> loops() {
        var texts = new ArrayList<String>();
        for (var loop : order.loops()) {
            var text = new StringBuilder();
            for (var bit : loop) {
                var name = names.of(bit);
                text.append(name == null ? driverType(bit) : name).append(" -> ");
            }
            var first = names.of(loop[0]);
            texts.add(text.append(first == null ? driverType(loop[0]) : first).toString());
        }
        return texts;
    }
}
