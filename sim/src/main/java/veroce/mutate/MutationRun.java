package veroce.mutate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Consumer;

/** Makes mistakes in the circuits of a block, one at a time, and asks its tests whether they notice. */
public final class MutationRun {
    private static final long LEAST_SECONDS = 30;
    /** How much longer than without a mistake the tests of a mutant may take. */
    private static final int PATIENCE = 8;

    /** What became of a mutant. */
    public enum Fate {
        KILLED, SURVIVED,
        /** It survived, and is proved to do what is done without the mistake, in every state or from reset on. */
        EQUIVALENT,
        /** The tests did not end. */
        HUNG,
        /** The language refuses the circuit: it is no mutant. */
        REFUSED
    }

    /**
     * One mutant.
     *
     * @param place as {@code File.java:LINE:KIND:NUMBER}
     * @param what  what was changed
     * @param why   the test that noticed, and its message
     */
    public record Mutant(String place, String what, Fate fate, String why) {}

    private final MutationTests tests;
    private final Map<String, String> places;
    private final Path root;

    private MutationRun(Path root, MutationTests tests) throws IOException {
        this.root = root;
        this.tests = tests;
        places = tests.places();
    }

    /** Gets the tests of a block, or of all, ready. */
    public static MutationRun of(Path root, String block, Consumer<String> progress) throws IOException {
        return new MutationRun(root, MutationTests.of(root, block, progress));
    }

    /** Mistakes that can be made. */
    public int possible() {
        return places.size();
    }

    /** Tests that fail without any. */
    public List<String> failing() {
        return tests.failing();
    }

    /** So many mutants, chosen by a seed. */
    public List<Mutant> random(int count, long seed, Consumer<String> progress) throws IOException {
        var order = new ArrayList<>(places.keySet());
        Collections.shuffle(order, new Random(seed));
        var mutants = new ArrayList<Mutant>();
        try (var worker = new Worker(root, tests.classPath())) {
            for (int i = 0; i < order.size() && mutants.size() < count; i++) {
                var mutant = run(worker, order.get(i));
                if (mutant.fate() != Fate.REFUSED) {
                    mutants.add(mutant);
                    progress.accept(mutants.size() + " of " + count + ": " + mutant.fate() + " " + mutant.place() + ", "
                        + mutant.what() + (mutant.why().isEmpty() ? "" : "; " + mutant.why()));
                }
            }
        }
        return mutants;
    }

    /** The mutants of these places. */
    public List<Mutant> named(List<String> wanted, Consumer<String> progress) throws IOException {
        var mutants = new ArrayList<Mutant>();
        try (var worker = new Worker(root, tests.classPath())) {
            for (var place : wanted) {
                if (!places.containsKey(place)) {
                    throw veroce.VeroceException.usage("'" + place + "' is no place of this block; a place reads"
                        + " File.java:LINE:KIND:NUMBER, as a run prints it");
                }
                mutants.add(run(worker, place));
                progress.accept(mutants.getLast().fate() + " " + place);
            }
        }
        return mutants;
    }

    private Mutant run(Worker worker, String place) throws IOException {
        var file = place.substring(0, place.indexOf(':'));
        var methods = tests.of(file);
        var answer = worker.run(place, methods.stream().map(MutationTests.Method::id).toList(), patience(methods));
        var what = places.get(place);
        if (answer.isEmpty()) {
            return new Mutant(place, what, Fate.HUNG, "the tests do not end");
        }
        var text = answer.get();
        int space = text.indexOf(' ');
        return switch (space < 0 ? text : text.substring(0, space)) {
            case ".killed" -> new Mutant(place, what, Fate.KILLED, noticed(text.substring(space + 1)));
            case ".refused" -> new Mutant(place, what, Fate.REFUSED, noticed(text.substring(space + 1)));
            default -> new Mutant(place, what, isEquivalent(worker, place, file) ? Fate.EQUIVALENT : Fate.SURVIVED, "");
        };
    }

    private boolean isEquivalent(Worker worker, String place, String file) throws IOException {
        var folder = root.resolve("build/mutation/weighed/" + place.replace(':', '-'));
        Files.createDirectories(folder);
        var methods = tests.describing(file);
        int pairs = worker.weigh(place, folder, methods.stream().map(MutationTests.Method::id).toList(),
            patience(methods));
        return Equivalence.isProved(folder, pairs);
    }

    /** Seconds that these tests may take. */
    private static long patience(List<MutationTests.Method> methods) {
        return LEAST_SECONDS
            + PATIENCE * methods.stream().mapToLong(MutationTests.Method::milliseconds).sum() / 1000;
    }

    /** Class and method instead of the identifier. */
    private static String noticed(String text) {
        var parts = text.split("\t", 2);
        var id = parts[0];
        int at = id.indexOf("[class:");
        var test = at < 0 ? id : id.substring(at + "[class:".length()).replaceFirst("\\]/\\[[a-z-]+:", ".")
            .replaceFirst("\\(.*", "");
        return test.substring(test.lastIndexOf('.', test.lastIndexOf('.') - 1) + 1)
            + (parts.length > 1 ? " says " + parts[1] : "");
    }
}
