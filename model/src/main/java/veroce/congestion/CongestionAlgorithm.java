package veroce.congestion;

/** Makes the algorithm of each new flow. */
@FunctionalInterface
public interface CongestionAlgorithm {
    /** No control: as much as the windows of reliability allow. */
    CongestionAlgorithm NONE = Unlimited::new;

    CongestionControl begin();
}
