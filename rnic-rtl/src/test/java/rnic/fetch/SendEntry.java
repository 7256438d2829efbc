package rnic.fetch;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;
import rnic.common.Keys;
import rnic.protocol.RnicParameters;

/** A send request as software writes it into host memory. */
public record SendEntry(int operation, boolean signaled, boolean solicited, boolean inline, long length,
                        long localAddress, long localKey, long immediate, long remoteAddress, long remoteKey,
                        boolean fence) {
    private static final RnicParameters SIZES = RnicParameters.SMALL;
    /** Sends and Writes. */
    private static final int[] MESSAGES = {0, 1, 2, 3};
    /** Every operation that there is; atomics with a place in memory that is theirs. */
    private static final int[] ALL = {0, 1, 2, 3, 4, 5, 6, 7};

    public SendEntry(int operation, boolean signaled, boolean solicited, boolean inline, long length,
                     long localAddress, long localKey, long immediate, long remoteAddress, long remoteKey) {
        this(operation, signaled, solicited, inline, length, localAddress, localKey, immediate, remoteAddress,
            remoteKey, false);
    }

    /** A Send or a Write. */
    public static SendEntry random(Random random) {
        return random(random, MESSAGES);
    }

    /** Of any operation; of those with a condition a few are bad. */
    public static SendEntry any(Random random) {
        var entry = random(random, ALL);
        boolean good = random.nextInt(4) > 0;
        boolean atomic = good && entry.isAtomic();
        long multiple = atomic ? ~7L : ~0L;
        return new SendEntry(entry.operation, entry.signaled, entry.solicited,
            entry.inline && !(good && entry.isAnswered()), atomic ? 8 : entry.length, entry.localAddress & multiple,
            entry.localKey, entry.immediate, entry.remoteAddress & multiple, entry.remoteKey, random.nextBoolean());
    }

    private static SendEntry random(Random random, int[] operations) {
        boolean inline = random.nextInt(4) == 0;
        long length = inline ? random.nextInt(29) : random.nextInt(3) == 0 ? random.nextInt(64)
            : random.nextInt(20_000);
        return new SendEntry(operations[random.nextInt(operations.length)], random.nextBoolean(), random.nextBoolean(),
            inline, length,
            random.nextLong(), Keys.any(SIZES, random.nextInt()), random.nextInt() & 0xFFFF_FFFFL, random.nextLong(),
            random.nextInt() & 0xFFFF_FFFFL);
    }

    public byte[] bytes() {
        var bytes = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put((byte) operation).put((byte) ((signaled ? 1 : 0) | (solicited ? 2 : 0) | (inline ? 4 : 0)
            | (fence ? 8 : 0)));
        bytes.position(4);
        bytes.putInt((int) length).putLong(localAddress).putInt((int) localKey).putInt((int) immediate)
            .putLong(remoteAddress).putInt((int) remoteKey);
        return bytes.array();
    }

    /** What the NIC refuses. */
    public boolean isBad() {
        return operation > 7 || length > 1L << 31 || inline && (length > 28 || isAnswered())
            || isAtomic() && (length != 8 || (localAddress & 7) != 0 || (remoteAddress & 7) != 0);
    }

    public boolean isWrite() {
        return operation == 2 || operation == 3;
    }

    public boolean hasImmediate() {
        return operation == 1 || operation == 3;
    }

    public boolean consumesReceive() {
        return operation != 2 && !isAnswered();
    }

    public boolean isAtomic() {
        return operation == 5 || operation == 6;
    }

    /** A Read or an atomic. */
    public boolean isAnswered() {
        return operation >= 4 && operation <= 6;
    }
}
