package hdl.pass;

import java.util.Arrays;

/** What follows what, and how many edges later; kept in arrays, to be read from both ends. */
final class Arcs {
    private int[] from = new int[64];
    private int[] to = new int[64];
    private int[] edges = new int[64];
    private int size;
    private int[] inStart;
    private int[] in;
    private int[] outStart;
    private int[] out;

    void add(int source, int target, int later) {
        if (size == from.length) {
            from = Arrays.copyOf(from, 2 * size);
            to = Arrays.copyOf(to, 2 * size);
            edges = Arrays.copyOf(edges, 2 * size);
        }
        from[size] = source;
        to[size] = target;
        edges[size++] = later;
    }

    /** Behind the last arc; again when more have come. */
    void done(int points) {
        inStart = new int[points + 1];
        outStart = new int[points + 1];
        in = sorted(to, inStart);
        out = sorted(from, outStart);
    }

    private int[] sorted(int[] key, int[] start) {
        for (int i = 0; i < size; i++) {
            start[key[i] + 1]++;
        }
        for (int p = 1; p < start.length; p++) {
            start[p] += start[p - 1];
        }
        var next = start.clone();
        var order = new int[size];
        for (int i = 0; i < size; i++) {
            order[next[key[i]]++] = i;
        }
        return order;
    }

    /** The arcs that end at a point, in the order in which they were added. */
    int[] into(int point) {
        return Arrays.copyOfRange(in, inStart[point], inStart[point + 1]);
    }

    int[] outOf(int point) {
        return Arrays.copyOfRange(out, outStart[point], outStart[point + 1]);
    }

    int from(int arc) {
        return from[arc];
    }

    int to(int arc) {
        return to[arc];
    }

    int edges(int arc) {
        return edges[arc];
    }

    /** Edges of all arcs that lead forward. */
    int sum() {
        int sum = 0;
        for (int i = 0; i < size; i++) {
            sum += Math.max(0, edges[i]);
        }
        return sum;
    }
}
