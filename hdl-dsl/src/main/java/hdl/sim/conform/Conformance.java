package hdl.sim.conform;

import hdl.sim.Engine;
import hdl.sim.RowLayout;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Runs random circuits over the whole language on several engines, with the same random stimulus, and compares every output of every
 * cycle. What differs is made small and kept in a folder.
 */
public final class Conformance {
    private static final int TOGETHER = 20;

    private final long seed;
    private final int circuits;
    private final int cycles;
    private final List<Engine> engines;
    private final Path folder;
    private Duration patience = Duration.ofSeconds(60);
    private Consumer<Integer> progress = _ -> { };
    private Consumer<Finding> found = _ -> { };

    private final Map<Feature, Long> features = new EnumMap<>(Feature.class);
    private final List<Finding> findings = new ArrayList<>();
    private long outputs;
    private long made;

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

    /** How long to shrink one circuit. */
    public Conformance patience(Duration time) {
        patience = time;
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

    public Result run() {
        long start = System.nanoTime();
        for (int first = 0; first < circuits; first += TOGETHER) {
            batch(first, Math.min(TOGETHER, circuits - first));
            progress.accept(Math.min(circuits, first + TOGETHER));
        }
        return new Result(circuits, made, outputs, List.copyOf(findings), features, (System.nanoTime() - start) / 1e9);
    }

    private void batch(int first, int count) {
        var subjects = new ArrayList<Subject>();
        for (int i = first; i < first + count; i++) {
            try {
                subjects.add(new Subject(Subject.circuit(seed + i, Removed.NOTHING)));
            } catch (RuntimeException refused) {
                keep(new Finding(seed + i, new Difference(-1, "HDL803: it cannot be described or printed: " + refused), "", Map.of(), folder));
            }
        }
        var stimulus = new Stimulus(seed + first, cycles);
        for (var difference : new Comparison(engines).of(subjects, stimulus).entrySet()) {
            shrunk(subjects.get(difference.getKey()), difference.getValue(), stimulus.from(difference.getKey()));
        }
        for (var subject : subjects) {
            made += cycles;
            outputs += (long) cycles * new RowLayout(subject.top()).outputs().size();
            subject.notes().features().forEach((feature, uses) -> features.merge(feature, uses, Long::sum));
        }
    }

    private void shrunk(Subject subject, Difference difference, Stimulus stimulus) {
        for (var pair : pairs()) {
            var shrinker = new Shrinker(removed -> Subject.circuit(subject.seed(), removed), Removed.NOTHING, pair, stimulus, patience);
            if (shrinker.run()) {
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
        for (var other : List.of(Engine.ICARUS, Engine.VERILATOR)) {
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
