package veroce.capture;

import java.util.ArrayList;
import java.util.List;

/** The frames of a capture as they come, as many as there is memory for. */
final class FrameStore {
    /** What a frame costs beside its bytes. */
    private static final int OVERHEAD = 120;

    private final String file;
    private final long most;
    private final List<CapturedFrame> frames = new ArrayList<>();
    private long bytes;

    /** As much as half of the memory that this program may use. */
    FrameStore(String file) {
        this(file, Runtime.getRuntime().maxMemory() / 2);
    }

    FrameStore(String file, long most) {
        this.file = file;
        this.most = most;
    }

    void add(CapturedFrame frame) {
        bytes += frame.bytes().length + OVERHEAD;
        if (bytes > most) {
            throw new CaptureException(file, "holds more than " + frames.size() + " frames, for which there is no memory"
                + " (" + (most >> 20) + " MiB), or has no end", "Give a part of it: editcap -c 500000 IN OUT; or more"
                + " memory: VEROCE_JAVA_OPTIONS=-Xmx16g.");
        }
        frames.add(frame);
    }

    int size() {
        return frames.size();
    }

    List<CapturedFrame> all() {
        return frames;
    }
}
