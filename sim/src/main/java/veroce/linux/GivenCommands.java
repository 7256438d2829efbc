package veroce.linux;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import rnic.protocol.Command;
import rnic.protocol.CommandResult;

/**
 * What a driver has given in commands: what it has made and not ended, and the memory of each region when it was opened
 * and when it was closed. What ends something is taken as obeyed, which a driver that is well sees to.
 */
final class GivenCommands {
    /** A region with its bytes; {@code pieces} in the guest's memory. */
    record Region(long address, List<MemorySegment> pieces, byte[] first, byte[] last) {}

    private static final String EVENT_QUEUES = "event queues";
    private static final int ARGUMENTS = 24;
    private static final long WORD = 0xffff_ffffL;
    private static final long BUSY = 1L << 31;
    private static final int PAGES = 4;
    private static final int LIST = 6;
    private static final int GROUPS = 19;
    /** In the word of the groups: what a queue pair receives by. */
    private static final long RECEIVE = 1 << 17;

    private final int commandOffset;
    private final int targetOffset;
    private final int argumentOffset;
    private final int resultOffset;
    private final BiFunction<Long, Long, MemorySegment> memory;
    private final long[] arguments = new long[ARGUMENTS];
    private final Map<String, Set<Long>> made = new TreeMap<>();
    private final Map<Long, Region> open = new TreeMap<>();
    private UnaryOperator<byte[]> atOpening = bytes -> bytes;
    private UnaryOperator<byte[]> atLife = bytes -> bytes;
    private Region closed;
    private long target;
    private Set<Long> making;

    /** @param memory of the guest behind an address, or null */
    GivenCommands(int commandOffset, int targetOffset, int argumentOffset, int resultOffset,
                  BiFunction<Long, Long, MemorySegment> memory) {
        this.commandOffset = commandOffset;
        this.targetOffset = targetOffset;
        this.argumentOffset = argumentOffset;
        this.resultOffset = resultOffset;
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
            case CREATE_QP -> made("queue pairs");
            case SET_QP -> {
                if ((arguments[GROUPS] & RECEIVE) != 0) {
                    open.values().forEach(region -> put(region.pieces(), atLife.apply(bytes(region.pieces()))));
                }
            }
            case RESET_QP -> ended("queue pairs");
            case CREATE_CQ -> made("completion queues");
            case DESTROY_CQ -> ended("completion queues");
            case CREATE_SRQ -> made("shared receive queues");
            case DESTROY_SRQ -> ended("shared receive queues");
            case CREATE_EQ -> made(EVENT_QUEUES);
            case DESTROY_EQ -> ended(EVENT_QUEUES);
            case REGISTER_MR -> opened();
            case INVALIDATE_MR -> closed();
            default -> { }
        }
    }

    /** If the NIC answers that it is: a driver may ask again for what is refused for a while, or not. */
    private void made(String what) {
        making = made.computeIfAbsent(what, _ -> new TreeSet<>());
    }

    /** A register has been read. */
    synchronized void read(long offset, long value) {
        if (offset == resultOffset && making != null && (value & BUSY) == 0) {
            if (value == CommandResult.DONE.ordinal()) {
                making.add(target);
            }
            making = null;
        }
    }

    private void ended(String what) {
        made.getOrDefault(what, new TreeSet<>()).remove(target);
    }

    private int count(String what) {
        return made.getOrDefault(what, Set.of()).size();
    }

    private void opened() {
        long address = arguments[0] | arguments[1] << 32;
        var pieces = pieces(address, arguments[2] & WORD);
        made("regions");
        if (!pieces.isEmpty()) {
            put(pieces, atOpening.apply(bytes(pieces)));
            open.put(target, new Region(address, pieces, bytes(pieces), null));
        }
    }

    /** Where its bytes are, in their order; nothing if they are not all in the guest's memory. */
    private List<MemorySegment> pieces(long address, long length) {
        int levels = (int) (arguments[PAGES] >>> 8) & 3;
        var pages = levels == 0 ? PageWalk.FLAT
            : new PageWalk((int) arguments[PAGES] & 31, levels, arguments[LIST] | arguments[LIST + 1] << 32);
        return pages.pieces(address, length, memory);
    }

    private static byte[] bytes(List<MemorySegment> pieces) {
        var bytes = new byte[(int) pieces.stream().mapToLong(MemorySegment::byteSize).sum()];
        int at = 0;
        for (var piece : pieces) {
            MemorySegment.copy(piece, ValueLayout.JAVA_BYTE, 0, bytes, at, (int) piece.byteSize());
            at += (int) piece.byteSize();
        }
        return bytes;
    }

    private static void put(List<MemorySegment> pieces, byte[] bytes) {
        int at = 0;
        for (var piece : pieces) {
            MemorySegment.copy(bytes, at, piece, ValueLayout.JAVA_BYTE, 0, (int) piece.byteSize());
            at += (int) piece.byteSize();
        }
    }

    private void closed() {
        ended("regions");
        Region region = open.remove(target);
        if (region != null) {
            closed = new Region(region.address(), region.pieces(), region.first(), bytes(region.pieces()));
        }
    }

    /** What becomes of the memory of each region that is opened from now on. */
    synchronized void atOpening(UnaryOperator<byte[]> what) {
        atOpening = what;
    }

    /** What becomes of the memory of each open region when a queue pair is told its peer, before anything can come. */
    synchronized void atLife(UnaryOperator<byte[]> what) {
        atLife = what;
    }

    /** The region that was closed last, once; null if none was since. */
    synchronized Region takeClosed() {
        Region last = closed;
        closed = null;
        return last;
    }

    /** Objects that have been made and not ended, but for event queues, which are the driver's own. */
    synchronized Map<String, Integer> left() {
        var left = new TreeMap<String, Integer>();
        made.forEach((what, numbers) -> left.put(what, numbers.size()));
        left.values().removeIf(count -> count == 0);
        left.remove(EVENT_QUEUES);
        return left;
    }

    synchronized int eventQueues() {
        return count(EVENT_QUEUES);
    }

    /** There are queue pairs. */
    synchronized boolean hasQueuePairs() {
        return count("queue pairs") > 0;
    }

    synchronized void reset() {
        made.clear();
        open.clear();
        making = null;
    }
}
