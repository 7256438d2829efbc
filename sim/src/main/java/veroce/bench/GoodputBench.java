package veroce.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import veroce.VeroceException;
import veroce.endpoint.Operation;
import veroce.endpoint.Profile;
import veroce.report.Row;
import veroce.report.Table;
import veroce.simulate.Engine;
import veroce.transfer.EndpointPair;
import veroce.transfer.StreamWorkload;
import veroce.transfer.Transfer;
import veroce.transfer.TransferFailure;
import veroce.transfer.TransferResult;
import veroce.transfer.TransferSettings;

/**
 * How much of a lossy line a sender uses, at several rates of loss, each beside its ceiling. Every byte and completion
 * is checked on the way. All of it is simulated time: a seed gives the same figures on every machine.
 *
 * @param base    everything but loss and seed
 * @param against Writes go the other way than what is measured, from the same end
 * @param packets of each run and direction
 * @param jobs    runs at the same time
 * @param command with all options but loss and seeds, to repeat a run
 */
public record GoodputBench(Engine engine, TransferSettings base, boolean against, List<Double> losses, List<Long> seeds,
                           int packets, int jobs, String command) {
    /** Distance from the ceiling that is allowed up to 2 % loss, in points. */
    private static final double TOLERANCE = 0.5;
    private static final double MODERATE = 0.02;
    /** At 5 % loss. */
    private static final double HEAVY = 0.05;
    private static final double LEAST_AT_HEAVY = 91.5;
    private static final int STATED_WINDOW = 256;
    /** Of long Reads, by the rate of loss. */
    private static final Map<Double, Double> READS = Map.of(0.0, 97.4, 0.001, 97.3, 0.01, 96.2, 0.02, 95.3, 0.05, 91.8);

    private record Run(double loss, long seed, TransferResult result, double ceiling, double seconds) {}

    /** Tells after each run what it gave. */
    public Figures run(Consumer<String> progress) {
        var figures = new Figures();
        try (var pool = new Jobs(jobs)) {
            var runs = new ArrayList<List<Supplier<Run>>>();
            for (double loss : losses) {
                runs.add(seeds.stream().map(seed -> pool.submit(() -> measure(loss, seed, progress))).toList());
            }
            for (var ofLoss : runs) {
                add(figures, ofLoss.stream().map(Supplier::get).toList());
            }
        }
        return figures;
    }

    private Run measure(double loss, long seed, Consumer<String> progress) {
        var settings = base.withNetwork(loss, seed);
        long began = System.nanoTime();
        try (var ends = EndpointPair.open(engine, settings)) {
            var workload = against ? StreamWorkload.againstWrites(settings, packets)
                : new StreamWorkload(settings, packets);
            var transfer = new Transfer(settings, ends.left(), ends.right(), workload);
            if (engine != Engine.REFERENCE && Jobs.leaveProcessors(jobs, losses.size() * seeds.size())) {
                transfer.link().parallel();
            }
            var result = transfer.run(bytes -> { });
            var run = new Run(loss, seed, result, ceiling(settings), (System.nanoTime() - began) / 1e9);
            progress.accept(text(run));
            return run;
        } catch (TransferFailure e) {
            throw VeroceException.failure(e.getMessage() + "; repeat with: " + repeat(loss, seed));
        }
    }

    /** Of two lines that carry different packets the mean. */
    private double ceiling(TransferSettings settings) {
        double own = settings.ceilingPercent();
        return against ? (own + settings.withOperation(Operation.WRITE).ceilingPercent()) / 2 : own;
    }

    private String text(Run run) {
        return String.format(Locale.ROOT, "%s, seed %d: %.2f %% of the line, steady %.2f %%, ceiling %.2f %%; "
            + "%.2f %% sent again, %.2f %% lost, %d timeouts; %,.0f cycles/s for the pair; repeat: %s",
            scenario(run.loss()), run.seed(), run.result().goodputPercent(), run.result().steadyPercent(),
            run.ceiling(), resends(run), lost(run), run.result().counter("timeouts"),
            run.result().cycles() / run.seconds(), repeat(run.loss(), run.seed()));
    }

    private String repeat(double loss, long seed) {
        return command + " --loss " + Table.percent(loss) + "% --seeds " + seed + ".." + seed;
    }

    private String scenario(double loss) {
        return "loss " + Table.percent(loss) + " %" + (against ? ", against Writes"
            : base.bothDirections() ? ", both ways" : "");
    }

    private double resends(Run run) {
        return 100.0 * run.result().resends() / sent(run);
    }

    private double lost(Run run) {
        return 100.0 * run.result().dataLost() / sent(run);
    }

    private double sent(Run run) {
        return (double) run.result().bytes() / base.mtu();
    }

    private void add(Figures figures, List<Run> runs) {
        double loss = runs.getFirst().loss();
        double ceiling = Figures.rounded(runs.getFirst().ceiling());
        boolean reads = base.operation() == Operation.READ;
        var goodput = mean(runs, (reads ? "read_" : "") + "goodput_percent_of_line",
            run -> run.result().goodputPercent()).ceiling(ceiling);
        boolean stated = reads ? READS.containsKey(loss) : loss <= MODERATE || loss == HEAVY;
        if (!stated || base.profile() != Profile.VEROCE || base.window() != STATED_WINDOW || base.operation().isAtomic()) {
            figures.add(goodput);
        } else {
            figures.atLeast(goodput, reads ? Figures.rounded(READS.get(loss) - shared(loss, ceiling))
                : leastOfWrites(loss, ceiling));
        }
        if (runs.getFirst().result().steadyPercent() > 0) {
            figures.add(mean(runs, "steady_percent_of_line", run -> run.result().steadyPercent()).ceiling(ceiling));
        }
        // What is lost has to be sent again: no sender can do with less. Both ways acknowledgements are lost, too.
        figures.add(mean(runs, "retransmissions_percent", this::resends).ceiling(Figures.rounded(base.bothDirections()
            ? 100 * loss / (1 - loss) : runs.stream().mapToDouble(this::lost).average().orElseThrow())));
    }

    /** What Writes should reach at a rate of loss, with a window of 256 and PMTU 4096. */
    public static double leastOfWrites(double loss, double ceiling) {
        return loss == HEAVY ? LEAST_AT_HEAVY : Figures.rounded(ceiling - TOLERANCE);
    }

    /** What long Reads should reach at a rate of loss, one way; nothing is stated for others than these rates. */
    public static Map<Double, Double> leastOfReads() {
        return READS;
    }

    /** What acknowledgements of the other way and longer headers take of the line, on which Reads are alone one way. */
    private double shared(double loss, double ceiling) {
        return base.withNetwork(loss, 1).withOneWay().ceilingPercent() - ceiling;
    }

    private Row mean(List<Run> runs, String metric, ToDoubleFunction<Run> value) {
        var samples = runs.stream().mapToDouble(value).summaryStatistics();
        return Row.of(scenario(runs.getFirst().loss()), metric, Figures.rounded(samples.getAverage()), "%")
            .with("lowest", Figures.rounded(samples.getMin())).with("highest", Figures.rounded(samples.getMax()))
            .with("seeds", runs.stream().map(Run::seed).toList())
            .with("values", runs.stream().map(run -> Figures.rounded(value.applyAsDouble(run))).toList())
            .with("packets", packets);
    }
}
