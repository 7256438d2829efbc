package veroce.bench;

import hdl.sim.Engine;
import hdl.sim.Options;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import rnic.protocol.RnicParameters;
import veroce.endpoint.Access;
import veroce.endpoint.Address;
import veroce.endpoint.Numbering;
import veroce.endpoint.Peer;
import veroce.endpoint.QueuePairOptions;
import veroce.endpoint.SendRequest;
import veroce.nic.HostBus;
import veroce.nic.NicEndpoint;
import veroce.packet.ExtensionHeader;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;

/**
 * One idle NIC and a peer whose every frame is made here: a Write that is acknowledged, one out of order that gets a
 * SACK, a request of ours, and a SACK that asks for a packet of it again. The waves tell when each signal rose.
 */
final class LatencyProbe implements AutoCloseable {
    private static final Address OWN = Address.of(0x0200_0000_0001L, "10.0.0.1");
    private static final Address PEER = Address.of(0x0200_0000_0002L, "10.0.0.2");
    private static final int PEER_PAIR = 0x77;
    private static final int FIRST_PSN = 1000;
    private static final int SIZE = 1 << 16;
    private static final int PMTU = 256;
    /** Packets that we send, of two messages, and which of them the peer has not got. */
    private static final int PACKETS = 12;
    private static final int LOST = 4;
    /** Cycles after which everything is quiet: after a frame, and per queue pair after a reset. */
    private static final int QUIET = 400;
    private static final int LOOKED_AT = 16;
    private static final int SHORT = 64;
    /** PSN of the first response to a queue pair that begins with PSN 0. */
    private static final int HALF = 0x80_0000;

    private final Path waves;
    private final NicEndpoint nic;
    private final int pair;
    private final long target;
    private final int targetKey;
    private final long source;
    private final int sourceKey;
    private final long start;

    LatencyProbe(RnicParameters parameters) throws IOException {
        waves = Files.createTempFile("latency", ".vcd");
        nic = new NicEndpoint(parameters, OWN, Engine.JVM, Options.standard(), HostBus.Timing.QUICK, 100);
        target = nic.memory().allocate(SIZE, 4096);
        targetKey = nic.register(1, target, SIZE, EnumSet.of(Access.LOCAL_WRITE, Access.REMOTE_WRITE));
        source = nic.memory().allocate(SIZE, 4096);
        sourceKey = nic.register(1, source, SIZE, EnumSet.of(Access.REMOTE_READ));
        pair = nic.create(new QueuePairOptions().pmtu(PMTU).window(parameters.window(), parameters.messages(), 1)
            .reads(parameters.reads()).settings());
        nic.connect(pair, new Peer(PEER, PEER_PAIR, Numbering.from(FIRST_PSN)));
        run(LOOKED_AT * parameters.queuePairs());
        nic.waves(waves);
        start = nic.model().cycle();
    }

    /** The edge that comes next, as the waves count. */
    private long edge() {
        return nic.model().cycle() - start + 1;
    }

    private void run(int cycles) {
        for (int i = 0; i < cycles; i++) {
            nic.model().step();
        }
    }

    private PacketBuilder packet(int opcode, int after) {
        return Packets.veroce(opcode).ethernet(PEER.mac(), OWN.mac()).ip(PEER.ip(), OWN.ip()).destQp(pair)
            .psn(FIRST_PSN + after);
    }

    /** A Write of one packet, the n-th message. */
    long write(int after) {
        return give(packet(Opcode.WRITE_ONLY, after).msn(1 + after).reth(target, targetKey & 0xffff_ffffL, 64)
            .payload(new byte[64]).ackRequest());
    }

    /** A Write of ours of one packet. */
    long post() {
        return post(1);
    }

    private long post(int packets) {
        long from = edge();
        nic.postSend(pair, SendRequest.write(1, source, sourceKey, (long) PMTU * packets, target, targetKey));
        run(QUIET);
        return from;
    }

    /** After another Write of ours, one of whose packets the peer has not got. */
    long sack() {
        post(PACKETS - 1);
        long all = (1L << PACKETS - LOST) - 1;
        return give(packet(Opcode.SACK, 0).psn(LOST - 1).aeth(0x1f, 1).packetOrder(LOST - 1)
            .with(new ExtensionHeader.SackEth(PACKETS - LOST, LOST, 0, all & ~1)));
    }

    /** A Read of 64 bytes. */
    long postRead() {
        long from = edge();
        nic.postSend(pair, SendRequest.read(1, target, targetKey, SHORT, source, targetKey));
        run(QUIET);
        return from;
    }

    /** Acknowledges that Read, and then answers it. */
    long answerRead() {
        give(packet(Opcode.ACKNOWLEDGE, 0).psn(0).aeth(0x1f, 1).packetOrder(0xff_ffff));
        return give(packet(Opcode.READ_RESPONSE_ONLY, 0).psn(HALF).msn(1).aeth(0x1f, 1).payload(new byte[SHORT]));
    }

    /** A Read of the peer, of as many bytes. */
    long serveRead() {
        return give(packet(Opcode.READ_REQUEST, 0).msn(1).reth(source, sourceKey & 0xffff_ffffL, SHORT));
    }

    private long give(PacketBuilder packet) {
        long from = edge();
        nic.model().receive(packet.frame());
        run(QUIET);
        return from;
    }

    /** What the waves say about these signals. */
    WaveRises rises(List<String> signals) throws IOException {
        nic.close();
        return WaveRises.read(waves, List.copyOf(new HashSet<>(signals)));
    }

    @Override public void close() throws IOException {
        nic.close();
        Files.deleteIfExists(waves);
    }
}
