package veroce.churn;

import java.util.Arrays;
import veroce.endpoint.FrameSink;

/**
 * Times from a data packet on the wire to the acknowledgement on the wire, for a connection with one packet under way
 * at a time. Frames are IPv4 without a tag.
 */
final class AnswerTimes {
    private static final int ETHERNET = 14;
    private static final int IPV4 = 20;
    private static final int UDP = 8;
    /** Of the base transport header. */
    private static final int DEST_QP = ETHERNET + IPV4 + UDP + 5;

    private final int from;
    private final int to;
    private long[] times = new long[1024];
    private int count;
    private long sent = -1;

    /** From the queue pair that sends to the one that answers. */
    AnswerTimes(int from, int to) {
        this.from = from;
        this.to = to;
    }

    /** Looks at every frame on its way to the sink. */
    FrameSink before(FrameSink sink) {
        return (frame, at) -> {
            note(destination(frame), at);
            sink.send(frame, at);
        };
    }

    private void note(int destination, long at) {
        if (destination == to && sent < 0) {
            sent = at;
        } else if (destination == from && sent >= 0) {
            if (count == times.length) {
                times = Arrays.copyOf(times, 2 * count);
            }
            times[count++] = at - sent;
            sent = -1;
        }
    }

    private static int destination(byte[] frame) {
        return (frame[DEST_QP] & 0xff) << 16 | (frame[DEST_QP + 1] & 0xff) << 8 | frame[DEST_QP + 2] & 0xff;
    }

    int count() {
        return count;
    }

    /** In picoseconds, of those since the last call: the median, the 99th percentile, the longest. */
    long[] take() {
        if (count == 0) {
            throw new IllegalStateException("nothing was answered");
        }
        Arrays.sort(times, 0, count);
        var figures = new long[] {times[count / 2], times[count * 99 / 100], times[count - 1]};
        count = 0;
        return figures;
    }
}
