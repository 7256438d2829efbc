package hdl.sim.agent;

import java.util.SplittableRandom;

/** When a channel that carries data moves: in every cycle, or with pauses and a limited rate. */
final class AxiPace {
    private final AxiTiming timing;
    private double budget = 1;

    AxiPace(AxiTiming timing) {
        this.timing = timing;
    }

    /** Asked once in a cycle: whether the channel may move in it. */
    boolean opens(SplittableRandom random) {
        if (timing.rate < 1) {
            budget = Math.min(1, budget + timing.rate);
        }
        return budget >= 1 && !timing.pauses(random);
    }

    /** It has moved. */
    void moved() {
        if (timing.rate < 1) {
            budget -= 1;
        }
    }
}
