package veroce.fabric;

import java.util.Arrays;

/**
 * What came of a run.
 *
 * @param ratios     of each flow that counts: time from post to arrival, over what it needs alone at line rate
 * @param beside     the same of those that were in the way
 * @param nics       the same of all that a NIC sends or gets
 * @param goodputs   of each flow that counts, bits per second while it was measured
 * @param whole      when the last one had arrived, over what all need if nothing is in the way; 0 if they are endless
 * @param settled    picoseconds from what happens in the middle of a scenario until flows have what they should; 0 if
 *                   nothing does, or some have ended before
 * @param coreMean   bytes that waited before the busiest port between switches, over time; {@code hostMean} before a host
 * @param unfinished flows that had not ended when time was up; they count as if they had just then
 */
public record FabricResult(double[] ratios, double[] beside, double[] nics, double[] goodputs, double whole,
                           long settled, double coreMean, double hostMean, long packets, long duplicates, long marked,
                           long trimmed, long dropped, long timeouts, long rolls, int unfinished) {

    /** Of a list of numbers the one below which that share of them lies. */
    static double share(double[] of, double share) {
        if (of.length == 0) {
            return 0;
        }
        double[] sorted = of.clone();
        Arrays.sort(sorted);
        return sorted[Math.clamp((int) Math.ceil(share * sorted.length) - 1, 0, sorted.length - 1)];
    }

    public double median() {
        return share(ratios, 0.5);
    }

    public double late() {
        return share(ratios, 0.99);
    }

    /** (sum x)^2 / (n sum x^2): 1 if all have the same. */
    public double jain() {
        double sum = Arrays.stream(goodputs).sum();
        double squares = Arrays.stream(goodputs).map(x -> x * x).sum();
        return squares == 0 ? 0 : sum * sum / goodputs.length / squares;
    }
}
