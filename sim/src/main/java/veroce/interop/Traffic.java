package veroce.interop;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import veroce.endpoint.Completion;
import veroce.endpoint.ReceiveRequest;
import veroce.endpoint.SendRequest;
import veroce.guest.GuestException;
import veroce.memory.HostMemory;

/** What goes over the queue pairs of one run, and whether every byte of it is where it should be. */
abstract class Traffic {
    private static final int PATIENCE = 120;

    private final World world;
    private final InteropRow row;
    private final List<Pair> pairs;
    private final GuestMemory guest;
    private final Slots slots;
    private final SplittableRandom random;
    private final ArrayDeque<Completion> received = new ArrayDeque<>();
    private int sent;
    private long compared;

    /** All that a run has. */
    record Means(World world, InteropRow row, List<Pair> pairs, GuestMemory guest, Slots slots,
                 SplittableRandom random) {}

    Traffic(Means means) {
        world = means.world();
        row = means.row();
        pairs = means.pairs();
        guest = means.guest();
        slots = means.slots();
        random = means.random();
    }

    static Traffic of(Means means) {
        InteropRow row = means.row();
        return switch (row.tool()) {
            case WRITE_LAT -> new WritePingPong(means);
            case SEND_LAT -> new SendPingPong(means);
            case SEND_BW -> row.guestIsClient() ? new GuestSends(means) : new Sends(means);
            case FETCH_ADD, CMP_SWAP -> row.guestIsClient() ? new GuestAtomics(means) : new Atomics(means);
            case WRITE_BW, READ_BW, READ_LAT -> row.guestIsClient() ? new GuestRequests(means) : new Requests(means);
        };
    }

    /** Before the other side may send anything. */
    void prepare() {}

    /** Our part of the traffic, when both sides are ready. */
    abstract void run();

    /** When all traffic has ended, with the program in the guest still there: fails at the first wrong byte. */
    abstract void check();

    InteropRow row() {
        return row;
    }

    List<Pair> pairs() {
        return pairs;
    }

    GuestMemory guest() {
        return guest;
    }

    Slots slots() {
        return slots;
    }

    SplittableRandom random() {
        return random;
    }

    /** Bytes that have been compared so far. */
    long compared() {
        return compared;
    }

    HostMemory memory() {
        return world.endpoint().memory();
    }

    /** Where perftest in the guest keeps what it sends, or puts what it reads: before what it tells the peer of. */
    long guestLocal(int pair) {
        return pairs.get(pair).theirs().address() - (long) row.queuePairs() * slots.span();
    }

    byte[] randomBytes(int length) {
        byte[] bytes = new byte[length];
        random.nextBytes(bytes);
        return bytes;
    }

    byte[] ours(long address, int length) {
        return world.call(() -> memory().read(address, length));
    }

    void fill(long address, byte[] bytes) {
        world.call(() -> {
            memory().write(address, bytes);
            return null;
        });
    }

    void post(Pair pair, SendRequest request) {
        world.call(() -> {
            world.endpoint().postSend(pair.number(), request);
            return null;
        });
    }

    void postReceive(Pair pair, ReceiveRequest request) {
        world.call(() -> {
            world.endpoint().postReceive(pair.number(), request);
            return null;
        });
    }

    /** Waits until so many of our requests have succeeded since the start. */
    void awaitSent(int total) {
        world.await(() -> {
            poll();
            return sent >= total;
        }, PATIENCE, "the completion of our request " + total);
    }

    /** Waits until so many messages that came are not yet taken. */
    void awaitReceived(int count) {
        world.await(() -> {
            poll();
            return received.size() >= count;
        }, PATIENCE, "message " + count + " of the guest");
    }

    Completion takeReceived() {
        return world.call(received::poll);
    }

    void awaitByte(long address, int value, String what) {
        world.await(() -> memory().read(address, 1)[0] == (byte) value, PATIENCE, what);
    }

    private void poll() {
        for (Completion next = world.endpoint().poll(0); next != null; next = world.endpoint().poll(0)) {
            if (!next.succeeded()) {
                throw new GuestException("queue pair " + next.queuePair() + " of ours: request " + next.id()
                    + " ended with " + next.status());
            }
            if (next.receive()) {
                received.add(next);
            } else {
                sent++;
            }
        }
    }

    /** Fails at the first byte that differs. */
    void compare(String what, byte[] expected, byte[] found) {
        int at = Arrays.mismatch(expected, found);
        if (at >= 0) {
            throw new GuestException(String.format("%s: byte %d of %d is 0x%02x, expected 0x%02x", what, at,
                expected.length, found[at], expected[at]));
        }
        compared += expected.length;
    }
}
