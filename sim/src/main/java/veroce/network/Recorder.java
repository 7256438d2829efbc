package veroce.network;

import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import veroce.capture.CapturedFrame;
import veroce.capture.PcapngWriter;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Time;

/** Keeps the newest frames that were sent, as a capture between the endpoints and the network would. */
public final class Recorder implements Link.Tap {
    private final int most;
    private final ArrayDeque<CapturedFrame> frames = new ArrayDeque<>();
    private long number;

    /** Keeps at most so many; older ones are forgotten. */
    public Recorder(int most) {
        this.most = most;
    }

    @Override public void frame(Endpoint from, Endpoint to, boolean arrives, byte[] frame, long time) {
        if (!arrives) {
            if (frames.size() == most) {
                frames.removeFirst();
            }
            frames.add(new CapturedFrame(Long.toString(++number), time / Time.NANOSECOND, frame.length, frame));
        }
    }

    public int size() {
        return frames.size();
    }

    /** Older frames that were forgotten. */
    public long forgotten() {
        return number - frames.size();
    }

    /** Writes the frames as pcapng. */
    public void write(Path file) {
        PcapngWriter.write(file, new ArrayList<>(frames));
    }
}
