package veroce.fabric;

/**
 * A message from one host to another. Messages between the same two hosts share a queue pair, in their order; each
 * that is in the way has one to itself.
 *
 * @param bytes  a multiple of the PMTU
 * @param after  the message whose arrival it waits for, by its number in the scenario, or {@link #NONE}
 * @param start  when it is posted, in picoseconds: after the beginning, or after that arrival
 * @param beside it is there to be in the way, and counted apart
 */
public record FabricFlow(int from, int to, long bytes, int after, long start, boolean beside) {
    static final int NONE = -1;

    public FabricFlow(int from, int to, long bytes, long start) {
        this(from, to, bytes, NONE, start, false);
    }

    FabricFlow after(int number) {
        return new FabricFlow(from, to, bytes, number, start, beside);
    }

    FabricFlow asBeside() {
        return new FabricFlow(from, to, bytes, after, start, true);
    }
}
