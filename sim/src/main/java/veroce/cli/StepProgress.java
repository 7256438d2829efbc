package veroce.cli;

import java.io.PrintWriter;

/** Says what long work is doing: on a terminal in one line that is written over, else line by line. */
final class StepProgress implements AutoCloseable {
    private static final String ERASE = "\r\033[K";
    private final PrintWriter err;
    private final boolean terminal;

    StepProgress(PrintWriter err) {
        this.err = err;
        terminal = System.console() != null && System.console().isTerminal();
    }

    void step(String what) {
        err.print(terminal ? ERASE + what : what + "\n");
        err.flush();
    }

    /** A line that stays. */
    void done(String what) {
        err.print((terminal ? ERASE : "") + what + "\n");
        err.flush();
    }

    @Override public void close() {
        if (terminal) {
            err.print(ERASE);
            err.flush();
        }
    }
}
