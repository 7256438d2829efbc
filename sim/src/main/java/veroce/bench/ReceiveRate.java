package veroce.bench;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import rnic.protocol.RnicParameters;
import veroce.VeroceException;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.Opcode;
import veroce.packet.Packets;

/**
 * The whole receive path of one NIC, from the MAC to the last byte in host memory: Writes of one packet of so many queue
 * pairs in turn, frame behind frame without a gap, as fast as no line brings them.
 */
public final class ReceiveRate {
    private static final Address OWN = Address.of(0x0200_0000_0001L, "10.0.0.1");
    private static final Address PEER = Address.of(0x0200_0000_0002L, "10.0.0.2");
    private static final int PEER_PAIR = 0x77;
    private static final int FIRST_PSN = 1000;
    private static final int PMTU = 4096;
    private static final int PLACE = 8192;
    /** Cycles that a run may take beyond four times those of its frames on the bus. */
    private static final int LONGEST_WAIT = 20_000;

    private ReceiveRate() {}

    /**
     * Measures the middle of a run.
     *
     * @param payload of each packet
     */
    public static Result measure(RnicParameters parameters, int pairs, int payload, int packets) {
        var options = Options.standard().effort(Options.Effort.FULL);
        try (var nic = new NicEndpoint(parameters, OWN, Engine.JVM, options, HostBus.Timing.PCIE, 800)) {
            long target = nic.memory().allocate(PLACE, PMTU);
            int key = nic.register(1, target, PLACE, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
            var numbers = new ArrayList<Integer>();
            for (int i = 0; i < pairs; i++) {
                int pair = nic.create(new QueuePairOptions().pmtu(PMTU).window(parameters.window(), parameters.messages(), 8)
                    .settings());
                nic.connect(pair, new Peer(PEER, PEER_PAIR + i, Numbering.from(FIRST_PSN)));
                numbers.add(pair);
            }
            var placed = new ArrayList<Long>();
            nic.memory().observe((address, length) -> {
                if (address + length == target + payload) {
                    placed.add(nic.model().cycle());
                }
            });
            int bytes = 0;
            for (int i = 0; i < packets; i++) {
                byte[] frame = frame(numbers.get(i % pairs), i / pairs, target, key, payload);
                bytes = frame.length;
                nic.model().receive(frame);
            }
            int beats = Math.ceilDiv(bytes, parameters.bytes());
            long until = nic.model().cycle() + (long) packets * beats * 4 + LONGEST_WAIT;
            while (placed.size() < packets && nic.model().cycle() < until) {
                nic.model().step();
            }
            return result(placed, beats, packets, nic.counters().get("rx_ok"));
        }
    }

    /**
     * What came of it.
     *
     * @param perCycle packets, in the middle of the run
     * @param beats    of a frame on the bus of the MAC
     * @param lost     packets that found no room
     */
    public record Result(double perCycle, int beats, int lost) {}

    private static Result result(List<Long> placed, int beats, int packets, long taken) {
        int first = placed.size() / 10;
        int last = placed.size() * 9 / 10;
        if (last - first < 10) {
            throw VeroceException.failure("the receive path has placed " + placed.size() + " of " + packets
                + " packets and taken " + taken + ": too few to tell a rate");
        }
        return new Result((last - first) / (double) (placed.get(last) - placed.get(first)), beats,
            packets - placed.size());
    }

    private static byte[] frame(int pair, int after, long target, int key, int payload) {
        return Packets.veroce(Opcode.WRITE_ONLY).ethernet(PEER.mac(), OWN.mac()).ip(PEER.ip(), OWN.ip()).destQp(pair)
            .psn(FIRST_PSN + after).msn(1 + after).reth(target, key & 0xffff_ffffL, payload)
            .payload(new byte[payload]).frame();
    }
}
