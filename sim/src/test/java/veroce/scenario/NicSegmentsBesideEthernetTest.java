package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.CompletionStatus;
import veroce.endpoint.Numbering;
import veroce.endpoint.PathNames;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.nic.EthernetPort;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.IpAddress;
import veroce.packet.Opcode;
import veroce.packet.Packets;
import veroce.packet.Segments;

/** A NIC over segments beside an Ethernet NIC: frames of every kind and length while queue pairs write to each other. */
class NicSegmentsBesideEthernetTest {
    private static final long SEED = Arena.SEED;
    private static final long MAC = 0x0200_0000_0001L;
    private static final IpAddress HERE = IpAddress.parse("fcbb:bb00:1::");
    private static final int PAIRS = 4;
    private static final int SIZE = 4096;

    private final Random random = new Random(SEED);
    private final List<EthernetPort.Taken> given = new ArrayList<>();
    private final List<byte[]> between = new ArrayList<>();
    private final int[] open = new int[PAIRS];
    private NicEndpoint nic;
    private boolean loads = true;
    private int written;
    private long source;
    private long target;
    private int sourceKey;
    private int targetKey;

    private static PathNames names() {
        var identifiers = new ArrayList<Integer>();
        for (int slot = 0; slot < 16; slot++) {
            identifiers.add((0x0400 + slot) << 16 | 0x2a50 + 0x111 * slot);
        }
        return new PathNames(identifiers, IpAddress.parse("fcbb:bb00:0:0:1::"));
    }

    private void connect(RnicParameters parameters, int vlan) {
        nic = new NicEndpoint(parameters, Address.of(MAC, "fd00::1").withVlan(vlan).withPaths(names()), Engine.JVM,
            Options.standard(), HostBus.Timing.QUICK, 80);
        nic.gid(7, HERE);
        nic.attach((frame, _) -> line(frame));
        source = nic.memory().allocate(SIZE, 4096);
        target = nic.memory().allocate(SIZE, 4096);
        sourceKey = nic.register(1, source, SIZE, Set.of(Access.LOCAL_WRITE));
        targetKey = nic.register(1, target, SIZE, Set.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        for (int qp = 0; qp < PAIRS; qp++) {
            nic.create(new QueuePairOptions().completionQueue(qp).queues(16, 16).pmtu(qp < 2 ? 4096 : 256).settings());
        }
        for (int qp = 0; qp < PAIRS; qp++) {
            nic.connect(qp, new Peer(nic.address(), qp ^ 1, Numbering.from(0)));
        }
    }

    private void line(byte[] frame) {
        if (Segments.first(frame) >= 0x400 && Segments.first(frame) < 0x410) {
            nic.model().receive(Segments.pass(frame));
        } else {
            between.add(frame);
        }
    }

    /** As the receive path is to see it: what the block does not take off passes. */
    private static byte[] ended(byte[] frame, int bytes) {
        return frame.length <= (bytes < 58 ? 2 * bytes : 59) ? frame : Segments.end(frame, HERE);
    }

    private byte[] any() {
        byte[] inner = new byte[14 + random.nextInt(200)];
        random.nextBytes(inner);
        boolean tagged = random.nextBoolean();
        int ip = tagged ? 18 : 14;
        inner[12] = (byte) (tagged ? 0x81 : 0x86);
        inner[13] = (byte) (tagged ? 0x00 : 0xdd);
        if (tagged && inner.length >= 18) {
            inner[16] = (byte) 0x86;
            inner[17] = (byte) 0xdd;
        }
        if (random.nextInt(5) == 0) {
            inner[12] = (byte) 0x08;
            inner[13] = (byte) 0x06;
            return inner;
        }
        if (inner.length <= ip + 40) {
            return Arrays.copyOf(inner, ip + 1);
        }
        inner[ip] = (byte) (0x60 | random.nextInt(16));
        inner[ip + 6] = (byte) (random.nextInt(3) == 0 ? 41 : 6);
        if (random.nextInt(4) == 0) {
            return inner;
        }
        byte[] frame = Segments.enter(inner, random.nextInt(4) == 0 ? IpAddress.parse("fcbb:bb00:2::") : HERE);
        frame[ip + 7] = (byte) random.nextInt(3);                 // hop limit
        switch (random.nextInt(6)) {
            case 0 -> frame[ip + 4 + random.nextInt(2)] ^= (byte) (1 + random.nextInt(255));
            case 1 -> frame = Arrays.copyOf(frame, 1 + random.nextInt(frame.length));
            case 2 -> frame[ip + 6] = (byte) random.nextInt(17);
            case 3 -> frame[ip + 40] = (byte) 0x45;
            default -> { }
        }
        return frame;
    }

    @Tag("long") @ParameterizedTest @CsvSource({"32, -1, false", "64, -1, true"})
    void moreComes(int bytes, int vlan, boolean roce) {
        whateverComes(bytes, vlan, roce);
    }

    @ParameterizedTest @CsvSource({"32, 5, true", "64, 5, false"})
    void whateverComes(int bytes, int vlan, boolean roce) {
        var small = RnicParameters.SMALL;
        var made = bytes == small.bytes() ? small : new RnicParameters("wide", bytes, small.queuePairs(),
            small.window(), small.messages(), small.mrs(), small.completionQueues(), small.addressHandles(),
            small.bufferBytes(), small.clockKilohertz());
        connect((roce ? made.speakingRoce() : made).besideEthernet().overSegments(), vlan);
        try (var _ = nic) {
            var port = nic.model().ethernet();
            port.takes(given::add);
            port.pace(() -> random.nextInt(8) != 0, () -> random.nextInt(3) != 0);
            var wanted = new ArrayList<byte[]>();
            int sent = 0;
            for (int i = 0; i < 1500; i++) {
                byte[] frame = any();
                nic.model().receive(frame);
                wanted.add(ended(frame, bytes));
                if (random.nextInt(3) == 0) {
                    port.send(arp());
                    sent++;
                }
                if (random.nextInt(4) == 0) {
                    run(random.nextInt(300));
                }
            }
            loads = false;
            for (int i = 0; i < 200 && !(port.isIdle() && Arrays.stream(open).sum() == 0); i++) {
                run(500);
            }
            run(4000);
            assertThat(Arrays.stream(open).sum()).isZero();
            assertThat(between).hasSize(sent);
            assertThat(written).isGreaterThan(100);
            for (int i = 0; i < Math.min(given.size(), wanted.size()); i++) {
                assertThat(given.get(i).frame()).as("frame %d", i).isEqualTo(wanted.get(i));
            }
            assertThat(given).hasSameSizeAs(wanted);
            assertThat(nic.counters()).containsEntry("tx_resends", 0L).containsEntry("timeouts", 0L);
        }
    }

    private byte[] arp() {
        byte[] frame = new byte[60 + random.nextInt(900)];
        random.nextBytes(frame);
        frame[12] = 0x08;
        frame[13] = 0x06;
        return frame;
    }

    private void run(int cycles) {
        for (int i = 0; i < cycles; i++) {
            if (loads && i % 64 == 0) {
                load();
            }
            nic.model().step();
        }
        poll();
    }

    private void load() {
        for (int qp = 0; qp < PAIRS; qp++) {
            if (open[qp] < 8) {
                nic.postSend(qp, SendRequest.write(0, source, sourceKey, random.nextInt(SIZE), target, targetKey));
                open[qp]++;
            }
        }
        poll();
    }

    private void poll() {
        for (int qp = 0; qp < PAIRS; qp++) {
            for (var next = nic.poll(qp); next != null; next = nic.poll(qp)) {
                assertThat(next.status()).isEqualTo(CompletionStatus.SUCCESS);
                open[qp]--;
                written++;
            }
        }
    }
}
