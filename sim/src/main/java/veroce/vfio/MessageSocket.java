package veroce.vfio;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_BYTE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;

/** A stream socket of this machine over which messages of vfio-user come and go, with descriptors beside them. */
final class MessageSocket implements Closeable {
    private static final MethodHandle RECVMSG = LibC.function("recvmsg", FunctionDescriptor.of(JAVA_LONG, JAVA_INT,
        ADDRESS, JAVA_INT));
    private static final MethodHandle SENDMSG = LibC.function("sendmsg", FunctionDescriptor.of(JAVA_LONG, JAVA_INT,
        ADDRESS, JAVA_INT));
    private static final int CLOSE_ON_EXEC = 0x4000_0000;
    private static final int NO_SIGNAL = 0x4000;
    private static final int SOCKET_LEVEL = 1;
    private static final int RIGHTS = 1;
    private static final int CONTROL_HEADER = 16;
    private static final int CONTROL_BYTES = 512;
    /** Of struct msghdr, in bytes. */
    private static final int VECTOR = 16;
    private static final int VECTORS = 24;
    private static final int CONTROL = 32;
    private static final int CONTROL_LENGTH = 40;
    private static final int MESSAGE_HEADER = 56;

    private final int socket;
    private boolean closed;

    MessageSocket(int socket) {
        this.socket = socket;
    }

    /** Waits for a message; fails with EOFException if the other end has closed between two. */
    Message receive() throws IOException {
        var descriptors = new ArrayList<Integer>();
        try {
            ByteBuffer header = receive(Message.HEADER_BYTES, descriptors, true);
            int id = header.getShort() & 0xffff;
            int command = header.getShort() & 0xffff;
            int size = header.getInt();
            int flags = header.getInt();
            int error = header.getInt();
            int body = size - Message.HEADER_BYTES;
            if (body < 0 || body > Message.LONGEST_BODY) {
                throw new ProtocolException(id, command, "a message of " + Integer.toUnsignedString(size) + " bytes: "
                    + Message.HEADER_BYTES + " to " + (Message.HEADER_BYTES + Message.LONGEST_BODY) + " are taken");
            }
            return new Message(id, command, flags, error, receive(body, descriptors, false), descriptors);
        } catch (IOException e) {
            Message.closeAll(descriptors);
            throw e;
        }
    }

    private ByteBuffer receive(int count, List<Integer> descriptors, boolean mayEnd) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = arena.allocate(Math.max(count, 1));
            MemorySegment control = arena.allocate(CONTROL_BYTES, Long.BYTES);
            for (long have = 0; have < count;) {
                MemorySegment header = header(arena, bytes.asSlice(have, count - have), control, CONTROL_BYTES);
                long got = LibC.demand("recvmsg",
                    errno -> (long) RECVMSG.invokeExact(errno, socket, header, CLOSE_ON_EXEC));
                if (got == 0) {
                    throw new EOFException(mayEnd && have == 0 ? "the other end has closed"
                        : "the other end has closed in the middle of a message");
                }
                take(control, header.get(JAVA_LONG, CONTROL_LENGTH), descriptors);
                have += got;
            }
            ByteBuffer copy = ByteBuffer.allocate(count).order(ByteOrder.LITTLE_ENDIAN);
            MemorySegment.copy(bytes, JAVA_BYTE, 0, copy.array(), 0, count);
            return copy;
        }
    }

    /** Descriptors of the control messages that came with some bytes. */
    private static void take(MemorySegment control, long length, List<Integer> descriptors) {
        for (long at = 0; at + CONTROL_HEADER <= length;) {
            long size = control.get(JAVA_LONG, at);
            boolean isRights = control.get(JAVA_INT, at + 8) == SOCKET_LEVEL
                && control.get(JAVA_INT, at + 12) == RIGHTS;
            for (long next = at + CONTROL_HEADER; isRights && next + Integer.BYTES <= at + size;
                    next += Integer.BYTES) {
                descriptors.add(control.get(JAVA_INT, next));
            }
            at += Math.max(CONTROL_HEADER, size + 7 & ~7L);
        }
    }

    private static MemorySegment header(Arena arena, MemorySegment bytes, MemorySegment control, long controlLength) {
        MemorySegment vector = arena.allocate(2 * Long.BYTES, Long.BYTES);
        vector.set(ADDRESS, 0, bytes);
        vector.set(JAVA_LONG, Long.BYTES, bytes.byteSize());
        MemorySegment header = arena.allocate(MESSAGE_HEADER, Long.BYTES);
        header.set(ADDRESS, VECTOR, vector);
        header.set(JAVA_LONG, VECTORS, 1);
        header.set(ADDRESS, CONTROL, controlLength == 0 ? MemorySegment.NULL : control);
        header.set(JAVA_LONG, CONTROL_LENGTH, controlLength);
        return header;
    }

    /** Sends a message whole; its descriptors go with its first byte, and stay open here. */
    void send(Message message) throws IOException {
        send(message.bytes(), message.descriptors());
    }

    /** Sends bytes, whatever they are. */
    synchronized void send(ByteBuffer whole, List<Integer> descriptors) throws IOException {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment bytes = arena.allocateFrom(JAVA_BYTE, whole.array());
            int rights = descriptors.size();
            MemorySegment control = arena.allocate(CONTROL_BYTES, Long.BYTES);
            control.set(JAVA_LONG, 0, CONTROL_HEADER + (long) Integer.BYTES * rights);
            control.set(JAVA_INT, 8, SOCKET_LEVEL);
            control.set(JAVA_INT, 12, RIGHTS);
            for (int i = 0; i < rights; i++) {
                control.set(JAVA_INT, CONTROL_HEADER + (long) Integer.BYTES * i, descriptors.get(i));
            }
            for (long sent = 0; sent < bytes.byteSize();) {
                MemorySegment header = header(arena, bytes.asSlice(sent), control,
                    sent > 0 || rights == 0 ? 0 : CONTROL_HEADER + (Integer.BYTES * rights + 7 & ~7L));
                sent += LibC.demand("sendmsg", errno -> (long) SENDMSG.invokeExact(errno, socket, header, NO_SIGNAL));
            }
        }
    }

    /** Whoever waits for a message gets none any more. */
    void shutdown() throws IOException {
        LibC.shutdown(socket);
    }

    @Override public void close() throws IOException {
        if (!closed) {
            closed = true;
            LibC.close(socket);
        }
    }
}
