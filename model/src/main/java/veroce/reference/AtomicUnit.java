package veroce.reference;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.OptionalLong;
import veroce.endpoint.Access;
import veroce.endpoint.Operation;
import veroce.memory.HostMemory;
import veroce.packet.ExtensionHeader.AtomicEth;

/**
 * Executes atomic operations on the memory of the host, each to its end before the next one begins, whichever queue
 * pair asks. Numbers lie in memory with the lowest byte first.
 */
final class AtomicUnit {
    /** What an atomic operation reads and writes; its address is a multiple of it. */
    static final int BYTES = 8;

    private final HostMemory memory;
    private final Regions regions;

    AtomicUnit(HostMemory memory, Regions regions) {
        this.memory = memory;
        this.regions = regions;
    }

    /** A value as it lies in memory. */
    static byte[] bytes(long value) {
        return ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(value).array();
    }

    /** Gives the value found; none, and memory is as before, if the region does not allow it, or not any more. */
    OptionalLong execute(Operation operation, AtomicEth request, int domain) {
        long address = request.virtualAddress();
        if (!regions.allows((int) request.key(), domain, address, BYTES, Access.REMOTE_ATOMIC)) {
            return OptionalLong.empty();
        }
        byte[] bytes = new byte[BYTES];
        memory.deviceRead(address, bytes, 0, BYTES);
        long found = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN).getLong();
        if (operation == Operation.FETCH_ADD) {
            memory.deviceWrite(address, bytes(found + request.swapOrAdd()), 0, BYTES);
        } else if (found == request.compare()) {
            memory.deviceWrite(address, bytes(request.swapOrAdd()), 0, BYTES);
        }
        return OptionalLong.of(found);
    }
}
