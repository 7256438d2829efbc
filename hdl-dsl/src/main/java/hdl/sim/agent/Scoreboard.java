package hdl.sim.agent;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Compares what comes out with what was expected, in order. A difference is an {@link AssertionError} at the cycle it
 * is seen.
 *
 * @param <T> values with {@code equals}
 */
public final class Scoreboard<T> {
    private final String name;
    private final Deque<T> expected = new ArrayDeque<>();
    private long matched;

    public Scoreboard(String name) {
        this.name = name;
    }

    public void expect(T value) {
        expected.add(value);
    }

    public void expect(List<T> values) {
        expected.addAll(values);
    }

    /** The next value that came out. */
    public void observe(T value) {
        if (expected.isEmpty()) {
            throw new AssertionError(name + ": number " + matched + " is " + value + ", but nothing more was expected");
        }
        var wanted = expected.poll();
        if (!wanted.equals(value)) {
            throw new AssertionError(name + ": number " + matched + " is " + value + ", expected " + wanted);
        }
        matched++;
    }

    public boolean isDone() {
        return expected.isEmpty();
    }

    /** How many have matched. */
    public long matched() {
        return matched;
    }

    /** Fails unless everything expected has come. */
    public void assertDone() {
        if (!expected.isEmpty()) {
            throw new AssertionError(name + ": " + matched + " came, " + expected.size() + " more were expected, first "
                + expected.peek());
        }
    }
}
