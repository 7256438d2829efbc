package hdl.sim.junit;

import hdl.sim.WaveFolder;
import java.io.IOException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;

/** Runs a test with a folder for waves, and deletes the folder when the test passes. */
final class WavesOfFailures implements InvocationInterceptor {
    @Override public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> method,
            ExtensionContext context) throws Throwable {
        run(invocation, context);
    }

    @Override public void interceptTestTemplateMethod(Invocation<Void> invocation,
        ReflectiveInvocationContext<Method> method,
            ExtensionContext context) throws Throwable {
        run(invocation, context);
    }

    private static void run(Invocation<Void> invocation, ExtensionContext context) throws Throwable {
        var folder = folder(context);
        delete(folder);
        try {
            WaveFolder.during(folder, invocation::proceed);
        } catch (Throwable failure) {
            if (Files.isDirectory(folder)) {
                System.out.println("waves of the failed test are kept in " + folder);
            }
            throw failure;
        }
        delete(folder);
    }

    private static Path folder(ExtensionContext context) {
        var method = context.getRequiredTestMethod().getName();
        var test = context.getRequiredTestClass().getSimpleName() + "." + method;
        var shown = context.getDisplayName();
        var variant = shown.equals(method + "()") ? "" : "." + shown.replaceAll("[^A-Za-z0-9]+", "_");
        return Path.of(System.getProperty("hdl.waves", "target/waves"), test + variant).toAbsolutePath();
    }

    private static void delete(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (var files = Files.walk(folder)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
