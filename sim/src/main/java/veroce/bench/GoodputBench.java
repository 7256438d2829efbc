package veroce.bench;

import java.util.function.Consumer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.QueuePairSettings;
import veroce.report.Row;

/** The goodput of the reference at the rates of loss of the document's table, each beside its ceiling. */
public final class GoodputBench {
    private static final double[] LOSSES = {0, 0.001, 0.01, 0.02, 0.05};
    /** What the reliability rules promise at 100 Gb/s with a window of 256. */
    private static final double[] PROMISED = {97.48, 97.37, 96.51, 95.53, 92.60};
    /** Of the mean of three seeds. */
    private static final double TOLERANCE = 0.5;

    private final int packets;
    private final int seeds;
    private final QueuePairSettings settings;
    private final int gigabits;

    /** @throws IllegalArgumentException if window and threshold are no legal settings */
    public GoodputBench(int packets, int seeds, int window, int threshold, int gigabits) {
        this.packets = packets;
        this.seeds = seeds;
        this.gigabits = gigabits;
        settings = new QueuePairOptions().window(window, 32, threshold).settings();
    }

    /** Tells before each run what it does. */
    public Figures run(Consumer<String> progress) {
        Figures figures = new Figures();
        for (int i = 0; i < LOSSES.length; i++) {
            double percent = 0;
            double retransmissions = 0;
            double ceiling = 0;
            for (int seed = 1; seed <= seeds; seed++) {
                progress.accept("goodput at " + 100 * LOSSES[i] + " % loss, seed " + seed + " of " + seeds);
                Goodput.Result result = new Goodput(gigabits * 1_000_000_000L, settings, LOSSES[i], packets, seed)
                    .run();
                percent += result.percent() / seeds;
                retransmissions += result.retransmissions() / seeds;
                ceiling = result.ceiling();
            }
            add(figures, i, percent, ceiling, retransmissions);
        }
        return figures;
    }

    private void add(Figures figures, int which, double percent, double ceiling, double retransmissions) {
        String scenario = "loss " + 100 * LOSSES[which] + " %";
        Row goodput = Row.of(scenario, "goodput_percent_of_line", Figures.rounded(percent), "%")
            .ceiling(Figures.rounded(ceiling)).with("seeds", seeds).with("packets", packets);
        if (gigabits == 100 && settings.window() == 256) {
            figures.atLeast(goodput, Figures.rounded(PROMISED[which] - TOLERANCE));
        } else {
            figures.add(goodput);
        }
        figures.add(Row.of(scenario, "retransmissions_percent", Figures.rounded(retransmissions), "%"));
    }
}
