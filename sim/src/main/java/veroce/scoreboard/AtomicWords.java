package veroce.scoreboard;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.BitSet;
import java.util.EnumSet;
import veroce.endpoint.Access;
import veroce.endpoint.AtomicOperands;
import veroce.endpoint.Endpoint;
import veroce.endpoint.Operation;

/**
 * Words in the memory of one endpoint under test that its peer changes with atomics, and what each must hold. A word
 * belongs to one queue pair: then its atomics happen in the order in which they are posted, and their results are known
 * before they come. One more is everybody's: each atomic adds one to it, and no two find the same.
 */
public final class AtomicWords {
    /** Words of an endpoint. */
    public static final int COUNT = 1024;
    private static final int BYTES = 8;
    private static final long STRIDE = 0x9e37_79b9_7f4a_7c15L;

    private final Endpoint endpoint;
    private final long address;
    private final int key;
    /** The last one is everybody's, and counts what has been posted. */
    private final long[] expected = new long[COUNT + 1];
    /** What has been found in that one. */
    private final BitSet seen = new BitSet();
    private long steps;

    /** What an atomic is posted with, and what it must find. */
    record Step(AtomicOperands operands, long found, boolean isShared) {
        /** The result as it must lie in memory, of a word that belongs to one queue pair. */
        byte[] result() {
            return ByteBuffer.allocate(BYTES).order(ByteOrder.LITTLE_ENDIAN).putLong(found).array();
        }
    }

    AtomicWords(Endpoint endpoint, int protectionDomain) {
        this.endpoint = endpoint;
        address = endpoint.memory().allocate((COUNT + 1) * BYTES, BYTES);
        key = endpoint.register(protectionDomain, address, (COUNT + 1) * BYTES, EnumSet.of(Access.REMOTE_ATOMIC));
    }

    int key() {
        return key;
    }

    long address(int word) {
        return address + word * BYTES;
    }

    /** The next atomic on a word; of those that compare, every second one finds what it looks for. */
    Step step(Operation operation, int word) {
        if (word == PlannedMessage.SHARED_WORD) {
            if (operation != Operation.FETCH_ADD) {
                throw new IllegalArgumentException(operation + " on the word that all add to");
            }
            expected[word]++;
            return new Step(new AtomicOperands(1, 0), 0, true);
        }
        long found = expected[word];
        long operand = STRIDE * ++steps;
        boolean matches = steps % 2 == 0;
        AtomicOperands operands = new AtomicOperands(operand, matches ? found : ~found);
        expected[word] = operation == Operation.FETCH_ADD ? found + operand : matches ? operand : found;
        return new Step(operands, found, false);
    }

    /** A result of the word that all add to has come: nobody else has found it, and so many have been posted. */
    void found(byte[] result) {
        long value = ByteBuffer.wrap(result).order(ByteOrder.LITTLE_ENDIAN).getLong();
        if (value < 0 || value >= expected[COUNT] || seen.get((int) value)) {
            throw new Mismatch("an atomic has found " + Long.toUnsignedString(value) + ", "
                + (value < 0 || value >= expected[COUNT] ? "of " + expected[COUNT] + " that have been posted"
                : "as one before it"));
        }
        seen.set((int) value);
    }

    /** Every word holds what it must. */
    void verify() {
        ByteBuffer held = ByteBuffer.wrap(endpoint.memory().read(address, (COUNT + 1) * BYTES))
            .order(ByteOrder.LITTLE_ENDIAN);
        for (int word = 0; word <= COUNT; word++) {
            if (held.getLong(word * BYTES) != expected[word]) {
                throw new Mismatch("word " + word + " is 0x" + Long.toHexString(held.getLong(word * BYTES))
                    + ", it must be 0x" + Long.toHexString(expected[word]));
            }
        }
    }
}
