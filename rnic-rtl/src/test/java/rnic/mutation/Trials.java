package rnic.mutation;

import static org.junit.platform.engine.discovery.DiscoverySelectors.selectClass;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectUniqueId;

import hdl.HdlException;
import java.util.ArrayList;
import java.util.List;
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

/** Runs single test methods, to see whether they fail. */
final class Trials {
    private final Launcher launcher = LauncherFactory.create();

    /** What a test method has come to: the first failure, or null. */
    static final class Outcome implements TestExecutionListener {
        private Throwable failure;
        private String failed;

        @Override public void executionFinished(TestIdentifier test, TestExecutionResult result) {
            if (failure == null && result.getStatus() == TestExecutionResult.Status.FAILED) {
                failure = result.getThrowable().orElseGet(AssertionError::new);
                failed = test.getDisplayName();
            }
        }

        boolean passed() {
            return failure == null;
        }

        /** The circuit could not even be described. */
        boolean isRefused() {
            for (var cause = failure; cause != null; cause = cause.getCause()) {
                if (cause instanceof HdlException) {
                    return true;
                }
            }
            return false;
        }

        /** What failed, and the first line of why. */
        String what() {
            var lines = String.valueOf(failure.getMessage()).lines().map(String::strip)
                .filter(line -> !line.isEmpty()).findFirst();
            return failed + ": " + lines.orElse(failure.getClass().getSimpleName());
        }
    }

    private static LauncherDiscoveryRequest request(DiscoverySelector selector) {
        return LauncherDiscoveryRequestBuilder.request().selectors(selector)
            .filters(TagFilter.excludeTags(MutationWorker.EMITTED)).build();
    }

    /** The unique identifier of every test method of a class. */
    List<String> methods(String testClass) {
        return methods(testClass, null);
    }

    /** Those with this name; null: all. */
    List<String> methods(String testClass, String name) {
        var plan = launcher.discover(request(selectClass(testClass)));
        var methods = new ArrayList<String>();
        for (var root : plan.getRoots()) {
            for (var test : plan.getDescendants(root)) {
                if (test.getSource().orElse(null) instanceof MethodSource source
                    && (name == null || name.equals(source.getMethodName()))) {
                    methods.add(test.getUniqueId());
                }
            }
        }
        return methods;
    }

    Outcome run(String method) {
        var outcome = new Outcome();
        launcher.execute(request(selectUniqueId(method)), outcome);
        return outcome;
    }
}
