package veroce.nic;

import java.util.SplittableRandom;

/** When a channel of a bus moves: in every cycle, or with pauses and a limited rate. */
final class Pace {
    private final double stall;
    private final double rate;
    private final SplittableRandom random;
    private double budget = 1;

    Pace(BusNoise noise, double rate, SplittableRandom random) {
        stall = noise.stall();
        this.rate = rate;
        this.random = random;
    }

    /** Asked once in each cycle: whether the channel may move in it. */
    boolean opens() {
        if (rate < 1) {
            budget = Math.min(1, budget + rate);
        }
        return budget >= 1 && (stall == 0 || random.nextDouble() >= stall);
    }

    /** It has moved. */
    void moved() {
        if (rate < 1) {
            budget -= 1;
        }
    }
}
