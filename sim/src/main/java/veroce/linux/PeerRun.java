package veroce.linux;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A run of perftest with a kernel, and what must be in our memory behind it. perftest sends from the first half of its
 * memory and receives into the second; it reads into the first half what the server has in its second.
 *
 * @param count of messages of each queue pair
 * @param polls the last byte of each message is the program's: it tells that the message has come
 */
record PeerRun(String program, String options, int bytes, int count, Way way, boolean polls, boolean loses) {
    /** Where messages go: to the server, both ways, to the client; or words of the server are added to or swapped. */
    enum Way { FORTH, BOTH, READS, ADDS, SWAPS }

    /**
     * The kernel's timer, 1.1 s: it must not fire while a busy machine holds the NIC up, since a kernel that sends a
     * message again and again loses count of its packets. The NIC has a shorter one.
     */
    private static final int TIMEOUT = 18;
    private static final String QUEUES = " -q ";
    /** Of perftest: memory for small messages, and how far they are from each other. */
    private static final int LEAST = 4096;
    private static final int APART = 64;

    String line(String device) {
        boolean isAtomic = way == Way.ADDS || way == Way.SWAPS;
        return "/usr/bin/" + program + " -d " + device + " -x 1 -F -u " + TIMEOUT + (isAtomic ? "" : " -s " + bytes)
            + " -n " + count + options;
    }

    String title(boolean isFromUs) {
        return program + " -s " + bytes + options + (isFromUs ? " from us" : " from the kernel")
            + (loses ? ", some frames lost" : "");
    }

    /** Each has a part of either half. */
    int queuePairs() {
        int at = options.indexOf(QUEUES);
        return at < 0 ? 1 : Integer.parseInt(options.substring(at + QUEUES.length()).split(" ")[0]);
    }

    int part() {
        return Math.max(bytes, LEAST);
    }

    int half() {
        return part() * queuePairs();
    }

    /** Where in a part a message is: small ones have a place each. */
    int place(int message) {
        return bytes >= LEAST ? 0 : APART * message % LEAST;
    }

    /** The half that our messages come from, or -1. */
    int out(boolean isFromUs) {
        return switch (way) {
            case FORTH -> isFromUs ? 0 : -1;
            case BOTH -> 0;
            case READS, ADDS, SWAPS -> isFromUs ? -1 : 1;
        };
    }

    /** The half that theirs arrive in, or -1. */
    int in(boolean isFromUs) {
        return switch (way) {
            case FORTH -> isFromUs ? -1 : 1;
            case BOTH -> 1;
            case READS, ADDS, SWAPS -> isFromUs ? 0 : -1;
        };
    }

    /** Whether the program looks at this byte, and writes others there. */
    boolean isTold(int at) {
        return polls && at % part() == bytes - 1;
    }

    /** What becomes of our memory by the operation itself: perftest adds one, and swaps nothing for nothing. */
    void work(byte[] memory, boolean isFromUs) {
        if (way == Way.ADDS && !isFromUs) {
            var words = ByteBuffer.wrap(memory).order(ByteOrder.LITTLE_ENDIAN);
            for (int i = 0; i < queuePairs() * count; i++) {
                int at = half() + i / count * part() + place(i % count);
                words.putLong(at, words.getLong(at) + 1);
            }
        }
    }
}
