package rnic.parse;

import static org.assertj.core.api.Assertions.assertThat;

import hdl.sim.Engine;
import hdl.sim.Simulation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import rnic.common.FrameBeat;
import veroce.packet.IpAddress;
import veroce.packet.Opcode;
import veroce.packet.Packets;
import veroce.packet.Segments;

/** Frames whose outer header ends here, and all others, beside the packet library. */
class SegmentEndTest {
    private static final long SEED = Long.getLong("hdl.seed", 20_312);
    private static final IpAddress HERE = IpAddress.parse("fcbb:bb00:42::");

    private final Random random = new Random(SEED);
    private Simulation<SegmentEnd.Io> dut;
    private FrameBeat.Collector line;
    private final List<Boolean> errors = new ArrayList<>();
    private final List<Boolean> running = new ArrayList<>();

    private IpAddress address() {
        return new IpAddress(true, random.nextLong(), random.nextLong());
    }

    private byte[] packet(boolean v6, boolean tagged, int payload) {
        byte[] bytes = new byte[payload];
        random.nextBytes(bytes);
        var packet = Packets.veroce(Opcode.SEND_ONLY).ethernet(random.nextLong() >>> 16, random.nextLong() >>> 16)
            .path(random.nextInt(16)).destQp(1).psn(random.nextInt(1 << 24)).msn(1).rqMsn(1).payload(bytes);
        if (v6) {
            packet.ip(address(), address());
        } else {
            packet.ip(IpAddress.v4(7), IpAddress.v4(9));
        }
        return (tagged ? packet.vlan(random.nextInt(1 << 12)) : packet).frame();
    }

    /** Ours, somebody else's, cut short, with a class that a switch has set, with one byte that is wrong. */
    private byte[] any(int payload) {
        boolean tagged = random.nextBoolean();
        if (random.nextInt(4) == 0) {
            return packet(random.nextBoolean(), tagged, payload);
        }
        byte[] frame = Segments.enter(packet(true, tagged, payload), random.nextInt(5) == 0 ? address() : HERE);
        int ip = tagged ? 18 : 14;
        switch (random.nextInt(6)) {
            case 0 -> frame[ip + random.nextInt(40)] ^= (byte) (1 << random.nextInt(8));
            case 1 -> frame = Arrays.copyOf(frame, 1 + random.nextInt(frame.length));
            case 2 -> {
                int traffic = random.nextInt(256);
                frame[ip] = (byte) (0x60 | traffic >> 4);
                frame[ip + 1] = (byte) (frame[ip + 1] & 0x0f | traffic << 4);
            }
            default -> { }
        }
        return frame;
    }

    private void open(int bytes, boolean hasSegment) {
        dut = Simulation.of(new SegmentEnd(bytes), Engine.preferred());
        line = new FrameBeat.Collector(bytes);
        dut.pin(dut.io().segment().valid()).set(hasSegment);
        dut.pin(dut.io().segment().value()).setWords(new long[] {HERE.low(), HERE.high()});
    }

    private void step() {
        var out = dut.io().out();
        dut.settle();
        if (dut.pin(out.valid()).isSet()) {
            var beat = out.value().beat();
            boolean last = dut.pin(beat.last()).isSet();
            line.add(new FrameBeat(dut.pin(beat.data()).words(), dut.pin(beat.keep()).words(), last));
            if (last) {
                errors.add(dut.pin(out.value().error()).isSet());
                running.add(dut.pin(out.value().running()).isSet());
            }
        }
        dut.step();
    }

    private void send(byte[] frame, int bytes, boolean error, boolean runs, double pauses) {
        var in = dut.io().in();
        for (var beat : FrameBeat.of(frame, bytes, random)) {
            while (random.nextDouble() < pauses) {
                dut.pin(in.valid()).set(false);
                step();
            }
            dut.pin(in.valid()).set(true);
            dut.pin(in.value().beat().data()).setWords(beat.data());
            dut.pin(in.value().beat().keep()).setWords(beat.keep());
            dut.pin(in.value().beat().last()).set(beat.last());
            dut.pin(in.value().error()).set(beat.last() ? error : random.nextBoolean());
            dut.pin(in.value().running()).set(beat.last() ? runs : random.nextBoolean());
            step();
        }
        dut.pin(in.valid()).set(false);
    }

    /** What the block does not take off although the library would: a frame that ends with the outer header's beats. */
    private static byte[] ended(byte[] frame, int bytes) {
        return frame.length <= (bytes < 58 ? 2 * bytes : 59) ? frame : Segments.end(frame, HERE);
    }

    @ParameterizedTest @CsvSource({"32, 0", "32, 0.3", "64, 0", "64, 0.6", "128, 0", "128, 0.2"})
    void theHeadersThatEndHereAreTakenOff(int bytes, double pauses) {
        open(bytes, true);
        try (var _ = dut) {
            var wanted = new ArrayList<byte[]>();
            var wrong = new ArrayList<Boolean>();
            var ran = new ArrayList<Boolean>();
            for (int i = 0; i < 3000; i++) {
                byte[] frame = any(random.nextInt(3 * bytes));
                wrong.add(random.nextInt(5) == 0);
                ran.add(random.nextBoolean());
                send(frame, bytes, wrong.getLast(), ran.getLast(), i % 3 == 0 ? 0 : pauses);
                wanted.add(ended(frame, bytes));
            }
            rest();
            assertThat(line.frames()).as("-Dhdl.seed=%d", SEED).hasSameSizeAs(wanted);
            for (int i = 0; i < wanted.size(); i++) {
                assertThat(line.frames().get(i)).as("frame %d, -Dhdl.seed=%d", i, SEED).isEqualTo(wanted.get(i));
            }
            assertThat(errors).isEqualTo(wrong);
            assertThat(running).isEqualTo(ran);
        }
    }

    private void rest() {
        for (int i = 0; i < 10; i++) {
            step();
        }
        assertThat(dut.pin(dut.io().busy()).isSet()).as("nothing is in it").isFalse();
    }

    @Test void whoHasNoSegmentTakesNothingOff() {
        open(32, false);
        try (var _ = dut) {
            byte[] frame = Segments.enter(packet(true, false, 100), HERE);
            send(frame, 32, false, true, 0);
            rest();
            assertThat(line.frames()).singleElement().isEqualTo(frame);
        }
    }

    /** The end of one frame and the beginning of the next meet, and nothing is lost. */
    @Test void frameBehindFrame() {
        open(32, true);
        try (var _ = dut) {
            var wanted = new ArrayList<byte[]>();
            for (int i = 0; i < 500; i++) {
                byte[] frame = i % 2 == 0 ? Segments.enter(packet(true, i % 4 == 0, i % 64), HERE)
                    : new byte[1 + i % 40];
                send(frame, 32, false, true, 0);
                wanted.add(ended(frame, 32));
            }
            rest();
            for (int i = 0; i < wanted.size(); i++) {
                assertThat(line.frames().get(i)).as("frame %d", i).isEqualTo(wanted.get(i));
            }
        }
    }
}
