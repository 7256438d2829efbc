package veroce.vfio;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.util.ArrayList;
import java.util.List;

/** Memory and event counters that a machine would show to a device. */
final class TestDescriptors implements AutoCloseable {
    private static final MethodHandle MEMFD = LibC.function("memfd_create", FunctionDescriptor.of(JAVA_INT, ADDRESS,
        JAVA_INT));
    private static final MethodHandle TRUNCATE = LibC.function("ftruncate", FunctionDescriptor.of(JAVA_INT, JAVA_INT,
        JAVA_LONG));
    private static final MethodHandle EVENTFD = LibC.function("eventfd", FunctionDescriptor.of(JAVA_INT, JAVA_INT,
        JAVA_INT));
    private static final MethodHandle READ = LibC.function("read", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS,
        JAVA_LONG));
    private static final MethodHandle DUP = LibC.function("dup", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    private static final int NON_BLOCKING = 0x800;
    private static final String NOTHING_THERE = " 11";

    private final List<Integer> open = new ArrayList<>();
    private final Arena arena = Arena.ofShared();

    int memory(long bytes) throws IOException {
        MemorySegment name = arena.allocateFrom("test");
        int descriptor = (int) LibC.demand("memfd_create", errno -> (int) MEMFD.invokeExact(errno, name, 1));
        open.add(descriptor);
        LibC.demand("ftruncate", errno -> (int) TRUNCATE.invokeExact(errno, descriptor, bytes));
        return descriptor;
    }

    /** The same memory, here. */
    MemorySegment seen(int memory, long bytes) throws IOException {
        return LibC.map(memory, 0, bytes, arena);
    }

    /** One more descriptor, for somebody who closes it. */
    static int copy(int descriptor) throws IOException {
        return (int) LibC.demand("dup", errno -> (int) DUP.invokeExact(errno, descriptor));
    }

    int counter() throws IOException {
        int descriptor = (int) LibC.demand("eventfd", errno -> (int) EVENTFD.invokeExact(errno, 0, NON_BLOCKING));
        open.add(descriptor);
        return descriptor;
    }

    /** What has been added to a counter since it was read last. */
    long count(int counter) throws IOException {
        MemorySegment value = arena.allocate(JAVA_LONG);
        try {
            LibC.demand("read", errno -> (long) READ.invokeExact(errno, counter, value, (long) Long.BYTES));
        } catch (IOException e) {
            if (e.getMessage().endsWith(NOTHING_THERE)) {
                return 0;
            }
            throw e;
        }
        return value.get(JAVA_LONG, 0);
    }

    @Override public void close() throws IOException {
        Message.closeAll(open);
        arena.close();
    }
}
