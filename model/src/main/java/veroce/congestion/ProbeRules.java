package veroce.congestion;

/**
 * What becomes of a named path that loses packets: it is left, and asked from time to time whether it is there again.
 *
 * @param leastGood     so many paths of a queue pair stay in use whatever they lose, {@code path_least_good}
 * @param period        until the first question, and between those that are answered, in sixteenths of a microsecond
 * @param mostDoublings how often the period doubles while no answer comes
 */
public record ProbeRules(int leastGood, int period, int mostDoublings) {
    public static final ProbeRules RESET = new ProbeRules(2, 320, 6);
    private static final int MOST_PERIOD = 511;
    private static final int MOST_DOUBLINGS = 6;

    public ProbeRules {
        if (leastGood < 1 || leastGood > PathSlots.MOST - 1) {
            throw new IllegalArgumentException(leastGood + " paths that stay in use: use 1 to " + (PathSlots.MOST - 1));
        }
        if (period < 1 || period > MOST_PERIOD) {
            throw new IllegalArgumentException("a probe each " + period + " sixteenths of a us: use 1 to " + MOST_PERIOD);
        }
        if (mostDoublings < 0 || mostDoublings > MOST_DOUBLINGS) {
            throw new IllegalArgumentException("a period of probes that doubles " + mostDoublings + " times: use 0 to "
                + MOST_DOUBLINGS);
        }
    }
}
