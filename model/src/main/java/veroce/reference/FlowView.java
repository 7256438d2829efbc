package veroce.reference;

/**
 * How far the requests of a queue pair have come, and at what cost.
 *
 * @param oldest   the oldest PSN that is not acknowledged
 * @param timeouts of the retransmission timer, in this life
 * @param rolls    how often a path slot has taken another entropy
 * @param window   what congestion control allows, in 1/256 packet
 * @param onTheWay packets that are neither known to have arrived nor known to be missing
 */
public record FlowView(int oldest, int timeouts, long rolls, int window, int onTheWay) {}
