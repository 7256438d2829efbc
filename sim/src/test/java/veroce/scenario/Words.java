package veroce.scenario;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.EnumSet;
import veroce.endpoint.Access;
import veroce.endpoint.Endpoint;

/** Words of 8 bytes in the memory of an endpoint; itself and its peer may do everything to them. */
final class Words {
    static final int BYTES = 8;

    final Endpoint endpoint;
    final int key;
    private final long address;
    private final int count;
    private int writes;

    Words(Endpoint endpoint, int count) {
        this.endpoint = endpoint;
        this.count = count;
        address = endpoint.memory().allocate(count * BYTES, 64);
        key = endpoint.register(1, address, count * BYTES, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE,
            Access.REMOTE_READ, Access.REMOTE_ATOMIC));
    }

    long address(int word) {
        return address + word * BYTES;
    }

    long get(int word) {
        return ByteBuffer.wrap(endpoint.memory().read(address(word), BYTES)).order(ByteOrder.LITTLE_ENDIAN).getLong();
    }

    void set(int word, long value) {
        endpoint.memory().write(address(word), ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN)
            .putLong(value).array());
    }

    /** From now on the writes of the device to these words are counted. */
    Words counting() {
        endpoint.memory().observe((at, length) -> writes += at >= address && at < address + count * BYTES ? 1 : 0);
        return this;
    }

    int writes() {
        return writes;
    }
}
