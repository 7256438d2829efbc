package hdl.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;

/**
 * Which engine played what. With {@code -Dhdl.engines=FILE} a process appends to the file, when it ends, one line for
 * each engine, circuit and test class: how many simulations, engine, circuit, class.
 */
final class EngineLog {
    private static final EngineLog ALL = ofProperty();

    private final Path file;
    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

    EngineLog(Path file) {
        this.file = file;
    }

    private static EngineLog ofProperty() {
        var file = System.getProperty("hdl.engines", "");
        if (file.isEmpty()) {
            return null;
        }
        var log = new EngineLog(Path.of(file));
        Runtime.getRuntime().addShutdownHook(new Thread(log::write));
        return log;
    }

    /** A simulation begins. */
    static void opened(String engine, String circuit) {
        if (ALL != null) {
            ALL.count(engine, circuit);
        }
    }

    void count(String engine, String circuit) {
        counts.computeIfAbsent(engine + " " + circuit + " " + test(), _ -> new LongAdder()).increment();
    }

    /** The test class on the stack, by its short name; "-" on a thread of its own. */
    private static String test() {
        return StackWalker.getInstance().walk(frames -> frames.map(StackWalker.StackFrame::getClassName)
            .map(name -> name.substring(name.lastIndexOf('.') + 1).replaceFirst("\\$.*", ""))
            .filter(name -> name.endsWith("Test")).findFirst()).orElse("-");
    }

    void write() {
        var lines = counts.entrySet().stream().map(count -> count.getValue() + " " + count.getKey()).sorted().toList();
        try {
            Files.write(file, lines, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
