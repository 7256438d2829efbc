package veroce.endpoint;

import java.util.EnumSet;
import java.util.SplittableRandom;

/** One end of a scenario: a buffer to send from and one to receive into, both registered. */
public final class Side {
    public static final int DOMAIN = 1;

    private final Endpoint endpoint;
    private final int size;
    private final long source;
    private final long target;
    private final int sourceKey;
    private final int targetKey;

    public Side(Endpoint endpoint, int size, long seed) {
        this.endpoint = endpoint;
        this.size = size;
        source = endpoint.memory().allocate(size, 64);
        target = endpoint.memory().allocate(size, 64);
        sourceKey = endpoint.register(DOMAIN, source, size, EnumSet.noneOf(Access.class));
        targetKey = endpoint.register(DOMAIN, target, size, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        byte[] bytes = new byte[size];
        new SplittableRandom(seed).nextBytes(bytes);
        endpoint.memory().write(source, bytes);
    }

    public Endpoint endpoint() {
        return endpoint;
    }

    public int size() {
        return size;
    }

    public long source() {
        return source;
    }

    public long target() {
        return target;
    }

    public int sourceKey() {
        return sourceKey;
    }

    public int targetKey() {
        return targetKey;
    }

    public byte[] sent(long offset, int length) {
        return endpoint.memory().read(source + offset, length);
    }

    public byte[] received(long offset, int length) {
        return endpoint.memory().read(target + offset, length);
    }
}
