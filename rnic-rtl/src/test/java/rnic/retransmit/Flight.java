package rnic.retransmit;

/** What is on its way until a cycle; {@code order} keeps the order of what arrives in the same cycle. */
record Flight(long arrival, long order, int flow, int life, int psn,
    boolean acknowledges) implements Comparable<Flight> {
    @Override public int compareTo(Flight other) {
        return arrival != other.arrival ? Long.compare(arrival, other.arrival) : Long.compare(order, other.order);
    }
}
