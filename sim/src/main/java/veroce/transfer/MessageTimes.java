package veroce.transfer;

import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;
import veroce.scoreboard.Flow;
import veroce.scoreboard.PlannedMessage;

/** When the messages of one direction were posted and completed. */
final class MessageTimes {
    /** With fewer messages the losses that happen to fall into the middle of the run decide the rate. */
    private static final int LEAST = 200;

    private final LongSupplier clock;
    private final long[] finishedAt;
    private final long[] latencies;
    /** Bytes that had arrived when a message finished, its own included. */
    private final long[] bytesAt;
    private int finished;
    private long bytes;
    /** Messages that had finished when the first flow was done. */
    private int together = Integer.MAX_VALUE;

    /**
     * For one direction.
     *
     * @param messages in all flows together
     * @param clock    simulated time in picoseconds
     */
    MessageTimes(int messages, LongSupplier clock) {
        this.clock = clock;
        finishedAt = new long[messages];
        latencies = new long[messages];
        bytesAt = new long[messages];
    }

    /** For one flow. */
    Flow.Watcher watcher(List<PlannedMessage> plan) {
        long[] postedAt = new long[plan.size()];
        return new Flow.Watcher() {
            private int left = plan.size();

            @Override public void posted(int message) {
                postedAt[message] = clock.getAsLong();
            }

            @Override public void completed(int message) {
                bytes += plan.get(message).length();
                latencies[finished] = clock.getAsLong() - postedAt[message];
                bytesAt[finished] = bytes;
                finishedAt[finished++] = clock.getAsLong();
                together = --left == 0 ? Math.min(together, finished) : together;
            }
        };
    }

    /** Messages whose sender knows that they have arrived. */
    int finished() {
        return finished;
    }

    /** Bytes of these messages. */
    long bytes() {
        return bytes;
    }

    /** When each message was completed, and the bytes that had arrived by then. */
    List<long[]> completions() {
        return java.util.stream.IntStream.range(0, finished).mapToObj(i -> new long[] {finishedAt[i], bytesAt[i]})
            .toList();
    }

    int messages() {
        return finishedAt.length;
    }

    /** Time from post to completion of each message, in picoseconds. */
    long[] latencies() {
        return Arrays.copyOf(latencies, finished);
    }

    /**
     * Bytes per picosecond between the completion of the first tenth of the messages and that of the ninth: without the
     * beginning, in which nothing has arrived yet, and the end, in which nothing new is sent. 0 for fewer than 200 messages
     * and when so many have not finished.
     */
    double steadyRate() {
        return rateUntil(messages() * 9 / 10);
    }

    /** The same until the first of several flows is done: what is left then is not the middle of all. */
    double togetherRate() {
        return rateUntil(Math.min(messages() * 9 / 10, together - 1));
    }

    private double rateUntil(int last) {
        int first = messages() / 10;
        if (messages() < LEAST || finished <= last || last <= first) {
            return 0;
        }
        return (bytesAt[last] - bytesAt[first]) / (double) (finishedAt[last] - finishedAt[first]);
    }

    /** Messages per picosecond there. */
    double steadyMessages() {
        int first = messages() / 10;
        int last = messages() * 9 / 10;
        return messages() < LEAST || finished <= last ? 0
            : (last - first) / (double) (finishedAt[last] - finishedAt[first]);
    }
}
