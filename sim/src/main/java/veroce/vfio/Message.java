package veroce.vfio;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Collection;
import java.util.List;

/**
 * A message of vfio-user: 16 bytes of header, a body, and descriptors beside it.
 *
 * @param id          by which an answer names its command
 * @param command     number of a {@link VfioCommand}, known or not
 * @param flags       command or reply, error, no answer wanted
 * @param error       of a reply, errno; otherwise 0
 * @param body        little-endian, from 0 to its limit
 * @param descriptors that came or go with it; who takes one takes it out of a list that came
 */
record Message(int id, int command, int flags, int error, ByteBuffer body, List<Integer> descriptors) {
    static final int HEADER_BYTES = 16;
    /** A megabyte of data and what is told about it. */
    static final int LONGEST_BODY = (1 << 20) + 64;
    private static final int TYPE = 0xf;
    private static final int REPLY = 1;
    private static final int NO_REPLY = 0x10;
    private static final int ERROR = 0x20;

    /** A command. */
    Message(int id, int command, int flags, ByteBuffer body, List<Integer> descriptors) {
        this(id, command, flags, 0, body, descriptors);
    }

    /** A body that is filled from its start. */
    static ByteBuffer body(int bytes) {
        return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    boolean isCommand() {
        return (flags & TYPE) == 0;
    }

    /** Whether its sender waits for an answer. */
    boolean wantsReply() {
        return (flags & NO_REPLY) == 0;
    }

    Message reply(ByteBuffer answer) {
        return new Message(id, command, REPLY, 0, answer.rewind(), List.of());
    }

    Message refusal(int errno) {
        return refusal(id, command, errno);
    }

    static Message refusal(int id, int command, int errno) {
        return new Message(id, command, REPLY | ERROR, errno, body(0), List.of());
    }

    /** Header and body. */
    ByteBuffer bytes() {
        ByteBuffer whole = body(HEADER_BYTES + body.limit());
        whole.putShort((short) id).putShort((short) command).putInt(whole.capacity()).putInt(flags).putInt(error);
        return whole.put(body.duplicate().rewind()).rewind();
    }

    /** Closes descriptors that nobody has taken. */
    static void closeAll(Collection<Integer> descriptors) throws IOException {
        for (int descriptor : descriptors) {
            LibC.close(descriptor);
        }
        descriptors.clear();
    }
}
