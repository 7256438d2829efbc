package veroce.congestion;

/** One path after the other, whatever happens to them. */
public final class RotatingPaths implements PathChoice {
    private final int paths;
    private int next;

    public RotatingPaths(int paths) {
        this.paths = paths;
    }

    @Override public int choose(int other) {
        int path = next == other ? (next + 1) % paths : next;
        next = (path + 1) % paths;
        return path;
    }

    @Override public int port(int slot) {
        return slot;
    }

    @Override public int slot(int port) {
        return port;
    }
}
