package veroce.vfio;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_SHORT;

import java.io.Closeable;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** A Unix socket at a path, to which one virtual machine connects. Java's own give no descriptors to their messages. */
final class ListeningSocket implements Closeable {
    private static final MethodHandle SOCKET = LibC.function("socket", FunctionDescriptor.of(JAVA_INT, JAVA_INT,
        JAVA_INT, JAVA_INT));
    private static final MethodHandle BIND = LibC.function("bind", FunctionDescriptor.of(JAVA_INT, JAVA_INT, ADDRESS,
        JAVA_INT));
    private static final MethodHandle CONNECT = LibC.function("connect", FunctionDescriptor.of(JAVA_INT, JAVA_INT,
        ADDRESS, JAVA_INT));
    private static final MethodHandle LISTEN = LibC.function("listen", FunctionDescriptor.of(JAVA_INT, JAVA_INT,
        JAVA_INT));
    private static final MethodHandle ACCEPT4 = LibC.function("accept4", FunctionDescriptor.of(JAVA_INT, JAVA_INT,
        ADDRESS, ADDRESS, JAVA_INT));
    private static final int UNIX = 1;
    private static final int STREAM = 1;
    private static final int CLOSE_ON_EXEC = 0x8_0000;
    private static final int ADDRESS_BYTES = 110;
    private static final int LONGEST_PATH = 107;

    private final Path path;
    private final int socket;

    /** Makes the socket; what lay at the path is removed. */
    ListeningSocket(Path path) throws IOException {
        this.path = path;
        Files.deleteIfExists(path);
        socket = open();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment address = address(path, arena);
            LibC.demand("bind to " + path, errno -> (int) BIND.invokeExact(errno, socket, address, ADDRESS_BYTES));
            LibC.demand("listen", errno -> (int) LISTEN.invokeExact(errno, socket, 1));
        } catch (IOException | RuntimeException e) {
            LibC.close(socket);
            throw e;
        }
    }

    private static int open() throws IOException {
        return (int) LibC.demand("socket",
            errno -> (int) SOCKET.invokeExact(errno, UNIX, STREAM | CLOSE_ON_EXEC, 0));
    }

    private static MemorySegment address(Path path, Arena arena) throws IOException {
        byte[] name = path.toString().getBytes(StandardCharsets.UTF_8);
        if (name.length > LONGEST_PATH) {
            throw new IOException("the path of a socket has at most " + LONGEST_PATH + " bytes, and this one "
                + name.length + ": " + path);
        }
        MemorySegment address = arena.allocate(ADDRESS_BYTES, Short.BYTES);
        address.set(JAVA_SHORT, 0, (short) UNIX);
        address.asSlice(Short.BYTES).copyFrom(MemorySegment.ofArray(name));
        return address;
    }

    /** The other end: a socket that is connected to a path. */
    static MessageSocket connect(Path path) throws IOException {
        int socket = open();
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment address = address(path, arena);
            LibC.demand("connect to " + path,
                errno -> (int) CONNECT.invokeExact(errno, socket, address, ADDRESS_BYTES));
        } catch (IOException | RuntimeException e) {
            LibC.close(socket);
            throw e;
        }
        return new MessageSocket(socket);
    }

    /** Waits for somebody who connects. */
    MessageSocket accept() throws IOException {
        return new MessageSocket((int) LibC.demand("accept", errno -> (int) ACCEPT4.invokeExact(errno, socket,
            MemorySegment.NULL, MemorySegment.NULL, CLOSE_ON_EXEC)));
    }

    /** Whoever waits for a connection gets none any more. */
    void shutdown() throws IOException {
        LibC.shutdown(socket);
    }

    @Override public void close() throws IOException {
        LibC.close(socket);
        Files.deleteIfExists(path);
    }
}
