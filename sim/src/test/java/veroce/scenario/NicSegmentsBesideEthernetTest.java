package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Address;
import veroce.packet.IpAddress;
import veroce.packet.Segments;

/** A NIC over segments beside an Ethernet NIC: frames of every kind and length while queue pairs write to each other. */
class NicSegmentsBesideEthernetTest {
    private static final IpAddress HERE = NicSegmentsTest.end(1);
    private static final int[] PMTUS = {4096, 256};

    private final Random random = new Random(Arena.SEED);

    /** What goes over one of our paths comes back at its end. */
    private static byte[] back(byte[] frame) {
        int first = Segments.first(frame);
        return first >= 0x400 && first < 0x410 ? Segments.pass(frame) : null;
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
        var address = Address.of(0x0200_0000_0001L, "fd00::1").withVlan(vlan).withPaths(NicSegmentsTest.names(true, 1));
        try (var bench = new EthernetBench((roce ? made.speakingRoce() : made).besideEthernet().overSegments(), address,
                PMTUS, NicSegmentsBesideEthernetTest::back)) {
            bench.nic.gid(NicSegmentsTest.GID, HERE);
            bench.port.pace(() -> random.nextInt(8) != 0, () -> random.nextInt(3) != 0);
            bench.length = () -> random.nextInt(EthernetBench.SIZE);
            bench.loads = true;
            var wanted = new ArrayList<byte[]>();
            var sent = new ArrayList<byte[]>();
            for (int i = 0; i < 1500; i++) {
                byte[] frame = any();
                bench.nic.model().receive(frame);
                wanted.add(ended(frame, bytes));
                if (random.nextInt(3) == 0) {
                    sent.add(arp());
                    bench.port.send(sent.getLast());
                }
                if (random.nextInt(4) == 0) {
                    bench.run(random.nextInt(300));
                }
            }
            bench.rest();
            bench.assertBetween(sent);
            bench.assertGiven(wanted);
            assertThat(bench.written()).isGreaterThan(100);
            assertThat(bench.nic.counters()).containsEntry("tx_resends", 0L).containsEntry("timeouts", 0L);
        }
    }

    private byte[] arp() {
        byte[] frame = new byte[60 + random.nextInt(900)];
        random.nextBytes(frame);
        frame[12] = 0x08;
        frame[13] = 0x06;
        return frame;
    }
}
