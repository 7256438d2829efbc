package hdl.sim.verilator;

import hdl.sim.ToolException;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Comparator;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Folders of finished builds, one per key. A folder appears whole, by renaming, or not at all; one build of a key runs
 * at a time, across threads and processes. Root: {@code hdl.cache}, else {@code hdl} in the user's cache folder.
 */
public final class ModelCache {
    private static final Duration PATIENCE = Duration.ofMinutes(30);
    private static final ConcurrentHashMap<Path, ReentrantLock> LOCKS = new ConcurrentHashMap<>();

    private final Path root;
    private final AtomicLong builds = new AtomicLong();

    /** Fills a new folder; {@code home} is the name it will have. */
    public interface Builder {
        void build(Path folder, Path home) throws IOException;
    }

    public ModelCache(Path root) {
        this.root = root.toAbsolutePath();
    }

    private static final class Standard {
        static final ModelCache CACHE = new ModelCache(location());
    }

    /** The cache of this user. */
    public static ModelCache standard() {
        return Standard.CACHE;
    }

    static Path location() {
        var given = System.getProperty("hdl.cache");
        if (given != null) {
            return Path.of(given);
        }
        var base = System.getenv("XDG_CACHE_HOME");
        return base != null && !base.isEmpty() ? Path.of(base, "hdl")
            : Path.of(System.getProperty("user.home"), ".cache", "hdl");
    }

    /** How many folders this cache has built, rather than found. */
    public long builds() {
        return builds.get();
    }

    /** Where the folders are. */
    Path root() {
        return root;
    }

    /** The folder of a key, built first when there is none. */
    public Path get(String key, Builder builder) {
        var home = root.resolve(key);
        if (Files.isDirectory(home)) {
            return home;
        }
        var lock = LOCKS.computeIfAbsent(home, _ -> new ReentrantLock());
        lock.lock();
        try {
            Files.createDirectories(root);
            try (var channel = FileChannel.open(root.resolve(key + ".lock"), StandardOpenOption.CREATE,
                StandardOpenOption.WRITE);
                 var _ = locked(channel, key)) {
                if (!Files.isDirectory(home)) {
                    build(key, home, builder);
                }
            }
            return home;
        } catch (IOException problem) {
            throw new ToolException("cannot build in " + root + ": " + problem, problem);
        } finally {
            lock.unlock();
        }
    }

    private void build(String key, Path home, Builder builder) throws IOException {
        var part = root.resolve(key + ".part");
        delete(part); // left by a build that failed or was killed; we hold the lock
        Files.createDirectories(part);
        builder.build(part, home);
        Files.move(part, home, StandardCopyOption.ATOMIC_MOVE);
        builds.incrementAndGet();
    }

    private static FileLock locked(FileChannel channel, String key) throws IOException {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (System.nanoTime() < end) {
            var lock = channel.tryLock();
            if (lock != null) {
                return lock;
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                throw new ToolException("interrupted while another process builds " + key, interrupted);
            }
        }
        throw new ToolException("another process has been building " + key + " for " + PATIENCE.toMinutes()
            + " minutes");
    }

    /** Deletes a folder with everything in it, if it is there. */
    static void delete(Path folder) throws IOException {
        if (Files.isDirectory(folder)) {
            try (var files = Files.walk(folder)) {
                for (var file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
