package veroce.vfio;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Serves a PCI function to one virtual machine over a Unix socket, as QEMU's vfio-user-pci wants it (vfio-user 0.0).
 * One thread reads the socket and only queues; another one does everything else: registers, memory, interrupts and
 * the function's own time, so that no memory is unmapped under an access.
 */
public final class VfioUserServer implements AutoCloseable {
    private static final int END_SECONDS = 60;
    private static final Message END = new Message(0, 0, 0, Message.body(0), new java.util.ArrayList<>());

    private final PciFunction function;
    private final Consumer<String> log;
    private final ListeningSocket listening;
    private final LinkedBlockingQueue<Message> inbox = new LinkedBlockingQueue<>();
    private final Thread reader;
    private final Thread worker;
    private volatile MessageSocket client;
    private volatile Message lastWords;
    private volatile String ending;
    private volatile Throwable failure;
    private volatile boolean closed;

    /**
     * Listens at a path, of at most 107 bytes.
     *
     * @param log is told what is refused, and when the machine comes and goes
     */
    public VfioUserServer(Path socket, PciFunction function, Consumer<String> log) throws IOException {
        this.function = function;
        this.log = log;
        listening = new ListeningSocket(socket);
        reader = Thread.ofPlatform().daemon().name("vfio-user reader").start(this::read);
        worker = Thread.ofPlatform().daemon().name("vfio-user function").start(this::work);
    }

    private void read() {
        String why = "the machine has gone";
        try {
            client = listening.accept();
            log.accept("the machine has connected");
            while (!closed) {
                inbox.add(client.receive());
            }
        } catch (ProtocolException e) {
            why = "the machine speaks no vfio-user: " + e.getMessage();
            lastWords = e.refusal();
        } catch (EOFException e) {
            why = e.getMessage();
        } catch (IOException e) {
            why = "the socket fails: " + e.getMessage();
        }
        ending = closed ? "it was closed" : why;
        inbox.add(END);
    }

    private void work() {
        var device = new VfioDevice(function, log);
        try {
            for (Message next = inbox.poll(); next != END; next = await()) {
                if (next != null) {
                    obey(device, next);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (IOException e) {
            ending = "the socket fails: " + e.getMessage();
        } catch (RuntimeException | Error e) {
            failure = e;
            ending = "the function fails: " + e;
        }
        end(device);
    }

    /** The next message, or null after a while in which the function went on. */
    private Message await() throws InterruptedException {
        Message next = inbox.poll();
        if (next != null) {
            return next;
        }
        long idle = function.advance();
        return idle == 0 ? inbox.poll() : inbox.poll(idle, TimeUnit.MILLISECONDS);
    }

    private void obey(VfioDevice device, Message message) throws IOException {
        if (!message.isCommand()) {
            Message.closeAll(message.descriptors());
            log.accept("refused: an answer to command " + message.command() + ", which nobody gave");
            return;
        }
        Message answer = device.answer(message);
        if (message.wantsReply()) {
            client.send(answer);
        }
    }

    private void end(VfioDevice device) {
        try {
            device.close();
            for (Message left : inbox) {
                Message.closeAll(left.descriptors());
            }
            if (lastWords != null) {
                client.send(lastWords);
            }
            if (client != null) {
                client.shutdown();
            }
        } catch (IOException e) {
            // The machine has gone already, which is told.
        }
        log.accept("the connection has ended: " + ending);
    }

    /** What the function has failed with, or null. */
    public Throwable failure() {
        return failure;
    }

    /** Whether the machine is still served, or still awaited. */
    public boolean isOpen() {
        return worker.isAlive();
    }

    /** Ends the connection and waits until nothing uses the machine's memory any more. */
    @Override public synchronized void close() throws IOException {
        if (closed) {
            return;
        }
        closed = true;
        listening.shutdown();
        MessageSocket open = client;
        if (open != null && worker.isAlive()) {
            open.shutdown();
        }
        try {
            reader.join(END_SECONDS * 1000L);
            worker.join(END_SECONDS * 1000L);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (client != null) {
            client.close();
        }
        listening.close();
    }
}
