package hdl.pass;

import java.util.Arrays;

/** A directed graph over numbered points, kept in arrays: a module has hundreds of thousands of them. */
final class Graph {
    private int points;
    private int[] from = new int[64];
    private int[] to = new int[64];
    private int edges;
    private int[] start;
    private int[] targets;

    Graph(int points) {
        this.points = points;
    }

    int points() {
        return points;
    }

    int addPoint() {
        return points++;
    }

    void edge(int source, int target) {
        if (edges == from.length) {
            from = Arrays.copyOf(from, 2 * edges);
            to = Arrays.copyOf(to, 2 * edges);
        }
        from[edges] = source;
        to[edges++] = target;
    }

    /** To be called once, after the last edge. */
    Graph done() {
        start = new int[points + 1];
        for (int e = 0; e < edges; e++) {
            start[from[e] + 1]++;
        }
        for (int p = 0; p < points; p++) {
            start[p + 1] += start[p];
        }
        var next = start.clone();
        targets = new int[edges];
        for (int e = 0; e < edges; e++) {
            targets[next[from[e]]++] = to[e];
        }
        from = null;
        to = null;
        return this;
    }

    /** Number of edges that leave a point. */
    int degree(int point) {
        return start[point + 1] - start[point];
    }

    /** Where the edge number {@code edge} of a point leads, in the order in which they were added. */
    int target(int point, int edge) {
        return targets[start[point] + edge];
    }

    boolean leadsTo(int point, int next) {
        for (int e = 0; e < degree(point); e++) {
            if (target(point, e) == next) {
                return true;
            }
        }
        return false;
    }

    /**
     * For each point the number of its strongly connected component; a component has a higher number than those it
     * leads to.
     */
    int[] components() {
        return new Components(this).find();
    }

    /** All points, each in front of those it leads to; within a component in any order. */
    int[] order() {
        return order(components());
    }

    int[] order(int[] component) {
        var count = new int[points + 1];
        for (int point = 0; point < points; point++) {
            count[points - 1 - component[point] + 1]++;
        }
        for (int i = 0; i < points; i++) {
            count[i + 1] += count[i];
        }
        var order = new int[points];
        for (int point = 0; point < points; point++) {
            order[count[points - 1 - component[point]]++] = point;
        }
        return order;
    }

    /** Tarjan's algorithm with a list instead of recursion. */
    private static final class Components {
        private final Graph graph;
        private final int[] component;
        private final int[] order;
        private final int[] low;
        private final int[] edge;
        private final int[] path;
        private final int[] pending;
        private int pathSize;
        private int pendingSize;
        private int reached;
        private int found;

        Components(Graph graph) {
            this.graph = graph;
            component = new int[graph.points];
            order = new int[graph.points];
            low = new int[graph.points];
            edge = new int[graph.points];
            path = new int[graph.points];
            pending = new int[graph.points];
            Arrays.fill(component, -1);
        }

        int[] find() {
            for (int point = 0; point < graph.points; point++) {
                if (order[point] == 0) {
                    enter(point);
                    while (pathSize > 0) {
                        step(path[pathSize - 1]);
                    }
                }
            }
            return component;
        }

        private void enter(int point) {
            order[point] = ++reached;
            low[point] = reached;
            path[pathSize++] = point;
            pending[pendingSize++] = point;
        }

        private void step(int point) {
            if (edge[point] == graph.degree(point)) {
                leave(point);
                return;
            }
            int next = graph.target(point, edge[point]++);
            if (order[next] == 0) {
                enter(next);
            } else if (component[next] < 0) {
                low[point] = Math.min(low[point], order[next]);
            }
        }

        private void leave(int point) {
            pathSize--;
            if (low[point] == order[point]) {
                do {
                    component[pending[--pendingSize]] = found;
                } while (pending[pendingSize] != point);
                found++;
            }
            if (pathSize > 0) {
                int before = path[pathSize - 1];
                low[before] = Math.min(low[before], low[point]);
            }
        }
    }
}
