package veroce.guest;

import java.io.Closeable;
import java.io.IOException;
import java.io.BufferedOutputStream;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.Channels;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * The wire of a guest's Ethernet card: a stream socket that QEMU connects to. A thread of its own reads it always, so
 * that neither end ever waits for the other. Who sends may be any thread.
 */
public final class EthernetCard implements Closeable {
    private final Path socket;
    private final ServerSocketChannel server;
    private volatile SocketChannel channel;
    private volatile FrameStream frames;
    private volatile Consumer<byte[]> listener = frame -> { };

    public EthernetCard(Path socket) throws IOException {
        this.socket = socket;
        server = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        server.bind(UnixDomainSocketAddress.of(socket));
    }

    /** The option of QEMU that makes the network of this name end here. */
    public String netdev(String name) {
        return "stream,id=" + name + ",server=off,addr.type=unix,addr.path=" + socket;
    }

    /** Waits in its thread for QEMU, and goes on reading there what the guest sends. */
    public void open() {
        Thread.ofPlatform().daemon().name("card").start(this::run);
    }

    private void run() {
        try {
            channel = server.accept();
            frames = new FrameStream(Channels.newInputStream(channel),
                new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 17));
            for (byte[] frame = frames.read(); frame != null; frame = frames.read()) {
                listener.accept(frame);
            }
        } catch (IOException e) {
            // The guest is gone, which its own process tells better.
        }
    }

    /** Who takes the frames of the guest from now on, in a thread of the card. */
    public void listen(Consumer<byte[]> to) {
        listener = to;
    }

    /** Whether somebody has come to the other end. */
    public boolean isConnected() {
        return frames != null;
    }

    /** What is sent before QEMU is there is lost. */
    public synchronized void send(byte[] frame) {
        try {
            if (frames != null) {
                frames.write(frame);
            }
        } catch (IOException e) {
            throw new GuestException("the guest's Ethernet card takes no more frames: " + e.getMessage(), e);
        }
    }

    @Override public void close() throws IOException {
        server.close();
        if (channel != null) {
            channel.close();
        }
    }
}
