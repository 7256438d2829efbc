package veroce.vfio;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** What a virtual machine may ask of the server, what it gets, and what happens to whoever asks wrongly. */
@Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class VfioUserServerTest {
    private static final int TRIGGER_EVENTFD = 0x24;
    private static final int TRIGGER_NONE = 0x21;
    private static final int TRIGGER_BOOL = 0x22;
    private static final int MEMORY_AND_MASTER = 6;
    private static final int PAGE = 4096;

    private final TestFunction function = new TestFunction();
    private final List<String> log = new CopyOnWriteArrayList<>();
    private Path path;
    private VfioUserServer server;
    private TestClient client;
    private TestDescriptors descriptors;

    @BeforeEach void connect(@TempDir Path folder) throws IOException {
        path = folder.resolve("s");
        server = new VfioUserServer(path, function, log::add);
        client = TestClient.ready(path);
        descriptors = new TestDescriptors();
    }

    @AfterEach void close() throws IOException {
        client.close();
        server.close();
        descriptors.close();
    }

    @Test void itTellsOfItsRegionsAndInterrupts() throws IOException {
        var device = client.ask(VfioCommand.DEVICE_INFO, Message.body(16));
        assertThat(List.of(device.getInt(0), device.getInt(4), device.getInt(8), device.getInt(12)))
            .containsExactly(16, 3, 9, 5);
        for (int region = 0; region < 9; region++) {
            var info = client.ask(VfioCommand.REGION_INFO, TestClient.region(region));
            long bytes = region == 0 ? 65536 : region == 2 ? 4096 : region == 7 ? 256 : 0;
            assertThat(info.getInt(8)).isEqualTo(region);
            assertThat(info.getLong(16)).as("bytes of region %d", region).isEqualTo(bytes);
            assertThat(info.getInt(4)).isEqualTo(bytes > 0 ? 3 : 0);
        }
        for (int kind = 0; kind < 5; kind++) {
            var info = client.ask(VfioCommand.IRQ_INFO, Message.body(16).putInt(16).putInt(0).putInt(kind));
            assertThat(info.getInt(12)).as("interrupts of kind %d", kind).isEqualTo(kind == 2 ? 4 : 0);
        }
    }

    @Test void theVersionIsAnsweredWithWhatTheServerCan() throws IOException {
        var answer = client.ask(VfioCommand.VERSION, TestClient.version(0));
        byte[] text = new byte[answer.limit() - 4];
        answer.get(4, text);
        assertThat(new String(text, StandardCharsets.US_ASCII)).contains("\"max_msg_fds\":16", "write_multiple")
            .endsWith("}\0");
        assertThat(client.errno(VfioCommand.VERSION, TestClient.version(1))).isEqualTo(RefusedException.INVALID);
    }

    @Test void registersAreReadAndWrittenAsWideAsTheirPlaceAllows() throws IOException {
        var read = client.ask(VfioCommand.REGION_READ, TestClient.read(0, 4, 4));
        assertThat(read.getInt(16)).isEqualTo(0x88776655);
        client.ask(VfioCommand.REGION_READ, TestClient.read(0, 6, 11));
        client.ask(VfioCommand.REGION_WRITE, TestClient.write(0, 0x10, (byte) 1, (byte) 2, (byte) 3, (byte) 0xff));
        assertThat(function.accesses).containsExactly("read 4, 4", "read 6, 2", "read 8, 8", "read 10, 1",
            "write 10, 4: ff030201");
    }

    @Test void aReadComesBehindAllWritesThatNobodyWaitsFor() throws IOException {
        for (int i = 0; i < 3; i++) {
            client.post(VfioCommand.REGION_WRITE.number(), 0x10, TestClient.write(0, 8L * i, (byte) i));
        }
        client.ask(VfioCommand.REGION_READ, TestClient.read(0, 0x20, 1));
        assertThat(function.accesses).containsExactly("write 0, 1: 0", "write 8, 1: 1", "write 10, 1: 2",
            "read 20, 1");
    }

    @Test void manyWritesComeInOneMessage() throws IOException {
        var body = Message.body(8 + 2 * 24).putLong(2);
        body.putLong(0x40).putInt(0).putInt(4).putLong(0x1122334455667788L);
        body.putLong(0x44).putInt(0).putInt(8).putLong(7);
        assertThat(client.ask(VfioCommand.WRITE_MULTIPLE, body).getLong(0)).isEqualTo(2);
        assertThat(function.accesses).containsExactly("write 40, 4: 55667788", "write 44, 4: 7", "write 48, 4: 0");
        assertThat(client.errno(VfioCommand.WRITE_MULTIPLE, Message.body(8).putLong(1L << 40))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.WRITE_MULTIPLE, Message.body(32).putLong(1).putLong(0).putInt(0).putInt(9)))
            .isEqualTo(22);
    }

    @Test void theFunctionMovesTheMachinesMemoryAndInterrupts() throws IOException {
        int descriptor = descriptors.memory(8 * PAGE);
        var seen = descriptors.seen(descriptor, 8 * PAGE);
        for (int i = 0; i < PAGE; i++) {
            seen.set(ValueLayout.JAVA_BYTE, PAGE + i, (byte) (7 * i));
        }
        client.ask(VfioCommand.DMA_MAP, TestClient.map(TestFunction.SOURCE, 6 * PAGE, PAGE), descriptor);
        int counter = descriptors.counter();
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_EVENTFD, 2, 0, 1), counter);
        client.config(4, MEMORY_AND_MASTER);
        copy();
        assertThat(function.accesses).contains("copied");
        for (int i = 0; i < PAGE; i++) {
            assertThat(seen.get(ValueLayout.JAVA_BYTE, 3 * PAGE + i)).isEqualTo((byte) (7 * i));
        }
        assertThat(descriptors.count(counter)).isEqualTo(1);
    }

    private void copy() throws IOException {
        function.accesses.clear();
        client.ask(VfioCommand.REGION_WRITE, TestClient.write(0, TestFunction.COPY, (byte) 0, (byte) 16, (byte) 0,
            (byte) 0));
        while (function.accesses.stream().noneMatch(line -> line.equals("copied") || line.equals("no memory"))) {
            Thread.onSpinWait();
        }
        client.ask(VfioCommand.DEVICE_INFO, Message.body(16)); // the interrupt is behind it now
    }

    @Test void withoutTheBusOrTheMapThereIsNoMemory() throws IOException {
        int descriptor = descriptors.memory(8 * PAGE);
        client.ask(VfioCommand.DMA_MAP, TestClient.map(TestFunction.SOURCE, 8 * PAGE, 0), descriptor);
        copy();
        assertThat(function.accesses).contains("no memory");
        client.config(4, MEMORY_AND_MASTER);
        copy();
        assertThat(function.accesses).contains("copied");
        client.ask(VfioCommand.DMA_UNMAP, TestClient.unmap(TestFunction.TARGET, PAGE, 0));
        copy();
        assertThat(function.accesses).contains("no memory");
        client.ask(VfioCommand.DMA_MAP, TestClient.map(TestFunction.TARGET, PAGE, 0), descriptor);
        copy();
        assertThat(function.accesses).contains("copied");
        client.ask(VfioCommand.DMA_UNMAP, TestClient.unmap(0, 0, 2));
        copy();
        assertThat(function.accesses).contains("no memory");
    }

    @Test void aFunctionThatIsPulledOutIsAllOnesAndForgetsItsConfiguration() throws IOException {
        client.ask(VfioCommand.DMA_MAP, TestClient.map(TestFunction.SOURCE, 8 * PAGE, 0), descriptors.memory(8 * PAGE));
        client.config(4, MEMORY_AND_MASTER);
        function.isThere = false;
        for (int region : new int[] {0, 2, 7}) {
            assertThat(client.ask(VfioCommand.REGION_READ, TestClient.read(region, 0, 8)).getLong(16)).isEqualTo(-1);
        }
        client.ask(VfioCommand.REGION_WRITE, TestClient.write(0, 0x10, (byte) 1));
        client.config(4, MEMORY_AND_MASTER);
        assertThat(function.accesses).isEmpty();
        function.isThere = true;
        assertThat(client.ask(VfioCommand.REGION_READ, TestClient.read(7, 4, 4)).getShort(16)).isZero();
        copy();
        assertThat(function.accesses).contains("no memory");
    }

    @Test void vectorsAreListenedToAndNot() throws IOException {
        int[] counters = {descriptors.counter(), descriptors.counter(), descriptors.counter()};
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_EVENTFD, 2, 1, 3), counters);
        assertThat(function.accesses).containsExactly("listening");
        for (int vector = 0; vector < 4; vector++) {
            client.ask(VfioCommand.REGION_WRITE, TestClient.write(0, TestFunction.INTERRUPT, (byte) vector, (byte) 0,
                (byte) 0, (byte) 0));
        }
        assertThat(counts(counters)).containsExactly(1L, 1L, 1L);
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_NONE, 2, 2, 1));
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_BOOL, 2, 1, 3, (byte) 1, (byte) 0, (byte) 1));
        assertThat(counts(counters)).containsExactly(1L, 1L, 1L);
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_EVENTFD, 2, 1, 1)); // no descriptor: not heard
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_BOOL, 2, 1, 3, (byte) 1, (byte) 1, (byte) 1));
        assertThat(counts(counters)).containsExactly(0L, 1L, 1L);
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_NONE, 2, 0, 0)); // all are silent
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_NONE, 2, 0, 4));
        assertThat(counts(counters)).containsExactly(0L, 0L, 0L);
    }

    private List<Long> counts(int... counters) throws IOException {
        var counts = new ArrayList<Long>();
        for (int counter : counters) {
            counts.add(descriptors.count(counter));
        }
        return counts;
    }

    @Test void wrongMessagesAreAnsweredWithErrorsAndTheNextOneIsGood() throws IOException {
        int descriptor = descriptors.memory(PAGE);
        client.ask(VfioCommand.DMA_MAP, TestClient.map(0, PAGE, 0), descriptor);
        assertThat(client.errno(6, Message.body(0))).as("unknown").isEqualTo(RefusedException.UNKNOWN);
        assertThat(client.errno(999, Message.body(40))).as("unknown").isEqualTo(RefusedException.UNKNOWN);
        for (var command : VfioCommand.values()) {
            if (command != VfioCommand.DEVICE_INFO && command != VfioCommand.RESET) {
                assertThat(client.errno(command, Message.body(3))).as("short %s", command).isEqualTo(22);
            }
        }
        assertThat(client.errno(VfioCommand.REGION_INFO, TestClient.region(9))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.REGION_INFO, TestClient.region(-1))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.IRQ_INFO, Message.body(16).putLong(16).putInt(5))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.REGION_READ, TestClient.read(0, 65533, 4))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.REGION_READ, TestClient.read(0, -1, 4))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.REGION_READ, TestClient.read(0, Long.MAX_VALUE, 4))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.REGION_READ, TestClient.read(1, 0, 1))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.REGION_READ, TestClient.read(99, 0, 1))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.REGION_READ, TestClient.read(0, 0, 1 << 30))).isEqualTo(7);
        assertThat(client.errno(VfioCommand.REGION_READ, TestClient.read(0, 0, -1))).isEqualTo(7);
        assertThat(client.errno(VfioCommand.REGION_WRITE, Message.body(17).putLong(0).putInt(0).putInt(2)))
            .isEqualTo(22);
        assertThat(client.errno(VfioCommand.REGION_WRITE, TestClient.write(7, 256, (byte) 1))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.DMA_MAP, TestClient.map(PAGE / 2, PAGE, 0), descriptor)).isEqualTo(17);
        assertThat(client.errno(VfioCommand.DMA_MAP, TestClient.map(PAGE, 2 * PAGE, 0), descriptor)).isEqualTo(22);
        assertThat(client.errno(VfioCommand.DMA_MAP, TestClient.map(PAGE, PAGE, PAGE), descriptor)).isEqualTo(22);
        assertThat(client.errno(VfioCommand.DMA_MAP, TestClient.map(PAGE, 0, 0), descriptor)).isEqualTo(22);
        assertThat(client.errno(VfioCommand.DMA_MAP, TestClient.map(-PAGE, 2 * PAGE, 0))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.DMA_MAP, TestClient.map(PAGE, PAGE, 0), descriptors.counter()))
            .isEqualTo(22);
        assertThat(client.errno(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_EVENTFD, 2, 3, 2))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_EVENTFD, 0, 0, 1))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.SET_IRQS, TestClient.interrupts(0x0c, 2, 0, 1))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.SET_IRQS, TestClient.interrupts(0x26, 2, 0, 1))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_BOOL, 2, 0, 4))).isEqualTo(22);
        assertThat(client.errno(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_EVENTFD, 2, 0, 1), descriptor,
            descriptor)).isEqualTo(22);
        assertThat(function.accesses).isEmpty();
        client.ask(VfioCommand.DEVICE_INFO, Message.body(16));
        assertThat(log).hasSizeGreaterThan(30).anyMatch(line -> line.contains("lies over another one"));
    }

    @Test void aMachineUnmapsMoreThanItHasMapped() throws IOException {
        assertThat(client.errno(VfioCommand.DMA_UNMAP, TestClient.unmap(0x10000, 1L << 62, 0))).isZero();
        assertThat(client.errno(VfioCommand.DMA_UNMAP, TestClient.unmap(1L << 63, -PAGE, 0))).isZero();
    }

    @Test void nothingIsTakenBeforeTheVersion(@TempDir Path folder) throws IOException {
        Path other = folder.resolve("other");
        try (var second = new VfioUserServer(other, new TestFunction(), log::add); var early = new TestClient(other)) {
            assertThat(early.errno(VfioCommand.DEVICE_INFO, Message.body(16))).isEqualTo(22);
            early.ask(VfioCommand.VERSION, TestClient.version(0));
            early.ask(VfioCommand.DEVICE_INFO, Message.body(16));
            assertThat(second.isOpen()).isTrue();
        }
    }

    @Test void aMessageWithoutAnEndEndsTheConnection() throws IOException {
        client.header(VfioCommand.REGION_WRITE.number(), (1 << 20) + 65);
        var answer = client.receive();
        assertThat(answer.error()).isEqualTo(RefusedException.TOO_BIG);
        assertThatThrownBy(client::receive).isInstanceOf(IOException.class);
        assertThat(log).anyMatch(line -> line.contains("speaks no vfio-user"));
    }

    @Test void anAnswerThatNobodyAskedForIsDropped() throws IOException {
        client.post(VfioCommand.DEVICE_INFO.number(), 1, Message.body(0));
        client.ask(VfioCommand.DEVICE_INFO, Message.body(16));
        assertThat(log).anyMatch(line -> line.contains("which nobody gave"));
    }

    @Test void aFunctionThatFailsEndsTheConnectionAndIsTold() throws IOException {
        client.post(VfioCommand.REGION_WRITE.number(), 0, TestClient.write(0, TestFunction.FAIL, (byte) 0, (byte) 0,
            (byte) 0, (byte) 0));
        assertThatThrownBy(client::receive).isInstanceOf(EOFException.class);
        server.close();
        assertThat(server.failure()).hasMessage("planted");
        assertThat(server.isOpen()).isFalse();
    }

    @Test void descriptorsDoNotLeak() throws IOException {
        int descriptor = descriptors.memory(PAGE);
        int counter = descriptors.counter();
        long before = openDescriptors();
        for (int i = 0; i < 50; i++) {
            client.ask(VfioCommand.DMA_MAP, TestClient.map(0, PAGE, 0), descriptor, counter, counter);
            client.errno(VfioCommand.DMA_MAP, TestClient.map(0, PAGE, 0), descriptor);
            client.errno(VfioCommand.DMA_MAP, TestClient.map(PAGE, 2 * PAGE, 0), descriptor);
            client.ask(VfioCommand.DEVICE_INFO, Message.body(16), counter, counter);
            client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_EVENTFD, 2, 0, 2), counter, counter);
            client.ask(VfioCommand.DMA_UNMAP, TestClient.unmap(0, PAGE, 0));
        }
        client.ask(VfioCommand.SET_IRQS, TestClient.interrupts(TRIGGER_NONE, 2, 0, 0));
        assertThat(openDescriptors()).isEqualTo(before);
    }

    private static long openDescriptors() throws IOException {
        try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
            return files.count();
        }
    }
}
