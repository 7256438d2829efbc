package veroce.scenario;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.InvocationInterceptor;
import org.junit.jupiter.api.extension.ReflectiveInvocationContext;
import org.opentest4j.TestAbortedException;
import veroce.ProjectRoot;
import veroce.network.Recorder;

/**
 * What is left of a scenario that fails: the frames of each of its wires and, if {@code -Dveroce.waves=again} asks for
 * them and a NIC played in it, the waves of a second run, which is the same because the seed is. Both lie in a folder
 * that the message names. Waves of a whole NIC take a hundredth of a second per cycle, so nobody gets them unasked.
 */
final class KeptFailures implements InvocationInterceptor {
    /** Frames that a capture holds, the newest ones. */
    private static final int FRAMES = 200_000;
    private static final String WAVES = "veroce.waves";
    private static final ThreadLocal<KeptFailures> CURRENT = new ThreadLocal<>();

    private final List<Recorder> wires = new ArrayList<>();
    private Path waves;
    private int nics;

    /** Records a wire of the scenario that runs here; null outside of one. */
    static Recorder wire() {
        var recorder = new Recorder(FRAMES);
        if (CURRENT.get() != null) {
            CURRENT.get().wires.add(recorder);
        }
        return recorder;
    }

    /** The options of a NIC of the scenario that runs here: with waves when it runs again because it has failed. */
    static Options options(Engine engine) {
        var here = CURRENT.get();
        if (here == null) {
            return Options.standard();
        }
        here.nics++;
        return here.waves == null ? Options.standard()
            : Options.standard().waves(here.waves.resolve("nic-" + here.nics
            + (engine == Engine.VERILATOR ? ".fst" : ".vcd")));
    }

    @Override public void interceptTestMethod(Invocation<Void> invocation, ReflectiveInvocationContext<Method> method,
            ExtensionContext context) throws Throwable {
        run(invocation, method, context);
    }

    @Override public void interceptTestTemplateMethod(Invocation<Void> invocation,
            ReflectiveInvocationContext<Method> method, ExtensionContext context) throws Throwable {
        run(invocation, method, context);
    }

    private void run(Invocation<Void> invocation, ReflectiveInvocationContext<Method> method, ExtensionContext context)
            throws Throwable {
        var first = new KeptFailures();
        CURRENT.set(first);
        try {
            invocation.proceed();
        } catch (TestAbortedException aborted) {
            throw aborted;
        } catch (Throwable failure) {
            var folder = folder(context);
            first.write(folder);
            var hasWaves = first.nics > 0 && "again".equals(System.getProperty(WAVES));
            if (hasWaves) {
                again(method, folder);
            }
            throw new AssertionError(failure.getMessage() + "\nFrames" + (hasWaves ? " and waves" : "")
                + " are kept in " + folder + (first.nics > 0 && !hasWaves
                    ? "; -D" + WAVES + "=again plays it once more and keeps waves" : ""), failure);
        } finally {
            CURRENT.remove();
        }
    }

    private void write(Path folder) throws IOException {
        clear(folder);
        for (int i = 0; i < wires.size(); i++) {
            wires.get(i).write(folder.resolve("wire-" + (i + 1) + ".pcapng"));
        }
    }

    private static void again(ReflectiveInvocationContext<Method> method, Path folder) throws IllegalAccessException {
        var second = new KeptFailures();
        second.waves = folder;
        CURRENT.set(second);
        try {
            method.getExecutable().setAccessible(true);
            method.getExecutable().invoke(method.getTarget().orElseThrow(), method.getArguments().toArray());
        } catch (InvocationTargetException expected) {
            // the failure that is known already
        }
    }

    private static Path folder(ExtensionContext context) {
        var method = context.getRequiredTestMethod().getName();
        var shown = context.getDisplayName();
        var variant = shown.equals(method + "()") ? "" : "." + shown.replaceAll("[^A-Za-z0-9]+", "_");
        return ProjectRoot.find().resolve("build/failures/" + context.getRequiredTestClass().getSimpleName() + "." + method
            + variant);
    }

    private static void clear(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (var files = Files.walk(folder)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
        Files.createDirectories(folder);
    }
}
