package veroce.bench;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Supplier;

/** Long runs side by side, each on a thread of its own. When one fails, nobody waits for the others. */
public final class Jobs implements AutoCloseable {
    private final ExecutorService threads;

    /** So many at the same time. */
    public Jobs(int atOnce) {
        threads = Executors.newFixedThreadPool(atOnce, Thread.ofPlatform().daemon().name("run ", 1).factory());
    }

    /**
     * Whether the two NICs of a run should have a processor each. Where there are runs enough for all processors, one
     * after the other on one processor is less work for both.
     */
    public static boolean leaveProcessors(int atOnce, int runs) {
        return 2 * Math.min(atOnce, runs) <= Runtime.getRuntime().availableProcessors();
    }

    /** Starts a run as soon as there is room; what is returned waits for its result. */
    public <R> Supplier<R> submit(Callable<R> run) {
        var future = threads.submit(run);
        return () -> {
            try {
                return future.get();
            } catch (ExecutionException e) {
                throw e.getCause() instanceof RuntimeException cause ? cause
                    : new IllegalStateException(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while runs are under way", e);
            }
        };
    }

    @Override public void close() {
        threads.shutdownNow();
    }
}
