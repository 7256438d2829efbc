package rnic.mutation;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import hdl.HdlException;
import hdl.ir.Mutation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.junit.platform.engine.DiscoverySelector;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.Launcher;
import org.junit.platform.launcher.LauncherDiscoveryRequest;
import org.junit.platform.launcher.TagFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/**
 * Runs tests on circuits with one mistake, for {@code ./veroce mutate}: one line of input is one job, and its answer
 * ends with a line that begins with a dot. {@code list CLASS} runs the tests of a class without a mistake and tells what
 * circuits they describe; {@code run PLACE METHOD...} makes a mistake and runs test methods until one notices.
 */
public final class MutationWorker {
    /** Tag of test classes that look at the text of circuits and not at what they do: no mutant is theirs. */
    public static final String EMITTED = "emitted";

    private final Launcher launcher = LauncherFactory.create();
    private final PrintStream out;

    private MutationWorker(PrintStream out) {
        this.out = out;
    }

    public static void main(String[] arguments) throws IOException {
        var answers = System.out;
        System.setOut(System.err);                           // what tests print is no answer
        var worker = new MutationWorker(answers);
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (var line = in.readLine(); line != null; line = in.readLine()) {
            var words = List.of(line.split(" "));
            if (words.getFirst().equals("list")) {
                worker.list(words.get(1));
            } else {
                worker.run(Mutation.Place.parse(words.get(1)), words.subList(2, words.size()));
            }
            answers.flush();
        }
        System.exit(0);
    }

    /** What a test method has come to: the first failure, or null. */
    private static final class Outcome implements TestExecutionListener {
        private Throwable failure;
        private String failed;

        @Override public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (failure == null && result.getStatus() == TestExecutionResult.Status.FAILED) {
                failure = result.getThrowable().orElseGet(AssertionError::new);
                failed = test.getDisplayName();
            }
        }
    }

    private static LauncherDiscoveryRequest request(DiscoverySelector selector) {
        return LauncherDiscoveryRequestBuilder.request().selectors(selector)
            .filters(TagFilter.excludeTags(EMITTED)).build();
    }

    private Outcome execute(DiscoverySelector selector) {
        var outcome = new Outcome();
        launcher.execute(request(selector), outcome);
        return outcome;
    }

    /** Every test method of a class: its unique identifier by its name. */
    private Map<String, String> methods(String testClass) {
        var plan = launcher.discover(request(selectClass(testClass)));
        var methods = new LinkedHashMap<String, String>();
        for (var root : plan.getRoots()) {
            for (var test : plan.getDescendants(root)) {
                if (test.getSource().orElse(null) instanceof MethodSource source) {
                    methods.put(source.getMethodName() + "#" + methods.size(), test.getUniqueId());
                }
            }
        }
        return methods;
    }

    private void list(String testClass) {
        for (var method : methods(testClass).values()) {
            var places = new LinkedHashMap<String, String>();
            var files = new TreeSet<String>();
            Mutation.list(candidate -> {
                places.putIfAbsent(candidate.place().toString(), candidate.text());
                files.add(candidate.place().file());
            });
            long start = System.nanoTime();
            var outcome = execute(selectUniqueId(method));
            long milliseconds = (System.nanoTime() - start) / 1_000_000;
            Mutation.list(null);
            places.forEach((place, text) -> out.println("place\t" + place + "\t" + text));
            out.println("method\t" + method.replace(" ", "%20") + "\t" + milliseconds + "\t"
                + (outcome.failure == null) + "\t" + String.join(" ", files));
        }
        out.println(".");
    }

    private void run(Mutation.Place place, List<String> methods) {
        Mutation.apply(place);
        try {
            for (var method : methods) {
                var outcome = execute(selectUniqueId(method.replace("%20", " ")));
                if (outcome.failure != null) {
                    out.println((refused(outcome.failure) ? ".refused " : ".killed ") + method + "\t" + outcome.failed
                        + ": " + first(outcome.failure));
                    return;
                }
            }
            out.println(".survived");
        } finally {
            Mutation.apply(null);
        }
    }

    /** The circuit could not even be described. */
    private static boolean refused(Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof HdlException) {
                return true;
            }
        }
        return false;
    }

    private static String first(Throwable failure) {
        var lines = new ArrayList<>(String.valueOf(failure.getMessage()).lines().map(String::strip)
            .filter(line -> !line.isEmpty()).toList());
        return lines.isEmpty() ? failure.getClass().getSimpleName() : lines.getFirst();
    }
}
