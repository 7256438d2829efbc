package veroce.scoreboard;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import veroce.endpoint.Access;
import veroce.endpoint.Endpoint;
import veroce.memory.HostMemory;
import veroce.memory.WriteListener;

/**
 * The memory of one endpoint under test: a source with random bytes and an empty target, both registered. Keeps an
 * image of what the target must hold, and fails if the endpoint writes a byte of it twice.
 */
public final class Buffers {
    private final Endpoint endpoint;
    private final int size;
    private final long source;
    private final long target;
    private final int sourceKey;
    private final int targetKey;
    private final byte[] image;
    private final int protectionDomain;
    private int sharedKey;
    private AtomicWords words;
    private final WrittenOnce written;

    public Buffers(Endpoint endpoint, int protectionDomain, int size, long seed) {
        this(endpoint, protectionDomain, random(size, seed));
    }

    /** A source with these bytes and a target of the same size. */
    public Buffers(Endpoint endpoint, int protectionDomain, byte[] bytes) {
        this(endpoint, protectionDomain, bytes, HostMemory::listen);
    }

    /** The same beside other buffers of the endpoint, which go on being watched. */
    static Buffers beside(Endpoint endpoint, int protectionDomain, byte[] bytes) {
        return new Buffers(endpoint, protectionDomain, bytes, HostMemory::observe);
    }

    private Buffers(Endpoint endpoint, int protectionDomain, byte[] bytes,
                    BiConsumer<HostMemory, WriteListener> watch) {
        this.endpoint = endpoint;
        this.protectionDomain = protectionDomain;
        size = bytes.length;
        source = endpoint.memory().allocate(size, 64);
        target = endpoint.memory().allocate(size, 64);
        sourceKey = endpoint.register(protectionDomain, source, size, EnumSet.noneOf(Access.class));
        targetKey = endpoint.register(protectionDomain, target, size,
            EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        endpoint.memory().write(source, bytes);
        image = new byte[size];
        written = new WrittenOnce(target, size);
        watch.accept(endpoint.memory(), written);
    }

    private static byte[] random(int size, long seed) {
        byte[] bytes = new byte[size];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
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

    /** Of the source, for a peer that reads it. */
    public int sharedKey() {
        if (sharedKey == 0) {
            sharedKey = endpoint.register(protectionDomain, source, size, EnumSet.of(Access.REMOTE_READ));
        }
        return sharedKey;
    }

    /** A new MR, of part of the source, that the peer may withdraw. */
    int registerForInvalidation() {
        return endpoint.register(protectionDomain, source, 1, EnumSet.of(Access.REMOTE_INVALIDATE));
    }

    /** Words for a peer that changes them with atomics. */
    AtomicWords words() {
        if (words == null) {
            words = new AtomicWords(endpoint, protectionDomain);
        }
        return words;
    }

    public int targetKey() {
        return targetKey;
    }

    /** Bytes of the source. */
    public byte[] sent(long offset, int length) {
        return endpoint.memory().read(source + offset, length);
    }

    /** Bytes of the target. */
    public byte[] received(long offset, int length) {
        return endpoint.memory().read(target + offset, length);
    }

    /** The target must hold these bytes there. */
    void expect(long offset, byte[] bytes) {
        System.arraycopy(bytes, 0, image, (int) offset, bytes.length);
    }

    /** The next message is about to use this part of the target: until now it must hold what the last one left. */
    void renew(int offset, int length) {
        verify(offset, length);
        written.clear(offset, length);
    }

    /** The target buffer holds what it must, and nobody wrote beside any buffer. */
    public void verify() {
        verify(0, size);
        if (words != null) {
            words.verify();
        }
        endpoint.memory().checkGuards();
    }

    private void verify(int offset, int length) {
        byte[] found = received(offset, length);
        int at = Arrays.mismatch(found, 0, length, image, offset, offset + length);
        if (at >= 0) {
            throw new Mismatch("byte " + (offset + at) + " of the target is 0x" + Integer.toHexString(found[at] & 0xff)
                + ", it must be 0x" + Integer.toHexString(image[offset + at] & 0xff));
        }
    }

    /** From here on everything may be written anew. */
    public void clear() {
        endpoint.memory().write(target, new byte[size]);
        Arrays.fill(image, (byte) 0);
        written.clear();
    }
}
