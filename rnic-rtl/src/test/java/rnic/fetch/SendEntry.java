package rnic.fetch;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Random;

/** A send request as software writes it into host memory. */
public record SendEntry(int operation, boolean signaled, boolean solicited, boolean inline, long length,
                        long localAddress, long localKey, long immediate, long remoteAddress, long remoteKey) {
    public static SendEntry random(Random random) {
        boolean inline = random.nextInt(4) == 0;
        long length = inline ? random.nextInt(29) : random.nextInt(3) == 0 ? random.nextInt(64)
            : random.nextInt(20_000);
        return new SendEntry(random.nextInt(4), random.nextBoolean(), random.nextBoolean(), inline, length,
            random.nextLong(), random.nextInt() & 0xFFFF_FFFFL, random.nextInt() & 0xFFFF_FFFFL, random.nextLong(),
            random.nextInt() & 0xFFFF_FFFFL);
    }

    public byte[] bytes() {
        var bytes = ByteBuffer.allocate(64).order(ByteOrder.LITTLE_ENDIAN);
        bytes.put((byte) operation).put((byte) ((signaled ? 1 : 0) | (solicited ? 2 : 0) | (inline ? 4 : 0)));
        bytes.position(4);
        bytes.putInt((int) length).putLong(localAddress).putInt((int) localKey).putInt((int) immediate)
            .putLong(remoteAddress).putInt((int) remoteKey);
        return bytes.array();
    }

    /** What the NIC refuses. */
    public boolean isBad() {
        return operation > 3 || length > 1L << 31 || inline && length > 28;
    }

    public boolean isWrite() {
        return (operation & 2) != 0;
    }

    public boolean hasImmediate() {
        return (operation & 1) != 0;
    }

    public boolean consumesReceive() {
        return operation != 2;
    }
}
