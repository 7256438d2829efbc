package hdl.sim;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;

/**
 * Numbers that a whole run of tests adds up over all of its processes: each appends its own to a file when it ends, one
 * line for each thing that was counted, the number first.
 */
final class RunLog {
    private final Path file;
    private final Map<String, LongAdder> counts = new ConcurrentHashMap<>();

    RunLog(Path file) {
        this.file = file;
    }

    /** The log whose file this system property names, written when the process ends; null when nobody has asked. */
    static RunLog ofProperty(String property) {
        var file = System.getProperty(property, "");
        if (file.isEmpty()) {
            return null;
        }
        var log = new RunLog(Path.of(file));
        Runtime.getRuntime().addShutdownHook(new Thread(log::write));
        return log;
    }

    /** A count of 0 makes a line, too. */
    void add(String what, long count) {
        counts.computeIfAbsent(what, _ -> new LongAdder()).add(count);
    }

    /** In one piece, since processes that end at once write to the same file. */
    void write() {
        var lines = counts.entrySet().stream().map(count -> count.getValue() + " " + count.getKey() + "\n").sorted()
            .collect(Collectors.joining());
        try (var out = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
             var _ = out.lock()) {
            var bytes = ByteBuffer.wrap(lines.getBytes(StandardCharsets.UTF_8));
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
        } catch (IOException problem) {
            throw new UncheckedIOException(problem);
        }
    }
}
