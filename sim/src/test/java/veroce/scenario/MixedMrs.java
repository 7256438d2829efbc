package veroce.scenario;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import rnic.protocol.CompletionKind;
import veroce.endpoint.Access;
import veroce.nic.NicEndpoint;

/** The MRs of a {@link MixedParty}: three that stay, unless they are closed, and a lease that its peer may withdraw. */
final class MixedMrs {
    static final int PLACES = 8;
    static final int LONGEST = 5000;
    static final int AREA = 2 * PLACES * LONGEST;
    static final int WORDS = 4;

    private final NicEndpoint nic;
    private final int number;
    /** Inboxes, then sinks of Reads and atomics. */
    final long home;
    int homeKey;
    /** What is sent and may be read, then targets of Writes. */
    final long open;
    int openKey;
    final long words;
    int wordsKey;
    long lease;
    int leaseKey;
    boolean isLeased;
    /** A completion in memory says so, polled or not. */
    boolean isWithdrawn;
    /** The peer reads in the lease or orders atomics there, and has not said that it is done. */
    boolean isLeaseRead;
    private final boolean[] closed = {true, true, true};

    MixedMrs(NicEndpoint nic, int number) {
        this.nic = nic;
        this.number = number;
        home = nic.memory().allocate(PLACES * LONGEST + AREA, 4096);
        open = nic.memory().allocate(2 * AREA, 4096);
        words = nic.memory().allocate(8 * WORDS, 64);
        reopen();
        leaseAnew();
    }

    void leaseAnew() {
        lease = nic.memory().allocate(LONGEST, 64);
        isWithdrawn = false;
        leaseKey = nic.register(1, lease, LONGEST, EnumSet.allOf(Access.class));
        isLeased = true;
        isLeaseRead = false;
    }

    Set<Integer> keys() {
        var keys = new LinkedHashSet<>(List.of(homeKey, openKey, wordsKey));
        if (isLeased) {
            keys.add(leaseKey);
        }
        return keys;
    }

    boolean owns(long address) {
        return within(address, home, PLACES * LONGEST + AREA) || within(address, open, 2 * AREA)
            || within(address, words, 8 * WORDS) || within(address, lease, LONGEST);
    }

    /** Closes one of its four MRs, whoever uses it. */
    void close(int which) {
        if (which == 3) {
            if (isLeased) {
                isLeased = false;
                nic.release(leaseKey);
                isWithdrawn = true;
            }
        } else if (!closed[which]) {
            nic.invalidate(which == 0 ? homeKey : which == 1 ? openKey : wordsKey);
            closed[which] = true;
        }
    }

    /** For another life. */
    void reopen() {
        if (closed[0]) {
            homeKey = nic.register(1, home, PLACES * LONGEST + AREA, EnumSet.of(Access.LOCAL_WRITE));
        }
        if (closed[1]) {
            openKey = nic.register(1, open, 2 * AREA, EnumSet.of(Access.REMOTE_WRITE, Access.REMOTE_READ));
        }
        if (closed[2]) {
            wordsKey = nic.register(1, words, 8 * WORDS, EnumSet.of(Access.REMOTE_ATOMIC, Access.REMOTE_READ));
        }
        Arrays.fill(closed, false);
    }

    /** Nothing may come to that address. */
    boolean forbids(long address, boolean isDead) {
        return closed[0] && within(address, home, PLACES * LONGEST + AREA)
            || closed[1] && within(address, open, 2 * AREA) || closed[2] && within(address, words, 8 * WORDS)
            || isDead && owns(address) || isWithdrawn && within(address, lease, LONGEST);
    }

    /** The NIC has written into that entry of a completion queue. */
    void written(long address) {
        if (within(address, nic.completionQueue(number), 1 << 18)) {
            long entry = address & -64;
            var kind = nic.memory().read(entry, 16);
            if (kind[4] == CompletionKind.RECEIVE_INVALIDATE.ordinal() && kind[5] == 0
                && ByteBuffer.wrap(kind).order(ByteOrder.LITTLE_ENDIAN).getInt(12) == leaseKey) {
                isWithdrawn = true;
            }
        }
    }

    /** Where a Read or an atomic puts what it finds. */
    long sink(int request) {
        return home + (long) LONGEST * (PLACES + request % (2 * PLACES));
    }

    /** Where the peer's Writes go. */
    long target(int place) {
        return open + AREA + (long) LONGEST * place;
    }

    private static boolean within(long address, long base, int length) {
        return address >= base && address - base < length;
    }
}
