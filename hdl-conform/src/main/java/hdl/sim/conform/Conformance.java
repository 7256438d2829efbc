package hdl.sim.conform;

import hdl.sim.Engine;
import hdl.sim.RowLayout;
import hdl.sim.ToolException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Runs random circuits over the whole language on several engines, with the same random stimulus, and compares every output of every
 * cycle. What differs is made small and kept in a folder.
 */
public final class Conformance {
    private final long seed;
    private final int circuits;
    private final int cycles;
    private final List<Engine> engines;
    private final Path folder;
    private Duration patience = Duration.ofMinutes(5);
    private Duration longest = patience.dividedBy(5);
    private Duration budget = Duration.ofDays(365);
    private Consumer<Integer> progress = _ -> { };
    private Consumer<Finding> found = _ -> { };

    private final Map<Feature, Long> features = new EnumMap<>(Feature.class);
    private final List<Finding> findings = new ArrayList<>();
    private long outputs;
    private int through;

    /** What a run has shown. */
    public record Result(int circuits, long cycles, long outputs, List<Finding> findings, Map<Feature, Long> features, double seconds) {
        /** Features that no circuit used. */
        public List<Feature> missing() {
            var missing = new ArrayList<Feature>();
            features.forEach((feature, count) -> {
                if (count == 0) {
                    missing.add(feature);
                }
            });
            return missing;
        }
    }

    /**
     * A run of circuits of consecutive seeds.
     *
     * @param folder where shrunk circuits are kept
     */
    public Conformance(long seed, int circuits, int cycles, List<Engine> engines, Path folder) {
        this.seed = seed;
        this.circuits = circuits;
        this.cycles = cycles;
        this.engines = List.copyOf(engines);
        this.folder = folder;
        for (var feature : Feature.values()) {
            features.put(feature, 0L);
        }
    }

    /** How long to shrink in all; what is found later stays as large as it is. One circuit takes at most a fifth of it. */
    public Conformance patience(Duration time) {
        patience = time;
        longest = time.dividedBy(5);
        return this;
    }

    /** No block of circuits begins when so much time is over; the first one always does. */
    public Conformance budget(Duration time) {
        budget = time;
        return this;
    }

    /** Is told how many circuits are through. */
    public Conformance progress(Consumer<Integer> listener) {
        progress = listener;
        return this;
    }

    /** Is told each difference when it has been made small. */
    public Conformance found(Consumer<Finding> listener) {
        found = listener;
        return this;
    }

    /** As many blocks at a time as there are processors; what they show is taken in order, so a run repeats exactly. */
    public Result run() {
        long start = System.nanoTime();
        try (var pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors())) {
            var blocks = new ArrayDeque<Future<Optional<Block>>>();
            for (long next = seed; next < seed + circuits;) {
                long first = next;
                long end = Math.min(seed + circuits, (Math.floorDiv(first, Stimulus.TOGETHER) + 1) * Stimulus.TOGETHER);
                blocks.add(pool.submit(() -> first > seed && System.nanoTime() - start > budget.toNanos()
                    ? Optional.empty() : Optional.of(Block.of(first, end, cycles, engines))));
                next = end;
            }
            while (!blocks.isEmpty()) {
                take(blocks.remove());
                progress.accept(through);
            }
        }
        long made = (long) through * cycles;
        return new Result(through, made, outputs, List.copyOf(findings), features, (System.nanoTime() - start) / 1e9);
    }

    private void take(Future<Optional<Block>> running) {
        try {
            var made = running.get();
            if (made.isEmpty()) {
                return;
            }
            var block = made.get();
            block.refused().forEach((number, problem) ->
                keep(new Finding(number, new Difference(-1, problem), "", Map.of(), folder)));
            block.differences().forEach((subject, difference) -> shrunk(subject, difference, block.stimulus()));
            for (var subject : block.subjects()) {
                outputs += (long) cycles * new RowLayout(subject.top()).outputs().size();
                subject.notes().features().forEach((feature, uses) -> features.merge(feature, uses, Long::sum));
            }
            through += block.subjects().size() + block.refused().size();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new ToolException("interrupted while circuits were compared", interrupted);
        } catch (ExecutionException problem) {
            throw new IllegalStateException(problem.getCause());
        }
    }

    private void shrunk(Subject subject, Difference difference, Stimulus stimulus) {
        long start = System.nanoTime();
        var most = longest.compareTo(patience) < 0 ? longest : patience;
        for (var pair : most.isPositive() ? pairs() : List.<List<Engine>>of()) {
            var shrinker = new Shrinker(removed -> Subject.circuit(subject.seed(), removed), Removed.NOTHING, pair, stimulus, most);
            if (shrinker.run()) {
                patience = patience.minusNanos(System.nanoTime() - start);
                var small = shrinker.smallest();
                keep(new Finding(subject.seed(), shrinker.difference(), small.notes().text(), small.files().modules(), folder));
                return;
            }
        }
        keep(new Finding(subject.seed(), difference, subject.notes().text(), subject.files().modules(), folder));
    }

    /** The cheapest pair of engines first. */
    private List<List<Engine>> pairs() {
        var pairs = new ArrayList<List<Engine>>();
        for (var other : List.of(Engine.ACTIVITY, Engine.ICARUS, Engine.VERILATOR)) {
            if (engines.contains(other) && engines.contains(Engine.JVM)) {
                pairs.add(List.of(Engine.JVM, other));
            }
        }
        return pairs;
    }

    private void keep(Finding finding) {
        findings.add(finding);
        finding.write();
        found.accept(finding);
    }
}
