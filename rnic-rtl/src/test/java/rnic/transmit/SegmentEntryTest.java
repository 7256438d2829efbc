package rnic.transmit;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Options;
import hdl.sim.Simulation;
import hdl.sim.agent.StreamSink;
import hdl.sim.agent.StreamSource;
import java.util.ArrayList;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.FrameBeat;
import veroce.packet.IpAddress;
import veroce.packet.Opcode;
import veroce.packet.PacketBuilder;
import veroce.packet.Packets;
import veroce.packet.Segments;

/** Frames of all kinds on routes of all kinds, beside the packet library. */
class SegmentEntryTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_311);

    /** As the block takes it. */
    record Way(boolean tagged, boolean named, boolean segments, int label, long[] destination) {}

    private final Random random = new Random(SEED);

    private PacketBuilder packet(boolean v6, boolean tagged, int payload) {
        byte[] bytes = new byte[payload];
        random.nextBytes(bytes);
        var packet = Packets.veroce(Opcode.SEND_ONLY).ethernet(random.nextLong() >>> 16, random.nextLong() >>> 16)
            .path(random.nextInt(1 << 14)).destQp(random.nextInt(1 << 24)).psn(random.nextInt(1 << 24)).msn(1).rqMsn(1)
            .payload(bytes);
        if (v6) {
            packet.ip(address(), address());
        } else {
            packet.ip(IpAddress.v4(random.nextInt() & 0xffff_ffffL), IpAddress.v4(random.nextInt() & 0xffff_ffffL));
        }
        return tagged ? packet.vlan(random.nextInt(1 << 12)) : packet;
    }

    private IpAddress address() {
        return new IpAddress(true, random.nextLong(), random.nextLong());
    }

    @ParameterizedTest
    @CsvSource({"32, 0, 0", "32, 0.3, 0.4", "64, 0, 0", "64, 0.5, 0.2", "128, 0, 0.3", "128, 0.2, 0"})
    void everyFrameGoesOnItsRoute(int bytes, double pauses, double stalls) {
        try (var dut = Simulation.of(new SegmentEntry(bytes), Engine.preferred(), Options.standard().seed(SEED))) {
            var routes = dut.add(new StreamSource<>(dut, dut.io().routes(), Way.class).stall(pauses));
            var frames = dut.add(new StreamSource<>(dut, dut.io().in(), FrameBeat.class).stall(pauses));
            var line = new FrameBeat.Collector(bytes);
            dut.add(new StreamSink<>(dut, dut.io().out(), FrameBeat.class).stall(stalls).to(line::add));
            var wanted = new ArrayList<byte[]>();
            for (int i = 0; i < 600; i++) {
                boolean v6 = random.nextInt(4) > 0;
                boolean tagged = random.nextBoolean();
                boolean named = v6 && random.nextInt(4) > 0;
                boolean segments = named && random.nextBoolean();
                var way = new Way(tagged, named, segments, random.nextInt(1 << 16),
                    new long[] {random.nextLong(), random.nextLong()});
                byte[] frame = packet(v6, tagged, i < 2 * bytes ? i : random.nextInt(400)).frame();
                routes.send(way);
                frames.send(FrameBeat.of(frame, bytes, random));
                byte[] labelled = named ? Segments.label(frame, way.label()) : frame;
                wanted.add(segments ? Segments.enter(labelled,
                    new IpAddress(true, way.destination()[1], way.destination()[0])) : labelled);
            }
            dut.stepUntil(() -> line.frames().size() == wanted.size(), 100_000);
            for (int i = 0; i < wanted.size(); i++) {
                assertThat(line.frames().get(i)).as("frame %d, -Dhdl.seed=%d", i, SEED).isEqualTo(wanted.get(i));
            }
        }
    }

    /** A beat per cycle, and a cycle more for a frame that becomes a beat longer. */
    @Test void nobodyWaits() {
        for (int bytes : new int[] {32, 64}) {
            try (var dut = Simulation.of(new SegmentEntry(bytes), Engine.preferred(), Options.standard().seed(SEED))) {
                var routes = dut.add(new StreamSource<>(dut, dut.io().routes(), Way.class));
                var frames = dut.add(new StreamSource<>(dut, dut.io().in(), FrameBeat.class));
                var line = new FrameBeat.Collector(bytes);
                dut.add(new StreamSink<>(dut, dut.io().out(), FrameBeat.class).to(line::add));
                int beats = 0;
                int count = 200;
                for (int i = 0; i < count; i++) {
                    routes.send(new Way(false, true, true, i, new long[2]));
                    byte[] frame = packet(true, false, 100 + i).frame();
                    frames.send(FrameBeat.of(frame, bytes, random));
                    beats += (frame.length + Segments.SIZE + bytes - 1) / bytes;
                }
                long from = dut.cycle(0);
                dut.stepUntil(() -> line.frames().size() == count, 10_000);
                assertThat(dut.cycle(0) - from).as("cycles of %d beats", beats).isLessThan(beats + 5);
            }
        }
    }
}
