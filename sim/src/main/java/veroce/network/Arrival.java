package veroce.network;

/** A frame on its way; of two that arrive at one time the earlier sent is first. */
record Arrival(byte[] frame, long at, long number) implements Comparable<Arrival> {
    @Override public int compareTo(Arrival other) {
        int byTime = Long.compare(at, other.at);
        return byTime != 0 ? byTime : Long.compare(number, other.number);
    }
}
