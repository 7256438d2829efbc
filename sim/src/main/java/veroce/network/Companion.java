package veroce.network;

import java.util.concurrent.locks.LockSupport;

/**
 * A second thread that is handed one task after the other, each while the first thread does its own. Tasks take less
 * than a millisecond, so both look for each other for a while before they sleep: waking a thread takes a tenth of that.
 */
final class Companion {
    private static final int LOOKS = 2000;

    private final Thread thread;
    private Thread owner;
    private volatile Runnable task;
    private Throwable failure;

    Companion(String name) {
        thread = Thread.ofPlatform().daemon().name(name).start(this::serve);
    }

    private void serve() {
        while (true) {
            await(true);
            try {
                task.run();
            } catch (Throwable problem) {
                failure = problem;
            }
            var waiting = owner;
            task = null;
            LockSupport.unpark(waiting);
        }
    }

    /** Until there is a task, or none. */
    private void await(boolean wanted) {
        for (int looks = 0; task == null == wanted; looks++) {
            if (looks < LOOKS) {
                Thread.onSpinWait();
            } else {
                LockSupport.park(this);
            }
        }
    }

    /** Begins a task; {@link #join} comes before the next one, on the same thread. */
    void begin(Runnable next) {
        owner = Thread.currentThread();
        task = next;
        LockSupport.unpark(thread);
    }

    /** Waits for the task; what it threw is thrown here. */
    void join() {
        await(false);
        var problem = failure;
        failure = null;
        switch (problem) {
            case null -> { }
            case RuntimeException thrown -> throw thrown;
            case Error thrown -> throw thrown;
            default -> throw new IllegalStateException(problem);
        }
    }
}
