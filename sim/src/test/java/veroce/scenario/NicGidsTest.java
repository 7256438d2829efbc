package veroce.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.IpAddress;
import veroce.packet.Opcode;
import veroce.packet.Packet;
import veroce.packet.PacketDecoder;
import veroce.packet.Packets;
import veroce.scoreboard.Buffers;

/** A NIC with several IP addresses: each queue pair sends from one of them, and takes nothing that goes to another. */
class NicGidsTest {
    private static final Address OWN = Address.of(0x0200_0000_0001L, "10.0.0.1");
    private static final List<IpAddress> ADDRESSES = List.of(OWN.ip(), IpAddress.parse("10.0.0.9"),
        IpAddress.parse("fe80::1"), IpAddress.parse("2001:db8::a00:1"));
    private static final List<Address> PEERS = List.of(Address.of(0x0200_0000_0002L, "10.0.0.2"),
        Address.of(0x0200_0000_0002L, "10.0.0.2"), Address.of(0x0200_0000_0002L, "fe80::2"),
        Address.of(0x0200_0000_0002L, "2001:db8::2"));
    /** The number that the NIC has for each of the addresses. */
    private static final int[] NUMBERS = {0, 7, 3, 4};
    private static final int PSN = 1000;
    private static final int PEER_PAIR = 0x77;
    private static final int ENOUGH = 1200;

    private final List<Packet> sent = new ArrayList<>();
    private final int[] pairs = new int[ADDRESSES.size()];
    private final int[] written = new int[ADDRESSES.size()];
    private NicEndpoint nic;
    private Buffers buffers;

    @BeforeEach void connect() {
        nic = new NicEndpoint(RnicParameters.SMALL, OWN, Engine.JVM, Options.standard(), HostBus.Timing.QUICK, 100);
        nic.attach((frame, at) -> sent.add(PacketDecoder.decode(frame).packet()));
        buffers = new Buffers(nic, 1, 1 << 16, 1);
        for (int i = 0; i < pairs.length; i++) {
            nic.gid(NUMBERS[i], ADDRESSES.get(i)).knownBy(NUMBERS[i]);
            pairs[i] = nic.create(new QueuePairOptions().settings());
            nic.connect(pairs[i], new Peer(PEERS.get(i), PEER_PAIR + i, Numbering.from(PSN)));
        }
    }

    @AfterEach void close() {
        nic.close();
    }

    /** The peer of one queue pair writes nothing to it, at any address of the NIC. */
    private void write(int pair, IpAddress to) {
        nic.model().receive(Packets.veroce(Opcode.WRITE_ONLY).ethernet(PEERS.get(pair).mac(), OWN.mac())
            .ip(PEERS.get(pair).ip(), to).destQp(pairs[pair]).psn(PSN + written[pair]).msn(1 + written[pair])
            .ackRequest().reth(buffers.target(), Integer.toUnsignedLong(buffers.targetKey()), 0).payload(new byte[0])
            .frame());
        step();
    }

    private void step() {
        for (int i = 0; i < ENOUGH; i++) {
            nic.model().step();
        }
    }

    private long counter(String name) {
        return nic.counters().getOrDefault(name, 0L);
    }

    /** From where to where frames have gone to the peer of a queue pair. */
    private List<String> ways(int pair) {
        var ways = sent.stream().filter(p -> p.bth().destQp() == PEER_PAIR + pair)
            .map(p -> p.ip().source() + " to " + p.ip().destination()).distinct().toList();
        sent.clear();
        return ways;
    }

    @Test void requestsComeFromTheAddressOfTheQueuePair() {
        for (int i = 0; i < pairs.length; i++) {
            nic.postSend(pairs[i], SendRequest.write(i, buffers.source(), buffers.sourceKey(), 64, 0x1000, 5));
            step();
            assertThat(ways(i)).containsExactly(ADDRESSES.get(i) + " to " + PEERS.get(i).ip());
        }
    }

    @Test void aQueuePairTakesWhatGoesToItsAddressAlone() {
        for (int i = 0; i < pairs.length; i++) {
            for (int to = 0; to < ADDRESSES.size(); to++) {
                boolean isIts = to == i;
                if (ADDRESSES.get(to).v6() != PEERS.get(i).ip().v6()) {
                    continue;
                }
                long before = counter("rx_peer");
                write(i, ADDRESSES.get(to));
                assertThat(counter("rx_peer") - before).as("%s at %s", i, to).isEqualTo(isIts ? 0 : 1);
                assertThat(ways(i)).as("acknowledgements").isEqualTo(
                    isIts ? List.of(ADDRESSES.get(i) + " to " + PEERS.get(i).ip()) : List.of());
                written[i] += isIts ? 1 : 0;
            }
        }
        assertThat(counter("rx_other")).isZero();
    }

    @Test void whatGoesToNoAddressOfOursIsForOthers() {
        write(0, IpAddress.parse("10.0.0.3"));
        write(2, IpAddress.parse("2001:db8::a00:2"));
        assertThat(Map.of("other", counter("rx_other"), "peer", counter("rx_peer"))).isEqualTo(
            Map.of("other", 2L, "peer", 0L));
        nic.forget(NUMBERS[1]);
        write(1, ADDRESSES.get(1));
        assertThat(counter("rx_other")).as("an address that was ours").isEqualTo(3);
        nic.gid(NUMBERS[1], IpAddress.parse("10.0.0.3"));
        write(1, IpAddress.parse("10.0.0.3"));
        assertThat(ways(1)).as("another one under its number").containsExactly("10.0.0.3 to 10.0.0.2");
    }
}
