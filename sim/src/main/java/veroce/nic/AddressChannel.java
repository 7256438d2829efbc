package veroce.nic;

import hdl.sim.Pin;
import veroce.VeroceException;

/** A channel by which the NIC asks for bursts; a burst that AXI4 forbids is refused at once. */
final class AddressChannel {
    private static final int INCREMENTING = 1;

    private final String what;
    private final int bytes;
    private final Pace pace;
    private final Pin ready;
    private final Pin address;
    private final Pin length;
    private final Pin size;
    private final Pin kind;
    private final Pin id;
    private final HeldChannel channel;
    private long heldUntil;

    AddressChannel(String what, int bytes, Pace pace, Pin valid, Pin ready, Pin address, Pin length, Pin size, Pin kind,
                   Pin id) {
        this.what = what;
        this.bytes = bytes;
        this.pace = pace;
        this.ready = ready;
        this.address = address;
        this.length = length;
        this.size = size;
        this.kind = kind;
        this.id = id;
        channel = new HeldChannel(what + " address", valid, address, length, size, kind, id);
    }

    /** Takes no burst before this cycle. */
    void hold(long until) {
        heldUntil = until;
    }

    /**
     * The first later cycle in which something may happen here though the NIC shows what it shows now. Without noise
     * only, and asked behind the cycle.
     */
    long quietUntil(long now) {
        return channel.isOffered() ? now + 1 : now < heldUntil ? heldUntil : HostBus.NEVER;
    }

    /** One cycle: the burst that is taken, or null. */
    BusBurst cycle(long now) {
        boolean opens = pace.opens() && now >= heldUntil;
        ready.set(opens);
        if (!channel.takes(opens, now)) {
            return null;
        }
        long at = address.get();
        int beats = (int) length.get() + 1;
        long end = (at & -bytes) + (long) beats * bytes - 1;
        if (kind.get() != INCREMENTING || 1L << size.get() != bytes || at >>> 12 != end >>> 12) {
            throw VeroceException.failure(what + " burst at 0x" + Long.toHexString(at) + " of " + beats + " beats, size "
                + size.get() + ", kind " + kind.get() + ": a burst increments, has the full width of " + bytes
                + " bytes and stays inside 4 KiB (AXI4 A3.4.1), at cycle " + now);
        }
        return new BusBurst(at, (int) id.get(), beats, now);
    }
}
