package veroce.interop;

import java.util.List;
import java.util.StringJoiner;
import veroce.endpoint.Time;
import veroce.network.Fault;
import veroce.network.FaultRule;
import veroce.network.Loss;
import veroce.network.Network;
import veroce.network.PathSettings;

/**
 * The harm that a network does to RoCE in each direction, as shares of the frames. A frame that is reordered waits for
 * half a millisecond: with a guest in software so much as for others to overtake it.
 */
public record Impairment(double loss, double duplicates, double reordering) {
    /** Every frame arrives once and in order. */
    public static final Impairment NONE = new Impairment(0, 0, 0);
    private static final long WAIT = Time.MILLISECOND / 2;

    Network network(long seed) {
        var network = new Network(List.of(PathSettings.PLAIN.withLoss(new Loss.Independent(loss))), seed);
        if (duplicates > 0) {
            network.add(FaultRule.of(Fault.DUPLICATE).probability(duplicates));
        }
        if (reordering > 0) {
            network.add(FaultRule.delay(WAIT).probability(reordering));
        }
        return network;
    }

    @Override public String toString() {
        var text = new StringJoiner(", ").setEmptyValue("none");
        add(text, loss, "lost");
        add(text, duplicates, "twice");
        add(text, reordering, "late");
        return text.toString();
    }

    private static void add(StringJoiner text, double share, String what) {
        if (share > 0) {
            text.add(String.format("%.4g %% %s", share * 100, what));
        }
    }
}
