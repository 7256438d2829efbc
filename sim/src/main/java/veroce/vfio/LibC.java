package veroce.vfio;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.StructLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.VarHandle;

/**
 * The few functions of Linux that Java has no class for: sockets that pass descriptors, memory of other processes,
 * event counters. Each fails with an IOException that names the function and errno.
 */
final class LibC {
    private static final Linker LINKER = Linker.nativeLinker();
    private static final StructLayout CAPTURED = Linker.Option.captureStateLayout();
    private static final VarHandle ERRNO = CAPTURED.varHandle(MemoryLayout.PathElement.groupElement("errno"));
    private static final int INTERRUPTED = 4;
    private static final int READ_AND_WRITE = 3;
    private static final int SHARED = 1;
    private static final int FROM_END = 2;
    private static final int BOTH_DIRECTIONS = 2;

    private static final MethodHandle MMAP = function("mmap", FunctionDescriptor.of(ADDRESS, ADDRESS, JAVA_LONG,
        JAVA_INT, JAVA_INT, JAVA_INT, JAVA_LONG));
    private static final MethodHandle MUNMAP = function("munmap", FunctionDescriptor.of(JAVA_INT, ADDRESS, JAVA_LONG));
    private static final MethodHandle CLOSE = function("close", FunctionDescriptor.of(JAVA_INT, JAVA_INT));
    private static final MethodHandle WRITE = function("write", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, ADDRESS,
        JAVA_LONG));
    private static final MethodHandle LSEEK = function("lseek", FunctionDescriptor.of(JAVA_LONG, JAVA_INT, JAVA_LONG,
        JAVA_INT));
    private static final MethodHandle SHUTDOWN = function("shutdown", FunctionDescriptor.of(JAVA_INT, JAVA_INT,
        JAVA_INT));

    private LibC() {}

    /** A function that is called with a place for errno before its own arguments. */
    static MethodHandle function(String name, FunctionDescriptor type) {
        return LINKER.downcallHandle(LINKER.defaultLookup().findOrThrow(name), type,
            Linker.Option.captureCallState("errno"));
    }

    /** A place for errno. */
    static MemorySegment errno(Arena arena) {
        return arena.allocate(CAPTURED);
    }

    /** One call of a function whose result is negative if it failed. */
    interface Call {
        long make(MemorySegment errno) throws Throwable;
    }

    /** Calls, again after a signal, and gives a result that is not negative. */
    static long demand(String name, Call call) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment errno = errno(arena);
            while (true) {
                long result = call.make(errno);
                if (result >= 0) {
                    return result;
                }
                int error = (int) ERRNO.get(errno, 0L);
                if (error != INTERRUPTED) {
                    throw new IOException(name + " fails with errno " + error);
                }
            }
        } catch (IOException | RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new IllegalStateException(e);
        }
    }

    /** Memory that a descriptor stands for, shared with whoever has it too; gone when the arena is closed. */
    static MemorySegment map(int descriptor, long offset, long size, Arena arena) throws IOException {
        long address = demand("mmap of 0x" + Long.toHexString(size) + " bytes", errno -> ((MemorySegment)
            MMAP.invokeExact(errno, MemorySegment.NULL, size, READ_AND_WRITE, SHARED, descriptor, offset)).address());
        return MemorySegment.ofAddress(address).reinterpret(size, arena, LibC::unmap);
    }

    private static void unmap(MemorySegment mapped) {
        try {
            demand("munmap", errno -> (int) MUNMAP.invokeExact(errno, mapped, mapped.byteSize()));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Bytes of the file that a descriptor stands for. */
    static long size(int descriptor) throws IOException {
        return demand("lseek", errno -> (long) LSEEK.invokeExact(errno, descriptor, 0L, FROM_END));
    }

    /** Adds to an event counter. */
    static void signal(int eventCounter, long count) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment value = arena.allocateFrom(JAVA_LONG, count);
            demand("write to an eventfd",
                errno -> (long) WRITE.invokeExact(errno, eventCounter, value, (long) Long.BYTES));
        }
    }

    static void close(int descriptor) throws IOException {
        demand("close", errno -> (int) CLOSE.invokeExact(errno, descriptor));
    }

    /** Ends both directions of a socket, and whoever waits for it goes on. */
    static void shutdown(int socket) throws IOException {
        demand("shutdown", errno -> (int) SHUTDOWN.invokeExact(errno, socket, BOTH_DIRECTIONS));
    }
}
