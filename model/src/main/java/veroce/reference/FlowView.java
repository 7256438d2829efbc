package veroce.reference;

/**
 * What congestion control has made of the requests of a queue pair.
 *
 * @param oldest    the oldest PSN that is not acknowledged
 * @param onTheWay  packets that are neither known to have arrived nor known to be missing
 * @param window    in 1/256 packet
 * @param rate      in Mb/s, 0 for no pace
 * @param roundTrip smoothed, in sixteenths of a microsecond
 * @param timeouts  of the retransmission timer, in this life
 * @param probes    tail probes, in this life
 * @param rolls     how often a path slot has taken another entropy
 */
public record FlowView(int oldest, int onTheWay, int window, int rate, long roundTrip, int timeouts, int probes,
                       long rolls) {}
