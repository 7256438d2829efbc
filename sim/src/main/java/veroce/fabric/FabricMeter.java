package veroce.fabric;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import veroce.endpoint.Time;
import veroce.network.Fabric;

/**
 * What flows get over time: how long it takes until newcomers have their share, or until a fabric that broke gives what
 * is left of it.
 */
final class FabricMeter {
    private static final long STEP = 20 * Time.MICROSECOND;
    /** Shares are those of so many steps. */
    private static final int MEAN = 5;
    private static final double FAIR = 0.95;
    private static final double WHOLE = 0.9;
    private static final int PSNS = 1 << 24;

    private final Fabric fabric;
    private final List<IntSupplier> oldest;
    /** Of each step the oldest PSN that is not acknowledged, of each flow. */
    private final List<int[]> samples = new ArrayList<>();

    /** @param oldest of each flow, its oldest PSN that is not acknowledged */
    FabricMeter(Fabric fabric, List<IntSupplier> oldest) {
        this.fabric = fabric;
        this.oldest = oldest;
        fabric.at(fabric.now(), this::look);
    }

    private void look() {
        samples.add(oldest.stream().mapToInt(IntSupplier::getAsInt).toArray());
        fabric.at(fabric.now() + STEP, this::look);
    }

    /** Packets of a flow that have been acknowledged from one sample to another. */
    private double packets(int flow, int from, int to) {
        return Math.floorMod(samples.get(to)[flow] - samples.get(from)[flow], PSNS);
    }

    private double sum(int from, int to, IntToDoubleFunction what) {
        return IntStream.range(0, samples.get(to).length).mapToDouble(what).sum();
    }

    private double jain(int from, int to) {
        double sum = sum(from, to, flow -> packets(flow, from, to));
        double squares = sum(from, to, flow -> packets(flow, from, to) * packets(flow, from, to));
        return squares == 0 ? 0 : sum * sum / samples.get(to).length / squares;
    }

    private double all(int from, int to) {
        return sum(from, to, flow -> packets(flow, from, to)) / (to - from);
    }

    /** From a time on until Jain's index of 100 us is 0.95 and stays so, in picoseconds; {@link Time#NEVER} if never. */
    long fairFrom(long at) {
        return settled(at, samples.size(), i -> jain(i, i + MEAN) >= FAIR);
    }

    /**
     * From a time at which it breaks, until the flows together get nine tenths of what they had before, times what is
     * left, and keep it until some have ended; in picoseconds, {@link Time#NEVER} if they never do. Means of 100 us.
     */
    long wholeFrom(long at, double left, long until) {
        int first = (int) (at / STEP);
        double least = WHOLE * left * all(first - MEAN, first);
        return settled(at, (int) Math.min(samples.size(), until / STEP), i -> all(i, i + MEAN) >= least);
    }

    /** From a time to the beginning of the first mean from which on all are good, up to a sample. */
    private static long settled(long at, int end, IntPredicate isGood) {
        int first = (int) (at / STEP);
        int last = end - 1 - MEAN;
        int i = last;
        while (i >= first && isGood.test(i)) {
            i--;
        }
        return i == last ? Time.NEVER : (i + 1) * STEP - at;
    }
}
