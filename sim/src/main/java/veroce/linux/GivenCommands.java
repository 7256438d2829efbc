package veroce.linux;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import rnic.protocol.Command;

/**
 * What a driver has given in commands: what it has made and not ended, and the memory of each region when it was opened
 * and when it was closed. Commands are taken as obeyed, which a driver that is well sees to.
 */
final class GivenCommands {
    /** A region with its bytes. */
    record Region(long address, byte[] first, byte[] last) {}

    private static final int ARGUMENTS = 4;
    private static final long WORD = 0xffff_ffffL;

    private final int commandOffset;
    private final int targetOffset;
    private final int argumentOffset;
    private final BiFunction<Long, Long, MemorySegment> memory;
    private final long[] arguments = new long[ARGUMENTS];
    private final Map<String, Integer> made = new TreeMap<>();
    private final Map<Long, Region> open = new TreeMap<>();
    private Consumer<MemorySegment> atOpening = bytes -> { };
    private Region closed;
    private long target;

    /** @param memory of the guest behind an address, or null */
    GivenCommands(int commandOffset, int targetOffset, int argumentOffset,
                  BiFunction<Long, Long, MemorySegment> memory) {
        this.commandOffset = commandOffset;
        this.targetOffset = targetOffset;
        this.argumentOffset = argumentOffset;
        this.memory = memory;
    }

    /** A register has been written; before the NIC obeys. */
    synchronized void written(long offset, long value) {
        if (offset == targetOffset) {
            target = value;
        } else if (offset == commandOffset) {
            if (value < Command.values().length) {
                given(Command.values()[(int) value]);
            }
        } else if (offset >= argumentOffset && offset < argumentOffset + 4 * ARGUMENTS) {
            arguments[(int) (offset - argumentOffset) / 4] = value;
        }
    }

    private void given(Command command) {
        switch (command) {
            case CREATE_QP -> count("queue pairs", 1);
            case RESET_QP -> count("queue pairs", -1);
            case CREATE_CQ -> count("completion queues", 1);
            case DESTROY_CQ -> count("completion queues", -1);
            case REGISTER_MR -> opened();
            case INVALIDATE_MR -> closed();
            default -> { }
        }
    }

    private void count(String what, int change) {
        made.merge(what, change, Integer::sum);
    }

    private void opened() {
        long address = arguments[0] | arguments[1] << 32;
        MemorySegment bytes = memory.apply(address, arguments[2] & WORD);
        count("regions", 1);
        if (bytes != null) {
            atOpening.accept(bytes);
            open.put(target, new Region(address, bytes.toArray(ValueLayout.JAVA_BYTE), null));
        }
    }

    private void closed() {
        count("regions", -1);
        Region region = open.remove(target);
        if (region != null) {
            MemorySegment bytes = memory.apply(region.address(), (long) region.first().length);
            closed = new Region(region.address(), region.first(), bytes.toArray(ValueLayout.JAVA_BYTE));
        }
    }

    /** Does this with the memory of each region that is opened from now on. */
    synchronized void atOpening(Consumer<MemorySegment> what) {
        atOpening = what;
    }

    /** The region that was closed last, once; null if none was since. */
    synchronized Region takeClosed() {
        Region last = closed;
        closed = null;
        return last;
    }

    /** Objects that have been made and not ended. */
    synchronized Map<String, Integer> left() {
        var left = new TreeMap<>(made);
        left.values().removeIf(count -> count == 0);
        return left;
    }

    /** There are queue pairs. */
    synchronized boolean hasQueuePairs() {
        return made.getOrDefault("queue pairs", 0) > 0;
    }

    synchronized void reset() {
        made.clear();
        open.clear();
    }
}
