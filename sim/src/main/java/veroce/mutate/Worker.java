package veroce.mutate;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import veroce.VeroceException;

/** A process that runs tests on circuits with a mistake, one after the other; one that hangs is ended and begun anew. */
final class Worker implements AutoCloseable {
    private static final String MAIN = "rnic.mutation.MutationWorker";
    private static final String END = "\0";

    private final Path root;
    private final String classPath;
    private Process process;
    private PrintWriter jobs;
    private BlockingQueue<String> answers;

    Worker(Path root, String classPath) {
        this.root = root;
        this.classPath = classPath;
    }

    private void start() throws IOException {
        var log = root.resolve("build/mutation/worker.log");
        Files.createDirectories(log.getParent());
        process = new ProcessBuilder(ProcessHandle.current().info().command().orElse("java"), "-Xmx2g",
            "-XX:+UseSerialGC", "--enable-native-access=ALL-UNNAMED", "-Dhdl.engine=jvm",
            "-Dbasedir=" + root.resolve("sim"), "-cp", classPath, MAIN)   // where the tests of sim find their captures
            .directory(root.toFile()).redirectError(ProcessBuilder.Redirect.appendTo(log.toFile())).start();
        jobs = new PrintWriter(process.outputWriter());
        var queue = new LinkedBlockingQueue<String>();
        var reader = process.inputReader();
        Thread.ofVirtual().start(() -> copy(reader, queue));
        answers = queue;
    }

    private static void copy(BufferedReader from, BlockingQueue<String> to) {
        try (from) {
            for (var line = from.readLine(); line != null; line = from.readLine()) {
                to.add(line);
            }
        } catch (IOException ended) {
            // the process was ended
        }
        to.add(END);
    }

    /** What the tests of a class describe. */
    List<String> list(String testClass) throws IOException {
        return ask("list " + testClass, 3600).orElseThrow(() ->
            VeroceException.failure("the tests of " + testClass + " do not end; see build/mutation/worker.log"));
    }

    /** How the tests end that run on a circuit with a mistake; empty if they do not. */
    java.util.Optional<String> run(String place, List<String> methods, long seconds) throws IOException {
        return ask("run " + place + " " + String.join(" ", methods), seconds).map(List::getLast);
    }

    /** Writes what the tests describe to a folder, without the mistake and with it; returns how many modules. */
    int weigh(String place, Path folder, List<String> methods, long seconds) throws IOException {
        return ask("weigh " + place + " " + folder + " " + String.join(" ", methods), seconds)
            .map(lines -> Integer.parseInt(lines.getLast().substring(".weighed ".length()))).orElse(0);
    }

    /** The lines of an answer; empty when it takes too long or the process ends. */
    private java.util.Optional<List<String>> ask(String job, long seconds) throws IOException {
        if (process == null) {
            start();
        }
        jobs.println(job);
        jobs.flush();
        var lines = new ArrayList<String>();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        try {
            while (true) {
                var line = answers.poll(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
                if (line == null || line.equals(END)) {
                    close();
                    return java.util.Optional.empty();
                }
                if (line.equals(".")) {
                    return java.util.Optional.of(lines);
                }
                lines.add(line);
                if (line.startsWith(".")) {
                    return java.util.Optional.of(lines);
                }
            }
        } catch (InterruptedException interrupted) {
            close();
            Thread.currentThread().interrupt();
            throw VeroceException.failure("interrupted while tests ran on a circuit with a mistake");
        }
    }

    @Override public void close() {
        if (process != null) {
            process.destroyForcibly();
            process = null;
        }
    }
}
