package veroce.nic;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import rnic.protocol.Command;
import rnic.protocol.EventType;
import veroce.memory.HostMemory;

/** An event queue of a NIC as its driver keeps it. */
public final class NicEventQueue {
    /** An entry. */
    public record Entry(EventType type, int syndrome, int object) {}

    private static final int ENTRY = 16;
    private static final int OWNER = 15;
    private static final int OBJECT = 4;

    private final NicMailbox mailbox;
    private final int number;
    private final Ring ring;

    NicEventQueue(NicMailbox mailbox, HostMemory memory, int number, int sizeLog) {
        this.mailbox = mailbox;
        this.number = number;
        ring = new Ring(memory, "event queue " + number, ENTRY, sizeLog, true);
        ring.restart();
        ring.map();
        mailbox.command(Command.CREATE_EQ, number, values -> values.set("base.address", ring.base())
            .set("size.log2", sizeLog));
    }

    /** The entries that are new. The NIC gets their room when it is {@link #ring() told}. */
    public List<Entry> poll() {
        var found = new ArrayList<Entry>();
        for (var entry = ring.peek(); (entry.get(OWNER) & 1) != (ring.lap() & 1); entry = ring.peek()) {
            found.add(parse(entry));
            ring.take();
        }
        return found;
    }

    private static Entry parse(ByteBuffer entry) {
        return new Entry(EventType.values()[entry.get(0)], entry.get(1) & 0xFF, entry.getInt(OBJECT));
    }

    /** Tells the NIC how far the host has read. */
    public void ring() {
        mailbox.ring("eq_doorbell", "eq", number, "consumer", ring.count());
    }

    /** Ends it; its memory is taken away at once, so that a later entry is found. */
    public void destroy() {
        mailbox.command(Command.DESTROY_EQ, number);
        ring.unmap();
    }
}
