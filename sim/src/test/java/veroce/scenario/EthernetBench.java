package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.nic.EthernetPort;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;

/**
 * A NIC beside an Ethernet NIC on the same line, while its queue pairs write to each other over that line: what is for
 * RDMA comes back to it, what the Ethernet NIC has sent goes away.
 */
final class EthernetBench implements AutoCloseable {
    /** Of the longest Writes. */
    static final int SIZE = 4096;
    private static final int PAIRS = 4;
    private static final int DEPTH = 8;
    /** Cycles in which the last frame gets through. */
    private static final int REST = 4_000;
    private static final int PATIENCE = 100_000;

    final NicEndpoint nic;
    /** The Ethernet NIC's, or null if it is beside none. */
    final EthernetPort port;
    /** What was given to the Ethernet NIC. */
    final List<EthernetPort.Taken> given = new ArrayList<>();
    /** Frames on the line that the Ethernet NIC has sent. */
    final List<byte[]> between = new ArrayList<>();
    /** When each frame for RDMA has left, and what it was. */
    final List<String> times = new ArrayList<>();
    /** Whether the queue pairs have something to write, and how much. */
    boolean loads;
    IntSupplier length = () -> 1024;
    private final UnaryOperator<byte[]> ours;
    private final int[] open = new int[PAIRS];
    private final long source;
    private final long target;
    private final int sourceKey;
    private final int targetKey;
    private int written;
    private long rdmaBytes;

    /**
     * Queue pairs 0 and 1 are peers, and so are the others.
     *
     * @param pmtus of the two
     * @param ours  a frame that is for RDMA, as it comes back, or null for others
     */
    EthernetBench(RnicParameters parameters, Address address, int[] pmtus, UnaryOperator<byte[]> ours) {
        this.ours = ours;
        nic = new NicEndpoint(parameters, address, Engine.JVM, Options.standard(), HostBus.Timing.QUICK, 80);
        nic.attach((frame, _) -> line(frame));
        source = nic.memory().allocate(SIZE, SIZE);
        target = nic.memory().allocate(SIZE, SIZE);
        sourceKey = nic.register(1, source, SIZE, Set.of(Access.LOCAL_WRITE));
        targetKey = nic.register(1, target, SIZE, Set.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        for (int qp = 0; qp < PAIRS; qp++) {
            nic.create(new QueuePairOptions().completionQueue(qp).queues(16, 16).pmtu(pmtus[qp / 2]).settings());
        }
        for (int qp = 0; qp < PAIRS; qp++) {
            nic.connect(qp, new Peer(nic.address(), qp ^ 1, Numbering.from(0)));
        }
        port = parameters.ethernet() ? nic.model().ethernet() : null;
        if (port != null) {
            port.takes(given::add);
        }
    }

    private void line(byte[] frame) {
        byte[] back = ours.apply(frame);
        if (back == null) {
            between.add(frame);
            return;
        }
        rdmaBytes += frame.length;
        times.add(nic.model().cycle() + " " + Arrays.hashCode(frame));
        nic.model().receive(back);
    }

    /** Writes that have completed. */
    int written() {
        return written;
    }

    /** Of frames for RDMA on the line. */
    long rdmaBytes() {
        return rdmaBytes;
    }

    /** The NIC is reset: nothing of what was under way completes. */
    void restart() {
        nic.restart();
        Arrays.fill(open, 0);
    }

    /** The load ends, and everything that is under way comes to an end. */
    void rest() {
        loads = false;
        for (int cycles = 0; cycles < PATIENCE && !(port.isIdle() && Arrays.stream(open).sum() == 0); cycles += 500) {
            run(500);
        }
        run(REST);
        assertThat(Arrays.stream(open).sum()).as("Writes that have not completed").isZero();
        assertThat(port.isIdle()).isTrue();
    }

    void run(int cycles) {
        for (int i = 0; i < cycles; i++) {
            nic.model().step();
            if (i % 64 == 0) {
                load();
            }
        }
    }

    private void load() {
        for (int qp = 0; qp < PAIRS; qp++) {
            for (var done = nic.poll(qp); done != null; done = nic.poll(qp)) {
                assertThat(done.status()).isEqualTo(CompletionStatus.SUCCESS);
                open[qp]--;
                written++;
            }
            while (loads && open[qp] < DEPTH) {
                nic.postSend(qp, SendRequest.write(1, source, sourceKey, length.getAsInt(), target, targetKey));
                open[qp]++;
            }
        }
    }

    /** The Ethernet NIC was given these, whole and in order, and nothing else. */
    void assertGiven(List<byte[]> frames) {
        assertSame(given.stream().map(EthernetPort.Taken::frame).toList(), frames);
    }

    /** The Ethernet NIC's frames are on the line, whole and in order, and nothing else. */
    void assertBetween(List<byte[]> frames) {
        assertSame(between, frames);
    }

    private static void assertSame(List<byte[]> seen, List<byte[]> frames) {
        for (int i = 0; i < Math.min(seen.size(), frames.size()); i++) {
            assertThat(seen.get(i)).as("frame %d", i).isEqualTo(frames.get(i));
        }
        assertThat(seen).hasSameSizeAs(frames);
    }

    @Override public void close() {
        nic.close();
    }
}
