package veroce.vfio;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;

/** A PCI function as vfio-user shows it: what each command does, and what it answers. */
final class VfioDevice implements PciPort {
    private static final String CAPABILITIES = "{\"capabilities\":{\"max_msg_fds\":16,\"max_data_xfer_size\":1048576,"
        + "\"pgsizes\":4096,\"max_dma_maps\":65535,\"write_multiple\":true}}";
    private static final int LONGEST_TRANSFER = 1 << 20;
    private static final int REGIONS = 9;
    private static final int INTERRUPT_KINDS = 5;
    private static final int RESET_AND_PCI = 3;
    private static final int READ_AND_WRITE = 3;
    private static final int EVENTFD_OF_FIXED_COUNT = 9;
    private static final int ALL = 2;
    private static final int INFO_BYTES = 16;
    private static final int REGION_INFO_BYTES = 32;
    private static final int TRANSFER = 16;
    private static final int ONE_OF_MULTIPLE = 24;

    private final PciFunction function;
    private final Consumer<String> log;
    private final GuestMemory memory = new GuestMemory();
    private final Interrupts interrupts;
    private final ConfigSpace config;
    private final Regions regions;
    private boolean known;

    VfioDevice(PciFunction function, Consumer<String> log) {
        this.function = function;
        this.log = log;
        interrupts = new Interrupts(function.vectors());
        config = new ConfigSpace(function.identity(), function.bytes(), Regions.MSIX_BYTES, function.vectors());
        regions = new Regions(function, config, this::reset);
        function.attach(this);
    }

    /** Does what a message asks for and gives its answer, which a client may not want. */
    Message answer(Message message) throws IOException {
        try {
            VfioCommand command = VfioCommand.of(message);
            if (!known && command != VfioCommand.VERSION) {
                throw RefusedException.invalid(command + " before the versions are agreed on");
            }
            return message.reply(obey(command, message));
        } catch (RefusedException e) {
            log.accept("refused: " + e.getMessage());
            return message.refusal(e.errno());
        } finally {
            Message.closeAll(message.descriptors());
        }
    }

    private ByteBuffer obey(VfioCommand command, Message message) throws IOException, RefusedException {
        ByteBuffer body = message.body();
        return switch (command) {
            case VERSION -> version(body);
            case DMA_MAP -> {
                int descriptor = message.descriptors().isEmpty() ? -1 : message.descriptors().removeFirst();
                memory.map(body.getLong(16), body.getLong(24), descriptor, body.getLong(8));
                yield Message.body(0);
            }
            case DMA_UNMAP -> unmap(body);
            case DEVICE_INFO -> Message.body(INFO_BYTES).putInt(INFO_BYTES).putInt(RESET_AND_PCI).putInt(REGIONS)
                .putInt(INTERRUPT_KINDS);
            case REGION_INFO -> regionInfo(body.getInt(8));
            case IRQ_INFO -> interruptInfo(body.getInt(8));
            case SET_IRQS -> {
                interrupts.set(body, message.descriptors());
                function.listening();
                yield Message.body(0);
            }
            case REGION_READ -> read(body);
            case REGION_WRITE -> {
                write(body, 0, body.limit() - TRANSFER);
                yield Message.body(TRANSFER).put(0, body, 0, TRANSFER);
            }
            case RESET -> {
                reset();
                yield Message.body(0);
            }
            case WRITE_MULTIPLE -> writeMultiple(body);
        };
    }

    private ByteBuffer version(ByteBuffer body) throws RefusedException {
        int major = body.getShort(0) & 0xffff;
        int minor = body.getShort(2) & 0xffff;
        if (major != 0) {
            throw RefusedException.invalid("version " + major + "." + minor + " of vfio-user: 0 is spoken here");
        }
        known = true;
        byte[] text = (CAPABILITIES + '\0').getBytes(StandardCharsets.US_ASCII);
        return Message.body(4 + text.length).putShort((short) 0).putShort((short) 0).put(text);
    }

    private ByteBuffer unmap(ByteBuffer body) {
        if ((body.getInt(4) & ALL) != 0) {
            memory.unmapAll();
        } else {
            memory.unmap(body.getLong(8), body.getLong(16));
        }
        return Message.body(24).put(0, body, 0, 24);
    }

    private ByteBuffer regionInfo(int region) throws RefusedException {
        if (region < 0 || region >= REGIONS) {
            throw RefusedException.invalid("REGION_INFO of " + region + ": there are " + REGIONS);
        }
        long bytes = regions.bytes(region);
        return Message.body(REGION_INFO_BYTES).putInt(REGION_INFO_BYTES).putInt(bytes > 0 ? READ_AND_WRITE : 0)
            .putInt(region).putInt(0).putLong(bytes).putLong(0);
    }

    private ByteBuffer interruptInfo(int kind) throws RefusedException {
        if (kind < 0 || kind >= INTERRUPT_KINDS) {
            throw RefusedException.invalid("IRQ_INFO of " + kind + ": there are " + INTERRUPT_KINDS);
        }
        boolean isThere = kind == Interrupts.MSIX;
        return Message.body(INFO_BYTES).putInt(INFO_BYTES).putInt(isThere ? EVENTFD_OF_FIXED_COUNT : 0).putInt(kind)
            .putInt(isThere ? interrupts.count() : 0);
    }

    private ByteBuffer read(ByteBuffer body) throws RefusedException {
        int count = body.getInt(12);
        if (count < 0 || count > LONGEST_TRANSFER) {
            throw new RefusedException(RefusedException.TOO_BIG, "REGION_READ of " + Integer.toUnsignedString(count)
                + " bytes: at most " + LONGEST_TRANSFER + " are read at once");
        }
        byte[] bytes = regions.read(body.getInt(8), body.getLong(0), count);
        return Message.body(TRANSFER + count).put(0, body, 0, TRANSFER).position(TRANSFER).put(bytes);
    }

    /** A write that is told at a place of a body, of which at most so many bytes are there. */
    private void write(ByteBuffer body, int at, int most) throws RefusedException {
        int count = body.getInt(at + 12);
        if (count < 0 || count > most) {
            throw RefusedException.invalid("a write of " + Integer.toUnsignedString(count) + " bytes that brings "
                + most);
        }
        byte[] bytes = new byte[count];
        body.get(at + TRANSFER, bytes);
        regions.write(body.getInt(at + 8), body.getLong(at), bytes);
    }

    private ByteBuffer writeMultiple(ByteBuffer body) throws RefusedException {
        long count = body.getLong(0);
        if (count < 0 || count > (body.limit() - Long.BYTES) / ONE_OF_MULTIPLE) {
            throw RefusedException.invalid(Long.toUnsignedString(count) + " writes in a body of " + body.limit()
                + " bytes");
        }
        for (int i = 0; i < count; i++) {
            write(body, Long.BYTES + ONE_OF_MULTIPLE * i, Long.BYTES);
        }
        return Message.body(Long.BYTES).putLong(count);
    }

    private void reset() {
        config.reset();
        function.reset();
    }

    /** Gives back all that belongs to the machine. */
    void close() throws IOException {
        interrupts.silence();
        memory.unmapAll();
    }

    @Override public MemorySegment memory(long address, long bytes) {
        return config.isBusMaster() ? memory.at(address, bytes) : null;
    }

    @Override public void interrupt(int vector) {
        try {
            interrupts.raise(vector);
        } catch (IOException e) {
            log.accept("vector " + vector + " cannot be raised: " + e.getMessage());
        }
    }
}
