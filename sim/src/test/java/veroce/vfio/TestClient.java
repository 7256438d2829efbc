package veroce.vfio;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A virtual machine that speaks vfio-user, as far as a test needs one, right or wrong. */
final class TestClient implements AutoCloseable {
    private final MessageSocket socket;
    private int id;

    TestClient(Path path) throws IOException {
        socket = ListeningSocket.connect(path);
    }

    /** Connected, and the versions agreed on. */
    static TestClient ready(Path path) throws IOException {
        var client = new TestClient(path);
        client.ask(VfioCommand.VERSION, version(0));
        return client;
    }

    static ByteBuffer version(int major) {
        return Message.body(7).putShort((short) major).putShort((short) 0).put("{}\0".getBytes());
    }

    /** An answer that is no error. */
    ByteBuffer ask(VfioCommand command, ByteBuffer body, int... descriptors) throws IOException {
        Message answer = send(command.number(), body, descriptors);
        if (answer.flags() != 1) {
            throw new IOException(command + " is answered with flags " + answer.flags() + ", errno " + answer.error());
        }
        return answer.body();
    }

    /** Errno of the answer; 0: none. */
    int errno(int command, ByteBuffer body, int... descriptors) throws IOException {
        Message answer = send(command, body, descriptors);
        return (answer.flags() & 0x20) == 0 ? 0 : answer.error();
    }

    int errno(VfioCommand command, ByteBuffer body, int... descriptors) throws IOException {
        return errno(command.number(), body, descriptors);
    }

    private Message send(int command, ByteBuffer body, int... descriptors) throws IOException {
        post(command, 0, body, descriptors);
        Message answer = socket.receive();
        if (answer.id() != id || answer.command() != command) {
            throw new IOException("command " + command + " with id " + id + " is answered by " + answer);
        }
        return answer;
    }

    /** A message for whose answer nobody waits. */
    void post(int command, int flags, ByteBuffer body, int... descriptors) throws IOException {
        var list = new ArrayList<Integer>();
        for (int descriptor : descriptors) {
            list.add(descriptor);
        }
        socket.send(new Message(++id, command, flags, body.rewind(), list));
    }

    /** A header that announces a body of so many bytes. */
    void header(int command, int body) throws IOException {
        socket.send(Message.body(Message.HEADER_BYTES).putShort((short) ++id).putShort((short) command)
            .putInt(Message.HEADER_BYTES + body).rewind(), List.of());
    }

    /** What comes next. */
    Message receive() throws IOException {
        return socket.receive();
    }

    static ByteBuffer map(long address, long size, long offset) {
        return Message.body(32).putInt(32).putInt(3).putLong(offset).putLong(address).putLong(size);
    }

    static ByteBuffer unmap(long address, long size, int flags) {
        return Message.body(24).putInt(24).putInt(flags).putLong(address).putLong(size);
    }

    static ByteBuffer region(int number) {
        return Message.body(32).putInt(32).putInt(0).putInt(number);
    }

    static ByteBuffer read(int region, long offset, int count) {
        return Message.body(16).putLong(offset).putInt(region).putInt(count);
    }

    static ByteBuffer write(int region, long offset, byte... bytes) {
        return Message.body(16 + bytes.length).putLong(offset).putInt(region).putInt(bytes.length).put(bytes);
    }

    static ByteBuffer interrupts(int flags, int kind, int start, int count, byte... data) {
        return Message.body(20 + data.length).putInt(20 + data.length).putInt(flags).putInt(kind).putInt(start)
            .putInt(count).put(data);
    }

    /** A word of configuration space. */
    int config(int offset) throws IOException {
        return ask(VfioCommand.REGION_READ, read(Regions.CONFIG, offset, 4)).getInt(16);
    }

    void config(int offset, int value) throws IOException {
        ask(VfioCommand.REGION_WRITE, write(Regions.CONFIG, offset, (byte) value, (byte) (value >> 8),
            (byte) (value >> 16), (byte) (value >> 24)));
    }

    @Override public void close() throws IOException {
        socket.close();
    }
}
