package veroce.simulate;

import java.util.List;
import java.util.function.Consumer;
import veroce.capture.CapturedFrame;

/** A receive front end under test: header parser, ICRC check and receive window, in hardware or as a reference. */
public interface FrontEnd extends AutoCloseable {
    /** The engine that runs it, as in {@code --engine}. */
    String engine();

    /**
     * Feeds frames back to back and hands out exactly one result per frame, in the same order. May be called again:
     * the windows go on from where they are.
     */
    void run(List<CapturedFrame> frames, Consumer<FrameResult> results);

    /** Back to empty windows and cycle 0, as after a reset. */
    void restart();

    /** Clock cycles since the first beat of the first frame; 0 without a clock. */
    long cycles();

    @Override void close();
}
