package veroce.measure;

import rnic.protocol.RnicParameters;
import veroce.endpoint.Operation;
import veroce.endpoint.Profile;
import veroce.transfer.TransferSettings;

/** The settings of a transfer that is measured, to be changed one by one. Named as in {@link TransferSettings}. */
record Shape(RnicParameters configuration, Operation operation, boolean bothDirections, int queuePairs, int messageBytes,
             int mtu, int window, int sackThreshold, int paths, int gigabits, long roundTrip, long jitter, double loss,
             double burst, double trim, long seed, Profile profile) {
    TransferSettings settings() {
        return new TransferSettings(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window,
            sackThreshold, paths, gigabits, roundTrip, jitter, loss, burst, 0, 0, trim, seed, profile);
    }

    Shape operation(Operation other) {
        return new Shape(configuration, other, bothDirections, queuePairs, messageBytes, mtu, window, sackThreshold,
            paths, gigabits, roundTrip, jitter, loss, burst, trim, seed, profile);
    }

    Shape bothWays() {
        return new Shape(configuration, operation, true, queuePairs, messageBytes, mtu, window, sackThreshold, paths,
            gigabits, roundTrip, jitter, loss, burst, trim, seed, profile);
    }

    Shape queuePairs(int count) {
        return new Shape(configuration, operation, bothDirections, count, messageBytes, mtu, window, sackThreshold,
            paths, gigabits, roundTrip, jitter, loss, burst, trim, seed, profile);
    }

    Shape messages(int bytes) {
        return new Shape(configuration, operation, bothDirections, queuePairs, bytes, mtu, window, sackThreshold,
            paths, gigabits, roundTrip, jitter, loss, burst, trim, seed, profile);
    }

    Shape mtu(int bytes) {
        return new Shape(configuration, operation, bothDirections, queuePairs, messageBytes, bytes, window,
            sackThreshold, paths, gigabits, roundTrip, jitter, loss, burst, trim, seed, profile);
    }

    Shape window(int packets, int threshold) {
        return new Shape(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, packets, threshold,
            paths, gigabits, roundTrip, jitter, loss, burst, trim, seed, profile);
    }

    Shape paths(int count, long jitterOfEach) {
        return new Shape(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window,
            sackThreshold, count, gigabits, roundTrip, jitterOfEach, loss, burst, trim, seed, profile);
    }

    Shape line(int gigabitsPerSecond, long trip) {
        return new Shape(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window,
            sackThreshold, paths, gigabitsPerSecond, trip, jitter, loss, burst, trim, seed, profile);
    }

    Shape harm(double lost, double burstLength, double trimmed) {
        return new Shape(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window,
            sackThreshold, paths, gigabits, roundTrip, jitter, lost, burstLength, trimmed, seed, profile);
    }

    Shape speaking(Profile other) {
        return new Shape(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window, sackThreshold,
            paths, gigabits, roundTrip, jitter, loss, burst, trim, seed, other);
    }

    Shape seeded(long other) {
        return new Shape(configuration, operation, bothDirections, queuePairs, messageBytes, mtu, window, sackThreshold,
            paths, gigabits, roundTrip, jitter, loss, burst, trim, other, profile);
    }
}
