package veroce.congestion;

/** NONE: whatever happens, nothing is held back. */
final class Unlimited implements CongestionControl {
    @Override public CongestionDecision accept(CongestionEvent event) {
        return CongestionDecision.UNLIMITED;
    }
}
