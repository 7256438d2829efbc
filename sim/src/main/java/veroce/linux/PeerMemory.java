package veroce.linux;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Collection;

/**
 * Compares the memory of our program with what went over the wire in a run: what was sent is what was in it, what came
 * is in it now, and nothing else of it has changed. The queue pairs of a run have parts of it, in any order.
 */
final class PeerMemory {
    static final String RIGHT = "all as they must be";

    private final PeerRun run;
    private final boolean isFromUs;
    private final byte[] own;

    /** @param own what was there before anything came */
    PeerMemory(PeerRun run, boolean isFromUs, byte[] own) {
        this.run = run;
        this.isFromUs = isFromUs;
        this.own = own;
    }

    /** {@value #RIGHT}, or what is wrong; {@code last} is the memory at the end. */
    String compared(PeerBytes wire, byte[] last) {
        if (last.length < own.length) {
            return "a region of " + last.length + " bytes";
        }
        if (wire.changed() != null && !run.polls()) {
            return wire.changed();
        }
        String sent = run.out(isFromUs) < 0 ? unwanted(wire.left(), "sent") : found(wire.left(), own,
            run.out(isFromUs), "sent");
        String came = run.in(isFromUs) < 0 ? unwanted(wire.came(), "came") : found(wire.came(), last,
            run.in(isFromUs), "came");
        return sent != null ? sent : came != null ? came : rest(last);
    }

    private static String unwanted(Collection<byte[]> streams, String what) {
        return streams.isEmpty() ? null : "bytes " + what;
    }

    /** Each queue pair has all of its messages, and they are in a part of its own; null if so. */
    private String found(Collection<byte[]> streams, byte[] memory, int half, String what) {
        if (streams.size() != run.queuePairs()) {
            return "of " + streams.size() + " queue pairs messages " + what;
        }
        var taken = new BitSet();
        for (byte[] stream : streams) {
            if (stream.length != run.count() * run.bytes()) {
                return stream.length + " bytes of a queue pair " + what;
            }
            int part = taken.nextClearBit(0);
            while (part < run.queuePairs() && (taken.get(part) || !isAt(stream, memory, half * run.half()
                    + part * run.part()))) {
                part++;
            }
            if (part == run.queuePairs()) {
                return "messages that " + what + " are not those in memory";
            }
            taken.set(part);
        }
        return null;
    }

    private boolean isAt(byte[] stream, byte[] memory, int part) {
        for (int i = 0; i < stream.length; i++) {
            int at = part + run.place(i / run.bytes()) + i % run.bytes();
            if (!run.isTold(at) && memory[at] != stream[i]) {
                return false;
            }
        }
        return true;
    }

    /** What has not come is as it was, or as the operation has made it. */
    private String rest(byte[] last) {
        byte[] wanted = Arrays.copyOf(own, own.length);
        run.work(wanted, isFromUs);
        int wrong = 0;
        for (int i = 0; i < own.length; i++) {
            wrong += run.isTold(i) || last[i] == wanted[i] || hasCome(i) ? 0 : 1;
        }
        return wrong == 0 ? RIGHT : wrong + " of " + own.length + " bytes have changed";
    }

    private boolean hasCome(int at) {
        int within = at % run.part();
        for (int i = 0; i < run.count() && at / run.half() == run.in(isFromUs); i++) {
            if (within >= run.place(i) && within < run.place(i) + run.bytes()) {
                return true;
            }
        }
        return false;
    }
}
