package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Address;
import veroce.nic.EthernetPort;
import veroce.nic.NicEndpoint;
import veroce.packet.ExtensionHeader;
import veroce.packet.ForcedField;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;

/**
 * A NIC beside an Ethernet NIC on the same line, while its queue pairs write to each other over that line: what is not
 * for RDMA is given on whole and in order, what the Ethernet NIC sends comes between, and neither can stop RDMA.
 */
class NicEthernetTest {
    private static final long SEED = Arena.SEED;
    private static final RnicParameters ALONE = RnicParameters.SMALL.speakingRoce();
    private static final long MAC = 0x0200_0000_0001L;
    private static final String IP = "10.0.0.1";
    private static final int LARGEST = 4210;

    private final Random random = new Random(SEED);
    private EthernetBench bench;
    private NicEndpoint nic;
    private EthernetPort port;

    @BeforeEach void connect() {
        bench = bench(ALONE.besideEthernet());
        nic = bench.nic;
        port = bench.port;
    }

    private static EthernetBench bench(RnicParameters parameters) {
        return new EthernetBench(parameters, Address.of(MAC, IP), new int[] {4096, 4096},
            frame -> isOurs(frame) ? frame : null);
    }

    @AfterEach void end() {
        bench.close();
    }

    private static boolean isOurs(byte[] frame) {
        return frame[12] == 0x08 && frame[13] == 0 && frame[23] == 17 && frame[36] == 0x12 && (frame[37] & 0xff) == 0xba;
    }

    // ---- to the Ethernet NIC

    @Test void allThatIsNotForRdmaIsGivenOnInOrder() {
        port.pace(() -> random.nextInt(4) != 0, () -> true);
        bench.loads = true;
        var sent = new ArrayList<byte[]>();
        for (int i = 0; i < 400; i++) {
            var frame = other();
            sent.add(frame);
            nic.model().receive(frame);
            bench.run(300);
        }
        bench.rest();
        bench.assertGiven(sent);
        assertThat(bench.given).noneMatch(EthernetPort.Taken::management);
        assertThat(nic.counters()).containsEntry("rx_ethernet", 400L).containsEntry("rx_ethernet_full", 0L)
            .containsEntry("rx_other", 400L);
        assertThat(bench.written()).isGreaterThan(500);
    }

    @Test void whatIsForUsIsNot() {
        var write = new ArrayList<byte[]>();
        write.add(good().frame());
        write.add(good().force(ForcedField.ICRC, 1).frame());
        write.add(good().force(ForcedField.OPCODE, 0x1f).frame());
        write.add(good().force(ForcedField.TRANSPORT_VERSION, 6).frame());
        write.add(good().force(ForcedField.IP_CHECKSUM, 1).frame());
        write.add(good().force(ForcedField.IP_LENGTH, 20 + 23).frame());
        write.add(good().destQp(9).frame());
        write.add(good().destQp(77_777).frame());
        write.add(management().destQp(2).frame());
        write.add(management().force(ForcedField.ICRC, 1).frame());
        write.forEach(nic.model()::receive);
        bench.rest();
        assertThat(bench.given).isEmpty();
        assertThat(nic.counters()).containsEntry("rx_ethernet", 0L).containsEntry("rx_other", 0L)
            .containsEntry("rx_icrc", 2L).containsEntry("rx_transport", 1L);
    }

    @Test void tooLongAFrameIsNobodys() {
        var longest = other(LARGEST);
        nic.model().receive(other(LARGEST + 1));
        nic.model().receive(longest);
        nic.model().receive(other(3 * RnicParameters.ETHERNET_BYTES));
        nic.model().receive(longest);
        bench.rest();
        bench.assertGiven(List.of(longest, longest));
        assertThat(nic.counters()).containsEntry("rx_long", 2L).containsEntry("rx_ethernet", 2L);
    }

    @Test void connectionManagementSaysThatItsIcrcIsRight() {
        var first = management().frame();
        var other = other(60);
        nic.model().receive(first);
        nic.model().receive(other);
        nic.model().receive(first);
        bench.rest();
        bench.assertGiven(List.of(first, other, first));
        assertThat(bench.given).extracting(EthernetPort.Taken::management).containsExactly(true, false, true);
        assertThat(nic.counters()).containsEntry("rx_other", 3L).containsEntry("rx_qpn", 0L);
    }

    /** Only the first piece of a datagram has a port, so none of them can be for us. */
    @Test void fragmentsAreGivenOn() {
        var fragment = good().force(ForcedField.MORE_FRAGMENTS, 1).frame();
        nic.model().receive(fragment);
        bench.rest();
        bench.assertGiven(List.of(fragment));
    }

    @Test void whileTheDataPathRestsEverythingIsGivenOn() {
        nic.set("control.enable", 0);
        var frames = List.of(good().frame(), other(60), good().force(ForcedField.ICRC, 1).frame(), other(1500),
            management().frame(), good().destQp(9).frame());
        frames.forEach(nic.model()::receive);
        bench.rest();
        bench.assertGiven(frames);
        assertThat(nic.counters()).containsEntry("rx_ok", 0L).containsEntry("rx_other", 6L);
        nic.set("control.enable", 1);
        nic.model().receive(good().destQp(9).frame());
        bench.rest();
        assertThat(bench.given).hasSize(6);
        bench.loads = true;
        bench.run(8000);
        bench.rest();
        assertThat(bench.written()).isPositive();
    }

    @Test void whoTakesNothingStopsNobody() {
        boolean[] takes = {false};
        port.pace(() -> takes[0], () -> true);
        var sent = new ArrayList<byte[]>();
        bench.loads = true;
        for (int i = 0; i < 1000; i++) {
            var frame = other(60 + random.nextInt(1000));
            sent.add(frame);
            nic.model().receive(frame);
            bench.run(60);
        }
        int before = bench.written();
        assertThat(before).isGreaterThan(500);
        takes[0] = true;
        bench.rest();
        long full = nic.counters().get("rx_ethernet_full");
        assertThat(full).isPositive();
        assertThat(nic.counters()).containsEntry("rx_ethernet", 1000 - full).containsEntry("tx_resends", 0L);
        int at = 0;
        for (var taken : bench.given) {
            while (!Arrays.equals(sent.get(at), taken.frame())) {
                at++;
            }
            at++;
        }
        assertThat(bench.given.stream().mapToLong(taken -> beats(taken.frame())).sum())
            .as("beats that the store has held").isGreaterThan(RnicParameters.ETHERNET_BYTES / 32 - beats(new byte[1060]));
    }

    /** Small ones that follow each other without a cycle between, of which every other is for us. */
    @Test void framesOfOneBeatBackToBack() {
        var sent = new ArrayList<byte[]>();
        for (int i = 0; i < 300; i++) {
            var frame = Arrays.copyOf(other(60), 14 + random.nextInt(18));
            sent.add(frame);
            nic.model().receive(frame);
            if (random.nextBoolean()) {
                nic.model().receive(good().destQp(9).force(ForcedField.ICRC, 1).frame());
            }
        }
        bench.rest();
        bench.assertGiven(sent);
    }

    // ---- from the Ethernet NIC

    @Test void itsFramesComeBetweenWhole() {
        port.pace(() -> true, () -> random.nextInt(3) != 0);
        bench.loads = true;
        var sent = new ArrayList<byte[]>();
        for (int i = 0; i < 300; i++) {
            var frame = other(60 + random.nextInt(2000));
            sent.add(frame);
            port.send(frame);
            bench.run(random.nextInt(200));
        }
        bench.rest();
        bench.assertBetween(sent);
        assertThat(nic.counters()).containsEntry("tx_ethernet", 300L).containsEntry("tx_resends", 0L);
        assertThat(bench.written()).isGreaterThan(300);
    }

    @Test void theLineIsSharedAsItIsSaid() {
        double reset = share();
        assertThat(reset).as("of the Ethernet NIC, 1 of 8").isBetween(0.115, 0.135);
        nic.set("ethernet_share.rdma", 1);
        assertThat(share()).as("half").isBetween(0.48, 0.52);
        nic.set("ethernet_share.rdma", 15);
        assertThat(share()).as("1 of 16").isBetween(0.055, 0.07);
    }

    /** What the Ethernet NIC has of the bytes while both always want to send. */
    private double share() {
        bench.loads = true;
        bench.length = () -> EthernetBench.SIZE;
        for (int i = 0; i < 250; i++) {
            port.send(other(1500));
        }
        bench.run(3000);
        long rdma = bench.rdmaBytes();
        int frames = bench.between.size();
        bench.run(15_000);
        assertThat(port.isIdle()).as("it wants to send to the end").isFalse();
        long ethernet = bench.between.subList(frames, bench.between.size()).stream().mapToLong(frame -> frame.length).sum();
        double share = (double) ethernet / (ethernet + bench.rdmaBytes() - rdma);
        bench.rest();
        return share;
    }

    /** Every frame, to the cycle. */
    @Test void withoutItsFramesRdmaIsAsInANicWithoutThePorts() {
        bench.loads = true;
        bench.run(6000);
        try (var alone = bench(ALONE)) {
            alone.loads = true;
            alone.run(6000);
            assertThat(alone.times).hasSizeGreaterThan(100).isEqualTo(bench.times);
        }
    }

    @Test void aFrameThatDoesNotFitIsDropped() {
        var first = other(8000);
        port.send(other(RnicParameters.ETHERNET_BYTES + 1));
        port.send(first);
        port.send(other(3 * RnicParameters.ETHERNET_BYTES));
        port.send(first);
        bench.loads = true;
        bench.run(3000);
        bench.rest();
        assertThat(bench.between).hasSize(2).allSatisfy(frame -> assertThat(frame).isEqualTo(first));
        assertThat(nic.counters()).containsEntry("tx_ethernet", 2L).containsEntry("tx_ethernet_long", 2L);
    }

    // ---- both

    /** Both directions are full when the NIC is reset by its register: only what came while it was has not been given on. */
    @Test void aResetStopsNoneOfItsFramesInTheMiddle() {
        port.pace(() -> random.nextInt(4) != 0, () -> random.nextInt(3) != 0);
        bench.loads = true;
        var sent = new ArrayList<byte[]>();
        var received = new ArrayList<byte[]>();
        for (int i = 0; i < 100; i++) {
            var frame = other();
            sent.add(frame);
            port.send(frame);
            var arrival = other(64 + random.nextInt(400));
            received.add(arrival);
            nic.model().receive(arrival);
            bench.run(i < 20 ? 100 : 0);
        }
        bench.loads = false;
        bench.restart();
        var last = other(300);
        received.add(last);
        bench.rest();
        nic.model().receive(last);
        bench.rest();
        bench.assertBetween(sent);
        int at = 0;
        for (var taken : bench.given) {
            while (!Arrays.equals(received.get(at), taken.frame())) {
                at++;
            }
            at++;
        }
        assertThat(at).as("the last one is there").isEqualTo(received.size());
        assertThat(bench.given.size()).as("of %s", received.size()).isBetween(20, received.size() - 1);
    }

    // ---- frames

    private PacketBuilder good() {
        return Packets.veroce(Opcode.WRITE_ONLY).ethernet(0x0200_0000_0002L, MAC).ipv4("10.0.0.2", IP).destQp(0)
            .psn(0).msn(0).reth(0, 0, 64).payload(new byte[64]);
    }

    private PacketBuilder management() {
        return Packets.roce(Opcode.UD_SEND_ONLY).ethernet(0x0200_0000_0002L, MAC).ipv4("10.0.0.2", IP).destQp(1)
            .psn(5).with(new ExtensionHeader.Deth(0x8001_0000L, 0, 1)).payload(new byte[256]);
    }

    private byte[] other() {
        return other(random.nextInt(4) == 0 ? 60 : 60 + random.nextInt(1500));
    }

    /** A frame of somebody else's, of any kind. */
    private byte[] other(int length) {
        var frame = new byte[length];
        random.nextBytes(frame);
        switch (random.nextInt(6)) {
            case 0 -> head(frame, 0x08, 0x06);
            case 1 -> {
                head(frame, 0x08, 0x00, 0x45);
                frame[23] = 6;
            }
            case 2 -> {
                head(frame, 0x86, 0xdd, 0x60);
                frame[20] = 6;
            }
            case 3 -> {
                head(frame, 0x08, 0x00, 0x45);
                frame[23] = 17;
                frame[36] = 0;
            }
            case 4 -> head(frame, 0x81, 0x00, 0x20, 0x07, 0x08, 0x06);
            default -> head(frame, 0x88, 0xcc);
        }
        return frame;
    }

    private static void head(byte[] frame, int... bytes) {
        for (int i = 0; i < bytes.length; i++) {
            frame[12 + i] = (byte) bytes[i];
        }
    }

    private static int beats(byte[] frame) {
        return (frame.length + 31) / 32;
    }
}
