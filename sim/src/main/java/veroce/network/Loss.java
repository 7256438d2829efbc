package veroce.network;

import java.util.random.RandomGenerator;

/** How a path loses frames. */
public sealed interface Loss {
    /** Every frame by itself. */
    record Independent(double probability) implements Loss {
        public Independent {
            requireProbability("loss", probability);
        }
    }

    /**
     * In bursts, after Gilbert and Elliott: a good and a bad state, each with its own loss, and for each frame a
     * probability of going over to the other.
     */
    record Bursty(double toBad, double toGood, double lossInGood, double lossInBad) implements Loss {
        public Bursty {
            requireProbability("going bad", toBad);
            requireProbability("going good", toGood);
            requireProbability("loss in the good state", lossInGood);
            requireProbability("loss in the bad state", lossInBad);
        }
    }

    Loss NONE = new Independent(0);

    /** Bursts of that mean length in which everything is lost, so far apart that the mean loss is that. */
    static Loss bursts(double meanLoss, double meanLength) {
        requireProbability("mean loss", meanLoss);
        if (!(meanLength >= 1) || meanLoss == 1) {
            throw new IllegalArgumentException("bursts of " + meanLength + " frames with a mean loss of " + meanLoss
                + ": use a length from 1 and a loss below 1");
        }
        double toGood = 1 / meanLength;
        return new Bursty(Math.min(1, toGood * meanLoss / (1 - meanLoss)), toGood, 0, 1);
    }

    private static void requireProbability(String what, double value) {
        if (!(value >= 0 && value <= 1)) {
            throw new IllegalArgumentException("a probability of " + what + " of " + value + ": use 0 to 1");
        }
    }

    /** A path's loss with its state. Every frame draws the same numbers, whatever happens to it. */
    final class Process {
        private final Loss loss;
        private final RandomGenerator random;
        private boolean bad;

        Process(Loss loss, RandomGenerator random) {
            this.loss = loss;
            this.random = random;
        }

        boolean loses() {
            double change = random.nextDouble();
            double fate = random.nextDouble();
            return switch (loss) {
                case Independent independent -> fate < independent.probability();
                case Bursty bursty -> {
                    bad = bad ? change >= bursty.toGood() : change < bursty.toBad();
                    yield fate < (bad ? bursty.lossInBad() : bursty.lossInGood());
                }
            };
        }
    }
}
