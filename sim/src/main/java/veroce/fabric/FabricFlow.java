package veroce.fabric;

/**
 * A message from one host to another, on a queue pair of its own.
 *
 * @param bytes  a multiple of the PMTU
 * @param start  when it is posted, in picoseconds
 * @param beside it is there to be in the way, and counted apart
 */
public record FabricFlow(int from, int to, long bytes, long start, boolean beside) {
    public FabricFlow(int from, int to, long bytes, long start) {
        this(from, to, bytes, start, false);
    }
}
