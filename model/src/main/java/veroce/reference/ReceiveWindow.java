package veroce.reference;

import java.util.function.IntPredicate;
import veroce.packet.Sequence;

/**
 * What a receiver keeps of the PSNs of one queue pair and space (reliability rules, section 3): which have arrived,
 * which of them end a message, and the frontier that walks over both. It knows no packets, so a circuit that keeps the
 * same books can be judged by it as well as an endpoint can stand on it.
 */
public final class ReceiveWindow {
    /** Bit i: PSN expected + i is received; bit 0 is clear between packets. */
    final BitWindow received;
    /** Bit i: PSN expected + i ends a message. */
    final BitWindow ends;
    private final int size;
    private int expected;
    private int newest;
    private int message;
    private int messageStart;

    /**
     * The window at the beginning of a life.
     *
     * @param size         in packets
     * @param firstPsn     of the first packet that will come
     * @param firstMessage MSN of the first message
     */
    public ReceiveWindow(int size, int firstPsn, int firstMessage) {
        this.size = size;
        received = new BitWindow(size);
        ends = new BitWindow(size);
        expected = firstPsn;
        newest = Sequence.add(firstPsn, -1);
        message = Sequence.add(firstMessage, -1);
        messageStart = firstPsn;
    }

    private ReceiveWindow(ReceiveWindow other) {
        size = other.size;
        received = other.received.copy();
        ends = other.ends.copy();
        expected = other.expected;
        newest = other.newest;
        message = other.message;
        messageStart = other.messageStart;
    }

    /** The window as it is now; it stays so. */
    public ReceiveWindow copy() {
        return new ReceiveWindow(this);
    }

    /** The next expected PSN. */
    public int expected() {
        return expected;
    }

    /** The last PSN before the frontier. */
    public int acknowledged() {
        return Sequence.add(expected, -1);
    }

    /** The PSN furthest ahead that has arrived; {@link #acknowledged} if nothing has beyond the frontier. */
    public int newest() {
        return newest;
    }

    /** MSN of the last message that is complete, as are all before it. */
    public int message() {
        return message;
    }

    /** PSN of the first packet of the message behind that one. */
    public int messageStart() {
        return messageStart;
    }

    /** PO of the next expected packet. */
    public int order() {
        return Sequence.sub(expected, messageStart);
    }

    /** What a packet of this PSN would be; changes nothing. */
    public Verdict judge(int psn) {
        int distance = Sequence.sub(psn, expected);
        if (Sequence.isBehind(distance) || received.get(distance)) {
            return Verdict.DUPLICATE;
        }
        if (distance >= size) {
            return Verdict.OUTSIDE;
        }
        return distance == 0 ? Verdict.IN_ORDER : Verdict.OUT_OF_ORDER;
    }

    /** Whether the packet of this PSN has arrived: it is before the frontier, or in the bitmap. */
    public boolean isReceived(int psn) {
        return judge(psn) == Verdict.DUPLICATE;
    }

    /** Which of up to 64 PSNs are received, of those from {@code from} behind the expected one on. */
    public long bits(int from, int count) {
        return received.bits(from, count);
    }

    /** A packet that is new and inside is taken. */
    public void take(int psn, boolean endsMessage) {
        int distance = Sequence.sub(psn, expected);
        received.set(distance);
        if (endsMessage) {
            ends.set(distance);
        }
        if (Sequence.ahead(psn, newest)) {
            newest = psn;
        }
    }

    /**
     * Moves the frontier over what has arrived without a gap. Every message that it passes is shown by the PSN of its
     * last packet, in their order. One that is refused stays open: its last packet and everything behind are forgotten.
     *
     * @return false if a message was refused
     */
    public boolean walk(IntPredicate completes) {
        int run = received.run();
        boolean refused = false;
        for (int i = ends.lowest(0); i >= 0 && i < run && !refused; i = ends.lowest(i + 1)) {
            refused = !completes.test(Sequence.add(expected, i));
            if (refused) {
                run = i;
            } else {
                message = Sequence.add(message, 1);
                messageStart = Sequence.add(expected, i + 1);
            }
        }
        expected = Sequence.add(expected, run);
        received.shift(run);
        ends.shift(run);
        if (refused) {
            received.clear();
            ends.clear();
            newest = acknowledged();
        }
        return !refused;
    }
}
